/**
 * What a browser knows of a table, and how it comes to know more. The answer to a command and the live
 * connection bring the same kind of state; either may come first, and either may come twice.
 */

import type { Entry, State } from '../lib/types';

export interface Known {
  state: State | null;
  entries: readonly Entry[];
}

/** What is known once a state has come. */
export function arrived(known: Known, state: State): Known {
  const newest = known.state === null || state.log >= known.state.log ? state : known.state;
  const last = lastNumber(known);
  const fresh = state.entries.filter((entry) => entry.n > last);
  return { state: newest, entries: marked([...known.entries, ...fresh], newest.undone) };
}

/** Whether a state brings entries, but not all that are missing before them. */
export function leavesGap(known: Known, state: State): boolean {
  const last = lastNumber(known);
  const first = state.entries.find((entry) => entry.n > last);
  return first === undefined ? state.log > last : first.n > last + 1;
}

export function lastNumber(known: Known): number {
  return known.entries.at(-1)?.n ?? -1;
}

/** The entries once some that came before them have been read. */
export function preceded(known: Known, earlier: readonly Entry[]): Entry[] {
  const first = known.entries[0]?.n ?? Infinity;
  return [...marked([...earlier.filter((entry) => entry.n < first), ...known.entries], known.state?.undone ?? [])];
}

/** The entries, each saying whether it stands as the server says it does. */
function marked(entries: readonly Entry[], undone: readonly number[]): readonly Entry[] {
  const gone = new Set(undone);
  return entries.map((entry) => (entry.undone === gone.has(entry.n) ? entry : { ...entry, undone: gone.has(entry.n) }));
}
