/** The two sides of the board. */

import type { Spot } from '$ui/art/outline';
import { HEIGHT, MAPS, WIDTH } from './printed';

export class Land {
  constructor(private readonly rows: readonly string[]) {}

  river(row: number, column: number): boolean {
    return this.rows[row]?.[column] === '~';
  }

  spots(signs: string): Spot[] {
    const found: Spot[] = [];
    for (let row = 0; row < HEIGHT; row++)
      for (let column = 0; column < WIDTH; column++) if (signs.includes(this.rows[row]?.[column] ?? ' ')) found.push({ row, column });
    return found;
  }
}

const LANDS = new Map(Object.entries(MAPS).map(([name, rows]) => [name, new Land(rows)]));
const STANDARD = new Land(MAPS['standard'] ?? []);

export function land(board: string): Land {
  return LANDS.get(board) ?? STANDARD;
}
