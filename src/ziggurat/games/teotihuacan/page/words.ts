/** Teotihuacan in sentences of the catalogue. */

import type { Choice, Entry, Facts, GameEvent, Json, Reason, Refusal } from '$ui/lib/types';
import { list, parts, say, type Arguments, type Part, type Thing } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import type { Act, Group } from '$ui/games/page';
import { about, tradeText, worshipText, worth } from './asked';
import { selectionAt } from './selection.svelte';
import {
  boardGlyph,
  boardName,
  BOARDS,
  dieGlyph,
  FIGURES,
  GOODS,
  neutralGlyph,
  POINTS,
  royalGlyph,
  technologyGlyph,
  TEMPLES,
  templeGlyph,
  tileGlyph,
  type Arrival,
  type Score,
  type Side,
  type Temple,
  type TeotihuacanView,
} from './pieces';
import { PRICES } from './printed';

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const glyph = (name: string): Thing => ({ is: 'glyph', name, label: '' });

export function side(seat: number): string {
  return say('teotihuacan-figure', { figure: FIGURES[seat] ?? '' });
}

/** A piece of the analysis board: a temple bonus tile by its number, a discovery tile by its name. */
export function piece(_table: Table, field: string, word: string): string {
  return field === 'bonus' ? say('teotihuacan-bonus', { number: Number(word) }) : say('teotihuacan-discovery', { tile: word });
}

/** Where such a tile lies: at a temple, at a board, under a starting tile. */
export function space(name: string): string {
  if (TEMPLES.some((temple) => temple === name)) return say('teotihuacan-temple', { temple: name });
  return Number(name) < BOARDS.length ? boardTitle(Number(name)) : say('teotihuacan-starting-tile', { number: name });
}

export function boardTitle(board: number | string): string {
  return say('teotihuacan-board', { board: typeof board === 'number' ? boardName(board) : board });
}

export function goodsText(goods: Facts, message = 'teotihuacan-goods'): string {
  return list(GOODS.filter((good) => number(goods[good]) > 0).map((good) => say(message, { good, count: number(goods[good]) })));
}

/** Goods as what somebody gains or pays; languages with a case for it have their own forms. */
const goodsObject = (goods: Facts): string => goodsText(goods, 'teotihuacan-goods-object');

const priceText = (tile: string): string => goodsText((PRICES[tile] ?? {}) as Facts);
export const isFree = (tile: string): boolean => priceText(tile) === '';

/** A discovery tile in words: what it is, and its price. */
export function tileText(tile: string): string {
  const name = tileName(tile);
  return isFree(tile) ? say('teotihuacan-tile-free', { name }) : say('teotihuacan-tile-price', { name, price: priceText(tile) });
}

export function tileName(tile: string): string {
  return say('teotihuacan-discovery', { tile });
}

export function tilesText(tiles: readonly string[]): string {
  return tiles.length === 0 ? say('teotihuacan-no-tiles') : list(tiles.map(tileText));
}

export const technologyText = (tile: number): string => say('teotihuacan-technology', { number: tile });
export const royalText = (tile: number): string => say('teotihuacan-royal', { number: tile });
export const bonusText = (tile: number): string => say('teotihuacan-bonus', { number: tile });

function player(table: Table, seat: number): Thing {
  return { is: 'name', text: table.name(seat), seat };
}

const boardThing = (board: number | string): Thing => ({ is: 'name', text: boardTitle(board) });

/** The facts of an event, a question, a refusal or an action as arguments of its sentence. */
function given(table: Table, facts: Facts): Arguments {
  const args: Arguments = { goods: goodsText(facts), object: goodsObject(facts) };
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (name === 'seat' && typeof value === 'number') args['player'] = player(table, value);
    else if (name === 'by' && typeof value === 'number') args['other'] = player(table, value);
    else if (BOARD_FACTS.has(name)) args[name] = boardThing(value);
    else if (name === 'square') args[name] = { is: 'cell', cell: String(value) };
    else if (name === 'tile' && typeof value === 'string' && !BOT_TILES.has(value)) {
      args['tile'] = tileName(value);
      args['price'] = priceText(value);
    } else args[name] = value;
  }
  return args;
}

const BOARD_FACTS = new Set(['board', 'from', 'to']);
const BOT_TILES = new Set(['construction', 'decorations', 'alchemy', 'nobles', 'mastery', 'worship', 'mask_collection']);

