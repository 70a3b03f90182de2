/** A lesson as it is taken: its table, the step one is at, and what the rules say of each try. */

import { ask } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Explanation, Facts, LessonInfo, LessonPosition, LessonSolution } from '../lib/types';
import { JudgedTable } from '../table/judged.svelte';
import { actionTable } from '../table/table.svelte';
import { reach } from './progress.svelte';

/** How long a shown decision stays before the next one. */
const SHOWN = 900;

export class LessonTable extends JudgedTable {
  override readonly teaches: string;
  lesson = $state.raw<LessonInfo | null>(null);
  /** The step one is at. */
  at = $state(0);
  position = $state.raw<LessonPosition | null>(null);
  /** Steps whose task is done or that were read. */
  passed = $state(0);
  /** It was shown how to do it. */
  shown = $state(false);
  showing = $state(false);
  /** The sheet that asks has been opened in this step. */
  opened = $state(false);
  finished = $state(false);
  /** Something was picked up that the step does not need. */
  idle = $state(false);
  /** A place was chosen with nothing picked up for it. */
  empty = $state(false);
  /** How often the step was tried without success. */
  misses = $state(0);
  /** How many decisions the rules have judged. */
  tries = $state(0);
  private before: number[] | null = null;
  private actions: number[] = [];
  private base = 0;

  constructor(
    readonly game: string,
    readonly key: string,
  ) {
    super(`lesson-${game}-${key}`);
    this.teaches = key;
  }

  readonly steps = $derived(this.lesson?.steps ?? []);
  readonly step = $derived(this.steps[this.at] ?? null);
  readonly verdict = $derived(this.position?.verdict ?? 'going');
  /** The task is done, or there is none. */
  readonly ready = $derived(this.verdict === 'right' || this.verdict === 'read' || this.shown);
  readonly last = $derived(this.at + 1 >= this.steps.length);

  async begin(step: number, name: string): Promise<void> {
    const info = await ask<LessonInfo>('GET', `/lessons/${this.game}/${this.key}`);
    this.words = await actionTable(this.game, info.edition);
    this.lesson = info;
    this.seatNames = Array.from({ length: info.seats }, (_, seat) => (seat === info.seat ? name : ''));
    this.connected = true;
    await this.enter(Math.min(step, info.steps.length - 1), null);
  }

  private seatNames: string[] = [];

  /** Come to a step; `before` is what was done since the last position of the lesson. */
  private async enter(step: number, before: number[] | null): Promise<void> {
    this.at = step;
    this.passed = Math.max(this.passed, step);
    this.misses = 0;
    this.shown = false;
    this.opened = false;
    this.before = this.steps[step]?.continues === true ? before : [];
    await this.restart();
  }

  /** The step from its beginning. */
  async restart(): Promise<void> {
    this.actions = [];
    this.base = (this.entries.at(-1)?.n ?? this.base) + 1;
    await this.judge();
  }

  async advance(): Promise<void> {
    if (!this.ready) return;
    if (this.last) {
      this.finished = true;
      this.refused = null;
      await reach(this.game, this.key, this.at, true);
      return;
    }
    const before = this.position?.trail ?? null;
    const step = this.at + 1;
    await this.enter(step, before);
    await reach(this.game, this.key, step, false);
  }

  async back(): Promise<void> {
    if (this.actions.length > 0 && this.verdict === 'going') {
      this.actions = this.actions.slice(0, -1);
      await this.judge();
    } else if (this.at > 0) {
      await this.enter(this.at - 1, null);
    }
  }

  /** Once more from the first step. */
  async repeat(): Promise<void> {
    this.finished = false;
    await this.enter(0, null);
  }

  /** Do the step as it is shown. */
  async demonstrate(): Promise<void> {
    if (this.showing || this.step?.task !== true) return;
    this.showing = true;
    try {
      const { before, actions } = await ask<LessonSolution>('GET', `${this.address()}/solution`);
      this.before = before;
      await this.restart();
      for (const action of actions) {
        await new Promise((done) => setTimeout(done, settings.calm ? 0 : SHOWN));
        await this.attempt(action);
      }
      this.shown = true;
    } finally {
      this.showing = false;
    }
  }

  override emptyHanded(): void {
    this.empty = this.step?.task === true && this.verdict !== 'missed';
  }

  override explanation(place: string): Promise<Explanation> {
    return ask('POST', `${this.address()}/explanation`, { before: this.before, actions: this.actions, place, language: settings.language });
  }

  /** Rules are read beside the lesson, which goes on where it is. */
  override openRule(rule: string | null): void {
    if (rule !== null) window.open(`/rules/${this.game}#${rule.toLowerCase()}`, '_blank');
  }

  private address(): string {
    return `/lessons/${this.game}/${this.key}/steps/${this.at}`;
  }

  override undo(): Promise<void> {
    return this.back();
  }

  protected async judgeTry(action: number, picking: boolean): Promise<void> {
    const kept = this.actions;
    this.actions = [...kept, action];
    try {
      await this.judge(action, picking);
    } catch (problem) {
      this.actions = kept;
      throw problem;
    }
    if (this.idle || this.position?.verdict === 'refused') this.actions = kept;
    if (this.idle || this.verdict === 'refused' || this.verdict === 'missed') this.misses++;
    this.tries++;
  }

  protected override async askEffects(effects: readonly number[]): Promise<Record<string, Facts>> {
    const found = await ask<LessonPosition>('POST', this.address(), { before: this.before, actions: this.actions, effects });
    return found.effects as Record<string, Facts>;
  }

  private async judge(action?: number, picking = false): Promise<void> {
    const found = await ask<LessonPosition>('POST', this.address(), { before: this.before, actions: this.actions });
    this.refused = null;
    this.empty = false;
    // To pick up what the rules would let one use is no move.
    this.idle = picking && found.refusal === null;
    if (this.idle) return;
    this.before = found.before;
    this.position = found;
    if (action !== undefined) this.refuse(action, found.refusal, picking);
    if (found.verdict === 'refused') return;
    const seat = this.lesson?.seat ?? 0;
    this.tell(found.entries, this.base);
    this.display(found, seat, this.seatsOf(this.lesson?.seats ?? 2, seat, this.seatNames), true);
  }
}
