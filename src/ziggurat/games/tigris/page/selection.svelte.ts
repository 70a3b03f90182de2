/** What the person has picked up, and what each space would mean for it. */

import type { Choice, Json } from '$ui/lib/types';
import { perTable } from '$ui/table/per-table.svelte';
import type { Table } from '$ui/table/table.svelte';
import { nameKingdoms, nameSides, type NamedKingdom } from './kingdoms';
import { COLOURS, LEADERS, readPiece, TILES, tileColour, type Colour, type Piece, type TigrisView, type Tile } from './pieces';

export type Picked =
  { kind: 'tile'; colour: Colour; index: number } | { kind: 'leader'; colour: Colour } | { kind: 'catastrophe' } | { kind: 'swap'; indices: readonly number[] };

export interface War {
  colour: Colour;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
}

/** What the server says would follow an action. */
export interface Effect {
  points?: { seat: number; colour: Colour; amount: number };
  joins?: boolean;
  wars?: War[];
  revolt?: { defender: number; attack: number; defence: number };
  returns?: { seat: number; colour: Colour }[];
}

export type MarkKind = 'plain' | 'theirs' | 'gain' | 'war' | 'join' | 'target';

/** A space that can be chosen. */
export interface Mark {
  cell: string;
  kind: MarkKind;
  choice: Choice;
  /** Null until the server has said it. */
  effect: Effect | null;
}

/** The support of a conflict as `aids` knows it. */
export interface Support {
  held: number;
  /** The fewest tiles that could win. */
  least: number;
  prize: { colour: Colour; attacker: number; defender: number };
  /** The tiles that leave the board with the leader of the side that loses. */
  leaves: { attacker: string[]; defender: string[] };
  /** The spaces of the kingdoms at war, as they were before a tile joined them; none in a revolt. */
  kingdoms: { attacker: string[]; defender: string[] };
  [fact: string]: unknown;
}

export class Selection {
  picked = $state.raw<Picked | null>(null);
  /** The space under the pointer or the keyboard's focus. */
  hovered = $state<string | null>(null);
  /** The space touched first; the gold button does it. */
  pinned = $state<string | null>(null);
  /** Tiles that would be sent into the conflict. */
  sent = $state(0);
  /** The conflict is put aside to look at the board. */
  aside = $state(false);
  readonly table: Table;
  private before: NamedKingdom[] = [];
  /** The kingdoms when nobody fought. */
  private inPeace: NamedKingdom[] = [];

  constructor(table: Table) {
    this.table = table;
    $effect(() => {
      void this.log;
      this.clear();
    });
    $effect(() => {
      const { picked } = this;
      if (picked !== null) this.look(picked);
    });
  }

  private readonly log = $derived.by<number>(() => this.table.state?.log ?? 0);
  readonly view = $derived.by<TigrisView>(() => this.table.view as unknown as TigrisView);
  readonly ready = $derived.by<boolean>(() => 'board' in this.table.view);
  readonly hand = $derived.by<Tile[]>(() => {
    const seat = this.table.seat;
    return seat === null || !this.ready ? [] : (this.view.players[seat]?.hand ?? []);
  });
  readonly pieces = $derived.by<Map<string, Piece>>(
    () => new Map(Object.entries(this.ready ? this.view.board : {}).map(([cell, text]) => [cell, readPiece(text)])),
  );
  readonly kingdoms = $derived.by<NamedKingdom[]>(() => {
    this.before = nameKingdoms(this.before, this.ready ? this.view.kingdoms : []);
    if (this.view.question?.tile == null) this.inPeace = this.before;
    return this.before;
  });
  /** The kingdoms at war, the attacker's first. */
  readonly atWar = $derived.by<NamedKingdom[]>(() => {
    const now = this.kingdoms;
    const { attacker = [], defender = [] } = this.support.kingdoms ?? {};
    if (attacker.length === 0) return [];
    const sides = [attacker, defender].map((cells) => ({ cells, leaders: [] }));
    return nameSides(this.inPeace.length > 0 ? this.inPeace : now, sides);
  });
  /** The kingdoms as they are drawn and named: those at war apart, as before a tile joined them. */
  readonly drawn = $derived.by<NamedKingdom[]>(() => {
    const { atWar, kingdoms } = this;
    const fighting = new Set(atWar.flatMap((kingdom) => kingdom.cells));
    return [...kingdoms.filter((kingdom) => !kingdom.cells.some((cell) => fighting.has(cell))), ...atWar];
  });
  readonly kind = $derived.by<string>(() => String(this.table.question['kind'] ?? ''));

