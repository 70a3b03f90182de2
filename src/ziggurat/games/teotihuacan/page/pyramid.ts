/** Where tiles and decorations lie on the pyramid, and which icons are seen. */

import { SIDES, type PlacedTile, type Side } from './pieces';
import { decorationIcons, tileIcons } from './icons';
import { GROUND, PRINTED_BAYS } from './printed';

/** Side of an icon; the pyramid is eight of them wide with a bay of one on each side. */
export const UNIT = 64;
export const SPAN = 10 * UNIT;

export interface Place {
  level: number;
  row: number;
  column: number;
}

/** A square by its name: `2-B1` is level 2, second column, first row from the Palace's side. */
export function place(square: string): Place {
  return { level: Number(square[0]), column: square.charCodeAt(2) - 65, row: Number(square[3]) - 1 };
}

/** The first of the four icon cells that a square covers. */
export function corner(square: string): { x: number; y: number } {
  const { level, row, column } = place(square);
  return { x: 2 * column + level - 1, y: 2 * row + level - 1 };
}

export const SQUARES: readonly string[] = [4, 3, 2, 1].flatMap((size, n) =>
  Array.from({ length: size * size }, (_, k) => `${n + 1}-${'ABCD'.charAt(k % size)}${Math.floor(k / size) + 1}`),
);

/** The cells of a square clockwise from its top left. */
export const AROUND = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The two cells of a space of decorations; from -1 to 8, bays outside the eight. */
export function bay(side: Side, level: number): [number, number][] {
  const depth = level - 2;
  switch (side) {
    case 'top':
      return [
        [3, depth],
        [4, depth],
      ];
    case 'right':
      return [
        [7 - depth, 3],
        [7 - depth, 4],
      ];
    case 'bottom':
      return [
        [3, 7 - depth],
        [4, 7 - depth],
      ];
    case 'left':
      return [
        [depth, 3],
        [depth, 4],
      ];
  }
}

/** The icons of a decoration in the order of its cells. */
export function laidIcons(tile: number, side: Side): string {
  const icons = decorationIcons(tile);
  return side === 'top' || side === 'right' ? icons : [...icons].reverse().join('');
}

export interface Icon {
  x: number;
  y: number;
  icon: string;
}

export interface Stone {
  key: string;
  level: number;
  x: number;
  y: number;
  wide: number;
  high: number;
  decoration: boolean;
  /** Icons of it that nothing covers. */
  icons: Icon[];
}

/** The seen icons of the ground, and everything that lies on it, the lowest first. */
export function lay(
  placed: readonly PlacedTile[],
  decorations: Record<Side, readonly number[]>,
): { ground: Icon[]; stones: Stone[]; top: Map<string, string> } {
  const stones: (Stone & { order: number })[] = placed.map(({ square, tile, rotation }) => {
    const { x, y } = corner(square);
    const icons = tileIcons(tile, rotation);
    return {
      key: square,
      order: place(square).level * 2,
      level: place(square).level,
      x,
      y,
      wide: 2,
      high: 2,
      decoration: false,
      icons: AROUND.map(([dx, dy], n) => ({ x: x + dx, y: y + dy, icon: icons.charAt(n) })),
    };
  });
  for (const side of SIDES)
    decorations[side].forEach((tile, n) => {
      const cells = bay(side, n + 1);
      const icons = laidIcons(tile, side);
      const [x = 0, y = 0] = cells[0] ?? [];
      const flat = side === 'top' || side === 'bottom';
      stones.push({
        key: `${side} ${n}`,
        order: n * 2 + 1,
        level: Math.min(4, n + 2),
        x,
        y,
        wide: flat ? 2 : 1,
        high: flat ? 1 : 2,
        decoration: true,
        icons: cells.map(([cx, cy], k) => ({ x: cx, y: cy, icon: icons.charAt(k) })),
      });
    });
  stones.sort((a, b) => a.order - b.order);
  const owner = new Map<string, string>();
  const top = new Map<string, string>();
  const ground: Icon[] = [...GROUND].map((icon, n) => ({ x: n % 8, y: Math.floor(n / 8), icon }));
  for (const side of SIDES) bay(side, 1).forEach(([x, y], k) => ground.push({ x, y, icon: PRINTED_BAYS[side].charAt(k) }));
  for (const { x, y, icon } of ground) top.set(`${x},${y}`, icon);
  for (const stone of stones)
    for (const { x, y, icon } of stone.icons) {
      owner.set(`${x},${y}`, stone.key);
      top.set(`${x},${y}`, icon);
    }
  return {
    ground: ground.filter(({ x, y }) => !owner.has(`${x},${y}`)),
    stones: stones.map((stone) => ({ ...stone, icons: stone.icons.filter(({ x, y }) => owner.get(`${x},${y}`) === stone.key) })),
    top,
  };
}

const KINDS: Record<string, string> = {
  b: 'temple-blue-plain',
  r: 'temple-red-plain',
  g: 'temple-green-plain',
  B: 'temple-blue',
  R: 'temple-red',
  G: 'temple-green',
};
export const iconGlyph = (icon: string): string => `teotihuacan-${KINDS[icon] ?? 'icon-neutral'}`;
export const inColour = (icon: string): boolean => icon === 'B' || icon === 'R' || icon === 'G';
