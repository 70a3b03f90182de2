/** The slab below the pieces: lake, canals, every region traced as its own shape, paving, grid. */

import { EMBLEM, FIRST_CANALS, ISLAND, LAKE } from './map';
import { beside, cellName, HEIGHT, SIZE, spot, WIDTH, type Region } from './pieces';

/** How an edge of a shape is drawn: so far outside its cells, and wavering or straight. */
interface Shore {
  out: number;
  soft: boolean;
}

interface Side extends Shore {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

interface Corner {
  x: number;
  y: number;
  round: number;
}

const LAKESIDE: Shore = { out: 5, soft: true };
const CANALSIDE: Shore = { out: -5.5, soft: false };
const WAVER = 3.4;

/** A number between -1 and 1 that looks random and is the same on every page. */
function chance(a: number, b: number, c: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

/** The line round a group of cells; `shore` says how its edge towards a cell outside is drawn. */
function trace(cells: readonly string[], shore: (outside: string) => Shore, radius: number): string {
  const inside = new Set(cells);
  const sides = new Map<string, Side[]>();
  for (const cell of cells) {
    const { row, column } = spot(cell);
    beside(cell).forEach((other, way) => {
      if (inside.has(other)) return;
      const x = column + (way === 1 || way === 2 ? 1 : 0);
      const y = row + (way === 2 || way === 3 ? 1 : 0);
      const side = {
        x,
        y,
        dx: [1, 0, -1, 0][way] ?? 0,
        dy: [0, 1, 0, -1][way] ?? 0,
        ...shore(other),
      };
      const key = `${x},${y}`;
      sides.set(key, [...(sides.get(key) ?? []), side]);
    });
  }
  let path = '';
  for (;;) {
    const start = sides.keys().next().value;
    if (start === undefined) return path;
    path += rounded(corners(walk(sides, start), radius));
  }
}

/** One closed line, with the cells on the right hand side. */
function walk(sides: Map<string, Side[]>, start: string): Side[] {
  const line: Side[] = [];
  let key = start;
  do {
    const open = sides.get(key);
    const before = line.at(-1);
    const turn = before === undefined ? 0 : (open?.findIndex((side) => before.dx * side.dy - before.dy * side.dx > 0) ?? 0);
    const side = open?.splice(Math.max(0, turn), 1)[0];
    if (open?.length === 0) sides.delete(key);
    if (side === undefined) break;
    line.push(side);
    key = `${side.x + side.dx},${side.y + side.dy}`;
  } while (key !== start);
  return line;
}

function corners(line: readonly Side[], radius: number): Corner[] {
  const found: Corner[] = [];
  line.forEach((b, n) => {
    const a = line.at(n - 1) ?? b;
    const x = b.x * SIZE;
    const y = b.y * SIZE;
    const soft = a.soft && b.soft;
    if (a.dx === b.dx && a.dy === b.dy) {
      if (a.out !== b.out) {
        found.push({
          x: x + a.dy * a.out - a.dx * 11,
          y: y - a.dx * a.out - a.dy * 11,
          round: 10,
        });
        found.push({
          x: x + b.dy * b.out + b.dx * 11,
          y: y - b.dx * b.out + b.dy * 11,
          round: 10,
        });
      } else if (soft) {
        const out = a.out + chance(b.x, b.y, 3) * WAVER;
        found.push({ x: x + a.dy * out, y: y - a.dx * out, round: 26 });
      }
    } else {
      const outward = a.dx * b.dy - a.dy * b.dx > 0;
      const round = soft ? (outward ? radius * 1.35 : radius) : outward ? radius * 0.8 : radius * 0.62;
      found.push({
        x: x + a.dy * a.out + b.dy * b.out,
        y: y - a.dx * a.out - b.dx * b.out,
        round,
      });
    }
    if (b.soft) {
      const out = b.out + chance(b.x * 2 + b.dx, b.y * 2 + b.dy, 1) * WAVER;
      found.push({
        x: x + b.dx * 32 + b.dy * out,
        y: y + b.dy * 32 - b.dx * out,
        round: 30,
      });
    }
  });
  return found;
}

function rounded(line: readonly Corner[]): string {
  const part = (at: Corner, to: Corner): { x: number; y: number } => {
    const length = Math.hypot(to.x - at.x, to.y - at.y) || 1;
    const round = Math.min(at.round, at.round + to.round > length ? (length * at.round) / (at.round + to.round) : at.round) / length;
    return { x: at.x + (to.x - at.x) * round, y: at.y + (to.y - at.y) * round };
  };
  const drawn = line.map((at, n) => {
    const from = part(at, line.at(n - 1) ?? at);
    const to = part(at, line[(n + 1) % line.length] ?? at);
    return `${n === 0 ? 'M' : 'L'}${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${at.x.toFixed(1)} ${at.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  });
  return `${drawn.join('')}Z`;
}

/** The outline of a region or of a part of one. */
export function regionLine(cells: readonly string[]): string {
  return trace(cells, (outside) => (ISLAND.has(outside) ? CANALSIDE : LAKESIDE), 24);
}

/** The fine line inside a founded district. */
function inset(cells: readonly string[]): string {
  return trace(cells, (outside) => ({ out: ISLAND.has(outside) ? -11 : -3, soft: false }), 14);
}

/** The outline of canal squares that would be dug. */
export function canalLine(cells: readonly string[]): string {
  return trace(cells, () => ({ out: -1, soft: false }), 12);
}

const COAST = trace([...ISLAND], () => LAKESIDE, 24);

function wave(x: number, y: number, length: number): string {
  const k = length / 4;
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${k / 2} -3.6 ${k} 0t${k} 0t${k} 0t${k} 0`;
}

function fall(x: number, y: number, length: number): string {
  const k = length / 4;
  return `M${x.toFixed(1)} ${y.toFixed(1)}q-3.4 ${k / 2} 0 ${k}t0 ${k}t0 ${k}t0 ${k}`;
}

function lakeWaves(): string {
  return LAKE.map((cell) => {
    const { row, column } = spot(cell);
    const shore = beside(cell).some((other) => ISLAND.has(other));
    if (chance(row, column, 5) > (shore ? -0.3 : 0.25)) return '';
    const x = column * SIZE + 17 + chance(row, column, 6) * 11;
    return wave(x, row * SIZE + 33 + chance(row, column, 7) * 17, 27 + chance(row, column, 8) * 9);
  }).join('');
}

function canalWaves(canals: ReadonlySet<string>): string {
  return [...canals]
    .map((cell) => {
      const { row, column } = spot(cell);
      const [up, right, down, left] = beside(cell).map((other) => canals.has(other));
      const upright = (up === true || down === true) && left !== true && right !== true;
      const x = column * SIZE;
      const y = row * SIZE;
      const by = (n: number, much: number): number => chance(row, column, n) * much;
      if (upright) return fall(x + 24 + by(1, 3), y + 8 + by(2, 5), 26) + fall(x + 41 + by(3, 3), y + 30 + by(4, 4), 24);
      return wave(x + 8 + by(2, 5), y + 24 + by(1, 3), 26) + wave(x + 30 + by(4, 4), y + 41 + by(3, 3), 24);
    })
    .join('');
}

function specks(): { dots: string; tufts: string } {
  let dots = '';
  let tufts = '';
  for (let n = 0; n < 1500; n++) {
    const x = ((chance(n, 1, 11) + 1) / 2) * WIDTH * SIZE;
    const y = ((chance(n, 2, 12) + 1) / 2) * HEIGHT * SIZE;
    const kind = (chance(n, 3, 13) + 1) / 2;
    const r = kind < 0.1 ? 1.6 : 0.9;
    if (kind < 0.92) dots += `M${x.toFixed(1)} ${y.toFixed(1)}m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0`;
    else tufts += `M${x.toFixed(1)} ${y.toFixed(1)}l-3.5 -6m3.5 6v-8m0 8l3.5 -6`;
  }
  return { dots, tufts };
}

function grid(): string {
  let lines = '';
  let crosses = '';
  for (const cell of ISLAND) {
    const { row, column } = spot(cell);
    const right = ISLAND.has(cellName(row, column + 1));
    const below = ISLAND.has(cellName(row + 1, column));
    const x = (column + 1) * SIZE;
    const y = (row + 1) * SIZE;
    if (right) lines += `M${x} ${y - SIZE}v64`;
    if (below) lines += `M${x - SIZE} ${y}h64`;
    if (right && below && ISLAND.has(cellName(row + 1, column + 1))) crosses += `M${x - 4} ${y}h8m-4-4v8`;
  }
  return `<g clip-path="url(#mexica-coast)"><path d="${lines}" stroke="var(--grid)" stroke-width="1.3" opacity="var(--gridA)" fill="none"/><path d="${crosses}" stroke="var(--grid)" stroke-width="1.7" opacity=".4" fill="none"/></g>`;
}

/** Three stakes where water meets only by a corner: neither boat nor foot passes. */
function stakes(canals: ReadonlySet<string>): string {
  const water = (row: number, column: number): boolean => {
    const cell = cellName(row, column);
    return !ISLAND.has(cell) || canals.has(cell);
  };
  let found = '';
  for (let row = 0; row < HEIGHT - 1; row++)
    for (let column = 0; column < WIDTH - 1; column++) {
      const down = water(row, column) && water(row + 1, column + 1) && !water(row, column + 1) && !water(row + 1, column);
      const up = !water(row, column) && !water(row + 1, column + 1) && water(row, column + 1) && water(row + 1, column);
      const corner = [cellName(row, column), cellName(row, column + 1), cellName(row + 1, column), cellName(row + 1, column + 1)];
      if ((!down && !up) || !corner.some((cell) => canals.has(cell))) continue;
      const turn = down ? ` rotate(90 ${(column + 1) * SIZE} ${(row + 1) * SIZE})` : '';
      found += `<g transform="${turn.trim()}"><use href="#mexica-stakes" x="${(column + 1) * SIZE - 32}" y="${(row + 1) * SIZE - 32}" width="64" height="64"/></g>`;
    }
  return found;
}

const BOATS = [
  { x: 1130, y: 925, scale: 1.25, turn: 1 },
  { x: 1330, y: 800, scale: 0.95, turn: -1 },
];

function boats(): string {
  return BOATS.map(
    ({ x, y, scale, turn }) =>
      `<g transform="translate(${x} ${y}) scale(${scale * turn} ${scale}) translate(-32 -40)" opacity=".9"><use href="#mexica-canoe" width="64" height="64"/></g>`,
  ).join('');
}

const WAVES = lakeWaves();
const SPECKS = specks();
const GRID = grid();
const HALOS = [
  [230, 0.3],
  [150, 0.4],
  [84, 0.6],
];
const WASHES = [
  [86, 0.2],
  [52, 0.26],
  [26, 0.34],
];
const strokes = (path: string, tint: string, bands: number[][]): string =>
  bands
    .map(([width, strength]) => `<path d="${path}" fill="none" stroke="${tint}" stroke-width="${width}" stroke-linejoin="round" opacity="${strength}"/>`)
    .join('');

/** The lake, which never changes. */
export const LAKE_GROUND = `<rect width="${WIDTH * SIZE}" height="${HEIGHT * SIZE}" fill="var(--lake)"/>
${strokes(COAST, 'var(--water)', HALOS)}<path d="${COAST}" fill="var(--water)"/><path d="${COAST}" fill="none" stroke="var(--flow)" stroke-width="40" opacity=".16"/>
<path d="${WAVES}" fill="none" stroke="var(--flow)" stroke-width="2.1" stroke-linecap="round" opacity=".55"/>${boats()}
<clipPath id="mexica-coast"><path d="${COAST}"/></clipPath>`;

/** The island with its canals and districts, as the inside of an SVG. */
export function islandGround(regions: readonly Region[], canals: readonly string[]): string {
  const dug = new Set([...FIRST_CANALS, ...canals]);
  const shapes = regions.map((region) => ({
    founded: region.tile !== null,
    cells: region.cells,
    line: regionLine(region.cells),
  }));
  const land = shapes.map((shape) => shape.line).join('');
  const paved = shapes
    .filter((shape) => shape.founded)
    .map(
      ({ cells, line }) =>
        `<path d="${line}" fill="var(--pave)" opacity=".93"/><path d="${line}" fill="url(#mexica-paving)"/><path d="${inset(cells)}" fill="none" stroke="var(--umber)" stroke-width="1.8" opacity=".55"/>`,
    )
    .join('');
  const { column, row } = spot(EMBLEM);
  return `<clipPath id="mexica-land-shape"><path d="${land}"/></clipPath>
<path d="${canalWaves(dug)}" fill="none" stroke="var(--flow)" stroke-width="2.1" stroke-linecap="round" opacity=".55"/>
<path d="${land}" fill="none" stroke="var(--water2)" stroke-width="13" stroke-linejoin="round"/>
<path d="${land}" transform="translate(0 4)" fill="var(--bank)" stroke="var(--bank)" stroke-width="5" stroke-linejoin="round"/>
<path d="${land}" fill="var(--bank)" stroke="var(--bank)" stroke-width="5" stroke-linejoin="round"/>
<path d="${land}" fill="url(#mexica-land)"/>
<g clip-path="url(#mexica-land-shape)">${strokes(land, 'var(--fertile)', WASHES)}<path d="${SPECKS.dots}" fill="var(--stip)" opacity=".2"/><path d="${SPECKS.tufts}" stroke="var(--tuft, #7d8a4a)" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".5"/></g>
${paved}${GRID}${stakes(dug)}
<use href="#mexica-palace" x="${(column - 1) * SIZE}" y="${(row - 1) * SIZE}" width="192" height="192"/>`;
}
