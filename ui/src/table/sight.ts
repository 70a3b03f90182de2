/** Places of a board that is larger than the screen come into sight. */

import { settings } from '../lib/settings.svelte';

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The coordinates stay at the edges while the board moves below them. */
function inside(scroller: HTMLElement): Frame {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const wide = scroller.querySelector('.numbers')?.clientWidth ?? 0;
  const high = scroller.querySelector('.letters')?.clientHeight ?? 0;
  return { left: left + wide, right, top: top + high, bottom };
}

/** Scroll a board that does not fit until these places are seen, and what is told beside them; a board that fits stays. */
export function bringIntoSight(places: readonly string[]): void {
  const scroller = document.querySelector<HTMLElement>('.slab.cropped .scroller');
  if (scroller === null) return;
  const cells = places.flatMap((place) => [...scroller.querySelectorAll(`[data-cell="${CSS.escape(place)}"]`)]);
  if (cells.length === 0) return;
  const told = [...scroller.querySelectorAll('[data-bubble]')];
  const boxes = [...cells, ...told].map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const frame = inside(scroller);
  if (left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollBy({
    left: (left + right) / 2 - (frame.left + frame.right) / 2,
    top: (top + bottom) / 2 - (frame.top + frame.bottom) / 2,
    behavior: settings.calm ? 'instant' : 'smooth',
  });
}
