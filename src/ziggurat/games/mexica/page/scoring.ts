/** Where the points of a scoring came from (MX-52 to MX-55), from the events of the log. */

import type { Scoring, ScoringStep } from '$ui/games/page';
import type { Entry, Facts, Json } from '$ui/lib/types';
import { say } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import type { Region } from './pieces';

const numbers = (value: Json | undefined): number[] => (Array.isArray(value) ? value.map(Number) : []);

export function scoring(table: Table, entry: Entry): Scoring | null {
  const ended = entry.events.find(({ kind }) => kind === 'period-ended');
  if (ended === undefined) return null;
  const regions = (table.view['regions'] ?? []) as unknown as Region[];
  const steps = entry.events.filter(({ kind }) => kind === 'region-scored').map(({ facts }) => regionStep(facts, regions));
  const palace = entry.events.filter(({ kind }) => kind === 'palace-scored').map(({ facts }) => facts);
  if (palace.length > 0) steps.push(palaceStep(palace, numbers(ended.facts['scores']).length));
  return { title: say(`mexica-tally-regions-${Number(ended.facts['period']) === 1 ? 1 : 2}`), rule: 'MX-53', steps };
}

/** A region: the levels of each seat, and what its rank gives. */
function regionStep(facts: Facts, regions: readonly Region[]): ScoringStep {
  const levels = numbers(facts['values']);
  const region = regions.find((one) => one.cells.includes(String(facts['cell'])));
  return {
    label: say('mexica-region', { size: Number(facts['size']) }),
    places: region?.cells ?? [String(facts['cell'])],
    counted: say('mexica-scoring-levels'),
    cells: numbers(facts['points']).map((points, seat) => ({ sum: levels[seat] ? String(levels[seat]) : '', points })),
  };
}

/** The palace: 5 points for every pilli there. */
function palaceStep(bonus: readonly Facts[], seats: number): ScoringStep {
  const points = (seat: number): number => Number(bonus.find((facts) => facts['seat'] === seat)?.['points'] ?? 0);
  return {
    label: say('mexica-scoring-palace'),
    places: [],
    cells: Array.from({ length: seats }, (_, seat) => ({ sum: '', points: points(seat) })),
  };
}
