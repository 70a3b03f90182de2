import { describe, expect, it } from 'vitest';
import type { Choice, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { BOARDS } from './pieces';
import { Selection } from './selection.svelte';

const HERE = String(BOARDS[2]);
const WORKER: Choice = { action: 1, words: `worker ${HERE} 3`, fields: { kind: 'worker' } };
const FLIP: Choice = { action: 2, words: 'flip double_move', fields: { kind: 'flip' } };
const TURNS = [0, 1, 2, 3].map((turn): Choice => ({ action: 10 + turn, words: `rotate ${turn}`, fields: { kind: 'rotate', rotation: turn } }));
const TAKES: Choice[] = [
  { action: 20, words: 'take 2 wood', fields: { kind: 'take', goods: { wood: 2 } } },
  { action: 21, words: 'take 1 wood 1 gold', fields: { kind: 'take', goods: { wood: 1, gold: 1 } } },
];
const DESTINATIONS: Facts[] = [
  { worker: { board: 2, power: 3 }, board: 4, distance: 2 },
  { worker: { board: 2, power: 1 }, board: 3, distance: 1 },
];
const NO_STEPS = { blue: 0, red: 0, green: 0 };

/** What the server tells the seat that decides, and what the page then asks for. */
function asked(kind: string, choices: Choice[], changes: Facts = {}): { selection: Selection; played: number[]; why: string[] } {
  const played: number[] = [];
  const why: string[] = [];
  const table = {
    seat: 0,
    mine: true,
    busy: false,
    refused: null,
    state: { log: 3 },
    view: {},
    question: { kind },
    aids: { destinations: DESTINATIONS },
    choices,
    play: (action: number) => Promise.resolve(played.push(action)),
    why: (words: string) => why.push(words),
    ...changes,
  };
  return { selection: new Selection(table as unknown as Table), played, why };
}

describe('a selection in Teotihuacan', () => {
  it('shows where the picked worker may go, and puts it down when it is clicked again', () => {
    const { selection, played } = asked('turn', [WORKER]);
    expect([...selection.destinations.keys()]).toEqual([]);
    selection.worker(2, 3);
    expect([...selection.destinations.keys()]).toEqual([4]);
    selection.worker(2, 3);
    expect([selection.picked, played]).toEqual([null, []]);
  });

  it('begins with the worker when the act on a board is clicked', () => {
    const { selection, played } = asked('turn', [WORKER]);
    selection.worker(2, 3);
    selection.doThere(4, 'cocoa', false);
    expect(played).toEqual([1]);
  });

  it('previews with a finger first', () => {
    const { selection, played } = asked('turn', [WORKER]);
    selection.worker(2, 3);
    selection.goTo(4, true);
    expect([selection.pinned, selection.pin?.action, played]).toEqual(['go 4', 1, []]);
    selection.goTo(4, true);
    expect(played).toEqual([1]);
  });

  it('asks the server why a worker or a board is not possible', () => {
    const { selection, why } = asked('turn', [WORKER]);
    selection.worker(5, 1);
    selection.worker(2, 3);
    selection.goTo(7, false);
    expect(why).toEqual([`worker ${String(BOARDS[5])} 1`, 'move 8']);
  });

  it('moves the picked worker twice when that royal tile is flipped', () => {
    const { selection, played } = asked('turn', [WORKER, FLIP]);
    selection.flip('double_move');
    selection.worker(2, 3);
    selection.flip('double_move');
    expect(played).toEqual([2, 1]);
  });

  it('turns a tile through the turns that are possible, from the best one on', () => {
    const score = (points: number): Facts => ({ printed: points, matches: 0, matching: [], points, steps: NO_STEPS });
    const { selection } = asked('rotate', TURNS, {
      question: { kind: 'rotate', square: 'b2', tile: 7 },
      aids: { rotations: { 0: score(1), 1: score(1), 2: score(3), 3: score(1) } },
    });
    expect(selection.ghost).toMatchObject({ square: 'b2', tile: 7, turn: '2', score: { points: 3 } });
    selection.turnBy(1);
    expect(selection.turn).toBe('3');
    selection.turnBy(1);
    expect(selection.turn).toBe('0');
  });

  it('names the discounted price that is looked at, else the full one', () => {
    const { selection } = asked('discount', [], { aids: { prices: { b2: { none: { stone: 2 }, wood: { stone: 1 } } } } });
    expect(selection.price('b2')).toEqual({ stone: 2 });
    selection.pinned = 'discount wood';
    expect(selection.price('b2')).toEqual({ stone: 1 });
  });

  it('writes a mix of resources as an action, and lets none be added that leads nowhere', () => {
    const { selection } = asked('take', TAKES);
    expect([selection.mayAdd('wood'), selection.mayAdd('stone')]).toEqual([true, false]);
    selection.add('wood', 1);
    expect([selection.mixed, selection.mayAdd('gold')]).toEqual([undefined, true]);
    selection.add('gold', 1);
    expect([selection.mixed?.action, selection.mayAdd('wood')]).toEqual([21, false]);
  });

  it('keeps the two starting tiles chosen last, whatever their order', () => {
    const { selection } = asked('keep', [{ action: 30, words: 'keep 4 9', fields: { kind: 'keep' } }]);
    for (const tile of [2, 9, 4]) selection.chooseStart(tile);
    expect(selection.keeping?.action).toBe(30);
  });

  it('takes in hand what a hint needs', () => {
    const move: Choice = { action: 3, words: 'move 2', fields: { kind: 'move' } };
    const act: Choice = { action: 4, words: 'cocoa', fields: { kind: 'cocoa' } };
    const { selection } = asked('turn', [WORKER]);
    selection.pickUp([WORKER, move, act]);
    expect([selection.picked, selection.pinned]).toEqual([{ board: 2, power: 3 }, 'do 4 cocoa']);
  });

  it('does nothing while others decide', () => {
    const { selection, played, why } = asked('turn', [WORKER], { mine: false });
    selection.worker(2, 3);
    selection.goTo(4, false);
    expect([selection.picked, played, why]).toEqual([null, [], []]);
  });
});
