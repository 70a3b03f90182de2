/** A puzzle as it is solved. */

import { ask } from '../lib/api';
import type { CandidateMove, PuzzleInfo, PuzzleSolution, TriedPosition } from '../lib/types';
import { solve } from './solved.svelte';
import { TrialTable } from './trial.svelte';

export class PuzzleTable extends TrialTable {
  puzzle = $state.raw<PuzzleInfo | null>(null);

  constructor(
    readonly game: string,
    readonly key: string,
  ) {
    super(`puzzle-${game}-${key}`);
  }

  private get address(): string {
    return `/puzzles/${this.game}/${this.key}`;
  }

  async begin(name: string): Promise<void> {
    const info = await ask<PuzzleInfo>('GET', this.address);
    this.puzzle = info;
    const names = Array.from({ length: info.seats }, (_, seat) => (seat === info.seat ? name : ''));
    await this.start(this.game, info.edition, info.seat, info.seats, names);
  }

  protected asked(actions: readonly number[], effects: readonly number[] = []): Promise<TriedPosition> {
    return ask<TriedPosition>('POST', `${this.address}/tries`, { actions, effects });
  }

  protected async answer(): Promise<CandidateMove> {
    const { solution } = await ask<PuzzleSolution>('GET', `${this.address}/solution`);
    return solution;
  }

  protected override found(): void {
    solve(this.key);
  }
}
