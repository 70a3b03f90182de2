import { describe, expect, it } from 'vitest';
import type { TableLine } from '../lib/types';
import { recordsOf, resultOf } from './results';

function line(game: string, mine: number[], places: number[], scores: number[]): TableLine {
  const seats = places.map((_, seat) => ({ seat }));
  return { game, mine, seats, result: { places, scores, resigned: [] } } as unknown as TableLine;
}

describe('what my games came to', () => {
  it('is my place and my points', () => {
    expect(resultOf(line('tigris', [1], [1, 2, 3], [9, 7, 4]))).toEqual({ place: 2, points: 7 });
  });

  it('is nothing for a game that goes on, one I watched, and one that I played against myself', () => {
    expect(resultOf({ ...line('tigris', [0], [1, 2], [9, 7]), result: null })).toBeNull();
    expect(resultOf(line('tigris', [], [1, 2], [9, 7]))).toBeNull();
    expect(resultOf(line('tigris', [0, 1], [1, 2], [9, 7]))).toBeNull();
  });

  it('counts games, victories over others, and the best points', () => {
    const records = recordsOf([line('tigris', [0], [1, 2], [9, 7]), line('tigris', [0], [2, 1], [11, 12]), line('teotihuacan', [0], [1], [140])]);
    expect(records.get('tigris')).toEqual({ played: 2, won: 1, best: 11 });
    expect(records.get('teotihuacan')).toEqual({ played: 1, won: 0, best: 140 });
  });
});
