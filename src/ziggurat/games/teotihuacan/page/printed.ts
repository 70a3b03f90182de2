/** What is printed on boards and tiles; written by tools/printed.py. */

import type { Goods, NobleRow, Resource, Side, StartingTile, Temple } from './pieces';

/** By board: rows of one to three workers, columns of COLUMNS; goods, cocoa, points, steps. */
export const HARVESTS: Record<number, readonly (readonly (readonly [number, number, number, number])[])[]> = {
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

/** By board: its resource. */
export const HARVESTED: Record<number, Resource> = { 2: 'wood', 3: 'stone', 4: 'gold' };

/** By lowest power: the column of the tables of harvests. */
export const COLUMNS: readonly number[] = [0, 0, 1, 1, 2, 2];

/** By board: the temple of its worship space. */
export const WORSHIPPED: Record<number, Temple | 'any'> = { 2: 'red', 3: 'green', 4: 'blue', 7: 'any' };

/** By temple and step: what it gives. */
export const TEMPLE_STEPS: Record<Temple, readonly (readonly [resources: number, points: number, cocoa: number])[]> = {
  blue: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
    [0, 2, 0],
    [2, 0, 0],
    [0, 4, 0],
    [0, 0, 0],
    [0, 6, 0],
  ],
  red: [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
    [0, 2, 0],
    [0, 2, 0],
    [0, 2, 0],
    [0, 3, 0],
    [0, 3, 0],
    [0, 4, 0],
    [0, 5, 0],
    [0, 0, 0],
    [0, 7, 0],
  ],
  green: [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 2],
    [0, 0, 2],
    [0, 0, 2],
    [0, 0, 3],
    [0, 0, 3],
    [0, 0, 4],
    [0, 0, 0],
    [0, 5, 0],
  ],
};

/** By temple: its major steps. */
export const MAJOR: Record<Temple, readonly number[]> = { blue: [4], red: [5], green: [3, 6] };

/** By board: its worship spaces. */
export const WORSHIP_SPACES: readonly number[] = [0, 3, 1, 1, 1, 0, 0, 1, 0];

/** The workers that a player may have. */
export const WORKERS: number = 4;

/** The power at which a worker ascends next. */
export const TOP_POWER: number = 5;

/** The Eclipse that ends the game. */
export const LAST_ECLIPSE: number = 3;

/** The step of a bonus tile. */
export const BONUS_STEP: number = 10;

/** The last step of a temple. */
export const TOP_STEP: number = 11;

/** The last step of the Avenue. */
export const AVENUE_TOP: number = 9;

/** The last step of the pyramid track. */
export const TRACK_TOP: number = 10;

/** By buildings taken: what an Avenue step scores. */
export const BUILDING_VALUES: readonly number[] = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1];

/** By row of nobles: the numbers of its spaces. */
export const NOBLE_VALUES: Record<NobleRow, readonly number[]> = { top: [3, 2, 2, 1, 1], centre: [5, 4, 3, 3], bottom: [7, 6, 5] };

/** By technology: its price. */
export const TECHNOLOGY_GOLD: Record<number, number> = { 1: 1, 3: 1, 5: 1, 7: 1, 9: 2, 11: 2, 13: 2, 15: 2, 17: 2 };

/** By level: the points of a tile. */
export const LEVEL_POINTS: readonly number[] = [0, 1, 3, 5, 7];

/** The stone that a tile costs on any level. */
export const BUILD_STONE: number = 2;

/** By discovery tile: its price. */
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
  resources2: {},
  avenue: { cocoa: 1 },
  temple_any: { cocoa: 1 },
  temple_blue: {},
  temple_red: {},
  temple_green: {},
  cocoa4: { gold: 1 },
  power_up2: { cocoa: 1 },
  double_move: {},
  free_cocoa: {},
  move_anywhere: {},
  extra_worker: {},
};

/** Icons clockwise from the top left: b r g incised, B R G in colour, - neutral. */
export const PYRAMID_TILES: readonly string[] = [
  'b-Rg',
  '-brG',
  '-rbG',
  'g-bR',
  'g-br',
  'g-rb',
  'g-rB',
  'gbr-',
  'gBr-',
  'b-r-',
  'B-r-',
  'g-r-',
  'g-R-',
  'b-G-',
  'b-g-',
  'b-gr',
  'b-gR',
  'g-br',
  '---r',
  'b---',
  '---g',
  'b--g',
  'g--b',
  '--gr',
  'G--r',
  'b--R',
  'b--r',
  'gbGb',
  'rBrb',
  'grgR',
  '----',
  '----',
];

/** The two icons of each decoration. */
export const DECORATION_TILES: readonly string[] = ['BR', '-B', 'GG', 'BG', 'RB', 'B-', 'RR', 'GB', 'RG', 'G-', '-R', 'BB', 'GR', 'R-', '-G'];

/** The ground, row by row from the Palace's side. */
export const GROUND: string = '---bb---gggbb------b-rrrggr--bbbggr-brrr--r-bgggbbbrr---gggrr---';

/** By side: the icons of the space of level 1, from the left or from the top. */
export const PRINTED_BAYS: Record<Side, string> = { top: 'rg', right: '-g', bottom: 'b-', left: 'br' };

/** The starting tiles. */
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

/** By slot of Teotibot's pyramid: the sums of two dice that choose it. */
export const BOT_SUMS: readonly (readonly number[])[] = [[6, 7, 8], [4, 5], [9, 10], [2, 3], [], [11, 12]];
