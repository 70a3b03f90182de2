/** What is printed on the boards and tiles, for drawing it. */

import type { Goods, Temple } from './pieces';

type Cell = readonly [amount: number, cocoa: number, points: number, steps: number];

/** By board: rows of one to three workers, columns of the lowest power 1, 2 to 3, 4 to 5. */
export const HARVESTS: Record<number, readonly (readonly Cell[])[]> = {
  2: [
    [[0, 1, 0, 0], [1, 0, 0, 0], [2, 0, 0, 0]],
    [[1, 0, 0, 0], [2, 0, 0, 0], [3, 2, 0, 0]],
    [[2, 1, 0, 0], [3, 3, 0, 0], [4, 5, 0, 0]],
  ],
  3: [
    [[0, 0, 1, 0], [1, 0, 0, 0], [2, 0, 0, 0]],
    [[1, 0, 0, 0], [2, 0, 0, 0], [3, 0, 2, 0]],
    [[2, 0, 1, 0], [3, 0, 3, 0], [4, 0, 5, 0]],
  ],
  4: [
    [[0, 0, 1, 0], [1, 0, 0, 0], [2, 0, 0, 0]],
    [[1, 0, 0, 0], [2, 0, 0, 0], [3, 0, 2, 0]],
    [[2, 1, 0, 0], [3, 0, 0, 1], [4, 0, 0, 2]],
  ],
};
export const HARVESTED: Record<number, 'wood' | 'stone' | 'gold'> = { 2: 'wood', 3: 'stone', 4: 'gold' };
export const POWERS = ['1', '2–3', '4–5'] as const;
/** The column of a table that a lowest power counts in. */
export const column = (lowest: number): number => (lowest >= 4 ? 2 : lowest >= 2 ? 1 : 0);

/** Temple of the worship space of a board; the Decorations serve any. */
export const WORSHIPPED: Record<number, Temple | 'any'> = { 2: 'red', 3: 'green', 4: 'blue', 7: 'any' };

type Reward = readonly [resources: number, points: number, cocoa: number];
const rewards = (resources: number[], points: number[], cocoa: number[]): Reward[] =>
  resources.map((taken, step) => [taken, points[step] ?? 0, cocoa[step] ?? 0]);
const NONE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** By temple and step. */
export const TEMPLE_STEPS: Record<Temple, Reward[]> = {
  blue: rewards([0, 1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6], NONE),
  red: rewards(NONE, [0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7], NONE),
  green: rewards(NONE, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5], [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0]),
};
export const MAJOR: Record<Temple, readonly number[]> = { blue: [4], red: [5], green: [3, 6] };
export const BONUS_STEP = 10;
export const TOP_STEP = 11;
export const AVENUE_TOP = 9;
export const TRACK_TOP = 10;
export const BUILDING_VALUES = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1] as const;
export const NOBLE_VALUES = { top: [3, 2, 2, 1, 1], centre: [5, 4, 3, 3], bottom: [7, 6, 5] } as const;
export const TECHNOLOGY_GOLD: Record<number, number> = { 1: 1, 3: 1, 5: 1, 7: 1, 9: 2, 11: 2, 13: 2, 15: 2, 17: 2 };
export const LEVEL_POINTS = [0, 1, 3, 5, 7] as const;
export const BUILD_STONE = 2;

export const PRICES: Record<string, Goods> = {
  mask_1: { cocoa: 2, gold: 1 },
  mask_2: { cocoa: 1, wood: 1 },
  mask_3: { cocoa: 1, wood: 1 },
  mask_4: { wood: 1 },
  mask_5: { wood: 1 },
  mask_6: { wood: 1 },
  mask_7: { wood: 1 },
  vp4: { wood: 1 },
  resources3: { cocoa: 1 },
  avenue: { cocoa: 1 },
  temple_any: { cocoa: 1 },
  cocoa4: { gold: 1 },
  power_up2: { cocoa: 1 },
};

/** Icons clockwise from the top left: b r g incised, B R G in colour, - neutral. */
const PYRAMID_TILES =
  'b-Rg -brG -rbG g-bR g-br g-rb g-rB gbr- gBr- b-r- B-r- g-r- g-R- b-G- b-g- b-gr b-gR g-br ---r b--- ---g b--g g--b --gr G--r b--R b--r gbGb rBrb grgR ---- ----'.split(' ');
const DECORATION_TILES = 'BR -B GG BG RB B- RR GB RG G- -R BB GR R- -G'.split(' ');
/** The ground, row by row from the Palace's side. */
export const GROUND = '---bb---gggbb------b-rrrggr--bbbggr-brrr--r-bgggbbbrr---gggrr---';

/** The icons of a tile turned clockwise. */
export function tileIcons(tile: number, rotation: number): string {
  const icons = PYRAMID_TILES[tile - 1] ?? '----';
  const by = (rotation / 90) % 4;
  return icons.slice(4 - by) + icons.slice(0, 4 - by);
}

export const decorationIcons = (tile: number): string => DECORATION_TILES[tile - 1] ?? '--';

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

export const STARTING: readonly StartingTile[] = [
  { boards: [1, 2], goods: { cocoa: 2, wood: 3 }, avenue: true },
  { boards: [4, 3], goods: { stone: 2, gold: 3 }, temples: ['green'] },
  { boards: [2, 3], goods: { wood: 4, stone: 1 }, temples: ['blue'] },
  { boards: [1, 4], goods: { cocoa: 5, gold: 2 }, temples: ['red'] },
  { boards: [4, 5], goods: { gold: 2 }, technology: true },
  { boards: [2, 4], goods: { wood: 3, gold: 2 }, power: true },
  { boards: [5, 8], goods: {}, resources: 2, technology: true },
  { boards: [6, 7], goods: { cocoa: 2, stone: 4 }, temples: ['blue'] },
  { boards: [5, 6], goods: {}, temples: ['blue', 'red', 'green'] },
  { boards: [7, 8], goods: { cocoa: 5 }, temples: ['red'], power: true },
  { boards: [6, 8], goods: { cocoa: 5 }, temples: ['green'], power: true },
  { boards: [5, 7], goods: {}, resources: 2, temples: ['blue', 'red'] },
  { boards: [3, 5], goods: { cocoa: 3, wood: 5 } },
  { boards: [3, 7], goods: { stone: 3, gold: 1 }, discovery: true },
  { boards: [2, 6], goods: { wood: 1, stone: 2, gold: 3 } },
  { boards: [4, 8], goods: { cocoa: 2, gold: 3 }, discovery: true },
  { boards: [3, 8], goods: { cocoa: 3, wood: 2, stone: 3 } },
  { boards: [2, 7], goods: { wood: 1, stone: 2 }, avenue: true },
];
