/**
 * The page of a game that brings none: its picture with places to click, the actions in the words of
 * its catalogue, and points where the view has them. It knows no game.
 */

import { settings } from '../../lib/settings.svelte';
import type { Choice, Facts, Json } from '../../lib/types';
import { capitalised, knows, parts, say, type Arguments, type Part } from '../../lib/words.svelte';
import type { Table } from '../../table/table.svelte';
import type { GamePage, Group } from '../page';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Medals from './Medals.svelte';
import Nothing from './Nothing.svelte';
import Players from './Players.svelte';
import { picking } from './picking.svelte';
import Tally from './Tally.svelte';

/** Facts as a sentence of the catalogue takes them; a seat is also a player. */
function given(table: Table, facts: Facts): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'seat' && typeof value === 'number' && value >= 0) found['player'] = { is: 'name', text: table.name(value), seat: value };
    else if (name === 'cell' && typeof value === 'string') found[name] = { is: 'cell', cell: value };
    else if (typeof value === 'string' || typeof value === 'number') found[name] = value;
    else if (typeof value === 'boolean') found[name] = String(value);
  }
  return found;
}

/** Every text among facts: what may be the name of a place. */
export function texts(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

/** What each seat has, if the view says so. */
export function points(table: Table): (number | null)[] {
  const known = table.view['points'] ?? table.view['scores'];
  return table.names.map((_, seat) => (Array.isArray(known) && typeof known[seat] === 'number' ? known[seat] : null));
}

const SEATS = 4;

/** A numbered disc: terracotta, lapis, jade, obsidian. */
export function crest(seat: number): string {
  return `page-seat-${(seat % SEATS) + 1}`;
}

export function genericPage(name: string): GamePage {
  const sentence = (table: Table, id: string, facts: Facts): Part[] | null => (knows(id) ? parts(id, given(table, facts)) : null);
  return {
    name,
    sprite: '',
    shape: { width: 1, height: 1 },
    Board,
    Hand,
    Consequence: Nothing,
    Players,
    Medals,
    Counts: Nothing,
    Dialogue: null,
    Tally,
    question(table) {
      if (table.deciding < 0) return parts('question-over');
      const kind = String(table.question['kind'] ?? '');
      const own = sentence(table, `${name}-${table.mine ? 'question' : 'waiting'}-${kind}`, table.question);
      return own ?? parts(table.mine ? 'generic-question' : 'generic-waiting', given(table, table.question));
    },
    action: (table, choice) => said(table, name, choice.fields) ?? choice.words,
    groups(table) {
      const found = new Map<string, Group>();
      for (const choice of table.choices) {
        const { kind } = choice.fields;
        const group = found.get(kind) ?? { label: knows(`${name}-group-${kind}`) ? say(`${name}-group-${kind}`) : kind, choices: [] };
        group.choices.push(choice);
        found.set(kind, group);
      }
      return [...found.values()];
    },
    event: (table, event) => sentence(table, `${name}-event-${event.kind}`, event.facts),
    places: (_kind, facts) => texts(facts),
    refusal: (table, refusal) => sentence(table, `${name}-refusal-${refusal.reason}`, refusal.facts) ?? parts('generic-refusal', { rule: refusal.rule }),
    reason: (table, reason) => sentence(table, `${name}-reason-${reason.kind}`, reason.facts) ?? parts('reason-points', given(table, reason.facts)),
    flights: () => [],
    act(table) {
      const only = table.choices[0];
      if (only === undefined || table.choices.length > 1) return null;
      return { label: said(table, name, only.fields) ?? only.words, action: only.action };
    },
    choosesInHand: true,
    pickUp: (table, [first]) => (picking(table).place = first === undefined ? null : (texts(first.fields)[1] ?? null)),
    drop: (table) => (picking(table).place = null),
    chosen: (table) => picking(table).place,
    choose: (table, chosen) => (picking(table).place = typeof chosen === 'string' ? chosen : null),
    course: () => [],
    side: () => '',
    crest: (_table, seat) => crest(seat),
    guide: [],
  };
}

/** The points an action would score at once, with their sign, where the game's aids say so. */
export function gain(table: Table, choice: Choice): string | null {
  const gains = table.aids['gains'];
  const found = gains !== null && typeof gains === 'object' && !Array.isArray(gains) ? gains[choice.words] : null;
  return typeof found === 'number' ? new Intl.NumberFormat(settings.language, { signDisplay: 'always' }).format(found) : null;
}

/** A place with what lies there, as the picture tells it and the catalogue says it. */
export function placed(table: Table, name: string, place: string, lies: string | undefined): string {
  const id = `${name}-lies`;
  return lies === undefined || !knows(id) ? place : `${place}: ${say(id, given(table, JSON.parse(lies) as Facts))}`;
}

/** An action in the words of the catalogue, if it has some. */
export function said(table: Table, name: string, fields: Facts & { kind: string }): string | null {
  const id = `${name}-action-${fields.kind}`;
  return knows(id) ? capitalised(say(id, given(table, fields))) : null;
}
