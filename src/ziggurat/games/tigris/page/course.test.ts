import { describe, expect, it } from 'vitest';
import type { Entry, Facts } from '$ui/lib/types';
import { course } from './course';

const entry = (n: number, ...events: [string, Facts][]): Entry => ({
  n,
  kind: 'action',
  seat: 0,
  by: 'person',
  at: 0,
  undone: false,
  action: null,
  words: null,
  facts: {},
  events: events.map(([kind, facts]) => ({ kind, facts, reveal: false })),
});
const points = (seat: number, colour: string, amount = 1): [string, Facts] => ['points', { seat, colour, amount, why: 'tile' }];

describe('the course of the scores', () => {
  it('is the weakest colour', () => {
    const found = course(
      [entry(1, points(0, 'black'), points(0, 'red'), points(0, 'blue', 2)), entry(2, points(0, 'green', 3)), entry(3, points(1, 'green', 4))],
      2,
    );
    expect(found.map((point) => point.scores)).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('leaves out what was undone', () => {
    expect(course([{ ...entry(1, points(0, 'black')), undone: true }], 2)).toEqual([]);
  });
});
