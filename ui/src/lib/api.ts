/** Talking to the server. */

import { meet } from './reload';
import type { ProblemBody } from './types';

export class Problem extends Error {
  readonly key: string;
  constructor(readonly body: ProblemBody) {
    super(body.title);
    this.key = body.key;
  }
}

/** Whether a problem means that there is no such thing at an address. */
export function isMissing(key: string): boolean {
  return key.startsWith('no-such-') || key === 'not-found' || key === 'bad-input';
}

/** Inside somebody's page we are a spectator, whoever sits in front of it. */
const embedded = (): boolean => location.pathname.startsWith('/embed/');

const AWAY: ProblemBody = { type: 'about:blank', title: '', status: 0, key: 'server-away', facts: {} };

/** Milliseconds until a server that is only asked to tell something counts as away. */
const PATIENCE = 20_000;

/** Ask the server; a body that is a text goes as it is. Without an answer within `patience` milliseconds, it counts as away. */
export async function ask<T>(method: string, path: string, body?: unknown, patience = method === 'GET' ? PATIENCE : undefined): Promise<T> {
  const answer = await request(method, path, body, patience);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

export async function askText(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

async function request(method: string, path: string, body?: unknown, patience?: number): Promise<Response> {
  const init: RequestInit = { method, credentials: embedded() ? 'omit' : 'same-origin' };
  if (patience !== undefined) init.signal = AbortSignal.timeout(patience);
  if (body !== undefined) {
    const text = typeof body === 'string';
    init.body = text ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': text ? 'text/plain' : 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Problem(AWAY);
  }
  meet(answer.headers.get('X-Ziggurat-Build'));
  if (answer.ok) return answer;
  throw new Problem(await problem(answer));
}

async function problem(answer: Response): Promise<ProblemBody> {
  try {
    const body = (await answer.json()) as Partial<ProblemBody>;
    if (typeof body.key === 'string') return body as ProblemBody;
  } catch {
    // Not from our server: told by its status below.
  }
  return { type: 'about:blank', title: answer.statusText, status: answer.status, key: 'server-error', facts: {} };
}

/** What this browser adds to the shuffle. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
