/** What the person has picked up, what is previewed, and what each place would mean. */

import { untrack } from 'svelte';
import type { Choice, Json } from '$ui/lib/types';
import { say, type Part } from '$ui/lib/words.svelte';
import { perTable } from '$ui/table/per-table.svelte';
import type { Table } from '$ui/table/table.svelte';
import {
  boardName,
  BOARDS,
  crestGlyph,
  RESOURCES,
  TEMPLES,
  type Arrival,
  type Destination,
  type Goods,
  type NextStep,
  type Player,
  type Resource,
  type Score,
  type Temple,
  type TeotihuacanView,
} from './pieces';
import { lay } from './pyramid';

export type Sight = 'city' | 'pyramid' | 'temples' | 'table';

export interface Standing {
  board: number;
  power: number;
}

/** Decisions that are made on the pyramid. */
const ON_PYRAMID = new Set(['build', 'square', 'discount', 'rotate', 'decoration', 'side']);
/** Decisions that name a worker, with the word for it. */
const WORKER_WORDS: Record<string, string> = { turn: 'worker', second: 'worker', lock: 'worker', power: 'power', thirteen: 'power', powers: 'power' };
const NO_MIX: Record<Resource, number> = { wood: 0, stone: 0, gold: 0 };
const NO_SCORE: Score = { printed: 0, matches: 0, matching: [], points: 0, steps: { blue: 0, red: 0, green: 0 } };

export class Selection {
  /** The worker that would move; the engine does not know it yet. */
  picked = $state.raw<Standing | null>(null);
  /** The words under the pointer or the keyboard's focus. */
  hovered = $state<string | null>(null);
  /** The words touched first; the gold button does them. */
  pinned = $state<string | null>(null);
  /** What the thing under the pointer is. */
  told = $state.raw<Part[] | null>(null);
  /** Resources chosen to take or to pay. */
  mix = $state.raw<Record<Resource, number>>(NO_MIX);
  /** Starting tiles chosen to keep. */
  kept = $state.raw<readonly number[]>([]);
  /** The starting tiles are put aside to look at the board. */
  aside = $state(false);
  sight = $state<Sight>('city');
  readonly table: Table;
  /** Decisions that follow each other by one click. */
  private plan: readonly string[] = [];
  private seen: number | undefined;

  constructor(table: Table) {
    this.table = table;
    $effect(() => {
      const log = table.state?.log;
      if (!table.busy) untrack(() => this.advance(log));
    });
    $effect(() => {
      table.others = this.ready && this.view.teotibot !== undefined ? [say('teotihuacan-teotibot')] : [];
    });
    $effect(() => {
      const pyramid = table.mine && ON_PYRAMID.has(this.kind);
      untrack(() => {
        if (pyramid) this.sight = 'pyramid';
        else if (this.sight === 'pyramid') this.sight = 'city';
      });
    });
  }

  /** After each entry: forget what was picked, and go on with what one click has begun. */
  private advance(log: number | undefined): void {
    if (log === this.seen) return;
    this.seen = log;
    const rest = this.plan.slice(1);
    this.clear();
    const next = rest[0] === undefined ? undefined : this.can(rest[0]);
    if (next === undefined) return;
    this.plan = rest;
    void this.table.play(next.action);
  }

  readonly view = $derived.by<TeotihuacanView>(() => this.table.view as unknown as TeotihuacanView);
  /** Whether that seat is Teotibot's. */
  automatic(seat: number): boolean {
    return this.ready && this.view.teotibot !== undefined && seat === 1;
  }

  crest(seat: number): string {
    return this.automatic(seat) ? 'teotihuacan-teotibot' : crestGlyph(seat);
  }

  readonly ready = $derived.by<boolean>(() => 'layout' in this.table.view);
  readonly kind = $derived.by<string>(() => String(this.table.question['kind'] ?? ''));
  readonly me = $derived.by<Player | undefined>(() => (this.table.seat === null || !this.ready ? undefined : this.view.players[this.table.seat]));
  readonly stones = $derived.by(() =>
    this.ready ? lay(this.view.pyramid.placed, this.view.decorations.placed) : { ground: [], stones: [], top: new Map<string, string>() },
  );

