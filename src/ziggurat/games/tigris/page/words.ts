/** Tigris & Euphrates in sentences of the catalogue. */

import type { Choice, Entry, Facts, GameEvent, Json, Reason, Refusal } from '$ui/lib/types';
import { list, parts, say, type Arguments, type Part, type Thing } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import type { Act, Group } from '$ui/games/page';
import { selectionAt, type Selection, type Effect } from './selection.svelte';
import { numeral } from './kingdoms';
import { land } from './map';
import { buildingGlyph, COLOURS, DYNASTIES, leaderGlyph, LEADERS, monumentGlyph, pointGlyph, spot, tileColour, tileGlyph, TILES, type Colour } from './pieces';

const isColour = (value: Json | undefined): value is Colour => COLOURS.some((colour) => colour === value);
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export function side(seat: number): string {
  return say('tigris-dynasty', { dynasty: DYNASTIES[seat] ?? '' });
}

export function tileName(colour: Colour): string {
  return say('tigris-tile', { tile: TILES[colour] });
}

/** A piece of the analysis board; leaders are written with the number of their seat. */
export function piece(table: Table, field: string, word: string): string | null {
  if (field === 'treasures') return say('tigris-treasure');
  const [seat, leader] = word.split(' ');
  if (leader !== undefined) return Number(seat) < table.names.length ? `${say('tigris-leader', { leader })} · ${table.name(Number(seat))}` : null;
  if (word === 'catastrophe' || word === 'face-down') return say(`tigris-${word}`);
  return Object.values(TILES).some((tile) => tile === word) ? say('tigris-tile', { tile: word }) : word;
}

/** A monument or a building, which is laid onto a space of the board. */
export function space(name: string): string {
  if (isColour(name)) return say('tigris-building', { colour: name });
  return name.includes('-') ? say('tigris-monument', { pair: name }) : name;
}

function player(table: Table, seat: number): Thing {
  return { is: 'name', text: table.name(seat), seat };
}

/** The facts of an event, a question or an action as arguments of its sentence. */
function given(table: Table, facts: Facts, glyph?: Thing): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (name === 'cell' || name === 'from' || name === 'square') args[name] = { is: 'cell', cell: String(value) };
    else if (SEATS.has(name) && typeof value === 'number') args[name === 'seat' ? 'player' : name] = player(table, value);
    else args[name] = value;
  }
  const colour = facts['colour'];
  if (isColour(colour)) {
    args['tile'] = TILES[colour];
    args['leader'] = LEADERS[colour];
  }
  if (glyph !== undefined) args['glyph'] = glyph;
  return args;
}

const SEATS = new Set(['seat', 'attacker', 'defender', 'winner', 'loser']);

/** A sentence about a piece or a place, as the server explains it. */
export function explanation(table: Table, key: string, facts: Facts): Part[] {
  return parts(`tigris-explain-${key}`, given(table, facts));
}

export function question(table: Table): Part[] {
  const facts = table.question;
  const kind = text(facts['kind']);
  const seat = number(facts['seat']);
  if (table.deciding < 0) return parts('question-over');
  if (!table.mine) return parts(`tigris-waiting-${kind}`, { player: player(table, seat) });
  const args = given(table, facts);
  const picked = selectionAt(table).picked;
  if (kind === 'turn' && picked !== null) {
    if (picked.kind === 'tile') return parts('tigris-question-tile', { ...args, tile: TILES[picked.colour] });
    if (picked.kind === 'leader') return parts('tigris-question-leader', { ...args, leader: LEADERS[picked.colour] });
    return parts(`tigris-question-${picked.kind}`, args);
  }
  if (kind === 'support') return parts(`tigris-question-support-${text(facts['conflict'])}`, args);
  return parts(`tigris-question-${kind}`, args);
}

function counted(counts: Partial<Record<Colour, number>>): string {
  return list(COLOURS.filter((colour) => (counts[colour] ?? 0) > 0).map((colour) => say('tigris-tiles', { tile: TILES[colour], count: counts[colour] ?? 0 })));
}

