/** Where the points of an Eclipse came from (TH-59), from the events of the log. */

import type { Scoring, ScoringStep } from '$ui/games/page';
import type { Entry, GameEvent } from '$ui/lib/types';
import { say } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';

const STEPS = ['avenue', 'leader', 'track', 'masks'] as const;
/** What is marked on the table for a step. */
const PLACES: Record<string, string[]> = { avenue: ['avenue'] };

export function scoring(table: Table, entry: Entry): Scoring | null {
  const from = entry.events.findIndex(({ kind }) => kind === 'eclipse');
  const eclipse = entry.events[from];
  if (eclipse === undefined) return null;
  const { number, avenue_value, step_value } = eclipse.facts;
  const factors: Record<string, number> = { avenue: Number(avenue_value), track: Number(step_value) };
  const seats = table.names.length;
  const events = entry.events.slice(from);
  return {
    title: say('teotihuacan-scoring-title', { number: Number(number) }),
    rule: 'TH-59',
    steps: STEPS.map((why) => stepOf(why, events, seats, factors[why])),
  };
}

/** One step: steps times their value where there is one, and the points of each seat. */
function stepOf(why: string, events: readonly GameEvent[], seats: number, factor: number | undefined): ScoringStep {
  const points = (seat: number): number =>
    events
      .filter(({ kind, facts }) => kind === 'points' && facts['why'] === why && facts['seat'] === seat)
      .reduce((sum, { facts }) => sum + Number(facts['points']), 0);
  return {
    label: say(`teotihuacan-tally-${why}`),
    places: PLACES[why] ?? [],
    cells: Array.from({ length: seats }, (_, seat) => {
      const won = points(seat);
      return { sum: factor === undefined || won === 0 ? '' : `${won / factor} × ${factor}`, points: won };
    }),
  };
}
