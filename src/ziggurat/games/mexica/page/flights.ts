/** Points on their way to those who get them. */

import type { Entry } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Flight } from '$ui/games/page';

export function flights(_table: Table, entry: Entry): Flight[] {
  const found: Flight[] = [];
  for (const { facts } of entry.events) {
    const { cell, seat, points } = facts;
    const from = typeof cell === 'string' ? `[data-cell="${cell}"]` : null;
    const add = (to: number, gain: number): void => {
      if (gain > 0)
        found.push({
          kind: 'point',
          glyph: '',
          text: `+${gain}`,
          size: 40,
          from,
          to,
        });
    };
    if (Array.isArray(points)) points.forEach((gain, to) => add(to, Number(gain)));
    else if (typeof points === 'number' && typeof seat === 'number') add(seat, points);
  }
  return found;
}
