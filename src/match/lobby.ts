import type { Level } from '../computer/levels.js';
import { done, message, type Refusal, type Result, readOptions, refuse } from '../engine/index.js';
import {
  addTenure,
  changeMatch,
  countLobbiesOf,
  deleteMatch,
  findMatch,
  insertMatch,
  isTaken,
  type MatchPatch,
  matchInChannel,
  removeTenure,
  type ServerSettings,
  type StoredMatch,
  saveGuild,
  savePerson,
  settingsOf,
  settleInvitation,
  type Tenure,
  type Tx,
} from '../store/index.js';
import { type MatchAct, noteAct } from './acts/note.js';
import type { MatchInfo, Person } from './api.js';
import { refuseDamaged } from './aside.js';
import { answering, attempt, conflict } from './attempt.js';
import type { Context } from './context.js';
import { newId } from './id.js';
import { infoOf, refuseGuest, refuseStranger } from './info.js';
import type { Organiser } from './organiser.js';
import type { NewMatch } from './requests.js';
import { mayJoin, mayOpen } from './servers/may-open.js';
import { languageOf } from './servers/settings.js';
import { held } from './tables/held.js';
import { recordOf, refuseUntrusted } from './tables/trust.js';

/** How many matches may gather under one host at the same time. */
const mostLobbies = 5;
const tooMany = message('match.too-many-lobbies', { max: mostLobbies });

/** See `MatchService.create`. */
export function create(context: Context, request: NewMatch): Promise<Result<MatchInfo>> {
  return answering(context, async () => {
    const { guildId, channelId, person, locale, rematch } = request;
    const game = Object.hasOwn(context.games, request.game) ? context.games[request.game] : undefined;
    if (!game) return refuse('match.no-such-game', { game: request.game });
    const options = readOptions(game, request.options ?? {});
    if (!options.ok) return options;
    const id = newId(context);
    const at = context.now();
    const before = await matchInChannel(context.database.db, channelId);
    // It can no longer be joined or played, so it frees its channel.
    if (before) await refuseDamaged(context, before);
    try {
      const refused = await context.database.transaction(async (tx) => {
        const settings = await settingsOf(tx, guildId);
        const refusal = await mayOpen(tx, settings, request);
        if (refusal) return refusal;
        const decided = rankedAs(settings, request);
        if (typeof decided !== 'boolean') return decided;
        if ((await countLobbiesOf(tx, person.id)) >= mostLobbies) return tooMany;
        await saveGuild(tx, { id: guildId, locale }, at);
        await savePerson(tx, person, at);
        const [hostId, chosen] = [person.id, options.value];
        await insertMatch(tx, {
          id,
          guildId,
          channelId,
          game: game.id,
          locale: languageOf(settings, request),
          options: chosen,
          hostId,
          createdAt: at,
          pace: request.pace ?? settings.pace,
          ranked: decided,
          ...(request.trust && { trust: request.trust }),
          ...(rematch && { rematch: { of: rematch.of, people: rematch.people } }),
        });
        const tenure = { matchId: id, seat: null, fromMove: 0, at };
        await addTenure(tx, { ...tenure, userId: person.id });
        for (const level of rematch?.computers ?? []) await addTenure(tx, { ...tenure, userId: null, level });
        return undefined;
      });
      if (refused) return { ok: false, refusal: refused };
    } catch (error) {
      if (!isTaken(error)) throw error;
      const there = await matchInChannel(context.database.db, channelId);
      return refuse('match.channel-taken', { match: there?.id ?? '' });
    }
    return reread(context, id);
  });
}

/** Is a new match to count for ratings? A rematch follows the server where that has changed its mind. */
function rankedAs({ ranked }: ServerSettings, { ranked: asked, rematch }: NewMatch): boolean | Refusal {
  if (ranked === 'host') return asked ?? true;
  const always = ranked === 'always';
  return rematch || asked === undefined || asked === always ? always : message(`server.ranked-${ranked}`);
}

/** See `MatchService.join`. */
export async function join(context: Context, id: string, person: Person): Promise<Result<MatchInfo>> {
  const record = await answering(context, async () =>
    done(await recordOf(context.database.db, person.id, context.now())),
  );
  if (!record.ok) return record;
  return present(
    id,
    await changeOpen(context, id, (match) => {
      if (joinerOf(match, person.id)) return refuse('match.already-in');
      const max = context.games[match.game]?.seats.max ?? 0;
      if (match.tenures.length >= max) return refuse('match.full', { max });
      const at = context.now();
      if (match.tenures.length + held(match, person.id, at) >= max) return refuse('match.held');
      const refusal = refuseUntrusted(match, person.id, record.value, at);
      if (refusal) return { ok: false, refusal };
      return done({
        unless: async (tx) => mayJoin(tx, await settingsOf(tx, match.guildId), match.guildId, person.id),
        async also(tx) {
          await savePerson(tx, person, at);
          await addTenure(tx, { matchId: id, seat: null, userId: person.id, fromMove: 0, at });
          await settleInvitation(tx, id, person.id, 'accepted');
        },
      });
    }),
  );
}

