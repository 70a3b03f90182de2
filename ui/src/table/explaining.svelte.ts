/** What the thing under the pointer, the finger or the focus is: asked of the server, told on a card. */

import type { Action } from 'svelte/action';
import { Problem } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Explanation } from '../lib/types';
import type { Table } from './table.svelte';

/** How long a pointer rests on a thing, and a finger on it, before it is explained. */
export const REST = 350;
export const PRESS = 500;
/** How long the card waits for a pointer that has left the thing and may be on its way to the card. */
const LEAVE = 260;
/** A finger that wanders farther scrolls. */
const SLIP = 10;

/** The explainable thing that an element is or lies in. */
export function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-explain]') : null;
}

/** The explainable thing under a pointer, also behind a space that explains nothing itself. */
function thingUnder(event: PointerEvent): Element | null {
  const found = thingAt(event.target);
  if (found !== null) return found;
  const behind = document.elementsFromPoint(event.clientX, event.clientY).find((one) => thingAt(one) !== null);
  return thingAt(behind ?? null);
}

/** Keeps an element in the dialogue that a thing lies in, else at the end of the page. */
export const beforeAll: Action<HTMLElement, Element | null> = (node, thing) => {
  const settle = (one: Element | null): void => {
    const host = one?.closest('dialog') ?? document.body;
    if (node.parentElement !== host) host.append(node);
  };
  settle(thing);
  return { update: settle };
};

export class Explaining {
  /** What is explained now, and where it is. */
  thing = $state.raw<Element | null>(null);
  told = $state.raw<Explanation | null>(null);
  /** Whether a finger asked: then the card is a sheet. */
  sheet = $state(false);
  /** Whether the keyboard asked: then the card takes the focus. */
  keyed = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private awaited: Element | null = null;
  private leaving = false;
  /** What was clicked or put away: not explained again before the mouse has been elsewhere. */
  private quiet: Element | null = null;
  private pressed = { x: 0, y: 0 };
  private readonly known = new Map<string, Promise<Explanation>>();
  private log = -1;

  constructor(private readonly table: Table) {}

  /** A mouse has moved over something; one that then rests asks. What comes under a mouse that lies still is not asked about. */
  private over(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-explanation]') !== null) {
      this.cancel();
      return;
    }
    const thing = thingUnder(event);
    if (thing !== null && thing === this.quiet) return;
    this.quiet = null;
    if (thing === null ? this.leaving : thing === this.awaited) return;
    this.cancel();
    if (thing === this.thing) return;
    this.awaited = thing;
    if (thing !== null) this.timer = setTimeout(() => void this.explain(thing), REST);
    else if (this.thing !== null && !this.sheet && !this.keyed) {
      this.leaving = true;
      this.timer = setTimeout(() => this.close(), LEAVE);
    }
  }

  down(event: PointerEvent): void {
    const thing = thingUnder(event);
    this.cancel();
    this.quiet = thing;
    if (event.pointerType !== 'touch' || thing === null) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.awaited = thing;
    this.timer = setTimeout(() => void this.explain(thing, { sheet: true }), PRESS);
  }

  move(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.over(event);
    else if (this.awaited !== null && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP) this.cancel();
  }

  /** The finger is lifted; true if it was held until something was explained. */
  up(event: PointerEvent): boolean {
    if (event.pointerType !== 'touch') return false;
    const held = this.sheet && this.thing !== null && this.awaited === null;
    this.cancel();
    return held;
  }

  /** Give up what was about to be explained. */
  cancel(): void {
    clearTimeout(this.timer);
    this.awaited = null;
    this.leaving = false;
  }

  async explain(thing: Element, how: { sheet?: boolean; keyed?: boolean } = {}): Promise<void> {
    this.cancel();
    const place = thing.getAttribute('data-explain') ?? '';
    try {
      const told = await this.ask(place);
      if (!thing.isConnected) return;
      this.sheet = how.sheet ?? false;
      this.keyed = how.keyed ?? false;
      this.told = told;
      this.thing = thing;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.close();
    }
  }

  private ask(place: string): Promise<Explanation> {
    const { table } = this;
    const log = table.past?.n ?? table.state?.log ?? 0;
    if (log !== this.log) this.known.clear();
    this.log = log;
    const key = `${settings.language} ${table.seat} ${place}`;
    let found = this.known.get(key);
    if (found === undefined) {
      found = table.explanation(place);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }

  close(): void {
    this.quiet = this.thing;
    this.cancel();
    const { thing, keyed } = this;
    this.thing = null;
    this.told = null;
    if (keyed && (thing instanceof HTMLElement || thing instanceof SVGElement)) thing.focus();
  }

  /** The next thing that can be seen, in the order of the page; spaces of a board are reached by its arrows. */
  next(by: number): Element | undefined {
    const things = [...document.querySelectorAll('[data-explain]:not([role="gridcell"])')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && (document.querySelector('dialog[open]')?.contains(one) ?? true);
    });
    const at = things.findIndex((one) => one === this.thing);
    return things[(at === -1 && by < 0 ? things.length - 1 : at + by + things.length) % things.length];
  }
}
