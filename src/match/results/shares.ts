import { type Move, type Seat, standing } from '../../engine/index.js';
import type { SeatResult, StoredMatch } from '../../store/index.js';

/** A game of a match or of a series, as far as it says who held what. */
export interface HeldGame extends Pick<StoredMatch, 'id' | 'moves' | 'tenures'> {}

/**
 * Who held a seat of these games, and which part of its moves was theirs: of those that stand, be they played by a person, as
 * ordered, or by the computer in their place while it was theirs. Of a seat that never moved it goes by how long the match was in
 * somebody's hands, in moves of anybody; and where there is nothing of that, by who had it last. `movesOf` is asked only where a
 * seat changed hands.
 * @example await holdersOf([match], 0, ({ id }) => listMovers(tx, id)) // [{ person: '42', share: 0.75 }, { person: null, share: 0.25 }]
 */
export async function holdersOf(
  games: HeldGame[],
  seat: Seat,
  movesOf: (game: HeldGame) => Promise<Move[]>,
): Promise<SeatResult['holders']> {
  const spans = games.flatMap((game) => spansOf(game, seat));
  const last = spans.at(-1)?.person ?? null;
  const held = spans.filter(({ from, until }) => until > from);
  if (new Set((held.length > 0 ? held : spans.slice(-1)).map(({ person }) => person)).size <= 1) {
    return [{ person: held[0]?.person ?? last, share: 1 }];
  }
  const made = new Map(held.map(({ person }): [string | null, number] => [person, 0]));
  const lasted = new Map(made);
  for (const game of games) {
    const moves = await movesOf(game);
    const own = standing(moves).filter((number) => moves[number - 1]?.seat === seat);
    for (const { person, from, until } of spansOf(game, seat)) {
      const count = own.filter((number) => from < number && number <= until).length;
      if (made.has(person)) made.set(person, made.get(person)! + count);
      if (lasted.has(person)) lasted.set(person, lasted.get(person)! + Math.max(0, until - from));
    }
  }
  const weights = [...made.values()].some((count) => count > 0) ? made : lasted;
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].flatMap(([person, weight]) => (weight > 0 ? [{ person, share: weight / all }] : []));
}

/** The times in which a seat was in somebody's hands, after how many moves each began and ended; null: the computer's. */
function spansOf({ tenures, moves }: HeldGame, seat: Seat): { person: string | null; from: number; until: number }[] {
  return tenures
    .filter((tenure) => tenure.seat === seat)
    .map(({ person, fromMove, untilMove }) => ({
      person: person?.id ?? null,
      from: fromMove,
      until: untilMove ?? moves,
    }));
}
