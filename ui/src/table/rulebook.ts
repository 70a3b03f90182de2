/** The numbered rules of a game, read from their text. */

import { askText } from '../lib/api';

export interface Rule {
  number: string;
  title: string;
  paragraphs: string[];
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const books = new Map<string, Promise<Chapter[]>>();

export function rulebook(game: string, language: string): Promise<Chapter[]> {
  const key = `${language} ${game}`;
  let book = books.get(key);
  if (book === undefined) {
    book = askText(`/games/${game}/rules?language=${language}`).then(readRules);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** `## Chapter`, `### TE-12 Title` and the paragraphs below it. */
export function readRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | undefined;
  for (const block of text.split(/\n(?=#{2,3} )|\n{2,}/)) {
    const heading = /^(#{2,3}) (.*)/.exec(block);
    if (heading === null) {
      if (block.trim() !== '') rule?.paragraphs.push(block.trim());
      continue;
    }
    const [whole, marks, title = ''] = heading;
    if (marks === '##') {
      chapters.push({ title, rules: [] });
      rule = undefined;
      continue;
    }
    const [number = '', ...words] = title.split(' ');
    rule = { number, title: words.join(' '), paragraphs: [] };
    const rest = block.slice(whole.length).trim();
    if (rest !== '') rule.paragraphs.push(rest);
    chapters.at(-1)?.rules.push(rule);
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

/** The rules that have all the words wished for, chapter by chapter. */
export function search(chapters: readonly Chapter[], wish: string): Chapter[] {
  const words = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return chapters
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules.filter((rule) => {
        const text = `${rule.number} ${rule.title} ${rule.paragraphs.join(' ')}`.toLocaleLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