/** A sentence about a piece or a place, as the server explains it. */
export function explanation(table: Table, key: string, facts: Facts): Part[] {
  return parts(`teotihuacan-explain-${key}`, given(table, facts));
}

/** The tiles that a question is about, by name. */
function asked(discovery: TeotihuacanView['discovery'], facts: Facts): Arguments {
  const step = number(facts['step']);
  switch (facts['kind']) {
    case 'royal':
      return { number: number(facts['tile']) };
    case 'board_tile':
      return { tile: tileText(discovery.boards[String(facts['board'])] ?? '') };
    case 'linked':
      return { tile: tileText(discovery.linked[String(facts['tile'])] ?? '') };
    case 'spot':
      return { tiles: tilesText(discovery.avenue[String(step)] ?? []) };
    case 'major':
      return { tiles: tilesText(discovery.temples[`${text(facts['temple'])}-${step}`] ?? []) };
    default:
      return {};
  }
}

/** What the question is about, and what is asked. */
export function question(table: Table): Part[] {
  const thing = table.mine ? about(table) : '';
  return thing === '' ? asking(table) : [...parts('teotihuacan-question-about', { about: { is: 'name', text: thing } }), ' ', ...asking(table)];
}

function asking(table: Table): Part[] {
  const facts = table.question;
  const kind = text(facts['kind']);
  if (table.deciding < 0) return parts('question-over');
  if (!table.mine) return parts('teotihuacan-waiting', { player: player(table, number(facts['seat'])) });
  const args = given(table, facts);
  const selection = selectionAt(table);
  if (kind === 'turn' && selection.picked !== null) return parts('teotihuacan-question-move', args);
  if (kind === 'act' && selection.here !== null) args['board'] = boardThing(selection.here.board);
  Object.assign(args, asked(selection.view.discovery, facts));
  if (kind === 'board_tile') return parts('teotihuacan-question-board-tile', args);
  if (kind === 'power') return parts(facts['first'] === 1 ? 'teotihuacan-question-power' : 'teotihuacan-question-power-more', args);
  return parts(`teotihuacan-question-${kind}`, args);
}

/** An answer, and what it brings. */
export function action(table: Table, choice: Choice): string {
  const brings = worth(table, choice);
  const named = actionName(table, choice);
  return brings === '' ? named : say('teotihuacan-action-worth', { action: named, worth: brings });
}

function actionName(table: Table, { fields, words }: Choice): string {
  const args = given(table, fields);
  switch (fields.kind) {
    case 'keep': {
      const [first = 0, second = 0] = fields['tiles'] as number[];
      return say('teotihuacan-action-keep', { first, second });
    }
    case 'exchange':
      return tradeText(table, words) ?? say('teotihuacan-action-exchange', args);
    case 'take':
    case 'pay':
      return tradeText(table, words) ?? say(`teotihuacan-action-${fields.kind}`, { goods: goodsText(fields['goods'] as Facts) });
    case 'option':
      return worshipText(table, text(fields['option']), fields['free'] === true ? 'yes' : 'no');
    case 'claim':
      return say('teotihuacan-action-claim', { tile: tileText(text(fields['tile'])) });
    case 'power':
      return fields['moved'] === true ? say('teotihuacan-action-power-moved', args) : say('teotihuacan-action-power', args);
    case 'technology':
      return technologyText(number(fields['number']));
    case 'worship': {
      const selection = selectionAt(table);
      const royal = selection.here?.worship.find((space) => space.space === fields['space'])?.royal;
      return royal == null ? say('teotihuacan-action-worship') : royalText(royal);
    }
    case 'salary':
      return fields['free'] === true ? say('teotihuacan-action-salary-free') : say('teotihuacan-action-salary', { count: number(fields['cocoa']) });
    default:
      return say(`teotihuacan-action-${fields.kind}`, args);
  }
}

/** The possible actions: what is decided first, then tiles to flip. */
export function groups(table: Table): Group[] {
  const found: Group[] = [
    { label: say('teotihuacan-group-decide'), choices: [] },
    { label: say('teotihuacan-group-flip'), choices: [] },
  ];
  for (const choice of table.choices) found[choice.fields.kind === 'flip' ? 1 : 0]?.choices.push(choice);
  return found.filter((group) => group.choices.length > 0);
}