/** See `MatchService.leave`. */
export function leave(context: Context, id: string, personId: string): Promise<Result<MatchInfo | undefined>> {
  return changeOpen(context, id, (match) => {
    const joiner = joinerOf(match, personId);
    return joiner ? done(without(match, joiner)) : refuse('match.not-seated');
  });
}

/** See `MatchService.remove`. */
export function remove(
  context: Context,
  id: string,
  personId: string,
  joinerId: string,
  manages: boolean,
): Promise<Result<MatchInfo | undefined>> {
  return changeOpen(context, id, (match) => {
    if (!manages && match.host.id !== personId) return refuseStranger(match);
    const joiner = joinerOf(match, joinerId);
    if (!joiner) return refuse('match.not-joined');
    const { also, ...change } = without(match, joiner);
    const own = joinerId === personId;
    return done({
      ...change,
      also: own ? also : noting(context, match, { id: personId, manages }, removed(joinerId), also),
    });
  });
}

const removed = (personId: string): MatchAct => ({ kind: 'removed', personId });

/** Work of a transaction that also notes what an organiser did by it. */
function noting(
  context: Context,
  match: StoredMatch,
  by: Organiser,
  act: MatchAct,
  work: Change['also'],
): Change['also'] {
  return async (tx) => {
    await work?.(tx);
    await noteAct(context, tx, match, by, act);
  };
}

/** The host's going passes the match to the next; the last one's going closes it. */
function without(match: StoredMatch, joiner: Tenure): Change {
  const next = match.tenures.find((tenure) => tenure !== joiner && tenure.person)?.person;
  if (!next) return { also: (tx) => deleteMatch(tx, match.id) };
  const hostId = match.host.id === joiner.person?.id ? next.id : match.host.id;
  return { patch: { hostId }, also: (tx) => removeTenure(tx, joiner.id) };
}

/** See `MatchService.addComputer`. */
export async function addComputer(
  context: Context,
  id: string,
  personId: string,
  level: Level,
): Promise<Result<MatchInfo>> {
  return present(
    id,
    await changeOpen(context, id, (match) => {
      if (match.host.id !== personId) return refuseGuest(match);
      const max = context.games[match.game]?.seats.max ?? 0;
      if (match.tenures.length >= max) return refuse('match.full', { max });
      if (match.tenures.length + held(match, '', context.now()) >= max) return refuse('match.held');
      const tenure = { matchId: id, seat: null, userId: null, level, fromMove: 0, at: context.now() };
      return done({ also: (tx) => addTenure(tx, tenure) });
    }),
  );
}

/** See `MatchService.removeComputer`. */
export async function removeComputer(
  context: Context,
  id: string,
  personId: string,
  level: Level,
  manages = false,
): Promise<Result<MatchInfo>> {
  return present(
    id,
    await changeOpen(context, id, (match) => {
      if (!manages && match.host.id !== personId) return refuseGuest(match);
      const last = match.tenures.findLast((tenure) => !tenure.person && tenure.level === level);
      if (!last) return refuse('match.no-such-computer');
      const act: MatchAct = { kind: 'removed-computer', about: { level } };
      const also = noting(context, match, { id: personId, manages }, act, (tx) => removeTenure(tx, last.id));
      return done({ also });
    }),
  );
}

/** A change of a match that still gathers. */
interface Change {
  /** Why it is refused after all, as the transaction finds things. */
  unless?(tx: Tx): Promise<Refusal | undefined>;
  patch?: MatchPatch;
  /** Further writes of the same transaction. */
  also?(tx: Tx): Promise<void>;
}

/** Refused: match.not-found, match.not-open, and what `plan` refuses. undefined: the match is no more.
 * @example await changeOpen(context, id, (match) => done({ patch: { options } })) */
export function changeOpen(
  context: Context,
  id: string,
  plan: (match: StoredMatch) => Result<Change>,
): Promise<Result<MatchInfo | undefined>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return refuse('match.not-found', { match: id });
    const damaged = await refuseDamaged(context, match);
    if (damaged) return { ok: false, refusal: damaged };
    if (match.status !== 'open') return refuse('match.not-open');
    const change = plan(match);
    if (!change.ok) return change;
    const stored = await context.database.transaction(async (tx) => {
      const refusal = await change.value.unless?.(tx);
      if (refusal) return refusal;
      const patch = { ...change.value.patch, stirredAt: context.now() };
      if (!(await changeMatch(tx, id, match.version, patch))) return false;
      await change.value.also?.(tx);
      return true;
    });
    if (!stored) return conflict;
    if (stored !== true) return { ok: false, refusal: stored };
    const after = await findMatch(db, id);
    return done(after && infoOf(after));
  });
}

/** Refused where the match is no more. @example present(id, await changeOpen(context, id, plan)) */
export function present(id: string, result: Result<MatchInfo | undefined>): Result<MatchInfo> {
  if (!result.ok) return result;
  return result.value ? done(result.value) : refuse('match.not-found', { match: id });
}

function joinerOf(match: StoredMatch, personId: string): Tenure | undefined {
  return match.tenures.find((tenure) => tenure.person?.id === personId);
}

/** The match as it is now. @example return reread(context, id) */
export async function reread(context: Context, id: string): Promise<Result<MatchInfo>> {
  const match = await findMatch(context.database.db, id);
  return match ? done(infoOf(match)) : refuse('match.not-found', { match: id });
}
