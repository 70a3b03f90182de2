/** The log of a table in turns, whom its lines are about, and what others did since somebody's last turn. */

import type { Gain, GamePage } from '../games/page';
import type { Entry, GameEvent } from '../lib/types';
import type { Part } from '../lib/words.svelte';
import type { Table } from './table.svelte';

export interface Turn {
  /** Counted from the start of the game; null where earlier entries have not been read. */
  number: number | null;
  /** Whose turn it is; null for what happens before the first one. */
  seat: number | null;
  entries: Entry[];
  over: boolean;
}

/** A move of somebody else, as it is numbered on the board, in the strip and in the log. */
export interface Step {
  /** The entries it takes, the last of them the position it leads to. */
  entries: number[];
  seat: number;
  said: Part[][];
  places: string[];
  /** Its drawing, and the place it is about in a word. */
  glyph: string | null;
  label: string;
  /** What it brought to whom, and the drawings that stand for the seats. */
  gains: Gain[];
  crests: Record<number, string>;
}

/** The entries in turns. A turn ends with an event of that kind; where a game has none, when somebody else decides. */
export function turnsOf(entries: readonly Entry[], ends?: string): Turn[] {
  const found: Turn[] = [];
  let count = entries[0]?.n === 0 ? 0 : null;
  for (const entry of entries) {
    const acts = entry.kind === 'action' && !entry.undone;
    let turn = found.at(-1);
    const changed = ends === undefined && acts && turn?.seat != null && turn.seat !== entry.seat;
    if (turn === undefined || (acts && (turn.over || changed || turn.seat === null))) {
      if (turn !== undefined && changed) turn.over = true;
      if (acts && count !== null) count++;
      turn = { number: acts ? count : null, seat: acts ? entry.seat : null, entries: [], over: false };
      found.push(turn);
    }
    turn.entries.push(entry);
    const end = acts ? entry.events.find(({ kind }) => kind === ends) : undefined;
    if (end === undefined) continue;
    turn.over = true;
    if (typeof end.facts['seat'] === 'number') turn.seat = end.facts['seat'];
  }
  return found;
}

/** Which of the moments that a replay stops at end a turn, by their place among them. */
export function endsOf(turns: readonly Turn[], stops: readonly number[]): number[] {
  const places = new Map(stops.map((n, place) => [n, place]));
  return turns.flatMap(({ entries }) => places.get(entries.findLast(({ n }) => places.has(n))?.n ?? -1) ?? []);
}

/** Whom an event is about: who is named in it, else whom the events before it are about. */
export function actorOf(game: GamePage, table: Table, event: GameEvent, before: number | null): number | null {
  const { seat } = event.facts;
  return game.actor?.(table, event) ?? (typeof seat === 'number' && seat >= 0 ? seat : before);
}

/** What was decided since the last turn of a seat was over, its own turn now left out. */
export function sinceTurnOf(turns: readonly Turn[], me: number): Entry[] {
  const last = turns.findLastIndex((turn) => turn.seat === me && turn.over);
  return turns.slice(last + 1).flatMap((turn) => (turn.seat === me ? [] : turn.entries));
}

/** The last entry of my last turn; -1 if I have had none, null if my turn has begun or all turns are other people's. */
export function lastTurnOf(turns: readonly Turn[], me: number): number | null {
  const now = turns.at(-1);
  if (now !== undefined && !now.over && now.seat === me) return null;
  return turns.findLast((turn) => turn.over && turn.seat === me)?.entries.findLast((entry) => entry.kind === 'action' && !entry.undone)?.n ?? -1;
}

/** What others did after an entry, move by move; what happens nowhere on the board is part of the move before it. */
export function stepsSince(table: Table, game: GamePage, turns: readonly Turn[], after: number, me: number): Step[] {
  const found: Step[] = [];
  for (const turn of turns) {
    const first = found.length;
    for (const entry of turn.entries) {
      if (entry.n <= after || entry.kind !== 'action' || entry.undone || entry.seat === me) continue;
      const said = entry.events.map((event) => game.event(table, event, entry)).filter((one) => one !== null);
      if (said.length === 0) continue;
      const places = [...new Set(entry.events.flatMap((event) => game.places(event.kind, event.facts)))];
      const gains = game.gains?.(entry) ?? [];
      const before = found.length > first ? found.at(-1) : undefined;
      if (before !== undefined && places.length === 0) {
        before.entries.push(entry.n);
        before.said.push(...said);
        before.gains = together([...before.gains, ...gains]);
      } else found.push({ entries: [entry.n], seat: entry.seat, said, places, ...drawn(said), gains: together(gains), crests: {} });
    }
  }
  for (const step of found) for (const seat of [step.seat, ...step.gains.map((gain) => gain.seat)]) step.crests[seat] = game.crest(table, seat);
  return found;
}

/** Gains of the same thing by the same seat are one. */
function together(gains: readonly Gain[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const gain of gains) {
    const key = `${gain.seat} ${gain.glyph}`;
    found.set(key, { ...gain, amount: gain.amount + (found.get(key)?.amount ?? 0) });
  }
  return [...found.values()];
}

/** The first drawing of some sentences, and the first place or thing that they name. */
function drawn(said: readonly Part[][]): { glyph: string | null; label: string } {
  const things = said.flat().filter((part) => typeof part !== 'string');
  const glyph = things.find((thing) => thing.is === 'glyph');
  const place = things.find((thing) => thing.is === 'cell' || (thing.is === 'name' && thing.seat === undefined));
  return { glyph: glyph?.name ?? null, label: place === undefined ? '' : place.is === 'cell' ? place.cell : place.is === 'name' ? place.text : '' };
}
