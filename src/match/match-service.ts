import type { Level } from '../computer/levels.js';
import type { AnyGame, Move, Result, Seat, Thought, Told } from '../engine/index.js';
import type { Lesson } from '../lessons/lesson.js';
import type {
  Batch,
  CatchUp,
  Comment,
  Desk,
  LogEntry,
  MatchInfo,
  Orders,
  OrdersChange,
  Outcome,
  PastTurn,
  Person,
  PlanPress,
  Pressed,
  PublicMatch,
  Reason,
  SeatPress,
} from './api.js';
import type { PrivacyService } from './privacy/api.js';
import type { LessonRequest, NewComment, NewMatch, NewPlace, Rematch } from './requests.js';
import type { ResultService } from './results/api.js';
import type { WaysBack } from './rollback/ways-back.js';
import type { ServerService } from './servers/api.js';
import type { TableService } from './tables/api.js';
import type { TimeService } from './time/api.js';
import type { Heard } from './time/heard.js';
import type { Manner } from './time/manners.js';
import type { TournamentService } from './tournaments/api.js';
import type { VoteInfo } from './votes/api.js';
import type { Proposer } from './votes/kind.js';
import type { Proposal } from './votes/kinds/index.js';

/**
 * All that surfaces may ask for. Where an answer is a Result, it may also be refused with a sentence about the store
 * (store.full, store.busy, store.read-only, store.disk, store.damaged): nothing was changed then. The other answers
 * throw a `StoreError` with that sentence. The commit that ends a game of a series starts the next one, with the same
 * people in the same seats. Work on one match is done one after the other, in the order asked for.
 */
