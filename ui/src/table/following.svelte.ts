/** Following the game: its turns, what others did since my last one, and looking at it move by move. */

import { untrack } from 'svelte';
import type { GamePage } from '../games/page';
import { settings } from '../lib/settings.svelte';
import type { Entry } from '../lib/types';
import { bringIntoSight } from './sight';
import type { Table } from './table.svelte';
import { lastTurnOf, stepsSince, turnsOf, type Turn } from './turns';

/** How long each move is shown when they play by themselves. */
const SHOWN = 1200;

export class Following {
  /** Whether the moves since my last turn have the question's place. */
  catching = $state(false);
  playing = $state(false);
  /** Something has happened while nobody looked: before the table was opened, or behind another tab. */
  private missed = true;

  constructor(
    readonly table: Table,
    readonly game: GamePage,
  ) {
    $effect(() => {
      const me = table.state?.seat ?? null;
      const after = me === null ? null : lastTurnOf(this.turns, me);
      table.sinceEntry = after;
      table.moves = after === null || me === null ? [] : stepsSince(table, game, this.turns, after, me);
    });
    $effect(() => {
      const last = table.moves.at(-1)?.entries.at(-1);
      untrack(() => this.moved(last));
    });
    $effect(() => {
      const { mine, moves } = table;
      untrack(() => mine && this.begin(moves.length > 0));
    });
    $effect(() => {
      const now = JSON.stringify(game.chosen(table));
      untrack(() => {
        if (now !== this.chosen && this.chosen !== '' && table.mine) this.end();
        this.chosen = now;
      });
    });
    $effect(() => {
      if (!this.playing) return;
      const tick = setInterval(() => this.step(1), SHOWN);
      return () => clearInterval(tick);
    });
    $effect(() => {
      const { past, entries, stepShown } = table;
      untrack(() => {
        if (stepShown !== null) bringIntoSight(stepShown.places.slice(0, 1));
        else this.follow(past === null ? this.arrived(entries) : [past.entry]);
      });
    });
  }

  readonly turns = $derived.by<Turn[]>(() => turnsOf(this.table.entries, this.game.turnEnds));

  private chosen = '';
  /** The last entry that the board has followed. */
  private followed = -1;

  /** What was done since the board has followed; a move of one's own by the gold button may be out of sight too. */
  private arrived(entries: readonly Entry[]): Entry[] {
    const fresh = entries.filter((entry) => entry.n > this.followed);
    this.followed = entries.at(-1)?.n ?? -1;
    return fresh;
  }

  /** The board shows where the last of these moves was. */
  private follow(entries: readonly Entry[]): void {
    const places = entries.map((entry) => entry.events.flatMap((event) => this.game.places(event.kind, event.facts)));
    bringIntoSight(places.findLast((found) => found.length > 0) ?? []);
  }

  /** Somebody has moved, and the numbers are on the board again. */
  private moved(last: number | undefined): void {
    if (last === undefined) return;
    this.table.numbering = true;
    if (document.hidden) this.missed = true;
  }

  /** My decision comes: what was missed is told first. */
  private begin(moved: boolean): void {
    if (moved && this.missed && this.table.sinceEntry !== -1) this.catching = true;
    this.missed = false;
  }

  /** Show the moves since my last turn in the question's place. */
  open(): void {
    this.table.numbering = true;
    this.catching = true;
  }

  /** Look at the move that stands there in their order. */
  to(index: number): void {
    const steps = this.table.moves;
    const at = Math.min(steps.length - 1, Math.max(0, index));
    const step = steps[at];
    if (step !== undefined) void this.table.look(step.entries.at(-1) ?? 0, at);
    if (at === steps.length - 1) this.playing = false;
  }

  step(by: number): void {
    const { stepAt, moves: steps } = this.table;
    this.to(stepAt === null ? (by > 0 ? 0 : steps.length - 1) : stepAt + by);
  }

  /** Look at an entry: as a move since my turn where it is one, else in the replay. */
  show(entry: number): void {
    const at = this.catching ? this.table.moves.findIndex((step) => step.entries.includes(entry)) : -1;
    if (at >= 0) this.to(at);
    else void this.table.look(entry);
  }

  /** My turn begins: nothing of theirs is in the way any more. */
  end(): void {
    this.playing = false;
    this.catching = false;
    this.table.numbering = false;
    if (this.table.stepAt !== null) void this.table.look(null);
  }

  /** A key; whether it was one for the moves since my turn. */
  press(key: string): boolean {
    if (!this.catching) return false;
    if (key === ',') this.step(-1);
    else if (key === '.') this.step(1);
    else if (key === ' ') this.playing = !this.playing;
    else if (key === 'Enter' || key === 'Escape') this.end();
    else return false;
    return true;
  }
}

/** Whether my turn ends by itself now. */
export function endsItself(table: Table): number | null {
  const [only, ...more] = table.choices;
  return settings.endsTurn && table.mine && !table.busy && only?.words === 'done' && more.length === 0 ? only.action : null;
}
