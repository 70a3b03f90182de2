/** What the server says and what it is asked, named as the page names it; `generated.ts` describes it. */

import type { components } from './generated';
import type { Fields } from './json';

export type { Facts, Fields, Json } from './json';

type Schemas = components['schemas'];

export type Me = Schemas['Account'];
export type HostInfo = Schemas['HostInfo'];
export type GameOption = Schemas['GameOption'];
export type GameInfo = Schemas['GameInfo'];
export type ActionTable = Schemas['ActionTable'];
export type Clock = TableInfo['clock'];
export type NewTable = Schemas['NewTable'];
export type NewSeat = NewTable['seats'][number];
export type SeatInfo = Schemas['SeatInfo'];
export type Stage = TableInfo['stage'];
export type TableLine = Schemas['TableLine'];
export type TableInfo = Schemas['TableInfo'];
export type GameEvent = Schemas['GameEvent'];
export type Entry = Schemas['Entry'];
export type Final = Schemas['Final'];
export type ClockState = State['clock'];
export type Undo = Schemas['Undo'];
export type TakeBack = Schemas['TakeBackAsked'];
export type May = Schemas['May'];
export type State = Schemas['State'];
export type Position = Schemas['Position'];
export type Refusal = Schemas['Refusal'];
export type Explanation = Schemas['Explanation'];
export type Hint = Schemas['Hint'];
export type Reason = Schemas['Reason'];
export type LessonLine = Schemas['LessonLine'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonStep = Schemas['LessonStep'];
export type LessonPosition = Schemas['LessonPosition'];
export type LessonSolution = Schemas['LessonSolution'];
export type LessonProgress = Schemas['LessonProgress'];
export type ChatLine = Schemas['ChatLine'];
export type ProblemBody = Schemas['ProblemBody'];
export type Waiting = Schemas['Waiting'];
/** What comes through the live connection of a table. */
export type TableNews =
  Schemas['Hello'] | Schemas['StateMessage'] | Schemas['TableMessage'] | Schemas['ChatMessage'] | Schemas['ProblemMessage'] | Schemas['Gone'];

/** One possible action with its words and fields. */
export interface Choice {
  action: number;
  words: string;
  fields: Fields;
}
export type TableAnalysis = Schemas['TableAnalysis'];
export type AnalysedPlayer = Schemas['AnalysedPlayer'];
export type AnalysisResult = Schemas['AnalysisResult'];
export type AnalysisWork = Schemas['AnalysisWork'];
export type AnalysedStep = Schemas['AnalysedStep'];
export type CandidateMove = Schemas['CandidateMove'];
export type Waterfall = Schemas['ShareWaterfall'];
export type Puzzles = Schemas['Puzzles'];
export type PuzzleLine = Schemas['PuzzleLine'];
export type PuzzleOfDay = Schemas['PuzzleOfDay'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type TriedPosition = Schemas['TriedPosition'];
export type Board = Schemas['Board'];
export type BoardPosition = Schemas['BoardPosition'];
export type BoardDump = Schemas['BoardDump'];
export type BoardPieces = Schemas['BoardPieces'];
export type BoardSpaces = Schemas['BoardSpaces'];
export type PieceHere = Schemas['PieceHere'];
export type LiveMove = Schemas['LiveMove'];
export type LiveSearch = Schemas['LiveSearch'];
export type StudyDraft = Schemas['StudyDraft'];
export type StudyLine = Schemas['StudyLine'];
export type StudyText = Schemas['StudyText'];
export type RecordInfo = Schemas['RecordInfo'];
export type RecordLine = Schemas['RecordLine'];
