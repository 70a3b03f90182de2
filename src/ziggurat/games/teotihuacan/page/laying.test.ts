import { describe, expect, it } from 'vitest';
import type { Facts } from '$ui/lib/types';
import { beginning, fault, free, readDump, withNobles, withPlayer, withTechnology, withTile, withWorker } from './laying';

const DUMP = readDump({
  pending: [{ kind: 'main', seat: 1 }],
  turn: { moved: [0] },
  outcome: '',
  calendar: { light: 3, dark: 10, eclipses: 0, finished: false },
  starting: { kept: [] },
  discovery: { boards: {}, linked: { 14: 'vp4' }, stack: ['vp4'] },
  neutral: { workers: [], draws: [] },
  buildings: 2,
  nobles: { top: [1, 1, 0, 0, 0], centre: [0, 0, 0, 0], bottom: [0, 0, 0] },
  technologies: [1, 3, 5, 9, 15, 17],
  pyramid: { placed: [{ square: '1-A1', tile: 4, rotation: 90 }], offer: [7, null, 2], stack: [9, 5] },
  decorations: { placed: { top: [], right: [], bottom: [], left: [] }, offer: [1, 2, 3, 4] },
  players: [
    {
      cocoa: 3,
      points: 9,
      technologies: [9],
      workers: [
        [1, 1, 0],
        [2, 3, 1],
        [4, 2, 0],
      ],
      tally: { temple: 4, earlier: 5 },
    },
  ],
} as unknown as Facts);

describe('a position of Teotihuacan set up by hand', () => {
  it('lets points be what they are told to be', () => {
    expect(withPlayer(DUMP, 0, { points: 20 })['players']).toMatchObject([{ points: 20, tally: { temple: 4 } }]);
    expect(JSON.stringify(withPlayer(DUMP, 0, { points: 20 }))).not.toContain('earlier');
  });

  it('moves a worker, takes one away and adds one', () => {
    const left = [
      [1, 1, 0],
      [2, 3, 1],
    ];
    expect(withWorker(DUMP, 0, 2, [8, 5, 0])['players']).toMatchObject([{ workers: [...left, [8, 5, 0]] }]);
    expect(withWorker(DUMP, 0, 2, null)['players']).toMatchObject([{ workers: left }]);
    expect(withWorker(DUMP, 0, 4, [1, 1, 0])['players']).toMatchObject([{ workers: [...left, [4, 2, 0], [1, 1, 0]] }]);
  });

  it('gives and takes a technology', () => {
    expect(withTechnology(DUMP, 0, 3, true)['players']).toMatchObject([{ technologies: [3, 9] }]);
    expect(withTechnology(DUMP, 0, 9, false)['players']).toMatchObject([{ technologies: [] }]);
  });

  it('covers nobles from the left and leaves the buildings to be counted', () => {
    const after = withNobles(DUMP, 'top', 3);
    expect(after['nobles']).toMatchObject({ top: [1, 1, 1, 0, 0] });
    expect(after).not.toHaveProperty('buildings');
  });

  it('takes a tile of the pyramid from the offer, and leaves the rest to be counted', () => {
    expect(free(DUMP.pyramid)).toEqual([2, 5, 7, 9]);
    const after = withTile(DUMP, '1-B1', 7, 180);
    expect(after['pyramid']).toEqual({ placed: [...DUMP.pyramid.placed, { square: '1-B1', tile: 7, rotation: 180 }], offer: [null, null, 2] });
    expect(after['calendar']).not.toHaveProperty('finished');
    expect(withTile(DUMP, '1-A1', null, 0)['pyramid']).toMatchObject({ placed: [], offer: [7, null, 2] });
  });

  it('lets a turn begin', () => {
    const after = beginning(DUMP, 1);
    expect(after['seat']).toBe(1);
    for (const name of ['pending', 'turn', 'outcome']) expect(after).not.toHaveProperty(name);
  });

  it('ends a set-up when a turn begins', () => {
    const waiting = {
      ...DUMP,
      starting: { kept: [[], []] },
      players: DUMP.players.map((player) => ({ ...player, workers: [[0, 1, 0] as [number, number, number]] })),
    };
    const after = beginning(waiting, 0);
    expect(after).not.toHaveProperty('starting');
    expect(after).toMatchObject({ players: [{ workers: [[1, 1, 0]] }], discovery: { boards: {} }, neutral: { workers: [] } });
    expect(JSON.stringify(after)).not.toContain('vp4');
    expect(beginning(DUMP, 0)).toHaveProperty('starting');
  });
});

it.each([
  ['position.pyramid.placed: 2-A1 has no support', 'pyramid'],
  ['position.decorations.placed.top: level 2 lacks its squares', 'decorations'],
  ['position.players: two markers on the topmost step of red', 'steps'],
  ['position.players: two workers on one worship space', 'workers'],
  ['position.calendar.light should be a whole number from 0 to 4', 'calendar'],
  ['position.pending: nobody can decide anything on top of it', 'turn'],
  ['position.bonus has a tile twice', 'other'],
])('says what %s is about', (detail, about) => {
  expect(fault(detail)).toBe(about);
});
