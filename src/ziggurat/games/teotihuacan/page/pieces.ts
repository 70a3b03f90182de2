/** What lies on a table of Teotihuacan, as the view names it, and the names of the drawings. */

export const GOODS = ['cocoa', 'wood', 'stone', 'gold'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
export const RESOURCES = ['wood', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TEMPLES = ['blue', 'red', 'green'] as const;
export type Temple = (typeof TEMPLES)[number];

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

export const ROWS = ['top', 'centre', 'bottom'] as const;
export type NobleRow = (typeof ROWS)[number];

export const TURNS = [0, 90, 180, 270] as const;

/** Boards by their printed numbers; 0 is a worker in hand. */
export const BOARDS = ['hand', 'palace', 'forest', 'quarry', 'gold', 'alchemy', 'nobles', 'decorations', 'construction'] as const;
export const PALACE = 1;
export const ALCHEMY = 5;
export const NOBLES = 6;
export const DECORATIONS = 7;
export const CONSTRUCTION = 8;

/** The cut and colour of each seat. */
export const MINERALS = ['lapis', 'terracotta', 'obsidian', 'jade'] as const;
export const FIGURES = ['rain', 'butterfly', 'blade', 'feather'] as const;

const mineral = (seat: number): string => MINERALS[seat] ?? 'lapis';

export const boardName = (board: number): string => BOARDS[board] ?? 'hand';
export const boardGlyph = (board: number): string => `teotihuacan-board-${boardName(board)}`;
export const goodGlyph = (good: string): string => `teotihuacan-${good}`;
export const dieGlyph = (seat: number, power: number): string => `teotihuacan-die-${mineral(seat)}-${power}`;
export const lockedGlyph = (seat: number, power: number): string => `teotihuacan-locked-${mineral(seat)}-${power}`;
export const neutralGlyph = (colour: number): string => (colour === 0 ? 'teotihuacan-die-neutral' : 'teotihuacan-die-neutral-second');
export const markerGlyph = (seat: number): string => `teotihuacan-marker-${mineral(seat)}`;
export const crestGlyph = (seat: number): string => `teotihuacan-seat-${mineral(seat)}`;
export const templeGlyph = (temple: string): string => `teotihuacan-temple-${temple}`;
export const technologyGlyph = (number: number): string => `teotihuacan-technology-${String(number).padStart(2, '0')}`;
export const royalGlyph = (number: number): string => `teotihuacan-royal-${String(number).padStart(2, '0')}`;
export const bonusGlyph = (number: number): string => `teotihuacan-bonus-${number}`;
export const POINTS = 'teotihuacan-victory-point';

export const isMask = (tile: string): boolean => tile.startsWith('mask_');
export const tileGlyph = (tile: string): string =>
  isMask(tile) ? `teotihuacan-${tile.replace('_', '-')}` : `teotihuacan-discovery-${tile.replaceAll('_', '-')}`;

/** A worker: board, power, and the worship space it is locked on (0: none). */
export type Worker = [number, number, number?];

export interface Player {
  cocoa: number;
  wood: number;
  stone: number;
  gold: number;
  points: number;
  blue: number;
  red: number;
  green: number;
  avenue: number;
  pyramid: number;
  technologies: number[];
  tiles: string[];
  used: string[];
  workers: Worker[];
  tally: Record<string, number>;
}

/** A starting tile: its two boards and what it gives. */
export interface StartingTile {
  boards: readonly [number, number];
  goods: Goods;
  resources?: number;
  temples?: readonly Temple[];
  avenue?: boolean;
  power?: boolean;
  technology?: boolean;
  discovery?: boolean;
}

export interface PlacedTile {
  square: string;
  tile: number;
  rotation: number;
}

export interface TeotihuacanView {
  seats: number;
  options: Record<string, string | number>;
  layout: number[];
  royal: number[];
  technologies: number[];
  bonus: Record<Temple, number>;
  calendar: { light: number; dark: number; eclipses: number; final_round: boolean; finished: boolean };
  buildings: number;
  nobles: Record<NobleRow, number[]>;
  players: Player[];
  turn: { moved: number[]; anywhere: boolean; board: number; colours: number; acted: boolean; workers: number; built: number };
  decorations: { offer: (number | null)[]; placed: Record<Side, number[]>; left: number };
  pyramid: { offer: (number | null)[]; placed: PlacedTile[]; left: number };
  discovery: {
    boards: Record<string, string | null>;
    avenue: Record<string, string[]>;
    temples: Record<string, string[]>;
    linked: Record<string, string>;
    left: number;
  };
  neutral: { workers: number[][] };
  /** Boards 1 to 8: colours of unlocked workers there, and the cocoa to collect. */
  boards: { colours: number; cocoa: number }[];
  starting: { open?: number[]; kept?: number[][]; hand?: number[]; chosen?: number[] | null };
  teotibot?: { slots: string[]; aside: string; directions: string[] };
}

/** What a main action on the board of arrival costs and gives. */
export interface MainAction {
  possible: boolean;
  fee: number;
  workers: number;
  gives?: Record<string, number>;
  technologies?: number[];
  wood?: number;
  rows?: Record<string, number>;
  gold?: number;
  stone?: number;
  points?: number;
  sides?: string[];
  squares?: string[];
}

export interface Space {
  space: number;
  fee: number;
  own: boolean;
  possible: boolean;
  royal: number | null;
}

/** What a worker finds on a board. */
export interface Arrival {
  board: number;
  colours: number;
  harvest: number;
  workers: number;
  lowest: number;
  main: MainAction | null;
  worship: Space[];
  tile?: { tile: string; price: Goods; payable: boolean };
}

export interface Destination extends Arrival {
  worker: { board: number; power: number };
  distance: number;
  technology_cocoa: number;
}

/** What a tile would score in one rotation, or a decoration on one side. */
export interface Score {
  /** Points without those of matching icons. */
  printed: number;
  matches: number;
  /** What matches: corners of a tile clockwise from the top left, cells of a decoration from the left or top. */
  matching: number[];
  points: number;
  steps: Record<Temple, number>;
  level?: number;
}

/** What a step of a temple gives. */
export interface Reward {
  resources: number;
  points: number;
  cocoa: number;
}

export interface NextStep extends Reward {
  step: number;
  tiles: string[];
}

/** What a question belongs to. */
export interface About {
  setup?: true;
  ascension?: true;
  board?: number;
  power?: number;
}

/** The worship space a worker is locked on. */
export interface WorshipSpace {
  board: number;
  space: number;
  royal: number | null;
  /** A temple, or `any`. */
  temple: string | null;
  tile: string | null;
}

/** What an answer to a royal tile pays and gains; resources are of the player's choice. */
export interface Trade {
  pay: Goods;
  gain: Goods;
  resources: number;
}