  private readonly possible = $derived.by<Map<string, Choice>>(() => new Map(this.table.choices.map((choice) => [choice.words, choice])));

  can(words: string): Choice | undefined {
    return this.possible.get(words);
  }

  /** What the chosen worker would find, by board. */
  readonly destinations = $derived.by<Map<number, Destination>>(() => {
    const all = (this.table.aids['destinations'] ?? []) as unknown as Destination[];
    const picked = this.picked;
    const fitting =
      this.kind === 'move' ? all : picked === null ? [] : all.filter(({ worker }) => worker.board === picked.board && worker.power === picked.power);
    return new Map(fitting.map((one) => [one.board, one]));
  });

  /** What can be done where the worker has arrived. */
  readonly here = $derived.by<Arrival | null>(() => (this.table.aids['here'] ?? null) as unknown as Arrival | null);

  arrival(board: number): Arrival | undefined {
    if (this.here?.board === board) return this.here;
    return this.destinations.get(board);
  }

  readonly temples = $derived.by<Partial<Record<Temple, NextStep | null>>>(
    () => (this.table.aids['temples'] ?? {}) as Partial<Record<Temple, NextStep | null>>,
  );

  /** Scores by square and rotation while a tile is placed. */
  readonly squares = $derived.by<Record<string, Record<string, Score>>>(() => {
    const found = this.table.aids['squares'] as unknown as Record<string, Record<string, Score>> | undefined;
    if (found !== undefined) return found;
    const turns = this.table.aids['rotations'] as unknown as Record<string, Score> | undefined;
    const square = this.table.question['square'];
    return turns === undefined || typeof square !== 'string' ? {} : { [square]: turns };
  });

  /** Prices by square and discount while a tile is placed. */
  readonly prices = $derived.by<Record<string, Record<string, Goods>>>(
    () => (this.table.aids['prices'] ?? {}) as unknown as Record<string, Record<string, Goods>>,
  );

  /** What a tile on a square costs: with the discount under the pointer, else in full if that can be paid. */
  price(square: string): Goods {
    const ways = this.prices[square] ?? {};
    const asked = this.preview?.split(' ');
    const way = asked?.[0] === 'discount' ? (asked[1] ?? '') : '';
    return ways[way] ?? ways['none'] ?? Object.values(ways)[0] ?? {};
  }

  readonly sides = $derived.by<Record<string, Score>>(() => (this.table.aids['sides'] ?? {}) as unknown as Record<string, Score>);

  /** The best turn of the tile on a square. */
  best(square: string): { turn: string; score: Score } | undefined {
    const turns = Object.entries(this.squares[square] ?? {});
    const [first] = turns.sort(([, a], [, b]) => worth(b) - worth(a));
    return first === undefined ? undefined : { turn: first[0], score: first[1] };
  }

  /** The words that are previewed: under the pointer, else touched. */
  readonly preview = $derived.by<string | null>(() => this.hovered ?? this.pinned);

  /** The tile, square and turn that are drawn before they are placed. */
  readonly ghost = $derived.by<{ square: string; tile: number; turn: string; score: Score } | null>(() => {
    const tile = Number(this.table.question['tile'] ?? 0);
    if (!this.table.mine) return null;
    if (this.kind === 'square') {
      const square = [this.hovered, this.pinned].map((words) => words?.split(' ')).find((words) => words?.[0] === 'square')?.[1];
      const best = square === undefined ? undefined : this.best(square);
      return square === undefined || best === undefined ? null : { square, tile, turn: best.turn, score: best.score };
    }
    if (this.kind !== 'rotate' && this.kind !== 'discount') return null;
    const square = String(this.table.question['square'] ?? '');
    const turn = this.turn;
    const score = this.squares[square]?.[turn] ?? NO_SCORE;
    return { square, tile, turn, score };
  });

