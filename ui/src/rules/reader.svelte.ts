/** Somebody reading a rulebook: which book, where links lead, and the term that is being explained. */

import { getContext, setContext } from 'svelte';
import type { Book } from './book';

export interface Card {
  term: string;
  /** The word that was touched, to which the card belongs. */
  word: HTMLElement;
}

export class Reader {
  book = $state.raw<Book | null>(null);
  card = $state.raw<Card | null>(null);
  open: (address: string) => void;

  constructor(open: (address: string) => void) {
    this.open = open;
  }

  explain(term: string, word: HTMLElement): void {
    this.card = this.card?.word === word ? null : { term, word };
  }

  shut(): void {
    const word = this.card?.word;
    this.card = null;
    word?.focus({ preventScroll: true });
  }

  follow(rule: string): void {
    this.card = null;
    this.open(rule.toLowerCase());
  }
}

const KEY = Symbol('reader');

export function reading(open: (address: string) => void): Reader {
  return setContext(KEY, new Reader(open));
}

export function reader(): Reader {
  return getContext<Reader>(KEY);
}
