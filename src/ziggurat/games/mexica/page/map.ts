/** The island: `~` lake, `.` land, `S` a start space, `E` the emblem, `=` a canal from the beginning. */

import { cellName, HEIGHT, WIDTH } from './pieces';

const ROWS = [
  '~~~~~~~~~~~~~~~~~~~~~~~',
  '~~.~~~.....~~~~~~~~~~~~',
  '~~...........~~~~~~~~~~',
  '~............~~~~~~~~~~',
  '~..............~~~~~~~~',
  '~~...............~~~~~~',
  '~~......S......=...~..~',
  '~~.....SES.....=......~',
  '~~......S......=......~',
  '~~~............=.....~~',
  '~~................~~~~~',
  '~...............~~~~~~~',
  '~.............~~~~~~~~~',
  '~...........~~~~~~~~~~~',
  '~~~....~~..~~~~~~~~~~~~',
  '~~~~~~~~~~~~~~~~~~~~~~~',
] as const;

function cells(signs: string): string[] {
  const found: string[] = [];
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) if (signs.includes(ROWS[row]?.[column] ?? '~')) found.push(cellName(row, column));
  return found;
}

export const ISLAND: ReadonlySet<string> = new Set(cells('.SE='));
export const LAKE: readonly string[] = cells('~');
export const FIRST_CANALS: readonly string[] = cells('=');
export const STARTS: readonly string[] = cells('S');
export const EMBLEM = 'I8';
export const PALACE: ReadonlySet<string> = new Set(cells('SE'));
