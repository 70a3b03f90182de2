/** The analysis of one table: asked for, waited for, and found. */

import { ask, Problem } from '../lib/api';
import type { AnalysedStep, AnalysisResult, AnalysisWork, TableAnalysis } from '../lib/types';

/** How often it is asked how far an analysis is. */
const PAUSE = 1500;

export class Analysis {
  result = $state.raw<AnalysisResult | null>(null);
  works = $state.raw<AnalysisWork[]>([]);
  /** Log numbers: that of the start, and that of each action. */
  entries = $state.raw<number[]>([]);
  problem = $state<string | null>(null);
  ready = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  readonly open = $derived(this.works.find((work) => work.state === 'open' && !work.outdated) ?? null);
  readonly failed = $derived(this.works.some((work) => work.state === 'failed'));
  readonly steps = $derived<AnalysedStep[]>(this.result?.steps ?? []);
  /** The shares at the start and after each action. */
  readonly curve = $derived<number[][]>(this.result === null ? [] : [this.result.start, ...this.steps.map((step) => step.shares)]);
  /** The decisions that gave something away. */
  readonly marked = $derived(this.steps.filter((step) => step.verdict !== null && step.verdict.mark !== 'best' && step.verdict.mark !== 'good'));

  async load(): Promise<void> {
    this.take(await ask<TableAnalysis>('GET', `/tables/${this.table}/analysis`), true);
    this.ready = true;
    this.wait();
  }

  async begin(deep: boolean): Promise<void> {
    await this.attempt(async () => {
      this.take(await ask<TableAnalysis>('POST', `/tables/${this.table}/analysis`, { deep }), false);
      await this.follow();
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private take(found: TableAnalysis, whole: boolean): void {
    this.works = found.works;
    this.entries = found.entries;
    if (whole) this.result = found.result;
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.open !== null && !this.closed) this.timer = setTimeout(() => void this.attempt(() => this.follow()), PAUSE);
  }

  /** How far it is; what it says, once it is there. */
  private async follow(): Promise<void> {
    const waited = this.open;
    const found = await ask<TableAnalysis>('GET', `/tables/${this.table}/analysis?result=false`);
    this.take(found, false);
    const ended = this.works.some((work) => work.deep === waited?.deep && work.state === 'done');
    if (ended) this.take(await ask<TableAnalysis>('GET', `/tables/${this.table}/analysis`), true);
    this.wait();
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      this.problem = failure.key;
      this.wait();
    }
  }
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A change with its sign. */
export function signed(change: number): string {
  const shown = percent(change);
  return shown > 0 ? `+${shown}` : shown < 0 ? `−${-shown}` : '0';
}
