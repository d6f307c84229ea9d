import { poolKey } from '../ratings/index.js';
import {
  curveOf,
  type Db,
  finalPosts,
  type HeadToHead,
  headToHead,
  type Meeting,
  meetings,
  namesOf,
  playedBy,
  talliesOf,
} from '../store/index.js';
import { thinned } from './curve.js';
import { type Told, told } from './profile.js';
import { mayRead } from './who.js';

/** Which page of how many, from 1. */
export interface Paged {
  page: number;
  pages: number;
}

/** A page of the matches of a person, newest first. */
export interface History extends Paged {
  name: string | undefined;
  matches: Told[];
}

/** How a person came off against another, with a page of the matches in which they did, newest first. */
export interface Versus extends Paged {
  name: string | undefined;
  /** From the person's side. */
  score: HeadToHead;
  matches: Told<Meeting>[];
}

/** How strong somebody was after each of their results, or some of them where there are many; in order. */
export interface Curve {
  name: string | undefined;
  points: { at: number; strength: number }[];
  /** How many results it is of. */
  results: number;
}

const perPage = 15;
/** A picture has no room for more. */
const mostPoints = 400;

function pageOf(asked: number, matches: number): Paged & { skip: number } {
  const pages = Math.max(1, Math.ceil(matches / perPage));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, skip: (page - 1) * perPage };
}

async function nameOf(db: Db, person: string): Promise<string | undefined> {
  return (await namesOf(db, [person])).get(person);
}

/** Undefined: there is none, or they do not want to appear. @example await historyOf(db, '42', 1, readerId) */
export async function historyOf(db: Db, person: string, asked: number, reader?: string): Promise<History | undefined> {
  if (!(await mayRead(db, person, reader))) return undefined;
  const all = (await talliesOf(db, person)).reduce((sum, { matches }) => sum + matches, 0);
  if (all === 0) return undefined;
  const { skip, ...page } = pageOf(asked, all);
  const matches = await playedBy(db, person, perPage, skip);
  const posts = await finalPosts(
    db,
    matches.map(({ matchId }) => matchId),
  );
  return { ...page, name: await nameOf(db, person), matches: matches.map((one) => told(one, posts)) };
}

/** Undefined: they never met, or the person does not want to appear. @example await versusOf(db, '42', readerId, 1) */
export async function versusOf(db: Db, person: string, reader: string, asked: number): Promise<Versus | undefined> {
  if (!(await mayRead(db, person, reader))) return undefined;
  const score = await headToHead(db, person, reader);
  if (!score) return undefined;
  const { skip, ...page } = pageOf(asked, score.matches);
  const matches = await meetings(db, person, reader, perPage, skip);
  const posts = await finalPosts(
    db,
    matches.map(({ matchId }) => matchId),
  );
  return { ...page, score, name: await nameOf(db, person), matches: matches.map((one) => told(one, posts)) };
}

/** Undefined: there is none, or they do not want to appear. @example await personCurve(db, '42', 'nusfjord', readerId) */
export async function personCurve(
  db: Db,
  person: string,
  game: string | undefined,
  reader?: string,
): Promise<Curve | undefined> {
  if (!(await mayRead(db, person, reader))) return undefined;
  const changes = await curveOf(db, poolKey(game === undefined ? {} : { game }), person);
  if (changes.length === 0) return undefined;
  const points = changes.map(({ endedAt: at, strength }) => ({ at, strength }));
  return { name: await nameOf(db, person), points: thinned(points, mostPoints), results: points.length };
}
