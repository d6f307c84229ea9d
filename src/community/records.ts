import { isRunning } from '../ratings/index.js';
import {
  type Achieved,
  type Category,
  closestFinishes,
  type Db,
  finalPosts,
  firstAchieved,
  highestScores,
  longestStreaks,
  namesOf,
  type RecordScope,
  type RecordScore,
  type SeatResult,
  scoredCategories,
} from '../store/index.js';
import type { Paged } from './history.js';
import { postOf, type Told, told } from './profile.js';

/** Somebody, as they wrote their name; undefined: nobody knows it. */
export interface Named {
  person: string;
  name: string | undefined;
}

/** The highest scores of a game, a number of players and a variant, the highest first. */
export interface ScoreRecords extends Category {
  scores: (Told<RecordScore> & Named)[];
}

/** A page of the highest scores. */
export interface ScorePage extends Paged {
  categories: ScoreRecords[];
}

/** Matches that somebody won in a row. */
export interface StreakRecord extends Told<{ matchId: string }>, Named {
  length: number;
  /** When the first and the last of them ended. */
  from: number;
  until: number;
  /** It goes on. */
  running: boolean;
}

/** A match in which the first was ahead of the second by little. */
export interface FinishRecord extends Told<{ matchId: string }> {
  game: string;
  seats: number;
  endedAt: number;
  margin: number;
  /** The first and the second with their points; who held a seat together stands together. */
  best: { points: number; holders: Named[] }[];
}

/** What somebody who played alone has achieved first, or with the highest rank. */
export interface AchievementRecord extends Told<Achieved>, Named {}

/** So many categories are shown at a time; of one game more scores each, so fewer. */
const perPage = { all: 8, game: 4 };
const scoresEach = { all: 1, game: 3 };
const mostOthers = 8;

/** A page of the highest scores, from 1. @example await scoreRecords(db, { guild: guildId }, 1) */
export async function scoreRecords(db: Db, scope: RecordScope, asked: number): Promise<ScorePage> {
  const of = scope.game === undefined ? 'all' : 'game';
  const categories = await scoredCategories(db, scope);
  const pages = Math.max(1, Math.ceil(categories.length / perPage[of]));
  const page = Math.min(Math.max(1, asked), pages);
  const here = categories.slice((page - 1) * perPage[of], page * perPage[of]);
  const found = [];
  for (const category of here) {
    const scores = await highestScores(db, scope.guild, category, scoresEach[of]);
    // Nobody of those who have any may be shown.
    if (scores.length > 0) found.push({ ...category, scores });
  }
  const all = found.flatMap(({ scores }) => scores);
  const names = await namesOf(db, [...new Set(all.map(({ person }) => person))]);
  const posts = await finalPosts(db, [...new Set(all.map(({ matchId }) => matchId))]);
  return {
    page,
    pages,
    categories: found.map(({ scores, ...category }) => ({
      ...category,
      scores: scores.map((score) => ({ ...told(score, posts), name: names.get(score.person) })),
    })),
  };
}

/** The longest winning streaks; there are none by number of players. @example await streakRecords(db, { guild: guildId }) */
export async function streakRecords(db: Db, scope: RecordScope): Promise<StreakRecord[]> {
  const streaks = await longestStreaks(db, scope, mostOthers);
  const names = await namesOf(
    db,
    streaks.map(({ person }) => person),
  );
  const posts = await finalPosts(
    db,
    streaks.map(({ match }) => match),
  );
  return streaks.map((streak) => {
    const { person, longest: length, from, until, match: matchId } = streak;
    const name = names.get(person);
    return { person, name, length, from, until, running: isRunning(streak), matchId, ...postOf(matchId, posts) };
  });
}

/** The closest finishes. @example await finishRecords(db, { guild: guildId, game: 'nusfjord' }) */
export async function finishRecords(db: Db, scope: RecordScope): Promise<FinishRecord[]> {
  const finishes = await closestFinishes(db, scope, mostOthers);
  const seats = finishes.map(({ result }) => result.seats.toSorted((a, b) => a.place - b.place || b.points - a.points));
  const bestTwo = seats.map((all) => all.slice(0, 2));
  const people = bestTwo.flat().flatMap(({ holders }) => holders.flatMap(({ person }) => person ?? []));
  const names = await namesOf(db, [...new Set(people)]);
  const posts = await finalPosts(
    db,
    finishes.map(({ result }) => result.matchId),
  );
  const named = ({ points, holders }: SeatResult): FinishRecord['best'][number] => ({
    points,
    holders: holders.flatMap(({ person }) => (person === null ? [] : [{ person, name: names.get(person) }])),
  });
  return finishes.map(({ result: { matchId, game, endedAt, seats: all }, margin }, index) => ({
    ...told({ matchId }, posts),
    game,
    endedAt,
    margin,
    seats: all.length,
    best: bestTwo[index]!.map(named),
  }));
}

/** Who has achieved what first, alone. @example await achievementRecords(db, { guild: guildId }) */
export async function achievementRecords(db: Db, scope: RecordScope): Promise<AchievementRecord[]> {
  const all = await firstAchieved(db, scope);
  const names = await namesOf(
    db,
    all.map(({ person }) => person),
  );
  const posts = await finalPosts(
    db,
    all.map(({ matchId }) => matchId),
  );
  return all.map((one) => ({ ...told(one, posts), name: names.get(one.person) }));
}
