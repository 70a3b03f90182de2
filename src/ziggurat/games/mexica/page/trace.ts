/** What a line would lay on the lake and the island, and where the pilli would go. */

import type { Choice } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Trace } from '$ui/games/page';
import { bridgeGlyph, pilliGlyph, templeGlyph, type MexicaView } from './pieces';

export function trace(table: Table, line: readonly Choice[]): Trace[] {
  const seat = table.deciding;
  let pilli = (table.view as unknown as MexicaView).players[seat]?.pilli ?? null;
  let lifted: string | null = null;
  return line.map(({ fields }): Trace => {
    const { kind, cell, cells, axis, level } = fields;
    if (Array.isArray(cells)) return { to: cells.map(String), glyphs: ['mexica-canal-single'] };
    if (typeof cell !== 'string') return { to: [], glyphs: [] };
    const to = [cell];
    switch (kind) {
      case 'start':
      case 'walk':
      case 'boat':
      case 'leap': {
        const from = pilli;
        pilli = cell;
        return { to, glyphs: [pilliGlyph(seat)], ...(from === null ? {} : { from }) };
      }
      case 'lift':
        lifted = cell;
        return { to, glyphs: [] };
      case 'bridge':
        return { to, glyphs: [bridgeGlyph(axis === 'v' ? 'v' : 'h')], ...(lifted === null ? {} : { from: lifted }) };
      case 'temple':
        return { to, glyphs: [templeGlyph(seat, Number(level))] };
      default:
        return { to, glyphs: kind === 'found' ? ['mexica-tablet'] : [] };
    }
  });
}
