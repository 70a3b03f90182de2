/** Positions that are shown on the board of their game with no table of the server behind them. */

import type { Entry, Facts, Final, Refusal, SeatInfo, State } from '../lib/types';
import { Table } from './table.svelte';

/** A position as the server tells it outside a table. */
export interface Shown {
  deciding: number;
  view: Facts;
  question: Facts | null;
  actions: number[] | null;
  aids: Facts | null;
  final: Final | null;
}

/** A seat that is played from this page, or by nobody in particular. */
export function seatOf(seat: number, name: string, kind: 'person' | 'bot'): SeatInfo {
  return {
    seat,
    kind,
    person: null,
    name,
    bot: kind === 'person' || name !== '' ? null : 'apprentice',
    here: true,
    absent: false,
    resigned: false,
    played_by: kind,
    invitation: false,
    votes: [],
  };
}

/** A table that lives on this page alone: what it shows is told position by position. */
export abstract class ShownTable extends Table {
  private shows = 0;

  /** Show a position as a seat sees it; only where it may act is it asked anything. */
  protected display(found: Shown, seat: number, seats: SeatInfo[], acts: boolean): void {
    this.state = {
      table: this.id,
      log: ++this.shows,
      stage: found.final === null ? 'playing' : 'over',
      seat,
      mine: [seat],
      deciding: found.deciding,
      view: found.view,
      question: found.question,
      actions: acts ? found.actions : null,
      aids: acts ? found.aids : null,
      undo: null,
      may: { take_back: null, answer: [], resign: [], take_over: [], return: [] },
      hand_over: null,
      take_back: null,
      undone: [],
      peeked: [],
      bot_wait: null,
      clock: { kind: 'none' },
      seats,
      entries: [],
      chat: 0,
      final: found.final,
      frozen: null,
    } satisfies State;
  }

  protected refuse(action: number, refusal: Refusal | null, picking = false): void {
    const choice = this.choice(action);
    this.refused = choice === undefined || refusal === null ? null : { choice, refusal, picking };
  }

  /** One decision at a time: nothing else is chosen until it has been answered. */
  protected async oneByOne(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    const log = this.state?.log ?? 0;
    this.sent = log;
    this.problem = null;
    this.refused = null;
    try {
      await work();
    } finally {
      if (this.sent === log) this.sent = null;
    }
  }
}

/** A position that is played by trying: each try is judged, and one seat is one's own. */
export abstract class JudgedTable extends ShownTable {
  protected later: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id);
    this.whenLeft(() => clearTimeout(this.later));
  }

  /** Let an action be judged; `picking`: its piece was taken up, and no place was pointed at. */
  protected abstract judgeTry(action: number, picking: boolean): Promise<void>;

  override play(action: number): Promise<void> {
    return this.attempt(action);
  }

  /** What cannot be done is tried like everything else; the answer says why not. */
  override async why(words: string, picking = false): Promise<void> {
    const choice = this.wish(words);
    if (choice !== undefined && this.mine) await this.attempt(choice.action, picking);
  }

  /** No table on the server could try an action. */
  override trial(): Promise<null> {
    return Promise.resolve(null);
  }

  protected attempt(action: number, picking = false): Promise<void> {
    return this.oneByOne(() => this.judgeTry(action, picking).catch((problem: unknown) => this.fail(problem)));
  }

  /** What led to the position, numbered on from `first`. */
  protected tell(entries: readonly Entry[], first: number): void {
    this.entries = entries.map((entry, index) => ({ ...entry, n: first + index }));
  }

  /** One's own seat by name, the others as bots. */
  protected seatsOf(count: number, own: number, names: readonly string[]): SeatInfo[] {
    return Array.from({ length: count }, (_, seat) => seatOf(seat, names[seat] ?? '', seat === own ? 'person' : 'bot'));
  }
}
