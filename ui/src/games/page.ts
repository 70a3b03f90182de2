/**
 * What a game brings to the page: the folder `page` of the game, the same file names in each:
 *
 *     index.ts            the GamePage below
 *     pieces.ts           the view in types, names of the drawings
 *     selection.svelte.ts what the person has picked up, what the marks mean
 *     flights.ts          what goes where when something happened
 *     trace.ts            what would go where if something were played
 *     words.ts            questions, actions, events and refusals as sentences of the catalogue
 *     Board.svelte        the slab with pieces and marks
 *     Hand.svelte         what can be picked up, in the dock
 *     Consequence.svelte  what the choice under the pointer would do, in the dock
 *     Players.svelte      the panel of the players; Medals.svelte the same in one row
 *     Counts.svelte       what is left, in the bar
 *     Dialogue.svelte     a decision that wants a sheet of its own
 *     Tally.svelte        the result line by line
 *     Laying.svelte       what is set up by hand on the analysis board, beside pieces on spaces
 *
 * The frame (`src/table`) owns the layout, question, log, list of actions, chat, rules, undo,
 * hints, replay and end; it knows no game.
 */

import type { Component } from 'svelte';
import type { Choice, Entry, Facts, Final, GameEvent, Json, Reason, Refusal } from '../lib/types';
import type { Part } from '../lib/words.svelte';
import type { Table } from '../table/table.svelte';

/** The act the gold button does now. */
export interface Act {
  label: string;
  action: number;
  /** What it would do is hard to take back or starts a fight. */
  danger?: boolean;
  /** It ends the turn, and so much could still be done: it is asked about first. */
  left?: number;
  /** Where it takes several actions, one after the other: does them all. */
  go?: () => void;
}

/** A group of possible actions in the plain list. */
export interface Group {
  label: string;
  choices: Choice[];
}

/** A thing on its way from a place of the board to a player's panel, or to another place. */
export interface Flight {
  kind: 'point' | 'gem' | 'piece' | 'move';
  /** Its drawing; nothing where the text says all. */
  glyph: string;
  text?: string;
  size: number;
  /** Where it starts, as a selector; null for the middle of the board. */
  from: string | null;
  /** The seat that gets it, or where it goes, as a selector. */
  to: number | string;
}

/** A step of a line on the board before it is played. */
export interface Trace {
  /** Where its piece would lie, or all places that it is about. */
  to: readonly string[];
  /** Where the piece lies now. */
  from?: string;
  /** The drawing of the piece, one symbol above the other; none where nothing would lie there. */
  glyphs: readonly string[];
  /** How large that is beside the place. */
  scale?: number;
}

/** What a seat gets by something; where the number says all, it has no drawing. */
export interface Gain {
  seat: number;
  glyph: string;
  amount: number;
}

/** A curve of the chart at the end: what each seat would have scored after each entry. */
export interface Course {
  entry: number;
  scores: number[];
}

/** What lessons of a game point at and draw in their sentences. */
export interface LessonPage {
  /** The drawings that sentences of lessons name, one above the other where there are several: `{ $temple }`. */
  glyphs(seat: number): Record<string, readonly string[]>;
  /** The selector of a piece, a panel or a place by its name in a lesson; null if it is no name of this game. */
  find(id: string): string | null;
  /** Whether a sheet asks now and would cover what the lesson says; it is opened when that has been read. */
  covers?(table: Table): boolean;
  /** Reasons of refusals that say nothing of a try; the nudge of the lesson says more. */
  unsaid?: readonly string[];
}

/** One thing that a scoring counts: what each seat has of it, and the points for it. */
export interface ScoringStep {
  label: string;
  /** What the sums count. */
  counted?: string;
  /** What is lit on the board while it is told. */
  places: readonly string[];
  cells: readonly { sum: string; points: number }[];
}

/** A scoring, step by step in the order of its rule. */
export interface Scoring {
  title: string;
  rule: string;
  steps: readonly ScoringStep[];
  /** It comes so often that it is shown only when somebody asks for it. */
  minor?: boolean;
}

