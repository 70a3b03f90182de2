/** What a table is played by, in words: its options, its clock, and whether hints are allowed. */

import type { TableInfo } from '../lib/types';
import { knows, say } from '../lib/words.svelte';

export function agreedOn(info: TableInfo): string[] {
  const options = Object.entries(info.options).map(([name, value]) => {
    const id = `option-${info.game}-${name}`;
    return knows(id) ? `${say(id)}: ${say(`${id}-value`, { value: String(value) })}` : `${name}: ${value}`;
  });
  return [...options, ...clock(info), `${say('table-hints')}: ${say(info.hints === null ? 'switch-off' : 'switch-on')}`];
}

function clock({ clock: chosen }: TableInfo): string[] {
  if (chosen.kind === 'none') return [`${say('clock')}: ${say('clock-none')}`];
  const times =
    chosen.kind === 'live'
      ? [`${say('clock-minutes')}: ${chosen.minutes}`, `${say('clock-increment')}: ${chosen.increment}`]
      : [`${say('clock-days')}: ${chosen.days}`];
  return [`${say('clock')}: ${say(`clock-${chosen.kind}`)}`, ...times, `${say('clock-then')}: ${say(`clock-then-${chosen.then}`)}`];
}
