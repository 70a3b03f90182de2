/** Why a move is good, in sentences of the game or of the frame. */

import type { GamePage } from '../games/page';
import type { Reason } from '../lib/types';
import { parts, type Part } from '../lib/words.svelte';
import type { Table } from './table.svelte';

export function reasonParts(table: Table, game: GamePage, reason: Reason): Part[] {
  const { seat, count, left } = reason.facts;
  if (reason.kind === 'prevents')
    return parts('reason-prevents', {
      player: { is: 'name', text: table.name(Number(seat)), seat: Number(seat) },
      count: Number(count),
      left: Number(left),
    });
  if (reason.kind === 'misses') return parts('reason-misses', { count: Number(count) });
  return game.reason(table, reason);
}
