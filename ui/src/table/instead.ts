/** What would do instead of a refused wish: the same thing at another place. */

import type { Choice, Facts, Json } from '../lib/types';

/** The fields of an action that say where, not what. */
const WHERE = new Set(['cell', 'cells', 'square', 'side', 'axis', 'from', 'board']);

/** More places than these are no help. */
export const MOST = 40;

function what({ fields }: Choice): string {
  const kept = Object.entries(fields).flatMap(([name, value]): [string, Json][] => {
    if (name === 'cells' && Array.isArray(value)) return [[name, value.length]];
    return WHERE.has(name) ? [] : [[name, value as Json]];
  });
  return JSON.stringify(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The places at which the refused thing is possible; none where there are too many to help. */
export function instead(wish: Choice, possible: readonly Choice[], places: (kind: string, facts: Facts) => string[]): string[] {
  const same = what(wish);
  const found = new Set(possible.filter((choice) => what(choice) === same).flatMap(({ fields }) => places(fields.kind, fields)));
  return found.size > MOST ? [] : [...found];
}