export function workerLabel(table: Table, seat: number, board: number, power: number): string {
  if (seat < 0) return say('teotihuacan-worker-neutral', { board: boardTitle(board) });
  return say('teotihuacan-worker-of', { player: table.name(seat), power, board: boardTitle(board) });
}

function scoreText(score: Score | undefined): string {
  if (score === undefined) return '';
  const steps = TEMPLES.filter((temple) => score.steps[temple] > 0).map((temple) => say('teotihuacan-temple', { temple }));
  const points = say('teotihuacan-points', { count: score.points });
  return steps.length === 0 ? points : list([points, ...steps]);
}

export function squareLabel(table: Table, square: string): string {
  return say('teotihuacan-square', { square, score: scoreText(selectionAt(table).best(square)?.score) });
}

export function sideLabel(table: Table, name: Side): string {
  return say('teotihuacan-side', { side: name, score: scoreText(selectionAt(table).sides[name]) });
}

export function stepLabel(table: Table, temple: Temple): string {
  const next = selectionAt(table).temples[temple];
  return say('teotihuacan-step', { temple, step: next?.step ?? 0 });
}

/** An act on a board: collect, worship, or its main action. */
export function actLabel(_table: Table, found: Arrival, act: string): string {
  const board = boardTitle(found.board);
  if (act === 'cocoa') return say('teotihuacan-act-cocoa', { board, count: found.harvest });
  if (act.startsWith('worship')) return say('teotihuacan-act-worship', { board });
  return say('teotihuacan-act-main', { board, fee: act === 'main free' ? 0 : (found.main?.fee ?? 0) });
}

/** The gold button; it never declines what is offered. */
export function act(table: Table): Act | null {
  const selection = selectionAt(table);
  if (selection.pinned !== null && selection.pin !== undefined)
    return { label: pinLabel(table, selection.pinned, selection.pin), action: selection.pin.action };
  if (selection.keeping !== undefined) return { label: say('teotihuacan-keep'), action: selection.keeping.action };
  if (selection.mixed !== undefined) return { label: action(table, selection.mixed), action: selection.mixed.action };
  const turned = selection.can(`rotate ${selection.turn}`);
  if (turned !== undefined) return { label: say('teotihuacan-place-tile'), action: turned.action };
  for (const words of ['done', 'stop']) {
    const found = selection.can(words);
    if (found !== undefined) return { label: action(table, found), action: found.action };
  }
  const salary = table.choices.filter(({ fields }) => fields.kind === 'salary' && fields['free'] !== true).at(-1);
  if (salary !== undefined) return { label: action(table, salary), action: salary.action };
  const [only, ...more] = table.choices;
  return only === undefined || more.length > 0 ? null : { label: action(table, only), action: only.action };
}

function pinLabel(table: Table, words: string, first: Choice): string {
  const [kind, board, ...act] = words.split(' ');
  const title = boardTitle(Number(board));
  if (kind === 'go') return say('teotihuacan-go', { board: title });
  if (kind === 'rotate') return say('teotihuacan-place-tile');
  if (kind !== 'do') return action(table, first);
  if (act[0] === 'cocoa') return say('teotihuacan-action-collect');
  return act[0] === 'worship' ? say('teotihuacan-action-worship') : say('teotihuacan-main-in', { board: title });
}

function glyphOf({ kind, facts }: GameEvent): Thing | undefined {
  const seat = number(facts['seat']);
  const tile = text(facts['tile']);
  switch (kind) {
    case 'move':
      return glyph(dieGlyph(seat, number((facts['powers'] as number[])[0])));
    case 'place':
    case 'power':
    case 'worker':
      return glyph(dieGlyph(seat, Math.max(1, number(facts['power']))));
    case 'bot-advance':
      return glyph(dieGlyph(1, number(facts['power'])));
    case 'neutral':
      return glyph(neutralGlyph(number(facts['colour'])));
    case 'claim':
    case 'flip':
    case 'bot-discard':
      return glyph(tileGlyph(tile));
    case 'refill':
      return tile === '' ? undefined : glyph(tileGlyph(tile));
    case 'points':
      return glyph(POINTS);
    case 'temple':
    case 'temple-stuck':
      return glyph(templeGlyph(text(facts['temple'])));
    case 'avenue':
      return glyph('teotihuacan-avenue');
    case 'track':
    case 'build':
      return glyph('teotihuacan-pyramid-step');
    case 'technology':
      return glyph(technologyGlyph(number(facts['number'])));
    case 'royal':
      return glyph(royalGlyph(number(facts['tile'])));
    case 'noble':
      return glyph('teotihuacan-building');
    case 'main':
    case 'decorate':
      return glyph(kind === 'main' ? boardGlyph(number(facts['board'])) : 'teotihuacan-board-decorations');
    case 'collect':
    case 'waive':
      return glyph('teotihuacan-cocoa');
    case 'worship':
    case 'unlock':
      return glyph('teotihuacan-worship-plate');
    case 'ascend':
      return glyph('teotihuacan-ascension');
    case 'light':
      return glyph('teotihuacan-disc-light');
    case 'eclipse':
      return glyph('teotihuacan-eclipse');
    case 'bot-roll':
      return glyph('teotihuacan-teotibot');
    default:
      return undefined;
  }
}

