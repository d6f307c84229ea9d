import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Thinker } from '../computer/thinker.js';
import { type AnyGame, done } from '../engine/index.js';
import type { Lesson } from '../lessons/lesson.js';
import {
  activeMatches,
  type Database,
  endedInGuild,
  endedOfUser,
  findMatch,
  findResult,
  isKnownAs,
  lastPosted,
  matchesOfUser,
  matchInChannel,
  openLesson,
  orStoreError,
  type StoredMatch,
  saveLobbyMessage,
  savePerson,
  saveTalk,
  seatsThatMoved,
  seekersOf,
} from '../store/index.js';
import type { Person } from './api.js';
import { about, answering } from './attempt.js';
import { catchUp } from './catch-up.js';
import { close } from './close.js';
import { changeComment, comment, comments, commentTold } from './comments.js';
import { createComputer } from './computer.js';
import type { Context, Log } from './context.js';
import { changeDraft, restored, settled, startedOver, thinking, undone } from './drafts.js';
import { expire } from './idle.js';
import { infoOf } from './info.js';
import { forgetLessons, learn } from './learn.js';
import { addComputer, create, join, leave, remove, removeComputer } from './lobby.js';
import { setOption, setTrust } from './lobby-choices.js';
import { log, record } from './log.js';
import type { MatchService } from './match-service.js';
import { keepNote, note } from './notes.js';
import { deskOf, openMatch, openSeat, publicMatch } from './open-seat.js';
import { declineAlways, order, orders } from './orders/set.js';
import { batchFailed, batchPosted, takeBatches } from './outbox.js';
import { planAt } from './plans/open-plan.js';
import { dropPlan, plan, planMove, planned, planThought, pressPlan } from './plans/plans.js';
import { confirm, playStep, preview } from './play.js';
import { press } from './press.js';
import { createPrivacy } from './privacy/service.js';
import { createQueue } from './queue.js';
import { rematch } from './rematch.js';
import { replay } from './replay.js';
import { resign } from './resign.js';
import { adopt } from './results/adopt.js';
import { cancelResult, correctResult } from './results/correct.js';
import { createRater } from './results/rater.js';
import { review } from './review.js';
import { mayUndo, waysBack } from './rollback/ways-back.js';
import { scores } from './scores.js';
import { takeBack } from './seats/take-back.js';
import { serverService } from './servers/service.js';
import { startMatch } from './start.js';
import { decline, expireInvitations, invite, recall } from './tables/invitations.js';
import { tablesIn } from './tables/open-tables.js';
import { seek, seekNoMore, sought, soughtTold } from './tables/seek.js';
import { templateService } from './tables/templates.js';
import { beat } from './time/beat.js';
import { clocksOf } from './time/clocks.js';
import { reads } from './time/language.js';
import { mannersIn } from './time/manners.js';
import { outagesOf } from './time/outages.js';
import { extend, setDaysOff, setPace, setPaused } from './time/pace.js';
import { digestRefused, pingFailed, pingSent, takePings } from './time/pings.js';
import { allowVacation, calling, comeBack, goAway, isMuted, mute, setHabits, vacationDays } from './time/settings.js';
import { standIn } from './time/stand-in.js';
import { tournamentService } from './tournaments/service.js';
import { askedOf, askManners } from './votes/asked.js';
import { cast, take, votesOf, withdraw } from './votes/cast.js';
import { propose } from './votes/propose.js';
import { untold, voteTold, voteTried } from './votes/telling.js';

/** What a match service is made of. */
export interface MatchServiceParts {
  database: Database;
  /** By id. */
  games: Record<string, AnyGame>;
  /** By game. Default: there are none. */
  lessons?: Record<string, Lesson>;
  /** Thinks for the computer. Default: nobody, and its seats move at random at once. */
  thinker?: Thinker;
  /** Unix milliseconds. Default: the system's clock. */
  now?(): number;
  /** Default: the system's source of randomness. */
  randomBytes?(size: number): Buffer;
  /** Told of what goes wrong. Default: nobody is. */
  log?: Log;
  /** Told of each commit; conflict: it is done again. Default: nobody is. */
  committed?: Context['committed'];
  /** How many positions are kept in memory, some ten kilobytes each. Default: 256. */
  cachedPositions?: number;
}

