/** Phrases that everybody reads in their own language: what is sent is the name of one, as `/thanks`. */

import { say } from '../lib/words.svelte';

export const PHRASES = ['hello', 'good-luck', 'nice-move', 'one-moment', 'thanks', 'good-game'] as const;

const SIGN = '/';

/** What is sent for a phrase. */
export function named(phrase: (typeof PHRASES)[number]): string {
  return SIGN + phrase;
}

/** A line of chat as it is read here. */
export function read(text: string): string {
  const phrase = PHRASES.find((one) => named(one) === text);
  return phrase === undefined ? text : say(`phrase-${phrase}`);
}
