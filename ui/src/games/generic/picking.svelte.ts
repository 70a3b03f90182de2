import type { Choice } from '../../lib/types';
import type { Table } from '../../table/table.svelte';
import { texts } from '.';

/** The place of the picture that was clicked. */
class Picking {
  place = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** The possible actions at a place. */
  at(place: string): Choice[] {
    return this.table.choices.filter((choice) => texts(choice.fields).includes(place));
  }
}

const known = new WeakMap<Table, Picking>();

export function picking(table: Table): Picking {
  let found = known.get(table);
  if (found === undefined) known.set(table, (found = new Picking(table)));
  return found;
}