/** So long after somebody's data were deleted no name of theirs is learnt. */
const forgottenMs = 30_000;

/** How many moves it is remembered of what they told, half a kilobyte each. */
const toldMoves = 20_000;

/** How many positions are kept of the matches that are stepped through, some ten kilobytes each. */
const tapePositions = 400;

/**
 * The life of matches on a database. Several processes may work on one database file at once, but only one of them may
 * take batches: a post begun elsewhere counts as cut off.
 * @example createMatchService({ database, games: { 'santa-maria': santaMaria } })
 */
export function createMatchService(parts: MatchServiceParts): MatchService {
  const listeners: (() => void)[] = [];
  const context: Context = {
    database: parts.database,
    games: parts.games,
    lessons: parts.lessons ?? {},
    now: parts.now ?? Date.now,
    randomBytes: parts.randomBytes ?? randomBytes,
    log: parts.log ?? { warn: () => undefined, error: () => undefined },
    queue: createQueue(),
    positions: new LRUCache({ max: parts.cachedPositions ?? 256 }),
    courses: new LRUCache({ max: parts.cachedPositions ?? 256 }),
    told: new LRUCache({ maxSize: toldMoves, sizeCalculation: (byMove) => byMove.length + 1 }),
    tapes: new LRUCache({ maxSize: tapePositions, sizeCalculation: ({ positions }) => positions.size + 1 }),
    pressed: new LRUCache({ max: parts.cachedPositions ?? 256 }),
    aside: new Map(),
    loading: new Map(),
    erased: new LRUCache({ max: 1000, ttl: forgottenMs }),
    sending: new Set(),
    ...(parts.committed && { committed: parts.committed }),
    tournamentChanged: () => undefined,
    owed: () => {
      for (const listener of listeners) listener();
    },
  };
  const computer = parts.thinker && createComputer(context, parts.thinker);
  if (computer) context.computer = computer;
  const rater = createRater(context);
  context.rater = rater;
  const { db } = parts.database;
  const info = (match: StoredMatch | undefined) => match && infoOf(match);
  return {
    ...createPrivacy(context),
    games: parts.games,
    lessons: context.lessons,
    meet: (person) => orStoreError(() => meet(context, person)),
    create: (request) => create(context, request),
    rematch: (id, place) => rematch(context, id, place),
    learn: (request) => learn(context, request),
    lessonOf: (personId) => orStoreError(async () => info(await openLesson(db, personId))),
    forgetLessons: (afterMs) => orStoreError(() => forgetLessons(context, afterMs)),
    moved: (id) => orStoreError(() => seatsThatMoved(db, id)),
    inChannel: (channelId) => orStoreError(async () => info(await matchInChannel(db, channelId))),
    find: (id) => orStoreError(async () => info(await findMatch(db, id))),
    active: () => orStoreError(async () => (await activeMatches(db)).map(infoOf)),
    matchesOf: (personId) => orStoreError(async () => (await matchesOfUser(db, personId)).map(infoOf)),
    endedOf: (personId, most) => orStoreError(async () => (await endedOfUser(db, personId, most)).map(infoOf)),
    join: (id, person) => join(context, id, person),
    leave: (id, personId) => leave(context, id, personId),
    remove: (id, personId, joinerId, manages) => remove(context, id, personId, joinerId, manages),
    addComputer: (id, personId, level) => addComputer(context, id, personId, level),
    removeComputer: (id, personId, level, manages) => removeComputer(context, id, personId, level, manages),
    close: (id, personId, manages) => close(context, id, personId, manages),
    noteLobby: (id, messageId) =>
      orStoreError(() => parts.database.transaction((tx) => saveLobbyMessage(tx, id, messageId))),
    noteTalk: (id, threadId) => orStoreError(() => parts.database.transaction((tx) => saveTalk(tx, id, threadId))),
    lastPost: (id) => orStoreError(() => lastPosted(db, id)),
    expire: (afterMs) => orStoreError(() => expire(context, afterMs)),
    setOption: (id, personId, option, value) => setOption(context, id, personId, option, value),
    start: (id, personId) => startMatch(context, id, personId),
    table: (id) =>
      answering(about(context, id), async () => {
        const loaded = await openMatch(context, id);
        return loaded.ok ? done(publicMatch(loaded.value)) : loaded;
      }),
    desk: (id, personId) => changeDraft(context, id, personId, undefined, settled),
    glance: (id, personId, at = 'turn') =>
      answering(about(context, id), async () => {
        const open = await (at === 'plan' ? planAt : openSeat)(context, id, personId);
        return open.ok ? done(deskOf(open.value)) : open;
      }),
    press: (id, personId, named, what) => press(context, id, personId, named, what),
    think: (id, personId, key, thought) => changeDraft(context, id, personId, key, thinking(thought)),
    play: (id, personId, key, move) => playStep(context, id, personId, key, move),
    undo: (id, personId, key) => changeDraft(context, id, personId, key, undone),
    startOver: (id, personId, key) => changeDraft(context, id, personId, key, startedOver),
    restore: (id, personId, key) => changeDraft(context, id, personId, key, restored),
    confirm: (id, personId, key) => confirm(context, id, personId, key),
    resign: (id, personId) => resign(context, id, personId),
    resultOf: (id) => orStoreError(() => findResult(db, id)),
    overIn: (guildId, most) => orStoreError(async () => (await endedInGuild(db, guildId, most)).map(infoOf)),
    cancelResult: (id, by, cancelled) => cancelResult(context, id, by, cancelled),
    correctResult: (id, by, corrections) => correctResult(context, id, by, corrections),
    takeBack: (id, personId) => takeBack(context, id, personId),
    catchUp: (id, personId) => catchUp(context, id, personId),
    log: (id, personId) => log(context, id, personId),
    scores: (id) => scores(context, id),
    record: (id) => record(context, id),
    replay: (id, turn) => replay(context, id, turn),
    note: (id, personId) => note(context, id, personId),
    keepNote: (id, personId, text) => keepNote(context, id, personId, text),
    waysBack: (id, personId) => waysBack(context, id, personId),
    mayUndo: (id, personId) => mayUndo(context, id, personId),
    propose: (id, by, proposal) => propose(context, id, by, proposal),
    vote: (id, voteId, personId, agrees) => cast(context, id, voteId, personId, agrees),
    take: (id, voteId, personId) => take(context, id, voteId, personId),
    withdraw: (id, voteId, by) => withdraw(context, id, voteId, by),
    votes: (id) => orStoreError(() => votesOf(context, id)),
    untoldVotes: () => orStoreError(() => untold(context)),
    voteTried: (voteId) => orStoreError(() => voteTried(context, voteId)),
    voteTold: (vote, place, unheard) => orStoreError(() => voteTold(context, vote, place, unheard)),
    askManners: (vote, people) => orStoreError(() => askManners(context, vote, people)),
    asked: (personId) => orStoreError(() => askedOf(context, personId)),
    orders: (id, personId) => orders(context, id, personId),
    order: (id, personId, change) => order(context, id, personId, change),
    declineAlways: (id, personId, key) => declineAlways(context, id, personId, key),
    plan: (id, personId) => plan(context, id, personId),
    planned: (id, personId) => planned(context, id, personId),
    pressPlan: (id, personId, named, what) => pressPlan(context, id, personId, named, what),
    planMove: (id, personId, move) => planMove(context, id, personId, move),
    planThought: (id, personId, thought) => planThought(context, id, personId, thought),
    dropPlan: (id, personId) => dropPlan(context, id, personId),
    comments: (id) => comments(context, id),
    comment: (id, person, said) => comment(context, id, person, said),
    changeComment: (id, personId, number, text) => changeComment(context, id, personId, number, text),
    commentTold: (number, place) => orStoreError(() => commentTold(context, number, place)),
    async review(signal) {
      await orStoreError(() => review(context, signal));
      if (!signal?.aborted) await computer?.wakeAll();
      await adopt(context, signal);
      rater.wake();
    },
    async rested() {
      await computer?.rested();
      await rater.rested();
    },
    stop() {
      computer?.stop();
      rater.stop();
    },
    takeBatches: () => orStoreError(() => takeBatches(context)),
    batchPosted: (nonce, messageId, heard) => orStoreError(() => batchPosted(context, nonce, messageId, heard)),
    batchFailed: (nonce, how) => orStoreError(() => batchFailed(context, nonce, how)),
    setPace: (id, by, change) => setPace(context, id, by, change),
    setDaysOff: (id, by, days, off) => setDaysOff(context, id, by, days, off),
    extend: (id, by, seat, ms) => extend(context, id, by, seat, ms),
    setPaused: (id, personId, paused) => setPaused(context, id, personId, paused),
    standIn: (id, by, seat) => standIn(context, id, by, seat),
    clocks: (id) => orStoreError(() => clocksOf(context, id)),
    outages: (id) => orStoreError(() => outagesOf(context, id)),
    manners: (id, people) => orStoreError(() => mannersIn(context, id, people)),
    reads: (personId) => orStoreError(() => reads(context, personId)),
    calling: (personId) => orStoreError(() => calling(context, personId)),
    setHabits: (personId, habits) => setHabits(context, personId, habits),
    goAway: (personId, days) => goAway(context, personId, days),
    comeBack: (personId, vacation) => comeBack(context, personId, vacation),
    mute: (id, personId, muted) => mute(context, id, personId, muted),
    isMuted: (id, personId) => orStoreError(() => isMuted(context, id, personId)),
    allowVacation: (guild, by, days) => allowVacation(context, guild, by, days),
    vacationDays: (guildId) => orStoreError(() => vacationDays(context, guildId)),
    beat: () => orStoreError(() => beat(context)),
    takePings: () => orStoreError(() => takePings(context)),
    pingSent: (nonce) => orStoreError(() => pingSent(context, nonce)),
    pingFailed: (nonce, how) => orStoreError(() => pingFailed(context, nonce, how)),
    digestRefused: (nonce) => orStoreError(() => digestRefused(context, nonce)),
    openTables: (guildId, readerId, game) => orStoreError(() => tablesIn(context, guildId, readerId, game)),
    invite: (id, hostId, people) => invite(context, id, hostId, people),
    recall: (id, hostId, personId) => recall(context, id, hostId, personId),
    decline: (id, personId) => decline(context, id, personId),
    setTrust: (id, hostId, trust) => setTrust(context, id, hostId, trust),
    seek: (wish) => seek(context, wish),
    seekNoMore: (wish) => seekNoMore(context, wish),
    wishes: (personId, guildId) => orStoreError(() => seekersOf(db, personId, guildId)),
    sought: (after) => orStoreError(() => sought(context, after)),
    soughtTold: (seekers, told) => orStoreError(() => soughtTold(context, seekers, told)),
    ...serverService(context),
    ...templateService(context),
    ...tournamentService(context),
    endInvitations: () => orStoreError(() => expireInvitations(context)),
    preview,
    onOwed: (listener) => void listeners.push(listener),
  };
}

/** Mostly there is nothing to write, and so nothing to wait for. */
async function meet({ database, erased, now }: Context, person: Person): Promise<void> {
  if (erased.has(person.id) || (await isKnownAs(database.db, person))) return;
  await database.transaction((tx) => savePerson(tx, person, now()));
}
