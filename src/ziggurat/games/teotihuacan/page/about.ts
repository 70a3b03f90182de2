/** What the thing under the pointer or the focus is, told in the dock. */

import type { Action } from 'svelte/action';
import type { Choosing } from './choice.svelte';

export const about: Action<Element, { choice: Choosing; text: string }> = (node, given) => {
  let { choice, text } = given;
  const tell = (): void => {
    queueMicrotask(() => {
      choice.told = [text];
    });
  };
  const end = (): void => {
    queueMicrotask(() => {
      if (choice.told?.[0] === text) choice.told = null;
    });
  };
  const starts = ['pointerenter', 'focusin'];
  const ends = ['pointerleave', 'focusout'];
  for (const name of starts) node.addEventListener(name, tell);
  for (const name of ends) node.addEventListener(name, end);
  return {
    update: (next) => ({ choice, text } = next),
    destroy: () => {
      for (const name of starts) node.removeEventListener(name, tell);
      for (const name of ends) node.removeEventListener(name, end);
      end();
    },
  };
};