  /** The turn that is shown: under the pointer, chosen, else the best. */
  readonly turn = $derived.by<string>(() => {
    const asked = [this.hovered, this.pinned].map((words) => words?.split(' ')).find((words) => words?.[0] === 'rotate')?.[1];
    if (asked !== undefined) return asked;
    const square = String(this.table.question['square'] ?? '');
    const possible = this.table.choices.flatMap(({ fields }) => (fields.kind === 'rotate' ? [String(fields['rotation'])] : []));
    const best = this.best(square)?.turn ?? '0';
    return possible.length === 0 || possible.includes(best) ? best : (possible[0] ?? '0');
  });

  /** The pointer or the focus comes to something, or leaves it; also when that is just being taken away. */
  point(words: string | null): void {
    queueMicrotask(() => {
      this.hovered = words;
    });
  }

  /** What is picked up, as JSON. */
  write(): Json {
    return { picked: this.picked, pinned: this.pinned, mix: this.mix, kept: this.kept, sight: this.sight } as unknown as Json;
  }

  restore(written: Json): void {
    const { picked, pinned, mix, kept, sight } = written as unknown as Pick<Selection, 'picked' | 'pinned' | 'mix' | 'kept' | 'sight'>;
    Object.assign(this, { picked, pinned, mix, kept, sight });
  }

  clear(): void {
    this.picked = null;
    this.pinned = null;
    this.hovered = null;
    this.mix = NO_MIX;
    this.kept = [];
    this.plan = [];
  }

  /** Take in hand what the first actions of a turn need, and point at where they lead. */
  pickUp(line: readonly Choice[]): void {
    this.clear();
    const [first, second, third] = line;
    if (first === undefined) return;
    if (first.fields.kind !== 'worker' || this.kind !== 'turn') {
      this.pinned = first.fields.kind === 'move' ? this.goWords(first, second) : first.words;
      return;
    }
    this.picked = {
      board: BOARDS.findIndex((name) => name === first.words.split(' ')[1]),
      power: Number(first.words.split(' ')[2]),
    };
    if (second?.fields.kind === 'move') this.pinned = this.goWords(second, third);
  }

  /** A move and what is done at its end, as the ring of boards names it. */
  private goWords(move: Choice, act: Choice | undefined): string | null {
    const distance = Number(move.words.split(' ')[1]);
    const to = [...this.destinations.values()].find((one) => one.distance === distance);
    if (to === undefined) return null;
    const acts = ['main', 'cocoa', 'worship'];
    return act !== undefined && acts.includes(act.words.split(' ')[0] ?? '') ? `do ${to.board} ${act.words}` : `go ${to.board}`;
  }

  /** The words for a worker in the decision that is asked now. */
  workerWords(board: number, power: number): string {
    return `${WORKER_WORDS[this.kind] ?? 'worker'} ${boardName(board)} ${power}`;
  }

  /** One of my workers is clicked: to move, or as an answer; one that is locked cannot. */
  worker(board: number, power: number, locked = false): void {
    const { table } = this;
    if (locked) return void table.why(`worker ${boardName(board)} ${power}`);
    if (!table.mine || table.busy) return;
    const words = this.workerWords(board, power);
    table.refused = null;
    if (this.kind !== 'turn') return this.choose(words);
    if (this.can(words) === undefined) void table.why(words);
    else {
      const same = this.picked?.board === board && this.picked.power === power;
      this.picked = same ? null : { board, power };
      this.pinned = null;
    }
  }

  /** The decisions that lead to an act on a board: worker, way, act. */
  private way(board: number, act?: string): string[] {
    const words: string[] = [];
    const to = this.destinations.get(board);
    if (this.kind === 'turn' && this.picked !== null) words.push(`worker ${boardName(this.picked.board)} ${this.picked.power}`);
    if (to !== undefined) words.push(`move ${to.distance}`);
    if (act !== undefined) words.push(act);
    return words;
  }

  /** The first decision of what is pinned; the others follow by themselves. */
  readonly pin = $derived.by<Choice | undefined>(() => {
    if (this.pinned === null) return undefined;
    const [first = ''] = this.steps(this.pinned);
    return this.can(first);
  });

  private steps(words: string): string[] {
    const [kind, board, ...act] = words.split(' ');
    if (kind === 'go') return this.way(Number(board));
    if (kind === 'do') return this.way(Number(board), act.join(' '));
    return [words];
  }

