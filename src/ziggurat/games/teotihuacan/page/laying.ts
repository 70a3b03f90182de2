/** A position as it is set up by hand: what each change means for the rest of it. */

import type { Facts } from '$ui/lib/types';
import { PALACE, type NobleRow, type PlacedTile, type Player, type Side, type TeotihuacanView, type Worker } from './pieces';

/** A whole position in the words of a dump. */
export interface Dump {
  calendar: TeotihuacanView['calendar'];
  nobles: Record<NobleRow, number[]>;
  technologies: number[];
  pyramid: { placed: PlacedTile[]; offer: (number | null)[]; stack?: number[] };
  decorations: { placed: Record<Side, number[]>; offer: (number | null)[]; stack?: number[] };
  players: Player[];
  starting: { kept: number[][] };
  discovery: Facts;
  neutral: Facts;
}

const facts = (fields: object): Facts => fields as Facts;
const without = (fields: object, ...names: string[]): Facts => Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
/** An offer without a tile that lies elsewhere now; what is to come is counted again. */
const offered = (offer: (number | null)[], tile: number): (number | null)[] => offer.map((one) => (one === tile ? null : one));

export function readDump(dump: Facts): Dump {
  return dump as unknown as Dump;
}

/** The tiles that lie nowhere: open ones and those to come. */
export function free(tiles: { offer: (number | null)[]; stack?: number[] }): number[] {
  return [...tiles.offer, ...(tiles.stack ?? [])].filter((tile) => tile !== null).sort((a, b) => a - b);
}

export function withPlayer(dump: Dump, seat: number, change: Partial<Player>): Facts {
  /* Points that nothing explains were scored earlier; how many those are follows from the rest. */
  const tally = (player: Player): Facts => without(player.tally, 'earlier');
  return facts({ ...dump, players: dump.players.map((player, one) => (one === seat ? { ...player, ...change, tally: tally(player) } : player)) });
}

export function withWorker(dump: Dump, seat: number, number: number, worker: Worker | null): Facts {
  const workers = dump.players[seat]?.workers ?? [];
  const others = workers.filter((_, one) => one !== number);
  return withPlayer(dump, seat, { workers: worker === null ? others : [...others, worker] });
}

export function withTechnology(dump: Dump, seat: number, number: number, owned: boolean): Facts {
  const others = (dump.players[seat]?.technologies ?? []).filter((one) => one !== number);
  return withPlayer(dump, seat, { technologies: owned ? [...others, number].sort((a, b) => a - b) : others });
}

export function withCalendar(dump: Dump, change: Partial<Dump['calendar']>): Facts {
  return facts({ ...dump, calendar: { ...dump.calendar, ...change } });
}

/** The covered spaces of a row of the Nobles are those on the left; the buildings taken follow from them. */
export function withNobles(dump: Dump, row: NobleRow, covered: number): Facts {
  const spaces = dump.nobles[row].map((_, n) => Number(n < covered));
  return facts({ ...without(dump, 'buildings'), nobles: { ...dump.nobles, [row]: spaces } });
}

/** A tile on a square of the pyramid, or none; whether it is finished follows from that. */
export function withTile(dump: Dump, square: string, tile: number | null, rotation: number): Facts {
  const { placed, offer } = dump.pyramid;
  const others = placed.filter((one) => one.square !== square);
  const pyramid = { placed: tile === null ? others : [...others, { square, tile, rotation }], offer: tile === null ? offer : offered(offer, tile) };
  return facts({ ...dump, pyramid, calendar: without(dump.calendar, 'finished') });
}

/** The next decoration of a side, or the last one away. */
export function withDecoration(dump: Dump, side: Side, tile: number | null): Facts {
  const { placed, offer } = dump.decorations;
  const row = tile === null ? placed[side].slice(0, -1) : [...placed[side], tile];
  return facts({ ...dump, decorations: { placed: { ...placed, [side]: row }, offer: tile === null ? offer : offered(offer, tile) } });
}

/** The same position, in which that seat begins a turn; a set-up under way is over with that, and everybody begins at the Palace. */
export function beginning(dump: Dump, seat: number): Facts {
  const begun = { ...without(dump, 'pending', 'turn', 'outcome'), seat };
  if (dump.starting.kept.length === 0) return begun;
  return facts({
    ...without(begun, 'starting'),
    players: dump.players.map((player) => ({ ...player, workers: player.workers.map(([board, ...rest]) => [board === 0 ? PALACE : board, ...rest]) })),
    discovery: without(dump.discovery, 'linked', 'returns', 'stack'),
    neutral: without(dump.neutral, 'draws'),
  });
}

/** What a refusal is about, in words that say what is possible there. */
export function fault(detail: string): string {
  if (detail.includes('pyramid')) return 'pyramid';
  if (detail.includes('decorations')) return 'decorations';
  if (detail.includes('topmost step')) return 'steps';
  if (detail.includes('worker') || detail.includes('worship')) return 'workers';
  if (detail.includes('calendar')) return 'calendar';
  return detail.includes('pending') ? 'turn' : 'other';
}
