import { describe, expect, it } from 'vitest';
import type { GamePage } from '../games/page';
import type { Entry, GameEvent } from '../lib/types';
import type { Table } from './table.svelte';
import { actorOf, endsOf, lastTurnOf, sinceTurnOf, turnsOf } from './turns';

const entry = (n: number, seat: number, ...kinds: string[]): Entry =>
  ({ n, seat, kind: 'action', undone: false, events: kinds.map((kind) => ({ kind, facts: { seat }, reveal: false })) }) as unknown as Entry;
const start = { ...entry(0, -1), kind: 'start' } as Entry;

describe('turns', () => {
  const game = [start, entry(1, 0, 'tile'), entry(2, 0, 'end'), entry(3, 1, 'war'), entry(4, 0, 'support'), entry(5, 1, 'end'), entry(6, 2, 'tile')];

  it('end with their event, whoever decides in between', () => {
    const turns = turnsOf(game, 'end');
    expect(turns.map(({ number, seat, entries }) => [number, seat, entries.map(({ n }) => n)])).toEqual([
      [null, null, [0]],
      [1, 0, [1, 2]],
      [2, 1, [3, 4, 5]],
      [3, 2, [6]],
    ]);
    expect(lastTurnOf(turns, 0)).toBe(2);
    expect(lastTurnOf(turns, 1)).toBe(5);
    expect(lastTurnOf(turns, 2)).toBeNull();
    expect(lastTurnOf(turns, 3)).toBe(-1);
  });

  it('tell what happened since mine, my answers in other turns included and my turn now left out', () => {
    const turns = turnsOf([...game, entry(7, 2, 'end'), entry(8, 0, 'tile')], 'end');
    expect(sinceTurnOf(turns, 0).map(({ n }) => n)).toEqual([3, 4, 5, 6, 7]);
  });

  it('end where a replay by turns stops, at what stands', () => {
    const undone = { ...entry(7, 2, 'tile'), undone: true };
    expect(endsOf(turnsOf([...game, undone], 'end'), [0, 1, 2, 3, 4, 5, 6])).toEqual([0, 2, 5, 6]);
    expect(endsOf(turnsOf(game, 'end'), [0, 1, 3, 6])).toEqual([0, 1, 2, 3]);
    expect(endsOf([], [])).toEqual([]);
  });

  it('change with the seat where no event ends them', () => {
    expect(turnsOf(game).map(({ seat }) => seat)).toEqual([null, 0, 1, 0, 1, 2]);
  });

  it('are not numbered while earlier ones are missing, and an end that was taken back ends nothing', () => {
    const late = [entry(8, 0, 'tile'), { ...entry(9, 0, 'end'), undone: true }, entry(10, 0, 'tile')];
    expect(turnsOf(late, 'end').map(({ number, entries }) => [number, entries.length])).toEqual([[null, 3]]);
  });
});

describe('a line of the log', () => {
  const told = (kind: string, facts: object): GameEvent => ({ kind, facts, reveal: false }) as GameEvent;
  const table = {} as Table;

  it('is about whoever is named in it, not about whoever decided', () => {
    const game = {} as GamePage;
    expect(actorOf(game, table, told('gain', { seat: 0 }), 2)).toBe(0);
    expect(actorOf(game, table, told('light', {}), 2)).toBe(2);
  });

  it('is about whom the game says, where it names nobody', () => {
    const game = { actor: (_: Table, { kind }: GameEvent) => (kind === 'bot-roll' ? 1 : null) } as GamePage;
    expect(actorOf(game, table, told('bot-roll', {}), 0)).toBe(1);
  });
});