/** What the coach knows of a game. */
export interface Coaching {
  /** How much an event matters to whoever sits on that seat; 0 is not told. */
  weigh(event: GameEvent, me: number): number;
  /** What it means for the person at this table. */
  means(table: Table, event: GameEvent): Part[] | null;
  /** The term of the rules that an action or an event of a kind is about. */
  terms: Readonly<Record<string, string>>;
}

export interface GamePage {
  /** The game, and the symbols of its drawings (`art`). */
  name: string;
  sprite: string;
  /** Width : height of the slab. */
  shape: { width: number; height: number };

  Board: Component<{ table: Table }>;
  Hand: Component<{ table: Table }>;
  Consequence: Component<{ table: Table }>;
  Players: Component<{ table: Table }>;
  Medals: Component<{ table: Table }>;
  Counts: Component<{ table: Table }>;
  Dialogue: Component<{ table: Table }> | null;
  Tally: Component<{ table: Table; final: Final }>;

  /** Who decides what, in one sentence. */
  question(table: Table): Part[];
  /** An action as a button or a line of the list. */
  action(table: Table, choice: Choice): string;
  groups(table: Table): Group[];
  /** A line of the log; null for what needs none. */
  event(table: Table, event: GameEvent, entry: Entry): Part[] | null;
  /** Whom an event is about that names nobody; null for whom the events before it are about. */
  actor?(table: Table, event: GameEvent): number | null;
  /** The kind of event that ends a turn; a game without one changes turns when somebody else decides. */
  turnEnds?: string;
  /** The places that an event or an action is about. */
  places(kind: string, facts: Facts): string[];
  /** What the steps of a line would do on the board, one for each; without it, only places are known. */
  trace?(table: Table, line: readonly Choice[]): Trace[];
  refusal(table: Table, refusal: Refusal): Part[];
  /** A sentence about a piece or a place; missing where the game explains none. */
  explanation?(table: Table, key: string, facts: Facts): Part[];
  /** A fact that speaks for a move or against it, in a sentence. */
  reason(table: Table, reason: Reason): Part[];
  /** What visibly goes somewhere when an entry is shown. */
  flights(table: Table, entry: Entry): Flight[];
  /** What an entry brought to whom, as everybody may know it. */
  gains?(entry: Entry): Gain[];
  /** What the gold button does; null when there is nothing to do with it. */
  act(table: Table): Act | null;
  /** Its hand has a button for every choice, so the gold one is there only when it does something. */
  choosesInHand?: true;
  /** Pick up what the first of these actions needs and point at its place, without playing it. */
  pickUp(table: Table, line: readonly Choice[]): void;
  /** Put down what was picked up. */
  drop(table: Table): void;
  /** What is picked up, to be written down; `choose` picks it up again. */
  chosen(table: Table): Json;
  choose(table: Table, chosen: Json): void;
  course(entries: readonly Entry[], seats: number): Course[];
  /** The name of a seat's pieces (dynasty, colour), to stand beside the player's name. */
  side(seat: number): string;
  /** What is laid by hand on the analysis board, by the field that keeps it and its word there; null for a piece of nobody at this table. */
  piece?(table: Table, field: string, word: string): string | null;
  /** Sets up by hand what is no piece on a space: told with the whole position, which it changes. */
  Laying?: Component<{ table: Table; dump: Facts; change: (dump: Facts) => Promise<void>; refused: string | null }>;
  /** A space that has no name on the board. */
  space?(name: string): string;
  /** The drawing that stands for a seat. */
  crest(table: Table, seat: number): string;
  /** Where the points came from, if an entry brought a scoring. */
  scoring?(table: Table, entry: Entry): Scoring | null;
  /** What the coach knows of this game. */
  coach?: Coaching;
  /** Keys of the steps of the guide for a first game; `guide-<game>-<step>` in the catalogue. */
  guide: readonly string[];
  lesson?: LessonPage;
}
