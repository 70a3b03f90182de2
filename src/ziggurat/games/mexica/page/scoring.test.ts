import { describe, expect, it } from 'vitest';
import type { Entry } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { scoring } from './scoring';

const table = { view: { regions: [{ cells: ['Q6', 'Q7', 'R7'] }] } } as unknown as Table;
const ended = { kind: 'period-ended', facts: { period: 1, scores: [14, 5] }, reveal: false };
const region = { kind: 'region-scored', facts: { period: 1, cell: 'Q6', size: 3, founded: true, values: [7, 5], neutral: 0, points: [9, 5] }, reveal: false };
const palace = { kind: 'palace-scored', facts: { period: 1, seat: 0, points: 5 }, reveal: false };
const entry = (...events: object[]): Entry => ({ n: 9, events }) as unknown as Entry;

describe('the end of a period explained', () => {
  it('lights each region and adds up to what was scored', () => {
    const found = scoring(table, entry(region, palace, ended));
    expect(found?.steps[0]?.places).toEqual(['Q6', 'Q7', 'R7']);
    const sums = [0, 1].map((seat) => found?.steps.reduce((sum, step) => sum + (step.cells[seat]?.points ?? 0), 0));
    expect(sums).toEqual([14, 5]);
  });

  it('is nothing while the period goes on', () => {
    expect(scoring(table, entry())).toBeNull();
  });
});
