import sprite from 'sprite:tigris';
import type { GamePage } from '$ui/games/page';
import Board from './Board.svelte';
import { coach } from './coach';
import { selectionAt } from './selection.svelte';
import Consequence from './Consequence.svelte';
import Counts from './Counts.svelte';
import { course } from './course';
import Dialogue from './Dialogue.svelte';
import { flights, gains } from './flights';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import Medals from './Medals.svelte';
import { HEIGHT, medalGlyph, WIDTH } from './pieces';
import Players from './Players.svelte';
import { scoring } from './scoring';
import Tally from './Tally.svelte';
import { trace } from './trace';
import { act, action, event, explanation, groups, piece, places, question, reason, refusal, side, space } from './words';

const page: GamePage = {
  name: 'tigris',
  sprite,
  shape: { width: WIDTH + 0.92, height: HEIGHT + 0.92 },
  Board,
  Hand,
  Consequence,
  Players,
  Medals,
  Counts,
  Dialogue,
  Tally,
  question,
  action,
  groups,
  event,
  turnEnds: 'turn-ended',
  places,
  trace,
  refusal,
  explanation,
  reason,
  flights,
  gains,
  act,
  pickUp: (table, [first]) => selectionAt(table).pickUp(first),
  drop: (table) => selectionAt(table).clear(),
  chosen: (table) => selectionAt(table).write(),
  choose: (table, chosen) => selectionAt(table).restore(chosen),
  course,
  side,
  piece,
  space,
  coach,
  scoring,
  crest: (_table, seat) => medalGlyph(seat),
  guide: ['board', 'goal', 'leaders', 'tiles', 'conflict', 'turn'],
  lesson,
};

export default page;
