import sprite from 'sprite:mexica';
import type { GamePage } from '$ui/games/page';
import Board from './Board.svelte';
import { coach } from './coach';
import { selectionAt } from './selection.svelte';
import Consequence from './Consequence.svelte';
import Counts from './Counts.svelte';
import { course } from './course';
import { flights, gains } from './flights';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import Medals from './Medals.svelte';
import { HEIGHT, pilliGlyph, WIDTH } from './pieces';
import { scoring } from './scoring';
import Players from './Players.svelte';
import Tally from './Tally.svelte';
import { trace } from './trace';
import { act, action, event, explanation, groups, piece, places, question, reason, refusal, side } from './words';

const page: GamePage = {
  name: 'mexica',
  sprite,
  shape: { width: WIDTH - 0.08, height: HEIGHT - 0.08 },
  Board,
  Hand,
  Consequence,
  Players,
  Medals,
  Counts,
  Dialogue: null,
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
  coach,
  scoring,
  crest: (_table, seat) => pilliGlyph(seat),
  lesson,
  guide: ['board', 'goal', 'canals', 'found', 'temples', 'move', 'turn'],
};

export default page;
