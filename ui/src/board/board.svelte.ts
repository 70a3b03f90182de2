/** An analysis board: a study whose positions are played on for all seats, and judged live. */

import { ask, Problem } from '../lib/api';
import { somebody } from '../lib/me.svelte';
import type { Board, BoardDump, BoardPosition, Facts, LiveSearch, StudyText } from '../lib/types';
import { say } from '../lib/words.svelte';
import { seatOf, ShownTable } from '../table/judged.svelte';
import { counted } from '../table/names';
import { actionTable } from '../table/table.svelte';
import { added, best, depth, NOTHING, type Judged } from './judging';
import { following, path, Tree, within, type Twig } from './tree';

/** What was wrong, with the facts to say it. */
export interface Trouble {
  key: string;
  facts: Record<string, string | number>;
}

export class BoardTable extends ShownTable {
  board = $state.raw<Board>() as Board;
  title = $state('');
  at = $state.raw<Twig>() as Twig;
  /** Counts changes of the tree, which is changed in place. */
  grown = $state(0);
  /** The seat as which the position is looked at; null: everything as it is, with the eyes of whoever decides. */
  eyes = $state<number | null>(null);
  position = $state.raw<BoardPosition | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether something has changed since it was kept. */
  changed = $state(false);
  keeping = $state(false);
  /** The sheet that asks has been opened. */
  opened = $state(false);
  judging = $state(false);
  judged = $state.raw<Judged>(NOTHING);
  /** Whether a further search would change nothing. */
  settled = $state(false);
  /** Which line is chosen. */
  chosenLine = $state<number | null>(null);

  tree = new Tree();
  private positions = new Map<string, BoardPosition>();
  private told = 0;
  private stop: AbortController | null = null;

  constructor(board: Board) {
    super(`board-${board.id ?? 'new'}`);
    this.take(board, true);
    this.connected = true;
    this.whenLeft(() => this.quiet());
  }

  readonly lines = $derived(best(this.judged));
  readonly depth = $derived(depth(this.judged));
  readonly redrawn = $derived(path(this.at).some((step) => step.position !== null));
  /** What can be done for a seat whose hand is not looked at, as a plain list. */
  readonly offered = $derived(this.position !== null && this.state?.actions === null ? this.position.actions : []);

  private take(board: Board, whole: boolean): void {
    this.board = board;
    this.title = board.title;
    this.changed = false;
    if (!whole) return;
    const { tree, nodes } = Tree.of(board);
    this.tree = tree;
    this.positions.clear();
    this.at = nodes[board.at] ?? tree.start;
    this.grown++;
  }

  async begin(): Promise<void> {
    this.words = await actionTable(this.board.game, this.board.edition);
    await this.reveal();
  }

  /** How the position came about, as the server is told. */
  private way(twig: Twig, more: readonly number[] = []): { start: string; position: Facts | null; actions: number[] } {
    const steps = path(twig);
    const last = steps.findLastIndex((step) => step.position !== null);
    const actions = steps.slice(last + 1).map((step) => step.action ?? 0);
    return { start: this.board.start, position: steps[last]?.position ?? null, actions: [...actions, ...more] };
  }

  /** The way to the position that is shown. */
  here(): { start: string; position: Facts | null; actions: number[] } {
    return this.way(this.at);
  }

  private async find(twig: Twig): Promise<BoardPosition> {
    const key = `${twig.key} ${this.eyes ?? 'all'}`;
    let found = this.positions.get(key);
    if (found === undefined) {
      found = await ask<BoardPosition>('POST', '/board/position', { ...this.way(twig), seat: this.eyes });
      this.positions.set(key, found);
    }
    return found;
  }

