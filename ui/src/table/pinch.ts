/** Zoom with two fingers, or with the wheel and Control, as a touchpad sends it. */

import type { Action } from 'svelte/action';

/** Told how many times larger it should be, and the point of the window that should stay in its place. */
export type Zoomed = (by: number, x: number, y: number) => void;

export const pinch: Action<HTMLElement, Zoomed> = (node, zoomed) => {
  let apart: number | null = null;

  function touch(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first === undefined || second === undefined || event.touches.length !== 2) {
      apart = null;
      return;
    }
    event.preventDefault();
    const now = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
    if (apart !== null && apart > 0) zoomed(now / apart, (first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2);
    apart = now;
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomed(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }

  const live = { passive: false };
  node.addEventListener('touchstart', touch, live);
  node.addEventListener('touchmove', touch, live);
  node.addEventListener('touchend', touch, live);
  node.addEventListener('wheel', wheel, live);
  return {
    destroy() {
      node.removeEventListener('touchstart', touch);
      node.removeEventListener('touchmove', touch);
      node.removeEventListener('touchend', touch);
      node.removeEventListener('wheel', wheel);
    },
  };
};

/** Scroll what has grown so that a point of the window stays over the same place. */
export function hold(scroller: HTMLElement, grown: number, x: number, y: number): void {
  const box = scroller.getBoundingClientRect();
  const [left, top] = [x - box.left, y - box.top];
  scroller.scrollTo((scroller.scrollLeft + left) * grown - left, (scroller.scrollTop + top) * grown - top);
}
