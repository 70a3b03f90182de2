/** The lessons of a game as a path: what is done, where one is, what comes. */

import type { LessonLine, LessonProgress } from '../lib/types';

export interface Stop {
  line: LessonLine;
  number: number;
  state: 'done' | 'current' | 'to-come';
  /** The step reached in the current lesson, from 0. */
  step: number;
}

export interface Path {
  game: string;
  stops: Stop[];
  done: number;
  /** Minutes of the lessons that are not done. */
  left: number;
}

/** The path of each game, in the order of the list. */
export function paths(lines: readonly LessonLine[], reached: readonly LessonProgress[]): Path[] {
  const games = [...new Set(lines.map((line) => line.game))];
  return games.map((game) => pathOf(game, lines, reached));
}

function pathOf(game: string, lines: readonly LessonLine[], reached: readonly LessonProgress[]): Path {
  const own = lines.filter((line) => line.game === game);
  const known = new Map(reached.filter((one) => one.game === game).map((one) => [one.lesson, one]));
  const current = own.find((line) => known.get(line.key)?.done !== true);
  const stops = own.map((line, index): Stop => {
    const at = known.get(line.key);
    const state = at?.done === true ? 'done' : line === current ? 'current' : 'to-come';
    return { line, number: index + 1, state, step: at?.step ?? 0 };
  });
  const open = stops.filter((stop) => stop.state !== 'done');
  return { game, stops, done: stops.length - open.length, left: open.reduce((sum, stop) => sum + stop.line.minutes, 0) };
}

/** Where to go on: the current lesson of the game that was learnt last; null before the first. */
export function goOn(lines: readonly LessonLine[], reached: readonly LessonProgress[]): Stop | null {
  const last = [...reached].sort((a, b) => b.at - a.at);
  const all = paths(lines, reached);
  for (const { game } of last) {
    const stop = all.find((path) => path.game === game)?.stops.find((one) => one.state === 'current');
    if (stop !== undefined) return stop;
  }
  return null;
}

/** The game that was learnt last, if all its lessons are done and there is nothing begun to go on with. */
export function learntLast(lines: readonly LessonLine[], reached: readonly LessonProgress[]): Path | null {
  if (goOn(lines, reached) !== null) return null;
  const [last] = [...reached].sort((a, b) => b.at - a.at);
  return paths(lines, reached).find((path) => path.game === last?.game && path.left === 0) ?? null;
}

/** The lesson after this one in its game; null after the last. */
export function following(lines: readonly LessonLine[], game: string, key: string): LessonLine | null {
  const own = lines.filter((line) => line.game === game);
  return own[own.findIndex((line) => line.key === key) + 1] ?? null;
}
