import { done, message, type Result } from '../engine/message.js';
import { poolKey, readPool } from '../ratings/index.js';
import {
  countStandingBoards,
  type Database,
  deleteStandingBoard,
  forgetStandingBoard,
  insertAct,
  markBoardShown,
  markBoardTried,
  oldBoards,
  type StoredStandingBoard,
  standBoard,
  standingBoard,
} from '../store/index.js';
import type { BoardQuery } from './board.js';

/** A leaderboard that stands in a channel, in a message that is kept up to date. */
export interface StandingBoard extends Omit<StoredStandingBoard, 'pool'> {
  query: BoardQuery;
}

/** Where a board is to stand. */
export interface BoardPlace {
  guildId: string;
  channelId: string;
}

/** So many stand in a server at most. */
const mostInServer = 20;
/** So long a message stays as it is, whatever happens. */
const restMs = 10 * 60_000;
/** So long one that was asked for is not asked for anew. */
const anewMs = 60_000;

/** Boards that stand in channels, one of a kind in each. */
export interface StandingBoards {
  /** The one of this kind in a channel. */
  find(channelId: string, query: BoardQuery): Promise<StandingBoard | undefined>;
  /** Has a board stand in a channel, in a new message where it does already. Refused: leaderboard.just-asked, leaderboard.too-many. */
  stand(place: BoardPlace, by: string, query: BoardQuery): Promise<Result<undefined>>;
  /** Ends that. */
  end(place: BoardPlace, by: string, query: BoardQuery): Promise<void>;
  /** Those that were not posted yet, and those whose message is to be compared with the board: each once in ten minutes at most. */
  due(): Promise<StandingBoard[]>;
  /** Notes that a board's message may have been sent from now on. */
  tried(id: number): Promise<void>;
  /** Notes what its message shows; false: it stands no more, or was asked for anew. */
  shown(id: number, written: { messageId: string; shown: string }): Promise<boolean>;
  /** Its message is gone. */
  forget(id: number): Promise<void>;
  /** Calls back when a board was asked for. */
  onAsked(listener: () => void): void;
}

/** @example createStanding(database, Date.now).due() */
export function createStanding(database: Database, now: () => number): StandingBoards {
  const { db } = database;
  const listeners: (() => void)[] = [];
  /** When each was last compared with what its message shows. */
  const compared = new Map<number, number>();
  return {
    async find(channelId, query) {
      const found = await standingBoard(db, channelId, poolKey(query));
      return found && standingOf(found)[0];
    },
    async stand({ guildId, channelId }, by, query) {
      const pool = poolKey(query);
      const refusal = await database.transaction(async (tx) => {
        const here = await standingBoard(tx, channelId, pool);
        if (here && Math.abs(now() - here.askedAt) < anewMs) return message('leaderboard.just-asked');
        if (!here && (await countStandingBoards(tx, guildId)) >= mostInServer) {
          return message('leaderboard.too-many', { n: mostInServer });
        }
        await standBoard(tx, { guildId, channelId, pool, askedAt: now() });
        await insertAct(tx, { guildId, channelId, by, kind: 'board-up', about: about(query) }, now());
        return undefined;
      });
      if (refusal) return { ok: false, refusal };
      for (const listener of listeners) listener();
      return done(undefined);
    },
    async end({ guildId, channelId }, by, query) {
      const pool = poolKey(query);
      await database.transaction(async (tx) => {
        if (!(await standingBoard(tx, channelId, pool))) return;
        await deleteStandingBoard(tx, channelId, pool);
        await insertAct(tx, { guildId, channelId, by, kind: 'board-down', about: about(query) }, now());
      });
    },
    async due() {
      const before = now() - restMs;
      const old = await oldBoards(db, before);
      const due = old.filter(({ id, messageId }) => !messageId || (compared.get(id) ?? 0) <= before);
      for (const { id } of due) compared.set(id, now());
      return due.flatMap(standingOf);
    },
    tried: (id) => database.transaction((tx) => markBoardTried(tx, id)),
    shown: (id, written) => database.transaction((tx) => markBoardShown(tx, id, { ...written, editedAt: now() })),
    async forget(id) {
      compared.delete(id);
      await database.transaction((tx) => forgetStandingBoard(tx, id));
    },
    onAsked: (listener) => void listeners.push(listener),
  };
}

function about({ game }: BoardQuery): Record<string, unknown> {
  return game === undefined ? {} : { game };
}

/** Empty: what is stored of it cannot be read. */
function standingOf({ pool, ...board }: StoredStandingBoard): StandingBoard[] {
  const query = readPool(pool);
  const elsewhere = query.guild !== undefined && query.guild !== board.guildId;
  return elsewhere || poolKey(query) !== pool ? [] : [{ ...board, query }];
}
