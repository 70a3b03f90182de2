/** Every word a person reads, from the catalogues. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { askText } from './api';

export const LANGUAGES = ['en', 'cs', 'pl', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<string>;

/** The catalogues by language and topic: `en/page` of the frame, `en/tigris` of a game, `en/lessons-tigris` of its lessons, `en/games` of all in short. */
const FILES = new Map<string, Load>([
  ['en/games', () => import('about:en').then((module) => module.default)],
  ['cs/games', () => import('about:cs').then((module) => module.default)],
  ['pl/games', () => import('about:pl').then((module) => module.default)],
  ['hu/games', () => import('about:hu').then((module) => module.default)],
  ...named(
    import.meta.glob<string>('../../../src/ziggurat/locale/*/*.ftl', { query: '?raw', import: 'default' }),
    (parts) => `${parts.at(-2)}/${parts.at(-1)}`,
  ),
  ...named(import.meta.glob<string>('$games/*/words/*.ftl', { query: '?raw', import: 'default' }), (parts) => `${parts.at(-1)}/${parts.at(-3)}`),
  ...named(import.meta.glob<string>('$games/*/lessons/*.ftl', { query: '?raw', import: 'default' }), (parts) => `${parts.at(-1)}/lessons-${parts.at(-3)}`),
]);

function named(files: Record<string, Load>, name: (parts: string[]) => string): [string, Load][] {
  return Object.entries(files).map(([path, load]) => [name(path.replace(/\.ftl$/, '').split('/')), load]);
}

/** A thing inside a sentence that is drawn, not only written. */
export type Thing = { is: 'glyph'; name: string; label: string } | { is: 'cell'; cell: string } | { is: 'name'; text: string; seat?: number };
export type Part = string | Thing;

/** The signs that follow a picture without a space, and stay on its line. */
const SIGNS = /^[\p{Po}\p{Pe}\p{Pf}]+/u;

/** A sentence with the signs that follow a picture taken from the text behind it. */
export function tied(parts: readonly Part[]): { part: Part; signs: string }[] {
  const signsOf = (part: Part | undefined): string => (typeof part === 'string' ? (SIGNS.exec(part)?.[0] ?? '') : '');
  const drawn = (part: Part | undefined): boolean => typeof part === 'object' && part.is === 'glyph';
  return parts.map((part, n) => {
    if (typeof part === 'string') return { part: drawn(parts[n - 1]) ? part.slice(signsOf(part).length) : part, signs: '' };
    return { part, signs: drawn(part) ? signsOf(parts[n + 1]) : '' };
  });
}

export type Arguments = Record<string, string | number | Thing>;

class Voice {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));
}

const voice = new Voice();
const topics = new Set<string>();
const served = new Set<string>();
const texts = new Map<string, Promise<FluentResource | null>>();

function read(language: Language, topic: string): Promise<FluentResource | null> {
  const path = `${language}/${topic}`;
  let text = texts.get(path);
  if (text === undefined) {
    const file = served.has(topic) ? () => askText(`/games/${topic}/words?language=${language}`) : FILES.get(path);
    text = file === undefined ? Promise.resolve(null) : file().then((source) => new FluentResource(source));
    texts.set(path, text);
  }
  return text;
}

async function assemble(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of await Promise.all([...topics].map((topic) => read(language, topic))))
    if (resource !== null) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

/** The words of that topic, a game without a page of its own, come from the server. */
export function fromServer(topic: string): void {
  served.add(topic);
}

/** The language that was wished last; speaking it takes until its words are here. */
let wished: Language = 'en';

/** Speak what is wished, with all topics; what is wished or learnt meanwhile is waited for too. */
async function renew(): Promise<void> {
  let asked: Language;
  let known: number;
  let bundle: FluentBundle;
  do {
    asked = wished;
    known = topics.size;
    bundle = await assemble(asked);
  } while (asked !== wished || known !== topics.size);
  voice.language = asked;
  voice.bundle = bundle;
  document.documentElement.lang = asked;
}

/** Learn further topics in the language spoken now. */
export async function learn(...more: string[]): Promise<void> {
  const before = topics.size;
  for (const topic of more) topics.add(topic);
  if (topics.size > before) await renew();
}

export async function speak(language: Language): Promise<void> {
  wished = language;
  await renew();
}

export function language(): Language {
  return voice.language;
}

/** The language of the browser that we speak, English if none. */
export function preferred(): Language {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    for (const known of LANGUAGES) if (known === short) return known;
  }
  return 'en';
}

export function knows(id: string): boolean {
  return voice.bundle.hasMessage(id);
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

function format(id: string, given: Arguments, things: Thing[]): string {
  const message = voice.bundle.getMessage(id);
  if (message?.value == null) return id;
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'object') {
      values[name] = `${OPEN}${things.length}${CLOSE}`;
      things.push(value);
    } else values[name] = value;
  }
  return voice.bundle.formatPattern(message.value, values, []);
}

/** A sentence as plain text; drawn things are said by their label. */
export function say(id: string, given: Arguments = {}): string {
  return plain(parts(id, given));
}

/** A sentence in parts, so that things in it can be drawn. */
export function parts(id: string, given: Arguments = {}): Part[] {
  const things: Thing[] = [];
  const text = format(id, given, things);
  return text
    .split(/\uE000(\d+)\uE001/)
    .map((piece, n): Part => (n % 2 === 0 ? piece : (things[Number(piece)] ?? '')))
    .filter((piece) => piece !== '');
}

export function plain(said: Part[]): string {
  return said
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.is === 'glyph') return part.label;
      return part.is === 'cell' ? part.cell : part.text;
    })
    .join('')
    .replace(/[ \n]+/g, ' ')
    .replace(/\s([.,:;])/g, '$1')
    .trim();
}

/** The conventions of a language; our English is British. */
function conventions(): string {
  return voice.language === 'en' ? 'en-GB' : voice.language;
}

/** A list of words as the language joins them: "Ada, Ben and Eva". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(conventions(), { type: 'conjunction' }).format(items);
}

export function moment(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(conventions(), today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was: "4 min ago", "now". */
export function ago(seconds: number): string {
  const past = Date.now() / 1000 - seconds;
  const [unit, length] = SPANS.find(([, long]) => past >= long) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(conventions(), { numeric: 'auto', style: 'short' }).format(-Math.floor(past / length), unit);
}

/** As the beginning of a sentence or the label of a button. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (start) => start.toLocaleUpperCase(voice.language));
}
