/** A decision of a finished game, tried again. */

import { ask } from '../lib/api';
import type { AnalysedStep, CandidateMove, GameInfo, TriedPosition } from '../lib/types';
import { TrialTable } from '../puzzles/trial.svelte';

export class StepTrial extends TrialTable {
  constructor(
    private readonly finished: string,
    private readonly step_: AnalysedStep,
  ) {
    super(`try-${finished}-${step_.number}`);
  }

  async begin(game: string, edition: string, names: readonly string[], others: readonly string[]): Promise<void> {
    this.others = others;
    const known = edition || (await ask<GameInfo>('GET', `/games/${game}`)).edition;
    await this.start(game, known, this.step_.seat, names.length - others.length, names);
  }

  protected asked(actions: readonly number[], effects: readonly number[] = []): Promise<TriedPosition> {
    return ask<TriedPosition>('POST', `/tables/${this.finished}/analysis/tries`, { number: this.step_.number, actions, effects });
  }

  protected answer(): Promise<CandidateMove> {
    const best = this.step_.verdict?.best;
    return best === undefined ? Promise.reject(new Error('nothing was decided')) : Promise.resolve(best);
  }
}
