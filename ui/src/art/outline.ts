/** Lines round groups of cells of a grid. */

export interface Spot {
  row: number;
  column: number;
}

interface Corner {
  x: number;
  y: number;
}

/**
 * The closed line round the outside of `spots`, as the path of an SVG: `grow` units outside the
 * cells (negative: inside), with corners rounded by `radius`. `size` is the side of a cell.
 */
export function outline(spots: readonly Spot[], size: number, grow: number, radius: number): string {
  return loops(spots)
    .map((loop) => rounded(loop, size, grow, radius))
    .join('');
}

const key = (row: number, column: number): string => `${row},${column}`;

/** The borders of the group, each as its corners with the cells on the right hand side. */
function loops(spots: readonly Spot[]): Corner[][] {
  const inside = new Set(spots.map((spot) => key(spot.row, spot.column)));
  const edges = new Map<string, Corner[]>();
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    const from = key(x1, y1);
    const ends = edges.get(from);
    if (ends === undefined) edges.set(from, [{ x: x2, y: y2 }]);
    else ends.push({ x: x2, y: y2 });
  };
  for (const { row: r, column: c } of spots) {
    if (!inside.has(key(r - 1, c))) add(c, r, c + 1, r);
    if (!inside.has(key(r, c + 1))) add(c + 1, r, c + 1, r + 1);
    if (!inside.has(key(r + 1, c))) add(c + 1, r + 1, c, r + 1);
    if (!inside.has(key(r, c - 1))) add(c, r + 1, c, r);
  }
  const found: Corner[][] = [];
  for (;;) {
    const start = edges.keys().next().value;
    if (start === undefined) return found;
    found.push(walk(edges, start));
  }
}

function walk(edges: Map<string, Corner[]>, start: string): Corner[] {
  const [x = 0, y = 0] = start.split(',').map(Number);
  const corners: Corner[] = [];
  let here: Corner = { x, y };
  let way: Corner | null = null;
  let at = start;
  do {
    const ends = edges.get(at);
    if (ends === undefined) break;
    const turn: Corner | null = way;
    const from: Corner = here;
    const inward: number = turn === null ? 0 : ends.findIndex((end) => turn.x * (end.y - from.y) - turn.y * (end.x - from.x) > 0);
    const next: Corner | undefined = ends.splice(Math.max(0, inward), 1)[0];
    if (ends.length === 0) edges.delete(at);
    if (next === undefined) break;
    corners.push(here);
    way = { x: next.x - here.x, y: next.y - here.y };
    here = next;
    at = key(here.x, here.y);
  } while (at !== start);
  return corners.filter((corner, n) => {
    const before = corners.at(n - 1) ?? corner;
    const after = corners[(n + 1) % corners.length] ?? corner;
    return (corner.x - before.x) * (after.y - corner.y) !== (corner.y - before.y) * (after.x - corner.x);
  });
}

function rounded(loop: Corner[], size: number, grow: number, radius: number): string {
  const line = loop.map((corner, n) => {
    const before = loop.at(n - 1) ?? corner;
    const after = loop[(n + 1) % loop.length] ?? corner;
    const comes = { x: Math.sign(corner.x - before.x), y: Math.sign(corner.y - before.y) };
    const goes = { x: Math.sign(after.x - corner.x), y: Math.sign(after.y - corner.y) };
    const x = corner.x * size - grow * (-comes.y - goes.y);
    const y = corner.y * size - grow * (comes.x + goes.x);
    return `${n === 0 ? 'M' : 'L'}${x - comes.x * radius} ${y - comes.y * radius}Q${x} ${y} ${x + goes.x * radius} ${y + goes.y * radius}`;
  });
  return `${line.join('')}Z`;
}
