/** Where a line would send a worker, and what it would lay or mark there. */

import type { Choice } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Trace } from '$ui/games/page';
import { dieGlyph, markerGlyph, type TeotihuacanView } from './pieces';

/** A die beside an action board, and beside a place for one. */
const ON_BOARD = 0.24;
const ON_PLACE = 0.8;

export function trace(table: Table, line: readonly Choice[]): Trace[] {
  const seat = table.deciding;
  const view = table.view as unknown as TeotihuacanView;
  const own = view.players[seat]?.workers ?? [];
  /** The worker that goes or has gone, at first what the turn remembers of it. */
  const moved = own[view.turn.moved[0] ?? -1];
  let board = moved?.[0] ?? 0;
  let power = moved?.[1] ?? 0;
  const die = (of = power): string[] => (of > 0 ? [dieGlyph(seat, of)] : []);
  return line.map(({ fields }): Trace => {
    const here = board === 0 ? [] : [`board-${board}`];
    switch (fields.kind) {
      case 'worker':
        board = Number(fields['board']);
        power = Number(fields['power']);
        return { to: [`board-${board}`], glyphs: [] };
      case 'move': {
        const boards = view.layout.length;
        const at = view.layout.indexOf(board);
        if (at < 0) return { to: [], glyphs: [] };
        board = view.layout[(at + Number(fields['distance'])) % boards] ?? 0;
        return { to: [`board-${board}`], glyphs: die(), scale: ON_BOARD, ...(here[0] === undefined ? {} : { from: here[0] }) };
      }
      case 'place':
        return { to: [`board-${Number(fields['board'])}`], glyphs: die(own.find(([at]) => at === 0)?.[1]), scale: ON_BOARD };
      case 'worship':
        return { to: [`worship-${board}-${Number(fields['space'])}`], glyphs: die(), scale: ON_PLACE };
      case 'technology':
        return { to: [`technology-${Number(fields['number'])}`], glyphs: [markerGlyph(seat)], scale: ON_PLACE };
      case 'step':
        return { to: [`temple-${String(fields['temple'])}`], glyphs: [] };
      case 'square':
        return { to: [`square-${String(fields['square'])}`], glyphs: [] };
      case 'collect':
      case 'main':
        return { to: here, glyphs: die(), scale: ON_BOARD };
      default:
        return { to: [], glyphs: [] };
    }
  });
}
