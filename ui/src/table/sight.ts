/** Places of a board that is larger than the screen come into sight. */

import { settings } from '../lib/settings.svelte';

/** Scroll a board that does not fit until these places are seen; a board that fits stays. */
export function bringIntoSight(places: readonly string[]): void {
  const scroller = document.querySelector<HTMLElement>('.slab.cropped .scroller');
  if (scroller === null) return;
  const cells = places.flatMap((place) => [...scroller.querySelectorAll(`[data-cell="${CSS.escape(place)}"]`)]);
  if (cells.length === 0) return;
  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const frame = scroller.getBoundingClientRect();
  if (left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollBy({
    left: (left + right) / 2 - (frame.left + frame.right) / 2,
    top: (top + bottom) / 2 - (frame.top + frame.bottom) / 2,
    behavior: settings.calm ? 'instant' : 'smooth',
  });
}