export function action(table: Table, choice: Choice): string {
  const { fields } = choice;
  if (fields.kind === 'swap') return say('tigris-action-swap', { tiles: counted(fields['counts'] as Record<Colour, number>) });
  if (fields.kind === 'support') {
    const { supports } = table.question;
    const tile = isColour(supports) ? TILES[supports] : 'temple';
    return say('tigris-action-support', { tile, count: number(fields['count']) });
  }
  return say(`tigris-action-${fields.kind}`, given(table, fields));
}

/** The possible actions in groups: decisions first, then leaders, tiles, catastrophes, swaps. */
export function groups(table: Table): Group[] {
  const found = new Map<string, Group>();
  const add = (key: string, label: () => string, choice: Choice): void => {
    const group = found.get(key);
    if (group === undefined) found.set(key, { label: label(), choices: [choice] });
    else group.choices.push(choice);
  };
  for (const choice of table.choices) {
    const { kind, colour } = choice.fields;
    if (kind === 'tile' && isColour(colour)) add(`tile ${colour}`, () => say('tigris-group-tile', { tile: TILES[colour] }), choice);
    else if ((kind === 'leader' || kind === 'withdraw') && isColour(colour))
      add(`leader ${colour}`, () => say('tigris-leaders', { leader: LEADERS[colour] }), choice);
    else if (kind === 'catastrophe' || kind === 'swap') add(kind, () => say(`tigris-group-${kind}`), choice);
    else add('other', () => say('tigris-group-other'), choice);
  }
  return [...found.values()];
}

export function effectText(table: Table, cell: string, effect: Effect): string {
  const selection = selectionAt(table);
  const [first = '', second = ''] = touched(selection, cell);
  if ((effect.wars?.length ?? 0) > 0) return say('tigris-effect-wars', { cell, first, second, count: effect.wars?.length ?? 0 });
  if (effect.joins === true) return say('tigris-effect-join', { first, second });
  if (effect.revolt !== undefined)
    return say('tigris-effect-revolt', { player: table.name(effect.revolt.defender), attack: effect.revolt.attack, defence: effect.revolt.defence });
  if (effect.points !== undefined) {
    const { seat, colour, amount } = effect.points;
    const mine = seat === table.seat;
    return say(mine ? 'tigris-effect-gain' : 'tigris-effect-theirs', { colour, count: amount, player: table.name(seat) });
  }
  if (effect.returns !== undefined) return say('tigris-effect-returns', { count: effect.returns.length });
  return say('tigris-effect-plain');
}

/** Numerals of the kingdoms beside a space. */
export function touched(selection: Selection, cell: string): string[] {
  const { row, column } = spot(cell);
  const near = selection.kingdoms.filter((kingdom) =>
    kingdom.cells.some((other) => {
      const place = spot(other);
      return Math.abs(place.row - row) + Math.abs(place.column - column) === 1;
    }),
  );
  return near.map((kingdom) => numeral(kingdom.number));
}

/** What a screen reader says of a space. */
export function cellLabel(table: Table, cell: string): string {
  const selection = selectionAt(table);
  const said: string[] = [];
  const piece = selection.pieces.get(cell);
  if (piece === undefined) {
    const { row, column } = spot(cell);
    const river = selection.ready && land(selection.view.options.board).river(row, column);
    said.push(say('tigris-cell-empty', { cell, ground: river ? 'river' : 'land' }));
  } else if (piece.kind === 'leader') {
    const strength = selection.strengthAt(cell);
    said.push(say('tigris-cell-leader', { cell, leader: LEADERS[piece.colour], player: table.name(piece.seat), strength }));
  } else {
    const name = piece.kind === 'tile' ? tileName(piece.colour) : say(piece.kind === 'catastrophe' ? 'tigris-catastrophe' : 'tigris-cell-face-down');
    said.push(say('tigris-cell-piece', { cell, piece: name }));
  }
  if (selection.ready && selection.view.treasures.includes(cell)) said.push(say('tigris-cell-with-treasure'));
  const kingdom = selection.kingdomAt(cell);
  if (kingdom !== undefined) said.push(say('tigris-cell-in', { numeral: numeral(kingdom.number) }));
  const mark = selection.marks.get(cell);
  if (mark !== undefined) said.push(say('tigris-cell-possible'));
  if (mark?.effect != null) said.push(effectText(table, cell, mark.effect));
  return said.join(', ');
}

