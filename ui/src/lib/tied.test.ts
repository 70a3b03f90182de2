import { describe, expect, it } from 'vitest';
import { tied } from './words.svelte';

describe('signs behind a picture', () => {
  const temple = { is: 'glyph', name: 'temple', label: '' } as const;

  it('go with it, and what follows them stays', () => {
    expect(tied(['beside a ', temple, ', or ', temple, '.'])).toEqual([
      { part: 'beside a ', signs: '' },
      { part: temple, signs: ',' },
      { part: ' or ', signs: '' },
      { part: temple, signs: '.' },
      { part: '', signs: '' },
    ]);
  });

  it('leave words and other parts alone', () => {
    expect(tied([temple, ' (red)', { is: 'cell', cell: 'F3' }, ', and'])).toEqual([
      { part: temple, signs: '' },
      { part: ' (red)', signs: '' },
      { part: { is: 'cell', cell: 'F3' }, signs: '' },
      { part: ', and', signs: '' },
    ]);
  });
});
