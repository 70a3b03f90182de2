/** The emperor's orders of the running period: which calpulli tiles are open, placed or removed. */

import type { Table } from '$ui/table/table.svelte';
import type { MexicaView } from './pieces';

export interface Order {
  size: number;
  state: 'open' | 'placed' | 'removed';
}

/** The orders in ascending size, as the log tells them. */
export function orders(table: Table, view: MexicaView): Order[] {
  const until = table.past?.n ?? Infinity;
  let sizes: number[] = [];
  let removed: number[] = [];
  for (const entry of table.entries) {
    if (entry.undone || entry.n > until) continue;
    for (const { kind, facts } of entry.events) {
      const told = facts['sizes'];
      if (!Array.isArray(told)) continue;
      if (kind === 'tiles-shown') {
        sizes = told.map(Number);
        removed = [];
      } else removed = [...removed, ...told.map(Number)];
    }
  }
  const open = [...view.tiles.shown];
  const gone = [...removed];
  return (sizes.length > 0 ? sizes : composed(view)).map((size) => {
    if (take(open, size)) return { size, state: 'open' };
    return { size, state: take(gone, size) ? 'removed' : 'placed' };
  });
}

/** The orders of a position that was not played to: in the second period nobody knows which were placed in it. */
function composed({ period, tiles }: MexicaView): number[] {
  const placed = period === 1 ? Object.values(tiles.placed) : [];
  return [...tiles.shown, ...placed].sort((a, b) => a - b);
}

function take(from: number[], size: number): boolean {
  const at = from.indexOf(size);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
