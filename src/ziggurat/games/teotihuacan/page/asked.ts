/** What a question is about, and what each of its answers does: from the aids of the server. */

import type { Choice, Facts } from '$ui/lib/types';
import { say } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import { boardName, type About, type Reward, type Temple, type Trade, type WorshipSpace } from './pieces';
import { selectionAt } from './selection.svelte';
import { boardTitle, goodsText, isFree, tileName, tileText } from './words';

const TECHNOLOGIES: Readonly<Record<string, number>> = {
  thirteen: 13,
  discount: 15,
};

function aid<Kind>(table: Table, name: string): Kind | undefined {
  return table.aids[name] as unknown as Kind | undefined;
}

export const worshipSpace = (table: Table): WorshipSpace | undefined => aid(table, 'worship');

const templeStep = (temple: unknown, step: unknown): string => say('teotihuacan-step', { temple: String(temple), step: Number(step) });

/** What the question is about, in a few words; empty where the sentence says it. */
export function about(table: Table): string {
  const { kind, temple, step, tile } = table.question;
  const { setup, ascension, board, power } = aid<About>(table, 'about') ?? {};
  switch (kind) {
    case 'place':
      return power === undefined ? '' : say('teotihuacan-action-raise', { power });
    case 'linked':
    case 'raise':
      return say('teotihuacan-starting-tiles');
    case 'take':
      return setup === true ? say('teotihuacan-starting-tiles') : cause(table);
    case 'temple':
      return cause(table) || (ascension === true ? say('teotihuacan-ascension') : atBoard(board));
    case 'lock':
    case 'option': {
      const space = worshipSpace(table);
      return space === undefined
        ? ''
        : say('teotihuacan-worship-space', {
            board: boardName(space.board),
            space: space.space,
          });
    }
    case 'major':
      return templeStep(temple, step);
    case 'spot':
      return say('teotihuacan-avenue-step', { step: Number(step) });
    case 'second':
    case 'powers':
      return say('teotihuacan-discovery-tile');
    case 'side':
      return say('teotihuacan-decoration', { number: Number(tile) });
    case 'square':
    case 'rotate':
      return say('teotihuacan-tile', { number: Number(tile) });
    case 'thirteen':
    case 'discount':
      return say('teotihuacan-technology-tile', {
        number: TECHNOLOGIES[kind] ?? 0,
      });
    case 'board_tile':
    case 'steps':
    case 'technology':
    case 'row':
    case 'decoration':
    case 'build':
    case 'power':
      return atBoard(board);
    default:
      return '';
  }
}

const atBoard = (board: number | undefined): string => (board === undefined ? '' : boardTitle(board));

/** What has just happened that asks for resources or for a temple. */
function cause(table: Table): string {
  const last = table.entries.at(-1);
  for (const { kind, facts } of (last?.events ?? []).toReversed()) {
    if (kind === 'flip') return say('teotihuacan-discovery-tile');
    if (table.question['kind'] !== 'take') continue;
    if (kind === 'temple') return templeStep(facts['temple'], facts['step']);
    if (kind === 'pay' && facts['why'] === 'royal') return say('teotihuacan-royal-tile', { number: 7 });
  }
  return '';
}

/** What a step gives, in words; empty if nothing. */
function rewardText({ resources, points, cocoa }: Reward): string {
  if (resources > 0) return say('teotihuacan-resources', { count: resources });
  if (points > 0) return say('teotihuacan-points', { count: points });
  return cocoa > 0 ? goodsText({ cocoa }) : '';
}

/** What an answer brings, as far as the aids tell it. */
export function worth(table: Table, { fields }: Choice): string {
  switch (fields.kind) {
    case 'reward': {
      const reward = aid<Reward>(table, 'reward');
      return reward === undefined ? '' : rewardText(reward);
    }
    case 'step': {
      const next = selectionAt(table).temples[fields['temple'] as Temple];
      return next == null ? '' : rewardText(next);
    }
    case 'row': {
      const value = aid<Record<string, number>>(table, 'rows')?.[String(fields['row'])];
      return value === undefined ? '' : say('teotihuacan-points', { count: value });
    }
    case 'salary': {
      const lost = aid<Record<string, number>>(table, 'lost')?.[String(fields['cocoa'])] ?? 0;
      return lost === 0 ? '' : say('teotihuacan-points', { count: -lost });
    }
    default:
      return '';
  }
}

/** An answer to a royal tile with its price and its gain. */
export function tradeText(table: Table, words: string): string | null {
  const trade = aid<Record<string, Trade>>(table, 'trades')?.[words];
  if (trade === undefined) return null;
  const gain = trade.resources > 0 ? say('teotihuacan-resources', { count: trade.resources }) : goodsText(trade.gain as Facts);
  return say('teotihuacan-action-trade', { pay: goodsText(trade.pay as Facts), gain });
}

/** An answer to a worship: what the space leads to, which tile, for which fee. */
export function worshipText(table: Table, option: string, free: string): string {
  const named = option.replace(' ', '-');
  const space = worshipSpace(table);
  if (space === undefined) return say('teotihuacan-action-option', { option: named, free });
  const both = named.includes('-');
  const tile = space.tile ?? '';
  const ability = space.royal === null ? tileName(`temple_${space.temple ?? 'any'}`) : say('teotihuacan-royal-tile', { number: space.royal });
  return say('teotihuacan-action-option-here', {
    option: named,
    ability,
    tile: both && isFree(tile) ? tileName(tile) : tileText(tile),
    free,
    good: 'cocoa',
    count: aid<Record<string, number>>(table, 'fees')?.[option] ?? 0,
  });
}
