import { expect, test } from 'vitest';
import { fitting, hintsAllowed, preset, seated } from './newtable';
import type { GameInfo, HostInfo } from './types';

const game = {
  name: 'tigris',
  seats: [2, 3, 4],
  options: [
    { name: 'scores', values: ['hidden', 'open'], default: 'hidden', seats: null },
    { name: 'neutral', values: ['some', 'none'], default: 'some', seats: [2] },
  ],
  quick: { scores: 'open' },
  first: {},
} as unknown as GameInfo;
const host = { levels: ['novice', 'apprentice'], bots: ['novice', 'apprentice'] } as unknown as HostInfo;
const guest = (number: number): string => `Guest ${number}`;

test('a first game is gentle, open and advised', () => {
  const first = preset('first', game, host, guest);
  expect(first.places.map((place) => [place.kind, place.bot])).toEqual([
    ['me', 'novice'],
    ['bot', 'novice'],
    ['bot', 'novice'],
  ]);
  expect(first.options).toEqual({ scores: 'open', neutral: 'some' });
  expect(hintsAllowed(first)).toBe(true);
});

test('as in the box: the defaults, no clock, and hints for whoever plays alone', () => {
  const box = preset('box', game, host, guest);
  expect([box.options, hintsAllowed(box), box.clock]).toEqual([{ scores: 'hidden', neutral: 'some' }, true, 'none']);
});

test('hints are off among people until somebody wants them', () => {
  const quick = preset('quick', game, host, guest);
  expect([quick.places.length, quick.minutes]).toEqual([2, 15]);
  expect(hintsAllowed(quick)).toBe(false);
  expect(hintsAllowed({ ...quick, hints: true })).toBe(true);
  expect(hintsAllowed({ ...quick, places: seated(2, 'bot', 'novice', guest) })).toBe(true);
});

test('an option is offered with the players it is for', () => {
  expect(fitting(game, 3).map((option) => option.name)).toEqual(['scores']);
  expect(fitting(game, 2).map((option) => option.name)).toEqual(['scores', 'neutral']);
});
