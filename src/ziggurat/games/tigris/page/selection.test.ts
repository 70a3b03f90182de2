import { describe, expect, it } from 'vitest';
import type { Choice, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { Selection, type Picked } from './selection.svelte';

const TEMPLE: Choice = { action: 7, words: 'temple E5', fields: { kind: 'tile', colour: 'red', cell: 'E5' } };
const KING: Choice = { action: 9, words: 'king B2', fields: { kind: 'leader', colour: 'black', cell: 'B2' } };

/** What the server tells the seat that decides, and what the page then asks for. */
function seated(effects: Record<number, Facts> = {}): { table: Table; played: number[]; asked: string[]; tried: (readonly number[])[] } {
  const played: number[] = [];
  const asked: string[] = [];
  const tried: (readonly number[])[] = [];
  const table = {
    seat: 0,
    mine: true,
    busy: false,
    refused: null,
    state: { log: 3 },
    view: { board: { C3: '0 priest' }, kingdoms: [], players: [{ hand: ['temple', 'temple', 'farm'] }] },
    question: { kind: 'turn' },
    effect: (action: number) => effects[action] ?? null,
    tryOut: (actions: readonly number[]) => tried.push(actions),
    choices: [TEMPLE, KING],
    play: (action: number) => played.push(action),
    why: (words: string) => asked.push(words),
    possible: (words: string) => (words === 'swap temple 1 farm 1' ? { ...TEMPLE, words } : undefined),
  };
  return { table: table as unknown as Table, played, asked, tried };
}

function picking(picked: Picked, effects?: Record<number, Facts>): { selection: Selection } & Omit<ReturnType<typeof seated>, 'table'> {
  const { table, ...told } = seated(effects);
  const selection = new Selection(table);
  selection.pick(picked);
  return { selection, ...told };
}

const RED_TILE: Picked = { kind: 'tile', colour: 'red', index: 0 };

describe('a selection in Tigris & Euphrates', () => {
  it('marks where the picked piece may go, and nothing else', () => {
    expect([...picking(RED_TILE).selection.marks.keys()]).toEqual(['E5']);
    expect([...picking({ kind: 'leader', colour: 'black' }).selection.marks.keys()]).toEqual(['B2']);
  });

  it('tells by the effects of the server whether a mark gains, joins or fights', () => {
    const kind = (effect: Facts): string | undefined => picking(RED_TILE, { 7: effect }).selection.marks.get('E5')?.kind;
    expect(kind({})).toBe('plain');
    expect(kind({ points: { seat: 0, colour: 'red', amount: 1 } })).toBe('gain');
    expect(kind({ points: { seat: 1, colour: 'red', amount: 1 } })).toBe('theirs');
    expect(kind({ joins: true })).toBe('join');
    expect(kind({ joins: true, wars: [{ colour: 'red', attacker: 0, defender: 1, attack: 2, defence: 3 }] })).toBe('war');
  });

  it('asks what the piece could do that is picked up or about to be, and nothing of others', () => {
    const { selection, tried } = picking(RED_TILE);
    expect(selection.marks.get('E5')).toMatchObject({ kind: 'plain', effect: null });
    selection.look(RED_TILE);
    selection.look({ kind: 'leader', colour: 'black' });
    expect(tried).toEqual([[7], [9]]);
  });

  it('plays a mark at once with a mouse, and previews it first with a finger', () => {
    const mouse = picking(RED_TILE);
    mouse.selection.choose('E5', false);
    expect(mouse.played).toEqual([7]);

    const finger = picking(RED_TILE);
    finger.selection.choose('E5', true);
    expect([finger.played, finger.selection.pinned]).toEqual([[], 'E5']);
    finger.selection.choose('E5', true);
    expect(finger.played).toEqual([7]);
  });

  it('asks the server why a space is not possible', () => {
    const { selection, asked } = picking(RED_TILE);
    selection.choose('F1', false);
    expect(asked).toEqual(['temple F1']);
  });

  it('picks up an own leader that is clicked, and puts down what is picked twice', () => {
    const { table } = seated();
    const selection = new Selection(table);
    selection.choose('C3', false);
    expect(selection.picked).toEqual({ kind: 'leader', colour: 'red' });
    selection.pick({ kind: 'leader', colour: 'red' });
    expect(selection.picked).toBeNull();
  });

  it('writes a swap as a number of each kind of tile', () => {
    const { table } = seated();
    const selection = new Selection(table);
    selection.toggleSwap(2);
    selection.toggleSwap(1);
    expect(selection.swap?.words).toBe('swap temple 1 farm 1');
  });
});
