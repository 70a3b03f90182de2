import { describe, expect, it } from 'vitest';
import type { Entry, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { flights, gains } from './flights';

const told = (...events: [string, Facts][]): ReturnType<typeof flights> =>
  flights({} as Table, { events: events.map(([kind, facts]) => ({ kind, facts, reveal: false })) } as unknown as Entry);

describe('what flies in Teotihuacan', () => {
  it('is every worker that moves, and goods from the board of arrival', () => {
    const found = told(['move', { seat: 0, from: 2, to: 4, powers: [3, 3] }], ['gain', { seat: 0, gold: 2, wood: 0 }]);
    expect(found.map(({ kind, from, to, text }) => [kind, from, to, text])).toEqual([
      ['move', '[data-board="2"]', '[data-board="4"]', undefined],
      ['move', '[data-board="2"]', '[data-board="4"]', undefined],
      ['gem', '[data-board="4"]', 0, '2'],
    ]);
  });

  it('is told of a move with its points and goods', () => {
    const events = [
      { kind: 'points', facts: { seat: 1, points: 5 } },
      { kind: 'gain', facts: { seat: 1, gold: 2, wood: 0 } },
    ];
    expect(gains({ events } as unknown as Entry)).toEqual([
      { seat: 1, glyph: 'teotihuacan-victory-point', amount: 5 },
      { seat: 1, glyph: 'teotihuacan-gold', amount: 2 },
    ]);
  });

  it('is no point where none is scored', () => {
    expect(told(['points', { seat: 1, points: 0 }])).toEqual([]);
  });
});
