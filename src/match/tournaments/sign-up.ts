import { defaultOptions, done, message, type Refusal, type Result, refuse } from '../../engine/index.js';
import {
  addEntrant,
  changeEntrant,
  countOpenTournaments,
  deleteTournament,
  deleteTournamentDrafts,
  findTournament,
  insertTournament,
  removeEntrant,
  saveGuild,
  savePerson,
  settingsOf,
} from '../../store/index.js';
import { tournamentLimits } from '../../tournaments/index.js';
import type { Person } from '../api.js';
import { answering, attempt } from '../attempt.js';
import type { Context } from '../context.js';
import { newSeed } from '../deal.js';
import type { Organiser } from '../organiser.js';
import type { NewPlace } from '../requests.js';
import { mayCreate, mayJoin } from '../servers/may-open.js';
import { languageOf } from '../servers/settings.js';
import { lineOf } from '../tables/templates.js';
import { recordOf, refuseRecord } from '../tables/trust.js';
import type { TournamentInfo } from './api.js';
import { changing, no, noteCupAct, organising, queueOf, type TournamentPlan } from './change.js';
import { usualSettings } from './choices.js';
import { remindAt } from './open.js';
import { type Loaded, loadTournament, sizesOf } from './view.js';

/** See `TournamentService.createTournament`. */
export function createTournament(
  context: Context,
  request: NewPlace & { game: string; name: string },
): Promise<Result<TournamentInfo>> {
  return answering(context, async () => {
    const { guildId, channelId, person, locale } = request;
    const name = lineOf(request.name);
    if (name === '') return refuse('tournament.no-name');
    if ([...name].length > tournamentLimits.nameLength) {
      return refuse('tournament.long-name', { most: tournamentLimits.nameLength });
    }
    const game = Object.hasOwn(context.games, request.game) ? context.games[request.game] : undefined;
    if (!game) return refuse('match.no-such-game', { game: request.game });
    const seats = Math.max(...sizesOf(game, defaultOptions(game)));
    if (!Number.isFinite(seats)) return refuse('tournament.alone');
    if (!request.manages) return refuse('tournament.not-yours');
    const at = context.now();
    const made = await context.database.transaction(async (tx): Promise<number | Refusal> => {
      const settings = await settingsOf(tx, guildId);
      const refusal = mayCreate(settings, request);
      if (refusal) return refusal;
      await saveGuild(tx, { id: guildId, locale }, at);
      await savePerson(tx, person, at);
      await deleteTournamentDrafts(tx, guildId, person.id);
      const cup = await insertTournament(tx, {
        guildId,
        channelId,
        locale: languageOf(settings, request),
        organiserId: person.id,
        name,
        game: game.id,
        settings: usualSettings(game),
        format: 'swiss',
        seats,
        rounds: null,
        through: 1,
        opens: 'over',
        hours: tournamentLimits.hours.find((hours) => hours >= 168) ?? tournamentLimits.hours[0]!,
        seeding: 'rating',
        seed: newSeed(context),
        status: 'draft',
        createdAt: at,
      });
      const place = { id: cup, guildId, channelId, game: game.id };
      await noteCupAct(context, tx, place, { id: person.id, manages: true }, { kind: 'cup-created' });
      return cup;
    });
    if (typeof made !== 'number') return { ok: false, refusal: made };
    return done((await loadTournament(context, context.database.db, made))!.info);
  });
}

/** See `TournamentService.announceTournament`. */
export function announceTournament(context: Context, id: number, by: Organiser): Promise<Result<TournamentInfo>> {
  const { openInServer } = tournamentLimits;
  const plan = async ({ cup }: Loaded): Promise<TournamentPlan> =>
    cup.status === 'draft'
      ? { patch: { status: 'gathering', dueAt: remindAt(context.now()) }, acts: [{ kind: 'cup-announced' }] }
      : no('tournament.begun');
  return organising(context, id, by, plan, async (tx, { cup }) => {
    if ((await countOpenTournaments(tx, cup.guildId)) < openInServer) return undefined;
    return message('tournament.too-many', { most: openInServer });
  });
}

/** See `TournamentService.joinTournament`. */
export function joinTournament(context: Context, id: number, person: Person): Promise<Result<TournamentInfo>> {
  const plan = async ({ cup, info, entrants }: Loaded): Promise<TournamentPlan> => {
    if (cup.status !== 'gathering') return no('tournament.not-open');
    if (entrants.some((one) => one.person.id === person.id)) return no('tournament.already-in');
    if (entrants.length >= info.most) return no('tournament.full', { most: info.most });
    const at = context.now();
    const trust = info.matches?.trust;
    const refusal = trust && refuseRecord(trust, await recordOf(context.database.db, person.id, at), 'tournament');
    if (refusal) return { refusal };
    return {
      async also(tx) {
        await savePerson(tx, person, at);
        await addEntrant(tx, id, person.id, at);
      },
    };
  };
  // Its tables count, and nobody who is in it is kept from them: so it is said here.
  return changing(context, id, plan, async (tx, { cup: { guildId } }) => {
    const refusal = await mayJoin(tx, await settingsOf(tx, guildId), guildId, person.id);
    return refusal && message('tournament.too-many-matches', refusal.args);
  });
}

/** See `TournamentService.leaveTournament`. */
export function leaveTournament(context: Context, id: number, personId: string): Promise<Result<TournamentInfo>> {
  return changing(context, id, async (loaded) => leaving(loaded, personId, 'tournament.you-not-in'));
}

/** See `TournamentService.dropFromTournament`. */
export function dropFromTournament(
  context: Context,
  id: number,
  by: Organiser,
  personId: string,
): Promise<Result<TournamentInfo>> {
  return organising(context, id, by, async (loaded) => {
    const left = leaving(loaded, personId, 'tournament.not-in');
    // Whoever goes themselves goes as everybody does.
    return personId === by.id ? left : { ...left, acts: [{ kind: 'cup-dropped', personId }] };
  });
}

/** `absent`: what is said of somebody who is not in it. */
function leaving({ cup, entrants }: Loaded, personId: string, absent: string): TournamentPlan {
  const { id, status, round } = cup;
  if (status !== 'gathering' && status !== 'playing') return no('tournament.ended');
  const own = entrants.find((one) => one.person.id === personId);
  if (!own || own.goneAfter !== null) return no(absent);
  if (status === 'gathering') return { also: (tx) => removeEntrant(tx, id, personId) };
  return { also: (tx) => changeEntrant(tx, id, personId, { goneAfter: round }) };
}

/** See `TournamentService.cancelTournament`. */
export function cancelTournament(
  context: Context,
  id: number,
  by: Organiser,
): Promise<Result<TournamentInfo | undefined>> {
  return attempt<TournamentInfo | undefined>(context, `${queueOf(id)}:end`, async () => {
    const cup = await findTournament(context.database.db, id);
    if (cup?.status === 'draft' && by.manages) {
      await context.database.transaction(async (tx) => {
        await noteCupAct(context, tx, cup, by, { kind: 'cup-discarded' });
        await deleteTournament(tx, id);
      });
      return done(undefined);
    }
    const endedAt = context.now();
    return organising(context, id, by, async ({ cup: { status } }) => {
      if (status !== 'gathering' && status !== 'playing') return no('tournament.ended');
      return { patch: { status: 'cancelled', endedAt, dueAt: null }, acts: [{ kind: 'cup-cancelled' }] };
    });
  });
}
