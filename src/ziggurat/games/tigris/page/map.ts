/** The two sides of the board: `.` land, `~` river, `t` a start space, `T` a framed one. */

import type { Spot } from '$ui/art/outline';
import { HEIGHT, WIDTH } from './pieces';

const MAPS: Record<string, readonly string[]> = {
  standard: [
    '....~~~~~.t.~...',
    '.T..~.......~..T',
    '...~~t......~~..',
    '~~~~.........~~~',
    '.............t~~',
    '..............~.',
    '~~~~....t...~~~.',
    '.T.~~~~.....~...',
    '......~~~~~~~.T.',
    '.....t..........',
    '..........t.....',
  ],
  advanced: [
    '..~~t....t.....~',
    '..~~..........t~',
    '.T~~...........~',
    '..~...t....t~~~~',
    '..~.........~...',
    '..~t........~..T',
    '..~~........~~..',
    'T..~~~.t....t~..',
    '.....~~~.....~..',
    '....T.~~~~~~~~..',
    '......~..T....T.',
  ],
};

export class Land {
  constructor(private readonly rows: readonly string[]) {}

  river(row: number, column: number): boolean {
    return this.rows[row]?.[column] === '~';
  }

  spots(signs: string): Spot[] {
    const found: Spot[] = [];
    for (let row = 0; row < HEIGHT; row++)
      for (let column = 0; column < WIDTH; column++)
        if (signs.includes(this.rows[row]?.[column] ?? ' ')) found.push({ row, column });
    return found;
  }
}

const LANDS = new Map(Object.entries(MAPS).map(([name, rows]) => [name, new Land(rows)]));
const STANDARD = new Land(MAPS['standard'] ?? []);

export function land(board: string): Land {
  return LANDS.get(board) ?? STANDARD;
}
