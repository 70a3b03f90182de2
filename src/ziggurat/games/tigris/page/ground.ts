/** The slab below the pieces: land, rivers with their banks, the grid of the dig, framed spaces. */

import { HEIGHT, SIZE, WIDTH } from './pieces';
import { land, type Land } from './map';

interface Point {
  x: number;
  y: number;
}

const WAYS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const HALF = SIZE / 2;
const WIDE = WIDTH * SIZE;
const HIGH = HEIGHT * SIZE;

const drawn = new Map<string, string>();

/** The ground of a side of the board as the inside of an SVG; drawn once. */
export function ground(board: string): string {
  let found = drawn.get(board);
  if (found === undefined) {
    found = draw(land(board));
    drawn.set(board, found);
  }
  return found;
}

function draw(map: Land): string {
  const reaches = map.spots('~').map((spot) => reach(map, spot.row, spot.column));
  const line = reaches.map((one) => one.path).join('');
  const pools = reaches.map((one) => one.pool).join('');
  const washes = [
    [128, 0.2],
    [98, 0.26],
    [76, 0.36],
  ]
    .map(([width, strength]) => `<path d="${line}" stroke="var(--fertile)" stroke-width="${width}" opacity="${strength}"/>`)
    .join('');
  const band = (width: number, colour: string): string => `<path d="${line}" stroke="${colour}" stroke-width="${width}"/>`;
  const basin = (grow: number, colour: string): string =>
    `<path d="${pools}" fill="${colour}" stroke="${colour}" stroke-width="${grow}" stroke-linejoin="round"/>`;
  return `<rect width="${WIDE}" height="${HIGH}" fill="url(#tigris-land)"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${washes}</g>
<path d="${stipple()}" fill="var(--stip)" opacity=".22"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${band(60, 'var(--bank)')}${basin(60, 'var(--bank)')}${band(55.5, 'var(--water2)')}${basin(55.5, 'var(--water2)')}${band(49, 'var(--water)')}${basin(49, 'var(--water)')}</g>
<path d="${ripples(map)}" fill="none" stroke="var(--flow)" stroke-width="1.9" stroke-linecap="round" opacity=".62"/>
${grid()}${frames(map)}`;
}

const centre = (row: number, column: number): Point => ({ x: column * SIZE + HALF, y: row * SIZE + HALF });

/** Where the river goes on from a space: to river spaces, and over the edge of the slab. */
function mouths(map: Land, row: number, column: number): Point[] {
  const on = WAYS.filter((way) => map.river(row + way.y, column + way.x));
  const pooled = isPooled(map, row, column);
  const off = WAYS.filter((way) => {
    const outside = column + way.x < 0 || column + way.x >= WIDTH || row + way.y < 0 || row + way.y >= HEIGHT;
    const flows = on.some((other) => other.x === -way.x && other.y === -way.y);
    return outside && flows && (on.length === 1 || pooled);
  });
  return [...on, ...off];
}

function isPooled(map: Land, row: number, column: number): boolean {
  return [-1, 1].some((dy) => [-1, 1].some((dx) => map.river(row + dy, column) && map.river(row, column + dx) && map.river(row + dy, column + dx)));
}

/** The bed of one river space, from the middle of each open side through its centre. */
function reach(map: Land, row: number, column: number): { path: string; pool: string } {
  const middle = centre(row, column);
  const ways = mouths(map, row, column);
  const end = (way: Point): Point => {
    const outside = !map.river(row + way.y, column + way.x);
    const length = outside ? SIZE : HALF;
    return { x: middle.x + way.x * length, y: middle.y + way.y * length };
  };
  const [first, second] = ways;
  let path: string;
  if (ways.length === 2 && first !== undefined && second !== undefined && !isPooled(map, row, column)) {
    const a = end(first);
    const b = end(second);
    path = `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`;
  } else {
    path = ways.map((way) => `M${end(way).x} ${end(way).y}L${middle.x} ${middle.y}`).join('');
  }
  const square = map.river(row, column + 1) && map.river(row + 1, column) && map.river(row + 1, column + 1);
  return { path, pool: square ? pool(row, column) : '' };
}

