import { expect, test } from 'vitest';
import { dayNumber, dayOf, joined, streak } from './streak';

const TODAY = dayNumber('2026-11-16');

test('a day and its number name each other', () => {
  expect(dayOf(TODAY).toISOString().slice(0, 10)).toBe('2026-11-16');
  expect(dayNumber('2026-11-17')).toBe(TODAY + 1);
});

test('days in a row end today, or yesterday while today is to come', () => {
  expect(streak([TODAY - 2, TODAY - 1, TODAY], TODAY)).toBe(3);
  expect(streak([TODAY - 2, TODAY - 1], TODAY)).toBe(2);
  expect(streak([TODAY - 3, TODAY - 2], TODAY)).toBe(0);
  expect(streak([TODAY - 2, TODAY], TODAY)).toBe(1);
  expect(streak([], TODAY)).toBe(0);
});

test('what was solved here and elsewhere counts once, and the newest days are kept', () => {
  expect(joined([TODAY, TODAY - 1], [TODAY - 1, TODAY - 2])).toEqual([TODAY - 2, TODAY - 1, TODAY]);
  expect(joined(Array.from({ length: 300 }, (_, n) => n)).at(0)).toBe(200);
});
