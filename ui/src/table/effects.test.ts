import { describe, expect, it } from 'vitest';
import type { Facts, State } from '../lib/types';
import { Table } from './table.svelte';

class Told extends Table {
  readonly asked: (readonly number[])[] = [];

  at(log: number): this {
    this.state = { log } as State;
    return this;
  }

  protected override askEffects(actions: readonly number[]): Promise<Record<string, Facts>> {
    this.asked.push(actions);
    return Promise.resolve({ 7: { joins: true } });
  }
}

describe('what an action would do', () => {
  it('is unknown until it was asked for, and then known, also where there is nothing to tell', async () => {
    const table = new Told('t').at(3);
    expect(table.effect(7)).toBeNull();
    await table.tryOut([7, 8]);
    expect([table.effect(7), table.effect(8), table.effect(9)]).toEqual([{ joins: true }, {}, null]);
  });

  it('is asked for once in a position', async () => {
    const table = new Told('t').at(3);
    await Promise.all([table.tryOut([7, 8]), table.tryOut([7, 8, 9])]);
    await table.tryOut([9]);
    expect(table.asked).toEqual([[7, 8], [9]]);
    expect([table.effect(7), table.effect(9)]).toEqual([{ joins: true }, {}]);
  });

  it('is forgotten with the position', async () => {
    const table = new Told('t').at(3);
    await table.tryOut([7]);
    table.at(4);
    expect(table.effect(7)).toBeNull();
    await table.tryOut([7]);
    expect(table.asked).toEqual([[7], [7]]);
  });
});
