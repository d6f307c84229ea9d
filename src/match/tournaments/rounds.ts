import { createRng, type Result } from '../../engine/index.js';
import { poolKey } from '../../ratings/index.js';
import {
  changeEntrant,
  insertRound,
  type StoredEntrant,
  type StoredTournament,
  standingsOf,
  type TournamentPatch,
  type Tx,
} from '../../store/index.js';
import { type Field, nextRound, tournamentLimits } from '../../tournaments/index.js';
import type { Context } from '../context.js';
import type { Organiser } from '../organiser.js';
import { breathe } from '../slices.js';
import type { TournamentInfo } from './api.js';
import { type CupAct, changing, no, organising, type TournamentPlan } from './change.js';
import { dueWhileOpen } from './open.js';
import { type Loaded, loadTournament } from './view.js';

const hourMs = 3_600_000;

/** See `TournamentService.startTournament`. */
export function startTournament(context: Context, id: number, by: Organiser): Promise<Result<TournamentInfo>> {
  return organising(context, id, by, async ({ cup, entrants, field, info }) => {
    if (cup.status !== 'gathering') return no('tournament.begun');
    const { tablesARound } = tournamentLimits;
    const sizes = info.plan?.first.sizes;
    if (!info.matches) return no('match.no-such-game', { game: cup.game });
    if (!sizes || entrants.length < 2) return no('tournament.too-few');
    if (sizes.length > tablesARound) return no('tournament.too-many-tables', { most: tablesARound });
    const seeded = await seededOf(context, cup, entrants);
    const opened = await opening(context, cup, { ...field, entrants: entrants.length });
    return {
      acts: [{ kind: 'cup-started' }],
      patch: { ...opened.patch, status: 'playing', startedAt: context.now(), rounds: field.rules.rounds },
      async also(tx) {
        for (const [number, { person }] of seeded.entries()) await changeEntrant(tx, id, person.id, { number });
        await opened.also?.(tx);
      },
    };
  });
}

/** Who is the first, the second and so on: by what is known of how well they play this game, or drawn. */
async function seededOf(
  { database }: Context,
  { game, seeding, seed }: StoredTournament,
  entrants: StoredEntrant[],
): Promise<StoredEntrant[]> {
  const drawn = createRng({ seed: `${seed}:seeding`, block: 0 }).shuffle(entrants);
  if (seeding === 'draw') return drawn;
  const people = entrants.map(({ person }) => person.id);
  const known = await standingsOf(database.db, [poolKey({ game })], people);
  const strength = new Map(known.map(({ person, standing }) => [person, standing?.strength ?? 0]));
  // Of those who are equal, such as newcomers, the draw decides.
  return drawn.sort((a, b) => (strength.get(b.person.id) ?? 0) - (strength.get(a.person.id) ?? 0));
}

/** Opens the next round, or says that there is none. */
async function opening(
  { now }: Context,
  { id, round, opens, hours }: StoredTournament,
  field: Field,
): Promise<{ patch: TournamentPatch; also?(tx: Tx): Promise<void> }> {
  const pairing = await nextRound(field, breathe);
  if (!pairing) return { patch: { status: 'over', endedAt: now(), dueAt: null } };
  return {
    patch: { round: round + 1, dueAt: opens === 'time' ? now() + hours * hourMs : null },
    also: (tx) => insertRound(tx, id, round + 1, pairing.tables, pairing.byes),
  };
}

/** See `TournamentService.openRound`. */
export function openRound(context: Context, id: number, by: Organiser): Promise<Result<TournamentInfo>> {
  return organising(context, id, by, async ({ cup, field }): Promise<TournamentPlan> => {
    if (cup.status !== 'playing') return no('tournament.not-playing');
    const going = goingOn(field);
    if (going > 0) return no('tournament.round-goes-on', { n: going });
    const opened = await opening(context, cup, field);
    const act: CupAct = opened.also ? { kind: 'cup-round', about: { round: cup.round + 1 } } : { kind: 'cup-over' };
    return { ...opened, acts: [act] };
  });
}

/** See `TournamentService.extendRound`. */
export function extendRound(
  context: Context,
  id: number,
  by: Organiser,
  hours: number,
): Promise<Result<TournamentInfo>> {
  return organising(context, id, by, async ({ cup }) => {
    const closes = cup.status === 'gathering' && cup.remindedAt !== null;
    if ((cup.status !== 'playing' && !closes) || cup.dueAt === null) return no('tournament.no-date');
    if (!tournamentLimits.hours.includes(hours)) return no('tournament.no-such-choice');
    return { patch: { dueAt: cup.dueAt + hours * hourMs }, acts: [{ kind: 'cup-later', about: { hours } }] };
  });
}

/** See `TournamentService.advanceTournament`. */
export async function advanceTournament(context: Context, id: number): Promise<TournamentInfo | undefined> {
  const { db } = context.database;
  const loaded = await loadTournament(context, db, id);
  if (!loaded) return undefined;
  const due = await dueWhileOpen(context, loaded);
  if (!due && (loaded.cup.status !== 'playing' || !isMoving(context, loaded))) return loaded.info;
  const moved = await changing(context, id, async (now) => {
    const dueNow = await dueWhileOpen(context, now);
    if (dueNow) return dueNow;
    if (now.cup.status !== 'playing' || !isMoving(context, now)) return no('tournament.not-playing');
    const { cup, field } = now;
    // Who goes on is not known before all tables are over; and the last round ends with its last table.
    const waits = { patch: { dueAt: null } };
    const going = goingOn(field) > 0;
    if (going && cup.format === 'elimination') return waits;
    const opened = await opening(context, cup, field);
    return going && opened.patch.status === 'over' ? waits : opened;
  });
  return moved.ok ? moved.value : (await loadTournament(context, db, id))?.info;
}

/** Is it for the bot to open the next round, or to end the tournament? */
function isMoving({ now }: Context, { cup, field }: Loaded): boolean {
  const { opens, dueAt } = cup;
  const isDue = dueAt !== null && dueAt <= now();
  if (goingOn(field) > 0) return isDue && opens === 'time';
  if (opens === 'over' || isLast(field)) return true;
  return opens === 'time' && (dueAt === null || isDue);
}

/** How many tables are not over. */
function goingOn({ rounds }: Field): number {
  return rounds.flatMap(({ tables }) => tables).filter(({ outcomes }) => !outcomes).length;
}

/** Is no round to come? */
function isLast({ rules, rounds, gone, entrants }: Field): boolean {
  const last = rounds.at(-1);
  if (entrants - gone.size < 2) return true;
  return rules.format === 'elimination'
    ? last !== undefined && last.tables.length === 1 && last.byes.length === 0
    : rounds.length >= rules.rounds;
}
