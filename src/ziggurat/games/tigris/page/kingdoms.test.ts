import { describe, expect, it } from 'vitest';
import { nameKingdoms, nameSides, numeral } from './kingdoms';

const kingdom = (...cells: string[]): { cells: string[]; leaders: [] } => ({ cells, leaders: [] });
const numbers = (before: Parameters<typeof nameKingdoms>[0], now: Parameters<typeof nameKingdoms>[1]): number[] =>
  nameKingdoms(before, now).map((one) => one.number);

describe('kingdoms', () => {
  it('are numbered in the order in which they appear', () => {
    expect(numbers([], [kingdom('A1'), kingdom('C3')])).toEqual([0, 1]);
    expect(numeral(3)).toBe('IV');
  });

  it('keep their number while they grow', () => {
    const first = nameKingdoms([], [kingdom('H7', 'H8'), kingdom('B2')]);
    expect(numbers(first, [kingdom('A1'), kingdom('B2', 'B3'), kingdom('H7', 'H8')])).toEqual([2, 1, 0]);
  });

  it('take the number of the larger one when two join', () => {
    const first = nameKingdoms([], [kingdom('A1'), kingdom('C1', 'D1')]);
    expect(numbers(first, [kingdom('A1', 'B1', 'C1', 'D1')])).toEqual([1]);
  });

  it('fight under the numbers they had', () => {
    const first = nameKingdoms([], [kingdom('H7'), kingdom('A1'), kingdom('C1', 'D1')]);
    const sides = [kingdom('A1'), kingdom('C1', 'D1')];
    expect(nameSides(first, sides).map((one) => one.number)).toEqual([1, 2]);
    const joined = nameKingdoms([], [kingdom('H7'), kingdom('A1', 'B1', 'C1', 'D1'), kingdom('P9')]);
    expect(nameSides(joined, sides).map((one) => one.number)).toEqual([3, 1]);
  });
});
