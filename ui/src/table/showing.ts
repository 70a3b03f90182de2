/** Whether a decision can be shown by doing it: in a lesson, also from a sheet that covers its buttons. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('showing');

export function showsBy(show: () => void): void {
  setContext(KEY, show);
}

/** What shows it; null at a table where nobody does. */
export function shower(): (() => void) | null {
  return getContext<(() => void) | undefined>(KEY) ?? null;
}
