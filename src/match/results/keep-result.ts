import type { AnyGame } from '../../engine/index.js';
import {
  findMatch,
  insertResult,
  listMovers,
  type SeatResult,
  type StoredMatch,
  type StoredResult,
  seasonAt,
  type Tx,
} from '../../store/index.js';
import { achievementsOf } from './achievements.js';
import type { Ending } from './ending.js';
import { countResult } from './keep-ratings.js';
import { keepRecords } from './keep-records.js';
import { holdersOf } from './shares.js';
import { placesOf, winnersOf } from './winners.js';

/**
 * Writes down how a match ended that is over now, and counts it, in the transaction that ends it, after all else that it writes.
 * True: some ratings are to be made anew.
 * @example await keepResult(tx, game, match.id, ending, Date.now())
 */
export async function keepResult(tx: Tx, game: AnyGame, matchId: string, ending: Ending, at: number): Promise<boolean> {
  const match = await findMatch(tx, matchId);
  if (!match) return false;
  const result = await resultOf(tx, game, match, ending, at);
  await insertResult(tx, result);
  await keepRecords(tx, matchId);
  return countResult(tx, result);
}

async function resultOf(
  tx: Tx,
  game: AnyGame,
  match: StoredMatch,
  ending: Ending,
  endedAt: number,
): Promise<StoredResult> {
  const { sheet, before } = ending;
  const [places, winners] = [placesOf(match, sheet), winnersOf(match, sheet)];
  const games = [...before, match];
  const seats: SeatResult[] = [];
  for (const [index, { seat, total: points }] of sheet.seats.entries()) {
    const holders = await holdersOf(games, seat, ({ id }) => listMovers(tx, id));
    seats.push({ seat, points, place: places[index]!, winner: winners.includes(seat), holders });
  }
  return {
    matchId: match.id,
    guildId: match.guildId,
    game: match.game,
    variant: variantOf(game, match),
    kind: kindOf(match, seats.length),
    ranked: match.ranked,
    endedAt,
    cancelled: false,
    season: (await seasonAt(tx, match.guildId, endedAt))?.id,
    achievements: achievementsOf(game, match, ending, seats[0]?.points),
    seats,
  };
}

/** The options that people have chosen otherwise than usual. */
function variantOf({ options: specs }: AnyGame, { options }: StoredMatch): string {
  return specs
    .filter(({ id, carried, default: usual }) => !carried && (options[id] ?? usual) !== usual)
    .map(({ id }) => `${id}=${options[id]}`)
    .sort()
    .join(',');
}

/** A seat that the computer plays on for somebody was a person's first. */
function kindOf({ tenures }: StoredMatch, seats: number): StoredResult['kind'] {
  if (seats === 1) return 'solo';
  const first = new Map(tenures.toReversed().map((tenure) => [tenure.seat, tenure]));
  return [...first.values()].every(({ person }) => person) ? 'people' : 'computer';
}
