/** Points, treasures and leaders on their way to their player. */

import type { Entry, Json } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Flight, Gain } from '$ui/games/page';
import { COLOURS, leaderGlyph, pointGlyph, type Colour } from './pieces';

const HOME = new Set(['leader-returned', 'leader-withdrawn']);

function colourOf(value: Json | undefined): Colour | undefined {
  return COLOURS.find((colour) => colour === value);
}

export function gains(entry: Entry): Gain[] {
  return entry.events.flatMap(({ kind, facts }) => {
    const { seat, amount } = facts;
    const colour = colourOf(facts['colour']);
    if (typeof seat !== 'number') return [];
    if (kind === 'points' && colour !== undefined) return [{ seat, glyph: pointGlyph(colour), amount: Number(amount) }];
    return kind === 'treasure-taken' ? [{ seat, glyph: 'tigris-treasure', amount: 1 }] : [];
  });
}

export function flights(_table: Table, entry: Entry): Flight[] {
  const found: Flight[] = [];
  let from: string | null = null;
  for (const { kind, facts } of entry.events) {
    const { cell, seat, amount } = facts;
    const colour = colourOf(facts['colour']);
    if (typeof cell === 'string') from = `[data-cell="${cell}"]`;
    if (typeof seat !== 'number') continue;
    if (kind === 'points' && colour !== undefined)
      for (let n = 0; n < Math.min(Number(amount), 4); n++) found.push({ kind: 'point', glyph: pointGlyph(colour), size: 30, from, to: seat });
    if (kind === 'treasure-taken') found.push({ kind: 'gem', glyph: 'tigris-treasure', size: 34, from, to: seat });
    if (HOME.has(kind) && colour !== undefined) found.push({ kind: 'piece', glyph: leaderGlyph(colour, seat), size: 54, from, to: seat });
  }
  return found;
}
