/** One table as this browser sees it: the live position, the log, and a look back. */

import { ask, Problem } from '../lib/api';
import { meet } from '../lib/reload';
import { settings, type Pace } from '../lib/settings.svelte';
import type {
  ActionTable,
  ChatLine,
  Choice,
  Entry,
  Explanation,
  Facts,
  Final,
  GameInfo,
  Hint,
  Position,
  ProblemBody,
  Refusal,
  SeatInfo,
  State,
  TableInfo,
  TableNews,
} from '../lib/types';
import { arrived, lastNumber, leavesGap, preceded } from './arrivals';
import { seatNames } from './names';
import { sound } from './sound';
import type { Step } from './turns';
import { dropUnsent, findUnsent, isForgotten, keepUnsent, repeatable, unanswered, type Wish } from './unsent';

/** How long a move of another stays alone on the board before the next is shown, and if more than a few wait. */
const PACES: Record<Pace, { step: number; behind: number }> = {
  slow: { step: 1100, behind: 700 },
  normal: { step: 420, behind: 140 },
  fast: { step: 160, behind: 60 },
  instant: { step: 0, behind: 0 },
};
const LONGEST_QUEUE = 60;

/** How many entries a long game is opened with, and as many are read at a time after that. */
const OPENED_WITH = 600;

/** How long an answer to a decision is waited for before it is sent again, and the pauses between tries. */
const PATIENCE = 15_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

/** What is told of a missing connection, until it is back. */
const WITHOUT_CONNECTION = ['server-away', 'not-sent'];

/** A refused wish: which action, and why not. */
export interface Refused {
  choice: Choice;
  refusal: Refusal;
  /** Its piece was taken up, and no place was pointed at. */
  picking?: boolean;
}

/** A move of somebody else on the board: its number, and whether it is shown, was before that, or is to come. */
export interface Numbered {
  number: number;
  when: 'done' | 'now' | 'later';
}

const tables = new Map<string, Promise<ActionTable>>();

export function actionTable(game: string, edition: string): Promise<ActionTable> {
  const path = `/games/${game}/actions/${edition}`;
  let found = tables.get(path);
  if (found === undefined) {
    found = ask<ActionTable>('GET', path);
    found.catch(() => tables.delete(path));
    tables.set(path, found);
  }
  return found;
}

export class Table {
  /** The lesson it teaches; null at a table of players. */
  readonly teaches: string | null = null;
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  /** The connection was there and is not any more. */
  lost = $state(false);
  gone = $state(false);
  /** What was decided and could not be sent. */
  unsent = $state.raw<Wish | null>(null);
  /** A problem to tell, until the next wish. */
  problem = $state.raw<ProblemBody | null>(null);
  refused = $state.raw<Refused | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** Which of the hints is shown on the board; the gold button plays it. */
  wayShown = $state<number | null>(null);
  thinking = $state(false);
  /** A position of the past that is looked at instead of the present. */
  past = $state.raw<Position | null>(null);
  /** What others did since my last turn, and the last entry of that turn; null while my turn lasts. */
  moves = $state.raw<readonly Step[]>([]);
  sinceEntry = $state<number | null>(null);
  /** Which of these moves is looked at, its position in `past`. */
  stepAt = $state<number | null>(null);
  /** Whether their numbers are on the board: until a piece is taken. */
  numbering = $state(true);
  /** How many positions wait to be shown. */
  behind = $state(0);
  /** Places that something outside the board points at. */
  marked = $state.raw<readonly string[]>([]);
  /** What each seat gets by the step of a scoring that is shown, and its crest. */
  gains = $state.raw<readonly { points: number; crest: string }[]>([]);
  /** The entry whose scoring is explained beside the board. */
  explained = $state.raw<Entry | null>(null);
  /** The rule opened beside the board. */
  rule = $state<string | null>(null);
  tab = $state<'coach' | 'log' | 'actions' | 'chat' | 'rules'>('log');
  unreadChat = $state(0);
  /** Names of players who are a rule of the game, not a seat of the table. */
  others = $state.raw<readonly string[]>([]);

