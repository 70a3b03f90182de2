import sprite from 'sprite:teotihuacan';
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
import Laying from './Laying.svelte';
import { lesson } from './lesson';
import Medals from './Medals.svelte';
import { scoring } from './scoring';
import Players from './Players.svelte';
import Tally from './Tally.svelte';
import { trace } from './trace';
import { act, action, actor, event, explanation, groups, piece, places, question, reason, refusal, side, space } from './words';

const page: GamePage = {
  name: 'teotihuacan',
  sprite,
  shape: { width: 1044, height: 708 },
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
  turnEnds: 'done',
  places,
  trace,
  refusal,
  explanation,
  reason,
  flights,
  gains,
  act,
  pickUp: (table, line) => selectionAt(table).pickUp(line),
  drop: (table) => selectionAt(table).clear(),
  chosen: (table) => selectionAt(table).write(),
  choose: (table, chosen) => selectionAt(table).restore(chosen),
  course,
  side,
  Laying,
  piece,
  space,
  coach,
  scoring,
  crest: (table, seat) => selectionAt(table).crest(seat),
  actor,
  lesson,
  guide: ['city', 'goal', 'worker', 'acts', 'cocoa', 'pyramid', 'eclipse'],
};

export default page;
