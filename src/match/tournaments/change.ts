import { done, message, type Refusal, type Result } from '../../engine/index.js';
import {
  type Act,
  changeTournament,
  type Db,
  insertAct,
  type StoredTournament,
  type TournamentPatch,
  type Tx,
} from '../../store/index.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import type { Organiser } from '../organiser.js';
import type { TournamentInfo } from './api.js';
import { type Loaded, loadTournament } from './view.js';

/** What is written of a tournament. */
export interface TournamentChanged {
  patch?: TournamentPatch;
  also?(tx: Tx): Promise<void>;
  /** What it is where an organiser does it. */
  acts?: CupAct[];
}

/** What an organiser did about a tournament. */
export type CupAct = Pick<Act, 'kind' | 'about' | 'personId'>;

/** A refusal, or what is written. */
export type TournamentPlan = { refusal: Refusal } | TournamentChanged;

/** @example return no('tournament.gone') */
export function no(id: string, args?: Refusal['args']): { refusal: Refusal } {
  return { refusal: args ? message(id, args) : message(id) };
}

/**
 * Changes a tournament after all other work on it, again where somebody else was quicker. Refused: tournament.gone, what `plan`
 * refuses, and what the store does. `unless`: asked once more in the transaction.
 * @example await changing(context, 12, async ({ cup }) => ({ patch: { status: 'cancelled' } }))
 */
export function changing(
  context: Context,
  id: number,
  plan: (loaded: Loaded) => Promise<TournamentPlan>,
  unless?: (tx: Tx, loaded: Loaded) => Promise<Refusal | undefined>,
): Promise<Result<TournamentInfo>> {
  return attempt(context, queueOf(id), async () => {
    const { database } = context;
    const loaded = await loadTournament(context, database.db, id);
    if (!loaded) return { ok: false, refusal: message('tournament.gone') };
    const planned = await plan(loaded);
    if ('refusal' in planned) return { ok: false, refusal: planned.refusal };
    const stored = await database.transaction(async (tx) => {
      const refusal = await unless?.(tx, loaded);
      if (refusal) return refusal;
      if (!(await changeTournament(tx, id, loaded.cup.revision, planned.patch ?? {}))) return false;
      await planned.also?.(tx);
      return true;
    });
    if (!stored) return conflict;
    if (stored !== true) return { ok: false, refusal: stored };
    context.tournamentChanged();
    return reread(context, database.db, id);
  });
}

/** The same of an organiser. Refused also: tournament.not-yours. */
export function organising(
  context: Context,
  id: number,
  by: Organiser,
  plan: (loaded: Loaded) => Promise<TournamentPlan>,
  unless?: (tx: Tx, loaded: Loaded) => Promise<Refusal | undefined>,
): Promise<Result<TournamentInfo>> {
  const own = async (loaded: Loaded): Promise<TournamentPlan> => {
    if (!by.manages) return no('tournament.not-yours');
    const planned = await plan(loaded);
    if ('refusal' in planned) return planned;
    return {
      ...planned,
      async also(tx) {
        await planned.also?.(tx);
        for (const act of planned.acts ?? []) await noteCupAct(context, tx, loaded.cup, by, act);
      },
    };
  };
  return changing(context, id, own, unless);
}

/** Notes what an organiser does about a tournament, in the transaction that does it.
 * @example await noteCupAct(context, tx, cup, by, { kind: 'cup-started' }) */
export async function noteCupAct(
  { now }: Context,
  tx: Tx,
  { id, guildId, channelId, game }: Pick<StoredTournament, 'id' | 'guildId' | 'channelId' | 'game'>,
  by: Organiser,
  act: CupAct,
): Promise<void> {
  if (by.bot) return;
  const about = { game, ...act.about };
  await insertAct(tx, { guildId, channelId, tournamentId: id, by: by.id, ...act, about }, now());
}

/** Work on a tournament is done one after the other. @example context.queue(queueOf(12), work) */
export function queueOf(id: number): string {
  return `tournament:${id}`;
}

async function reread(context: Context, db: Db, id: number): Promise<Result<TournamentInfo>> {
  const loaded = await loadTournament(context, db, id);
  return loaded ? done(loaded.info) : { ok: false, refusal: message('tournament.gone') };
}
