import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser as far as turns need one: connections, whether the page is hidden, and what was told. */
class Connection {
  static readonly all: Connection[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  open = true;
  constructor() {
    Connection.all.push(this);
  }
  hear(...tables: string[]): void {
    this.onmessage?.({ data: JSON.stringify({ tables }) });
  }
  close(): void {
    this.open = false;
  }
}

const told: string[] = [];
const page = Object.assign(new EventTarget(), { hidden: true, querySelector: () => null });
vi.stubGlobal('location', { origin: 'http://here', pathname: '/', search: '', hash: '' });
const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
vi.stubGlobal('document', page);
vi.stubGlobal('WebSocket', Connection);
vi.stubGlobal(
  'Notification',
  Object.assign(
    function (_title: string, { tag }: { tag: string }) {
      told.push(tag);
    },
    { permission: 'granted' },
  ),
);
const { person } = await import('./me.svelte');
const { settings } = await import('./settings.svelte');
const { turns, watchTurns } = await import('./turns.svelte');
const { isQuiet } = await import('./quiet');

const NIGHT = { start: 22, end: 7, zone: 'UTC' };
const me = (quiet: typeof NIGHT | null): void => void (person.me = { notices: { quiet } } as typeof person.me);

describe('turns', () => {
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-01T21:59:00Z') });
    settings.notify = true;
    page.hidden = true;
    me(NIGHT);
    told.length = 0;
    Connection.all.length = 0;
    end = watchTurns();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('are told at once, but in quiet hours afterwards, as far as they still wait', () => {
    const [connection] = Connection.all;
    connection?.hear('a');
    expect(told).toEqual(['a']);
    vi.setSystemTime(new Date('2026-03-01T22:00:00Z'));
    connection?.hear('a', 'b', 'c');
    connection?.hear('c');
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['a']);
    vi.setSystemTime(new Date('2026-03-02T07:00:00Z'));
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['a', 'c']);
  });

  it.each([
    ['the page is looked at again', () => page.dispatchEvent(new Event('visibilitychange'))],
    ['the connection is back', () => browser.dispatchEvent(new Event('online'))],
  ])('are asked for anew when %s', (_, happens) => {
    page.hidden = false;
    happens();
    const [old, fresh] = Connection.all;
    expect(old?.open).toBe(false);
    fresh?.hear('b');
    expect(turns.waiting).toEqual(['b']);
  });

  it('are not asked for any more once the server has said that it is in vain', () => {
    page.hidden = false;
    Connection.all[0]?.onclose?.({ code: 4401 });
    browser.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(600_000);
    expect(Connection.all).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  it.each([
    [NIGHT, '21:59', false],
    [NIGHT, '22:00', true],
    [NIGHT, '00:30', true],
    [NIGHT, '07:00', false],
    [{ start: 9, end: 17, zone: 'UTC' }, '12:00', true],
    [{ start: 9, end: 17, zone: 'UTC' }, '17:00', false],
    [{ start: 9, end: 9, zone: 'UTC' }, '09:00', false],
    [{ ...NIGHT, zone: 'Europe/Prague' }, '21:30', true],
    [{ ...NIGHT, zone: 'Nowhere/Land' }, '23:00', true],
    [null, '23:00', false],
  ])('%j at %s: %s', (hours, time, quiet) => {
    expect(isQuiet(hours, new Date(`2026-03-01T${time}:00Z`))).toBe(quiet);
  });
});
