/** What a lesson points at: names of places, pieces and panels, and where they are on the page. */

/** Panels of the frame that every game has. */
const PANELS: Record<string, string> = {
  players: '.players',
  counts: '[data-counts]',
  question: '.question',
  hand: '.hand',
  act: '[data-act]',
};

const CELL = /^[A-Z]\d{1,2}$/;
const RANGE = /^([A-Z])(\d{1,2}):([A-Z])(\d{1,2})$/;

/** Names with ranges of cells written out: `F3:G4` is F3, G3, F4, G4. */
export function spread(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const [, left = '', top, right = '', bottom] = RANGE.exec(id) ?? [];
    if (top === undefined || bottom === undefined) return [id];
    const cells: string[] = [];
    for (let row = Number(top); row <= Number(bottom); row++)
      for (let column = left.charCodeAt(0); column <= right.charCodeAt(0); column++) cells.push(`${String.fromCharCode(column)}${row}`);
    return cells;
  });
}

/** The selector of a name: a panel of the frame, a player, a cell of a board, or what the game knows by it. */
export function selector(id: string, find: (id: string) => string | null): string | null {
  if (PANELS[id] !== undefined) return PANELS[id];
  const player = /^player-(\d)$/.exec(id)?.[1];
  if (player !== undefined) return `.table [data-seat="${player}"]`;
  return find(id) ?? (CELL.test(id) ? `[data-cell="${id}"]` : null);
}

/** Whether a name is that of a cell, which people can read. */
export function isCell(id: string): boolean {
  return CELL.test(id);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box round all boxes. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The part of a box that lies in another; null if there is none. */
export function within(box: Box, frame: Box): Box | null {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export interface Arrow {
  line: string;
  tip: string;
}

type Point = readonly [number, number];

/** A line with two bends, and the edge it points at. */
interface Bent {
  points: readonly [Point, Point, Point, Point];
  tip: string;
}

/** How far to the side an arrow leans until nothing lies under it. */
const LEANS = [0, 70, -70, 140, -140, 210, -210];
/** So many points of it are looked at. */
const SAMPLES = 24;

/** An arrow from one box to an edge of another, by the way on which it covers the fewest others. */
export function curve(from: Box, to: Box, others: readonly Box[] = []): Arrow {
  const right = from.x > to.x;
  const ways = [...LEANS.map((lean) => upright(from, to, lean)), sideways(from, to, right), sideways(from, to, !right)];
  const covered = ways.map(({ points }) => others.filter((box) => crosses(points, box)).length);
  const { points, tip } = ways[covered.indexOf(Math.min(...covered))] ?? upright(from, to, 0);
  const [start, first, second, end] = points.map(([x, y]) => `${x} ${y}`);
  return { line: `M${start}C${first} ${second} ${end}`, tip };
}

/** Whether a line lies over a box. */
function crosses([a, b, c, d]: Bent['points'], box: Box): boolean {
  return Array.from({ length: SAMPLES + 1 }, (_, n) => n / SAMPLES).some((t) => {
    const [x, y] = [0, 1].map((axis) => {
      const along = (point: Point): number => point[axis] ?? 0;
      return (1 - t) ** 3 * along(a) + 3 * (1 - t) ** 2 * t * along(b) + 3 * (1 - t) * t ** 2 * along(c) + t ** 3 * along(d);
    }) as [number, number];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

/** Into the right or the left edge. */
function sideways(from: Box, to: Box, right: boolean): Bent {
  const tall = 20;
  const x1 = from.x + from.width / 2;
  const y1 = from.y + 4;
  const by = right ? 1 : -1;
  const x2 = right ? to.x + to.width - 4 : to.x + 4;
  const y2 = to.y + to.height / 2;
  const end = x2 + by * tall;
  const bend = Math.max(40, Math.abs(x1 - end) * 0.45);
  return {
    points: [
      [x1, y1],
      [x1, (y1 + y2) / 2],
      [end + by * bend, y2],
      [end, y2],
    ],
    tip: `M${end + by * 4} ${y2 - 14}L${x2} ${y2}L${end + by * 4} ${y2 + 14}Q${end - by * 3} ${y2} ${end + by * 4} ${y2 - 14}Z`,
  };
}

/** Into the lower or the upper edge. */
function upright(from: Box, to: Box, lean: number): Bent {
  const tall = 20;
  const x1 = from.x + from.width / 2;
  const y1 = from.y + 4;
  const x2 = to.x + to.width / 2;
  const below = y1 > to.y + to.height;
  const y2 = below ? to.y + to.height - 4 : to.y + 4;
  const by = below ? 1 : -1;
  const end = y2 + by * tall;
  const bend = Math.max(40, Math.abs(y1 - end) * 0.45);
  return {
    points: [
      [x1, y1],
      [x1 + lean, y1 - bend],
      [x2, end + by * bend],
      [x2, end],
    ],
    tip: `M${x2 - 14} ${end + by * 4}L${x2} ${y2}L${x2 + 14} ${end + by * 4}Q${x2} ${end - by * 3} ${x2 - 14} ${end + by * 4}Z`,
  };
}

/** A slightly bent arrow from the middle of a box to the edge of another; null where they are so near that it would say nothing. */
export function swing(from: Box, to: Box): Arrow | null {
  const [x1, y1, x, y] = [from.x + from.width / 2, from.y + from.height / 2, to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [x - x1, y - y1];
  const far = Math.hypot(dx, dy);
  /* Where the way to the middle enters the box. */
  const outside = 1 - Math.min(to.width / 2 / Math.abs(dx), to.height / 2 / Math.abs(dy));
  const tall = 20;
  if (far === 0 || far * outside < 2 * tall) return null;
  const [x2, y2] = [x1 + dx * outside, y1 + dy * outside];
  const bend = far * 0.14;
  const [xm, ym] = [(x1 + x2) / 2 + (dy / far) * bend, (y1 + y2) / 2 - (dx / far) * bend];
  const tip = Math.hypot(x2 - xm, y2 - ym);
  const [ux, uy] = [(x2 - xm) / tip, (y2 - ym) / tip];
  const [xe, ye] = [x2 - ux * tall, y2 - uy * tall];
  const half = 11;
  return {
    line: `M${x1} ${y1}Q${xm} ${ym} ${xe} ${ye}`,
    tip: `M${xe - uy * half} ${ye + ux * half}L${x2} ${y2}L${xe + uy * half} ${ye - ux * half}Z`,
  };
}
