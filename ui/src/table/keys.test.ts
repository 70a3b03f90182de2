import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawn, GROUPS } from './keys';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../src/ziggurat/games', import.meta.url));

/** Where the keys of a group are listened for. */
const HEARD: Record<string, readonly RegExp[]> = {
  'keys-everywhere': [/^App\.svelte$/, /^screens\/Menu/],
  'keys-at-table': [/^table\/(?!Replay|following)/, /^games\//],
  'keys-at-replay': [/^table\/(Replay\.svelte|following\.svelte\.ts)$/],
  'keys-at-analysis': [/^analysis\/AnalysisScreen/],
  'keys-at-board': [/^board\/BoardScreen/],
  'keys-at-lesson': [/^learn\//, /^puzzles\//],
  'keys-at-rules': [/^rules\//, /^screens\/RulesPage/],
};
/** They do the same everywhere: close, put down, walk along a row, press what has the focus. */
const COMMON = ['Escape', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const files = new Map<string, string>();
for (const [root, prefix] of [
  [SOURCE, ''],
  [GAMES, 'games/'],
] as const)
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (/\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts')) files.set(prefix + path, readFileSync(`${root}/${path}`, 'utf8'));

/** The keys that a file names: compared with that of an event, or as names of what they do. */
function named(text: string): string[] {
  const compared = [...text.matchAll(/(?:event\.|[^.\w])key [!=]== '(.|[A-Z][A-Za-z]+)'/g)].map(([, key]) => key ?? '');
  const mapped = [...text.matchAll(/^ {4}(?:'([^']+)'|([A-Z][A-Za-z]+)): \(\) =>|\b(Arrow[A-Z][a-z]+): \[/gm)].map(
    ([, quoted, plain, step]) => quoted ?? plain ?? step ?? '',
  );
  const shifted = /event\.shiftKey\) to/.test(text) ? ['Shift+ArrowLeft', 'Shift+ArrowRight'] : [];
  return [...compared, ...mapped, ...shifted, ...(/Number\(event\.key\)/.test(text) ? ['…'] : [])];
}

const heard = (group: string): Set<string> =>
  new Set([...files].filter(([path]) => HEARD[group]?.some((pattern) => pattern.test(path))).flatMap(([, text]) => named(text)));

describe('the list of keys', () => {
  it.each(GROUPS.map((group) => [group.where, group] as const))('%s: names those that are listened for, and no others', (where, { keys }) => {
    const listed = keys.flatMap(([, some]) => some);
    const found = heard(where);
    expect([...found].filter((key) => !listed.includes(key) && !COMMON.includes(key))).toEqual([]);
    expect(listed.filter((key) => !found.has(key) && !/^[1-9]$/.test(key))).toEqual([]);
  });

  it('covers every file that listens for keys of its own', () => {
    const patterns = Object.values(HEARD).flat();
    const others = [...files].filter(([path, text]) => !patterns.some((pattern) => pattern.test(path)) && named(text).some((key) => !COMMON.includes(key)));
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it('writes keys as they stand on a keyboard', () => {
    expect(['Shift+ArrowLeft', ' ', 'Escape', 'n'].map(drawn)).toEqual(['Shift+←', 'Space', 'Esc', 'n']);
  });
});
