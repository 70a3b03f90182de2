/** What the server says, as docs/api.md describes it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = { [key: string]: Json };

export interface Me {
  id: string;
  name: string;
  language: string | null;
  settings: Facts;
  login: string | null;
}

export interface Info {
  release: string;
  games: string[];
  bots: string[];
  /** The bots a person chooses from, weakest first. */
  levels: string[];
  hints: string[];
}

export interface GameOption {
  name: string;
  values: (string | number)[];
  default: string | number;
  seats: number[] | null;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  rules: string;
  options: GameOption[];
  /** Options that differ from their defaults at a table that begins at once. */
  quick: Record<string, string | number>;
  /** Where its scene is; null if it has none. */
  scene: string | null;
  actions: number;
  edition: string;
  table: string;
}

export type Fields = { kind: string; [field: string]: Json };

export interface ActionTable {
  game: string;
  edition: string;
  words: string[];
  fields: Fields[];
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'relaxed'; days: number; then: 'bot' | 'end' }
  | { kind: 'live'; minutes: number; increment: number; then: 'bot' | 'end' };

export type NewSeat =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'invited' }
  | { kind: 'bot'; bot: string }
  | { kind: 'here'; name: string };

export interface NewTable {
  game: string;
  options?: Record<string, string | number>;
  seats: NewSeat[];
  public?: boolean;
  spectators?: boolean;
  clock?: Clock;
  hints?: string | null;
  order?: 'given' | 'random';
  salt?: string;
  start?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'invited' | 'person' | 'bot';
  person: string | null;
  name: string | null;
  bot: string | null;
  here: boolean;
  absent: boolean;
  resigned: boolean;
  played_by: 'person' | 'bot' | 'nobody';
  invitation: boolean;
  votes: number[];
}

export type Stage = 'gathering' | 'playing' | 'over';

export interface TableLine {
  id: string;
  game: string;
  options: Record<string, string | number>;
  stage: Stage;
  public: boolean;
  clock: Clock;
  seats: SeatInfo[];
  mine: number[];
  log: number;
  deciding: number;
  waiting: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  owner: string;
}

export interface TableInfo extends Omit<TableLine, 'waiting'> {
  edition: string;
  spectators: boolean;
  hints: string | null;
  order: string;
  commitment: string;
  secret: string | null;
  salts: string[] | null;
  seed: string | null;
  rematch: string | null;
  rematch_of: string | null;
  frozen: { at: number; reason: string } | null;
}

export interface GameEvent {
  kind: string;
  facts: Facts;
  reveal: boolean;
}

export interface Entry {
  n: number;
  kind: string;
  seat: number | null;
  by: string | null;
  at: number;
  undone: boolean;
  action: number | null;
  words: string | null;
  facts: Facts;
  events: GameEvent[];
}

export interface Final {
  outcome: string;
  scores: number[];
  places: number[];
  tally: Facts[];
  resigned: number[];
}

export interface ClockState {
  kind: 'none' | 'relaxed' | 'live';
  running?: number;
  left?: (number | null)[];
}

export interface Undo {
  seat: number;
  to: number;
  possible: boolean;
  reason: string | null;
}

export interface TakeBack {
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

/** What I may do at the table beside deciding, and for which of my seats. */
export interface May {
  take_back: { seat: number; to: number } | null;
  answer: number[];
  resign: number[];
  take_over: { absent: number; seat: number }[];
  return: number[];
}

export interface State {
  table: string;
  log: number;
  stage: Stage;
  seat: number | null;
  mine: number[];
  deciding: number;
  view: Facts;
  question: Facts;
  actions: number[] | null;
  aids: Facts | null;
  undo: Undo | null;
  hand_over: { seat: number } | null;
  take_back: TakeBack | null;
  /** All entries that were taken back. */
  undone: number[];
  may: May;
  clock: ClockState;
  seats: SeatInfo[];
  entries: Entry[];
  chat: number;
  final: Final | null;
  frozen: { at: number; reason: string } | null;
}

export interface Position {
  n: number;
  seat: number | null;
  deciding: number;
  view: Facts;
  question: Facts;
  over: boolean;
  final: Final | null;
}

export interface Refusal {
  rule: string;
  reason: string;
  facts: Facts;
}

export interface Hint {
  action: number;
  words: string;
  value: number | null;
}

export interface ChatLine {
  id: number;
  person: string | null;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface ProblemBody {
  title: string;
  status: number;
  key: string;
  facts?: Facts;
  state?: State;
  refusal?: Refusal;
}

/** One possible action with its words and fields. */
export interface Choice {
  action: number;
  words: string;
  fields: Fields;
}
