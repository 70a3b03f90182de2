/** What the person has picked up, and what each square would mean for it. */

import { untrack } from 'svelte';
import { Problem } from '$ui/lib/api';
import type { Choice, Json } from '$ui/lib/types';
import { perTable } from '$ui/table/per-table.svelte';
import type { Table } from '$ui/table/table.svelte';
import { PALACE } from './map';
import { beside, readBridge, readTemple, spot, type Aids, type Axis, type Bridge, type MexicaView, type Region, type RegionAid, type Temple } from './pieces';

/** What can be picked up in the dock, in the order of the keys 1 to 9. */
export const PICKS = ['pilli', 'double', 'single', 'bridge', 'temple-1', 'temple-2', 'temple-3', 'temple-4', 'found'] as const;
export type Picked = (typeof PICKS)[number];

export type MarkKind = 'start' | 'foot' | 'boat' | 'leap' | 'canal' | 'bridge' | 'lift' | 'temple' | 'found';

/** One way to use a square: the same canal square with another neighbour, a bridge along another axis. */
export interface Option {
  kind: MarkKind;
  cells: string[];
  cost: number;
  axis: Axis | null;
  level: number;
  /** The actions in words, one after the other; a walk has one for each step. */
  steps: string[];
}

/** A square that can be chosen. */
export interface Mark {
  cell: string;
  options: Option[];
}

export interface Preview {
  cell: string;
  option: Option;
  /** How many ways there are to use this square. */
  ways: number;
}

/** What a region would be split into, or the one that is left of it. */
export interface Part {
  cells: string[];
  /** An open calpulli order has its size. */
  fits: boolean;
  /** Seats whose pilli stand in it. */
  pilli: number[];
}

const NO_AIDS: Aids = {
  reach: {},
  ways: {},
  regions: {},
  prices: {},
  builds: {},
};

export class Selection {
  picked = $state<Picked | null>(null);
  /** The square under the pointer or the keyboard's focus. */
  hovered = $state<string | null>(null);
  /** The square touched first; the gold button does it. */
  pinned = $state<string | null>(null);
  /** How often the way to use the square was turned. */
  private turns = $state(0);
  /** Where in its square the pointer is, from the middle; the way that leans there is meant. */
  private pointer = $state.raw<{ cell: string; dx: number; dy: number } | null>(null);
  /** A journey of several steps is under way. */
  going = $state(false);
  /** What was picked during the journey, for its end. */
  private wanted: Picked | null = null;
  readonly table: Table;
  private seen: number | undefined;
  /** What the server found when it last tried a canal. */
  private trial = $state.raw<{
    action: number;
    log: number | undefined;
    view: MexicaView;
  } | null>(null);

  constructor(table: Table) {
    this.table = table;
    $effect(() => {
      const log = table.state?.log;
      untrack(() => {
        if (log !== this.seen) this.settle();
        this.seen = log;
      });
    });
    $effect(() => {
      const { dug } = this;
      if (dug !== undefined) untrack(() => void this.tryOut(dug));
    });
  }

  readonly view = $derived.by<MexicaView>(() => this.table.view as unknown as MexicaView);
  readonly ready = $derived.by<boolean>(() => 'canals' in this.table.view);
  readonly kind = $derived.by<string>(() => String(this.table.question['kind'] ?? ''));
  readonly aids = $derived.by<Aids>(() => ({
    ...NO_AIDS,
    ...(this.table.aids as unknown as Partial<Aids>),
  }));
  readonly ap = $derived.by<number>(() => (this.ready ? this.view.ap : 0));

  readonly bridges = $derived.by<Bridge[]>(() => (this.ready ? this.view.bridges.map(readBridge) : []));
  readonly temples = $derived.by<Temple[]>(() => {
    if (!this.ready) return [];
    const { players, neutral } = this.view;
    const all = [...players.flatMap((player, seat) => player.temples.map((text) => readTemple(text, seat))), ...neutral.map((text) => readTemple(text, 3))];
    return all.sort((a, b) => spot(a.cell).row - spot(b.cell).row);
  });
  readonly templeAt = $derived(new Map(this.temples.map((temple) => [temple.cell, temple])));
  readonly pilli = $derived.by<(string | null)[]>(() => (this.ready ? this.view.players.map((player) => player.pilli) : []));
  readonly regions = $derived.by<Region[]>(() => (this.ready ? this.view.regions : []));
  private readonly regionOf = $derived(new Map(this.regions.flatMap((region) => region.cells.map((cell) => [cell, region] as const))));

  readonly own = $derived.by<string | null>(() => (this.table.seat === null ? null : (this.pilli[this.table.seat] ?? null)));

