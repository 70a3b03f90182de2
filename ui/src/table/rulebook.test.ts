import { describe, expect, it } from 'vitest';
import { readRules, search } from './rulebook';

const TEXT = `# Rules

Some words before.

## Leaders

### TE-10 Where a leader may stand
A leader goes on an empty land space
that has a temple beside it.

### TE-11 One kingdom at most
First.

- a list
- goes on

## Tiles

### TE-16 Where a tile may lie
Farms lie on rivers (TE-10).
`;

describe('the rulebook', () => {
  it('has chapters with numbered rules and their paragraphs', () => {
    const chapters = readRules(TEXT);
    expect(chapters.map((chapter) => [chapter.title, chapter.rules.map((rule) => rule.number)])).toEqual([
      ['Leaders', ['TE-10', 'TE-11']],
      ['Tiles', ['TE-16']],
    ]);
    expect(chapters[0]?.rules[0]).toMatchObject({ title: 'Where a leader may stand', paragraphs: ['A leader goes on an empty land space\nthat has a temple beside it.'] });
    expect(chapters[0]?.rules[1]?.paragraphs).toEqual(['First.', '- a list\n- goes on']);
  });

  it('is searched by words, by number and by title', () => {
    const found = (wish: string): string[] => search(readRules(TEXT), wish).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
    expect(found('temple LAND')).toEqual(['TE-10']);
    expect(found('te-16')).toEqual(['TE-16']);
    expect(found('at MOST')).toEqual(['TE-11']);
    expect(found('ziggurat')).toEqual([]);
  });
});
