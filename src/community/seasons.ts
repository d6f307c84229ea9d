import { done, type Result, refuse } from '../engine/message.js';
import { type Beginning, poolKey, weekOf } from '../ratings/index.js';
import {
  type AchievedIn,
  type ActKind,
  achievedInSeason,
  announce,
  announcementOf,
  countInPool,
  countSeasonResults,
  type Database,
  type Db,
  findSeason,
  insertAct,
  insertSeason,
  markSeasonClosed,
  namesOf,
  type Ranked,
  type StoredSeason,
  saveGuild,
  seasonsOf,
  strongest,
  type Tx,
} from '../store/index.js';
import { type Board, boardOf } from './board.js';

/** A season of a server. */
export type Season = StoredSeason;

/** So many characters a season's name has at most. */
export const longestSeasonName = 40;

/** Whoever came first in a game of a season. */
export interface Champions {
  game: string;
  /** Several are as strong; of many only some. */
  best: { person: string; name: string | undefined; strength: number }[];
}

/** How a season stands, or ended. */
export interface SeasonSummary {
  season: Season;
  /** Results that count in it, and people who are rated in it, be they shown or not. */
  matches: number;
  people: number;
  /** Of each game that was played, in the order asked for. */
  champions: Champions[];
  /** The first page of its leaderboard. */
  board: Board;
  /** What people have achieved in it alone, or some of it. */
  achieved: (AchievedIn & { name: string | undefined })[];
}

/** A server's seasons: times that have leaderboards of their own, one after the other. */
export interface Seasons {
  /** Those of a server, newest first. */
  list(guildId: string): Promise<Season[]>;
  /** One of them; undefined: the server has no such one. */
  find(guildId: string, id: number): Promise<Season | undefined>;
  /** Opens one from now on; a name that is empty is left out. Refused: season.open-already, season.name-too-long. */
  open(
    guild: { id: string; locale: string },
    by: string,
    asked: { name: string; begins: Beginning },
  ): Promise<Result<Season>>;
  /** Closes it for good, and has a channel told how it ended. Refused: season.not-open. */
  close(guildId: string, id: number, by: string, channelId: string): Promise<Result<Season>>;
  /** Has a channel told how a closed one ended, in a new message. Refused: season.not-closed, season.just-told. */
  tell(guildId: string, id: number, by: string, channelId: string): Promise<Result<undefined>>;
  /** How it stands; undefined: the server has no such one. */
  summary(guildId: string, id: number, games: string[]): Promise<SeasonSummary | undefined>;
  /** Calls back when a channel is to be told. */
  onAsked(listener: () => void): void;
}

/** So many share the first place by name. */
const mostChampions = 3;
/** So many achievements are told of a season. */
const mostAchieved = 8;
/** So long after it was asked for a message is not asked for anew. */
const anewMs = 60_000;

/** @example createSeasons(database, Date.now).list(guildId) */
export function createSeasons(database: Database, now: () => number): Seasons {
  const { db } = database;
  const listeners: (() => void)[] = [];
  const asked = (): void => {
    for (const listener of listeners) listener();
  };
  /** Notes what an organiser did about a season. */
  const noteSeason = (
    tx: Tx,
    { guildId, number, name }: Season,
    by: string,
    kind: ActKind,
    channelId?: string,
  ): Promise<void> => {
    const about = { number, ...(name !== undefined && { name }) };
    return insertAct(tx, { guildId, by, kind, about, ...(channelId !== undefined && { channelId }) }, now());
  };
  return {
    list: (guildId) => seasonsOf(db, guildId),
    find: (guildId, id) => seasonOf(db, guildId, id),
    async open(guild, by, { name: typed, begins }) {
      // What cannot be seen is no name.
      const name = typed
        .replace(/\p{Cf}/gu, '')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      if ([...name].length > longestSeasonName) return refuse('season.name-too-long', { max: longestSeasonName });
      const opened = await database.transaction(async (tx) => {
        const [last] = await seasonsOf(tx, guild.id);
        if (last && last.closedAt === undefined) return undefined;
        await saveGuild(tx, guild, now());
        const number = (last?.number ?? 0) + 1;
        const season = { guildId: guild.id, number, ...(name && { name }), begins, openedAt: now() };
        const made = { ...season, id: await insertSeason(tx, season, by) };
        await noteSeason(tx, made, by, 'season-opened');
        return made;
      });
      return opened ? done(opened) : refuse('season.open-already');
    },
    async close(guildId, id, by, channelId) {
      const closed = await database.transaction(async (tx) => {
        if (!(await seasonOf(tx, guildId, id)) || !(await markSeasonClosed(tx, id, by, now()))) return undefined;
        await announce(tx, { guildId, channelId, about: { season: id }, askedAt: now() });
        const season = await findSeason(tx, id);
        if (season) await noteSeason(tx, season, by, 'season-closed', channelId);
        return season;
      });
      if (!closed) return refuse('season.not-open');
      asked();
      return done(closed);
    },
    async tell(guildId, id, by, channelId) {
      const refusal = await database.transaction(async (tx) => {
        const season = await seasonOf(tx, guildId, id);
        if (season?.closedAt === undefined) return 'season.not-closed';
        const about = { season: id };
        const before = await announcementOf(tx, about);
        if (before && Math.abs(now() - before.askedAt) < anewMs) return 'season.just-told';
        await announce(tx, { guildId, channelId, about, askedAt: now() });
        await noteSeason(tx, season, by, 'season-told', channelId);
        return undefined;
      });
      if (refusal) return refuse(refusal);
      asked();
      return done(undefined);
    },
    async summary(guildId, id, games) {
      const season = await seasonOf(db, guildId, id);
      return season && summaryOf(db, now(), season, games);
    },
    onAsked: (listener) => void listeners.push(listener),
  };
}

async function seasonOf(db: Db, guildId: string, id: number): Promise<Season | undefined> {
  const season = await findSeason(db, id);
  return season?.guildId === guildId ? season : undefined;
}

async function summaryOf(db: Db, now: number, season: Season, games: string[]): Promise<SeasonSummary> {
  const pool = { guild: season.guildId, season: String(season.id) };
  const week = weekOf(now);
  const found: { game: string; best: Ranked[] }[] = [];
  for (const game of games) {
    const best = await strongest(db, poolKey({ ...pool, game }), week, mostChampions, 0);
    if (best.length > 0) found.push({ game, best: best.filter(({ rank }) => rank === 1) });
  }
  const achieved = await achievedInSeason(db, season.id, mostAchieved);
  const names = await namesOf(db, [
    ...found.flatMap(({ best }) => best.map(({ person }) => person)),
    ...achieved.map(({ person }) => person),
  ]);
  return {
    season,
    matches: await countSeasonResults(db, season.id),
    people: await countInPool(db, poolKey(pool)),
    champions: found.map(({ game, best }) => ({
      game,
      best: best.map(({ person, strength }) => ({ person, name: names.get(person), strength })),
    })),
    board: await boardOf(db, now, pool, 1, undefined),
    achieved: achieved.map(({ person, ...one }) => ({ ...one, name: names.get(person) })),
  };
}
