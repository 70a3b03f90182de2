import { describe, expect, it } from 'vitest';
import { outline } from './outline';
import shapes from './outlines.json';

const spots = (...cells: [number, number][]): { row: number; column: number }[] => cells.map(([row, column]) => ({ row, column }));
const corners = (path: string): number => path.split('Q').length - 1;

describe('an outline', () => {
  it('goes round one cell with four corners', () => {
    expect(outline(spots([0, 0]), 64, 0, 0)).toBe('M0 0Q0 0 0 0L64 0Q64 0 64 0L64 64Q64 64 64 64L0 64Q0 64 0 64Z');
  });

  it('grows outside the cell', () => {
    expect(outline(spots([1, 1]), 64, 2, 0)).toBe('M62 62Q62 62 62 62L130 62Q130 62 130 62L130 130Q130 130 130 130L62 130Q62 130 62 130Z');
  });

  it('has six corners round an L and no border inside', () => {
    expect(corners(outline(spots([0, 0], [1, 0], [1, 1]), 64, 0, 8))).toBe(6);
  });

  it('has a second line round a hole', () => {
    const ring = spots([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]);
    expect(outline(ring, 64, 0, 8).split('Z').filter(Boolean)).toHaveLength(2);
  });

  it.each(shapes)('goes round $name as in the pictures of positions', ({ spots: cells, line }) => {
    expect(
      outline(
        cells.map(([row = 0, column = 0]) => ({ row, column })),
        64,
        -2,
        10,
      ),
    ).toBe(line);
  });
});
