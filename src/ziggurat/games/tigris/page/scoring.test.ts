import { describe, expect, it } from 'vitest';
import type { Entry } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { scoring } from './scoring';

const table = { names: ['Maya', 'Adam'], view: { monuments: { 'red-blue': 'C3' } } } as unknown as Table;
const told = (kind: string, facts: object): object => ({ kind, facts, reveal: false });
const entry = (...events: object[]): Entry => ({ n: 9, events }) as unknown as Entry;

describe('monuments and treasures explained', () => {
  it('counts what each seat got of each colour, and the treasures', () => {
    const found = scoring(
      table,
      entry(
        told('points', { seat: 0, colour: 'red', amount: 1, why: 'monument' }),
        told('points', { seat: 1, colour: 'blue', amount: 1, why: 'monument' }),
        told('points', { seat: 1, colour: 'blue', amount: 1, why: 'tile' }),
        told('treasure-taken', { seat: 1, cell: 'B2' }),
      ),
    );
    expect(found?.steps.map((step) => step.cells.map((cell) => cell.points))).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(found?.steps.map((step) => step.places)).toEqual([['C3', 'D3', 'C4', 'D4'], ['C3', 'D3', 'C4', 'D4'], ['B2']]);
  });

  it('is nothing where tiles alone gave points', () => {
    expect(scoring(table, entry(told('points', { seat: 0, colour: 'red', amount: 1, why: 'tile' })))).toBeNull();
  });
});
