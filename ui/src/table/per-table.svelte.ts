/** What a game keeps of an open table. */

import type { Table } from './table.svelte';

/** Makes one thing for each table when it is first asked for; its effects end when the table is left. */
export function perTable<Kept>(make: (table: Table) => Kept): (table: Table) => Kept {
  const all = new WeakMap<Table, { kept: Kept }>();
  return (table) => {
    const found = all.get(table);
    if (found !== undefined) return found.kept;
    table.whenLeft(
      $effect.root(() => {
        all.set(table, { kept: make(table) });
      }),
    );
    return (all.get(table) as { kept: Kept }).kept;
  };
}
