import type {
  AnyGame,
  Event,
  Move,
  Options,
  Pending,
  Position,
  Result,
  ScoreSheet,
  Seal,
  Seat,
  Told,
} from '../engine/index.js';

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
  /** engine: its holder resigned and the engine plays the seat on. */
  by: 'person' | 'engine';
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
  /** Language of the public posts. */
  locale: Locale;
  /** SHA-256 of the seed, from the start on. */
  seedHash?: string;
  /** The seed itself, once the match is over. */
  seed?: string;
  /** Of a match that goes on with a series: the series' first match, and which game of it this is, from 2. */
  series?: { first: string; number: number };
  /** Somebody closed it before its end: it is over, and has no result. */
  closed?: true;
  /** The message that announces it, while it gathers. */
  lobby?: string;
  /** How many moves are committed. */
  moves: number;
  /** When the last move was committed, or the match started; Unix milliseconds. Undefined while gathering. */
  movedAt?: number;
}

/** What everybody may look at: the committed position. Surfaces show it through `game.view`. */
export interface Table {
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

/** A decision half made in the menus, kept with the draft: the action, the arguments so far, the values picked. */
export interface Thought {
  action: string;
  args: Record<string, string | number | string[]>;
  picked: string[];
  /** Where it is a free action: the half-made decision that is gone on with after it. */
  held?: Omit<Thought, 'held'>;
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
  /** Said once: the draft could not be read, and is empty now. */
  lost?: true;
}

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

export interface LogEntry {
  /** From 1. */
  number: number;
  move: Move;
  by: 'person' | 'engine';
  /** The line of the notation; while the match is not over, others' secrets print as `?`, and `move` lacks them. */
  line: string;
  /** What happened, for this reader. */
  events: Event[];
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
   * All games together, where the series has ended; after a resignation the others win it. Notes speak of a series
   * played to its end only. Undefined also where the rules have changed so that its games cannot be counted together.
   */
  total?: ScoreSheet;
}

/** The result of a match that is over. */
export interface Scores {
  match: MatchInfo;
  sheet: ScoreSheet;
  resigned?: Seat;
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
  /** Who did what, in order: events everybody may know. */
  events: { seat?: Seat; by: 'person' | 'engine'; event: Event }[];
  /** aside: the match is not served, and there is no table to show. */
  kind: 'start' | 'turn' | 'over' | 'aside';
  changed: string[];
}

/**
 * All that surfaces may ask for. Where an answer is a Result, it may also be refused with a sentence about the store
 * (store.full, store.busy, store.read-only, store.disk, store.damaged): nothing was changed then. The other answers
 * throw a `StoreError` with that sentence. The commit that ends a game of a series starts the next one, with the same
 * people in the same seats. Work on one match is done one after the other, in the order asked for.
 */
export interface MatchService {
  games: Record<string, AnyGame>;
  /** The name a person goes by now; to be called whenever they do something. */
  meet(person: Person): Promise<void>;
  /** The creator joins. Refused: match.channel-taken, match.too-many-lobbies, match.no-such-game, engine.no-such-option, engine.no-such-value. */
  create(request: {
    guildId: string;
    channelId: string;
    person: Person;
    game: string;
    locale: Locale;
    options?: Options;
  }): Promise<Result<MatchInfo>>;
  /** The channel's match that is not over yet, else the last one that is. */
  inChannel(channelId: string): Promise<MatchInfo | undefined>;
  find(id: string): Promise<MatchInfo | undefined>;
  /** Every match that gathers or plays, oldest first. */
  active(): Promise<MatchInfo[]>;
  /** Matches not over yet in which the person holds a seat, oldest first; among them any that were set aside. */
  matchesOf(personId: string): Promise<MatchInfo[]>;
  /** Matches that are over in which the person held a seat, at most so many; those that ended last come first. */
  endedOf(personId: string, most: number): Promise<MatchInfo[]>;
  /** Refused: match.not-found, match.not-open, match.already-in, match.full. */
  join(id: string, person: Person): Promise<Result<MatchInfo>>;
  /**
   * Before the start. The host's leaving passes the match to the next; the last one's leaving closes it (undefined).
   * Refused: match.not-found, match.not-open, match.not-seated.
   */
  leave(id: string, personId: string): Promise<Result<MatchInfo | undefined>>;
  /**
   * The host, or somebody who `manages` the server, takes a joiner out before the start; as if they had left.
   * Refused: match.not-found, match.not-open, match.not-keeper, match.not-joined.
   */
  remove(id: string, personId: string, joinerId: string, manages: boolean): Promise<Result<MatchInfo | undefined>>;
  /**
   * The host, or somebody who `manages` the server, ends a match that is not over, without a result: its channel is
   * free. One that gathers is no more (the answer is what it was); one in progress ends its series, and the channel is
   * told. Refused: match.not-found, match.not-keeper, match.over, match.closed.
   */
  close(id: string, personId: string, manages: boolean): Promise<Result<MatchInfo>>;
  /** Remembers which message announces a match that gathers. */
  noteLobby(id: string, messageId: string): Promise<void>;
  /** Closes the matches that gather and in which nobody stirred for so long; resolves with what they were. */
  expire(afterMs: number): Promise<MatchInfo[]>;
  /**
   * Refused: match.not-host, match.not-open, engine.no-such-option (also for what a series hands over),
   * engine.no-such-value.
   */
  setOption(id: string, personId: string, option: string, value: string): Promise<Result<MatchInfo>>;
  /** Refused: match.not-host, match.not-open, engine.seats, the game's own. Seats are shuffled by the generator. */
  start(id: string, personId: string): Promise<Result<Table>>;
  /** Refused: match.not-found, match.not-started, match.aside, match.damaged, match.channel-busy. */
  table(id: string): Promise<Result<Table>>;
  /** Refused as `table`, and match.not-seated, match.over, match.closed, match.resigned. Tells `fallen` once. */
  desk(id: string, personId: string): Promise<Result<Desk>>;
  /** The same for a look in passing: nothing is written, nothing waited for, and `fallen` stays to be told. */
  glance(id: string, personId: string): Promise<Result<Desk>>;
  /**
   * Remembers a half-made decision (undefined forgets it). One that is open already waits behind a free action and is
   * gone on with after it. Refused also: match.stale, and as `play`.
   */
  think(id: string, personId: string, key: string, thought: Thought | undefined): Promise<Result<Desk>>;
  /**
   * Plays a step: a draft, or a commit where it is sealed. A half-made decision goes on after a free action, if it can. `key` undefined: typed, not pressed, so nothing to be stale.
   * Refused as `desk`, and match.stale (also where draft steps have fallen: open the desk), engine.* as `check`, or the
   * game's own reason.
   */
  play(id: string, personId: string, key: string | undefined, move: Omit<Move, 'seat'>): Promise<Result<Outcome>>;
  /** Takes the last draft step back, with a half-made decision after it unless the step was a free action. Refused also: match.stale, match.nothing-to-undo. */
  undo(id: string, personId: string, key?: string): Promise<Result<Desk>>;
  /** Throws the whole draft away. Refused as `undo`. */
  startOver(id: string, personId: string, key?: string): Promise<Result<Desk>>;
  /**
   * Takes back that the draft was thrown away, until something else is done; steps that are not legal any more fall.
   * Refused as `undo`, and match.nothing-to-restore.
   */
  restore(id: string, personId: string, key?: string): Promise<Result<Desk>>;
  /** Plays the decision's `end` action. Refused as `play`, and match.not-yet. */
  confirm(id: string, personId: string, key?: string): Promise<Result<Outcome>>;
  /**
   * Two seats or one: the match ends, and its series with it. More: the engine plays the seat on, now and whenever it
   * must decide, in later games of the series too. Refused as `desk`.
   */
  resign(id: string, personId: string): Promise<Result<MatchInfo>>;
  /**
   * Moves a match to another channel or server; its board is posted there. Within its server anybody with a seat may;
   * out of it the host, or with `leave`: `consent` of the others, or as a `keeper`, who manages the server it is in and
   * needs no seat. Refused: match.not-found, match.not-seated, match.over, match.closed, match.already-here,
   * match.needs-consent, match.channel-taken.
   */
  relocate(
    id: string,
    personId: string,
    to: { guildId: string; channelId: string; locale: Locale },
    leave?: 'keeper' | 'consent',
  ): Promise<Result<MatchInfo>>;
  /** What is new to a person, as `log` would tell it; they have seen it then. Refused as `table`. */
  catchUp(id: string, personId: string): Promise<Result<CatchUp>>;
  /** A seat's holder also sees what only that seat was told, and that seat's secrets. Refused as `table`. */
  log(id: string, personId: string | undefined): Promise<Result<LogEntry[]>>;
  /** The final sheet; after a resignation the others win. Refused as `table`, match.not-over, match.closed. */
  scores(id: string): Promise<Result<Scores>>;
  /** The record as a text file; the seed is left out and secrets are hidden while the match is not over. */
  record(id: string): Promise<Result<string>>;
  /**
   * Looks at every match that is being played or was set aside: may this build go on with it? Takes its time and lets
   * others in meanwhile. Ends early when the signal says so.
   */
  review(signal?: AbortSignal): Promise<void>;
  /**
   * Posts owed, oldest first, at most one a match, none for a match with one in hands; each is marked as being sent.
   * A post that failed, or was cut off by a crash, comes again unchanged, with the same nonce and `retried`.
   */
  takeBatches(): Promise<Batch[]>;
  batchPosted(nonce: string, messageId: string): Promise<void>;
  /**
   * later: it may have been sent, so the next `takeBatches` hands it out again as it is; unsent: it was not, so it is
   * merged with whatever is owed by then; give-up: its rows are kept but no longer tried. */
  batchFailed(nonce: string, how: 'later' | 'unsent' | 'give-up'): Promise<void>;
  /** Would this move be sealed, and why? A dry run that changes nothing. */
  preview(desk: Desk, move: Omit<Move, 'seat'>): Result<{ seals: Reason[]; told: Told[] }>;
  /** Called after every commit that owes a post, so that the poster need not poll. */
  onOwed(listener: () => void): void;
}