export interface MatchService
  extends TimeService,
    ResultService,
    ServerService,
    TableService,
    TournamentService,
    PrivacyService {
  games: Record<string, AnyGame>;
  /** By game; a game may have none. */
  lessons: Record<string, Lesson>;
  /** The name a person goes by now; to be called whenever they do something. */
  meet(person: Person): Promise<void>;
  /** The creator joins. Refused: match.channel-taken, match.too-many-lobbies, match.no-such-game, engine.no-such-option, engine.no-such-value; and by the server as `mayOpen`. */
  create(request: NewMatch): Promise<Result<MatchInfo>>;
  /**
   * The match once more, with its game, options and people, who may join; they sit one seat on where all of them and
   * nobody else start it. Where it gathers already, the person joins. Refused: match.not-found, match.not-over,
   * match.not-seated for whoever would open it and was not in it; and as `create` and `join`.
   */
  rematch(id: string, place: NewPlace): Promise<Result<Rematch>>;
  /**
   * The person's lesson of a game: the one that goes on, else a new one, which stands in no channel and whose other seats
   * the computer plays. `anew`: a new one in any case, instead of what there was. Refused: match.no-such-game where the
   * game has no lesson.
   */
  learn(request: LessonRequest): Promise<Result<MatchInfo>>;
  /** The person's lesson that goes on, in any game; of several the one played in last. */
  lessonOf(personId: string): Promise<MatchInfo | undefined>;
  /** Deletes the lessons in which nothing was played for so long; resolves with how many those were. */
  forgetLessons(afterMs: number): Promise<number>;
  /** The seats that have made a move in a match. */
  moved(id: string): Promise<Seat[]>;
  /** The channel's match that is not over yet, else the last one that is. */
  inChannel(channelId: string): Promise<MatchInfo | undefined>;
  find(id: string): Promise<MatchInfo | undefined>;
  /** Every match that gathers or plays, oldest first. */
  active(): Promise<MatchInfo[]>;
  /** Matches not over yet in which the person holds a seat, oldest first; among them any that were set aside. */
  matchesOf(personId: string): Promise<MatchInfo[]>;
  /** Matches that are over in which the person held a seat, at most so many; those that ended last come first. */
  endedOf(personId: string, most: number): Promise<MatchInfo[]>;
  /** Refused: match.not-found, match.not-open, match.already-in, match.full, match.held, trust.too-late, trust.unproven, server.too-many-matches. */
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
  /** Gives a seat to the computer, before the start. Refused: match.not-found, match.not-open, match.not-host, match.full. */
  addComputer(id: string, personId: string, level: Level): Promise<Result<MatchInfo>>;
  /**
   * Takes the computer that came last, of those of a level, out again; the host may, and who `manages` the server.
   * Refused: as `addComputer`, and match.no-such-computer.
   */
  removeComputer(id: string, personId: string, level: Level, manages?: boolean): Promise<Result<MatchInfo>>;
  /**
   * The host, or somebody who `manages` the server, ends a match that is not over, without a result: its channel is
   * free. One that gathers is no more (the answer is what it was); one in progress ends its series, and the channel is
   * told. Refused: match.not-found, match.not-keeper, match.over, match.closed.
   */
  close(id: string, personId: string, manages: boolean): Promise<Result<MatchInfo>>;
  /** Remembers which message announces a match that gathers. */
  noteLobby(id: string, messageId: string): Promise<void>;
  /** Remembers in which thread people talk about a match. */
  noteTalk(id: string, threadId: string): Promise<void>;
  /** The message in which the last post of a match stands; undefined: there is none. */
  lastPost(id: string): Promise<string | undefined>;
  /** Closes the matches that gather and in which nobody stirred for so long; resolves with what they were. */
  expire(afterMs: number): Promise<MatchInfo[]>;
  /**
   * Refused: match.not-host, match.not-open, engine.no-such-option (also for what a series hands over),
   * engine.no-such-value.
   */
  setOption(id: string, personId: string, option: string, value: string): Promise<Result<MatchInfo>>;
  /** Refused: match.not-host, match.not-open, engine.seats, the game's own. Seats are shuffled by the generator. */
  start(id: string, personId: string): Promise<Result<PublicMatch>>;
  /** Refused: match.not-found, match.not-started, match.aside, match.damaged, match.channel-busy. */
  table(id: string): Promise<Result<PublicMatch>>;
  /** Refused as `table`, and match.not-seated, match.over, match.closed, match.resigned. Tells `fallen` once. */
  desk(id: string, personId: string): Promise<Result<Desk>>;
  /** The same, or `plan`, for a look in passing: nothing is written, nothing waited for, and `fallen` stays to be told. */
  glance(id: string, personId: string, at?: 'turn' | 'plan'): Promise<Result<Desk>>;
  /**
   * Does what was pressed on the decision that `key` names, all in one visit. Where it is refused the desk is given as
   * it stands, with the refusal in it: as `play`, `undo` and the like, and match.stale; where the seat's last press has answered
   * that decision, match.pressed-twice or match.pressed-other, with what it told. Refused outright: as `desk`.
   */
  press(id: string, personId: string, named: { key: string; seat: Seat }, what: SeatPress): Promise<Result<Pressed>>;
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
  /**
   * What a person may ask for once nothing of a draft is left to be taken back: their last turn undone, or what was undone last done again.
   * To be proposed as it stands. Refused as `desk`, and rollback.over, rollback.nothing.
   */
  waysBack(id: string, personId: string): Promise<Result<WaysBack>>;
  /** Is there a turn for `waysBack` to undo? Cheaper than to ask for it. Refused: store.* */
  mayUndo(id: string, personId: string): Promise<Result<boolean>>;
  /** Plays the decision's `end` action. Refused as `play`, and match.not-yet. */
  confirm(id: string, personId: string, key?: string): Promise<Result<Outcome>>;
  /**
   * Two seats or one: the match ends, and its series with it. More: the engine plays the seat on, now and whenever it
   * must decide, in later games of the series too; it can be taken back or given away. A host passes the match on. Refused as `desk`.
   */
  resign(id: string, personId: string): Promise<Result<MatchInfo>>;
  /**
   * Who has resigned has their seat again, which the computer plays on, as it stands. Refused as `table`, and match.over, match.closed,
   * match.already-in, match.not-seated, match.seat-taken where somebody else has it.
   */
  takeBack(id: string, personId: string): Promise<Result<MatchInfo>>;
  /** What is new to a person, as `log` would tell it; they have seen it then. Refused as `table`. */
  catchUp(id: string, personId: string): Promise<Result<CatchUp>>;
  /** A seat's holder also sees what only that seat was told, and that seat's secrets. Refused as `table`. */
  log(id: string, personId: string | undefined): Promise<Result<LogEntry[]>>;
  /** The record as a text file; the seed is left out and secrets are hidden while the match is not over. */
  record(id: string): Promise<Result<string>>;
  /**
   * The match as it was after a turn, for everybody's eyes, also when it is over. `turn` counts from 1; 0 is before the
   * first, left out or too large the newest. What a turn is follows from the moves alone: those of one seat in a row, up to
   * the action that ends its decision. Refused as `log`.
   */
  replay(id: string, turn?: number): Promise<Result<PastTurn>>;
  /** What a person has noted on a match for themselves; nobody else is ever told. Refused: match.not-found. */
  note(id: string, personId: string): Promise<Result<string | undefined>>;
  /** Keeps it instead of what was there; an empty one deletes it. Refused: match.not-found, note.too-long. */
  keepNote(id: string, personId: string, text: string): Promise<Result<undefined>>;
  /** What a person lets the bot play for them; nobody else is told. Refused as `desk`, and order.lesson. */
  orders(id: string, personId: string): Promise<Result<Orders>>;
  /** Gives or takes back an order; what it says of the position there is is played at once. Refused as `orders`. */
  order(id: string, personId: string, change: OrdersChange): Promise<Result<Orders>>;
  /**
   * Declines the question that `key` names, and all like it from now on, until that is taken back. Where a draft stands
   * before it, that one is left to its player. Refused as `orders`, and match.stale.
   */
  declineAlways(id: string, personId: string, key: string): Promise<Result<Orders>>;
  /**
   * The turn that a person plans ahead, on a position to think on, which shows nothing they cannot know. It is played by the commit
   * that makes it their turn, if it is whole and each step still possible and of the same meaning; else it is left to them, with
   * the steps that fit as their draft. Refused as `desk`, and order.lesson, plan.your-turn, engine.no-ahead, the game's own reason.
   */
  plan(id: string, personId: string): Promise<Result<Desk>>;
  /** Has a person planned their next turn? ready: all of it, and it is to be played. */
  planned(id: string, personId: string): Promise<Result<'ready' | 'begun' | undefined>>;
  /** As `press`, on a plan. Refused in the desk also: plan.shows, plan.others. Refused outright: as `plan`. */
  pressPlan(
    id: string,
    personId: string,
    named: { key: string; seat: Seat },
    what: PlanPress,
  ): Promise<Result<Pressed>>;
  /** As `play`, on a plan. */
  planMove(id: string, personId: string, move: Omit<Move, 'seat'>): Promise<Result<Outcome>>;
  /** As `think`, on a plan. */
  planThought(id: string, personId: string, thought: Thought): Promise<Result<Desk>>;
  /** Forgets what a person has planned. Refused as `desk`. */
  dropPlan(id: string, personId: string): Promise<Result<undefined>>;
  /** What people have said on a match for everybody to read, in order. Refused: match.not-found, match.not-started. */
  comments(id: string): Promise<Result<Comment[]>>;
  /**
   * Keeps what somebody, with a seat or without, says on a turn. Whether they may see the match is asked elsewhere.
   * Refused: match.not-found, match.not-started, comment.empty, comment.too-long, comment.too-many.
   */
  comment(id: string, person: Person, said: NewComment): Promise<Result<Comment>>;
  /** Says something else instead, in a comment of one's own; an empty text deletes it. Refused: comment.gone, comment.too-long. */
  changeComment(
    id: string,
    personId: string,
    comment: number,
    text: string,
  ): Promise<Result<{ before: Comment; text: string }>>;
  /** Remembers where a comment was told. */
  commentTold(comment: number, told: NonNullable<Comment['told']>): Promise<void>;
  /**
   * Proposes something to those who have a say in it; where that is nobody else, it is done at once. Refused: match.not-found,
   * match.not-started, match.over, match.closed, vote.open-already, and as the kind of vote says, such as match.not-seated.
   */
  propose(id: string, by: Proposer, proposal: Proposal): Promise<Result<VoteInfo>>;
  /**
   * One of those who are asked agrees, or is against it, which decides it; until it is decided they may change their mind. The last
   * one to agree carries it out. Refused: match.not-found, vote.gone, vote.own, vote.not-asked, vote.agreed-already, and vote.late-* where it
   * is decided, or has just expired.
   */
  vote(id: string, voteId: string, personId: string, agrees: boolean): Promise<Result<VoteInfo>>;
  /**
   * Takes what is offered to anybody, for a person who is known (`meet`). Refused: match.not-found, vote.gone, match.already-in, and
   * vote.late-* where somebody was first or it is offered no more.
   */
  take(id: string, voteId: string, personId: string): Promise<Result<VoteInfo>>;
  /** The proposer, the host, or who `keeps` the match takes a proposal back. Refused: match.not-found, vote.gone, vote.not-yours, vote.late-*. */
  withdraw(id: string, voteId: string, by: Proposer): Promise<Result<VoteInfo>>;
  /** A match's votes that are not decided, oldest first. */
  votes(id: string): Promise<VoteInfo[]>;
  /** Votes of all matches whose message is not there or not up to date; those that have lost their sense expire first. */
  untoldVotes(): Promise<VoteInfo[]>;
  /** The message of a vote may have been sent from now on. */
  voteTried(voteId: string): Promise<void>;
  /** The message of a vote is there, and shows this revision; no `messageId`: its channel is gone. `unheard`: those it could not ping. */
  voteTold(
    vote: Pick<VoteInfo, 'id' | 'revision' | 'match' | 'at'>,
    place: { channelId: string; messageId: string | null },
    unheard?: string[],
  ): Promise<void>;
  /** Which people the message of a vote may ping now; the others are told later beside it, or never. */
  askManners(vote: Pick<VoteInfo, 'match' | 'until'>, people: string[]): Promise<Map<string, Manner>>;
  /** The votes that wait for the word of a person, in all servers, oldest first. */
  asked(personId: string): Promise<VoteInfo[]>;
  /**
   * Looks at every match that is being played or was set aside: may this build go on with it? Takes its time and lets
   * others in meanwhile. Ends early when the signal says so.
   */
  review(signal?: AbortSignal): Promise<void>;
  /** Resolves when the computer thinks about no match. */
  rested(): Promise<void>;
  /** Lets the computer begin nothing any more; what it thinks about goes on with the next start. */
  stop(): void;
  /**
   * Posts owed, oldest first, at most one a match, none for a match with one in hands; each is marked as being sent.
   * A post that failed, or was cut off by a crash, comes again unchanged, with the same nonce and `retried`.
   */
  takeBatches(): Promise<Batch[]>;
  /** `heard`: whom it has told what; undefined where that is not known. */
  batchPosted(nonce: string, messageId: string, heard?: Heard): Promise<void>;
  /**
   * later: it may have been sent, so the next `takeBatches` hands it out again as it is; unsent: it was not, so it is
   * merged with whatever is owed by then; give-up: its rows are kept but no longer tried. */
  batchFailed(nonce: string, how: 'later' | 'unsent' | 'give-up'): Promise<void>;
  /** Would this move be sealed, and why? A dry run that changes nothing. */
  preview(desk: Desk, move: Omit<Move, 'seat'>): Result<{ seals: Reason[]; told: Told[] }>;
  /** Called after every commit that owes a post, and after every change of a vote, so that nobody need poll. */
  onOwed(listener: () => void): void;
}