  /** The log number that was answered, until the server has spoken. */
  protected sent = $state<number | null>(null);
  protected words = $state.raw<ActionTable | null>(null);
  private readonly numbers = $derived(new Map((this.words?.words ?? []).map((words, action) => [words, action])));
  /** What is left of the hint that is being played, decision by decision. */
  private following: Hint | null = null;
  /** Trials of actions in the present position. */
  private tried: { log: number | undefined; views: Map<string, Promise<Facts | null>> } = { log: undefined, views: new Map() };
  /** What actions of a position would do. */
  private foreseen = $state.raw<{ log: number | undefined; facts: ReadonlyMap<number, Facts> }>({ log: undefined, facts: new Map() });
  /** Those that were asked for. */
  private asking: { log: number | undefined; actions: Set<number> } = { log: undefined, actions: new Set() };
  private socket: WebSocket | null = null;
  private closed = false;
  private queue: State[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reconnection: ReturnType<typeof setTimeout> | undefined;
  private retry = 500;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE;
  /** What ends when the table is left. */
  private readonly endings: (() => void)[] = [];

  constructor(readonly id: string) {}

  /** What is shown: the present, or the moment of the past that is looked at. */
  readonly view = $derived<Facts>(this.past?.view ?? this.state?.view ?? {});
  readonly question = $derived<Facts>(this.past?.question ?? this.state?.question ?? {});
  readonly deciding = $derived(this.past?.deciding ?? this.state?.deciding ?? -1);
  readonly seats = $derived<SeatInfo[]>(this.state?.seats ?? this.info?.seats ?? []);
  readonly final = $derived<Final | null>(this.past === null ? (this.state?.final ?? null) : null);
  readonly seat = $derived<number | null>(this.past === null ? (this.state?.seat ?? null) : this.past.seat);
  /** Whether I am asked now. */
  readonly mine = $derived(this.past === null && this.state?.actions != null && this.state.hand_over === null);
  readonly aids = $derived<Facts>(this.mine ? (this.state?.aids ?? {}) : {});

  readonly choices = $derived.by<Choice[]>(() => {
    const known = this.words;
    if (known === null || !this.mine) return [];
    return (this.state?.actions ?? []).map((action) => row(known, action));
  });

  /** Which of the others' moves is looked at. */
  readonly stepShown = $derived(this.stepAt === null ? null : (this.moves[this.stepAt] ?? null));

  /** The numbers of the others' moves by the places they are about; a scoring is told without them. */
  readonly numbered = $derived.by<ReadonlyMap<string, readonly Numbered[]>>(() => {
    const found = new Map<string, Numbered[]>();
    if (!this.numbering || this.explained !== null || (this.past !== null && this.stepAt === null)) return found;
    const at = this.stepAt ?? Infinity;
    this.moves.forEach(({ places }, n) => {
      for (const place of places)
        found.set(place, [...(found.get(place) ?? []), { number: n + 1, when: n === this.stepAt ? 'now' : n > at ? 'later' : 'done' }]);
    });
    return found;
  });

  /** Sent, and the position is still the one it answered; or waiting to be sent. */
  readonly busy = $derived(this.unsent !== null || (this.sent !== null && this.sent === this.state?.log));

  readonly names = $derived<string[]>([...seatNames(this.seats), ...this.others]);

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** The action of those words, possible or not. */
  wish(words: string): Choice | undefined {
    const action = this.numbers.get(words);
    return action === undefined || this.words === null ? undefined : row(this.words, action);
  }

  possible(words: string): Choice | undefined {
    const action = this.numbers.get(words);
    return action === undefined ? undefined : this.choices.find((choice) => choice.action === action);
  }

  choice(action: number): Choice | undefined {
    return this.words === null ? undefined : row(this.words, action);
  }

  async open(): Promise<void> {
    const info = await ask<TableInfo>('GET', `/tables/${this.id}`);
    this.info = info;
    if (info.stage !== 'gathering') await this.load(info);
    this.connect();
    this.watchConnection();
    void this.readChat();
    await this.takeUpUnsent();
  }

  /** What was decided here before and not answered is sent now; if that is too long ago, its end is told. */
  private async takeUpUnsent(): Promise<void> {
    const kept = findUnsent(this.id);
    if (kept === null) return;
    if (isForgotten(kept)) {
      dropUnsent(this.id);
      this.fail(new Problem(told('forgotten')));
      return;
    }
    this.unsent = kept;
    await this.deliver(kept);
  }

  /** Read the table once, without listening for more. */
  async openStill(): Promise<void> {
    const info = await ask<TableInfo>('GET', `/tables/${this.id}`);
    this.info = info;
    if (info.stage !== 'gathering') await this.load(info);
  }

  /** The browser knows of a lost and of a new connection before the server's silence tells it. */
  private watchConnection(): void {
    const offline = (): void => this.lose();
    const online = (): void => this.reconnect();
    addEventListener('offline', offline);
    addEventListener('online', online);
    this.whenLeft(() => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    });
  }

