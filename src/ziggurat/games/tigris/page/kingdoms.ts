/** Kingdoms keep their numeral and tint while they grow, join and fall apart. */

import type { Kingdom } from './pieces';

export interface NamedKingdom extends Kingdom {
  /** Counted from 0; the numeral is one more. */
  number: number;
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'];
export const TINTS = 6;

export function numeral(number: number): string {
  return NUMERALS[number] ?? String(number + 1);
}

export function tint(number: number): string {
  return `var(--k${(number % TINTS) + 1})`;
}

/** The kingdoms that fight, named as before a tile joined them; without a memory the larger has the number of both. */
export function nameSides(before: readonly NamedKingdom[], sides: readonly Kingdom[]): NamedKingdom[] {
  const fighting = new Set(sides.flatMap((side) => side.cells));
  const others = before.filter((kingdom) => !kingdom.cells.some((cell) => fighting.has(cell)));
  return nameKingdoms(before, [...sides, ...others]).slice(0, sides.length);
}

/** The kingdoms with their numbers: who shares most spaces with a known one keeps its number. */
export function nameKingdoms(before: readonly NamedKingdom[], now: readonly Kingdom[]): NamedKingdom[] {
  const pairs: { shared: number; number: number; index: number }[] = [];
  for (const old of before) {
    const cells = new Set(old.cells);
    now.forEach((kingdom, index) => {
      const shared = kingdom.cells.filter((cell) => cells.has(cell)).length;
      if (shared > 0) pairs.push({ shared, number: old.number, index });
    });
  }
  pairs.sort((a, b) => b.shared - a.shared || a.number - b.number);
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  for (const pair of pairs)
    if (!numbers.has(pair.index) && !taken.has(pair.number)) {
      numbers.set(pair.index, pair.number);
      taken.add(pair.number);
    }
  let next = 0;
  return now.map((kingdom, index) => {
    let number = numbers.get(index);
    if (number === undefined) {
      while (taken.has(next)) next++;
      number = next;
      taken.add(number);
    }
    return { ...kingdom, number };
  });
}
