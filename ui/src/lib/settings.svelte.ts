/** How this person likes the page; kept in the browser and, for people the server knows, there too. */

import { flushSync } from 'svelte';
import { joined } from '../puzzles/streak';
import { SOUNDS, type Sound } from '../table/sound';
import type { Me } from './types';
import { LANGUAGES, language as spoken, preferred, speak, type Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'less';
export type Marks = 'full' | 'dots';
/** How fast the moves of others follow each other. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

const KEY = 'ziggurat';

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  marks = $state<Marks>('full');
  pace = $state<Pace>('normal');
  /** My turn ends by itself when nothing is left to do. */
  endsTurn = $state(false);
  /** Whether I am asked before I end a turn with actions left. */
  asksEnd = $state(true);
  /** What is heard at moves, and when it is my turn. */
  sound = $state<Sound>('off');
  /** Whether the browser tells of turns while the page is in the background. */
  notify = $state(false);
  /** Whether I was asked for a name before I played with people. */
  askedName = $state(false);
  /** Games whose first turns were guided or whose guide was left. */
  guided = $state<string[]>([]);
  /** Games that the person has been asked about: has played them or not. */
  met = $state<string[]>([]);
  /** Games in which the coach speaks. */
  coached = $state<string[]>([]);
  /** How often a kind of action was done as the coach advised, by game and kind. */
  right = $state.raw<Record<string, number>>({});
  /** What the coach has named already, by game and term. */
  named = $state<string[]>([]);
  /** Puzzles that were solved, by the beginning of their names; the days on which that of the day was, and the longest row of them. */
  solved = $state.raw<string[]>([]);
  days = $state.raw<number[]>([]);
  longest = $state(0);
  darkSystem = $state(false);
  calmSystem = $state(false);
  /** Paper is always light. */
  printing = $state(false);

  get dark(): boolean {
    if (this.printing) return false;
    return this.theme === 'dark' || (this.theme === 'system' && this.darkSystem);
  }

  get calm(): boolean {
    return this.motion === 'less' || (this.motion === 'system' && this.calmSystem);
  }
}

export const settings = new Settings();

/** When something was last chosen, so that an older choice made elsewhere does not come back. */
let at = 0;

function one<T extends string>(value: unknown, values: readonly T[], otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

/** Read what was kept and follow what the system prefers. */
export async function begin(): Promise<void> {
  take(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  settings.darkSystem = dark.matches;
  settings.calmSystem = calm.matches;
  dark.addEventListener('change', () => (settings.darkSystem = dark.matches));
  calm.addEventListener('change', () => (settings.calmSystem = calm.matches));
  addEventListener('beforeprint', () => flushSync(() => (settings.printing = true)));
  addEventListener('afterprint', () => (settings.printing = false));
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.dataset['theme'] = settings.dark ? 'dark' : 'light';
      page.dataset['motion'] = settings.calm ? 'less' : 'full';
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', settings.dark ? '#221E19' : '#F5EEE0');
    });
  });
  await speak(settings.language);
}

function take(kept: Record<string, unknown>): void {
  settings.language = one(kept['language'], LANGUAGES, preferred());
  settings.theme = one(kept['theme'], ['system', 'light', 'dark'], 'system');
  settings.motion = one(kept['motion'], ['system', 'full', 'less'], 'system');
  settings.marks = one(kept['marks'], ['full', 'dots'], 'full');
  settings.pace = one(kept['pace'], ['slow', 'normal', 'fast', 'instant'], 'normal');
  settings.endsTurn = kept['endsTurn'] === true;
  settings.asksEnd = kept['asksEnd'] !== false;
  settings.sound = one(kept['sound'], SOUNDS, kept['sounds'] === true ? 'knock' : 'off');
  settings.notify = kept['notify'] === true;
  settings.askedName = kept['askedName'] === true;
  settings.guided = texts(kept['guided']);
  settings.met = texts(kept['met']);
  settings.coached = texts(kept['coached']);
  settings.named = texts(kept['named']);
  settings.solved = texts(kept['solved']);
  settings.days = numbers(kept['days']);
  settings.longest = Number(kept['longest'] ?? 0) || 0;
  at = Number(kept['at'] ?? 0);
  const right = kept['right'];
  settings.right =
    typeof right === 'object' && right !== null ? Object.fromEntries(Object.entries(right).filter(([, count]) => typeof count === 'number')) : {};
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

let tellServer: () => void = () => undefined;

/** From now on the server keeps the settings too, for whoever it knows. */
export function keptBy(tell: typeof tellServer): void {
  tellServer = tell;
}

/**
 * Take over what the server keeps for this person, unless something was chosen here since; whoever has just come
 * back takes it over in any case. What was solved is never lost.
 */
export function adopt({ settings: kept, language }: Me, back = false): void {
  const solved = [...new Set([...settings.solved, ...texts(kept['solved'])])];
  const days = joined(settings.days, numbers(kept['days']));
  const longest = Math.max(settings.longest, Number(kept['longest'] ?? 0) || 0);
  const newer = Number(kept['at'] ?? 0) > at;
  if (newer || back) take({ ...chosen(), ...kept, language: one(language, LANGUAGES, settings.language), notify: settings.notify });
  Object.assign(settings, { solved, days, longest });
  write();
  if (settings.language !== spoken()) void speak(settings.language);
}

/** What a person has chosen, but for the language, which the account has by itself. */
export function chosen(): Record<string, unknown> {
  const { theme, motion, marks, pace, endsTurn, asksEnd, sound, askedName, guided, met, coached, right, named, solved, days, longest } = settings;
  return { theme, motion, marks, pace, endsTurn, asksEnd, sound, askedName, guided, met, coached, right, named, solved, days, longest, at };
}

function write(): void {
  localStorage.setItem(KEY, JSON.stringify({ language: settings.language, notify: settings.notify, ...chosen() }));
}

export function keep(): void {
  at = Date.now();
  write();
  tellServer();
}

export async function changeLanguage(language: Language): Promise<void> {
  settings.language = language;
  keep();
  await speak(language);
}
