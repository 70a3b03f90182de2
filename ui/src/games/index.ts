/** The games that have a page. */

import { lay } from '../art/sprite';
import { learn } from '../lib/words.svelte';
import type { GamePage } from './page';

const PAGES: Record<string, () => Promise<{ default: GamePage }>> = {
  tigris: () => import('./tigris'),
  mexica: () => import('./mexica'),
  teotihuacan: () => import('./teotihuacan'),
};

/** The order of the games on the first screen. */
export const GAMES = ['tigris', 'mexica', 'teotihuacan'] as const;

/** The page of a game with its words and drawings ready. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[game];
  if (load === undefined) throw new Error(`no page for ${game}`);
  const [page] = await Promise.all([load(), learn('table', game, `${game}-rules`)]);
  lay(page.default.name, page.default.sprite);
  return page.default;
}
