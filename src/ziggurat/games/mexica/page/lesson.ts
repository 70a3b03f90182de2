/** What lessons of Mexica draw in their sentences and point at. */

import type { LessonPage } from '$ui/games/page';
import { bridgeGlyph, pilliGlyph, templeGlyph } from './pieces';

export const lesson: LessonPage = {
  glyphs: (seat) => ({
    canal: ['mexica-canal-double'],
    bridge: [bridgeGlyph('h')],
    temple: [templeGlyph(seat, 2)],
    pilli: [pilliGlyph(seat)],
    tile: ['mexica-tablet'],
    token: ['mexica-token'],
  }),
  /** `piece-temple-3` and the like of the hand, and `orders`, on the lake or in their row. */
  find(id) {
    if (id.startsWith('piece-')) return `[data-piece="${id.slice('piece-'.length)}"]`;
    return id === 'orders' ? '[data-orders]' : null;
  },
};