/** Events that another line tells already. */
const SILENT = new Set(['turn', 'done', 'offer']);

export function event(table: Table, happened: GameEvent, _entry: Entry): Part[] | null {
  if (SILENT.has(happened.kind)) return null;
  const { kind, facts } = happened;
  const args = given(table, facts);
  const picture = glyphOf(happened);
  args['glyph'] = picture ?? '';
  const points = facts['points'];
  if (typeof points === 'number') args['count'] = points;
  if (Array.isArray(facts['boards'])) args['boards'] = list(facts['boards'].map((board) => boardTitle(number(board))));
  if (Array.isArray(facts['tiles'])) args['tiles'] = facts['tiles'].join(', ');
  if (Array.isArray(facts['dice'])) args['dice'] = facts['dice'].join(' + ');
  switch (kind) {
    case 'starting-tiles':
      args['kept'] = list((facts['kept'] as number[][]).map((tiles, seat) => say('teotihuacan-kept', { player: table.name(seat), tiles: tiles.join(', ') })));
      break;
    case 'technology':
      args['effect'] = technologyText(number(facts['number']));
      break;
    case 'royal':
      args['effect'] = royalText(number(facts['tile']));
      break;
    case 'ascend':
      if (facts['reward'] !== undefined)
        return parts('teotihuacan-event-ascend-reward', { ...args, reward: say('teotihuacan-action-ascend', { reward: text(facts['reward']) }) });
      break;
    case 'worship':
      args['option'] = text(facts['option']).replace(' ', '-');
      break;
    case 'refill':
      if (facts['tile'] === null) return parts('teotihuacan-event-refill-none', args);
      break;
    case 'bot-roll':
    case 'bot-step':
      args['name'] = say('teotihuacan-bot-tile', { tile: text(facts['tile']) });
      break;
    case 'bot-shift':
      args['name'] = say('teotihuacan-bot-tile', { tile: text(facts['aside']) });
      break;
    case 'bot-directions': {
      const [upper, lower] = facts['directions'] as string[];
      args['upper'] = say('teotihuacan-direction', { direction: upper ?? '' });
      args['lower'] = say('teotihuacan-direction', { direction: lower ?? '' });
      break;
    }
  }
  return parts(`teotihuacan-event-${kind}`, args);
}

/** Teotibot moves within the entry of the person. */
export function actor(table: Table, { kind }: GameEvent): number | null {
  return selectionAt(table).view.teotibot !== undefined && kind.startsWith('bot-') ? 1 : null;
}

export function places(kind: string, { board, to, from, square, temple, boards }: Facts): string[] {
  const found: string[] = [];
  for (const place of [board, to ?? from]) if (typeof place === 'number' && place > 0) found.push(`board-${place}`);
  if (Array.isArray(boards)) for (const place of boards) found.push(`board-${number(place)}`);
  if (typeof square === 'string') found.push(square);
  if (typeof temple === 'string') found.push(temple);
  if (kind === 'avenue') found.push('avenue');
  return found;
}

export function refusal(table: Table, why: Refusal): Part[] {
  return parts(`teotihuacan-refusal-${why.reason}`, { tile: '', price: '', board: '', ...given(table, why.facts) });
}

export function reason(table: Table, why: Reason): Part[] {
  return parts(`teotihuacan-reason-${why.kind}`, given(table, why.facts));
}
