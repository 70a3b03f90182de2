import { describe, expect, it } from 'vitest';
import type { Term } from './book';
import { Finder } from './terms';

const term = (...forms: string[]): Term => ({ word: forms[0] ?? '', forms, means: '', rules: [], drawing: '' });
const terms = (finder: Finder, text: string): (string | undefined)[] => finder.spans(text).map((span) => span.term);

describe('the terms of a text', () => {
  it('are found, the longest one where several fit', () => {
    const finder = new Finder({ tile: term('tile', 'tiles'), royal: term('Royal tile') });
    expect(finder.spans('Tiles and a Royal tile.')).toEqual([
      { text: 'Tiles', term: 'tile' },
      { text: ' and a ' },
      { text: 'Royal tile', term: 'royal' },
      { text: '.' },
    ]);
  });

  it.each([
    ['dělní*', 'Dělníci jdou', true],
    ['dělní*', 'předělník', false],
    ['the sun', 'The sun rises', true],
    ['the sun', 'Pyramid of the Sun', false],
    ['step on the * temple', 'a step on the red temple', true],
    ['goods', 'the\u00a0goods.', true],
    ['Act', 'act', false],
    ['AP', '6 AP', true],
    ['face-down', 'a face-down tile', true],
    ['świątyni*', 'w świątyniach', true],
    ['őr', 'bőr', false],
  ])('fit as the server says: %s in “%s”', (form, text, fits) => {
    expect(terms(new Finder({ one: term(form) }), text).includes('one')).toBe(fits);
  });

  it('leave every other letter as it was', () => {
    const finder = new Finder({ tile: term('tile') });
    for (const text of ['', 'no such thing', 'tile', 'a tile, volatile tiled'])
      expect(
        finder
          .spans(text)
          .map((span) => span.text)
          .join(''),
      ).toBe(text);
  });
});