  private lose(): void {
    this.lost ||= this.connected;
    this.connected = false;
  }

  /** A connection that lived through the silence may be dead: take a new one. */
  private reconnect(): void {
    clearTimeout(this.reconnection);
    if (this.socket !== null) {
      this.socket.onclose = null;
      this.socket.onmessage = null;
      this.socket.close();
    }
    this.connect();
  }

  private async load(info: TableInfo): Promise<void> {
    const edition = info.edition || (await ask<GameInfo>('GET', `/games/${info.game}`)).edition;
    const [words, state, entries] = await Promise.all([
      actionTable(info.game, edition),
      ask<State>('GET', `/tables/${this.id}/state`),
      this.logSince(Math.max(-1, info.log - OPENED_WITH)),
    ]);
    this.words = words;
    this.show({ ...state, entries });
    void this.readEarlier();
  }

  private async logSince(since: number): Promise<Entry[]> {
    return (await ask<{ entries: Entry[] }>('GET', `/tables/${this.id}/log?since=${since}`)).entries;
  }

  /** Read what happened before the entries that a long game was opened with. */
  private async readEarlier(): Promise<void> {
    for (let first = this.entries[0]?.n ?? 0; first > 0 && !this.closed; first = this.entries[0]?.n ?? 0) {
      const found = await this.logSince(Math.max(-1, first - 1 - OPENED_WITH));
      this.entries = preceded(this, found);
    }
  }

  /** The table is left: nothing comes in any more, and what was kept of it ends. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.reconnection);
    clearTimeout(this.again);
    this.socket?.close();
    for (const end of this.endings.splice(0)) end();
  }

  /** Do this when the table is left, or now if it has been. */
  whenLeft(end: () => void): void {
    if (this.closed) end();
    else this.endings.push(end);
  }

