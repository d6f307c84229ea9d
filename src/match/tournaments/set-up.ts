import { usualLevel } from '../../computer/levels.js';
import { done, message, type Refusal, type Result, refuse, type Seat } from '../../engine/index.js';
import {
  addTenure,
  appendMoves,
  appendOwed,
  changeTournament,
  findMatch,
  insertMatch,
  isTaken,
  saveSnapshot,
  seatTable,
  settingsOf,
  type Tx,
} from '../../store/index.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { deal, newSeed } from '../deal.js';
import { newId } from '../id.js';
import { cachePosition } from '../positions.js';
import { isStandIn } from '../privacy/stand-in.js';
import { seatingOf } from '../seating.js';
import { keepWaits } from '../time/waits.js';
import type { TableInfo } from './api.js';
import { queueOf } from './change.js';
import { loadTournament } from './view.js';

/**
 * See `TournamentService.openTable`. The match is dealt and begun in the transaction that gives it to the table, so that no table ever
 * has two.
 */
export function openTable(
  context: Context,
  id: number,
  table: Pick<TableInfo, 'round' | 'number'>,
  channelId: string,
): Promise<Result<undefined>> {
  return attempt<undefined>(context, queueOf(id), async () => {
    const { database } = context;
    const loaded = await loadTournament(context, database.db, id);
    if (!loaded) return refuse('tournament.gone');
    const { cup, info, entrants } = loaded;
    if (cup.status !== 'playing') return refuse('tournament.not-playing');
    const found = info.rounds[table.round - 1]?.tables.find(({ number }) => number === table.number);
    const game = Object.hasOwn(context.games, cup.game) ? context.games[cup.game] : undefined;
    if (found?.state !== 'waiting') return done(undefined);
    if (!game || !info.matches) return refuse('match.no-such-game', { game: cup.game });

    const seed = newSeed(context);
    const seating = seatingOf(seed, found.entrants);
    // Whoever had their data deleted since it was drawn has the computer in their place.
    const isNobody = (entrant: number): boolean => isStandIn(entrants[entrant]!.person.id);
    const engine = new Set(seating.flatMap((entrant, seat): Seat[] => (isNobody(entrant) ? [seat] : [])));
    const { options, pace, ranked } = info.matches;
    const dealt = deal(context, game, seating.length, options, seed, engine);
    const match = newId(context);
    const cached = { moves: dealt.moves.length, position: dealt.position };
    const at = context.now();
    const begin = async (tx: Tx): Promise<boolean> => {
      if (!(await changeTournament(tx, id, cup.revision, {}))) return false;
      if (!(await seatTable(tx, id, table, match, seating))) return false;
      const { ranked: decided } = await settingsOf(tx, cup.guildId);
      await insertMatch(tx, {
        ...dealt.begun,
        id: match,
        guildId: cup.guildId,
        channelId,
        game: game.id,
        locale: cup.locale,
        options,
        pace,
        ranked: decided === 'host' ? ranked : decided === 'always',
        hostId: cup.organiserId,
        moves: cached.moves,
        createdAt: at,
        ...(dealt.kind === 'over' && { endedAt: at }),
      });
      for (const [seat, entrant] of seating.entries()) {
        const whose = engine.has(seat) ? { userId: null, level: usualLevel } : { userId: entrants[entrant]!.person.id };
        await addTenure(tx, { matchId: match, seat, fromMove: 0, at, ...whose });
      }
      await appendMoves(tx, match, 0, dealt.moves, at);
      await saveSnapshot(tx, match, cached);
      const begun = (await findMatch(tx, match))!;
      const over = dealt.kind === 'over';
      await keepWaits(tx, { match: begun, game, position: cached.position, moves: [], engine, over, at });
      const { kind, events, calls } = dealt;
      await appendOwed(tx, { matchId: match, kind, ready: calls === undefined, events, ...(calls && { calls }) }, at);
      return true;
    };
    const stored = await keepingPlace(() => database.transaction(begin));
    if (stored === false) return conflict;
    if (stored !== true) return { ok: false, refusal: stored };
    cachePosition(context, match, cached);
    context.owed();
    if (engine.size > 0) context.computer?.wake(match);
    return done(undefined);
  });
}

/** A channel in which another match is played is none for a table. */
async function keepingPlace(work: () => Promise<boolean>): Promise<boolean | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return message('match.channel-taken', { match: '' });
  }
}
