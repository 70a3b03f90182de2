/** Finding the terms of a game in any text, as the server finds them in the rules (CONTRIBUTING.md, "Terms"). */

import type { Span, Term } from './book';

const LETTER = '[\\p{L}\\p{N}]';

/** A form as a regular expression: whole words, `*` for any letters, any space for a space, the first letter large or small. */
function pattern(form: string): RegExp {
  const [first = '', ...rest] = form;
  const start = first === first.toUpperCase() ? literal(first) : `[${first.toUpperCase()}${first}]`;
  return new RegExp(`${start}${rest.map(literal).join('')}(?!${LETTER})`, 'uy');
}

function literal(character: string): string {
  if (character === '*') return `${LETTER}*`;
  return /\s/.test(character) ? '\\s+' : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

export class Finder {
  #forms = new Map<string, { pattern: RegExp; length: number; term: string }[]>();

  constructor(terms: Record<string, Term>) {
    for (const [term, { forms }] of Object.entries(terms))
      for (const form of forms) {
        const start = form.slice(0, 1).toLowerCase();
        this.#forms.set(start, [...(this.#forms.get(start) ?? []), { pattern: pattern(form), length: form.length, term }]);
      }
    for (const forms of this.#forms.values()) forms.sort((one, other) => other.length - one.length);
  }

  /** A text in spans, its terms marked; where several fit the longest one counts. */
  spans(text: string): Span[] {
    const found: Span[] = [];
    let end = 0;
    for (const word of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
      if (word.index < end) continue;
      const hit = this.#at(text, word.index);
      if (hit === undefined) continue;
      if (word.index > end) found.push({ text: text.slice(end, word.index) });
      end = word.index + hit.text.length;
      found.push(hit);
    }
    if (end < text.length) found.push({ text: text.slice(end) });
    return found;
  }

  #at(text: string, place: number): (Span & { term: string }) | undefined {
    for (const { pattern, term } of this.#forms.get(text.charAt(place).toLowerCase()) ?? []) {
      pattern.lastIndex = place;
      const match = pattern.exec(text);
      if (match !== null) return { text: match[0], term };
    }
    return undefined;
  }
}
