/** Somebody reading a rulebook: which book, where links lead, and the term that is being explained. */

import { getContext, setContext } from 'svelte';
import type { Book, Span } from './book';
import { Finder } from './terms';

/** How long a pointer rests on a word and a finger stays on it before it is explained, and how long the card waits for a pointer that left. */
const REST = 350;
const PRESS = 500;
const LEAVE = 260;

export interface Card {
  term: string;
  /** The word to which the card belongs. */
  word: HTMLElement;
  /** It was asked for, and stays until it is closed; else it goes with the pointer or the focus. */
  kept: boolean;
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

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The word that gets the focus back from its card: it is not explained again by that. */
  #closed: HTMLElement | null = null;
  /** A finger was held until the word was explained: lifting it is no other wish. */
  #held = false;

  /** A word was clicked: its card stays, or goes if it stayed already. */
  explain(term: string, word: HTMLElement): void {
    this.stay();
    if (!this.#held) this.card = this.card?.word === word && this.card.kept ? null : { term, word, kept: true };
    this.#held = false;
  }

  /** A mouse is on a word; if it rests there, it asks. */
  over(term: string, word: HTMLElement): void {
    this.stay();
    if (this.card?.word === word || this.card?.kept === true) return;
    this.#timer = setTimeout(() => (this.card = { term, word, kept: false }), REST);
  }

  /** A finger is on a word; if it stays there, it asks. */
  press(term: string, word: HTMLElement): void {
    this.stay();
    this.#held = false;
    this.#timer = setTimeout(() => {
      this.card = { term, word, kept: true };
      this.#held = true;
    }, PRESS);
  }

  /** A word has the focus. */
  focus(term: string, word: HTMLElement): void {
    const again = this.#closed === word;
    this.#closed = null;
    if (!again && this.card?.kept !== true) this.card = { term, word, kept: false };
  }

  /** The pointer has left a word or its card, and may be on its way from one to the other. */
  leave(): void {
    this.stay();
    if (this.card?.kept === false) this.#timer = setTimeout(() => this.blur(), LEAVE);
  }

  /** The focus has left a word. */
  blur(): void {
    if (this.card?.kept === false) this.card = null;
  }

  /** Whatever was about to open or to close does not. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  shut(): void {
    const { word, kept } = this.card ?? {};
    this.card = null;
    if (word === undefined || kept !== true) return;
    this.#closed = word;
    word.focus({ preventScroll: true });
    this.#closed = null;
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
