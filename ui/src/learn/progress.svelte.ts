/** Which lessons there are, and how far this person is in them. */

import { ask, Problem } from '../lib/api';
import { person, somebody, whoAmI } from '../lib/me.svelte';
import type { LessonLine, LessonProgress } from '../lib/types';

class Learnt {
  lessons = $state.raw<LessonLine[]>([]);
  reached = $state.raw<LessonProgress[]>([]);
}

export const learnt = new Learnt();
let listed: Promise<LessonLine[]> | undefined;

/** The lessons of all games, asked for once. */
export function lessonList(): Promise<LessonLine[]> {
  listed ??= ask<{ lessons: LessonLine[] }>('GET', '/lessons').then(({ lessons }) => (learnt.lessons = lessons));
  listed.catch(() => (listed = undefined));
  return listed;
}

/** All lessons, and what this person has done of them. */
export async function readProgress(): Promise<void> {
  await lessonList();
  if (!person.asked) await whoAmI();
  if (person.me !== null) learnt.reached = (await ask<{ lessons: LessonProgress[] }>('GET', '/me/lessons')).lessons;
}

/** This person has come to a step, or has done the lesson; whoever was nobody yet becomes a guest by it. */
export async function reach(game: string, lesson: string, step: number, done: boolean): Promise<void> {
  try {
    await somebody();
    const kept = await ask<LessonProgress>('PUT', `/me/lessons/${game}/${lesson}`, { step, done });
    learnt.reached = [...learnt.reached.filter((one) => one.game !== game || one.lesson !== lesson), kept];
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
  }
}
