/** What lessons of Teotihuacan draw in their sentences and point at. */

import type { LessonPage } from '$ui/games/page';
import { boardName, dieGlyph, goodGlyph, GOODS, neutralGlyph, templeGlyph, TEMPLES } from './pieces';

/** Panels, and the tab that leads to them where a phone does not show them. */
const PANELS: Record<string, string> = {
  calendar: '.calendar, .board.phone [data-sight="table"]',
  wheel: '.wheel, .board.phone [data-sight="table"]',
  buildings: '.buildings, .board.phone [data-sight="table"]',
  pyramid: '[data-pyramid]',
};

/** The selector of a piece on a board; a phone has room for the board alone. */
function piece(kind: string, name: string): string | null {
  const own = `[data-${kind}="${name}"]`;
  if (kind === 'worker') return `.tray [data-explain="worker ${boardName(Number(name.charAt(0)))}${name.slice(1)}"]`;
  if (kind === 'worship') return `${own}, .board.phone [data-board="${name.charAt(0)}"]`;
  if (kind === 'technology') return `${own}, .board.phone [data-board="5"]`;
  if (kind === 'temple') return `${own}, .board.phone [data-sight="temples"]`;
  if (kind === 'square') return `[data-square="${name.replaceAll(' ', '-')}"]`;
  return kind === 'board' || kind === 'flip' ? own : null;
}

export const lesson: LessonPage = {
  glyphs: (seat) => ({
    ...Object.fromEntries(GOODS.map((good) => [`${good}-piece`, [goodGlyph(good)]])),
    ...Object.fromEntries(TEMPLES.map((temple) => [temple, [templeGlyph(temple)]])),
    worker: [dieGlyph(seat, 1)],
    neutral: [neutralGlyph(0)],
    mask: ['teotihuacan-mask-1'],
    building: ['teotihuacan-building'],
    tile: ['teotihuacan-discovery-tile'],
    light: ['teotihuacan-disc-light'],
    dark: ['teotihuacan-disc-dark'],
    power: ['teotihuacan-power-up'],
    ascension: ['teotihuacan-ascension'],
    avenue: ['teotihuacan-avenue'],
    step: ['teotihuacan-pyramid-step'],
  }),
  /** `board-2`, `worker-3-2` (board and power), `worship-1-3`, `temple-red`, `technology-5`, `square-1-D4`, `flip-vp4`, and the panels. */
  find(id) {
    const [kind = '', ...rest] = id.split('-');
    return PANELS[id] ?? piece(kind, rest.join(' '));
  },
  covers: (table) => table.question['kind'] === 'keep',
  unsaid: ['something-else-is-asked'],
};
