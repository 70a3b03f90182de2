import { describe, expect, it } from 'vitest';
import type { LessonLine, LessonProgress } from '../lib/types';
import { following, goOn, learntLast, paths } from './path';

const line = (game: string, key: string, minutes = 3): LessonLine => ({ game, key, minutes, steps: 4 });
const reached = (game: string, lesson: string, done: boolean, at: number, step = 1): LessonProgress => ({ game, lesson, step, done, at });
const LINES = [line('tigris', 'land', 2), line('tigris', 'kingdoms'), line('tigris', 'leaders', 4), line('mexica', 'island')];

describe('the path of a game', () => {
  it('knows what is done, where one is and what is left', () => {
    const [tigris, mexica] = paths(LINES, [reached('tigris', 'land', true, 1), reached('tigris', 'kingdoms', false, 2, 3)]);
    expect(tigris?.stops.map((stop) => stop.state)).toEqual(['done', 'current', 'to-come']);
    expect(tigris?.stops[1]?.step).toBe(3);
    expect([tigris?.done, tigris?.left]).toEqual([1, 7]);
    expect(mexica?.stops[0]?.state).toBe('current');
  });

  it('goes on in the game that was learnt last', () => {
    const both = [reached('tigris', 'land', true, 5), reached('mexica', 'island', false, 4)];
    expect(goOn(LINES, both)?.line.key).toBe('kingdoms');
    expect(goOn(LINES, [])).toBeNull();
  });

  it('goes on elsewhere when a game is learnt', () => {
    const all = [reached('mexica', 'island', true, 9), reached('tigris', 'land', false, 4)];
    expect(goOn(LINES, all)?.line.key).toBe('land');
  });

  it('knows when everything begun is learnt', () => {
    const mexica = [reached('mexica', 'island', true, 9)];
    expect(learntLast(LINES, mexica)?.game).toBe('mexica');
    expect(learntLast(LINES, [...mexica, reached('tigris', 'land', true, 4)])).toBeNull();
    expect(learntLast(LINES, [])).toBeNull();
  });

  it('knows which lesson follows', () => {
    expect(following(LINES, 'tigris', 'land')?.key).toBe('kingdoms');
    expect(following(LINES, 'tigris', 'leaders')).toBeNull();
  });
});
