/** What a new table can be, and the presets that fill it in. */

import type { Clock, GameInfo, HostInfo, NewSeat } from './types';

export type Kind = 'me' | 'bot' | 'open' | 'invited' | 'here';
export const KINDS: Kind[] = ['me', 'bot', 'open', 'invited', 'here'];

export interface Place {
  kind: Kind;
  bot: string;
  name: string;
}

export type Values = Record<string, string | number>;

/** Everything that is chosen before a table is opened. */
export interface Chosen {
  game: string;
  name: string;
  options: Values;
  places: Place[];
  isPublic: boolean;
  spectators: boolean;
  /** Null: as it is usual for these seats. */
  hints: boolean | null;
  shuffle: boolean;
  clock: Clock['kind'];
  minutes: number;
  increment: number;
  days: number;
  then: 'bot' | 'end';
}

export type Preset = 'first' | 'quick' | 'box' | 'last';

const LAST = 'ziggurat-table';
const LONG = { minutes: 30, increment: 15, days: 3, then: 'bot' } as const;
const QUICK_MINUTES = 15;

export function defaults(game: GameInfo): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Options that matter with that many players. */
export function fitting(game: GameInfo, players: number): GameInfo['options'] {
  return game.options.filter((option) => option.seats === null || option.seats.includes(players));
}

/** How many play if nothing else is said. */
export function usual(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
}

/** Whether several people play: then nobody gets hints unless they want them. */
export function together(places: readonly Place[]): boolean {
  return places.filter((place) => place.kind !== 'bot').length > 1;
}

export function hintsAllowed(chosen: Chosen): boolean {
  return chosen.hints ?? !together(chosen.places);
}

/** Seats for me and others of one kind. */
export function seated(count: number, kind: Kind, bot: string, guest: (number: number) => string): Place[] {
  return Array.from({ length: count }, (_, n) => ({ kind: n === 0 ? 'me' : kind, bot, name: guest(n + 1) }));
}

/** A table as that preset wants it. */
export function preset(which: Exclude<Preset, 'last'>, game: GameInfo, host: HostInfo, guest: (number: number) => string): Chosen {
  const plain: Chosen = {
    game: game.name,
    name: '',
    options: defaults(game),
    places: seated(usual(game), 'bot', host.levels[1] ?? host.bots[0] ?? '', guest),
    isPublic: false,
    spectators: true,
    hints: null,
    shuffle: false,
    clock: 'none',
    ...LONG,
  };
  if (which === 'first') {
    const places = seated(usual(game), 'bot', host.levels[0] ?? host.bots[0] ?? '', guest);
    return { ...plain, options: { ...plain.options, ...game.quick, ...game.first }, places, hints: true };
  }
  if (which === 'quick') {
    const count = game.seats.includes(2) ? 2 : usual(game);
    return { ...plain, places: seated(count, 'open', plain.places[0]?.bot ?? '', guest), clock: 'live', minutes: QUICK_MINUTES, increment: 0 };
  }
  return plain;
}

/** The seats and options of the table that was opened last, for this game. */
export function lastTime(game: string): Chosen | null {
  const kept = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, Chosen>;
  return kept[game] ?? null;
}

export function rememberTable(chosen: Chosen): void {
  const kept = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, Chosen>;
  localStorage.setItem(LAST, JSON.stringify({ ...kept, [chosen.game]: chosen }));
}

export function seatOf(place: Place, nameless: string): NewSeat {
  if (place.kind === 'bot') return { kind: 'bot', bot: place.bot };
  if (place.kind === 'here') return { kind: 'here', name: place.name.trim() || nameless };
  return { kind: place.kind };
}

export function clockOf({ clock, minutes, increment, days, then }: Chosen): Clock {
  if (clock === 'live') return { kind: 'live', minutes, increment, then };
  if (clock === 'relaxed') return { kind: 'relaxed', days, then };
  return { kind: 'none' };
}
