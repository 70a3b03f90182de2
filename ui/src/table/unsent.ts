/**
 * A decision that the server has not answered, kept in this browser until it has. It names the log number it
 * follows, so the server writes it once however often it comes.
 */

import { Problem } from '../lib/api';
import type { Facts } from '../lib/types';

export interface Wish {
  path: string;
  body: Facts;
  /** When it was decided. */
  at: number;
}

/** What nobody remembers having decided is not sent any more. */
const FORGOTTEN = 24 * 3600 * 1000;

/** Statuses of a proxy whose server does not answer. */
const BEHIND = [502, 504];

const PREFIX = 'ziggurat-unsent ';
const key = (table: string): string => PREFIX + table;

export function keepUnsent(table: string, wish: Wish): void {
  localStorage.setItem(key(table), JSON.stringify(wish));
}

export function dropUnsent(table: string): void {
  localStorage.removeItem(key(table));
}

/** What was decided at a table and has not been answered. */
export function findUnsent(table: string): Wish | null {
  const kept = localStorage.getItem(key(table));
  return kept === null ? null : (JSON.parse(kept) as Wish);
}

/** The tables at which something was decided that has not been answered. */
export function tablesWithUnsent(): string[] {
  return Object.keys(localStorage).flatMap((one) => (one.startsWith(PREFIX) ? [one.slice(PREFIX.length)] : []));
}

/** Whether it was decided so long ago that it is not sent any more. */
export function isForgotten(wish: Wish): boolean {
  return Date.now() - wish.at >= FORGOTTEN;
}

/** Whether nobody knows what became of a request. */
export function unanswered(problem: unknown): boolean {
  if (!(problem instanceof Problem)) return false;
  return ['server-away', 'storage-away', 'stopping'].includes(problem.key) || BEHIND.includes(problem.body.status ?? 0);
}

/** Whether it can be sent again without being done twice. */
export function repeatable(wish: Wish): boolean {
  return 'log' in wish.body;
}