/** Four river spaces in a square are one pool; at the edge of the slab it goes on beyond. */
function pool(row: number, column: number): string {
  const beyond = (at: boolean): number => (at ? SIZE : 0);
  const { x, y } = centre(row, column);
  const left = x - beyond(column === 0);
  const top = y - beyond(row === 0);
  const right = x + SIZE + beyond(column + 1 === WIDTH - 1);
  const bottom = y + SIZE + beyond(row + 1 === HEIGHT - 1);
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

/** Numbers that look random and are the same on every page. */
function* scatter(seed: number): Generator<number, never> {
  for (;;) {
    seed = (seed * 16807) % 2147483647;
    yield seed / 2147483647;
  }
}

function stipple(): string {
  const random = scatter(7);
  let dots = '';
  for (let n = 0; n < 1500; n++) {
    const x = (random.next().value * WIDE).toFixed(1);
    const y = (random.next().value * HIGH).toFixed(1);
    const r = random.next().value < 0.12 ? 1.5 : 0.8;
    dots += `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0`;
  }
  return dots;
}

const LANES = [-15, 4, -6, 13, -1, 9, -11];
const LENGTHS = [26, 17, 32, 21];

/** Short waves along the flow, three to a space. */
function ripples(map: Land): string {
  const random = scatter(23);
  let waves = '';
  let count = 0;
  for (const { row, column } of map.spots('~')) {
    const ways = mouths(map, row, column);
    const middle = centre(row, column);
    const a = ways[0] ?? { x: -1, y: 0 };
    const b = ways.find((way) => way.x === -a.x && way.y === -a.y) ?? ways[1] ?? { x: -a.x, y: -a.y };
    const start = { x: middle.x + a.x * HALF, y: middle.y + a.y * HALF };
    const end = { x: middle.x + b.x * HALF, y: middle.y + b.y * HALF };
    for (let n = 0; n < 3; n++, count++) {
      const lane = LANES[count % LANES.length] ?? 0;
      const length = (LENGTHS[count % LENGTHS.length] ?? 20) / SIZE;
      const from = random.next().value * (1 - length);
      for (let step = 0; step <= 8; step++) {
        const t = from + (length * step) / 8;
        const u = 1 - t;
        const x = u * u * start.x + 2 * u * t * middle.x + t * t * end.x;
        const y = u * u * start.y + 2 * u * t * middle.y + t * t * end.y;
        const dx = 2 * u * (middle.x - start.x) + 2 * t * (end.x - middle.x);
        const dy = 2 * u * (middle.y - start.y) + 2 * t * (end.y - middle.y);
        const along = Math.hypot(dx, dy) || 1;
        const off = lane + Math.sin((step / 8) * Math.PI * 2) * 1.7;
        waves += `${step === 0 ? 'M' : 'L'}${(x - (dy / along) * off).toFixed(1)} ${(y + (dx / along) * off).toFixed(1)}`;
      }
    }
  }
  return waves;
}

function grid(): string {
  let lines = '';
  let crosses = '';
  for (let column = 1; column < WIDTH; column++) lines += `M${column * SIZE} 0V${HIGH}`;
  for (let row = 1; row < HEIGHT; row++) lines += `M0 ${row * SIZE}H${WIDE}`;
  for (let column = 1; column < WIDTH; column++)
    for (let row = 1; row < HEIGHT; row++) crosses += `M${column * SIZE - 4} ${row * SIZE}h8M${column * SIZE} ${row * SIZE - 4}v8`;
  return `<path d="${lines}" stroke="var(--grid)" stroke-width="1.2" opacity="var(--gridA)"/><path d="${crosses}" stroke="var(--grid)" stroke-width="1.6" opacity=".42"/>`;
}

function frames(map: Land): string {
  const corner = (x: number, y: number, dx: number, dy: number): string => `M${x} ${y + dy * 13}V${y}H${x + dx * 13}`;
  const lines = map
    .spots('T')
    .map(({ row, column }) => {
      const x = column * SIZE;
      const y = row * SIZE;
      return corner(x - 1, y - 1, 1, 1) + corner(x + 65, y - 1, -1, 1) + corner(x - 1, y + 65, 1, -1) + corner(x + 65, y + 65, -1, -1);
    })
    .join('');
  return `<path d="${lines}" fill="none" stroke="var(--gold-lo)" stroke-width="3.4" opacity=".85"/>`;
}
