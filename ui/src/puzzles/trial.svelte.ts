/** A decision that is tried on the board of its game: the position, what tries came to, and the line of the best move step by step. */

import { settings } from '../lib/settings.svelte';
import type { CandidateMove, Facts, TriedPosition } from '../lib/types';
import { JudgedTable } from '../table/judged.svelte';
import { actionTable } from '../table/table.svelte';

/** How long a step of a line stays before the next. */
const SHOWN = 1100;

/** A try that was wrong, or the one that was right. */
export interface Attempted {
  move: CandidateMove;
  loss: number;
  right: boolean;
}

export abstract class TrialTable extends JudgedTable {
  tries = $state.raw<Attempted[]>([]);
  best = $state.raw<CandidateMove | null>(null);
  solved = $state(false);
  /** The solution was asked for. */
  given = $state(false);
  /** How many steps of the line are on the board. */
  at = $state(0);
  playing = $state(false);
  seatToMove = $state(0);
  private shown = 0;
  private seatCount = 2;
  private seatNames: readonly string[] = [];

  /** The board shows an answer, not the question. */
  readonly ended = $derived(this.solved || this.given);
  readonly line = $derived<readonly number[]>(this.best?.line ?? []);
  readonly last = $derived<Attempted | null>(this.tries.at(-1) ?? null);

  /** Where these decisions lead; without any, what some actions would do. */
  protected abstract asked(actions: readonly number[], effects?: readonly number[]): Promise<TriedPosition>;
  /** The best move, once it may be known. */
  protected abstract answer(): Promise<CandidateMove>;
  protected found(): void {
    /* Whoever keeps what was solved says so. */
  }

  protected async start(game: string, edition: string, seat: number, seats: number, names: readonly string[]): Promise<void> {
    this.words = await actionTable(game, edition);
    this.seatToMove = seat;
    this.seatCount = seats;
    this.seatNames = names;
    this.connected = true;
    this.show_(await this.asked([]));
  }

  protected override async askEffects(effects: readonly number[]): Promise<Record<string, Facts>> {
    return (await this.asked([], effects)).effects as Record<string, Facts>;
  }

  protected async judgeTry(action: number, picking: boolean): Promise<void> {
    if (this.ended) return;
    const found = await this.asked([action]);
    if (found.verdict === 'refused') this.refuse(action, found.refusal, picking);
    else await this.judged(found);
  }

  private async judged(found: TriedPosition): Promise<void> {
    if (found.tried === null) return;
    const right = found.verdict === 'right';
    this.tries = [...this.tries, { move: found.tried, loss: found.loss ?? 0, right }];
    if (!right) return;
    await this.learnAnswer();
    this.solved = true;
    this.at = 1;
    this.show_(found);
    this.found();
  }

  /** The best move, with as much of its line as the others' answers leave. */
  private async learnAnswer(): Promise<void> {
    const best = await this.answer();
    const { entries } = await this.asked(best.line);
    const own = entries.filter((entry) => entry.seat === this.seatToMove).length;
    this.best = { ...best, line: best.line.slice(0, Math.max(1, own)) };
  }

  override undo(): Promise<void> {
    return this.restart();
  }

  /** From the beginning. */
  async restart(): Promise<void> {
    this.stop();
    this.solved = false;
    this.given = false;
    this.at = 0;
    this.tries = [];
    await this.safely(async () => this.show_(await this.asked([])));
  }

  /** Show the solution, and play its line. */
  async giveUp(): Promise<void> {
    await this.safely(async () => {
      await this.learnAnswer();
      this.given = true;
      await this.step(0);
      this.playLine();
    });
  }

  /** The position after so many steps of the line. */
  async step(to: number): Promise<void> {
    await this.safely(async () => {
      const at = Math.min(this.line.length, Math.max(0, to));
      const found = await this.asked(this.line.slice(0, at));
      this.at = at;
      this.show_(found);
    });
  }

  stop(): void {
    clearTimeout(this.later);
    this.playing = false;
  }

  /** The line from its beginning, one step after the other. */
  playLine(): void {
    this.stop();
    this.playing = true;
    const next = async (to: number): Promise<void> => {
      await this.step(to);
      if (!this.playing) return;
      if (to >= this.line.length) this.playing = false;
      else this.later = setTimeout(() => void next(to + 1), settings.calm ? 0 : SHOWN);
    };
    void next(0);
  }

  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      this.playing = false;
      this.fail(problem);
    }
  }

  private show_(found: TriedPosition): void {
    this.tell(found.entries, this.shown++ * 100);
    this.display(found, this.seatToMove, this.seatsOf(this.seatCount, this.seatToMove, this.seatNames), !this.ended);
  }
}
