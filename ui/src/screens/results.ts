/** What my finished games came to. */

import type { TableLine } from '../lib/types';

export interface Outcome {
  /** 0 for whoever plays alone. */
  place: number;
  points: number;
}

export interface Record {
  played: number;
  won: number;
  best: number;
}

/** Where I came in; null where the game is not over, or I held no seat or several. */
export function resultOf({ result, mine, seats }: TableLine): Outcome | null {
  const [seat, ...more] = mine;
  const place = result?.places[seat ?? -1];
  const points = result?.scores[seat ?? -1];
  return place === undefined || points === undefined || more.length > 0 ? null : { place: seats.length > 1 ? place : 0, points };
}

/** Games played and won, and the most points, by game. */
export function recordsOf(lines: readonly TableLine[]): Map<string, Record> {
  const found = new Map<string, Record>();
  for (const line of lines) {
    const result = resultOf(line);
    if (result === null) continue;
    const before = found.get(line.game) ?? { played: 0, won: 0, best: result.points };
    const won = result.place === 1 ? 1 : 0;
    found.set(line.game, { played: before.played + 1, won: before.won + won, best: Math.max(before.best, result.points) });
  }
  return found;
}
