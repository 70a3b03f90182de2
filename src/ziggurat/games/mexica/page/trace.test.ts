import { expect, it } from 'vitest';
import type { Choice, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { trace } from './trace';

const choice = (fields: Choice['fields']): Choice => ({ action: 0, words: '', fields });
const VIEW: Facts = {
  bridges: [],
  canals: [],
  neutral: [],
  regions: [],
  players: [
    { pilli: 'E5', temples: [] },
    { pilli: null, temples: [] },
  ],
};
const at = (...line: Choice['fields'][]): ReturnType<typeof trace> => trace({ view: VIEW, question: {}, deciding: 0 } as unknown as Table, line.map(choice));

it('leads the pilli from square to square', () => {
  expect(at({ kind: 'walk', cell: 'E6' }, { kind: 'boat', cell: 'G6' })).toEqual([
    { to: ['E6'], from: 'E5', glyphs: ['mexica-pilli-terracotta'] },
    { to: ['G6'], from: 'E6', glyphs: ['mexica-pilli-terracotta'] },
  ]);
});

it('digs on both squares, builds, and carries a bridge on', () => {
  const line = [
    { kind: 'canal', cells: ['F5', 'F6'] },
    { kind: 'temple', level: 3, cell: 'E6' },
    { kind: 'lift', cell: 'D4' },
    { kind: 'bridge', cell: 'F6', axis: 'h' },
  ];
  expect(at(...line)).toEqual([
    { to: ['F5', 'F6'], glyphs: ['mexica-canal-single'] },
    { to: ['E6'], glyphs: ['mexica-temple-terracotta-3'] },
    { to: ['D4'], glyphs: [] },
    { to: ['F6'], from: 'D4', glyphs: ['mexica-bridge-horizontal'] },
  ]);
});