  private connect(): void {
    if (this.closed) return;
    const since = lastNumber(this);
    const origin = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${origin}/api/tables/${this.id}/live${since < 0 ? '' : `?since=${since}`}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.retry = 500;
      if (WITHOUT_CONNECTION.includes(this.problem?.key ?? '')) this.problem = null;
      void this.resend();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as TableNews);
    socket.onclose = (event) => {
      this.lose();
      if (this.closed || event.code === 4404 || event.code === 4403) return;
      this.reconnection = setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, 10_000);
    };
  }

  protected hear(message: TableNews): void {
    switch (message.type) {
      case 'hello':
        meet(message.build);
        break;
      case 'state':
        void this.arrive(message.state);
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.line.id)) {
          this.chat = [...this.chat, message.line];
          if (this.tab !== 'chat') this.unreadChat++;
          if (!(this.state?.mine ?? this.info?.mine ?? []).includes(message.line.seat)) sound(settings.sound, 'chat');
        }
        break;
      case 'problem':
        this.problem = message.problem;
        break;
      case 'gone':
        this.gone = true;
        this.close();
        break;
    }
  }

  private async arrive(state: State): Promise<void> {
    if (this.words === null && this.info !== null) {
      const info = await ask<TableInfo>('GET', `/tables/${this.id}`);
      this.info = info;
      if (this.words === null) await this.load(info);
    }
    this.queue.push(state);
    this.behind = this.queue.length;
    if (this.queue.length > LONGEST_QUEUE) this.hurry();
    else if (this.timer === undefined) this.next();
  }

  /** Show everything that waits at once. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const state of this.queue.splice(0)) this.show(state);
    this.behind = 0;
  }

  private next(): void {
    this.timer = undefined;
    const state = this.queue.shift();
    this.behind = this.queue.length;
    if (state === undefined) return;
    this.show(state);
    const { step, behind } = PACES[settings.pace];
    const pause = settings.calm ? 0 : this.queue.length > 2 ? behind : step;
    this.timer = setTimeout(() => this.next(), pause);
  }

  /** Show what has come: by the answer to a command or by the live connection, once or twice. */
  protected show(state: State): void {
    if (leavesGap(this, state)) {
      void this.fill();
      return;
    }
    const before = this.state;
    const known = arrived(this, state);
    if (known.entries.length > this.entries.length || known.state !== before) this.entries = [...known.entries];
    if (known.state !== state) return;
    if (before !== null && state.log > before.log) {
      this.followed(state);
      this.refused = null;
      sound(settings.sound, before.actions === null && state.actions !== null ? 'turn' : 'move');
    }
    this.state = state;
    if (this.info !== null && this.info.stage !== state.stage) this.info = { ...this.info, stage: state.stage };
  }

  /** Ask for everything that was missed. */
  private async fill(): Promise<void> {
    try {
      let since: number;
      do {
        since = lastNumber(this);
        this.show(await ask<State>('GET', `/tables/${this.id}/state?since=${since}`));
      } while (since < lastNumber(this) && lastNumber(this) < (this.state?.log ?? 0));
    } catch (problem) {
      this.fail(problem);
    }
  }

  private async send(path: string, body: Facts): Promise<void> {
    if (this.busy) return;
    this.sent = this.state?.log ?? 0;
    this.problem = null;
    this.refused = null;
    this.hurry();
    await this.deliver({ path, body, at: Date.now() });
  }

  /** Send a decision; without an answer it is kept, and sent again when the server can be reached. */
  private async deliver(wish: Wish): Promise<void> {
    clearTimeout(this.again);
    const log = this.sent;
    const again = this.unsent !== null;
    try {
      this.show(await ask<State>('POST', `/tables/${this.id}/${wish.path}`, wish.body, PATIENCE));
    } catch (problem) {
      if (unanswered(problem)) this.keep(wish);
      else this.fail(again ? notSent(problem) : problem);
      if (this.unsent === wish && unanswered(problem)) return;
    }
    this.settle(log);
  }

  /** Keep what was not answered; what would be done twice is not tried again, and that is said. */
  private keep(wish: Wish): void {
    if (!repeatable(wish)) {
      this.fail(new Problem(told('not-sent')));
      return;
    }
    this.unsent = wish;
    keepUnsent(this.id, wish);
    this.again = setTimeout(() => void this.resend(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private async resend(): Promise<void> {
    if (this.unsent !== null && !this.closed) await this.deliver(this.unsent);
  }

  /** What was decided has been answered, or is not to be sent any more. */
  private settle(log: number | null): void {
    if (this.unsent !== null) dropUnsent(this.id);
    clearTimeout(this.again);
    this.unsent = null;
    if (this.sent === log) this.sent = null;
    this.pause = FIRST_PAUSE;
  }

  /** Decide anew instead of sending what waits. */
  withdraw(): void {
    this.settle(this.sent);
  }

  fail(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    this.problem = problem.body;
    if (problem.body.state != null) this.show(problem.body.state);
  }

  /** The next decision of the hint that is being played, where it can be gone on with. */
  private followed(state: State): void {
    const hint = this.following;
    const [, next, ...rest] = hint?.line ?? [];
    this.following = null;
    this.wayShown = null;
    this.hints = [];
    if (hint === null || next === undefined || state.actions?.includes(next) !== true) return;
    const reasons = hint.reasons.filter((reason) => !reason.at_once);
    this.hints = [{ ...hint, action: next, words: this.words?.words[next] ?? '', line: [next, ...rest], reasons }];
    this.wayShown = 0;
  }

  /** Play the first decision of the hint that is shown. */
  follow(): Promise<void> {
    const hint = this.hints[this.wayShown ?? -1];
    if (hint === undefined) return Promise.resolve();
    this.following = hint;
    return this.play(hint.action);
  }

  /** Put away whatever was told: hints, refusals, problems. */
  hush(): void {
    this.refused = null;
    this.problem = null;
    this.hints = [];
    this.wayShown = null;
  }

  private answering(): { log: number; seat: number } {
    return { log: this.state?.log ?? 0, seat: this.seat ?? 0 };
  }

  play(action: number): Promise<void> {
    if (this.following?.action !== action) this.following = null;
    return this.send('actions', { ...this.answering(), action });
  }

  undo(): Promise<void> {
    const seat = this.state?.undo?.seat ?? this.seat ?? 0;
    return this.send('undo', { log: this.state?.log ?? 0, seat });
  }

  askBack(back: { seat: number; to: number }): Promise<void> {
    return this.send('take-back', { log: this.state?.log ?? 0, ...back });
  }

  answerBack(seat: number, agree: boolean): Promise<void> {
    return this.send('take-back/answer', { log: this.state?.log ?? 0, seat, agree });
  }

  handOver(seat: number): Promise<void> {
    return this.send('hand-over', { log: this.state?.log ?? 0, seat });
  }

  resign(seat: number): Promise<void> {
    return this.send('resign', { seat });
  }

  voteOut(seat: number, absent: number): Promise<void> {
    return this.send('take-over', { seat, absent });
  }

  comeBack(seat: number): Promise<void> {
    return this.send('return', { seat });
  }

  /** Ask why an action is not possible; `picking`: because its piece was taken up, and no place was pointed at. */
  async why(words: string, picking = false): Promise<void> {
    const choice = this.wish(words);
    if (choice === undefined || !this.mine) return;
    try {
      const answer = await ask<{ refusal: Refusal | null }>('GET', `/tables/${this.id}/refusals/${choice.action}?seat=${this.seat ?? 0}`);
      this.refused = answer.refusal === null ? null : { choice, refusal: answer.refusal, picking };
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** My view after an action, as the server tries it; null where that would reveal something or the table has gone on. */
  trial(action: number): Promise<Facts | null> {
    const path = `/tables/${this.id}/preview/${action}?seat=${this.seat ?? 0}&log=${this.state?.log ?? 0}`;
    if (this.tried.log !== this.state?.log) this.tried = { log: this.state?.log, views: new Map() };
    let found = this.tried.views.get(path);
    if (found === undefined) {
      found = ask<{ view: Facts | null }>('GET', path).then((preview) => preview.view);
      this.tried.views.set(path, found);
    }
    return found;
  }

  /** What a possible action would do; null until `tryOut` has asked. */
  effect(action: number): Facts | null {
    const { log, facts } = this.foreseen;
    return log === this.state?.log ? (facts.get(action) ?? null) : null;
  }

  /** Ask what actions of this position would do, as far as that is not known yet. */
  async tryOut(actions: readonly number[]): Promise<void> {
    const log = this.state?.log;
    const known = this.foreseen.log === log ? this.foreseen.facts : new Map<number, Facts>();
    const unknown = actions.filter((action) => !known.has(action) && !(this.asking.log === log && this.asking.actions.has(action)));
    if (log === undefined || unknown.length === 0) return;
    if (this.asking.log !== log) this.asking = { log, actions: new Set() };
    for (const action of unknown) this.asking.actions.add(action);
    try {
      const found = await this.askEffects(unknown);
      if (this.state?.log !== log) return;
      const before = this.foreseen.log === log ? this.foreseen.facts : [];
      this.foreseen = { log, facts: new Map([...before, ...unknown.map((action) => [action, found[action] ?? {}] as const)]) };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      for (const action of unknown) this.asking.actions.delete(action);
    }
  }

  /** What actions would do, by their numbers; nothing of those that do nothing to tell of. */
  protected async askEffects(actions: readonly number[]): Promise<Record<string, Facts>> {
    const query = [`seat=${this.seat ?? 0}`, `log=${this.state?.log ?? 0}`, ...actions.map((action) => `action=${action}`)].join('&');
    return (await ask<{ effects: Record<string, Facts> }>('GET', `/tables/${this.id}/effects?${query}`)).effects;
  }

  /** Ask what to do; nothing is played by it. */
  async hint(count = 3): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.hush();
    const asked = this.answering();
    try {
      const answer = await ask<{ hints: Hint[] }>('POST', `/tables/${this.id}/hints`, { ...asked, count });
      if (this.state?.log === asked.log) this.hints = answer.hints;
    } catch (problem) {
      this.fail(problem);
    } finally {
      this.thinking = false;
    }
  }

  /** Say something at the table; whether it was said. */
  async say(text: string): Promise<boolean> {
    try {
      const line = await ask<ChatLine>('POST', `/tables/${this.id}/chat`, { text });
      if (!this.chat.some((old) => old.id === line.id)) this.chat = [...this.chat, line];
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  private async readChat(): Promise<void> {
    try {
      this.chat = (await ask<{ lines: ChatLine[] }>('GET', `/tables/${this.id}/chat`)).lines;
    } catch {
      this.chat = [];
    }
  }

  private looked = 0;

  /** Look at the position after entry `n`, perhaps as one of the others' moves since my turn; null comes back to the present. */
  async look(n: number | null, step: number | null = null): Promise<void> {
    const look = ++this.looked;
    if (n === null) {
      this.past = null;
      this.stepAt = null;
      return;
    }
    if (step !== null) this.stepAt = step;
    try {
      const seat = this.state?.seat ?? this.state?.mine[0];
      const past = await ask<Position>('GET', `/tables/${this.id}/positions/${n}${seat === undefined ? '' : `?seat=${seat}`}`);
      if (look !== this.looked) return;
      this.past = past;
      this.stepAt = step;
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** What a piece, place or panel is and does in the position that is looked at. */
  explanation(place: string): Promise<Explanation> {
    const n = this.past?.n ?? this.state?.log ?? 0;
    const seat = this.past === null || this.seat === null ? '' : `&seat=${this.seat}`;
    return ask('GET', `/tables/${this.id}/positions/${n}/explanation?place=${encodeURIComponent(place)}&language=${settings.language}${seat}`);
  }

  /** A place was chosen with nothing picked up for it. */
  emptyHanded(): void {
    /* At a table the question is in sight; a lesson says what is missing. */
  }

  openRule(rule: string | null): void {
    this.rule = rule;
    this.tab = 'rules';
  }
}

function told(key: string): ProblemBody {
  return { type: 'about:blank', title: '', status: 0, key, facts: {} };
}

/** What to say of a decision that was kept and cannot be played any more. */
function notSent(problem: unknown): unknown {
  if (!(problem instanceof Problem) || problem.key !== 'position-has-changed') return problem;
  return new Problem({ ...problem.body, key: 'overtaken' });
}

function row(table: ActionTable, action: number): Choice {
  return { action, words: table.words[action] ?? '', fields: table.fields[action] ?? { kind: '' } };
}