  /** Show the position one is at; `played` lets it be seen how it came about. */
  private async reveal(played = false): Promise<void> {
    const twig = this.at;
    await this.attempt(async () => {
      const found = await this.find(twig);
      if (twig !== this.at) return;
      this.position = found;
      this.refused = null;
      this.opened = false;
      const seat = found.seat ?? 0;
      const acts = found.deciding === seat && found.final === null;
      const seats = counted(this.board.names.map(titled)).map((name, one) => seatOf(one, name, 'person'));
      this.display(found, seat, seats, acts);
      const entry = found.entry;
      this.entries = entry === null ? [] : [{ ...entry, n: played ? ++this.told : this.told }];
      this.rejudge();
    });
  }

  goTo(twig: Twig): Promise<void> {
    if (twig === this.at) return Promise.resolve();
    this.at = twig;
    return this.reveal();
  }

  forward(): Promise<void> {
    const next = following(this.at) ?? this.at.children[0];
    return next === undefined ? Promise.resolve() : this.goTo(next);
  }

  back(): Promise<void> {
    return this.at.parent === null ? Promise.resolve() : this.goTo(this.at.parent);
  }

  /** Take the last move back: it leaves the tree, if nothing follows it and no game has it. */
  async takeBack(): Promise<void> {
    const gone = this.at;
    if (gone.parent === null) return;
    this.at = gone.parent;
    if (gone.children.length === 0 && gone.note === '') this.drop(gone);
    await this.reveal();
  }

  private drop(twig: Twig): void {
    this.tree.remove(twig);
    this.touched();
  }

  private touched(): void {
    this.grown++;
    this.changed = true;
  }

  override play(action: number): Promise<void> {
    return this.oneByOne(() => this.attempt(() => this.advance(this.at, action)));
  }

  private async advance(from: Twig, action: number): Promise<void> {
    const known = from.children.find((child) => child.action === action);
    if (known === undefined) {
      const found = await this.after(action);
      if (this.at !== from) return;
      if (found.refusal !== null) {
        this.refuse(action, found.refusal);
        return;
      }
      this.at = this.tree.play(from, this.position?.deciding ?? 0, action);
      this.positions.set(`${this.at.key} ${this.eyes ?? 'all'}`, found);
      this.touched();
    } else this.at = known;
    await this.reveal(true);
  }

  private after(action: number, seat = this.eyes): Promise<BoardPosition> {
    return ask<BoardPosition>('POST', '/board/position', { ...this.way(this.at, [action]), seat });
  }

  override undo(): Promise<void> {
    return this.takeBack();
  }

  override async why(words: string): Promise<void> {
    const choice = this.wish(words);
    if (choice === undefined || !this.mine) return;
    await this.attempt(async () => {
      this.refuse(choice.action, (await this.after(choice.action)).refusal);
    });
  }

  protected override async askEffects(effects: readonly number[]): Promise<Record<string, Facts>> {
    const found = await ask<BoardPosition>('POST', '/board/position', { ...this.way(this.at), effects, seat: this.eyes });
    return found.effects as Record<string, Facts>;
  }

  override async trial(action: number): Promise<Facts | null> {
    const found = await this.after(action, this.seat);
    return found.refusal === null && !found.reveals ? (found.view as Facts) : null;
  }

  remove(twig: Twig): Promise<void> {
    const parent = twig.parent;
    if (parent === null) return Promise.resolve();
    const inside = within(this.at, twig);
    this.drop(twig);
    if (!inside) return Promise.resolve();
    this.at = parent;
    return this.reveal();
  }

  promote(twig: Twig): void {
    this.tree.promote(twig);
    this.touched();
  }

  note(twig: Twig, text: string): void {
    if (twig.note === text) return;
    twig.note = text;
    this.touched();
  }

  rename(title: string): void {
    if (title === this.title) return;
    this.title = title;
    this.changed = true;
  }

  /** Look with other eyes; null: everything as it is. */
  async lookAs(seat: number | null): Promise<void> {
    this.eyes = seat;
    await this.reveal();
  }

