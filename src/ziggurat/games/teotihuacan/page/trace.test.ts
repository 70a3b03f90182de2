import { expect, it } from 'vitest';
import type { Choice, Facts } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import { trace } from './trace';

const choice = (fields: Choice['fields']): Choice => ({ action: 0, words: '', fields });
const VIEW: Facts = {
  layout: [1, 3, 5, 2, 8, 7, 6, 4],
  players: [
    {
      workers: [
        [4, 2, 0],
        [8, 3, 0],
      ],
    },
  ],
  turn: { moved: [] },
};
const at = (view: Facts, ...line: Choice['fields'][]): ReturnType<typeof trace> =>
  trace({ view: { ...VIEW, ...view }, question: {}, deciding: 0 } as unknown as Table, line.map(choice));

it('sends a worker round the boards, and on to a worship space', () => {
  const found = at({}, { kind: 'worker', board: 4, power: 2 }, { kind: 'move', distance: 2 }, { kind: 'worship', space: 1 });
  expect(found).toEqual([
    { to: ['board-4'], glyphs: [] },
    { to: ['board-3'], from: 'board-4', glyphs: ['teotihuacan-die-lapis-2'], scale: 0.24 },
    { to: ['worship-3-1'], glyphs: ['teotihuacan-die-lapis-2'], scale: 0.8 },
  ]);
});

it('goes on with the worker that has moved', () => {
  const found = at({ turn: { moved: [1] } }, { kind: 'main', free: true }, { kind: 'square', square: '1-D4' }, { kind: 'stop' });
  expect(found).toEqual([
    { to: ['board-8'], glyphs: ['teotihuacan-die-lapis-3'], scale: 0.24 },
    { to: ['square-1-D4'], glyphs: [] },
    { to: [], glyphs: [] },
  ]);
});
