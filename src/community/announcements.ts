import {
  type Database,
  dueAnnouncements,
  finalPosts,
  forgetAnnouncement,
  markAnnounced,
  markAnnouncementFailed,
  markAnnouncementTried,
  type StoredAnnouncement,
  staleSeasons,
} from '../store/index.js';

/** What a channel is told once, and told anew where that changes. */
export type Announcement = StoredAnnouncement;

/** What channels of servers are told: how seasons ended, and how matches did. */
export interface Announcements {
  /**
   * Those whose message is not there yet or shows what was; one of a season only once its ratings are in order, one of a match once its
   * own channel was told, for which five minutes are waited. `but`: the ids of some that are left out.
   */
  due(but?: number[]): Promise<Announcement[]>;
  /** Notes that its message may have been sent from now on. */
  tried(id: number): Promise<void>;
  /** Notes which revision its message shows; false: it is no more, or was asked for anew. */
  told(id: number, written: { messageId: string; shown: number }): Promise<boolean>;
  /** Notes that it could not be told; true: it is not tried any more. */
  failed(one: Announcement): Promise<boolean>;
  /** Its message or channel is gone, or there is nothing to be told. */
  forget(id: number): Promise<void>;
}

/** So many are seen to in one look. */
const atOnce = 20;
/** So long a match's own channel is waited for. */
const homeFirstMs = 5 * 60_000;
/** So long it is tried to post one that is refused. */
const patienceMs = 2 * 86_400_000;
/** A message that could not be changed so often stays as it is. */
const mostFailures = 50;

/** @example await createAnnouncements(database, Date.now).due() */
export function createAnnouncements(database: Database, now: () => number): Announcements {
  const { db, transaction } = database;

  /** Was its own channel told that a match is over, to which the message leads, or is that not to be waited for? */
  async function isToldAtHome({ messageId, askedAt }: Announcement, match: string): Promise<boolean> {
    if (messageId !== undefined || now() - askedAt > homeFirstMs) return true;
    return (await finalPosts(db, [match])).get(match)?.messageId !== undefined;
  }

  return {
    async due(but) {
      const due = await dueAnnouncements(db, atOnce, but);
      const ready: Announcement[] = [];
      for (const one of due) {
        const { about, guildId } = one;
        if ('season' in about && (await staleSeasons(db, guildId)).has(about.season)) continue;
        if ('match' in about && !(await isToldAtHome(one, about.match))) continue;
        ready.push(one);
      }
      return ready;
    },
    tried: (id) => transaction((tx) => markAnnouncementTried(tx, id)),
    told: (id, written) => transaction((tx) => markAnnounced(tx, id, written)),
    async failed({ id, messageId, askedAt, failures, revision }) {
      const over = messageId === undefined ? now() - askedAt > patienceMs : failures + 1 >= mostFailures;
      await transaction(async (tx) => {
        if (!over) return markAnnouncementFailed(tx, id);
        if (messageId === undefined) return forgetAnnouncement(tx, id);
        await markAnnounced(tx, id, { messageId, shown: revision });
      });
      return over;
    },
    forget: (id) => transaction((tx) => forgetAnnouncement(tx, id)),
  };
}
