/** The shapes of the server's API; written by scripts/types.mjs. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Accepted
         * @description The number of the event.
         */
        Accepted: {
            /** Number */
            number: number;
        };
        /**
         * ActAsked
         * @description An action, and the number of the event it answers (`answers` of the view).
         */
        ActAsked: {
            /** Answers */
            answers: number;
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"];
        };
        /**
         * AdvisedJson
         * @description A play: what it gives, and how good it is if somebody could tell.
         */
        AdvisedJson: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
            preview: components["schemas"]["Preview"];
            /** Points */
            points: number;
            /** Chance */
            chance: number | null;
            parts: components["schemas"]["PartsJson"] | null;
            /** Expected */
            expected: number | null;
        };
        /**
         * AnalyseAsked
         * @description A position to be judged; with an action, that one against the best.
         */
        AnalyseAsked: {
            position: components["schemas"]["PositionAsked"];
            /** Action */
            action?: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"] | null;
        };
        /**
         * AnalysedJson
         * @description The best plays of a position, best first. `decisions` compare what was asked about, or what one sees at first
         *     glance, with the best; cubes that may still be rolled come before what to lay of them.
         */
        AnalysedJson: {
            /** Problems */
            problems: components["schemas"]["Problem"][];
            refusal: components["schemas"]["Problem"] | null;
            /** By */
            by: string;
            /** Decisions */
            decisions: components["schemas"]["DecisionJson"][];
            /** Hints */
            hints: components["schemas"]["AdvisedJson"][];
        };
        /**
         * Arranging
         * @description Cards: play cards so that the table becomes this one, Qwirkles still on it.
         */
        Arranging: {
            /**
             * Play
             * @example [
             *       "Rx"
             *     ]
             */
            play: string[];
            /**
             * Table
             * @example [
             *       [
             *         "Ro",
             *         "Rd",
             *         "Rx"
             *       ]
             *     ]
             */
            table: string[][];
        };
        /**
         * CardsMay
         * @description What the seat on turn may do.
         */
        CardsMay: {
            /** Pass */
            pass: boolean;
            /** Play */
            play: boolean;
        };
        /**
         * CardsNow
         * @description What a turn may change, but for the list of turns.
         */
        CardsNow: {
            /** First */
            first: number;
            /** Hand */
            hand: string[] | null;
            /** Hand Sizes */
            hand_sizes: number[];
            /** Stack Size */
            stack_size: number;
            /** Table */
            table: string[][];
            /** Qwirkles */
            qwirkles: string[][][];
            /** Scores */
            scores: number[];
            /** Turns Left */
            turns_left: number | null;
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            may: components["schemas"]["CardsMay"] | null;
        };
        /**
         * CardsPlay
         * @description The whole play.
         */
        CardsPlay: {
            /** First */
            first: number;
            /** Hand */
            hand: string[] | null;
            /** Hand Sizes */
            hand_sizes: number[];
            /** Stack Size */
            stack_size: number;
            /** Table */
            table: string[][];
            /** Qwirkles */
            qwirkles: string[][][];
            /** Scores */
            scores: number[];
            /** Turns Left */
            turns_left: number | null;
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            may: components["schemas"]["CardsMay"] | null;
            /** Turns */
            turns: components["schemas"]["Turn"][];
        };
        /**
         * Checked
         * @description Whether a record is right.
         */
        Checked: {
            /** Good */
            good: boolean;
            fault: components["schemas"]["Fault"] | null;
        };
        /**
         * Choices
         * @description What a new game may be made of.
         */
        Choices: {
            /** Editions */
            editions: components["schemas"]["EditionView"][];
            /** Bots */
            bots: string[];
            /** Levels */
            levels: string[];
            /** Strongest */
            strongest: string;
            /** Rules */
            rules: number;
        };
        /**
         * ClockAsked
         * @description No clock, one for each turn, or one for the game with an increment for each turn.
         */
        ClockAsked: {
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            kind?: "none" | "turn" | "game";
            /**
             * Seconds
             * @default 0
             */
            seconds?: number;
            /**
             * Increment
             * @default 0
             */
            increment?: number;
        };
        /**
         * ClockSettings
         * @description No clock, one for each turn, or one for the game with an increment for each turn.
         */
        ClockSettings: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "none" | "turn" | "game";
            /** Seconds */
            seconds: number;
            /** Increment */
            increment: number;
        };
        /**
         * ClockView
         * @description Times are seconds since 1970; `left` is what each seat had when its present or next turn begins.
         */
        ClockView: {
            /** Since */
            since: number | null;
            /** Deadline */
            deadline: number | null;
            /** Left */
            left: number[] | null;
            /** Vote From */
            vote_from: number | null;
        };
        /**
         * CoachAsked
         * @description Turns to be judged, counted from 1.
         */
        CoachAsked: {
            /** Turns */
            turns: number[];
        };
        /**
         * CommitAsked
         * @description What a seat adds to the shuffle, as its hash; with the round that the view tells.
         */
        CommitAsked: {
            /** Round */
            round: number;
            /**
             * Commitment
             * @example c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00
             */
            commitment: string;
        };
        /**
         * ConsiderAsked
         * @description Another action in the place of what was done in a turn.
         */
        ConsiderAsked: {
            /** Turn */
            turn: number;
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"];
        };
        /**
         * Considered
         * @description What another action would have been worth, or why it could not be done.
         */
        Considered: {
            /** Legal */
            legal: boolean;
            refusal: components["schemas"]["Problem"] | null;
            decision: components["schemas"]["DecisionJson"] | null;
        };
        /**
         * CubesMay
         * @description What the seat on turn may do.
         */
        CubesMay: {
            /** Pass */
            pass: boolean;
            /** Play */
            play: boolean;
            /** Opening */
            opening: number | null;
            /** Reroll */
            reroll: boolean;
            /** Must Roll */
            must_roll: boolean;
        };
        /**
         * CubesNow
         * @description What a turn may change, but for the board and the list of turns.
         */
        CubesNow: {
            /** First */
            first: number;
            /** Hands */
            hands: string[][];
            /** Bag Size */
            bag_size: number;
            /** Scores */
            scores: number[];
            /** Reroll */
            reroll: [
                string,
                string
            ][] | null;
            /** Forced */
            forced: string[][];
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            may: components["schemas"]["CubesMay"] | null;
        };
        /**
         * CubesPlay
         * @description The whole play.
         */
        CubesPlay: {
            /** First */
            first: number;
            /** Hands */
            hands: string[][];
            /** Bag Size */
            bag_size: number;
            /** Scores */
            scores: number[];
            /** Reroll */
            reroll: [
                string,
                string
            ][] | null;
            /** Forced */
            forced: string[][];
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            may: components["schemas"]["CubesMay"] | null;
            /** Board */
            board: [
                string,
                number,
                number
            ][];
            /** Turns */
            turns: components["schemas"]["Turn"][];
        };
        /**
         * DecisionJson
         * @description One decision, judged.
         */
        DecisionJson: {
            /** Label */
            label: string | null;
            /** Forced */
            forced: boolean;
            /** Proven */
            proven: boolean;
            made: components["schemas"]["OptionJson"];
            /** Best */
            best: components["schemas"]["OptionJson"][];
            loss: components["schemas"]["EstimateJson"];
            points: components["schemas"]["EstimateJson"];
            parts: components["schemas"]["PartsJson"];
            /** Reasons */
            reasons: components["schemas"]["ReasonJson"][];
        };
        /**
         * DescribeAsked
         * @description A position, or its text as in docs/notation.md.
         */
        DescribeAsked: {
            position?: components["schemas"]["PositionAsked"] | null;
            /** Text */
            text?: string | null;
        };
        /**
         * DescribedJson
         * @description A position, its text, what is wrong with it, and what nobody sees: by kind, or by colour for cubes.
         */
        DescribedJson: {
            position: components["schemas"]["SetupJson"];
            /** Text */
            text: string;
            /** Problems */
            problems: components["schemas"]["Problem"][];
            /** Left */
            left: number;
            /** Most Left */
            most_left: number;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            /** Play */
            play: components["schemas"]["TilesPlay"] | components["schemas"]["CubesPlay"] | components["schemas"]["CardsPlay"] | null;
        };
        /**
         * EditionView
         * @description A rule set.
         */
        EditionView: {
            /** Id */
            id: string;
            /**
             * Game
             * @enum {string}
             */
            game: "tiles" | "cubes" | "cards";
            /** Title */
            title: string;
            /** Languages */
            languages: string[];
            /** Players */
            players: [
                number,
                number
            ];
            /** Hand Size */
            hand_size: number;
            /** Copies */
            copies: number;
            /** Starts */
            starts: string;
            /** Start Tie */
            start_tie: string;
            /** Rematch On Tie */
            rematch_on_tie: boolean;
            /** Rulings */
            rulings: string[];
        };
        /**
         * EstimateJson
         * @description A value, and how far on either side of it the true one lies 95 times of 100.
         */
        EstimateJson: {
            /** Value */
            value: number;
            /** Within */
            within: number;
        };
        /**
         * EventMessage
         * @description One event as a seat may see it. `play` replaces those fields of the view's `play`; `turn` is added to its turns,
         *     and its pieces to the board.
         */
        EventMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "event";
            /** Number */
            number: number;
            /** At */
            at: number;
            /** Kind */
            kind: string;
            /** Seat */
            seat: number | null;
            /** By */
            by: string | null;
            turn: components["schemas"]["Turn"] | null;
            now: components["schemas"]["Now"];
            /** Play */
            play: components["schemas"]["TilesPlay"] | components["schemas"]["CubesPlay"] | components["schemas"]["CardsPlay"] | components["schemas"]["TilesNow"] | components["schemas"]["CubesNow"] | components["schemas"]["CardsNow"] | null;
        };
        /**
         * EventsAnswer
         * @description Events in a row.
         */
        EventsAnswer: {
            /** Events */
            events: components["schemas"]["EventMessage"][];
            /** Last */
            last: number;
        };
        /**
         * Fairness
         * @description Where chance came from. `good` says whether the record passes the check; nothing before the end.
         */
        Fairness: {
            shuffle: components["schemas"]["ShuffleView"];
            /** Seniority */
            seniority: number[] | null;
            /** Good */
            good: boolean | null;
        };
        /**
         * Fault
         * @description What is wrong with a record, and in which turn.
         */
        Fault: {
            /** Code */
            code: string;
            /** Turn */
            turn: number | null;
        };
        /**
         * GameAsked
         * @description A new game.
         */
        GameAsked: {
            /**
             * Edition
             * @example tiles-nl
             */
            edition: string;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /** Seniority */
            seniority?: number[] | null;
            /**
             * @default {
             *       "kind": "none",
             *       "seconds": 0,
             *       "increment": 0
             *     }
             */
            clock?: components["schemas"]["ClockAsked"];
            /**
             * Absence
             * @default bot
             * @enum {string}
             */
            absence?: "bot" | "skip";
            /**
             * Grace
             * @default 120
             */
            grace?: number;
            /**
             * Substitute
             * @default greedy
             */
            substitute?: string;
            /**
             * Spectators
             * @default link
             * @enum {string}
             */
            spectators?: "none" | "link" | "open";
            /**
             * Open
             * @default false
             */
            open?: boolean;
            /**
             * Start
             * @default full
             * @enum {string}
             */
            start?: "full" | "host";
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
        };
        /**
         * GameMade
         * @description A new game, with the secrets that are told this once.
         */
        GameMade: {
            /** Game */
            game: string;
            /** Host */
            host: string;
            /** Seats */
            seats: components["schemas"]["SeatSecret"][];
            /** Watch */
            watch: string | null;
            view: components["schemas"]["View"];
        };
        /**
         * Games
         * @description A list of games.
         */
        Games: {
            /** Games */
            games: components["schemas"]["Listed"][];
        };
        /**
         * Glance
         * @description A game in short, for whoever holds a secret of it: whose turn it is, the scores and the last turn. `at` is when
         *     something last happened. What the secret does not open is named with a `code`.
         */
        Glance: {
            /** Game */
            game: string;
            /** Code */
            code?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "tiles" | "cubes" | "cards";
            /** Edition */
            edition?: string;
            /**
             * Status
             * @enum {string}
             */
            status?: "lobby" | "shuffling" | "playing" | "ended" | "resigned" | "closed";
            /** Number */
            number?: number;
            /** You */
            you?: number | null;
            /** On Turn */
            on_turn?: number | null;
            /** Seats */
            seats?: components["schemas"]["ListedSeat"][];
            /** Scores */
            scores?: number[] | null;
            last?: components["schemas"]["Turn"] | null;
            /** At */
            at?: number;
            /** Deadline */
            deadline?: number | null;
            /** Winners */
            winners?: number[] | null;
            /** Rematch */
            rematch?: string | null;
        };
        /**
         * GlanceAsked
         * @description The games of one device, in short.
         */
        GlanceAsked: {
            /** Games */
            games: components["schemas"]["OwnGame"][];
        };
        /**
         * Glances
         * @description Games in short, in the order in which they were asked for.
         */
        Glances: {
            /** Games */
            games: components["schemas"]["Glance"][];
        };
        /**
         * Health
         * @description Whether the server works.
         */
        Health: {
            /**
             * Status
             * @enum {string}
             */
            status: "well" | "ill";
            /** Version */
            version: string;
        };
        /**
         * Hint
         * @description A play, and for a roll of cubes the points that the turn may expect then.
         */
        Hint: {
            /** Bot */
            bot: string;
            /** Action */
            action: {
                [key: string]: unknown;
            };
            preview: components["schemas"]["Preview"];
            /** Expected */
            expected: number | null;
        };
        /**
         * Hints
         * @description Advice, best first.
         */
        Hints: {
            /** Hints */
            hints: components["schemas"]["Hint"][];
        };
        /**
         * InviteAsked
         * @description Issue a new link: for a seat, or for spectators.
         */
        InviteAsked: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * Invited
         * @description A new link.
         */
        Invited: {
            /** Seat */
            seat: number | null;
            /** Invite */
            invite: string;
        };
        /**
         * JoinAsked
         * @description Sit down: with the secret of an invite link, or at a free seat of an open game.
         *
         *     A client that chooses the seat's token itself may repeat the request without losing the seat.
         */
        JoinAsked: {
            /** Invite */
            invite?: string | null;
            /** Seat */
            seat?: number | null;
            /**
             * Name
             * @default
             * @example Ann
             */
            name?: string;
            /** Token */
            token?: string | null;
            /**
             * Mixes
             * @default false
             */
            mixes?: boolean;
        };
        /**
         * Joined
         * @description A seat that was taken, and its token.
         */
        Joined: {
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /** Token */
            token: string | null;
            view: components["schemas"]["View"];
        };
        /**
         * Judged
         * @description Turns as the coach judged them; those that the game does not have are left out.
         */
        Judged: {
            /** Turns */
            turns: components["schemas"]["JudgedTurnJson"][];
        };
        /**
         * JudgedTurnJson
         * @description A turn, judged: its decisions, the hand as it was faced, and what chance added.
         */
        JudgedTurnJson: {
            /** Turn */
            turn: number;
            /** Seat */
            seat: number;
            /** Hand */
            hand: string[];
            /** Luck */
            luck: number | null;
            /** Loss */
            loss: number;
            /** Decisions */
            decisions: components["schemas"]["DecisionJson"][];
        };
        /**
         * LeftOutView
         * @description A seat that did not answer in time in a round of the shuffle, and what it owed.
         */
        LeftOutView: {
            /** Seat */
            seat: number;
            /** Round */
            round: number;
            /**
             * Owed
             * @enum {string}
             */
            owed: "commit" | "reveal";
        };
        /**
         * Lesson
         * @description A game in a few steps.
         */
        Lesson: {
            /**
             * Game
             * @enum {string}
             */
            game: "tiles" | "cubes" | "cards";
            /** Edition */
            edition: string;
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
            end: components["schemas"]["LessonEnd"];
        };
        /**
         * LessonDone
         * @description A step that has been done: the values for its message, with what the player scored and used, and the view.
         */
        LessonDone: {
            /** Values */
            values: {
                [key: string]: number;
            };
            view: components["schemas"]["View"];
        };
        /**
         * LessonEnd
         * @description The message after the last step.
         */
        LessonEnd: {
            /** Key */
            key: string;
            /** Values */
            values: {
                [key: string]: number;
            };
        };
        /**
         * LessonSolution
         * @description One way to do what a step asks for.
         */
        LessonSolution: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
            preview: components["schemas"]["Preview"];
        };
        /**
         * LessonStep
         * @description A position and what is asked in it: the message `key`; `key`-hint and `key`-done are the other two. All take the
         *     values.
         */
        LessonStep: {
            /**
             * Id
             * @example place
             */
            id: string;
            /**
             * Key
             * @example lesson-tiles-place
             */
            key: string;
            /** Values */
            values: {
                [key: string]: number;
            };
            view: components["schemas"]["View"];
            solution: components["schemas"]["LessonSolution"];
        };
        /**
         * Line
         * @description A line that a play makes or lengthens, and its points.
         */
        Line: {
            /** Cells */
            cells: [
                number,
                number
            ][];
            /** Points */
            points: number;
        };
        /**
         * Listed
         * @description A game as lists of games show it.
         */
        Listed: {
            /** Game */
            game: string;
            /** Edition */
            edition: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "tiles" | "cubes" | "cards";
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "shuffling" | "playing" | "ended" | "resigned" | "closed";
            /** Created */
            created: number;
            /** Open */
            open: boolean;
            /**
             * Spectators
             * @enum {string}
             */
            spectators: "none" | "link" | "open";
            clock: components["schemas"]["ClockSettings"];
            /** Hints */
            hints: boolean;
            /** Seats */
            seats: components["schemas"]["ListedSeat"][];
        };
        /**
         * ListedSeat
         * @description A seat as lists of games show it.
         */
        ListedSeat: {
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Taken */
            taken: boolean;
        };
        /**
         * Now
         * @description What any event may change. `answers` is the number that an action must carry.
         */
        Now: {
            /** Number */
            number: number;
            /** Answers */
            answers: number;
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "shuffling" | "playing" | "ended" | "resigned" | "closed";
            /** You */
            you: number | null;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Seniority */
            seniority: number[] | null;
            /** On Turn */
            on_turn: number | null;
            clock: components["schemas"]["ClockView"];
            /** Votes */
            votes: [
                number,
                number
            ][];
            shuffle: components["schemas"]["ShuffleView"];
            result: components["schemas"]["ResultView"] | null;
            /** Stopped By */
            stopped_by: number | null;
            /** Rematch */
            rematch: string | null;
        };
        /**
         * NowJson
         * @description What is known after the good turns; nothing where nobody can tell.
         */
        NowJson: {
            /** First */
            first: number;
            /** On Turn */
            on_turn: number | null;
            /** Hands */
            hands: (string[] | null)[];
            /** Hand Sizes */
            hand_sizes: number[] | null;
            /** Left */
            left: number | null;
            /** Scores */
            scores: number[];
            /** Turns Left */
            turns_left: number | null;
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            } | null;
            /** Board */
            board: [
                string,
                number,
                number
            ][] | null;
            /** Table */
            table: string[][] | null;
            /** Qwirkles */
            qwirkles: string[][][];
            /** Turns */
            turns: components["schemas"]["Turn"][];
            /** Must Play */
            must_play: boolean;
            /** Trade */
            trade: number;
        };
        /**
         * OptionJson
         * @description A play, its points and the chance of winning after it.
         */
        OptionJson: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** Points */
            points: number;
            /** Chance */
            chance: number | null;
            parts: components["schemas"]["PartsJson"];
        };
        /**
         * OwnGame
         * @description A game, and a secret of it.
         */
        OwnGame: {
            /** Game */
            game: string;
            /** Secret */
            secret: string;
        };
        /**
         * PartsJson
         * @description What a difference is made of.
         */
        PartsJson: {
            /** Now */
            now: number;
            /** Replies */
            replies: number;
            /** Kept */
            kept: number;
            /** Ending */
            ending: number;
            /** Table */
            table: number;
        };
        /**
         * Passing
         * @description Do nothing, where the rules allow only that.
         */
        Passing: {
            /**
             * Pass
             * @constant
             */
            pass: true;
        };
        /**
         * Placing
         * @description Tiles and cubes: lay pieces on cells.
         */
        Placing: {
            /**
             * Play
             * @example [
             *       [
             *         "Ro",
             *         0,
             *         0
             *       ],
             *       [
             *         "Rd",
             *         1,
             *         0
             *       ]
             *     ]
             */
            play: [
                string,
                number,
                number
            ][];
        };
        /**
         * PositionAsked
         * @description A position: what the player on turn sees, who comes first in `scores` and `qwirkles`, and how many pieces the
         *     others hold. `left` is what there is to draw; without it, all that is nowhere else.
         */
        PositionAsked: {
            /**
             * Edition
             * @example tiles-nl
             */
            edition: string;
            /** Board */
            board?: [
                string,
                number,
                number
            ][] | null;
            /** Table */
            table?: string[][] | null;
            /** Hand */
            hand?: string[] | null;
            /** Others */
            others?: number[] | null;
            /** Left */
            left?: number | null;
            /** Gone */
            gone?: string[] | null;
            /** Scores */
            scores?: number[] | null;
            /** Qwirkles */
            qwirkles?: string[][][] | null;
            /**
             * Rolled
             * @default false
             */
            rolled?: boolean;
            /** Turns Left */
            turns_left?: number | null;
        };
        /**
         * Preview
         * @description What a play would give. Tiles and cubes: `score`, `lines`, and the cells where each piece left may still go;
         *     cards: which `series` stand, and which of them each card left may join. With `need`, what is refused is only not
         *     finished: so many more pieces at least make it right.
         */
        Preview: {
            /** Legal */
            legal: boolean;
            refusal: components["schemas"]["Problem"] | null;
            /** Score */
            score?: number;
            /** Lines */
            lines?: components["schemas"]["Line"][];
            /** Series */
            series?: (string | null)[];
            /** Missing */
            missing?: string[];
            /** Added */
            added?: string[];
            /** Qwirkles */
            qwirkles?: string[][];
            /** Fits */
            fits?: {
                [key: string]: [
                    number,
                    number
                ][] | number[];
            };
            /** Need */
            need?: number;
        };
        /**
         * PreviewAsked
         * @description A play tried out.
         */
        PreviewAsked: {
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"];
        };
        /**
         * Problem
         * @description A refusal: a code, and the places it concerns. The words are the client's.
         */
        Problem: {
            /** Code */
            code: string;
            /** Cells */
            cells?: [
                number,
                number
            ][];
            /** Line */
            line?: [
                number,
                number
            ][];
            /** Pieces */
            pieces?: string[];
            /** Series */
            series?: number;
            /** Number */
            number?: number;
            /** At */
            at?: number | null;
            /** Seats */
            seats?: number[];
            /** Fields */
            fields?: string[];
        };
        /**
         * PushAsked
         * @description Where a browser wants to be told that it is its turn: a subscription as browsers give it.
         */
        PushAsked: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * PushKept
         * @description Whether that browser will be told.
         */
        PushKept: {
            /** Told */
            told: boolean;
        };
        /**
         * PushKey
         * @description The public key by which browsers know this server's messages: 65 bytes in URL-safe base64.
         */
        PushKey: {
            /** Key */
            key: string;
        };
        /**
         * PushKeys
         * @description What a message for one browser is encrypted with.
         */
        PushKeys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * PushStopAsked
         * @description Where a browser wants to be told no more.
         */
        PushStopAsked: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * Puzzle
         * @description A position as its solver sees it, at seat 0; one play is clearly best.
         */
        Puzzle: {
            /**
             * Id
             * @example 0a1b2c3d
             */
            id: string;
            /**
             * Game
             * @enum {string}
             */
            game: "tiles" | "cubes" | "cards";
            /** Rating */
            rating: number;
            /** Edition */
            edition: string;
            view: components["schemas"]["View"];
        };
        /**
         * PuzzleAnswered
         * @description What is told after the answer. `why` compares the solution with the play that was made if it is `yours`, else
         *     with the one that is most tempting.
         */
        PuzzleAnswered: {
            /** Right */
            right: boolean;
            /** Theme */
            theme: string;
            solution: components["schemas"]["LessonSolution"];
            why: components["schemas"]["WhyJson"];
            /** Yours */
            yours: boolean;
        };
        /**
         * PuzzleEntry
         * @description A puzzle in a list: how hard it is, as a rating.
         */
        PuzzleEntry: {
            /**
             * Id
             * @example 0a1b2c3d
             */
            id: string;
            /**
             * Game
             * @enum {string}
             */
            game: "tiles" | "cubes" | "cards";
            /** Rating */
            rating: number;
        };
        /**
         * PuzzleHint
         * @description What a puzzle is about.
         */
        PuzzleHint: {
            /**
             * Theme
             * @example block
             */
            theme: string;
        };
        /**
         * PuzzleList
         * @description All puzzles, the easiest first.
         */
        PuzzleList: {
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleEntry"][];
        };
        /**
         * RealFault
         * @description What is wrong with a turn: a code as in `records.md`, and what the rules say if they refuse it.
         */
        RealFault: {
            /** Code */
            code: string;
            /** Turn */
            turn: number | null;
            refusal: components["schemas"]["Problem"] | null;
            /** Values */
            values: {
                [key: string]: string;
            };
        };
        /**
         * RealKnown
         * @description A real table, played through: what is known after the good turns, the first that is wrong, the turns as entered
         *     and corrected, and the record of the good ones.
         */
        RealKnown: {
            now: components["schemas"]["NowJson"];
            fault: components["schemas"]["RealFault"] | null;
            /** Turns */
            turns: {
                [key: string]: unknown;
            }[];
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * RealPreviewAsked
         * @description A play tried out where the hands are unknown: what lies open, and how many pieces the player holds.
         */
        RealPreviewAsked: {
            /**
             * Edition
             * @example tiles-nl
             */
            edition: string;
            /** Board */
            board?: [
                string,
                number,
                number
            ][] | null;
            /** Table */
            table?: string[][] | null;
            /** Size */
            size?: number | null;
            /** Left */
            left?: number | null;
            /** Hand */
            hand?: string[] | null;
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Arranging"];
        };
        /**
         * ReasonJson
         * @description A cause: a code, the part of the difference that it explains, its places and its numbers.
         */
        ReasonJson: {
            /** Code */
            code: string;
            /** Part */
            part: string;
            /** Cells */
            cells: [
                number,
                number
            ][];
            /** Line */
            line: [
                number,
                number
            ][];
            /** Pieces */
            pieces: string[];
            /** Gone */
            gone: string[];
            /** Values */
            values: {
                [key: string]: number;
            };
        };
        /**
         * Rematch
         * @description The game in which the same table plays again.
         */
        Rematch: {
            /** Game */
            game: string;
        };
        /**
         * ResignAsked
         * @description Give up: a bot plays on, or, for the last person at the table, the game ends here.
         */
        ResignAsked: {
            /**
             * End
             * @default false
             */
            end?: boolean;
        };
        /**
         * ResultView
         * @description How the game ended.
         */
        ResultView: {
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /**
             * Reason
             * @enum {string}
             */
            reason: "hand-emptied" | "blocked" | "last-round";
        };
        /**
         * RevealAsked
         * @description What a seat adds to the shuffle: the 32 bytes that it has committed to, once all commitments stand.
         */
        RevealAsked: {
            /**
             * Entropy
             * @example c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00
             */
            entropy: string;
        };
        /**
         * Rolling
         * @description Cubes: roll chosen cubes again; none to go on to the forced rolls.
         */
        Rolling: {
            /**
             * Reroll
             * @example [
             *       "Ro"
             *     ]
             */
            reroll: string[];
        };
        /**
         * RulesBoard
         * @description Tiles or cubes laid on a board, and what they score; `ending` of it for ending the game.
         */
        RulesBoard: {
            /** Id */
            id: string;
            /** Caption */
            caption: string;
            /** Values */
            values: {
                [key: string]: number;
            };
            /** Hand */
            hand: string[];
            refusal?: components["schemas"]["Problem"];
            /** Over */
            over: boolean;
            /** Printed */
            printed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "board";
            /** Board */
            board: [
                string,
                number,
                number
            ][];
            /** Rolled */
            rolled: [
                string,
                string
            ][];
            /** Play */
            play: [
                string,
                number,
                number
            ][];
            /** Score */
            score: number;
            /** Lines */
            lines: components["schemas"]["Line"][];
            /** Ending */
            ending: number;
        };
        /** RulesCard */
        RulesCard: {
            /** Card */
            card: string;
            /** Played */
            played: boolean;
        };
        /**
         * RulesPage
         * @description The rules of an edition. Every message takes the facts; `reasons` says where each refusal is explained.
         */
        RulesPage: {
            /** Edition */
            edition: string;
            /**
             * Game
             * @enum {string}
             */
            game: "tiles" | "cubes" | "cards";
            /** Facts */
            facts: {
                [key: string]: number | string;
            };
            /** Sections */
            sections: components["schemas"]["RulesSection"][];
            /** Reasons */
            reasons: {
                [key: string]: components["schemas"]["RulesReason"];
            };
        };
        /**
         * RulesParagraph
         * @description The key of a message of the catalogue; `ruling` says which ruling it is, where no rulebook says it.
         *
         *     `ours` marks what is neither in the book nor a ruling, such as advice where the book gives none.
         */
        RulesParagraph: {
            /**
             * Key
             * @example rules-place-touch
             */
            key: string;
            /** Ruling */
            ruling?: string;
            /** Ours */
            ours: boolean;
        };
        /** RulesReason */
        RulesReason: {
            /** Section */
            section: string;
            /** Key */
            key: string;
        };
        /** RulesSection */
        RulesSection: {
            /**
             * Id
             * @example turn
             */
            id: string;
            /**
             * Heading
             * @example rules-section-turn
             */
            heading: string;
            /** Paragraphs */
            paragraphs: components["schemas"]["RulesParagraph"][];
            /** Examples */
            examples: (components["schemas"]["RulesBoard"] | components["schemas"]["RulesTable"])[];
        };
        /**
         * RulesTable
         * @description Cards played on a table: before, after with the cards played marked, and the Qwirkles taken.
         */
        RulesTable: {
            /** Id */
            id: string;
            /** Caption */
            caption: string;
            /** Values */
            values: {
                [key: string]: number;
            };
            /** Hand */
            hand: string[];
            refusal?: components["schemas"]["Problem"];
            /** Over */
            over: boolean;
            /** Printed */
            printed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table";
            /** Table */
            table: string[][];
            /** Play */
            play: string[];
            /** After */
            after: components["schemas"]["RulesCard"][][];
            /** Qwirkles */
            qwirkles: string[][];
        };
        /**
         * SeatAsked
         * @description A person on this device, a person with a link, or a bot. A client that `mixes` adds to the shuffle for this seat
         *     (docs/fairness.md); of several seats on one device, one is enough.
         */
        SeatAsked: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "here" | "link" | "bot";
            /**
             * Name
             * @default
             * @example Ann
             */
            name?: string;
            /** Bot */
            bot?: string | null;
            /**
             * Mixes
             * @default false
             */
            mixes?: boolean;
        };
        /**
         * SeatSecret
         * @description The token of a seat on this device, or the secret of a link to it.
         */
        SeatSecret: {
            /** Seat */
            seat: number;
            /** Token */
            token: string | null;
            /** Invite */
            invite: string | null;
        };
        /**
         * SeatView
         * @description A place at the table and who plays it; `before` names those who sat there earlier in the game. `mixing` is what
         *     the seat has done for the shuffle.
         */
        SeatView: {
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Taken */
            taken: boolean;
            /** Before */
            before: string[];
            /**
             * Mixing
             * @enum {string}
             */
            mixing: "none" | "expected" | "committed" | "revealed" | "left-out";
            /** Taken Over */
            taken_over: ("resigned" | "timed-out" | "voted-out") | null;
            /**
             * Setup
             * @enum {string}
             */
            setup: "here" | "link" | "bot";
        };
        /**
         * SetupJson
         * @description A position. The player on turn comes first in `scores` and `qwirkles`, the others in the order of play.
         */
        SetupJson: {
            /** Edition */
            edition: string;
            /** Board */
            board: [
                string,
                number,
                number
            ][] | null;
            /** Table */
            table: string[][] | null;
            /** Hand */
            hand: string[];
            /** Others */
            others: number[];
            /** Left */
            left: number | null;
            /** Gone */
            gone: string[];
            /** Scores */
            scores: number[];
            /** Qwirkles */
            qwirkles: string[][][];
            /** Rolled */
            rolled: boolean;
            /** Turns Left */
            turns_left: number | null;
        };
        /**
         * ShuffleView
         * @description The server's commitment, always; what the seats have committed to, once that list stands; the seed and what the
         *     seats added, once the game is over. `until` is when seats that are waited for are left out. `given` is there if the
         *     seed was chosen, as in tests, and not drawn.
         */
        ShuffleView: {
            /** Method */
            method: string | null;
            /** Commitment */
            commitment: string;
            /** Round */
            round: number;
            /** Commitments */
            commitments: (string | null)[] | null;
            /** Left Out */
            left_out: components["schemas"]["LeftOutView"][];
            /** Until */
            until: number | null;
            /** Seed */
            seed: string | null;
            /** Entropy */
            entropy: (string | null)[] | null;
            /**
             * Given
             * @constant
             */
            given?: true;
        };
        /**
         * TableSettings
         * @description How the table was set up; `seniority` is the order of age that was given, before the shuffle.
         */
        TableSettings: {
            /** Seniority */
            seniority: number[] | null;
            clock: components["schemas"]["ClockSettings"];
            /**
             * Absence
             * @enum {string}
             */
            absence: "bot" | "skip";
            /** Grace */
            grace: number;
            /** Substitute */
            substitute: string;
            /**
             * Spectators
             * @enum {string}
             */
            spectators: "none" | "link" | "open";
            /** Open */
            open: boolean;
            /**
             * Start
             * @enum {string}
             */
            start: "full" | "host";
            /** Hints */
            hints: boolean;
        };
        /**
         * TilesMay
         * @description What the seat on turn may do: the length an opening must have, and how many tiles it may trade.
         */
        TilesMay: {
            /** Pass */
            pass: boolean;
            /** Play */
            play: boolean;
            /** Opening */
            opening: number | null;
            /** Trade */
            trade: number;
        };
        /**
         * TilesNow
         * @description What a turn may change, but for the board and the list of turns.
         */
        TilesNow: {
            /** First */
            first: number;
            /** Hand */
            hand: string[] | null;
            /** Hand Sizes */
            hand_sizes: number[];
            /** Bag Size */
            bag_size: number;
            /** Scores */
            scores: number[];
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            may: components["schemas"]["TilesMay"] | null;
        };
        /**
         * TilesPlay
         * @description The whole play.
         */
        TilesPlay: {
            /** First */
            first: number;
            /** Hand */
            hand: string[] | null;
            /** Hand Sizes */
            hand_sizes: number[];
            /** Bag Size */
            bag_size: number;
            /** Scores */
            scores: number[];
            /** Ended */
            ended: string | null;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
            may: components["schemas"]["TilesMay"] | null;
            /** Board */
            board: [
                string,
                number,
                number
            ][];
            /** Turns */
            turns: components["schemas"]["Turn"][];
        };
        /**
         * Trading
         * @description Tiles: trade.
         */
        Trading: {
            /**
             * Trade
             * @example [
             *       "Ro",
             *       "Yd"
             *     ]
             */
            trade: string[];
        };
        /**
         * Turn
         * @description A turn as everybody sees it; which fields there are depends on the game and on what was done.
         */
        Turn: {
            /**
             * Pass
             * @constant
             */
            pass?: true;
            /** Seat */
            seat: number;
            /** Play */
            play?: [
                string,
                number,
                number
            ][] | string[];
            /** Score */
            score?: number;
            /** Drawn */
            drawn?: number;
            /** Draw */
            draw?: string[];
            /** Traded */
            traded?: number;
            /** Reroll */
            reroll?: [
                string,
                string
            ][];
            /** Forced */
            forced?: string[][];
            /** Table */
            table?: string[][];
            /** Qwirkles */
            qwirkles?: string[][];
        };
        /**
         * View
         * @description Everything a seat, or a spectator, may see of a game.
         */
        View: {
            /** Number */
            number: number;
            /** Answers */
            answers: number;
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "shuffling" | "playing" | "ended" | "resigned" | "closed";
            /** You */
            you: number | null;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Seniority */
            seniority: number[] | null;
            /** On Turn */
            on_turn: number | null;
            clock: components["schemas"]["ClockView"];
            /** Votes */
            votes: [
                number,
                number
            ][];
            shuffle: components["schemas"]["ShuffleView"];
            result: components["schemas"]["ResultView"] | null;
            /** Stopped By */
            stopped_by: number | null;
            /** Rematch */
            rematch: string | null;
            /** Game */
            game: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "tiles" | "cubes" | "cards";
            /** Edition */
            edition: string;
            /** Rules */
            rules: number;
            /** Created */
            created: number;
            settings: components["schemas"]["TableSettings"];
            /** Play */
            play: components["schemas"]["TilesPlay"] | components["schemas"]["CubesPlay"] | components["schemas"]["CardsPlay"] | null;
        };
        /**
         * VoteAsked
         * @description Vote to do without the person on turn.
         */
        VoteAsked: {
            /** Seat */
            seat: number;
        };
        /**
         * WhyJson
         * @description What a play loses to the answer, in chance of winning and in points, its parts, and the reasons.
         */
        WhyJson: {
            /** Against */
            against: {
                [key: string]: unknown;
            };
            loss: components["schemas"]["EstimateJson"];
            points: components["schemas"]["EstimateJson"];
            parts: components["schemas"]["PartsJson"];
            /** Reasons */
            reasons: components["schemas"]["ReasonJson"][];
            /** Proven */
            proven: boolean;
        };
        /**
         * AcceptedMessage
         * @description An action was accepted, as the event of that number.
         */
        AcceptedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "accepted";
            /** Id */
            id: string | null;
            /** Number */
            number: number;
        };
        /**
         * HeartbeatMessage
         * @description A sign of life, with the server's time.
         */
        HeartbeatMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heartbeat";
            /** At */
            at: number;
        };
        /**
         * PresenceMessage
         * @description Who listens.
         */
        PresenceMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
            /** Connected */
            connected: number[];
            /** Spectators */
            spectators: number;
        };
        /**
         * PreviewMessage
         * @description What a play that is tried out would give.
         */
        PreviewMessage: {
            /** Legal */
            legal: boolean;
            refusal: components["schemas"]["Problem"] | null;
            /** Score */
            score?: number;
            /** Lines */
            lines?: components["schemas"]["Line"][];
            /** Series */
            series?: (string | null)[];
            /** Missing */
            missing?: string[];
            /** Added */
            added?: string[];
            /** Qwirkles */
            qwirkles?: string[][];
            /** Fits */
            fits?: {
                [key: string]: [
                    number,
                    number
                ][] | number[];
            };
            /** Need */
            need?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            /** Id */
            id: string | null;
        };
        /**
         * ReactionMessage
         * @description Somebody at the table has called something out. It is told once and kept nowhere.
         */
        ReactionMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reaction";
            /** Seat */
            seat: number;
            /** Reaction */
            reaction: string;
        };
        /**
         * RefusedMessage
         * @description What was said is refused.
         */
        RefusedMessage: {
            /** Code */
            code: string;
            /** Cells */
            cells?: [
                number,
                number
            ][];
            /** Line */
            line?: [
                number,
                number
            ][];
            /** Pieces */
            pieces?: string[];
            /** Series */
            series?: number;
            /** Number */
            number?: number;
            /** At */
            at?: number | null;
            /** Seats */
            seats?: number[];
            /** Fields */
            fields?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
            /** Id */
            id: string | null;
        };
        /**
         * ViewMessage
         * @description The whole view.
         */
        ViewMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "view";
            view: components["schemas"]["View"];
        };
        SocketMessage: components["schemas"]["ViewMessage"] | components["schemas"]["EventMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["HeartbeatMessage"] | components["schemas"]["AcceptedMessage"] | components["schemas"]["RefusedMessage"] | components["schemas"]["PreviewMessage"] | components["schemas"]["ReactionMessage"];
        /**
         * CheckAsked
         * @description A record to be checked.
         */
        CheckAsked: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * RealCorrection
         * @description Another turn in the place of one, counted from 1.
         */
        RealCorrection: {
            /** Turn */
            turn: number;
            /** By */
            by: {
                [key: string]: unknown;
            };
        };
        /**
         * RealHand
         * @description What a seat holds now.
         */
        RealHand: {
            /** Seat */
            seat: number;
            /** Pieces */
            pieces: string[];
        };
        /**
         * RealAsked
         * @description A game at a real table as far as it was entered: a record of `sixfold/2` without its result; a correction; and a
         *     hand, which is written down where the record can hold it.
         */
        RealAsked: {
            /** Table */
            table: {
                [key: string]: unknown;
            };
            /** @default null */
            correct?: components["schemas"]["RealCorrection"] | null;
            /** @default null */
            hand?: components["schemas"]["RealHand"] | null;
        };
        /**
         * RecordPositionAsked
         * @description The position after so many turns of a record.
         */
        RecordPositionAsked: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** Turn */
            turn: number;
        };
        /**
         * CoachRecordAsked
         * @description Turns of a record to be judged.
         */
        CoachRecordAsked: {
            /** Turns */
            turns: number[];
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * ConsiderRecordAsked
         * @description The same in a record.
         */
        ConsiderRecordAsked: {
            /** Turn */
            turn: number;
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"];
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * Hello
         * @description The first message on a socket: who listens, and the last event it has seen.
         */
        SocketHello: {
            /**
             * Type
             * @constant
             */
            type: "hello";
            /**
             * Token
             * @default null
             */
            token?: string | null;
            /**
             * After
             * @default null
             */
            after?: number | null;
        };
        /**
         * Act
         * @description An action over the socket, as in a request; `id` comes back with the answer.
         */
        Act: {
            /** Answers */
            answers: number;
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "act";
            /**
             * Id
             * @default null
             */
            id?: string | null;
        };
        /**
         * Beat
         * @description A sign of life; it is answered with one.
         */
        Beat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heartbeat";
        };
        /**
         * React
         * @description Call something out at the table.
         */
        React: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "react";
            /**
             * Id
             * @default null
             */
            id?: string | null;
            /**
             * Reaction
             * @enum {string}
             */
            reaction: "hello" | "good-luck" | "well-played" | "thanks" | "wow" | "oh-no" | "thinking" | "hurry" | "sorry" | "laugh" | "good-game" | "again";
        };
        /**
         * Try
         * @description A preview over the socket.
         */
        Try: {
            /** Action */
            action: components["schemas"]["Placing"] | components["schemas"]["Trading"] | components["schemas"]["Rolling"] | components["schemas"]["Arranging"] | components["schemas"]["Passing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            /**
             * Id
             * @default null
             */
            id?: string | null;
        };
        SocketSaid: components["schemas"]["Act"] | components["schemas"]["Try"] | components["schemas"]["Beat"] | components["schemas"]["React"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
