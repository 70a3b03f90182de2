/** The coach beside the board: when it speaks, what it tells of the others, and what it has named already. */

import { untrack } from 'svelte';
import type { GamePage } from '../games/page';
import { keep, settings } from '../lib/settings.svelte';
import type { Entry, GameEvent } from '../lib/types';
import { language, type Part } from '../lib/words.svelte';
import { readTerms, type Term } from '../rules/book';
import type { Table } from './table.svelte';
import { actorOf, sinceTurnOf, turnsOf } from './turns';

/** What the others did, told in so many lines. */
const LINES = 3;
/** What was done right so often needs no advice any more. */
const LEARNT = 2;
/** Before a decision the coach shows so many ways. */
const WAYS = 2;

/** Something that happened since my turn. */
export interface News {
  key: string;
  seat: number | null;
  said: Part[];
  means: Part[] | null;
  places: string[];
}

export class Coach {
  private terms = $state.raw<Record<string, Term>>({});
  /** The log number it has spoken about. */
  private asked = -1;
  /** It has told in this turn what a move keeps the others from. */
  private warned = false;
  /** It has nothing to say because this was done right twice. */
  quiet = $state(false);

  constructor(
    readonly table: Table,
    readonly game: GamePage,
  ) {
    $effect(() => {
      if (!this.on) return;
      readTerms(game.name, language()).then(
        (book) => (this.terms = book.terms),
        () => undefined,
      );
    });
    $effect(() => {
      const log = table.state?.log ?? -1;
      const wanted = this.on && table.mine && !table.busy && table.choices.length > 1;
      untrack(() => {
        if (!table.mine) this.warned = false;
        if (wanted && log !== this.asked && table.hints.length === 0) void this.speak(log);
      });
    });
    $effect(() => {
      const last = table.entries.at(-1);
      untrack(() => {
        if (last !== undefined) this.learn(last);
      });
    });
  }

  /** Whether this table has advice for me. */
  readonly possible = $derived.by<boolean>(() => this.table.info?.hints != null && (this.table.state?.mine.length ?? 0) > 0 && this.table.final === null);
  readonly on = $derived.by<boolean>(() => this.possible && settings.coached.includes(this.game.name));

  switch(on: boolean): void {
    settings.coached = [...settings.coached.filter((name) => name !== this.game.name), ...(on ? [this.game.name] : [])];
    keep();
    if (!on) this.table.hush();
  }

  /** What now? Always answered. */
  async call(): Promise<void> {
    this.quiet = false;
    this.asked = this.table.state?.log ?? -1;
    await this.table.hint(this.on ? WAYS : 3);
  }

  /** Before a decision, unless it was done right twice. */
  private async speak(log: number): Promise<void> {
    this.asked = log;
    this.quiet = false;
    await this.table.hint(WAYS);
    this.warnOnce();
    const [best] = this.table.hints;
    if (best === undefined || this.right(this.table.choice(best.action)?.fields.kind ?? '') < LEARNT) return;
    this.quiet = true;
    this.table.hints = [];
  }

  /** What a move keeps the others from is told once a turn. */
  private warnOnce(): void {
    const { table } = this;
    const warns = table.hints.some((hint) => hint.reasons.some((reason) => reason.kind === 'prevents'));
    if (this.warned) table.hints = table.hints.map((hint) => ({ ...hint, reasons: hint.reasons.filter((reason) => reason.kind !== 'prevents') }));
    this.warned ||= warns;
  }

  private right(kind: string): number {
    return settings.right[`${this.game.name} ${kind}`] ?? 0;
  }

  private judged = -1;
  private advised: readonly number[] = [];

  /** Remember what was advised; when one of it was played, it was done right. */
  private learn(last: Entry): void {
    if (!this.on || last.n === this.judged) return;
    this.judged = last.n;
    const { action, seat } = last;
    if (last.kind === 'action' && action != null && seat === this.table.seat && this.advised.includes(action)) {
      const kind = this.table.choice(action)?.fields.kind ?? '';
      settings.right = { ...settings.right, [`${this.game.name} ${kind}`]: this.right(kind) + 1 };
      keep();
    }
    this.advised = [];
  }

  /** The advice that stands, for `learn`. */
  note(): void {
    if (this.table.hints.length > 0) this.advised = this.table.hints.flatMap((hint) => hint.line.slice(0, 1));
  }

  /** What happened since my last turn, my answers in others' turns included: the few things that matter most, in their order. */
  readonly news = $derived.by<{ lines: News[]; more: number }>(() => {
    const { table, game } = this;
    const me = table.state?.mine[0] ?? -1;
    const since = sinceTurnOf(turnsOf(table.entries, game.turnEnds), me).filter((entry) => entry.kind === 'action' && !entry.undone);
    const found = since.flatMap((entry) => entry.events.map((event, n) => ({ entry, event, n, weight: game.coach?.weigh(event, me) ?? 1 })));
    const told = found.filter(({ weight }) => weight > 0).flatMap((one) => this.lineOf(one.entry, one.event, one.n, one.weight));
    const most = [...told].sort((a, b) => b.weight - a.weight).slice(0, LINES);
    return { lines: told.filter((line) => most.includes(line)), more: told.length - most.length };
  });

  private lineOf(entry: Entry, event: GameEvent, n: number, weight: number): (News & { weight: number })[] {
    const { table, game } = this;
    const said = game.event(table, event, entry);
    if (said === null) return [];
    const seat = actorOf(game, table, event, entry.seat);
    return [{ key: `${entry.n} ${n}`, seat, said, means: game.coach?.means(table, event) ?? null, places: game.places(event.kind, event.facts), weight }];
  }

  /** Something that has come up and was never named: in what happened, or in what is advised. */
  readonly fresh = $derived.by<{ key: string; term: Term } | null>(() => {
    const { table, game } = this;
    const kinds = [
      ...table.hints.flatMap((hint) => hint.line.slice(0, 1).map((action) => table.choice(action)?.fields.kind ?? '')),
      ...table.entries.slice(-20).flatMap((entry) => entry.events.map((event) => event.kind)),
      String(table.question['kind'] ?? ''),
    ];
    for (const kind of kinds) {
      const key = game.coach?.terms[kind];
      const term = key === undefined ? undefined : this.terms[key];
      if (key !== undefined && term !== undefined && !settings.named.includes(`${game.name} ${key}`)) return { key, term };
    }
    return null;
  });

  /** It was named, and is not named again. */
  named(key: string): void {
    settings.named = [...settings.named, `${this.game.name} ${key}`];
    keep();
  }
}
