/** Where it is my turn, across all my games, as it happens. */

import { person } from './me.svelte';
import { isQuiet } from './quiet';
import { go } from './router.svelte';
import { keep, settings } from './settings.svelte';
import type { Waiting } from './types';
import { say } from './words.svelte';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** How often it is looked whether quiet hours are over. */
const MINUTE = 60_000;
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

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/me/live`);
    socket.onmessage = (event: MessageEvent<string>) => {
      pause = FIRST_PAUSE;
      hear((JSON.parse(event.data) as Waiting).tables);
    };
    socket.onclose = ({ code }) => {
      if (code >= ENDED) {
        end();
        return;
      }
      later = setTimeout(connect, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
  }

  /** A connection that lived through a pause may be dead: with a new one the server says anew where it is my turn. */
  function comeBack(): void {
    if (document.hidden) return;
    leave();
    connect();
  }

  function leave(): void {
    clearTimeout(later);
    if (socket !== null) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }

  function end(): void {
    removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
    leave();
  }

  connect();
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    end();
    tell([]);
    turns.waiting = [];
  };
}

function hear(tables: string[]): void {
  const fresh = tables.filter((table) => !turns.waiting.includes(table));
  turns.waiting = tables;
  tell([...untold.filter((table) => tables.includes(table)), ...fresh]);
}

/** What is to be told when quiet hours are over. */
let untold: string[] = [];
let telling: ReturnType<typeof setTimeout> | undefined;

/** Tell of turns while nobody looks; what comes in quiet hours, afterwards. */
function tell(tables: string[]): void {
  clearTimeout(telling);
  untold = [];
  if (tables.length === 0 || !settings.notify || !document.hidden) return;
  if (isQuiet(person.me?.notices.quiet ?? null, new Date())) {
    untold = tables;
    telling = setTimeout(() => tell(untold), MINUTE);
  } else tables.forEach(notify);
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
