import { usualLevel } from '../computer/levels.js';
import {
  type AnyGame,
  checkTable,
  done,
  type Options,
  type Position,
  type Result,
  readOptions,
  refuse,
  type Seat,
} from '../engine/index.js';
import {
  addTenure,
  appendMoves,
  appendOwed,
  copyOrders,
  endedSeries,
  endTenure,
  findMatch,
  insertMatch,
  matchesOfSeries,
  mutesOf,
  type StoredMatch,
  saveMute,
  saveSnapshot,
  type Tx,
} from '../store/index.js';
import type { CachedPosition, Context } from './context.js';
import { deal, newSeed } from './deal.js';
import { newId } from './id.js';
import { infoOf } from './info.js';
import type { Loaded } from './loaded.js';
import { ordersAt } from './orders/orders-at.js';
import { loadMatch } from './positions.js';
import { keepWaits } from './time/waits.js';

/** The next game of a series, to be stored with the end of the one before it. */
export interface NextGame {
  id: string;
  cached: CachedPosition;
  insert(tx: Tx): Promise<void>;
}

/** Which game of its series a match is, from 1.
 * @example numberInSeries(match) // 2 */
export function numberInSeries(match: StoredMatch): number {
  return match.series?.number ?? 1;
}

/** The first match of the series, which may be the match itself.
 * @example await matchesOfSeries(db, firstOfSeries(match)) */
export function firstOfSeries(match: StoredMatch): string {
  return match.series?.first ?? match.id;
}

/** How many games the match's series has; 1: it is none.
 * @example gamesInSeries(game, match) // 3 */
export function gamesInSeries(game: AnyGame, match: StoredMatch): number {
  return game.series?.games(match.options) ?? 1;
}

/**
 * The games of the series before this one, as they ended. Refused: match.series-broken where the rules have changed
 * so that one of them cannot be read any more.
 * @example const earlier = await gamesBefore(context, match)
 */
export async function gamesBefore(context: Context, match: StoredMatch): Promise<Result<Loaded[]>> {
  if (!match.series) return done([]);
  const matches = await matchesOfSeries(context.database.db, match.series.first);
  const games: Loaded[] = [];
  for (const earlier of matches.slice(0, match.series.number - 1)) {
    const loaded = await loadMatch(context, earlier);
    if (!loaded.ok) return refuse('match.series-broken');
    games.push(loaded.value);
  }
  return done(games);
}

/**
 * The options a match starts with: its own, with what its people hand over from the last series they finished together.
 * @example const options = await resumedOptions(context, game, match)
 */
export async function resumedOptions(context: Context, game: AnyGame, match: StoredMatch): Promise<Options> {
  const [someone] = peopleOf(match);
  if (!game.series?.resume || gamesInSeries(game, match) === 1 || !someone) return match.options;
  const people = peopleOf(match).join();
  const ended = await endedSeries(context.database.db, game.id, someone);
  const last = ended.find((one) => numberInSeries(one) === gamesInSeries(game, one) && peopleOf(one).join() === people);
  if (!last) return match.options;
  const [before, loaded] = [await gamesBefore(context, last), await loadMatch(context, last)];
  // Under other rules the old games cannot be read any more: the people begin afresh.
  if (!before.ok || !loaded.ok) return match.options;
  const states = [...before.value, loaded.value].map(({ position }) => position.state);
  return { ...match.options, ...game.series.resume(match.options, states) };
}

/** Who sits at a match now, in one order whatever the seats. */
function peopleOf({ tenures }: StoredMatch): string[] {
  return tenures.flatMap(({ current, person }) => (current && person ? [person.id] : [])).sort();
}

/**
 * The game that follows a match which ends in this position: dealt from a seed of its own, in the same channel, with
 * the same people in the same seats. Undefined: the match is the last of its series, belongs to none, or the engine
 * plays every seat. Refused as `gamesBefore`.
 * @example const next = await nextGame(context, match, position, engineSeats(match))
 */
export async function nextGame(
  context: Context,
  match: StoredMatch,
  position: Position,
  engine: Set<Seat>,
): Promise<Result<NextGame | undefined>> {
  const game = context.games[match.game];
  const { seats } = position;
  if (!game?.series || gamesInSeries(game, match) === 1 || engine.size === seats) return done(undefined);
  const earlier = await gamesBefore(context, match);
  if (!earlier.ok) return earlier;
  const handed = game.series.next([...earlier.value.map((loaded) => loaded.position.state), position.state]);
  if (!handed) return done(undefined);
  const options = readOptions(game, handed);
  const unfit = options.ok ? checkTable(game, seats, options.value) : options.refusal;
  if (!options.ok || unfit) throw new Error(`${game.id}: a series hands over what does not fit: ${unfit?.id}`);

  const id = newId(context);
  // What they have ordered holds for the whole series, from its first moves on.
  const orders = await ordersAt(context, match, 'all');
  for (const seat of engine) orders.delete(seat);
  const dealt = deal(context, game, seats, options.value, newSeed(context), engine, orders);
  const cached = { moves: dealt.moves.length, position: dealt.position };
  const at = context.now();
  return done({
    id,
    cached,
    async insert(tx) {
      await insertMatch(tx, {
        ...dealt.begun,
        id,
        guildId: match.guildId,
        channelId: match.channelId,
        game: game.id,
        locale: match.locale,
        options: options.value,
        pace: match.pace,
        ranked: match.ranked,
        hostId: match.host.id,
        ...(match.talk !== null && { talkThread: match.talk }),
        moves: cached.moves,
        createdAt: at,
        ...(dealt.kind === 'over' && { endedAt: at }),
        seriesId: firstOfSeries(match),
        seriesNumber: numberInSeries(match) + 1,
      });
      await keepSeats(tx, match, id, engine, at);
      await copyOrders(tx, match.id, id);
      for (const userId of await mutesOf(tx, match.id)) await saveMute(tx, id, userId, true);
      await appendMoves(tx, id, 0, dealt.moves, at);
      await saveSnapshot(tx, id, cached);
      const begun = (await findMatch(tx, id))!;
      const over = dealt.kind === 'over';
      await keepWaits(tx, { match: begun, game, position: cached.position, moves: [], engine, over, at });
      const { kind, events, calls } = dealt;
      await appendOwed(tx, { matchId: id, kind, ready: calls === undefined, events, ...(calls && { calls }) }, at);
    },
  });
}

/** Everybody sits as before; a seat that the computer plays is its own from the first move on, whoever held it once. */
async function keepSeats(tx: Tx, match: StoredMatch, matchId: string, engine: Set<Seat>, at: number): Promise<void> {
  for (const { seat, person, level } of infoOf(match).seats) {
    if (person.id !== '') await addTenure(tx, { matchId, seat, userId: person.id, fromMove: 0, at });
    if (!engine.has(seat)) continue;
    if (person.id !== '') await endTenure(tx, matchId, seat, 0);
    await addTenure(tx, { matchId, seat, userId: null, level: level ?? usualLevel, fromMove: 0, at });
  }
}
