import { describe, expect, it } from 'vitest';
import type { Entry, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { flights, gains } from './flights';

const told = (kind: string, facts: Facts): ReturnType<typeof flights> => flights({} as Table, { events: [{ kind, facts, reveal: false }] } as unknown as Entry);

describe('what flies in Mexica', () => {
  it('is a gain for each seat that has one', () => {
    const found = told('found', { cell: 'Q8', points: [6, 0, 3] });
    expect(found.map(({ text, to, from }) => [text, to, from])).toEqual([
      ['+6', 0, '[data-cell="Q8"]'],
      ['+3', 2, '[data-cell="Q8"]'],
    ]);
  });

  it('is told of a move to whoever gains', () => {
    const events = [{ kind: 'found', facts: { cell: 'Q8', points: [6, 0, 3] } }];
    expect(gains({ events } as unknown as Entry)).toEqual([
      { seat: 0, glyph: '', amount: 6 },
      { seat: 2, glyph: '', amount: 3 },
    ]);
  });

  it('starts in the middle of the board where no square is named', () => {
    expect(told('palace-scored', { seat: 1, points: 5 })).toMatchObject([{ text: '+5', from: null, to: 1 }]);
  });
});
