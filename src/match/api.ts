import type { Level } from '../computer/levels.js';
import type { Pace } from '../days/pace.js';
import type {
  AnyGame,
  Event,
  Input,
  Message,
  Move,
  Options,
  Pending,
  Position,
  Refusal,
  ScoreSheet,
  Seal,
  Seat,
  Thought,
  Told,
} from '../engine/index.js';
import type { Progress } from '../lessons/progress.js';
import type { PlayedBy, StoredComment, StoredOrders, StoredResult, Trust } from '../store/index.js';
import type { LongestTurn } from './longest-turn.js';

/** What a match does to people, without a word about Discord. The store is behind it; surfaces are in front of it. */

export type Locale = 'en' | 'ru';

/** A person as the chat platform knows them; the name is what they are called there now. */
export interface Person {
  id: string;
  name: string;
}

/**
 * open: gathering; playing; over; aside: it was being played and cannot be now, since its rules changed and its replay no
 * longer agrees, or its record is damaged; so it is kept but not served, and comes back when it can.
 */
export type MatchStatus = 'open' | 'playing' | 'over' | 'aside';

export interface SeatInfo {
  seat: Seat;
  person: Person;
  /** engine: the computer plays it, from the start (`person` has no name then) or since its holder resigned. */
  by: 'person' | 'engine';
  /** How well the computer plays it. */
  level?: Level;
  /** Its holder's time is up and would run on: who keeps the match may replace them, unless they are away. */
  late?: true;
  /** Other people who held it before, and up to which move. */
  before?: { person: Person; until: number }[];
}

export interface MatchInfo {
  /** Short, lower case letters and digits. */
  id: string;
  guildId: string;
  channelId: string;
  game: string;
  status: MatchStatus;
  /** Grows with every change. */
  version: number;
  options: Options;
  host: Person;
  /** While open: in the order of joining. From the start on: in seat order. */
  seats: SeatInfo[];
  /** It is not to count for ratings. */
  unranked?: true;
  /** How fast it is played. */
  pace: Pace;
  /** While it gathers: whom it takes in; undefined: anybody. */
  trust?: Trust;
  /** All clocks stand still. */
  paused?: true;
  /** Language of the public posts. */
  locale: Locale;
  /** SHA-256 of the seed, from the start on. */
  seedHash?: string;
  /** The seed itself, once the match is over. */
  seed?: string;
  /** Of a match that goes on with a series: the series' first match, and which game of it this is, from 2. */
  series?: { first: string; number: number };
  /** One person's alone, against the computer; it has no channel, and seats the engine plays have no name. */
  lesson?: true;
  /** Somebody closed it before its end: it is over, and has no result. */
  closed?: true;
  /** While it gathers: the match that is played once more, and whom it had. */
  rematch?: { of: string; people: string[] };
  /** While it gathers: for whom a seat is held, and until when, in Unix milliseconds. */
  invited?: { person: Person; until: number }[];
  /** The message that announces it, while it gathers. */
  lobby?: string;
  /** The thread in which people talk about it, once one was made; it may have been deleted since. */
  talk?: string;
  /** How many moves are committed. */
  moves: number;
  /** When the last move was committed, or the match started; Unix milliseconds. Undefined while gathering. */
  movedAt?: number;
}

/** What everybody may look at: the committed position. Surfaces show it through `game.view`. */
export interface PublicMatch {
  match: MatchInfo;
  game: AnyGame;
  position: Position;
  /** Places of the picture that the last posted turn changed. */
  changed: string[];
}

/** One step of a draft. */
export interface DraftStep {
  move: Move;
  told: Told[];
}

/** A seat's own place: the committed position with the seat's draft played on it. */
export interface Desk {
  match: MatchInfo;
  game: AnyGame;
  seat: Seat;
  position: Position;
  draft: DraftStep[];
  /** How many moves the seat has committed. */
  committed: number;
  thought?: Thought;
  /** What the seat must decide now; undefined: nothing, somebody else is to move. */
  pending?: Pending;
  /** Names this very decision: a press that carries another key is stale. 8 characters. */
  key: string;
  /** The draft was thrown away to start over, and that can still be taken back. */
  restorable?: true;
  /** Said once: the steps that fell away because somebody else's commit made them illegal. */
  fallen: Move[];
  /** Said once: the half-made decision that is no longer possible, so it was dropped. */
  dropped?: Thought;
  /** Beside `fallen` and `dropped`: how many moves the match had when they were still possible. */
  movesThen?: number;
  /** Said once: the draft could not be read, and is empty now. */
  lost?: true;
  /** Said once: there was a draft, and the match has gone back since, so nothing is left of it. */
  outdated?: true;
  /** The match has gone back, and nothing has happened since. */
  justBack?: true;
  /** Of a lesson: how far its holder has come. */
  progress?: Progress;
  /** Why the turn that was planned for now was not played; its steps that fit are the draft. */
  missed?: { action?: string | undefined; why: Refusal };
  /** The next turn is planned on it, which is not the match's position: is the plan whole and to be played, and, said once, what has changed in it? */
  plan?: { ready: boolean; changed: PlanChange[] };
}

/** A planned step that means something else than when it was planned. */
export interface PlanChange {
  action: string;
  why: Refusal;
}

