/** The rules of a game as the server hands them out, and the search in them. */

import { ask } from '../lib/api';

export interface Span {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  rule?: string;
  term?: string;
  found?: true;
}

export type Block =
  | { kind: 'paragraph' | 'note' | 'example'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; name: string; alt: string };

export interface Statement {
  number: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  title: string;
  lead: Block[];
  rules: Statement[];
}

export interface Term {
  word: string;
  /** Every form in which it occurs in texts. */
  forms: string[];
  means: string;
  rules: string[];
  /** The drawing of the piece, if it is one. */
  drawing: string;
}

export interface Book {
  game: string;
  language: string;
  title: string;
  preface: Block[];
  chapters: Chapter[];
  terms: Record<string, Term>;
  /** What the cards of the overview draw, by part: names of drawings and signs between them. */
  drawings: Record<string, string[]>;
}

export interface Hit {
  address: string;
  title: Span[];
  sentence: Span[];
}

const books = new Map<string, Promise<Book>>();

function kept(path: string): Promise<Book> {
  let book = books.get(path);
  if (book === undefined) {
    book = ask<Book>('GET', path);
    book.catch(() => books.delete(path));
    books.set(path, book);
  }
  return book;
}

export function readBook(game: string, language: string): Promise<Book> {
  return kept(`/games/${game}/rulebook?language=${language}`);
}

/** The terms of a game and the titles of its rules, without what the rules say. */
export function readTerms(game: string, language: string): Promise<Book> {
  return kept(`/games/${game}/rulebook?language=${language}&brief=true`);
}

export function readHelp(language: string): Promise<Book> {
  return kept(`/help?language=${language}`);
}

export async function searchBook(game: string, language: string, words: string): Promise<Hit[]> {
  const query = new URLSearchParams({ language, q: words.slice(0, 80) });
  return (await ask<{ hits: Hit[] }>('GET', `/games/${game}/rulebook/search?${query}`)).hits;
}

export function picture(game: string, name: string, dark: boolean): string {
  return `/api/games/${game}/rulebook/pictures/${name}?theme=${dark ? 'dark' : 'light'}`;
}

/** The symbol of a drawing of the game or of the page; null where there is none. */
export function symbolOf(game: string, drawing: string): string | null {
  return [`${game}-${drawing}`, `page-${drawing}`].find((symbol) => document.getElementById(symbol) !== null) ?? null;
}

/** Where a statement is found on the page: `te-12`, or `overview-1`. */
export function addressOf(book: Book, statement: Statement): string {
  if (statement.number !== '') return statement.number.toLowerCase();
  return `overview-${book.chapters.flatMap((chapter) => chapter.rules).indexOf(statement) + 1}`;
}

/** The chapter that an address is in; the first one for an address that is none. */
export function chapterAt(book: Book, address: string): number {
  const found = book.chapters.findIndex((chapter) => chapter.rules.some((rule) => addressOf(book, rule) === address));
  return Math.max(0, found);
}

/** The numbers of a chapter, `22–31`. */
export function range(chapter: Chapter): string {
  const numbers = chapter.rules.map((rule) => rule.number.split('-')[1] ?? '').filter((number) => number !== '');
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** Example and picture of a statement stand beside its text. */
export function aside(statement: Statement): { text: Block[]; beside: Block[] } {
  const beside = statement.blocks.filter((block) => block.kind === 'picture' || block.kind === 'example');
  if (!beside.some((block) => block.kind === 'picture')) return { text: statement.blocks, beside: [] };
  return { text: statement.blocks.filter((block) => !beside.includes(block)), beside };
}

/** How many minutes it takes to read. */
export function minutes(chapter: Chapter): number {
  const spans = (block: Block): Span[] =>
    block.kind === 'list' ? block.items.flat() : block.kind === 'table' ? block.rows.flat(2) : 'spans' in block ? block.spans : [];
  const words = chapter.rules
    .flatMap((rule) => rule.blocks.flatMap(spans))
    .map((span) => span.text)
    .join('')
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / 170));
}
