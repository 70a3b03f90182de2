/** Who sits in front of this browser. */

import { ask, Problem } from './api';
import type { GameInfo, HostInfo, Me } from './types';
import { hasPage } from '../games';
import { adopt, chosen, keep, keptBy, settings } from './settings.svelte';
import { fromServer, learn, say } from './words.svelte';

class Person {
  me = $state.raw<Me | null>(null);
  asked = $state(false);
  /** Every game of this host that was asked for. */
  games = $state.raw<GameInfo[]>([]);
}

export const person = new Person();

let telling: ReturnType<typeof setTimeout> | undefined;
/** Several choices made quickly are told at once. */
const PAUSE = 400;

keptBy(() => {
  clearTimeout(telling);
  telling = setTimeout(() => void tell(), PAUSE);
});

async function tell(): Promise<void> {
  if (!person.asked) await whoAmI();
  if (person.me !== null) await ask<Me>('PATCH', '/me', { language: settings.language, settings: chosen() }).catch(() => undefined);
}

let asking: Promise<Me | null> | undefined;
/** Whoever asks while an answer is under way gets that one. */
export function whoAmI(): Promise<Me | null> {
  asking ??= lookUp().finally(() => (asking = undefined));
  return asking;
}

async function lookUp(): Promise<Me | null> {
  try {
    person.me = await ask<Me>('GET', '/me');
    adopt(person.me);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    person.me = null;
  }
  person.asked = true;
  return person.me;
}

/** Come back from another device. */
export async function signIn(login: string, password: string): Promise<Me> {
  person.me = await ask<Me>('POST', '/sessions', { login, password });
  adopt(person.me, true);
  return person.me;
}

/** The person, made a guest first where needed. */
export async function somebody(): Promise<Me> {
  if (person.me !== null) return person.me;
  if (!person.asked) await whoAmI();
  person.me ??= await ask<Me>('POST', '/people', { name: say('guest-name') });
  void tell();
  return person.me;
}

/** Among people a name matters: whoever still has the one of every guest is asked for one, once. */
export function nameless(): boolean {
  return !settings.askedName && (person.me === null || person.me.name === say('guest-name'));
}

/** Take a name, or stay a guest: either way nobody asks again. */
export async function callMe(name: string): Promise<void> {
  await somebody();
  if (name.trim() !== '') person.me = await ask<Me>('PATCH', '/me', { name: name.trim() });
  settings.askedName = true;
  keep();
}

let known: Promise<GameInfo[]> | undefined;
export function games(): Promise<GameInfo[]> {
  known ??= ask<{ games: GameInfo[] }>('GET', '/games').then(async ({ games }) => {
    const others = games.map((game) => game.name).filter((name) => !hasPage(name));
    others.forEach(fromServer);
    await learn(...others);
    person.games = games;
    return games;
  });
  known.catch(() => (known = undefined));
  return known;
}

/** Whether shares of the victory are rough at tables of that size; as far as games are known. */
export function roughly(game: string, seats: number): boolean {
  return person.games.find((one) => one.name === game)?.rough.includes(seats) === true;
}

let host: Promise<HostInfo> | undefined;
export function info(): Promise<HostInfo> {
  host ??= ask<HostInfo>('GET', '/info');
  host.catch(() => (host = undefined));
  return host;
}

/** The bot that gives hints: a strong one that answers in a moment. */
export function adviser(host: HostInfo | null): string | null {
  return host?.hints.find((bot) => bot === 'expert') ?? host?.hints[0] ?? null;
}