/** What is pressed on a plan: as on a decision, where confirming says that it is to be played; or, then, that it is to be changed. */
export type PlanPress = SeatPress | 'reopen';

/** Why a step is committed at once: as the engine says, or (`others`) since others have to decide from now on. */
export type Reason = Seal | 'others';

/** What a press or a command led to. */
export interface Outcome {
  desk: Desk;
  /** What the step said to this seat. */
  told: Told[];
  /** The draft up to and with this step was committed, for these reasons; empty: it is a draft. */
  seals: Reason[];
}

/**
 * What is pressed on a decision: input to it; a step taken back, the draft thrown away or taken back, the half-made move
 * forgotten, the turn ended; or nothing but a look at it as it stands.
 */
export type SeatPress = Input | 'undo' | 'over' | 'restore' | 'back' | 'confirm' | 'look';

/**
 * What a press led to. Where it was refused nothing has changed, and the desk shows the decision as it stands; `told` and
 * `seals` are then those of the press before it, if that answered the same decision.
 */
export interface Pressed extends Outcome {
  refused?: Refusal;
}

export interface LogEntry {
  /** From 1. */
  number: number;
  move: Move;
  by: PlayedBy;
  /** The line of the notation; while the match is not over, others' secrets print as `?`, and `move` lacks them. */
  line: string;
  /** What happened, for this reader. */
  events: Event[];
  /** The match went back to before it. */
  undone?: true;
}

/** A turn among all of a match: who took it (nobody, before the first), and where the match stood after it. */
export interface TurnMark {
  seat?: Seat;
  headline?: Message;
  /** How many moves were committed then. */
  moves: number;
  /** rollback, redo: no turn, but the match going back, or on again, as `seat` had asked. undone: it went back to before this turn. */
  gone?: 'rollback' | 'redo' | 'undone';
}

/** How a match ended. */
export type MatchResult = StoredResult;

/** What somebody has said on a turn for everybody to read: the turn of the last of its `moves`. */
export type Comment = StoredComment;

/** A match as it was after one of its turns, for everybody's eyes. */
export interface PastTurn {
  match: MatchInfo;
  game: AnyGame;
  /** Which turn it is; 0: none was taken yet. */
  number: number;
  /** All there are, from 0. */
  turns: TurnMark[];
  /** Nothing has come after it. */
  last: boolean;
  /** After it. */
  position: Position;
  /** Its moves, without what was chosen in them. */
  acts: Pick<Move, 'seat' | 'action'>[];
  /** What everybody was told. */
  news: { seat?: Seat; by: PlayedBy; event: Event }[];
  /** What people have said on it, in order. */
  comments: Comment[];
}

/** What a person has not seen of a match. */
export interface CatchUp {
  /**
   * What the entries count from. look: the person's last catching up. own-move: their last own move. nothing-new: they
   * have seen it all, so it is what followed their own move again. beginning: they have neither, so it is the last few.
   */
  since: 'look' | 'own-move' | 'nothing-new' | 'beginning';
  entries: LogEntry[];
}

/** What a match that is over is in its series. */
export interface SeriesResult {
  /** Which game of the series it was, from 1. */
  number: number;
  games: number;
  /** The game that follows. Undefined: the series has ended with this one. */
  next?: MatchInfo;
  /**
   * All games together, where the series has ended; after a resignation the others win it, and whom they conceded to wins that. Notes speak of a series
   * played to its end only. Undefined also where the rules have changed so that its games cannot be counted together.
   */
  total?: ScoreSheet;
}

/** The result of a match that is over. */
export interface Scores {
  match: MatchInfo;
  sheet: ScoreSheet;
  /** Whose resignation ended it: all others have won. */
  resigned?: Seat;
  /** To whom all others conceded it: that seat has won, whatever the points. */
  conceded?: Seat;
  /** Whom all waited for longest at a stretch; undefined: nobody moved, or it is a lesson. */
  longest?: LongestTurn;
  /** Only of a game of a series. */
  series?: SeriesResult;
}

/** Messages owed to a channel for one turn, merged. */
export interface Batch {
  /** Idempotency key of the post, at most 25 characters; stays the same over retries. */
  nonce: string;
  match: MatchInfo;
  /** Has a try been made before? Then look for the message in the channel first. */
  retried: boolean;
  /** Before this moment it was not sent; Unix milliseconds. */
  since: number;
  /** More is owed and follows at once. */
  followed: boolean;
  /** Seats it calls, as far as they are still waited for; undefined: all that are. */
  calls?: Seat[];
  /** Where it is followed: whom the next post calls, so that nobody is called twice. */
  calledNext?: Seat[] | 'all';
  /** Who did what, in order: events everybody may know; `fresh`: a turn was over before it. */
  events: { seat?: Seat; by: PlayedBy; event: Event; fresh?: true }[];
  /** aside: the match is not served, and there is no table to show. */
  kind: 'start' | 'turn' | 'over' | 'aside';
  changed: string[];
}

export type { PlayedBy };
/** What a person lets the bot play for them in a match. */
export type Orders = StoredOrders;
/** An order that is given or taken back: to play what has no alternative; the decline with that key. */
export type OrdersChange = { only: boolean } | { undecline: string };