  regionAt(cell: string | null): Region | undefined {
    return cell === null ? undefined : this.regionOf.get(cell);
  }

  aidOf(region: Region | undefined): RegionAid | undefined {
    return region === undefined ? undefined : this.aids.regions[region.cells[0] ?? ''];
  }

  /** Whether nothing stands on a square. */
  empty(cell: string): boolean {
    return !this.templeAt.has(cell) && !this.pilli.includes(cell) && this.view.tiles.placed[cell] === undefined;
  }

  /** The possible actions by what is picked up for them. */
  private readonly sorted = $derived.by<Map<Picked, Choice[]>>(() => {
    const found = new Map<Picked, Choice[]>();
    for (const choice of this.table.choices) {
      const pick = pickFor(choice);
      if (pick === null) continue;
      const group = found.get(pick);
      if (group === undefined) found.set(pick, [choice]);
      else group.push(choice);
    }
    return found;
  });

  /** What an action costs, as the server says. */
  price(kind: string, level = 0): number {
    const price = this.aids.prices[kind] ?? 0;
    return typeof price === 'number' ? price : (price[String(level)] ?? 0);
  }

  can(pick: Picked): boolean {
    return this.sorted.has(pick);
  }

  readonly marks = $derived.by<Map<string, Mark>>(() => {
    const marks = new Map<string, Mark>();
    const add = (cell: string, option: Option): void => {
      const mark = marks.get(cell);
      if (mark === undefined) marks.set(cell, { cell, options: [option] });
      else mark.options.push(option);
    };
    if (this.kind === 'start') {
      for (const choice of this.table.choices) for (const cell of cellsOf(choice)) add(cell, option('start', choice, 0));
      return marks;
    }
    const picked = this.kind === 'bridge' ? 'bridge' : this.picked;
    if (picked === null) return marks;
    if (picked === 'pilli') {
      for (const way of this.journeys()) add(way.cells[0] ?? '', way);
      return marks;
    }
    const free = this.kind === 'bridge';
    for (const choice of this.sorted.get(picked) ?? [])
      for (const cell of cellsOf(choice)) add(cell, option(kindOf(choice), choice, free ? 0 : this.price(choice.fields.kind, levelOf(choice))));
    return marks;
  });

  /** Where the pilli can go: on foot and by boat, or anywhere for five, whichever is cheaper. */
  private journeys(): Option[] {
    const found = new Map<string, Option>();
    for (const choice of this.sorted.get('pilli') ?? []) {
      const [cell] = cellsOf(choice);
      if (choice.fields.kind === 'leap' && cell !== undefined) found.set(cell, option('leap', choice, this.price('leap')));
    }
    for (const [cell, cost] of Object.entries(this.aids.reach)) {
      const steps = this.aids.ways[cell] ?? [];
      const [first] = steps;
      if (first === undefined || this.table.possible(first) === undefined) continue;
      if ((found.get(cell)?.cost ?? cost) < cost) continue;
      const kind = steps.at(-1)?.startsWith('boat') ? 'boat' : 'foot';
      found.set(cell, {
        kind,
        cells: [cell],
        cost,
        axis: null,
        level: 0,
        steps,
      });
    }
    return [...found.values()];
  }

  /** What is previewed: the square under the pointer, else the one touched. */
  readonly preview = $derived.by<Preview | null>(() => {
    const mark = this.marks.get(this.hovered ?? '') ?? this.marks.get(this.pinned ?? '');
    const found = mark === undefined ? undefined : this.meant(mark);
    return mark === undefined || found === undefined ? null : { cell: mark.cell, option: found, ways: mark.options.length };
  });

  /** The region that the panel beside the board is about. */
  readonly looked = $derived.by<Region | undefined>(
    () => this.regionAt(this.hovered) ?? this.regionAt(this.pinned) ?? this.regionAt(this.own) ?? this.regions[0],
  );

  /** The canal that is previewed. */
  private readonly dug = $derived.by<Choice | undefined>(() => {
    const option = this.preview?.option;
    return option?.kind === 'canal' ? this.table.possible(option.steps[0] ?? '') : undefined;
  });

  /** What the previewed canal would make of its region, as the server tried it. */
  readonly parts = $derived.by<{ size: number; parts: Part[] } | null>(() => {
    const { dug, trial } = this;
    const region = dug === undefined ? undefined : this.regionAt(cellsOf(dug)[0] ?? null);
    if (dug === undefined || region === undefined || trial?.action !== dug.action || trial.log !== this.table.state?.log) return null;
    const before = new Set(region.cells);
    const left = trial.view.regions.filter(({ cells }) => cells.some((cell) => before.has(cell)));
    const parts = left.map(({ cells }): Part => {
      const pilli = this.pilli.flatMap((at, seat) => (at !== null && cells.includes(at) ? [seat] : []));
      return {
        cells,
        pilli,
        fits: this.view.tiles.shown.includes(cells.length),
      };
    });
    return {
      size: region.size,
      parts: parts.sort((a, b) => a.cells.length - b.cells.length),
    };
  });

