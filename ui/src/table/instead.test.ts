import { describe, expect, it } from 'vitest';
import type { Choice, Fields } from '../lib/types';
import { instead, MOST } from './instead';

const choice = (fields: Fields): Choice => ({ action: 0, words: '', fields });
const places = (_kind: string, { cell, cells }: { cell?: unknown; cells?: unknown }): string[] => (Array.isArray(cells) ? cells.map(String) : [String(cell)]);
const king = (cell: string): Choice => choice({ kind: 'leader', colour: 'black', cell });

describe('what would do instead', () => {
  it('is the same piece at another place', () => {
    const possible = [king('B1'), king('C2'), choice({ kind: 'leader', colour: 'red', cell: 'D3' }), choice({ kind: 'tile', colour: 'black', cell: 'E4' })];
    expect(instead(king('H6'), possible, places)).toEqual(['B1', 'C2']);
  });

  it('is a canal of the same length', () => {
    const possible = [choice({ kind: 'canal', cells: ['A1'] }), choice({ kind: 'canal', cells: ['B1', 'B2'] })];
    expect(instead(choice({ kind: 'canal', cells: ['I8'] }), possible, places)).toEqual(['A1']);
  });

  it('is nothing where nothing or nearly everything would do', () => {
    expect(instead(king('H6'), [], places)).toEqual([]);
    const many = Array.from({ length: MOST + 1 }, (_, n) => king(`A${n + 1}`));
    expect(instead(king('H6'), many, places)).toEqual([]);
  });
});
