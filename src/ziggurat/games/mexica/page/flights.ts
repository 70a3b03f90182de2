/** Points on their way to those who get them. */

import type { Entry, GameEvent } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Flight, Gain } from '$ui/games/page';

function gainsOf({ facts: { seat, points } }: GameEvent): Gain[] {
  const each = Array.isArray(points) ? points.map(Number) : [];
  if (typeof points === 'number' && typeof seat === 'number') each[seat] = points;
  return each.flatMap((amount, to) => (amount > 0 ? [{ seat: to, glyph: '', amount }] : []));
}

export function gains(entry: Entry): Gain[] {
  return entry.events.flatMap(gainsOf);
}

export function flights(_table: Table, entry: Entry): Flight[] {
  return entry.events.flatMap((event) => {
    const { cell } = event.facts;
    const from = typeof cell === 'string' ? `[data-cell="${cell}"]` : null;
    return gainsOf(event).map(({ seat, amount }): Flight => ({ kind: 'point', glyph: '', text: `+${amount}`, size: 40, from, to: seat }));
  });
}
