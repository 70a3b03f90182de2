import { describe, expect, it } from 'vitest';
import type { Choice, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { Selection, type Picked } from './selection.svelte';

function choice(action: number, words: string, fields: Choice['fields']): Choice {
  return { action, words, fields };
}

const CHOICES = [
  choice(1, 'canal E5', { kind: 'canal', cells: ['E5'] }),
  choice(2, 'canal E5 F5', { kind: 'canal', cells: ['E5', 'F5'] }),
  choice(3, 'canal E5 E6', { kind: 'canal', cells: ['E5', 'E6'] }),
  choice(4, 'temple 2 G7', { kind: 'temple', level: 2, cell: 'G7' }),
  choice(5, 'walk E4', { kind: 'walk', cell: 'E4' }),
  choice(6, 'leap J9', { kind: 'leap', cell: 'J9' }),
  choice(7, 'leap E3', { kind: 'leap', cell: 'E3' }),
];
const AIDS: Facts = {
  reach: { E4: 1, E3: 2 },
  ways: { E4: ['walk E4'], E3: ['walk E4', 'boat E3'] },
  prices: { canal: 1, leap: 5, temple: { 1: 1, 2: 2 } },
  regions: { D4: { founding: [4, 0] } },
};
const VIEW: Facts = {
  ap: 6,
  canals: [],
  bridges: [],
  players: [
    { pilli: 'E5', temples: [] },
    { pilli: 'J9', temples: [] },
  ],
  neutral: [],
  regions: [{ cells: ['D4', 'E4', 'E3'], size: 3, tile: null }],
  tiles: { placed: {}, shown: [3] },
  supply: { bridges: 0 },
};

/** What the server tells the seat that decides, and what the page then asks for. */
function seated(changes: Facts = {}): { selection: Selection; played: number[]; asked: string[] } {
  const played: number[] = [];
  const asked: string[] = [];
  const table = {
    seat: 0,
    mine: true,
    busy: false,
    refused: null,
    problem: null,
    state: { log: 3 },
    view: VIEW,
    question: { kind: 'turn' },
    aids: AIDS,
    choices: CHOICES,
    play: (action: number) => Promise.resolve(played.push(action)),
    why: (words: string) => asked.push(words),
    possible: (words: string) => CHOICES.find((one) => one.words === words),
    wish: (words: string) => CHOICES.find((one) => one.words === words),
    ...changes,
  };
  return { selection: new Selection(table as unknown as Table), played, asked };
}

function picking(pick: Picked, changes: Facts = {}): ReturnType<typeof seated> {
  const told = seated(changes);
  told.selection.pick(pick);
  return told;
}

describe('a selection in Mexica', () => {
  it('marks the squares of the picked piece with what the server says it costs', () => {
    const { selection } = picking('temple-2');
    expect([...selection.marks.keys()]).toEqual(['G7']);
    expect(selection.marks.get('G7')?.options.map(({ cost, level }) => [cost, level])).toEqual([[2, 2]]);
    expect([...picking('single').selection.marks.keys()]).toEqual(['E5']);
  });

  it('knows every way to use one square, and the one the pointer leans to', () => {
    const { selection } = picking('double');
    expect(selection.marks.get('E5')?.options.map(({ cells }) => cells[1])).toEqual(['F5', 'E6']);
    selection.lean('E5', 20, 2);
    expect(selection.preview?.option.cells).toEqual(['E5', 'F5']);
    selection.lean('E5', 2, 20);
    expect(selection.preview?.option.cells).toEqual(['E5', 'E6']);
    selection.turn();
    expect(selection.preview?.option.cells).toEqual(['E5', 'F5']);
  });

  it('walks where that is cheaper than to leap, over the squares that the server names', () => {
    const { selection } = picking('pilli');
    expect([...selection.marks].map(([cell, { options }]) => [cell, options[0]?.kind, options[0]?.cost])).toEqual([
      ['J9', 'leap', 5],
      ['E3', 'boat', 2],
      ['E4', 'foot', 1],
    ]);
    selection.focus('E3');
    expect(selection.path).toEqual(['E5', 'E4', 'E3']);
  });

  it('shows what founding the region at the end of a journey would bring', () => {
    const { selection } = picking('pilli');
    selection.focus('E3');
    expect(selection.founding?.gains).toEqual([4, 0]);
    selection.focus('J9');
    expect(selection.founding).toBeNull();
  });

  it('goes step by step, and stops where a step is no longer possible', async () => {
    const { selection, played } = picking('pilli');
    selection.focus('E3');
    await selection.go();
    expect(played).toEqual([5]);
    expect(selection.going).toBe(false);
  });

  it('acts at once with a mouse, and with a finger only after a preview', () => {
    const mouse = picking('single');
    mouse.selection.focus('E5');
    mouse.selection.choose('E5', false);
    expect(mouse.played).toEqual([1]);

    const finger = picking('single');
    finger.selection.choose('E5', true);
    expect([finger.played, finger.selection.pinned]).toEqual([[], 'E5']);
    finger.selection.choose('E5', true);
    expect(finger.played).toEqual([1]);
  });

  it('takes two touched squares for one canal', () => {
    const { selection } = picking('double');
    selection.choose('E6', true);
    selection.choose('E5', true);
    expect(selection.preview?.option.cells).toEqual(['E5', 'E6']);
  });

  it('asks the server why a piece or a square is not possible', () => {
    expect(picking('found').asked).toEqual(['found E5']);
    const { selection, asked } = picking('single');
    selection.choose('A1', false);
    expect(asked).toEqual(['canal A1']);
  });

  it('picks up the pilli that is clicked, and puts down what is picked twice', () => {
    const { selection } = seated();
    selection.choose('E5', false);
    expect(selection.picked).toBe('pilli');
    selection.pick('pilli');
    expect(selection.picked).toBeNull();
  });

  it('takes in hand what a hint needs, in the way it means', () => {
    const { selection } = seated();
    selection.pickUp(CHOICES[2]);
    expect([selection.picked, selection.pinned]).toEqual(['double', 'E5']);
    expect(selection.preview?.option.steps).toEqual(['canal E5 E6']);
  });

  it('does nothing while others decide', () => {
    const { selection, played, asked } = picking('single', { mine: false });
    selection.focus('E5');
    selection.choose('E5', false);
    expect([played, asked]).toEqual([[], []]);
  });
});
