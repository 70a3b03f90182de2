import { describe, expect, it } from 'vitest';
import type { Entry } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { scoring } from './scoring';

const table = { names: ['Maya', 'Adam'] } as unknown as Table;
const points = (seat: number, why: string, amount: number): object => ({ kind: 'points', facts: { seat, why, points: amount }, reveal: false });
const entry = (...events: object[]): Entry => ({ n: 9, events }) as unknown as Entry;
const eclipse = { kind: 'eclipse', facts: { number: 1, last: false, avenue_value: 4, step_value: 3 }, reveal: false };

describe('an Eclipse explained', () => {
  it('takes nothing that was scored before it, and says how often what counts', () => {
    const found = scoring(
      table,
      entry(points(0, 'avenue', 99), eclipse, points(0, 'avenue', 12), points(1, 'leader', 4), points(1, 'track', 6), points(0, 'masks', 3)),
    );
    expect(found?.steps.map((step) => step.cells.map((cell) => cell.points))).toEqual([
      [12, 0],
      [0, 4],
      [0, 6],
      [3, 0],
    ]);
    expect(found?.steps[0]?.cells[0]?.sum).toBe('3 × 4');
    expect(found?.steps[2]?.cells[1]?.sum).toBe('2 × 3');
  });

  it('is nothing without an Eclipse', () => {
    expect(scoring(table, entry(points(0, 'avenue', 12)))).toBeNull();
  });
});
