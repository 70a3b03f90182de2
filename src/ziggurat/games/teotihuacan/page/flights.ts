/** Workers on their way, points and goods that go to their player. */

import type { Entry } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Flight, Gain } from '$ui/games/page';
import { dieGlyph, GOODS, goodGlyph } from './pieces';

const boardAt = (board: number): string => `[data-board="${board}"]`;

export function gains(entry: Entry): Gain[] {
  return entry.events.flatMap(({ kind, facts }) => {
    const { seat, points } = facts;
    if (typeof seat !== 'number') return [];
    if (kind === 'points') return Number(points) > 0 ? [{ seat, glyph: 'teotihuacan-victory-point', amount: Number(points) }] : [];
    if (kind !== 'gain') return [];
    return GOODS.flatMap((good) => (Number(facts[good] ?? 0) > 0 ? [{ seat, glyph: goodGlyph(good), amount: Number(facts[good]) }] : []));
  });
}

export function flights(_table: Table, entry: Entry): Flight[] {
  const found: Flight[] = [];
  let from: string | null = null;
  for (const { kind, facts } of entry.events) {
    const { seat, board, points, powers, to, temple, square, side } = facts;
    if (typeof board === 'number' && board > 0) from = boardAt(board);
    else if (typeof temple === 'string') from = `[data-temple="${temple}"]`;
    else if (typeof square === 'string' || typeof side === 'string') from = '[data-pyramid]';
    if (typeof seat !== 'number') continue;
    if (kind === 'move' && typeof to === 'number' && Array.isArray(powers)) {
      for (const power of powers)
        found.push({ kind: 'move', glyph: dieGlyph(seat, Number(power)), size: 36, from: boardAt(Number(facts['from'])), to: boardAt(to) });
      from = boardAt(to);
    }
    if (kind === 'points' && typeof points === 'number' && points > 0)
      found.push({ kind: 'point', glyph: 'teotihuacan-victory-point', text: String(points), size: 42, from, to: seat });
    if (kind === 'gain')
      for (const good of GOODS)
        if (Number(facts[good] ?? 0) > 0) found.push({ kind: 'gem', glyph: goodGlyph(good), text: String(facts[good]), size: 34, from, to: seat });
  }
  return found;
}
