/** Places of a board that is larger than the screen come into sight. */

import { settings } from '../lib/settings.svelte';

/** Where some cells of a board are drawn, and what is told beside them. */
function around(scroller: HTMLElement, places: readonly string[]): DOMRect | null {
  const cells = places.flatMap((place) => [...scroller.querySelectorAll(`[data-cell="${CSS.escape(place)}"]`)]);
  if (cells.length === 0) return null;
  const boxes = [...cells, ...scroller.querySelectorAll('[data-bubble]')].map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** What is seen of a board that scrolls: its letters and numbers stay at the edges, and the sheet lies over its lower end. */
function seen(scroller: HTMLElement): DOMRect {
  const frame = scroller.getBoundingClientRect();
  const left = scroller.querySelector('.numbers.left')?.getBoundingClientRect().width ?? 0;
  const top = scroller.querySelector('.letters.top')?.getBoundingClientRect().height ?? 0;
  const foot = document.querySelector('.table > .foot')?.getBoundingClientRect().top ?? frame.bottom;
  return new DOMRect(frame.left + left, frame.top + top, frame.width - left, Math.min(frame.bottom, foot) - frame.top - top);
}

/** Scroll a board that does not fit until these places are seen; a board that fits stays. */
export function bringIntoSight(places: readonly string[]): void {
  const scroller = document.querySelector<HTMLElement>('.slab.cropped .scroller');
  const box = scroller === null ? null : around(scroller, places);
  if (scroller === null || box === null) return;
  const frame = seen(scroller);
  if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom) return;
  scroller.scrollBy({
    left: (box.left + box.right) / 2 - (frame.left + frame.right) / 2,
    top: (box.top + box.bottom) / 2 - (frame.top + frame.bottom) / 2,
    behavior: settings.calm ? 'instant' : 'smooth',
  });
}

/** The same for places that belong together; a board on which they are too large becomes as small as it takes. */
export function bringAllIntoSight(places: readonly string[]): void {
  const scroller = document.querySelector<HTMLElement>('.slab.cropped .scroller');
  const box = scroller === null ? null : around(scroller, places);
  if (scroller === null || box === null) return;
  const frame = seen(scroller);
  const part = Math.min(frame.width / box.width, frame.height / box.height);
  if (part < 1) scroller.dispatchEvent(new CustomEvent('fit', { detail: part }));
  bringIntoSight(places);
}
