import { expect, it } from 'vitest';
import type { Choice, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { trace } from './trace';

const choice = (fields: Choice['fields']): Choice => ({ action: 0, words: '', fields });
const at = (board: Facts, ...line: Choice['fields'][]): ReturnType<typeof trace> =>
  trace({ view: { board }, question: {}, deciding: 1 } as unknown as Table, line.map(choice));

it('moves a leader from where it stands, and on from there', () => {
  const king = (cell: string): Choice['fields'] => ({ kind: 'leader', colour: 'black', cell });
  expect(at({ C3: '0 king', F5: '1 king' }, king('H6'), king('J7'))).toEqual([
    { to: ['H6'], from: 'F5', glyphs: ['tigris-leader-king-bull', 'tigris-crest-king'] },
    { to: ['J7'], from: 'H6', glyphs: ['tigris-leader-king-bull', 'tigris-crest-king'] },
  ]);
});

it('lays a tile, and takes four spaces for a monument', () => {
  const found = at({}, { kind: 'tile', colour: 'red', cell: 'B2' }, { kind: 'square', cell: 'B2' }, { kind: 'done' });
  expect(found).toEqual([
    { to: ['B2'], glyphs: ['tigris-tile-temple'] },
    { to: ['B2', 'C2', 'B3', 'C3'], glyphs: [] },
    { to: [], glyphs: [] },
  ]);
});
