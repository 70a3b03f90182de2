/** The island. */

import { cellName } from './pieces';
import { HEIGHT, MAP, WIDTH } from './printed';

function cells(signs: string): string[] {
  const found: string[] = [];
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) if (signs.includes(MAP[row]?.[column] ?? '~')) found.push(cellName(row, column));
  return found;
}

export const ISLAND: ReadonlySet<string> = new Set(cells('.SE='));
export const LAKE: readonly string[] = cells('~');
export const FIRST_CANALS: readonly string[] = cells('=');
export const STARTS: readonly string[] = cells('S');
export const EMBLEM = cells('E')[0] ?? '';
export const PALACE: ReadonlySet<string> = new Set(cells('SE'));
