/** What monuments gave at the end of a turn (TE-35), and who took treasures (TE-36), from the events of the log. */

import type { Scoring, ScoringStep } from '$ui/games/page';
import type { Entry, GameEvent } from '$ui/lib/types';
import { say } from '$ui/lib/words.svelte';
import type { Table } from '$ui/table/table.svelte';
import { COLOURS, square, type TigrisView } from './pieces';

export function scoring(table: Table, entry: Entry): Scoring | null {
  const awards = entry.events.filter(({ kind, facts }) => kind === 'points' && facts['why'] === 'monument');
  const treasures = entry.events.filter(({ kind }) => kind === 'treasure-taken');
  if (awards.length + treasures.length === 0) return null;
  const seats = table.names.length;
  const steps = COLOURS.flatMap((colour) => {
    const own = awards.filter(({ facts }) => facts['colour'] === colour);
    return own.length === 0 ? [] : [stepOf(say('tigris-scoring-monuments', { colour }), own, seats, monuments(table, colour))];
  });
  if (treasures.length > 0)
    steps.push(
      stepOf(
        say('tigris-tally-treasures'),
        treasures,
        seats,
        treasures.map(({ facts }) => String(facts['cell'])),
      ),
    );
  return {
    title: say(treasures.length === 0 ? 'tigris-tally-earned-monument' : 'tigris-scoring-title'),
    rule: awards.length > 0 ? 'TE-35' : 'TE-36',
    steps,
    minor: true,
  };
}

/** Points of each seat; a treasure is one of a colour chosen at the end. */
function stepOf(label: string, events: readonly GameEvent[], seats: number, places: readonly string[]): ScoringStep {
  const points = (seat: number): number =>
    events.filter(({ facts }) => facts['seat'] === seat).reduce((sum, { facts }) => sum + Number(facts['amount'] ?? 1), 0);
  return { label, places, cells: Array.from({ length: seats }, (_, seat) => ({ sum: '', points: points(seat) })) };
}

/** The four spaces of each monument that shows a colour. */
function monuments(table: Table, colour: string): string[] {
  const built = (table.view as unknown as TigrisView).monuments ?? {};
  return Object.entries(built).flatMap(([pair, cell]) => (cell !== null && pair.includes(colour) ? square(cell) : []));
}
