import { type Certainty, certaintyOf, type Pool, poolKey, weekOf } from '../ratings/index.js';
import {
  countShown,
  type Db,
  findSeason,
  isHidden,
  namesOf,
  neighbours,
  positionOf,
  type Ranked,
  type StoredSeason,
  strongest,
} from '../store/index.js';

/** Whose matches a leaderboard is made of; what is left out makes no difference. */
export type BoardQuery = Pool;

/** Which page, from 1; `own`: the one the reader is on, or else the first. */
export type BoardPage = number | 'own';

/** A person on a leaderboard. */
export interface BoardLine {
  person: string;
  /** As they wrote it; undefined: nobody knows it any more. */
  name: string | undefined;
  /** From 1; who is as strong shares it. */
  rank: number;
  strength: number;
  certainty: Certainty;
  /** By how many ranks they have risen since the week began; `new`: they were not there. */
  moved: number | 'new';
}

/** A page of a leaderboard. */
export interface Board {
  query: BoardQuery;
  /** The season that it is of. */
  season?: StoredSeason;
  /** From 1; there is always one. */
  page: number;
  pages: number;
  /** How many are on it in all. */
  people: number;
  lines: BoardLine[];
  /** Where the reader is on another page: their line with those next to it, as far as they are not on this one. */
  own: BoardLine[];
  /** Is the reader on it? `hidden`: they want to be on none; undefined: nobody in particular reads it. */
  reader: 'listed' | 'unlisted' | 'hidden' | undefined;
}

/** How many people a page shows. */
const perPage = 10;
/** How many are shown above somebody's own line, and below it. */
const eachWay = 1;

/** A page of a leaderboard as it is now. @example await boardOf(db, Date.now(), { game: 'nusfjord' }, 1, '42') */
export async function boardOf(
  db: Db,
  now: number,
  query: BoardQuery,
  asked: BoardPage,
  reader: string | undefined,
): Promise<Board> {
  const pool = poolKey(query);
  const week = weekOf(now);
  const people = await countShown(db, pool);
  const pages = Math.max(1, Math.ceil(people / perPage));
  const at = reader === undefined ? undefined : await positionOf(db, pool, reader);
  const wanted = asked === 'own' ? Math.floor((at ?? 0) / perPage) + 1 : asked;
  const page = Math.min(Math.max(1, wanted), pages);
  const ranked = await strongest(db, pool, week, perPage, (page - 1) * perPage);
  const here = new Set(ranked.map(({ person }) => person));
  const listed = reader !== undefined && at !== undefined;
  const beside = listed && !here.has(reader) ? await neighbours(db, pool, week, reader, eachWay) : [];
  const own = beside.filter(({ person }) => !here.has(person));
  const names = await namesOf(
    db,
    [...ranked, ...own].map(({ person }) => person),
  );
  const lineOf = ({ person, rank, rankBefore, strength, ...rating }: Ranked): BoardLine => ({
    person,
    name: names.get(person),
    rank,
    strength,
    certainty: certaintyOf(rating),
    moved: rankBefore === null ? 'new' : rankBefore - rank,
  });
  const season = query.season === undefined ? undefined : await findSeason(db, Number(query.season));
  return {
    query,
    ...(season?.guildId === query.guild && season && { season }),
    page,
    pages,
    people,
    lines: ranked.map(lineOf),
    own: own.map(lineOf),
    reader: await statusOf(db, reader, listed),
  };
}

async function statusOf(db: Db, reader: string | undefined, listed: boolean): Promise<Board['reader']> {
  if (reader === undefined) return undefined;
  if (listed) return 'listed';
  return (await isHidden(db, reader)) ? 'hidden' : 'unlisted';
}
