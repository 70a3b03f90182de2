/** Every key that does something, by where it does it; the list that `?` shows. */

export interface Group {
  /** Where: a message of the catalogue. */
  where: string;
  /** What: a message of the catalogue, and the keys, as the browser names them. */
  keys: readonly (readonly [string, readonly string[]])[];
}

const DIGITS = ['1', '…', '9'] as const;
const ASIDE = ['ArrowLeft', 'ArrowRight'] as const;
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const;
const FAR_ASIDE = ['Shift+ArrowLeft', 'Shift+ArrowRight'] as const;

export const GROUPS: readonly Group[] = [
  {
    where: 'keys-everywhere',
    keys: [
      ['keys-list', ['?']],
      ['keys-drop', ['Escape']],
    ],
  },
  {
    where: 'keys-at-table',
    keys: [
      ['keys-pick', DIGITS],
      ['keys-next', ['n', 'N']],
      ['keys-walk', ARROWS],
      ['keys-choose', ['Enter']],
      ['keys-turn-piece', ['r']],
      ['keys-turn-tile', ['q', 'e']],
      ['keys-undo', ['u']],
      ['keys-explain', ['i']],
    ],
  },
  {
    where: 'keys-at-replay',
    keys: [
      ['keys-step', [',', '.']],
      ['keys-step-replay', ASIDE],
      ['keys-step-turn', FAR_ASIDE],
      ['keys-ends', ['Home', 'End']],
      ['keys-play', [' ']],
      ['keys-speed', ['+', '-']],
    ],
  },
  {
    where: 'keys-at-analysis',
    keys: [
      ['keys-step', ASIDE],
      ['keys-step-mark', FAR_ASIDE],
      ['keys-try', ['t']],
      ['keys-line', [' ']],
      ['keys-to-board', ['b']],
    ],
  },
  {
    where: 'keys-at-board',
    keys: [
      ['keys-choose-line', DIGITS],
      ['keys-line', [' ']],
      ['keys-step', ASIDE],
      ['keys-judge', ['j']],
      ['keys-note', ['n']],
      ['keys-undo', ['u']],
    ],
  },
  {
    where: 'keys-at-lesson',
    keys: [
      ['keys-lesson', ['?']],
      ['keys-step-solution', ASIDE],
    ],
  },
  {
    where: 'keys-at-rules',
    keys: [
      ['keys-search', ['/']],
      ['keys-hits', ['ArrowUp', 'ArrowDown']],
      ['keys-rule', ['k', 'j']],
      ['keys-term', ['Enter']],
    ],
  },
];

const DRAWN: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→', Escape: 'Esc', ' ': 'Space' };

/** A key as it stands on a keyboard. */
export function drawn(key: string): string {
  const shift = 'Shift+';
  return key.startsWith(shift) ? `${shift}${drawn(key.slice(shift.length))}` : (DRAWN[key] ?? key);
}
