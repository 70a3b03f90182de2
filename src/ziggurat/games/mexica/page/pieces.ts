/** What lies on a table of Mexica, as the view names it. */

import type { Spot } from '$ui/art/outline';
import { HEIGHT, LEVELS, PERIODS, SHARES, TURN_POINTS, WIDTH } from './printed';

/** The colours of the seats in their order; neutral temples have the last, which two players leave free. */
export const COLOURS = ['terracotta', 'obsidian', 'sand', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const NEUTRAL = 3;

const MINERALS: Record<Colour, string> = {
  terracotta: 'ter',
  obsidian: 'obs',
  sand: 'snd',
  grey: 'gry',
};

export const SIZE = 64;
export { HEIGHT, LEVELS, PERIODS, TURN_POINTS, WIDTH };

export function colour(seat: number): Colour {
  return COLOURS[seat] ?? 'grey';
}

/** The start of the names of a seat's tints: `--ter`, `--ter-hi`, … */
export function mineral(seat: number): string {
  return MINERALS[colour(seat)];
}

/** Names of the drawings. */
export const pilliGlyph = (seat: number): string => `mexica-pilli-${colour(seat)}`;
export const templeGlyph = (seat: number, level: number): string => `mexica-temple-${colour(seat)}-${level}`;
export const bridgeGlyph = (axis: Axis): string => `mexica-bridge-${axis === 'h' ? 'horizontal' : 'vertical'}`;

export function spot(cell: string): Spot {
  return { column: cell.charCodeAt(0) - 65, row: Number(cell.slice(1)) - 1 };
}

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** The cells that share an edge with one. */
export function beside(cell: string): string[] {
  const { row, column } = spot(cell);
  return [cellName(row - 1, column), cellName(row, column + 1), cellName(row + 1, column), cellName(row, column - 1)];
}

/** What the first, second and third get in a region of that size. */
export function numbers(size: number): readonly [number, number, number] {
  return SHARES[size] ?? [0, 0, 0];
}

export type Axis = 'h' | 'v';

export interface Bridge {
  cell: string;
  axis: Axis;
}

export interface Temple {
  cell: string;
  level: number;
  seat: number;
}

export function readBridge(text: string): Bridge {
  const [cell = '', axis] = text.split(' ');
  return { cell, axis: axis === 'v' ? 'v' : 'h' };
}

export function readTemple(text: string, seat: number): Temple {
  const [level, cell = ''] = text.split(' ');
  return { cell, level: Number(level), seat };
}

/** Something that is still to be decided; the last of them is decided now. */
export interface Pending {
  kind: 'start' | 'turn' | 'bridge';
  seat: number;
  lifted?: string;
}

export interface MexicaView {
  seats: number;
  options: Record<string, string>;
  pending: Pending[];
  period: number;
  round: number;
  ap: number;
  taken: number;
  supply: { doubles: number; singles: number; bridges: number; tokens: number };
  canals: string[];
  bridges: string[];
  neutral: string[];
  players: { pilli: string | null; tokens: number; temples: string[] }[];
  tiles: {
    shown: number[];
    placed: Record<string, number>;
    later: number[];
    removed: number[];
  };
  regions: Region[];
  stock: number[][];
  scores: number[];
}

export interface Region {
  cells: string[];
  size: number;
  tile: number | null;
  values: number[];
  neutral: number;
  /** What each seat's temples would get by their rank. */
  points: number[];
}

/** What `aids` says of a region, for the seat that decides. */
export interface RegionAid {
  pilli: number[];
  levels: [number, number, number];
  fits: boolean;
  founding?: number[];
}

export interface Aids {
  reach: Record<string, number>;
  ways: Record<string, string[]>;
  regions: Record<string, RegionAid>;
  /** By kind of action; temples by level. */
  prices: Record<string, number | Record<string, number>>;
  builds: Record<string, { values: number[]; points: number[] }>;
}
