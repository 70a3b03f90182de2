/** Days on which the puzzle of the day was solved, as numbers that grow by one a day. */

const DAY = 86_400_000;

/** How many days are kept. */
const KEPT = 100;

/** The number of a day that is written `2026-11-16`. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** A day of that number. */
export function dayOf(number: number): Date {
  return new Date(number * DAY);
}

/** How many days in a row up to today, or up to yesterday while today's is still to be solved. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let last = solved.has(today) ? today : today - 1;
  const end = last;
  while (solved.has(last)) last--;
  return end - last;
}

/** Several lists of days as one, the newest of them. */
export function joined(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((one, other) => one - other).slice(-KEPT);
}
