/** Starting a game against bots at once. */

import { ask, salt } from './api';
import { adviser, games, info, person, somebody } from './me.svelte';
import { keep, settings } from './settings.svelte';
import type { NewSeat, TableInfo } from './types';

/** How well somebody knows a game. */
export type Experience = 'never' | 'little' | 'known';

/** A table against bots that begins at once: gentle, with the simplest set-up and a coach for a first game. */
export async function startTable(game: string, experience: Experience): Promise<TableInfo> {
  await somebody();
  const [host, known] = await Promise.all([info(), games()]);
  const chosen = known.find((one) => one.name === game);
  const bot = host.levels[experience === 'never' ? 0 : 1] ?? host.bots[0] ?? '';
  const count = chosen?.seats.includes(3) === true ? 3 : (chosen?.seats[0] ?? 2);
  const seats: NewSeat[] = [{ kind: 'me' }, ...Array.from({ length: count - 1 }, (): NewSeat => ({ kind: 'bot', bot }))];
  const options = { ...chosen?.quick, ...(experience === 'known' ? {} : chosen?.first) };
  return ask<TableInfo>('POST', '/tables', { game, seats, options, hints: adviser(host), start: true, salt: salt() });
}

/** The same people once more: sit down again, and begin when nobody is missing. */
export async function playAgain(table: string): Promise<TableInfo> {
  let next = await ask<TableInfo>('POST', `/tables/${table}/rematch`);
  if (next.mine.length === 0) next = await ask<TableInfo>('POST', `/tables/${next.id}/join`, { salt: salt() });
  const missing = next.seats.some((seat) => seat.kind === 'open' || seat.kind === 'invited');
  if (next.stage === 'gathering' && !missing && next.owner === person.me?.id) await ask('POST', `/tables/${next.id}/start`);
  return next;
}

/** Remember how well somebody knows a game: newcomers get the coach, the others no first steps. */
export function meet(game: string, experience: Experience): void {
  const others = (names: string[]): string[] => names.filter((name) => name !== game);
  settings.met = [...others(settings.met), game];
  if (experience === 'never') settings.coached = [...others(settings.coached), game];
  if (experience === 'known') settings.guided = [...others(settings.guided), game];
  keep();
}
