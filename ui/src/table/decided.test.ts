import { describe, expect, it } from 'vitest';
import type { ScoringStep } from '../games/page';
import { decided } from './decided';

const step = (label: string, ...points: number[]): ScoringStep => ({ label, places: [], cells: points.map((one) => ({ sum: '', points: one })) });

describe('what decided a scoring', () => {
  it('is the step that set the first apart from the second', () => {
    const found = decided([step('avenue', 12, 8, 8), step('track', 8, 16, 12), step('masks', 3, 6, 0)]);
    expect([found?.step.label, found?.first, found?.second]).toEqual(['track', 1, 0]);
  });

  it('is nothing where two are level, or where there was one step', () => {
    expect(decided([step('avenue', 4, 0), step('track', 0, 4)])).toBeNull();
    expect(decided([step('avenue', 4, 0)])).toBeNull();
  });
});
