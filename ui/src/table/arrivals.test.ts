import { describe, expect, it } from 'vitest';
import type { Entry, State } from '../lib/types';
import { arrived, leavesGap, preceded, type Known } from './arrivals';

const entry = (n: number, kind = 'action'): Entry => ({
  n,
  kind,
  seat: 0,
  by: 'person',
  at: 0,
  undone: false,
  action: null,
  words: null,
  facts: {},
  events: [{ kind: 'tile-placed', facts: {}, reveal: false }],
});

const state = (log: number, entries: Entry[], undone: number[] = []): State => ({ log, entries, undone }) as unknown as State;

const START: Known = { state: state(0, []), entries: [entry(0, 'start')] };
const numbers = (known: Known): number[] => known.entries.map((one) => one.n);

describe('what arrives at a table', () => {
  it('has the entries of my own action at once, from its answer alone', () => {
    const known = arrived(START, state(1, [entry(1)]));
    expect(numbers(known)).toEqual([0, 1]);
    expect(known.entries[1]?.events).toHaveLength(1);
  });

  it('counts what comes by the answer and by the connection once', () => {
    const once = arrived(START, state(1, [entry(1)]));
    const twice = arrived(once, state(2, [entry(1), entry(2)]));
    expect(numbers(twice)).toEqual([0, 1, 2]);
    expect(numbers(arrived(twice, state(1, [entry(1)])))).toEqual([0, 1, 2]);
  });

  it('keeps the newer position when an older one comes late', () => {
    const known = arrived(arrived(START, state(2, [entry(1), entry(2)])), state(1, [entry(1)]));
    expect(known.state?.log).toBe(2);
  });

  it('shows as undone what the server says is undone, whatever the kind of entry that did it', () => {
    const played = arrived(START, state(2, [entry(1), entry(2)]));
    const back = arrived(played, state(3, [entry(3, 'take-back-asked')], [1, 2]));
    expect(back.entries.map((one) => one.undone)).toEqual([false, true, true, false]);
  });

  it('puts what is read later before what is known, and each entry once', () => {
    const known: Known = { state: state(5, [], [2, 3]), entries: [entry(3), entry(4), entry(5)] };
    const whole = preceded(known, [entry(0, 'start'), entry(1), entry(2), entry(3)]);
    expect(whole.map((one) => one.n)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(whole.map((one) => one.undone)).toEqual([false, false, true, true, false, false]);
  });

  it('notices that something is missing', () => {
    expect(leavesGap(START, state(1, [entry(1)]))).toBe(false);
    expect(leavesGap(START, state(0, []))).toBe(false);
    expect(leavesGap(START, state(3, [entry(3)]))).toBe(true);
    expect(leavesGap(START, state(3, []))).toBe(true);
  });
});
