/** What the thing under the pointer or the focus is, told in the dock. */

import type { Action } from 'svelte/action';
import type { Selection } from './selection.svelte';

export const about: Action<Element, { selection: Selection; text: string }> = (node, given) => {
  let { selection, text } = given;
  const tell = (): void => {
    queueMicrotask(() => {
      selection.told = [text];
    });
  };
  const end = (): void => {
    queueMicrotask(() => {
      if (selection.told?.[0] === text) selection.told = null;
    });
  };
  const starts = ['pointerenter', 'focusin'];
  const ends = ['pointerleave', 'focusout'];
  for (const name of starts) node.addEventListener(name, tell);
  for (const name of ends) node.addEventListener(name, end);
  return {
    update: (next) => ({ selection, text } = next),
    destroy: () => {
      for (const name of starts) node.removeEventListener(name, tell);
      for (const name of ends) node.removeEventListener(name, end);
      end();
    },
  };
};
