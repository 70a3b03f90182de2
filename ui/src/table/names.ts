/** What the seats of a table are called. */

import type { SeatInfo } from '../lib/types';
import { say } from '../lib/words.svelte';

/** People by their names, bots by their level; equal names are counted. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return counted(seats.map((seat) => (seat.kind === 'bot' && seat.bot !== null ? say('bot-level', { bot: seat.bot }) : (seat.name ?? ''))));
}

export function counted(plain: readonly string[]): string[] {
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return name !== '' && before > 0 ? `${name} ${before + 1}` : name;
  });
}
