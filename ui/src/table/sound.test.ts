import { describe, expect, it, vi } from 'vitest';
import type { State } from '../lib/types';
import { Table } from './table.svelte';

const { heard } = vi.hoisted(() => ({ heard: [] as boolean[] }));
vi.mock('./sound', () => ({ SOUNDS: ['off', 'bell'], sound: (_: string, mine: boolean) => heard.push(mine) }));

class Told extends Table {
  at(log: number, actions: number[] | null): void {
    this.show({ log, actions, entries: [{ n: log }], undone: [] } as unknown as State);
  }
}

describe('the sound of a move', () => {
  it('is that of my turn when it becomes mine, not at each decision in it', () => {
    const table = new Told('t');
    table.at(0, null);
    table.at(1, [1]);
    table.at(2, [1]);
    table.at(3, null);
    table.at(4, [1]);
    expect(heard).toEqual([true, false, false, true]);
  });
});
