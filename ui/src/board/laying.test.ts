import { describe, expect, it } from 'vitest';
import type { BoardTable } from './board.svelte';
import { kindOf, nameOf, same, wordOf } from './laying.svelte';

describe('a piece that is laid by clicking', () => {
  it('is the same on every space', () => {
    const one = kindOf({ at: 'neutral', seat: null, word: '2 E4' }, 'E4');
    expect(same(one, kindOf({ at: 'neutral', seat: null, word: '2 K7' }, 'K7'))).toBe(true);
    expect(same(one, kindOf({ at: 'neutral', seat: null, word: '3 K7' }, 'K7'))).toBe(false);
    expect(same(one, null)).toBe(false);
  });

  it('keeps another space in its word', () => {
    expect(kindOf({ at: 'bridges', seat: null, word: 'E4 h' }, 'K7').word).toBe('E4 h');
  });

  it('is read by its word, or by the field that keeps it', () => {
    expect(wordOf(kindOf({ at: 'board', seat: null, word: '0 king' }, 'A1'))).toBe('0 king');
    expect(wordOf(kindOf({ at: 'canals', seat: null, word: 'E4' }, 'E4'))).toBe('canals');
    expect(wordOf(kindOf({ at: 'bridges', seat: null, word: 'E4 h' }, 'E4'))).toBe('bridges h');
  });

  it('is named as buttons are', () => {
    const table = { name: (seat: number) => `Player ${seat + 1}` } as unknown as BoardTable;
    const king = kindOf({ at: 'board', seat: 0, word: '0 king' }, 'A1');
    expect(nameOf(table, { piece: () => 'king' }, king)).toBe('King · Player 1');
    expect(nameOf(table, { piece: () => null }, king)).toBe(null);
  });
});