  readonly marks = $derived.by<Map<string, Mark>>(() => {
    const marks = new Map<string, Mark>();
    for (const choice of this.fitting(this.picked)) {
      const effect = this.kind === 'turn' ? this.table.effect(choice.action) : {};
      const cell = String(choice.fields['cell']);
      marks.set(cell, { cell, choice, effect, kind: this.markKind(choice, effect ?? {}) });
    }
    return marks;
  });

  /** What can be done on a space with a piece; without one, what is asked instead. */
  private fitting(picked: Picked | null): Choice[] {
    return this.table.choices.filter(({ fields }) => {
      if (typeof fields['cell'] !== 'string') return false;
      if (this.kind !== 'turn') return ['building', 'square', 'leave'].includes(fields.kind);
      if (picked === null || picked.kind === 'swap') return false;
      return fields.kind === picked.kind && (picked.kind === 'catastrophe' || fields['colour'] === picked.colour);
    });
  }

  /** Ask what could be done with a piece: it is picked up, or about to be. */
  look(wish: Picked): void {
    if (this.kind === 'turn') void this.table.tryOut(this.fitting(wish).map(({ action }) => action));
  }

  private markKind(choice: Choice, effect: Effect): MarkKind {
    if (this.kind !== 'turn') return 'target';
    if (effect.revolt !== undefined || (effect.wars?.length ?? 0) > 0) return 'war';
    if (effect.joins === true) return 'join';
    if (effect.points !== undefined) return effect.points.seat === this.table.seat ? 'gain' : 'theirs';
    return choice.fields.kind === 'catastrophe' ? 'target' : 'plain';
  }

  /** The mark that is previewed: under the pointer, else touched. */
  readonly preview = $derived(this.marks.get(this.hovered ?? '') ?? this.marks.get(this.pinned ?? '') ?? null);

  /** What is picked up, as JSON. */
  write(): Json {
    return { picked: this.picked, pinned: this.pinned } as unknown as Json;
  }

  restore(written: Json): void {
    const { picked, pinned } = written as unknown as { picked: Picked | null; pinned: string | null };
    this.picked = picked;
    this.pinned = pinned;
  }

  clear(): void {
    this.picked = null;
    this.pinned = null;
    this.sent = 0;
    this.aside = false;
  }

  /** Take in hand what an action needs, and point at its place. */
  pickUp(choice: Choice | undefined): void {
    this.clear();
    if (choice === undefined) return;
    const { kind, cell, count } = choice.fields;
    const colour = COLOURS.find((one) => one === choice.fields['colour']);
    if (kind === 'tile' && colour !== undefined)
      this.picked = {
        kind,
        colour,
        index: this.hand.findIndex((tile) => tileColour(tile) === colour),
      };
    else if (kind === 'leader' && colour !== undefined) this.picked = { kind, colour };
    else if (kind === 'catastrophe') this.picked = { kind };
    else if (kind === 'swap') this.picked = { kind, indices: this.indicesOf(choice) };
    else if (kind === 'support') this.sent = Number(count);
    this.pinned = typeof cell === 'string' ? cell : null;
  }

  /** Where the tiles of a swap are in the hand. */
  private indicesOf(swap: Choice): number[] {
    const left = new Map(Object.entries(swap.fields['counts'] as Record<Colour, number>));
    return this.hand.flatMap((tile, index) => {
      const colour = tileColour(tile) ?? '';
      const count = left.get(colour) ?? 0;
      left.set(colour, count - 1);
      return count > 0 ? [index] : [];
    });
  }

  pick(wish: Picked): void {
    this.table.refused = null;
    this.pinned = null;
    this.picked = same(this.picked, wish) ? null : wish;
  }

  toggleSwap(index: number): void {
    const indices = this.picked?.kind === 'swap' ? this.picked.indices : [];
    this.picked = { kind: 'swap', indices: indices.includes(index) ? indices.filter((one) => one !== index) : [...indices, index] };
  }

