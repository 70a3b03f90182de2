/** What lessons of Tigris & Euphrates draw in their sentences and point at. */

import type { LessonPage } from '$ui/games/page';
import { COLOURS, crestGlyph, leaderGlyph, LEADERS, pointGlyph, tileGlyph, TILES } from './pieces';

export const lesson: LessonPage = {
  glyphs: (seat) => ({
    ...Object.fromEntries(COLOURS.map((colour) => [TILES[colour], [tileGlyph(colour)]])),
    ...Object.fromEntries(COLOURS.map((colour) => [LEADERS[colour], [leaderGlyph(colour, seat), crestGlyph(colour)]])),
    ...Object.fromEntries(COLOURS.map((colour) => [`${colour}-point`, [pointGlyph(colour)]])),
    treasure: ['tigris-treasure'],
    catastrophe: ['tigris-catastrophe'],
    monument: ['tigris-monument-obsidian-terracotta'],
  }),
  covers: (table) => table.question['kind'] === 'support' || table.question['kind'] === 'war',
  /** `tile-temple` and `leader-priest` of the hand, `catastrophe` and `swap` beside it; `withdraw-trader` the leader until it is picked, then the button. */
  find(id) {
    const [kind, name] = id.split('-');
    if (kind === 'withdraw') return `[data-action="withdraw"], .hand:not(:has([data-action="withdraw"])) [data-leader="${name}"]`;
    if (kind === 'tile' || kind === 'leader') return `[data-${kind}="${name}"]`;
    return id === 'catastrophe' || id === 'swap' ? `[data-supply="${id}"]` : null;
  },
};
