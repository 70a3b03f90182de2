/** What the coach tells of Tigris & Euphrates: which events matter, what they mean, what each thing is called. */

import type { Coaching } from '$ui/games/page';
import { parts } from '$ui/lib/words.svelte';
import { COLOURS, LEADERS } from './pieces';

const WEIGHTS: Record<string, number> = {
  'tile-placed': 1,
  'leader-placed': 3,
  'leader-moved': 2,
  'leader-withdrawn': 1,
  points: 2,
  'kingdoms-joined': 3,
  conflict: 4,
  'conflict-won': 5,
  catastrophe: 4,
  'monument-built': 6,
  'treasure-taken': 5,
  'building-placed': 3,
  swapped: 1,
};

export const coach: Coaching = {
  weigh({ kind, facts }, me) {
    const weight = WEIGHTS[kind] ?? 0;
    const mine = ['seat', 'attacker', 'defender'].some((name) => facts[name] === me);
    return mine && weight > 0 ? weight + 5 : weight;
  },
  means(table, { kind, facts }) {
    const me = table.seat;
    const colour = COLOURS.find((one) => one === facts['colour']);
    const leader = colour === undefined ? '' : LEADERS[colour];
    if (kind === 'conflict-won' && facts['loser'] === me) return parts('tigris-means-lost', { leader });
    if (kind === 'conflict-won' && facts['winner'] === me) return parts('tigris-means-won');
    if (kind === 'points' && facts['seat'] === me) return parts('tigris-means-points');
    if (kind === 'monument-built') return parts('tigris-means-monument');
    if (kind === 'treasure-taken' && facts['seat'] !== me) return parts('tigris-means-treasure');
    return null;
  },
  terms: {
    leader: 'leader',
    'leader-placed': 'leader',
    tile: 'tile',
    swap: 'swap',
    support: 'supporter',
    revolt: 'revolt',
    war: 'war',
    conflict: 'conflict',
    'conflict-won': 'conflict',
    'kingdoms-joined': 'kingdom',
    catastrophe: 'catastrophe',
    monument: 'monument',
    square: 'monument',
    'monument-built': 'monument',
    'treasure-taken': 'treasure',
    building: 'building',
    'building-placed': 'building',
    points: 'weakest-colour',
  },
};
