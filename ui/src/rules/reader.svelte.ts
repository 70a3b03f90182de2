/** Somebody reading a rulebook: which book, where links lead, and the term that is being explained. */

import { getContext, setContext } from 'svelte';
import type { Book, Span } from './book';
import { Finder } from './terms';

export interface Card {
  term: string;
  /** The word that was touched, to which the card belongs. */
  word: HTMLElement;
}

export class Reader {
  book = $state.raw<Book | null>(null);
  card = $state.raw<Card | null>(null);
  /** Whether the drawings of the game are there to be used. */
  drawn = $state(false);
  #finder = $derived(this.book === null ? null : new Finder(this.book.terms));
  open: (address: string) => void;

  constructor(open: (address: string) => void) {
    this.open = open;
  }

  /** Any text in spans, its terms marked. */
  spans(text: string): Span[] {
    return this.#finder?.spans(text) ?? [{ text }];
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

/** The reader, where somebody reads with one. */
export function anyReader(): Reader | undefined {
  return getContext<Reader | undefined>(KEY);
}
