import { describe, expect, it } from 'vitest';
import type { Entry, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { flights, gains } from './flights';

const told = (...events: [string, Facts][]): ReturnType<typeof flights> =>
  flights({} as Table, { events: events.map(([kind, facts]) => ({ kind, facts, reveal: false })) } as unknown as Entry);

describe('what flies in Tigris & Euphrates', () => {
  it('goes from the space of the tile to the player who earns the point', () => {
    const found = told(['tile-placed', { seat: 1, cell: 'E5', colour: 'red' }], ['points', { seat: 0, colour: 'red', amount: 1 }]);
    expect(found).toEqual([{ kind: 'point', glyph: 'tigris-point-terracotta', size: 30, from: '[data-cell="E5"]', to: 0 }]);
  });

  it('is at most four points at once', () => {
    expect(told(['points', { seat: 0, colour: 'blue', amount: 9 }])).toHaveLength(4);
  });

  it('is told of a move with all its points and treasures', () => {
    const events = [
      { kind: 'points', facts: { seat: 0, colour: 'blue', amount: 9 } },
      { kind: 'treasure-taken', facts: { seat: 0, cell: 'K11' } },
    ];
    expect(gains({ events } as unknown as Entry)).toEqual([
      { seat: 0, glyph: 'tigris-point-lapis', amount: 9 },
      { seat: 0, glyph: 'tigris-treasure', amount: 1 },
    ]);
  });

  it('takes a leader home from where it stood', () => {
    const [leader] = told(['leader-returned', { seat: 2, colour: 'black', cell: 'B2' }]);
    expect(leader).toMatchObject({ kind: 'piece', glyph: 'tigris-leader-king-potter', from: '[data-cell="B2"]', to: 2 });
  });
});
