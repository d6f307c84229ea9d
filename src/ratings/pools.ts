/** Whose matches are rated against each other; what is left out makes no difference. */
export interface Pool {
  /** A server. */
  guild?: string;
  game?: string;
  /** A number of seats. */
  seats?: number;
  /** A season of the server. */
  season?: string;
}

/** What the parts of a key stand between, and what stands for a part that is left out; no id has either. */
const [between, any] = [':', '*'];

/** @example poolKey({ game: 'nusfjord' }) // '*:nusfjord:*:*' */
export function poolKey({ guild, game, seats, season }: Pool): string {
  return [guild, game, seats, season].map((part) => part ?? any).join(between);
}

/** The pool of a key. @example readPool(poolKey({ seats: 3 })) // { seats: 3 } */
export function readPool(key: string): Pool {
  const [guild, game, seats, season] = key.split(between).map((part) => (part === any ? undefined : part));
  return {
    ...(guild && { guild }),
    ...(game && { game }),
    ...(seats && { seats: Number(seats) }),
    ...(season && { season }),
  };
}

/** What of a result says which pools it belongs to. */
export interface PooledResult {
  guildId: string;
  game: string;
  /** How many it had. */
  seats: number;
  /** The season of its server in which it ended. */
  season?: number | undefined;
}

/** The keys of all pools that a result belongs to: eight, and four more of its season.
 * @example poolsOf({ guildId, game, seats }).length // 8 */
export function poolsOf({ guildId, game, seats, season }: PooledResult): string[] {
  const places = placesAndGames(guildId, game).flatMap((pool) => [pool, { ...pool, seats }]);
  const ofSeason = season === undefined ? [] : seasonPools({ guildId, game, seats, season });
  return [...places.map(poolKey), ...ofSeason];
}

/** The keys of the pools of a season that a result of this kind belongs to, or would.
 * @example seasonPools({ guildId, game, seats, season: 7 }).length // 4 */
export function seasonPools({ guildId: guild, game, seats, season }: PooledResult & { season: number }): string[] {
  return [{}, { seats }, { game }, { game, seats }].map((kind) => poolKey({ guild, ...kind, season: String(season) }));
}

/** The pool of a server that one of its season begins from; undefined: it is none of a season.
 * @example poolBefore({ guild: '7', game: 'nusfjord', season: '3' }) // { guild: '7', game: 'nusfjord' } */
export function poolBefore({ season, ...pool }: Pool): Pool | undefined {
  return season === undefined ? undefined : pool;
}

/** The keys of the pools in which a result goes on with a streak or ends it: whatever the number of seats.
 * @example streakPools({ guildId, game }).length // 4 */
export function streakPools({ guildId, game }: { guildId: string; game: string }): string[] {
  return placesAndGames(guildId, game).map(poolKey);
}

/** Everywhere and in a server, in all games and in one. */
function placesAndGames(guild: string, game: string): Pool[] {
  return [{}, { guild }].flatMap((pool: Pool) => [pool, { ...pool, game }]);
}

/** Is each change in it kept, for the curve of a profile? So it is everywhere, of all games and of each.
 * @example hasCurve({ game: 'nusfjord' }) // true */
export function hasCurve({ guild, seats, season }: Pool): boolean {
  return guild === undefined && seats === undefined && season === undefined;
}
