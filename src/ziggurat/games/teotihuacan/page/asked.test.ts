import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice, Entry, Facts } from '$ui/lib/types';
import { learn } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import { about } from './asked';
import { action } from './words';

const happened = (kind: string, facts: Facts): Entry => ({ events: [{ kind, facts }] }) as unknown as Entry;
const answer = (words: string, fields: Choice['fields']): Choice => ({
  action: 1,
  words,
  fields,
});

function asked(facts: Facts, aids: Facts = {}, entries: Entry[] = []): Table {
  const table = {
    seat: 0,
    mine: true,
    deciding: 0,
    view: { layout: [], discovery: {} },
    choices: [],
    state: null,
    name: () => 'Ada',
    question: { seat: 0, ...facts },
    aids,
    entries,
  };
  return table as unknown as Table;
}

describe('a question of Teotihuacan', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await learn('teotihuacan');
  });

  const WORSHIP = {
    about: { board: 2 },
    worship: { board: 2, space: 1, royal: null, temple: 'red', tile: 'cocoa4' },
    fees: { ability: 0, 'ability discovery': 1 },
  };

  it('names the worship space, its ability, its tile and the fee', () => {
    const table = asked({ kind: 'option', space: 1 }, WORSHIP);
    expect(about(table)).toBe('Worship space, Forest');
    expect(action(table, answer('ability', { kind: 'option', option: 'ability', free: false }))).toBe('Advance on the red temple');
    expect(
      action(
        table,
        answer('ability discovery', {
          kind: 'option',
          option: 'ability discovery',
          free: false,
        }),
      ),
    ).toMatch(/^Advance on the red temple, then: 4 cocoa; costs 1 gold \(fee: 1 cocoa\)$/);
  });

  it('says what resources and temples are for', () => {
    const take = { kind: 'take', count: 2 };
    expect(about(asked(take, {}, [happened('temple', { temple: 'blue', step: 5 })]))).toBe('Step 5 of the blue temple');
    expect(about(asked(take, {}, [happened('flip', { tile: 'resources2' })]))).toBe('Discovery tile');
    expect(about(asked(take, {}, [happened('pay', { why: 'royal' })]))).toBe('Royal tile 7');
    expect(about(asked(take, { about: { setup: true } }))).toBe('Starting tiles');
    expect(about(asked({ kind: 'temple' }, { about: { ascension: true } }))).toBe('Ascension');
    expect(about(asked({ kind: 'temple' }, { about: { board: 8 } }))).toBe('Construction');
    expect(about(asked({ kind: 'steps' }, { about: { board: 7 } }))).toBe('Decorations');
    expect(about(asked({ kind: 'raise' }, { about: { setup: true } }))).toBe('Starting tiles');
  });

  it('says what an answer brings', () => {
    const trade = asked(
      { kind: 'royal', tile: 2 },
      {
        trades: {
          'exchange 2': {
            pay: { cocoa: 2 },
            gain: { wood: 2, stone: 2 },
            resources: 0,
          },
        },
      },
    );
    expect(action(trade, answer('exchange 2', { kind: 'exchange', times: 2 }))).toBe('Pay 2 cocoa, gain 2 wood and 2 stone');
    const major = asked({ kind: 'major', temple: 'blue', step: 5 }, { reward: { resources: 2, points: 0, cocoa: 0 } });
    expect(action(major, answer('reward', { kind: 'reward' }))).toBe('Printed reward: 2 resources of your choice');
    const salary = asked({ kind: 'salary' }, { lost: { 1: 6, 3: 0 } });
    expect(action(salary, answer('salary 1', { kind: 'salary', cocoa: 1, free: false }))).toBe('Pay 1 cocoa: -6 points');
    expect(action(salary, answer('salary 3', { kind: 'salary', cocoa: 3, free: false }))).toBe('Pay 3 cocoa');
  });
});
