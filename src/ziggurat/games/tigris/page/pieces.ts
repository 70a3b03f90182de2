/** What lies on a table of Tigris & Euphrates, as the view names it. */

import type { Mineral } from '$ui/art/cuts';
import type { Spot } from '$ui/art/outline';
import { HEIGHT, WIDTH } from './printed';

export const COLOURS = ['black', 'red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const TILES = { black: 'settlement', red: 'temple', blue: 'farm', green: 'market' } as const;
export type Tile = (typeof TILES)[Colour];

export const LEADERS = { black: 'king', red: 'priest', blue: 'farmer', green: 'trader' } as const;
export type Leader = (typeof LEADERS)[Colour];

export const BUILDINGS = { black: 'palace', red: 'library', blue: 'granary', green: 'market-hall' } as const;

export const MINERALS: Record<Colour, Mineral> = { black: 'obs', red: 'ter', blue: 'lap', green: 'jad' };
const STONES = { black: 'obsidian', red: 'terracotta', blue: 'lapis', green: 'jade' } as const;

export const DYNASTIES = ['archer', 'bull', 'potter', 'lion'] as const;

const COLOUR_OF_TILE = new Map<string, Colour>(COLOURS.map((colour) => [TILES[colour], colour]));
const COLOUR_OF_LEADER = new Map<string, Colour>(COLOURS.map((colour) => [LEADERS[colour], colour]));

export const tileColour = (tile: string): Colour | undefined => COLOUR_OF_TILE.get(tile);

/** Names of the drawings. */
export const tileGlyph = (colour: Colour): string => `tigris-tile-${TILES[colour]}`;
export const leaderGlyph = (colour: Colour, seat: number): string => `tigris-leader-${LEADERS[colour]}-${dynasty(seat)}`;
export const crestGlyph = (colour: Colour): string => `tigris-crest-${LEADERS[colour]}`;
export const pointGlyph = (colour: Colour): string => `tigris-point-${STONES[colour]}`;
export const buildingGlyph = (colour: Colour): string => `tigris-building-${BUILDINGS[colour]}`;
export const medalGlyph = (seat: number): string => `tigris-dynasty-${dynasty(seat)}`;
export const monumentGlyph = (pair: string): string => {
  const [a, b] = pairColours(pair);
  return `tigris-monument-${STONES[a]}-${STONES[b]}`;
};

export function dynasty(seat: number): (typeof DYNASTIES)[number] {
  return DYNASTIES[seat] ?? 'archer';
}

export function pairColours(pair: string): [Colour, Colour] {
  const [a, b] = pair.split('-');
  return [a as Colour, b as Colour];
}

/** What lies on a space. */
export type Piece = { kind: 'tile'; colour: Colour } | { kind: 'leader'; colour: Colour; seat: number } | { kind: 'face-down' } | { kind: 'catastrophe' };

export function readPiece(text: string): Piece {
  const [first = '', second] = text.split(' ');
  const leader = second === undefined ? undefined : COLOUR_OF_LEADER.get(second);
  if (leader !== undefined) return { kind: 'leader', colour: leader, seat: Number(first) };
  const colour = COLOUR_OF_TILE.get(text);
  if (colour !== undefined) return { kind: 'tile', colour };
  return { kind: text === 'catastrophe' ? 'catastrophe' : 'face-down' };
}

export const SIZE = 64;
export { HEIGHT, WIDTH };

export function spot(cell: string): Spot {
  return { column: cell.charCodeAt(0) - 65, row: Number(cell.slice(1)) - 1 };
}

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** The four spaces of a monument, by the one at the top left. */
export function square(cell: string): string[] {
  const { row, column } = spot(cell);
  return [cell, cellName(row, column + 1), cellName(row + 1, column), cellName(row + 1, column + 1)];
}

export interface StandingLeader {
  seat: number;
  colour: Colour;
  cell: string;
  war: number;
  revolt: number;
}

export interface Kingdom {
  cells: string[];
  leaders: StandingLeader[];
}

export interface Player {
  /** Not there while the table hides the points of others. */
  points?: Record<Colour, number>;
  treasures: number;
  catastrophes: number;
  hand_size: number;
  swapped_size: number;
  hand?: Tile[];
  swapped?: Tile[];
}

export interface Question {
  kind: string;
  seat: number;
  left?: number;
  conflict?: 'revolt' | 'war';
  colour?: Colour;
  attacker?: number;
  defender?: number;
  tile?: string;
  square?: string;
  /** The colour of the tiles that support. */
  supports?: Colour;
  /** How many tiles the defender needs; a tie is enough. */
  needed?: number | null;
  /** The colours at war over the joining tile, the running one first. */
  wars?: Colour[];
  [fact: string]: unknown;
}

export interface TigrisView {
  seats: number;
  options: { board: string; buildings: string; scores: string };
  board: Record<string, string>;
  treasures: string[];
  monuments: Record<string, string | null>;
  buildings: Partial<Record<Colour, string>>;
  players: Player[];
  bag: number;
  active: number;
  left: number;
  seat: number;
  viewer: number | null;
  question: Question;
  kingdoms: Kingdom[];
  show_scores: boolean;
  ended: string;
}
