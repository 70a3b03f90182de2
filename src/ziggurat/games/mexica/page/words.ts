/** Mexica in sentences of the catalogue. */

import type { Choice, Entry, Facts, GameEvent, Json, Reason, Refusal } from '$ui/lib/types';
import { list, parts, say, type Arguments, type Part, type Thing } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import type { Act, Group } from '$ui/games/page';
import { cellsOf, selectionAt, levelOf, type Option } from './selection.svelte';
import { FIRST_CANALS, ISLAND, PALACE, STARTS } from './map';
import { bridgeGlyph, colour, NEUTRAL, pilliGlyph, templeGlyph } from './pieces';

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const many = (value: Json | undefined): number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []);

export function side(seat: number): string {
  return say('mexica-colour', { colour: colour(seat) });
}

/** A piece of the analysis board: a temple and a calpulli tile with their number, a bridge with its direction. */
export function piece(_table: Table, field: string, word: string): string {
  if (field === 'temples') return say('mexica-temple', { level: word });
  return say('mexica-piece', { piece: field === 'bridges' ? `bridge-${word}` : field, number: word });
}

function player(table: Table, seat: number): Thing {
  return { is: 'name', text: table.name(seat), seat };
}

function place(cell: string): Thing {
  return { is: 'cell', cell };
}

/** The facts of an event, a question or an action as arguments of its sentence. */
function given(table: Table, facts: Facts): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'cell' || name === 'from' || name === 'bridge' || name === 'other') args[name] = place(text(value));
    else if (name === 'seat') args['player'] = player(table, number(value));
    else if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
  }
  return args;
}

/** A sentence about a piece or a place, as the server explains it. */
export function explanation(table: Table, key: string, facts: Facts): Part[] {
  return parts(`mexica-explain-${key}`, given(table, facts));
}

export function question(table: Table): Part[] {
  const kind = text(table.question['kind']);
  const seat = number(table.question['seat']);
  if (table.deciding < 0) return parts('question-over');
  const args = { player: player(table, seat) };
  if (!table.mine) return parts(`mexica-waiting-${kind}`, args);
  const { picked, ap } = selectionAt(table);
  if (kind !== 'turn') return parts(`mexica-question-${kind}`, args);
  if (picked === null) return parts('mexica-question-turn', { ...args, ap });
  if (picked === 'bridge' && selectionAt(table).view.supply.bridges === 0) return parts('mexica-question-lift', args);
  if (picked.startsWith('temple')) return parts('mexica-question-temple', args);
  return parts(`mexica-question-${picked === 'single' || picked === 'double' ? 'canal' : picked}`, args);
}

export function action(_table: Table, choice: Choice): string {
  const { kind, axis } = choice.fields;
  const cells = cellsOf(choice);
  return say(`mexica-action-${kind}`, {
    cell: list(cells),
    axis: text(axis),
    level: levelOf(choice),
  });
}

/** The possible actions in groups: what ends or begins first, then founding, walking, building, digging. */
export function groups(table: Table): Group[] {
  const found = new Map<string, Group>();
  for (const choice of table.choices) {
    const { kind } = choice.fields;
    const group = kind === 'done' || kind === 'start' || kind.endsWith('token') ? 'other' : kind === 'canal' ? `canal-${cellsOf(choice).length}` : kind;
    const known = found.get(group);
    if (known === undefined)
      found.set(group, {
        label: say(`mexica-group-${group}`),
        choices: [choice],
      });
    else known.choices.push(choice);
  }
  const order = [...found.keys()].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return order.flatMap((group) => found.get(group) ?? []);
}

const ORDER = ['other', 'found', 'walk', 'boat', 'temple', 'bridge', 'lift', 'canal-2', 'canal-1', 'leap'];

/** What a screen reader says of a square. */
export function cellLabel(table: Table, cell: string): string {
  const selection = selectionAt(table);
  const said: string[] = [];
  const temple = selection.templeAt.get(cell);
  const region = selection.regionAt(cell);
  const bridge = selection.bridges.find((one) => one.cell === cell);
  const tile = selection.ready ? selection.view.tiles.placed[cell] : undefined;
  const seat = selection.pilli.indexOf(cell);
  const dug = selection.ready && (selection.view.canals.includes(cell) || FIRST_CANALS.includes(cell));
  if (temple !== undefined)
    said.push(
      say('mexica-cell-temple', {
        cell,
        level: temple.level,
        player: temple.seat === NEUTRAL && selection.pilli.length === 2 ? say('mexica-neutral') : table.name(temple.seat),
      }),
    );
  else if (tile !== undefined) said.push(say('mexica-cell-tile', { cell, size: tile }));
  else if (bridge !== undefined) said.push(say('mexica-cell-bridge', { cell, axis: bridge.axis }));
  else if (dug) said.push(say('mexica-cell-canal', { cell }));
  else if (!ISLAND.has(cell)) said.push(say('mexica-cell-lake', { cell }));
  else
    said.push(
      say('mexica-cell-land', {
        cell,
        ground: STARTS.includes(cell) ? 'start' : PALACE.has(cell) ? 'emblem' : 'land',
      }),
    );
  if (seat >= 0) said.push(say('mexica-cell-pilli', { player: table.name(seat) }));
  if (region !== undefined) said.push(say(region.tile === null ? 'mexica-cell-region' : 'mexica-cell-district', { size: region.size }));
  const mark = selection.marks.get(cell);
  const option = mark === undefined ? undefined : selection.meant(mark);
  if (option !== undefined) said.push(say('mexica-cell-possible', { ap: option.cost }), actLabel(option));
  return said.join(', ');
}

