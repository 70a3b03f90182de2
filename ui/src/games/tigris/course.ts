/** How the scores went, from the public awards of points and treasures. */

import type { Entry } from '../../lib/types';
import type { Course } from '../page';
import { COLOURS } from './pieces';

export function course(entries: readonly Entry[], seats: number): Course[] {
  const points = Array.from({ length: seats }, () => COLOURS.map(() => 0));
  const treasures = Array.from({ length: seats }, () => 0);
  const found: Course[] = [];
  for (const entry of entries) {
    if (entry.undone || (entry.kind !== 'action' && entry.kind !== 'start')) continue;
    for (const { kind, facts } of entry.events) {
      const { seat, colour, amount } = facts;
      if (typeof seat !== 'number') continue;
      const mine = points[seat];
      const index = COLOURS.findIndex((one) => one === colour);
      if (kind === 'points' && mine !== undefined && typeof amount === 'number' && index >= 0) mine[index] = (mine[index] ?? 0) + amount;
      if (kind === 'treasure-taken') treasures[seat] = (treasures[seat] ?? 0) + 1;
    }
    found.push({ entry: entry.n, scores: points.map((mine, seat) => weakest(mine, treasures[seat] ?? 0)) });
  }
  return found;
}

function weakest(points: readonly number[], treasures: number): number {
  const shared = [...points];
  for (let n = 0; n < treasures; n++) {
    const low = shared.indexOf(Math.min(...shared));
    shared[low] = (shared[low] ?? 0) + 1;
  }
  return Math.min(...shared);
}
