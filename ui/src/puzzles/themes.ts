/** What puzzles are about, in the words of their game. */

import { knows, say } from '../lib/words.svelte';

export function themeOf(game: string, theme: string): string {
  const own = `${game}-theme-${theme}`;
  return say(knows(own) ? own : 'puzzle-theme-points');
}
