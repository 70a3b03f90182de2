/** What the coach tells of Mexica: which events matter, what they mean, what each thing is called. */

import type { Coaching } from '$ui/games/page';
import { parts } from '$ui/lib/words.svelte';

const WEIGHTS: Record<string, number> = {
  canal: 2,
  bridge: 1,
  temple: 3,
  leap: 2,
  found: 8,
  'period-ended': 9,
  'tiles-shown': 6,
  'tiles-removed': 6,
};

export const coach: Coaching = {
  weigh: ({ kind }) => WEIGHTS[kind] ?? 0,
  means(table, { kind, facts }) {
    const { points, seat } = facts;
    if (kind !== 'found' || seat === table.seat || !Array.isArray(points)) return null;
    const own = Number(points[table.seat ?? -1] ?? 0);
    return own > 0 ? parts('mexica-means-guest', { points: own }) : parts('mexica-means-founded');
  },
  terms: {
    start: 'pilli',
    walk: 'walk',
    canal: 'canal',
    found: 'calpulli',
    temple: 'temple',
    bridge: 'bridge',
    boat: 'boat',
    leap: 'jump',
    'take-token': 'action-token',
    'play-token': 'action-token',
    'tiles-shown': 'order',
    'period-ended': 'period',
    'region-scored': 'rank',
    turn: 'action-point',
  },
};
