/** Searches of one position add up: visits together, shares at their mean. */

import type { LiveMove, LiveSearch } from '../lib/types';

export interface Judged {
  shares: number[];
  visits: number;
  searches: number;
  lines: LiveMove[];
}

export const NOTHING: Judged = { shares: [], visits: 0, searches: 0, lines: [] };
export const TOLD = 3;

export function added(before: Judged, search: LiveSearch): Judged {
  const visits = before.visits + search.visits;
  const mean = (old: number, fresh: number): number => (visits === 0 ? fresh : (old * before.visits + fresh * search.visits) / visits);
  const lines = new Map(before.lines.map((line) => [line.action, line]));
  for (const fresh of search.lines) {
    const old = lines.get(fresh.action);
    lines.set(fresh.action, old === undefined ? fresh : together(old, fresh));
  }
  return {
    shares: search.shares.map((share, seat) => mean(before.shares[seat] ?? share, share)),
    visits,
    searches: before.searches + 1,
    lines: [...lines.values()].sort((one, other) => other.visits - one.visits),
  };
}

function together(old: LiveMove, fresh: LiveMove): LiveMove {
  const visits = old.visits + fresh.visits;
  return {
    action: old.action,
    visits,
    share: (old.share * old.visits + fresh.share * fresh.visits) / Math.max(1, visits),
    line: fresh.line.length >= old.line.length ? fresh.line : old.line,
  };
}

/** The best few: the one tried most first, and none of the others said to be better than it. */
export function best(judged: Judged): LiveMove[] {
  const [first, ...others] = judged.lines;
  if (first === undefined) return [];
  const rest = others
    .filter((line) => line.visits >= judged.visits / 100)
    .map((line) => ({ ...line, share: Math.min(line.share, first.share) }))
    .sort((one, other) => other.share - one.share);
  return [first, ...rest].slice(0, TOLD);
}

/** The most decisions that a line looks ahead. */
export function depth(judged: Judged): number {
  return Math.max(0, ...judged.lines.map((line) => line.line.length));
}