  private async tryOut({ action }: Choice): Promise<void> {
    const log = this.table.state?.log;
    try {
      const view = await this.table.trial(action);
      if (view !== null) this.trial = { action, log, view: view as unknown as MexicaView };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }

  /** The region that would be founded with the previewed choice, now or after the journey. */
  readonly founding = $derived.by<{ region: Region; gains: number[] } | null>(() => {
    const { preview } = this;
    const target = preview?.option.kind;
    if (preview === null || !(target === 'foot' || target === 'boat' || target === 'leap' || target === 'found')) return null;
    const region = this.regionAt(preview.cell);
    const gains = this.aidOf(region)?.founding;
    return region === undefined || gains === undefined ? null : { region, gains };
  });

  /** The squares a journey leads over, from the pilli to its target. */
  readonly path = $derived.by<string[]>(() => {
    const way = this.preview?.option;
    if (way === undefined || this.own === null || (way.kind !== 'foot' && way.kind !== 'boat')) return [];
    return [this.own, ...way.steps.map((words) => words.split(' ')[1] ?? '')];
  });

  /** Which of the ways to use a square is meant: the one that the pointer leans to, turned on. */
  meant(mark: Mark): Option | undefined {
    const here = this.pointer?.cell === mark.cell ? this.pointer : null;
    const first = here === null ? 0 : this.leaning(mark, here.dx, here.dy);
    const turns = mark.cell === (this.hovered ?? this.pinned) ? this.turns : 0;
    return mark.options[(first + turns) % mark.options.length];
  }

  /** The neighbour or the axis that lies farthest towards a point. */
  private leaning(mark: Mark, dx: number, dy: number): number {
    const { row, column } = spot(mark.cell);
    const worth = mark.options.map((one) => {
      if (one.axis !== null) return one.axis === 'h' ? Math.abs(dx) : Math.abs(dy);
      const other = one.cells.find((where) => where !== mark.cell);
      if (other === undefined) return 0;
      const place = spot(other);
      return (place.column - column) * dx + (place.row - row) * dy;
    });
    return worth.indexOf(Math.max(...worth));
  }

  /** The pointer is in a square, so far from its middle. */
  lean(cell: string, dx: number, dy: number): void {
    if (cell !== this.hovered) this.turns = 0;
    this.hovered = cell;
    this.pointer = { cell, dx, dy };
  }

  /** The keyboard is in a square. */
  focus(cell: string): void {
    this.turns = 0;
    this.pointer = null;
    this.hovered = cell;
  }

  /** After each move: keep the piece in hand while it can be used again. */
  private settle(): void {
    this.pinned = null;
    this.turns = 0;
    if (!this.table.mine || this.kind !== 'turn' || this.picked === 'found' || this.marks.size === 0) this.picked = null;
  }

  /** What is picked up, as JSON. */
  write(): Json {
    return { picked: this.picked, pinned: this.pinned, turns: this.turns };
  }

  restore(written: Json): void {
    const { picked, pinned, turns } = written as {
      picked: Picked | null;
      pinned: string | null;
      turns: number;
    };
    this.picked = picked;
    this.pinned = pinned;
    this.turns = turns;
  }

  clear(): void {
    this.picked = null;
    this.pinned = null;
    this.turns = 0;
  }

  /** Take in hand what an action needs, and point at its place. */
  pickUp(choice: Choice | undefined): void {
    this.clear();
    this.hovered = null;
    this.pointer = null;
    if (choice === undefined) return;
    this.picked = pickFor(choice);
    this.pinned = cellsOf(choice)[0] ?? null;
    const options = this.marks.get(this.pinned ?? '')?.options ?? [];
    this.turns = Math.max(
      0,
      options.findIndex((one) => one.steps[0] === choice.words),
    );
  }

  pick(wish: Picked): void {
    if (this.going) {
      this.wanted = wish;
      return;
    }
    this.table.refused = null;
    this.pinned = null;
    this.turns = 0;
    this.picked = this.picked === wish ? null : wish;
    if (this.picked !== null && !this.can(wish)) {
      const words = this.wish(wish, this.example(wish));
      if (words !== null) void this.table.why(words, true);
    }
  }

  /** Another way to use the same square. */
  turn(): void {
    this.turns++;
  }

  /** The words of using a piece on a square, possible or not. */
  private wish(pick: Picked | null, cell: string): string | null {
    switch (pick) {
      case 'pilli':
        return `leap ${cell}`;
      case 'single':
        return `canal ${cell}`;
      case 'double': {
        const pairs = beside(cell).flatMap((other) => [`canal ${cell} ${other}`, `canal ${other} ${cell}`]);
        return pairs.find((words) => this.table.wish(words) !== undefined) ?? null;
      }
      case 'bridge':
        return this.kind === 'turn' && this.view.supply.bridges === 0 ? `lift ${cell}` : `bridge ${cell} h`;
      case 'found':
        return `found ${cell}`;
      case null:
        return null;
      default:
        return `temple ${pick.slice(-1)} ${cell}`;
    }
  }

  /** A square to ask about when a piece can be used nowhere. */
  private example(pick: Picked): string {
    const here = this.own ?? '';
    if (pick === 'bridge') return this.bridges[0]?.cell ?? 'P8';
    if (pick === 'found') return here;
    const home = this.regionAt(here);
    const lands = pick.startsWith('temple') && home !== undefined ? [home] : [...this.regions].filter((region) => region.tile === null);
    for (const region of lands) for (const cell of region.cells) if (this.empty(cell) && !PALACE.has(cell)) return cell;
    return here;
  }

  /** In the first period only calpulli will score (MX-54). */
  later(region: Region): boolean {
    return region.tile === null && this.view.period === 1;
  }

  /** A square is chosen; a finger previews first. */
  choose(cell: string, touched: boolean): void {
    const table = this.table;
    if (!table.mine || table.busy || this.going) {
      if (touched) this.pinned = cell;
      return;
    }
    const mark = this.marks.get(cell);
    if (mark !== undefined) {
      table.refused = null;
      if (touched && this.pinned !== cell) this.pin(mark);
      else if (touched && mark.options.length > 1) this.turn();
      else void this.go();
      return;
    }
    if (cell === this.own && this.kind === 'turn') {
      this.pick('pilli');
      return;
    }
    if (touched) this.pinned = cell;
    const words = this.wish(this.kind === 'bridge' ? 'bridge' : this.picked, cell);
    if (words !== null) void table.why(words);
    else table.emptyHanded();
  }

  /** Touch a square; with its neighbour touched before, the two belong together. */
  private pin(mark: Mark): void {
    const before = this.pinned;
    const joined = mark.options.findIndex((one) => before !== null && one.cells.includes(before));
    this.pointer = null;
    this.turns = Math.max(0, joined);
    this.pinned = mark.cell;
  }

  /** Do what is previewed, step by step. */
  async go(): Promise<void> {
    const steps = this.preview?.option.steps ?? [];
    this.going = steps.length > 1;
    try {
      for (const words of steps) {
        const choice = this.table.possible(words);
        if (choice === undefined) return;
        await this.table.play(choice.action);
        if (this.table.problem !== null) return;
      }
    } finally {
      this.going = false;
      const next = this.wanted;
      this.wanted = null;
      if (next !== null && next !== this.picked) this.pick(next);
    }
  }
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** The squares an action is about. */
export function cellsOf(choice: Choice): string[] {
  const { cell, cells } = choice.fields;
  return typeof cell === 'string' ? [cell] : texts(cells);
}

export function levelOf(choice: Choice): number {
  return Number(choice.fields['level'] ?? 0);
}

function pickFor(choice: Choice): Picked | null {
  switch (choice.fields.kind) {
    case 'walk':
    case 'boat':
    case 'leap':
      return 'pilli';
    case 'canal':
      return cellsOf(choice).length === 2 ? 'double' : 'single';
    case 'bridge':
    case 'lift':
      return 'bridge';
    case 'found':
      return 'found';
    case 'temple':
      return PICKS.find((pick) => pick === `temple-${levelOf(choice)}`) ?? null;
    default:
      return null;
  }
}

function kindOf(choice: Choice): MarkKind {
  const { kind } = choice.fields;
  return kind === 'bridge' || kind === 'lift' || kind === 'temple' || kind === 'found' ? kind : 'canal';
}

function option(kind: MarkKind, choice: Choice, cost: number): Option {
  const axis = choice.fields['axis'];
  return {
    kind,
    cells: cellsOf(choice),
    cost,
    axis: axis === 'h' || axis === 'v' ? axis : null,
    level: levelOf(choice),
    steps: [choice.words],
  };
}

/** What is picked up at a table; it lasts as long as the table is open, whoever asked for it first. */
export const selectionAt = perTable((table) => new Selection(table));
