/** How the points of the weakest colour went, from their public awards; treasures are added at the end. */

import type { Entry } from '$ui/lib/types';
import type { Course } from '$ui/games/page';
import { COLOURS } from './pieces';

export function course(entries: readonly Entry[], seats: number): Course[] {
  const points = Array.from({ length: seats }, () => COLOURS.map(() => 0));
  const found: Course[] = [];
  for (const entry of entries) {
    if (entry.undone || (entry.kind !== 'action' && entry.kind !== 'start')) continue;
    for (const { kind, facts } of entry.events) {
      const { seat, colour, amount } = facts;
      if (kind !== 'points' || typeof seat !== 'number' || typeof amount !== 'number') continue;
      const mine = points[seat];
      const index = COLOURS.findIndex((one) => one === colour);
      if (mine !== undefined && index >= 0) mine[index] = (mine[index] ?? 0) + amount;
    }
    found.push({ entry: entry.n, scores: points.map((mine) => Math.min(...mine)) });
  }
  return found;
}
