/** What a scoring was decided by. */

import type { ScoringStep } from '../games/page';

export interface Decided {
  step: ScoringStep;
  /** Who got most in all, and who came next. */
  first: number;
  second: number;
}

/** The step that set whoever got most apart from the next one, if there is one. */
export function decided(steps: readonly ScoringStep[]): Decided | null {
  const seats = steps[0]?.cells.map((_, seat) => seat) ?? [];
  const points = (step: ScoringStep, seat: number): number => step.cells[seat]?.points ?? 0;
  const total = (seat: number): number => steps.reduce((sum, step) => sum + points(step, seat), 0);
  const [first, second] = seats.sort((a, b) => total(b) - total(a));
  if (steps.length < 2 || first === undefined || second === undefined || total(first) === total(second)) return null;
  const gap = (step: ScoringStep): number => points(step, first) - points(step, second);
  return { step: steps.reduce((most, step) => (gap(step) > gap(most) ? step : most)), first, second };
}
