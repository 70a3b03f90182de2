import page from 'sprite:page';

const laid = new Set<string>();

/** Make the drawings of a set usable as `<use href="#set-name">`; once is enough. */
export function lay(set: string, symbols: string): void {
  if (laid.has(set)) return;
  laid.add(set);
  const host = document.createElement('div');
  host.innerHTML = `<svg aria-hidden="true" class="sprite">${symbols}</svg>`;
  const sprite = host.firstElementChild;
  if (sprite !== null) document.body.prepend(sprite);
}

export function layPage(): void {
  lay('page', page);
}

/** The scenes of all games, which a table does without. */
export async function layScenes(): Promise<void> {
  const { default: scenes } = await import('sprite:scenes');
  lay('scenes', scenes);
}
