import { done, offeredOptions, type Result, refuse } from '../engine/index.js';
import { findMatch, rematchLobby, type StoredMatch } from '../store/index.js';
import type { SeatInfo } from './api.js';
import { attempt } from './attempt.js';
import type { Context } from './context.js';
import { missing } from './id.js';
import { infoOf } from './info.js';
import { create, join } from './lobby.js';
import { isOwn } from './own-seats.js';
import type { NewPlace, Rematch } from './requests.js';
import { firstOfSeries, numberInSeries } from './series.js';

/** See `MatchService.rematch`. */
export function rematch(context: Context, id: string, place: NewPlace): Promise<Result<Rematch>> {
  return attempt<Rematch>(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    if (match.status !== 'over') return refuse('match.not-over');
    const gathering = await rematchLobby(db, id);
    if (gathering !== undefined) {
      const joined = await join(context, gathering, place.person);
      return joined.ok ? done({ match: joined.value, opened: false }) : joined;
    }
    const seats = oneSeatOn(match);
    const people = seats.map(({ person }) => person.id);
    if (!people.includes(place.person.id)) return refuse('match.not-seated');
    const game = Object.hasOwn(context.games, match.game) ? context.games[match.game] : undefined;
    // A series is played once more from its start, and what its games hand on to each other is not chosen.
    const first = match.series ? await findMatch(db, firstOfSeries(match)) : match;
    const offered = game ? offeredOptions(game).map((option) => option.id) : [];
    const options = Object.fromEntries(
      Object.entries(first?.options ?? {}).filter(([option]) => offered.includes(option)),
    );
    const computers = seats.filter(isOwn).flatMap(({ level }) => level ?? []);
    const rematch = { of: id, people, computers };
    const created = await create(context, {
      ...place,
      game: match.game,
      options,
      pace: { ...match.pace, off: [] },
      ...(match.trust && { trust: match.trust }),
      ranked: match.ranked,
      rematch,
    });
    return created.ok ? done({ match: created.value, opened: true }) : created;
  });
}

/** Whoever sat next to the one who began sits there now; each game of a series counts as one in which somebody began. */
function oneSeatOn(match: StoredMatch): SeatInfo[] {
  const { seats } = infoOf(match);
  const on = numberInSeries(match) % seats.length;
  return [...seats.slice(on), ...seats.slice(0, on)];
}
