/** What the coach tells of Teotihuacan: which events matter, what they mean, what each thing is called. */

import type { Coaching } from '$ui/games/page';
import { parts } from '$ui/lib/words.svelte';

const WEIGHTS: Record<string, number> = {
  main: 3,
  worship: 2,
  collect: 2,
  build: 6,
  decorate: 6,
  noble: 5,
  technology: 6,
  claim: 3,
  ascend: 3,
  worker: 4,
  royal: 3,
  eclipse: 9,
};

export const coach: Coaching = {
  weigh({ kind, facts }, me) {
    if (kind === 'points') return facts['seat'] === me && facts['why'] === 'shared' ? 10 : 0;
    if (kind === 'oust') return facts['seat'] === me ? 8 : 0;
    return WEIGHTS[kind] ?? 0;
  },
  means(table, { kind, facts }) {
    if (kind === 'points' && facts['seat'] === table.seat) return parts('teotihuacan-means-shared');
    if (kind === 'build') return parts('teotihuacan-means-build');
    if (kind === 'noble') return parts('teotihuacan-means-noble');
    return null;
  },
  terms: {
    worker: 'worker',
    move: 'board',
    main: 'main-action',
    cocoa: 'collect-cocoa',
    worship: 'worship',
    lock: 'locked',
    power: 'power-up',
    ascend: 'ascension',
    reward: 'ascension',
    build: 'pyramid-tile',
    square: 'pyramid-tile',
    rotate: 'match',
    decorate: 'decoration',
    noble: 'building',
    technology: 'technology-tile',
    claim: 'discovery-tile',
    salary: 'salary',
    eclipse: 'eclipse',
    step: 'temple',
    temple: 'temple',
    avenue: 'avenue',
    track: 'pyramid-track',
    light: 'calendar',
    royal: 'royal-tile',
  },
};