/** The gold button, and what a screen reader says of a possible square. */
export function actLabel(option: Option): string {
  if (option.kind === 'boat' || option.kind === 'leap') return say(`mexica-action-${option.kind}`, { cell: list(option.cells) });
  return say(`mexica-act-${option.kind === 'foot' ? 'move' : option.kind}`, {
    cell: list(option.cells),
    level: option.level,
    axis: option.axis ?? '',
  });
}

export function act(table: Table): Act | null {
  const selection = selectionAt(table);
  const { preview } = selection;
  if (preview !== null && selection.pinned === preview.cell) {
    const first = table.possible(preview.option.steps[0] ?? '');
    if (first !== undefined)
      return {
        label: actLabel(preview.option),
        action: first.action,
        go: () => void selection.go(),
      };
  }
  const done = table.possible('done');
  const left = selection.ap;
  return done === undefined ? null : { label: left > 0 ? say('mexica-act-end', { ap: left }) : say('done'), action: done.action, left };
}

function glyph(name: string): Thing {
  return { is: 'glyph', name, label: '' };
}

function glyphOf(event: GameEvent): Thing | undefined {
  const { seat, level, cells, axis } = event.facts;
  switch (event.kind) {
    case 'start':
    case 'walk':
    case 'boat':
    case 'leap':
      return glyph(pilliGlyph(number(seat)));
    case 'canal':
      return glyph(Array.isArray(cells) && cells.length === 2 ? 'mexica-canal-double' : 'mexica-canal-single');
    case 'bridge':
    case 'lift':
      return glyph(bridgeGlyph(axis === 'v' ? 'v' : 'h'));
    case 'temple':
      return glyph(templeGlyph(number(seat), number(level)));
    case 'neutral-temple':
      return glyph(templeGlyph(NEUTRAL, number(level)));
    case 'found':
      return glyph('mexica-tablet');
    case 'take-token':
    case 'play-token':
      return glyph('mexica-token');
    default:
      return undefined;
  }
}

/** "Ada +7, Ben +4", for those who get something. */
function gains(table: Table, points: readonly number[]): string {
  return list(points.flatMap((gain, seat) => (gain > 0 ? [say('mexica-gain', { player: table.name(seat), points: gain })] : [])));
}

/** Events that another line tells already. */
const SILENT = new Set(['turn-ended']);

export function event(table: Table, happened: GameEvent, _entry: Entry): Part[] | null {
  if (SILENT.has(happened.kind)) return null;
  const { facts } = happened;
  const args = given(table, facts);
  const drawn = glyphOf(happened);
  if (drawn !== undefined) args['glyph'] = drawn;
  if (happened.kind === 'canal') {
    const [first = '', second] = Array.isArray(facts['cells']) ? facts['cells'].map(text) : [];
    args['count'] = second === undefined ? 1 : 2;
    args['first'] = place(first);
    args['second'] = place(second ?? first);
  }
  if (Array.isArray(facts['sizes'])) {
    args['sizes'] = list(many(facts['sizes']).map(String));
    args['count'] = facts['sizes'].length;
  }
  if (Array.isArray(facts['points'])) args['gains'] = gains(table, many(facts['points']));
  if (Array.isArray(facts['scores']))
    args['scores'] = list(many(facts['scores']).map((score, seat) => say('mexica-score', { player: table.name(seat), points: score })));
  return parts(`mexica-event-${happened.kind}`, args);
}

export function places(_kind: string, { cell, from, cells }: Facts): string[] {
  const found = [cell, from].filter((one): one is string => typeof one === 'string');
  return Array.isArray(cells) ? [...found, ...cells.map(text)] : found;
}

export function refusal(table: Table, why: Refusal): Part[] {
  return parts(`mexica-refusal-${why.reason}`, given(table, why.facts));
}

export function reason(table: Table, why: Reason): Part[] {
  return parts(`mexica-reason-${why.kind}`, {
    ...given(table, why.facts),
    points: number(why.facts['count']),
  });
}
