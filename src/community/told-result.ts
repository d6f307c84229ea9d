import {
  type Db,
  type FinalPost,
  finalPosts,
  findResult,
  hiddenAmong,
  namesOf,
  type StoredResult,
  wasGivenUp,
} from '../store/index.js';
import { postOf } from './profile.js';
import type { Named } from './records.js';

/** How a match ended, as everybody may be told it. */
export interface ToldResult extends Pick<StoredResult, 'matchId' | 'game' | 'variant' | 'cancelled' | 'achievements'> {
  /** Where its end was told, if it was. */
  post?: FinalPost;
  /** Points decided it: nobody resigned, and nobody conceded. */
  byPoints: boolean;
  /** By place. Of whoever does not want to appear the name is nobody's. */
  seats: { place: number; points: number; holders: (Named | 'computer')[] }[];
}

/** Undefined: the match has no result. @example (await toldResult(db, match.id))?.seats[0].points */
export async function toldResult(db: Db, match: string): Promise<ToldResult | undefined> {
  const result = await findResult(db, match);
  if (!result) return undefined;
  const { matchId, game, variant, cancelled, achievements = [] } = result;
  const people = result.seats.flatMap(({ holders }) => holders.flatMap(({ person }) => person ?? []));
  const hidden = await hiddenAmong(db, people);
  const names = await namesOf(db, people);
  const seats = result.seats.toSorted((a, b) => a.place - b.place || b.points - a.points);
  return {
    ...{ matchId, game, variant, cancelled, achievements },
    ...postOf(match, await finalPosts(db, [match])),
    byPoints: !(await wasGivenUp(db, match)),
    seats: seats.map(({ place, points, holders }) => ({
      ...{ place, points },
      holders: holders.map(({ person }) =>
        person === null ? 'computer' : { person, name: hidden.has(person) ? undefined : names.get(person) },
      ),
    })),
  };
}
