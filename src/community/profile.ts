import { setImmediate } from 'node:timers/promises';
import { type Certainty, certaintyOf, poolKey, weekOf } from '../ratings/index.js';
import {
  type AchievedIn,
  achievedBy,
  bestBy,
  countShown,
  type Db,
  type FinalPost,
  finalPosts,
  type HeadToHead,
  namesOf,
  neighbours,
  opponentsOf,
  type Played,
  playedBy,
  type Reliability,
  reliabilityOf,
  standingsOf,
  streaksIn,
  type Tally,
  talliesOf,
} from '../store/index.js';
import { mayRead } from './who.js';

/** How strong somebody is. */
export interface Rated {
  strength: number;
  certainty: Certainty;
}

/** A match that somebody played, with where its end was told, if it was. */
export type Told<T extends { matchId: string } = Played> = T & { post?: FinalPost };

/** How somebody plays a game. */
export interface GameRecord {
  game: string;
  rating?: Rated;
  /** Matches with others of which at least half was theirs, and how many of those they won. */
  matches: number;
  wins: number;
  /** How often they came in at each place of those, by place. */
  places: [place: number, times: number][];
  /** Matches of theirs alone. */
  alone: number;
  /** Their highest score. */
  best?: Told;
  /** What they have achieved alone, with the highest rank. */
  achieved: AchievedIn[];
}

/** What is known of how somebody plays, everywhere unless it is said otherwise. */
export interface Profile {
  person: string;
  /** As they wrote it; undefined: nobody knows it. */
  name: string | undefined;
  rating?: Rated;
  /** Their rank among those of the server who may be shown. */
  rank?: { rank: number; people: number };
  /** By how often they played them. */
  games: GameRecord[];
  /** Wins in a row: as many as just now, and the most there were, with the last match of those. */
  streak?: { current: number; longest: number; match: string; post?: FinalPost };
  /** Whom they have played most with. */
  opponents: (HeadToHead & { name: string | undefined })[];
  /** Of the last year. */
  reliability: Reliability;
  /** Their last matches, newest first. */
  recent: Told[];
}

const year = 365 * 86_400_000;
const [mostOpponents, mostRecent] = [3, 10];

/**
 * What is known of a person, as a reader may see it; undefined: nothing, or they do not want to appear.
 * @example await profileOf(db, Date.now(), '42', { guild: guildId, reader: '42' })
 */
export async function profileOf(
  db: Db,
  now: number,
  person: string,
  { guild, reader }: { guild: string; reader?: string },
): Promise<Profile | undefined> {
  if (!(await mayRead(db, person, reader))) return undefined;
  const tallies = await talliesOf(db, person);
  const reliability = await reliabilityOf(db, person, now - year);
  if (tallies.length === 0 && reliability.matches === 0) return undefined;
  const recent = await playedBy(db, person, mostRecent, 0);
  const best = await bestBy(db, person);
  const achieved = await achievedBy(db, person);
  const [streak] = (await streaksIn(db, person, [poolKey({})])) ?? [];
  // Of somebody with thousands of matches it takes as long as all the rest: others come between.
  await setImmediate();
  const opponents = await opponentsOf(db, person, mostOpponents);
  await setImmediate();
  const names = await namesOf(db, [person, ...opponents.map((one) => one.person)]);
  const shown = [...recent, ...best].map(({ matchId }) => matchId);
  const posts = await finalPosts(db, streak ? [...shown, streak.match] : shown);
  const games = [...new Set(tallies.map(({ game }) => game))];
  const ratings = await ratingsOf(db, person, games);
  const rating = ratings.get(poolKey({}));
  const rank = await rankOf(db, now, person, guild);
  return {
    person,
    name: names.get(person),
    ...(rating && { rating }),
    ...(rank && { rank }),
    games: games
      .map((game) =>
        recordOf(
          game,
          tallies.filter((one) => one.game === game),
          ratings.get(poolKey({ game })),
          best.filter((one) => one.game === game).map((one) => told(one, posts))[0],
          achieved.filter((one) => one.game === game),
        ),
      )
      .sort((a, b) => b.matches - a.matches || b.alone - a.alone || (a.game < b.game ? -1 : 1)),
    ...(streak && {
      streak: { current: streak.current, longest: streak.longest, match: streak.match, ...postOf(streak.match, posts) },
    }),
    opponents: opponents.map((one) => ({ ...one, name: names.get(one.person) })),
    reliability,
    recent: recent.map((one) => told(one, posts)),
  };
}

/** A match with where its end was told. @example told(played, await finalPosts(db, [played.matchId])) */
export function told<T extends { matchId: string }>(played: T, posts: Map<string, FinalPost>): Told<T> {
  return { ...played, ...postOf(played.matchId, posts) };
}

/** @example { ...streak, ...postOf(streak.match, posts) } */
export function postOf(match: string, posts: Map<string, FinalPost>): { post?: FinalPost } {
  const post = posts.get(match);
  return post ? { post } : {};
}

function recordOf(
  game: string,
  tallies: Tally[],
  rating: Rated | undefined,
  best: Told | undefined,
  achieved: AchievedIn[],
): GameRecord {
  const count = (some: Tally[]): number => some.reduce((sum, { matches }) => sum + matches, 0);
  const own = tallies.filter((one) => one.own && one.kind !== 'solo');
  const places = [...new Set(own.map(({ place }) => place))].sort((a, b) => a - b);
  return {
    game,
    ...(rating && { rating }),
    matches: count(own),
    wins: count(own.filter(({ winner }) => winner)),
    places: places.map((place) => [place, count(own.filter((one) => one.place === place))]),
    alone: count(tallies.filter(({ kind }) => kind === 'solo')),
    ...(best && { best }),
    achieved,
  };
}

async function ratingsOf(db: Db, person: string, games: string[]): Promise<Map<string, Rated>> {
  const pools = [poolKey({}), ...games.map((game) => poolKey({ game }))];
  const standings = await standingsOf(db, pools, [person]);
  return new Map(
    standings.flatMap(({ pool, standing }): [string, Rated][] =>
      standing ? [[pool, { strength: standing.strength, certainty: certaintyOf(standing) }]] : [],
    ),
  );
}

async function rankOf(db: Db, now: number, person: string, guild: string): Promise<Profile['rank']> {
  const pool = poolKey({ guild });
  const [own] = await neighbours(db, pool, weekOf(now), person, 0);
  return own && { rank: own.rank, people: await countShown(db, pool) };
}