  /** A board is clicked. */
  goTo(board: number, touched: boolean): void {
    const { table } = this;
    if (!table.mine || table.busy) return;
    if (this.kind === 'place') this.choose(`place ${boardName(board)}`, touched);
    else if (this.destinations.has(board)) this.choose(`go ${board}`, touched);
    else if (this.kind === 'move' || this.picked !== null) void table.why('move 8');
  }

  /** An act of a board is clicked: at once, or after the way there. */
  doThere(board: number, act: string, touched: boolean): void {
    if (this.kind === 'act') this.choose(act, touched);
    else this.choose(`do ${board} ${act}`, touched);
  }

  /** Something with these words is clicked; a finger previews first where there is something to see. */
  choose(words: string, touched = false): void {
    const { table } = this;
    if (!table.mine || table.busy) return;
    table.refused = null;
    const steps = this.steps(words);
    const first = this.can(steps[0] ?? '');
    if (first === undefined) {
      void table.why(steps[0] ?? '');
      return;
    }
    this.plan = steps;
    if (touched && this.pinned !== words) {
      this.pinned = words;
      return;
    }
    void table.play(first.action);
  }

  flip(tile: string): void {
    const words = `flip ${tile}`;
    if (this.kind === 'turn' && this.picked !== null && (tile === 'double_move' || tile === 'move_anywhere')) {
      const { board, power } = this.picked;
      const first = this.can(`worker ${boardName(board)} ${power}`);
      if (first === undefined || this.table.busy) return;
      this.plan = [first.words, words];
      void this.table.play(first.action);
    } else this.choose(words);
  }

  /** A turn of the tile is clicked: it is shown first, and chosen once it is the one that is shown. */
  chooseTurn(turn: number): void {
    const words = `rotate ${turn}`;
    if (this.pinned === words || this.turn === String(turn)) this.choose(words);
    else this.pinned = words;
  }

  /** Turn the tile before it is placed. */
  turnBy(by: number): void {
    const possible = this.table.choices.flatMap(({ fields, words }) => (fields.kind === 'rotate' ? [words] : []));
    const at = possible.indexOf(`rotate ${this.turn}`);
    const next = possible[(at + by + possible.length) % possible.length];
    if (next !== undefined) {
      this.hovered = null;
      this.pinned = next;
    }
  }

  /** The resources of the mix as words of an action. */
  readonly mixed = $derived.by<Choice | undefined>(() => {
    const named = RESOURCES.filter((one) => this.mix[one] > 0).map((one) => `${this.mix[one]} ${one}`);
    return this.can(`take ${named.join(' ')}`) ?? this.can(`pay ${named.join(' ')}`);
  });

  add(resource: Resource, by: number): void {
    this.mix = { ...this.mix, [resource]: Math.max(0, this.mix[resource] + by) };
  }

  /** Whether one more of a resource still leads to a possible mix. */
  mayAdd(resource: Resource): boolean {
    const wish = { ...this.mix, [resource]: this.mix[resource] + 1 };
    return this.table.choices.some(({ fields }) => {
      if (fields.kind !== 'take' && fields.kind !== 'pay') return false;
      const goods = fields['goods'] as Partial<Record<Resource, number>>;
      return RESOURCES.every((one) => wish[one] <= (goods[one] ?? 0));
    });
  }

  /** A starting tile is clicked: picked from those that lie open, else kept or put back. */
  chooseStart(tile: number): void {
    if (this.kind === 'pick') this.choose(`pick ${tile}`);
    else if (this.kept.includes(tile)) this.kept = this.kept.filter((one) => one !== tile);
    else this.kept = [...this.kept, tile].slice(-2);
  }

  /** Keeping the two chosen starting tiles. */
  readonly keeping = $derived.by<Choice | undefined>(() => this.can(`keep ${[...this.kept].sort((a, b) => a - b).join(' ')}`));
}

/** Points first, then temple steps. */
function worth(score: Score): number {
  return score.points * 10 + TEMPLES.reduce((sum, temple) => sum + score.steps[temple], 0);
}

/** What is picked up at a table; it lasts as long as the table is open, whoever asked for it first. */
export const selectionAt = perTable((table) => new Selection(table));
