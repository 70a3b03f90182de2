/** What a line would lay on the board, and the leaders that it would move. */

import type { Choice, Json } from '$ui/lib/types';
import type { Table } from '$ui/table/table.svelte';
import type { Trace } from '$ui/games/page';
import { buildingGlyph, COLOURS, crestGlyph, leaderGlyph, readPiece, square, tileGlyph, type Colour, type TigrisView } from './pieces';

const NOTHING: Trace = { to: [], glyphs: [] };

function colourOf(value: Json | undefined): Colour | undefined {
  return COLOURS.find((colour) => colour === value);
}

export function trace(table: Table, line: readonly Choice[]): Trace[] {
  const view = table.view as unknown as TigrisView;
  const pieces = new Map(Object.entries(view.board).map(([cell, text]) => [cell, readPiece(text)]));
  const seat = table.deciding;
  const leaders = new Map<Colour, string>();
  for (const [cell, piece] of pieces) if (piece.kind === 'leader' && piece.seat === seat) leaders.set(piece.colour, cell);
  return line.map(({ fields }): Trace => {
    const colour = colourOf(fields['colour']);
    const cell = fields['cell'];
    if (fields.kind === 'withdraw' && colour !== undefined) return { to: [leaders.get(colour) ?? ''], glyphs: [] };
    if (typeof cell !== 'string') return NOTHING;
    switch (fields.kind) {
      case 'leader': {
        if (colour === undefined) return NOTHING;
        const from = leaders.get(colour);
        leaders.set(colour, cell);
        return { to: [cell], glyphs: [leaderGlyph(colour, seat), crestGlyph(colour)], ...(from === undefined ? {} : { from }) };
      }
      case 'tile':
        return { to: [cell], glyphs: colour === undefined ? [] : [tileGlyph(colour)] };
      case 'building': {
        const tile = pieces.get(cell);
        return { to: [cell], glyphs: tile?.kind === 'tile' ? [buildingGlyph(tile.colour)] : [] };
      }
      case 'square':
        return { to: square(cell), glyphs: [] };
      default:
        return { to: [cell], glyphs: fields.kind === 'catastrophe' ? ['tigris-catastrophe'] : [] };
    }
  });
}
