import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine, State } from '../lib/types';
import { Table } from './table.svelte';

const { heard } = vi.hoisted(() => ({ heard: [] as string[] }));
vi.mock('./sound', () => ({ SOUNDS: ['off', 'bell'], sound: (_: string, what: string) => heard.push(what) }));

class Told extends Table {
  at(log: number, actions: number[] | null): void {
    this.show({ log, actions, mine: [0], entries: [{ n: log }], undone: [] } as unknown as State);
  }

  said(id: number, seat: number): void {
    this.hear({ type: 'chat', line: { id, seat, text: '' } as ChatLine });
  }
}

beforeEach(() => void (heard.length = 0));

describe('the sound of a move', () => {
  it('is that of my turn when it becomes mine, not at each decision in it', () => {
    const table = new Told('t');
    table.at(0, null);
    table.at(1, [1]);
    table.at(2, [1]);
    table.at(3, null);
    table.at(4, [1]);
    expect(heard).toEqual(['turn', 'move', 'move', 'turn']);
  });
});

describe('the sound of what is said', () => {
  it('is heard once, and not of what I say', () => {
    const table = new Told('t');
    table.at(0, null);
    table.said(1, 0);
    table.said(2, 1);
    table.said(2, 1);
    expect(heard).toEqual(['chat']);
  });
});