  /** The words of putting the picked piece there, possible or not. */
  wishAt(cell: string): string | null {
    switch (this.picked?.kind) {
      case 'tile':
        return `${TILES[this.picked.colour]} ${cell}`;
      case 'leader':
        return `${LEADERS[this.picked.colour]} ${cell}`;
      case 'catastrophe':
        return `catastrophe ${cell}`;
      default:
        return null;
    }
  }

  /** A space is chosen; a finger previews first. */
  choose(cell: string, touched: boolean): void {
    const table = this.table;
    if (!table.mine || table.busy) return;
    const mark = this.marks.get(cell);
    if (mark !== undefined) {
      table.refused = null;
      if (touched && this.pinned !== cell) this.pinned = cell;
      else void table.play(mark.choice.action);
      return;
    }
    const piece = this.pieces.get(cell);
    const own = piece?.kind === 'leader' && piece.seat === table.seat && this.kind === 'turn';
    if (own && (this.picked === null || this.picked.kind === 'leader')) {
      this.pick({ kind: 'leader', colour: piece.colour });
      return;
    }
    const wish = this.wishAt(cell);
    if (wish !== null) void table.why(wish);
    else table.emptyHanded();
  }

  /** The swap of the picked tiles. */
  readonly swap = $derived.by<Choice | undefined>(() => {
    if (this.picked?.kind !== 'swap' || this.picked.indices.length === 0) return undefined;
    const given = this.picked.indices.map((index) => tileColour(this.hand[index] ?? ''));
    const words = COLOURS.map((colour) => ({ tile: TILES[colour], count: given.filter((one) => one === colour).length }))
      .filter(({ count }) => count > 0)
      .map(({ tile, count }) => `${tile} ${count}`);
    return this.table.possible(`swap ${words.join(' ')}`);
  });

  kingdomAt(cell: string): NamedKingdom | undefined {
    return this.drawn.find((kingdom) => kingdom.cells.includes(cell));
  }

  /** The strength of the leader on a space: in the conflict that is fought or previewed, else in a war. */
  strengthAt(cell: string): number {
    return this.fighters.get(cell) ?? this.kingdoms.flatMap(({ leaders }) => leaders).find((leader) => leader.cell === cell)?.war ?? 0;
  }

  leaderCell(seat: number, colour: Colour): string | undefined {
    for (const [cell, piece] of this.pieces) if (piece.kind === 'leader' && piece.seat === seat && piece.colour === colour) return cell;
    return undefined;
  }

  /** Leaders that the previewed choice would send into a conflict, with their strengths. */
  readonly fighters = $derived.by<Map<string, number>>(() => {
    const fighters = new Map<string, number>();
    const add = (seat: number, colour: Colour, strength: number): void => {
      const cell = this.leaderCell(seat, colour);
      if (cell !== undefined) fighters.set(cell, strength);
    };
    const effect = this.preview?.effect;
    for (const war of effect?.wars ?? []) {
      add(war.attacker, war.colour, war.attack);
      add(war.defender, war.colour, war.defence);
    }
    if (effect?.revolt !== undefined && this.picked?.kind === 'leader') add(effect.revolt.defender, this.picked.colour, effect.revolt.defence);
    const { conflict, colour, attacker, defender } = this.table.question;
    if (typeof conflict === 'string' && typeof attacker === 'number' && typeof defender === 'number') {
      const board = this.table.question;
      add(attacker, colour as Colour, Number(board['attack_board'] ?? 0));
      add(defender, colour as Colour, Number(board['defence_board'] ?? 0));
    }
    return fighters;
  });

  get support(): Support {
    return this.table.aids as unknown as Support;
  }
}

function same(a: Picked | null, b: Picked): boolean {
  if (a === null || a.kind !== b.kind) return false;
  if (a.kind === 'tile' && b.kind === 'tile') return a.index === b.index;
  if (a.kind === 'leader' && b.kind === 'leader') return a.colour === b.colour;
  return a.kind === 'catastrophe' || a.kind === 'swap';
}

/** What is picked up at a table; it lasts as long as the table is open, whoever asked for it first. */
export const selectionAt = perTable((table) => new Selection(table));