  /** Draw anew what whoever decides, or the seat one looks as, cannot know. */
  async redraw(): Promise<void> {
    const from = this.at;
    const seat = this.eyes ?? Math.max(0, this.position?.deciding ?? 0);
    await this.attempt(async () => {
      const { position } = await ask<BoardDump>('POST', '/board/redraw', { ...this.way(from), seat });
      this.at = this.tree.redraw(from, seat, position as Facts);
      this.eyes = null;
      this.touched();
      await this.reveal();
    });
  }

  /** Judge the position, deeper and deeper, until told to stop. */
  judge(): void {
    this.judging = true;
    this.rejudge();
  }

  toggle(): void {
    if (this.judging) this.quiet();
    else this.judge();
  }

  quiet(): void {
    this.judging = false;
    this.stop?.abort();
    this.stop = null;
  }

  /** Begin anew where another position or other eyes are judged. */
  private rejudge(): void {
    this.stop?.abort();
    this.judged = NOTHING;
    this.settled = false;
    this.chosenLine = null;
    if (this.judging) void this.search();
  }

  private async search(): Promise<void> {
    const stop = new AbortController();
    this.stop = stop;
    const body = { ...this.way(this.at), seat: this.eyes, known: this.eyes === null };
    await this.attempt(async () => {
      await somebody();
      while (!stop.signal.aborted && !this.settled) {
        const found = await this.searched({ ...body, number: this.judged.searches }, stop.signal);
        if (found === null || stop.signal.aborted) return;
        this.judged = added(this.judged, found);
        this.settled = found.last;
      }
    });
    if (this.stop === stop) {
      this.stop = null;
      if (!this.settled) this.judging = false;
    }
  }

  /** One search; null where the one before is still under way after all tries. */
  private async searched(body: object, signal: AbortSignal): Promise<LiveSearch | null> {
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        return await ask<LiveSearch>('POST', '/board/judgement', body);
      } catch (failure) {
        const wait = failure instanceof Problem ? pause(failure, tries) : null;
        if (wait === null) throw failure;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return null;
  }

  /** Play a line as far as it can be played. */
  async playLine(index: number): Promise<void> {
    const line = this.lines[index]?.line ?? [];
    for (const action of line) {
      if (this.position?.actions.includes(action) !== true) return;
      const before = this.at;
      await this.play(action);
      if (this.at === before) return;
    }
  }

  /** Keep the study: one's own as it is now, anybody else's as a new one. */
  async keepStudy(): Promise<boolean> {
    this.keeping = true;
    const shown = this.at;
    await this.attempt(async () => {
      await somebody();
      const draft = this.tree.draft(this.title.trim(), this.board.start);
      const { id, mine, version } = this.board;
      const kept = id !== null && mine ? await ask<Board>('PUT', `/studies/${id}`, { ...draft, version }) : await ask<Board>('POST', '/studies', draft);
      this.take(kept, false);
    });
    this.keeping = false;
    return this.trouble === null && shown !== null;
  }

  text(): Promise<StudyText> {
    return ask<StudyText>('POST', '/board/text', this.tree.draft(this.title.trim(), this.board.start));
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await work();
    } catch (failure) {
      this.trouble = troubleOf(failure);
    }
  }
}

/** How long to wait before a search is asked for again; null where that would not help. */
function pause(problem: Problem, tries: number): number | null {
  if (problem.key === 'judging-already') return tries < 8 ? 400 : null;
  if (problem.key === 'too-many') return 1000 * Math.max(1, Number(problem.body.facts?.['seconds'] ?? 1));
  return null;
}

export function troubleOf(failure: unknown): Trouble {
  if (!(failure instanceof Problem)) throw failure;
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(failure.body.facts ?? {})) if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  return { key: failure.key, facts };
}

/** A seat without a name of its own is named by its number; a record names a bot by its kind. */
function titled(name: string, seat: number): string {
  return /^Seat \d+$/.test(name) ? say('board-player', { number: seat + 1 }) : say('bot-level', { bot: name });
}
