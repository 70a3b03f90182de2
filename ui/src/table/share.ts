/** A position as a picture, and a game as a frame for somebody's page: what a spectator may see, never more. */

const WIDTH = 1600;

/** The position after an entry, drawn for spectators: asked without the cookie that says who I am. */
async function drawing(table: string, entry: number): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/positions/${entry}/picture`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/** The picture of a position as a PNG file, saved by the browser. */
export async function savePicture(table: string, entry: number, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(table, entry))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (file === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Where a table lies, or the position after an entry of it. */
export function addressOf(table: string, entry: number | undefined, screen: 't' | 'embed' = 't'): string {
  return `${location.origin}/${screen}/${table}${entry === undefined ? '' : `?move=${entry}`}`;
}

/** What to put into a page to show a game there, from the position after an entry on. */
export function frame(table: string, entry: number | undefined): string {
  return `<iframe src="${addressOf(table, entry, 'embed')}" width="720" height="600" loading="lazy"></iframe>`;
}
