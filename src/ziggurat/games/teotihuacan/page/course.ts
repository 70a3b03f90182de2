/** How the points went, from their public awards. */

import type { Entry } from '$ui/lib/types';
import type { Course } from '$ui/games/page';

export function course(entries: readonly Entry[], seats: number): Course[] {
  const points = Array.from({ length: seats }, () => 0);
  const found: Course[] = [];
  for (const entry of entries) {
    if (entry.undone || (entry.kind !== 'action' && entry.kind !== 'start')) continue;
    for (const { kind, facts } of entry.events) {
      const { seat, points: more } = facts;
      if (kind === 'points' && typeof seat === 'number' && typeof more === 'number' && seat < seats) points[seat] = (points[seat] ?? 0) + more;
    }
    found.push({ entry: entry.n, scores: [...points] });
  }
  return found;
}
