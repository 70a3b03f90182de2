import page from 'sprite:page';
import scenes from 'sprite:scenes';

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
  lay('scenes', scenes);
}
