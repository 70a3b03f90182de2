/**
 * An old page that meets a new server loads itself anew, and what was chosen is there again after it.
 * Whoever holds something chosen says how to write it down; it is read once, when it is built again.
 */

import type { Json } from './types';

const STORE = 'ziggurat-chosen';
const TRIED = 'ziggurat-build';

const savers = new Map<string, () => Json>();

/** The build of this page: the name of its first script, which holds a hash of all of it. */
const own = typeof document === 'undefined' ? null : (document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null);

/** The server has this build of the page; another one than this is loaded, once. */
export function meet(build: string | null): void {
  if (own === null || build === null || build === '' || build === own) return;
  if (sessionStorage.getItem(TRIED) === build) return;
  sessionStorage.setItem(TRIED, build);
  sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...savers].map(([key, save]) => [key, save()]))));
  location.reload();
}

/** From now on this is written down before the page loads itself anew; returns how to end that. */
export function remember(key: string, save: () => Json): () => void {
  savers.set(key, save);
  return () => {
    if (savers.get(key) === save) savers.delete(key);
  };
}

/** What was written down before the page loaded itself anew, told once. */
export function recall(key: string): Json | undefined {
  const all = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, Json>;
  const { [key]: found, ...rest } = all;
  if (found !== undefined) sessionStorage.setItem(STORE, JSON.stringify(rest));
  return found;
}
