/** Where it is my turn, across all my games, as it happens. */

import { go } from './router.svelte';
import { keep, settings } from './settings.svelte';
import type { Waiting } from './types';
import { say } from './words.svelte';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Codes by which the server says that asking again is in vain. */
const ENDED = 4400;

class Turns {
  /** The tables that wait for me, the one that has waited longest first. */
  waiting = $state.raw<string[]>([]);
}

export const turns = new Turns();

/** Listen for my turns until the person changes; returns how to end it. */
export function watchTurns(): () => void {
  let pause = FIRST_PAUSE;
  let later: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | null = null;
  let ended = false;

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/me/live`);
    socket.onmessage = (event: MessageEvent<string>) => {
      pause = FIRST_PAUSE;
      hear((JSON.parse(event.data) as Waiting).tables);
    };
    socket.onclose = ({ code }) => {
      if (ended || code >= ENDED) return;
      later = setTimeout(connect, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
  }

  connect();
  return () => {
    ended = true;
    clearTimeout(later);
    socket?.close();
    turns.waiting = [];
  };
}

function hear(tables: string[]): void {
  const fresh = tables.filter((table) => !turns.waiting.includes(table));
  turns.waiting = tables;
  if (settings.notify && document.hidden) fresh.forEach(notify);
}

/** The browser says that it is my turn; a click on that opens the table. */
function notify(table: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const told = new Notification(say('your-turn'), { tag: table, icon: '/icon.svg', body: say('notify-body') });
  told.onclick = () => {
    focus();
    go(`/t/${table}`);
    told.close();
  };
}

/** The wish to be told by the browser was changed, which it has to allow; whether it is as wished. */
export async function wishNotices(): Promise<boolean> {
  const allowed = !settings.notify || ('Notification' in globalThis && (await Notification.requestPermission()) === 'granted');
  if (!allowed) settings.notify = false;
  keep();
  return allowed;
}
