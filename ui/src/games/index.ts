/** The games that have a page. */

import { lay } from '../art/sprite';
import { fromServer, learn } from '../lib/words.svelte';
import type { GamePage } from './page';

/** The page of each game by its name, found by looking into the games' folders. */
const PAGES = new Map(
  Object.entries(import.meta.glob<{ default: GamePage }>('$games/*/page/index.ts')).map(([path, load]) => [path.split('/').at(-3) ?? '', load]),
);

/** Whether a game brings a page of its own; others get the generic one, and their words from the server. */
export function hasPage(game: string): boolean {
  return PAGES.has(game);
}

/** The page of a game with its words and drawings ready. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES.get(game);
  if (load === undefined) {
    fromServer(game);
    const [generic] = await Promise.all([import('./generic'), learn('table', game)]);
    return generic.genericPage(game);
  }
  const [page] = await Promise.all([load(), learn('table', game)]);
  lay(page.default.name, page.default.sprite);
  return page.default;
}
