/** Which puzzles there are, and which of them this person has solved: kept with the settings, here and with the account. */

import { ask } from '../lib/api';
import { keep, settings } from '../lib/settings.svelte';
import type { PuzzleLine, PuzzleOfDay, Puzzles } from '../lib/types';
import { dayNumber, joined, streak } from './streak';

/** As much of a puzzle's name is kept. */
const SHORT = 6;

class Listed {
  puzzles = $state.raw<PuzzleLine[]>([]);
  today = $state.raw<PuzzleOfDay | null>(null);
}

export const listed = new Listed();
let asked: Promise<void> | undefined;

/** The puzzles of all games, asked for once. */
export function puzzleList(): Promise<void> {
  asked ??= ask<Puzzles>('GET', '/puzzles').then(({ puzzles, today }) => {
    listed.puzzles = puzzles;
    listed.today = today;
  });
  asked.catch(() => (asked = undefined));
  return asked;
}

export function isSolved(id: string): boolean {
  return settings.solved.includes(id.slice(0, SHORT));
}

export function isToday(id: string): boolean {
  return listed.today?.id === id;
}

/** How many days in a row. */
export function daysInARow(): number {
  return listed.today === null ? 0 : streak(settings.days, dayNumber(listed.today.day));
}

/** A puzzle is solved; that of the day makes the row longer. */
export function solve(id: string): void {
  if (!isSolved(id)) settings.solved = [...settings.solved, id.slice(0, SHORT)];
  if (listed.today !== null && isToday(id)) {
    settings.days = joined(settings.days, [dayNumber(listed.today.day)]);
    settings.longest = Math.max(settings.longest, daysInARow());
  }
  keep();
}

/** The next puzzle of the same game that is not solved, else the next of all. */
export function nextOf(game: string, id: string): PuzzleLine | null {
  const at = listed.puzzles.findIndex((line) => line.game === game && line.id === id);
  const after = [...listed.puzzles.slice(at + 1), ...listed.puzzles.slice(0, Math.max(0, at))];
  const open = after.filter((line) => !isSolved(line.id));
  return open.find((line) => line.game === game) ?? open[0] ?? after[0] ?? null;
}
