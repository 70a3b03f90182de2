import { describe, expect, it } from 'vitest';
import { addressOf, aside, chapterAt, minutes, picture, range, type Block, type Book, type Statement } from './book';

const text = (words: string): Block => ({ kind: 'paragraph', spans: [{ text: words }] });
const rule = (number: string, ...blocks: Block[]): Statement => ({ number, title: number, blocks });
const BOOK: Book = {
  game: 'tigris',
  language: 'en',
  title: 'Tigris',
  preface: [],
  chapters: [
    { title: 'Overview', lead: [], rules: [rule('', text('Who')), rule('', text('What'))] },
    { title: 'Words', lead: [], rules: [rule('TE-1', text('One')), rule('TE-2', text('Two'))] },
    { title: 'Leaders', lead: [], rules: [rule('TE-3', text('Three'))] },
  ],
  terms: {},
  drawings: {},
};

describe('a rulebook', () => {
  it('has an address for every rule and every part of the overview', () => {
    expect(BOOK.chapters.flatMap((chapter) => chapter.rules.map((one) => addressOf(BOOK, one)))).toEqual(['overview-1', 'overview-2', 'te-1', 'te-2', 'te-3']);
  });

  it('finds the chapter of an address', () => {
    expect(chapterAt(BOOK, 'te-2')).toBe(1);
    expect(chapterAt(BOOK, 'te-3')).toBe(2);
    expect(chapterAt(BOOK, 'overview-2')).toBe(0);
    expect(chapterAt(BOOK, 'te-99')).toBe(0);
  });

  it('tells the numbers of a chapter', () => {
    expect(BOOK.chapters.map(range)).toEqual(['', '1–2', '3']);
  });

  it('puts a picture and its example beside the text, an example alone into it', () => {
    const example: Block = { kind: 'example', spans: [{ text: 'So' }] };
    const drawn: Block = { kind: 'picture', name: 'te-1', alt: 'A board' };
    expect(aside(rule('TE-1', text('One'), drawn, example))).toEqual({ text: [text('One')], beside: [drawn, example] });
    expect(aside(rule('TE-1', text('One'), example))).toEqual({ text: [text('One'), example], beside: [] });
  });

  it('tells how long a chapter takes', () => {
    expect(minutes({ title: 'Long', lead: [], rules: [rule('TE-1', text('word '.repeat(680)))] })).toBe(4);
  });

  it('has pictures by day and by night', () => {
    expect(picture('tigris', 'te-1', true)).toBe('/api/games/tigris/rulebook/pictures/te-1?theme=dark');
  });
});
