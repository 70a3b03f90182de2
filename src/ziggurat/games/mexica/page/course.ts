/** How the scores went, from the public awards of points. */

import type { Entry } from '$ui/lib/types';
import type { Course } from '$ui/games/page';

export function course(entries: readonly Entry[], seats: number): Course[] {
  const scores = Array.from({ length: seats }, () => 0);
  const found: Course[] = [];
  for (const entry of entries) {
    if (entry.undone || (entry.kind !== 'action' && entry.kind !== 'start')) continue;
    for (const { kind, facts } of entry.events) {
      const { points, seat } = facts;
      if ((kind === 'found' || kind === 'region-scored') && Array.isArray(points))
        points.forEach((gain, at) => {
          scores[at] = (scores[at] ?? 0) + Number(gain);
        });
      if (kind === 'palace-scored' && typeof seat === 'number') scores[seat] = (scores[seat] ?? 0) + Number(points);
    }
    found.push({ entry: entry.n, scores: [...scores] });
  }
  return found;
}
