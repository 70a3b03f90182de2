/** Pieces laid by clicking on spaces: what there is, and which of it is in hand while the position changes. */

import { ask } from '../lib/api';
import type { GamePage } from '../games/page';
import type { Board, BoardPieces, BoardSpaces, PieceHere } from '../lib/types';
import { capitalised } from '../lib/words.svelte';
import type { BoardTable } from './board.svelte';

/** A piece for any space; `SPACE` stands in its word for the space it is laid on. */
export interface Kind {
  at: string;
  seat: number | null;
  word: string;
}
const SPACE = '*';

/** Whether clicks lay pieces, what can be laid, and what is in hand; null takes away. */
export const laying = $state<{ on: boolean; kinds: Kind[]; inHand: Kind | null }>({ on: false, kinds: [], inHand: null });

export function kindOf(piece: Pick<PieceHere, 'at' | 'seat' | 'word'>, space: string): Kind {
  const words = piece.word.split(' ').map((part) => (part === space ? SPACE : part));
  return { at: piece.at, seat: piece.seat, word: words.join(' ') };
}

export function same(one: Kind | null, other: Kind | null): boolean {
  return one === other || (one !== null && other !== null && one.at === other.at && one.seat === other.seat && one.word === other.word);
}

/** The field that keeps a piece, and its word there without a space. */
function partsOf(kind: Kind): { field: string; own: string } {
  const own = kind.word
    .split(' ')
    .filter((part) => part !== SPACE)
    .join(' ');
  return { field: kind.at.split('.').at(-1) ?? '', own };
}

/** What a piece is called in a position's own words: its word without a space, or the field that keeps it. */
export function wordOf(kind: Kind): string {
  const { field, own } = partsOf(kind);
  return kind.at === 'board' ? own : `${field} ${own}`.trim();
}

/** What is read on a piece; null where nobody at this table has it. */
export function nameOf(table: BoardTable, game: Pick<GamePage, 'piece'>, kind: Kind): string | null {
  const { field, own } = partsOf(kind);
  const name = game.piece === undefined ? wordOf(kind) : game.piece(table, field, own);
  if (name === null) return null;
  return kind.seat === null ? capitalised(name) : `${capitalised(name)} · ${table.name(kind.seat)}`;
}

/** Begin: what can be laid is asked for at one space, for it is the same everywhere. */
export async function beginLaying(table: BoardTable): Promise<void> {
  const { spaces } = await ask<BoardSpaces>('GET', `/games/${table.board.game}/spaces`);
  const space = spaces[0];
  if (space === undefined) return;
  const { pieces } = await ask<BoardPieces>('POST', '/board/pieces', { ...table.here(), space });
  laying.kinds = pieces.map((piece) => kindOf(piece, space));
  laying.inHand = laying.kinds[0] ?? null;
  laying.on = true;
}

/** The board with what is in hand on a space, or without it if it lies there already. */
export async function layOn(table: BoardTable, space: string): Promise<Board> {
  const { pieces } = await ask<BoardPieces>('POST', '/board/pieces', { ...table.here(), space });
  const found = pieces.find((piece) => same(kindOf(piece, space), laying.inHand));
  const piece = found === undefined || found.there ? null : { at: found.at, seat: found.seat, word: found.word };
  return ask<Board>('POST', '/board/lay', { ...table.here(), space, piece });
}