export function act(table: Table): Act | null {
  const selection = selectionAt(table);
  const pinned = selection.marks.get(selection.pinned ?? '');
  if (pinned !== undefined) return { label: action(table, pinned.choice), action: pinned.choice.action, danger: pinned.kind === 'war' };
  if (selection.picked?.kind === 'swap') {
    const label = say('tigris-act-swap', { count: selection.picked.indices.length });
    return selection.swap === undefined ? null : { label, action: selection.swap.action };
  }
  const done = table.possible('done');
  const left = selection.ready && selection.kind === 'turn' ? selection.view.left : 0;
  return done === undefined ? null : { label: left > 0 ? say('tigris-act-end', { left }) : say('done'), action: done.action, left };
}

function glyphOf(event: GameEvent): Thing | undefined {
  const { colour, seat, pair } = event.facts;
  const glyph = (name: string): Thing => ({ is: 'glyph', name, label: '' });
  switch (event.kind) {
    case 'tile-placed':
    case 'support':
      return isColour(colour) ? glyph(tileGlyph(colour)) : undefined;
    case 'points':
      return isColour(colour) ? glyph(pointGlyph(colour)) : undefined;
    case 'leader-placed':
    case 'leader-moved':
    case 'leader-withdrawn':
    case 'leader-returned':
      return isColour(colour) ? glyph(leaderGlyph(colour, number(seat))) : undefined;
    case 'conflict':
      return isColour(colour) ? glyph(leaderGlyph(colour, number(event.facts['attacker']))) : undefined;
    case 'building-placed':
    case 'building-returned':
      return isColour(colour) ? glyph(buildingGlyph(colour)) : undefined;
    case 'monument-built':
      return typeof pair === 'string' ? glyph(monumentGlyph(pair)) : undefined;
    case 'treasure-taken':
      return glyph('tigris-treasure');
    case 'catastrophe':
      return glyph('tigris-catastrophe');
    default:
      return undefined;
  }
}

/** The message of an event: ties, and what others drew, which everybody may know at the end, have their own. */
function variant(table: Table, { kind, facts }: GameEvent): string {
  if (kind === 'conflict-won' && facts['attack'] === facts['defence']) return 'conflict-tied';
  const [mine, ...more] = table.state?.mine ?? [];
  return kind === 'drew-tiles' && (facts['seat'] !== mine || more.length > 0) ? 'drew-tiles-other' : kind;
}

/** Events that another line tells already. */
const SILENT = new Set(['drew', 'swapped-tiles', 'turn-ended']);

export function event(table: Table, happened: GameEvent, _entry: Entry): Part[] | null {
  if (SILENT.has(happened.kind)) return null;
  const { facts } = happened;
  const args = given(table, facts, glyphOf(happened));
  if (happened.kind === 'points') args['count'] = number(facts['amount']);
  if (happened.kind === 'conflict-won') {
    const { attack, defence } = facts;
    args['high'] = Math.max(number(attack), number(defence));
    args['low'] = Math.min(number(attack), number(defence));
  }
  if (happened.kind === 'drew-tiles') {
    const tiles = Array.isArray(facts['tiles']) ? facts['tiles'] : [];
    const counts: Partial<Record<Colour, number>> = {};
    for (const tile of tiles) {
      const colour = tileColour(text(tile));
      if (colour !== undefined) counts[colour] = (counts[colour] ?? 0) + 1;
    }
    args['tiles'] = counted(counts);
  }
  return parts(`tigris-event-${variant(table, happened)}`, args);
}

export function places(_kind: string, { cell, from, removed }: Facts): string[] {
  const found = [cell, from].filter((place): place is string => typeof place === 'string');
  if (Array.isArray(removed)) for (const place of removed) if (typeof place === 'string') found.push(place);
  return found;
}

export function refusal(table: Table, why: Refusal): Part[] {
  return parts(`tigris-refusal-${why.reason}`, given(table, why.facts));
}

export function reason(table: Table, why: Reason): Part[] {
  return parts(`tigris-reason-${why.kind}`, { count: 0, ...given(table, why.facts) });
}
