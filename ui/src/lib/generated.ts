// Made by tools/types from the server's description; a test says when it is stale.
// description b529444570981dea76875311a844cae676bce0a80293b7b8925704287eb1c8a0
// types 97d2f27caf7c7933abb6f431f98c82d63faffee28750230fbc8cf2525db4ad22

import type { Facts, Fields } from './json';

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absent: {
            absent: number;
            log?: number | null;
            seat: number;
        };
        /** @description Who I am. */
        Account: {
            id: string;
            language: string;
            login: string | null;
            name: string;
            notices: components["schemas"]["NoticeSettings"];
            settings: Facts;
        };
        /** @description A decision, as a number of the action table or in words. */
        Act: {
            action?: number | null;
            log: number;
            seat: number;
            words?: string | null;
        };
        /** @description Every action of a game by its number: its words, and its fields for the page. */
        ActionTable: {
            edition: string;
            fields: Fields[];
            game: string;
            words: string[];
        };
        /** @description How the game went for one seat. */
        AnalysedPlayer: {
            accuracy: components["schemas"]["PlayerAccuracy"];
            headline: string;
            marks: {
                [key: string]: number;
            };
            moments: components["schemas"]["KeyMoment"][];
            name: string;
            place: number;
            points: {
                [key: string]: number;
            };
            score: number;
            seat: number;
            waterfall: components["schemas"]["ShareWaterfall"];
        };
        /** @description One action, and the shares after it for an observer who sees all hands and no future draw. */
        AnalysedStep: {
            action: number;
            luck: number[] | null;
            number: number;
            seat: number;
            shares: number[];
            verdict: components["schemas"]["MoveVerdict"] | null;
            words: string;
        };
        /** @description Why a game was won or lost. */
        AnalysisResult: {
            deep: boolean;
            digest: string;
            engine: string;
            finished: boolean;
            /** @constant */
            format: 1;
            game: string;
            hands: boolean;
            moments: components["schemas"]["KeyMoment"][];
            names: string[];
            players: components["schemas"]["AnalysedPlayer"][];
            rough: boolean;
            seats: number;
            seed: number;
            start: number[];
            steps: components["schemas"]["AnalysedStep"][];
        };
        /** @description How far an analysis is; `outdated` where another engine made it than this server has. */
        AnalysisWork: {
            asked: number;
            deep: boolean;
            done: number;
            engine: string;
            outdated: boolean;
            /** @enum {string} */
            state: "open" | "done" | "failed";
            total: number;
        };
        Answer: {
            agree: boolean;
            log: number;
            seat: number;
        };
        /** @description How thorough an analysis should be. */
        AskAnalysis: {
            /** @default false */
            deep?: boolean;
        };
        AskHints: {
            /** @default 3 */
            count?: number;
            log: number;
            seat: number;
        };
        AtLog: {
            log: number;
            seat: number;
        };
        /** @description A study on a board. Position 0 is the start, which is not among the nodes. */
        Board: {
            at: number;
            edition: string;
            game: string;
            id: string | null;
            mine: boolean;
            names: string[];
            nodes: components["schemas"]["BoardNode"][];
            note: string;
            options: {
                [key: string]: string | number;
            };
            seats: number;
            start: string;
            title: string;
            version: number;
        };
        /** @description The whole position as somebody changed it; `dump` takes the place of what it was. */
        BoardChange: {
            /** @default [] */
            actions?: number[];
            dump: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @default [] */
            effects?: number[];
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            seat?: number | null;
            start: string;
        };
        /** @description A position as a dump. */
        BoardDump: {
            position: Facts;
        };
        /** @description `known`: everything is as it is; otherwise all that `seat` cannot know is drawn anew. */
        BoardJudgement: {
            /** @default [] */
            actions?: number[];
            /** @default [] */
            effects?: number[];
            /** @default false */
            known?: boolean;
            /** @default 0 */
            number?: number;
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            seat?: number | null;
            start: string;
        };
        /** @description A piece to lay there; null takes away what lies there. */
        BoardLaying: {
            /** @default [] */
            actions?: number[];
            /** @default [] */
            effects?: number[];
            piece?: components["schemas"]["LaidPiece"] | null;
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            seat?: number | null;
            space: string;
            start: string;
        };
        /** @description A position of a study, after that of `parent`: by an action, or drawn anew. */
        BoardNode: {
            action: number | null;
            note: string;
            parent: number;
            position: Facts | null;
            seat: number | null;
        };
        BoardPieces: {
            pieces: components["schemas"]["PieceHere"][];
            space: string;
        };
        /** @description A position on a board, through somebody's eyes, and what led to it. */
        BoardPosition: {
            actions: number[];
            aids: Facts;
            deciding: number;
            effects: {
                [key: string]: Facts;
            };
            entry: components["schemas"]["Entry"] | null;
            final: components["schemas"]["Final"] | null;
            question: Facts | null;
            refusal: components["schemas"]["Refusal"] | null;
            reveals: boolean;
            seat: number | null;
            view: Facts;
        };
        /** @description A space of the board on which pieces are laid by hand. */
        BoardSpace: {
            /** @default [] */
            actions?: number[];
            /** @default [] */
            effects?: number[];
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            seat?: number | null;
            space: string;
            start: string;
        };
        /** @description The spaces that pieces can be laid onto by hand. */
        BoardSpaces: {
            spaces: string[];
        };
        /**
         * @description A way to a position on an analysis board: its beginning, and the actions since.
         *
         *     `start` is what `POST /api/board` gave; a `position` that was drawn anew is begun with instead.
         */
        BoardWay: {
            /** @default [] */
            actions?: number[];
            /** @default [] */
            effects?: number[];
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            seat?: number | null;
            start: string;
        };
        /** @description A move and what it is worth by what its seat knew. */
        CandidateMove: {
            action: number;
            line: number[];
            reasons: components["schemas"]["Reason"][];
            shares: number[];
            words: string;
        };
        ChangedPerson: {
            language?: ("" | "en" | "cs" | "pl" | "hu") | null;
            name?: string | null;
            settings?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
        };
        ChangedStudy: {
            /** @default [] */
            nodes?: components["schemas"]["DraftNode"][];
            /** @default  */
            note?: string;
            start: string;
            /** @default  */
            title?: string;
            version: number;
        };
        ChangedTable: {
            clock?: (components["schemas"]["ClockNone"] | components["schemas"]["ClockRelaxed"] | components["schemas"]["ClockLive"]) | null;
            hints?: string | null;
            name?: string | null;
            options?: {
                [key: string]: string | number | boolean;
            } | null;
            order?: ("given" | "random") | null;
            public?: boolean | null;
            spectators?: boolean | null;
        };
        Chat: {
            lines: components["schemas"]["ChatLine"][];
        };
        ChatLine: {
            at: number;
            id: number;
            name: string;
            person: string | null;
            seat: number;
            text: string;
        };
        ChatMessage: {
            line: components["schemas"]["ChatLine"];
            /**
             * @default chat
             * @constant
             */
            type?: "chat";
        };
        /** @description Minutes for each person, and seconds more for each decision. */
        ClockLive: {
            /** @default 0 */
            increment?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            minutes: number;
            /**
             * @default bot
             * @enum {string}
             */
            then?: "bot" | "end";
        };
        ClockNone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description A number of days for each decision. */
        ClockRelaxed: {
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "relaxed";
            /**
             * @default bot
             * @enum {string}
             */
            then?: "bot" | "end";
        };
        Code: {
            code: string;
        };
        /** @description A position of a study: after an action, or drawn anew as a seat knew it. */
        DraftNode: {
            action?: number | null;
            /** @default  */
            note?: string;
            parent: number;
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            seat?: number | null;
        };
        /** @description What possible actions would do, by their numbers. */
        Effects: {
            effects: {
                [key: string]: Facts;
            };
            log: number;
        };
        /** @description An entry of a table's log, as its viewer may know it. */
        Entry: {
            action: number | null;
            at: number;
            /** @enum {string} */
            by: "person" | "bot";
            events: components["schemas"]["GameEvent"][];
            facts: Facts;
            kind: string;
            n: number;
            seat: number;
            undone: boolean;
            words: string | null;
        };
        /** @description What a piece or a place is called and means in a language, and what it does now. */
        Explanation: {
            means: string;
            place: string;
            sentences: components["schemas"]["Sentence"][];
            word: string;
        };
        Final: {
            outcome: string;
            peeked: number[];
            places: number[];
            resigned: number[];
            scores: number[];
            tally: Facts[];
        };
        ForSeat: {
            log?: number | null;
            seat: number;
        };
        /** @description The last good position of a log that no longer replays, and why. */
        Frozen: {
            at: number;
            reason: string;
        };
        FurtherBack: {
            seat: number;
            to: number;
        };
        GameEvent: {
            facts: Facts;
            kind: string;
            reveal: boolean;
        };
        GameInfo: {
            actions: number;
            edition: string;
            first: {
                [key: string]: string | number;
            };
            name: string;
            options: components["schemas"]["GameOption"][];
            quick: {
                [key: string]: string | number;
            };
            rough: number[];
            rules: string;
            scene: string | null;
            seats: number[];
            table: string;
            title: string;
        };
        GameOption: {
            default: string | number;
            name: string;
            seats: number[] | null;
            values: (string | number)[];
        };
        Games: {
            games: components["schemas"]["GameInfo"][];
        };
        Gone: {
            /**
             * @default gone
             * @constant
             */
            type?: "gone";
        };
        HTTPValidationError: {
            detail?: components["schemas"]["ValidationError"][];
        };
        HandOver: {
            seat: number;
        };
        Health: {
            release: string;
            rules: components["schemas"]["HealthRules"];
            status: string;
        };
        /** @description How the rules run: `compiled` or `interpreted`. */
        HealthRules: {
            bots: string;
            server: string;
        };
        /** @description The first message of a live connection: which server, and which build of the page it has. */
        Hello: {
            build: string | null;
            release: string;
            /**
             * @default hello
             * @constant
             */
            type?: "hello";
        };
        Hint: {
            action: number;
            line: number[];
            reasons: components["schemas"]["Reason"][];
            value: number;
            visits: number;
            words: string;
        };
        Hints: {
            hints: components["schemas"]["Hint"][];
            log: number;
        };
        Hit: {
            address: string;
            sentence: Facts[];
            title: Facts[];
        };
        Hits: {
            hits: components["schemas"]["Hit"][];
        };
        /** @description What this host offers. */
        HostInfo: {
            bots: string[];
            games: string[];
            hints: string[];
            levels: string[];
            limits: {
                [key: string]: number | number[];
            };
            ratings: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            release: string;
            thinks: {
                [key: string]: number;
            };
        };
        Invitation: {
            token: string;
            url: string;
        };
        Invited: {
            seat: number;
            table: components["schemas"]["TableInfo"];
        };
        /** @description A new token; its secret is shown this one time. */
        IssuedToken: {
            id: string;
            label: string;
            token: string;
        };
        JsonValue: unknown;
        /** @description Where much changed; `kind` is a mark or `draw`. */
        KeyMoment: {
            change: number;
            kind: string;
            number: number;
            seat: number;
        };
        LaidPiece: {
            at: string;
            seat?: number | null;
            word: string;
        };
        /** @description A lesson without its positions. */
        LessonInfo: {
            edition: string;
            game: string;
            key: string;
            minutes: number;
            options: {
                [key: string]: string | number;
            };
            seat: number;
            seats: number;
            steps: components["schemas"]["LessonStep"][];
        };
        /** @description A lesson in a list. */
        LessonLine: {
            game: string;
            key: string;
            minutes: number;
            steps: number;
        };
        /** @description What is asked about after that, and in which language. */
        LessonPlace: {
            /** @default [] */
            actions?: number[];
            before?: number[] | null;
            /** @default en */
            language?: string;
            place: string;
        };
        /** @description Where a try at a step has led, and what the rules say of it. */
        LessonPosition: {
            actions: number[] | null;
            aids: Facts | null;
            before: number[];
            deciding: number;
            effects: {
                [key: string]: Facts;
            };
            entries: components["schemas"]["Entry"][];
            final: components["schemas"]["Final"] | null;
            missed: string[];
            question: Facts | null;
            refusal: components["schemas"]["Refusal"] | null;
            step: number;
            trail: number[];
            /** @enum {string} */
            verdict: "read" | "right" | "going" | "refused" | "missed";
            view: Facts;
        };
        /** @description How far somebody is in a lesson; once done it stays done. */
        LessonProgress: {
            at: number;
            done: boolean;
            game: string;
            lesson: string;
            step: number;
        };
        /** @description How a step is done. */
        LessonSolution: {
            actions: number[];
            before: number[];
        };
        /** @description A step of a lesson: whether there is something to do, and what is pointed at. */
        LessonStep: {
            arrow: string[];
            continues: boolean;
            drawing: string[];
            key: string;
            light: string[];
            rules: string[];
            seals: string[];
            tags: {
                [key: string]: string;
            };
            task: boolean;
        };
        LessonTry: {
            /** @default [] */
            actions?: number[];
            before?: number[] | null;
            /** @default [] */
            effects?: number[];
        };
        Lessons: {
            lessons: components["schemas"]["LessonLine"][];
        };
        LiveClock: {
            increment: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            left: number[];
            running: number;
            /** @enum {string} */
            then: "bot" | "end";
        };
        /** @description A move that was searched: the share of whoever decides, and what follows it. */
        LiveMove: {
            action: number;
            line: number[];
            share: number;
            visits: number;
        };
        /** @description What one search of a position says; searches of the same position add up. */
        LiveSearch: {
            last: boolean;
            lines: components["schemas"]["LiveMove"][];
            shares: number[];
            visits: number;
        };
        Log: {
            entries: components["schemas"]["Entry"][];
            log: number;
        };
        /** @description What I may do at the table beside deciding, and for which of my seats. */
        May: {
            answer: number[];
            resign: number[];
            return: number[];
            take_back: components["schemas"]["FurtherBack"] | null;
            take_over: components["schemas"]["TakeOverVote"][];
        };
        /** @description A decision judged by what its seat knew then. */
        MoveVerdict: {
            best: components["schemas"]["CandidateMove"];
            error: number;
            looks: number;
            loss: number;
            /** @enum {string} */
            mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
            /** @enum {string} */
            phase: "beginning" | "middle" | "end";
            played: components["schemas"]["CandidateMove"];
        };
        /** @description The start of a game. */
        NewGameBoard: {
            game: string;
            /** @constant */
            kind: "game";
            /** @default {} */
            options?: {
                [key: string]: string | number | boolean;
            };
            seats: number;
            seed?: string | null;
        };
        NewPassword: {
            login: string;
            old?: string | null;
            password: string;
        };
        NewPerson: {
            /**
             * @default
             * @enum {string}
             */
            language?: "" | "en" | "cs" | "pl" | "hu";
            name: string;
        };
        NewTable: {
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["ClockNone"] | components["schemas"]["ClockRelaxed"] | components["schemas"]["ClockLive"];
            from?: components["schemas"]["Origin"] | null;
            game?: string | null;
            hints?: string | null;
            name?: string | null;
            options?: {
                [key: string]: string | number | boolean;
            } | null;
            /**
             * @default given
             * @enum {string}
             */
            order?: "given" | "random";
            /** @default false */
            public?: boolean;
            salt?: string | null;
            seats: (components["schemas"]["SeatMe"] | components["schemas"]["SeatOpen"] | components["schemas"]["SeatInvited"] | components["schemas"]["SeatBot"] | components["schemas"]["SeatHere"])[];
            /** @default true */
            spectators?: boolean;
            /** @default false */
            start?: boolean;
        };
        NewToken: {
            label: string;
        };
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        NoticeSettings: {
            confirmed: boolean;
            email: string | null;
            possible: ("email" | "webhook" | "push")[];
            quiet: components["schemas"]["QuietHours"] | null;
            webhook: string | null;
        };
        Notices: {
            email: string | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            webhook: string | null;
        };
        /** @description Where to go on from: after action `at` of a record, or at log number `at` of a table. */
        Origin: {
            at: number;
            record?: string | null;
            table?: string | null;
        };
        /** @description What can lie on a space, in the words of a dump, and whether it does. */
        PieceHere: {
            at: string;
            seat: number | null;
            there: boolean;
            word: string;
        };
        /** @description How near to the best a player chose, of 100. */
        PlayerAccuracy: {
            all: number | null;
            beginning: number | null;
            decisions: number;
            end: number | null;
            middle: number | null;
        };
        /** @description A position of the past, as that seat might have known it then. */
        Position: {
            deciding: number;
            entry: components["schemas"]["Entry"];
            final: components["schemas"]["Final"] | null;
            log: number;
            n: number;
            over: boolean;
            question: Facts | null;
            seat: number | null;
            table: string;
            view: Facts;
        };
        /** @description What an action would do, up to the first thing that it would reveal. */
        Preview: {
            action: number;
            events: components["schemas"]["GameEvent"][];
            log: number;
            stops: boolean;
            view: Facts | null;
        };
        /** @description What went wrong; the catalogues translate its key. */
        ProblemBody: {
            facts: Facts;
            key: string;
            refusal?: components["schemas"]["Refusal"] | null;
            state?: components["schemas"]["State"] | null;
            status: number;
            title: string;
            type: string;
            words?: string | null;
        };
        ProblemMessage: {
            problem: components["schemas"]["ProblemBody"];
            /**
             * @default problem
             * @constant
             */
            type?: "problem";
        };
        Progress: {
            lessons: components["schemas"]["LessonProgress"][];
        };
        PushEnd: {
            endpoint: string;
        };
        /** @description With which key a browser registers for web push. */
        PushInfo: {
            key: string;
        };
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** @description What a browser says when it registers for web push. */
        PushSubscription: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /** @description The position of a puzzle. */
        PuzzleBoard: {
            game: string;
            /** @constant */
            kind: "puzzle";
            puzzle: string;
        };
        /** @description A puzzle without its position, which a try without actions shows. */
        PuzzleInfo: {
            /** @enum {string} */
            difficulty: "easy" | "medium" | "hard";
            edition: string;
            game: string;
            id: string;
            options: {
                [key: string]: string | number;
            };
            seat: number;
            seats: number;
            theme: string;
        };
        /** @description A puzzle in the list. */
        PuzzleLine: {
            /** @enum {string} */
            difficulty: "easy" | "medium" | "hard";
            game: string;
            id: string;
            seats: number;
            theme: string;
        };
        /** @description The puzzle that everybody has on that day, by universal time. */
        PuzzleOfDay: {
            day: string;
            game: string;
            id: string;
        };
        /** @description The best move, and what other ways to play would bring. */
        PuzzleSolution: {
            others: components["schemas"]["CandidateMove"][];
            solution: components["schemas"]["CandidateMove"];
        };
        Puzzles: {
            puzzles: components["schemas"]["PuzzleLine"][];
            today: components["schemas"]["PuzzleOfDay"] | null;
        };
        /** @description From the beginning of one hour to the beginning of another, every day. */
        QuietHours: {
            end: number;
            start: number;
            zone: string;
        };
        Reached: {
            /** @default false */
            done?: boolean;
            step: number;
        };
        Reason: {
            at_once: boolean;
            facts: Facts;
            kind: string;
            weight: number;
        };
        /** @description A record that somebody uploaded, after some actions. */
        RecordBoard: {
            /** @default 0 */
            at?: number;
            /** @constant */
            kind: "record";
            record: string;
        };
        RecordInfo: {
            created: number;
            game: string;
            id: string;
            log: components["schemas"]["RecordMove"][];
            moves: number;
            names: string[];
            options: {
                [key: string]: string | number;
            };
            release: string;
            result: string;
            seats: number;
        };
        RecordLine: {
            created: number;
            game: string;
            id: string;
            moves: number;
            names: string[];
            options: {
                [key: string]: string | number;
            };
            release: string;
            result: string;
            seats: number;
        };
        RecordMove: {
            action: number;
            seat: number;
            words: string;
        };
        RecordPosition: {
            deciding: number;
            events: components["schemas"]["GameEvent"][];
            final: components["schemas"]["Final"] | null;
            moves: number;
            n: number;
            over: boolean;
            question: Facts | null;
            record: string;
            seat: number | null;
            view: Facts;
        };
        Records: {
            records: components["schemas"]["RecordLine"][];
        };
        /** @description The rule that forbids an action, and the facts to say so. */
        Refusal: {
            facts: Facts;
            reason: string;
            rule: string;
        };
        Refusals: {
            log: number;
            refusals: {
                [key: string]: components["schemas"]["Refusal"];
            };
        };
        RelaxedClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "relaxed";
            left: (number | null)[];
            running: number;
            /** @enum {string} */
            then: "bot" | "end";
        };
        /** @description Who came where, and with how much, by seats. */
        Result: {
            places: number[];
            resigned: number[];
            scores: number[];
        };
        Rulebook: {
            chapters: Facts[];
            drawings: {
                [key: string]: string[];
            };
            game: string;
            language: string;
            preface: Facts[];
            terms: Facts;
            title: string;
        };
        Salted: {
            salt?: string | null;
        };
        Say: {
            text: string;
        };
        SeatBot: {
            bot: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
        };
        /** @description One more person at my own screen. */
        SeatHere: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "here";
            name: string;
        };
        /** @description Who sits on a seat, whether they are there, and who plays it. */
        SeatInfo: {
            absent: boolean;
            bot: string | null;
            here: boolean;
            invitation: boolean;
            /** @enum {string} */
            kind: "open" | "invited" | "person" | "bot";
            name: string;
            person: string | null;
            /** @enum {string} */
            played_by: "person" | "bot" | "nobody";
            resigned: boolean;
            seat: number;
            votes: number[];
        };
        SeatInvited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "invited";
        };
        SeatMe: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
        };
        SeatOpen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /** @description A sentence about a piece or a place: its rule, its key in the game's words, its facts. */
        Sentence: {
            facts: Facts;
            key: string;
            rule: string;
        };
        /** @description From a player's first share to the last. */
        ShareWaterfall: {
            draws: number;
            end: number;
            others: number;
            own: number;
            shown: number;
            start: number;
        };
        SignIn: {
            login: string;
            password: string;
        };
        SitDown: {
            salt?: string | null;
            seat?: number | null;
        };
        /** @description The position after the last entry, as one viewer may know it, and the entries since. */
        State: {
            actions: number[] | null;
            aids: Facts | null;
            bot_wait: number | null;
            chat: number;
            clock: components["schemas"]["NoClock"] | components["schemas"]["RelaxedClock"] | components["schemas"]["LiveClock"];
            deciding: number;
            entries: components["schemas"]["Entry"][];
            final: components["schemas"]["Final"] | null;
            frozen: components["schemas"]["Frozen"] | null;
            hand_over: components["schemas"]["HandOver"] | null;
            log: number;
            may: components["schemas"]["May"];
            mine: number[];
            peeked: number[];
            question: Facts | null;
            seat: number | null;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {string} */
            stage: "gathering" | "playing" | "over";
            table: string;
            take_back: components["schemas"]["TakeBackAsked"] | null;
            undo: components["schemas"]["Undo"] | null;
            undone: number[];
            view: Facts;
        };
        StateMessage: {
            state: components["schemas"]["State"];
            /**
             * @default state
             * @constant
             */
            type?: "state";
        };
        Studies: {
            studies: components["schemas"]["StudyLine"][];
        };
        /** @description A study as a board has it; position 0 is the start, which is not among the nodes. */
        StudyDraft: {
            /** @default [] */
            nodes?: components["schemas"]["DraftNode"][];
            /** @default  */
            note?: string;
            start: string;
            /** @default  */
            title?: string;
        };
        StudyLine: {
            changed: number;
            created: number;
            game: string;
            id: string;
            title: string;
        };
        /** @description A study as a file. */
        StudyText: {
            name: string;
            text: string;
        };
        /**
         * @description The analyses of a table, the deep one first, and what the deepest that is done says.
         *
         *     `entries` are log numbers: that of the start, and that of each action in turn.
         */
        TableAnalysis: {
            entries: number[];
            result: components["schemas"]["AnalysisResult"] | null;
            table: string;
            works: components["schemas"]["AnalysisWork"][];
        };
        /** @description A table whose game is over, at a log number. */
        TableBoard: {
            at?: number | null;
            /** @constant */
            kind: "table";
            table: string;
        };
        /** @description A table itself, which whoever knows its id may see. */
        TableInfo: {
            clock: components["schemas"]["ClockNone"] | components["schemas"]["ClockRelaxed"] | components["schemas"]["ClockLive"];
            commitment: string;
            created: number;
            deciding: number;
            edition: string;
            ended: number | null;
            from: Facts | null;
            frozen: components["schemas"]["Frozen"] | null;
            game: string;
            hints: string | null;
            id: string;
            log: number;
            mine: number[];
            name: string | null;
            options: {
                [key: string]: string | number;
            };
            /** @enum {string} */
            order: "given" | "random";
            owner: string | null;
            public: boolean;
            rematch: string | null;
            rematch_of: string | null;
            salts: string[] | null;
            seats: components["schemas"]["SeatInfo"][];
            secret: string | null;
            seed: string | null;
            spectators: boolean;
            /** @enum {string} */
            stage: "gathering" | "playing" | "over";
            started: number | null;
        };
        /** @description A table in a list. */
        TableLine: {
            clock: components["schemas"]["ClockNone"] | components["schemas"]["ClockRelaxed"] | components["schemas"]["ClockLive"];
            created: number;
            deciding: number;
            ended: number | null;
            game: string;
            id: string;
            log: number;
            mine: number[];
            name: string | null;
            options: {
                [key: string]: string | number;
            };
            owner: string | null;
            public: boolean;
            result: components["schemas"]["Result"] | null;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {string} */
            stage: "gathering" | "playing" | "over";
            started: number | null;
            waiting: boolean;
        };
        TableMessage: {
            table: components["schemas"]["TableInfo"];
            /**
             * @default table
             * @constant
             */
            type?: "table";
        };
        Tables: {
            tables: components["schemas"]["TableLine"][];
        };
        TakeBack: {
            log: number;
            seat: number;
            to: number;
        };
        /** @description Somebody asks to go back; whose agreement is there and whose is missing. */
        TakeBackAsked: {
            agreed: number[];
            seat: number;
            to: number;
            waiting: number[];
        };
        TakeOverVote: {
            absent: number;
            seat: number;
        };
        /** @description The text of a study, of a record, or of a position as JSON with its `game`. */
        TextBoard: {
            /** @constant */
            kind: "text";
            text: string;
        };
        TokenLine: {
            created: number;
            id: string;
            label: string;
            seen: number;
        };
        /** @description My tokens, without their secrets. */
        Tokens: components["schemas"]["TokenLine"][];
        /** @description Decisions of the seat that is to move, the first one judged. */
        Tried: {
            /** @default [] */
            actions?: number[];
            /** @default [] */
            effects?: number[];
        };
        /** @description Where a try has led. One that is wrong leaves the position as it was. */
        TriedPosition: {
            actions: number[] | null;
            aids: Facts | null;
            deciding: number;
            effects: {
                [key: string]: Facts;
            };
            entries: components["schemas"]["Entry"][];
            final: components["schemas"]["Final"] | null;
            loss: number | null;
            question: Facts | null;
            refusal: components["schemas"]["Refusal"] | null;
            tried: components["schemas"]["CandidateMove"] | null;
            /** @enum {string} */
            verdict: "open" | "right" | "wrong" | "refused";
            view: Facts;
        };
        TriedStep: {
            /** @default [] */
            actions?: number[];
            /** @default [] */
            effects?: number[];
            number: number;
        };
        /** @description Whether I can undo: the seat of mine that decided last, where it goes back to, why not. */
        Undo: {
            possible: boolean;
            reason: string | null;
            seat: number;
            to: number;
        };
        ValidationError: {
            ctx?: Record<string, never>;
            input?: unknown;
            loc: (string | number)[];
            msg: string;
            type: string;
        };
        /** @description The tables that wait for me. */
        Waiting: {
            tables: string[];
            /**
             * @default waiting
             * @constant
             */
            type?: "waiting";
        };
        Why: {
            action: number;
            log: number;
            refusal: components["schemas"]["Refusal"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
