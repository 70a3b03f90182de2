import { expect, it, vi } from 'vitest';
import { named, PHRASES, read } from './phrases';

vi.mock('../lib/words.svelte', () => ({ say: (id: string) => `[${id}]` }));

it('reads a phrase in the language of the page, and leaves everything else as it was written', () => {
  expect(PHRASES.map((phrase) => read(named(phrase)))).toEqual(PHRASES.map((phrase) => `[phrase-${phrase}]`));
  for (const text of ['thanks', '/thanks a lot', ' /thanks', '//thanks', '/constructor', '/']) expect(read(text)).toBe(text);
});
