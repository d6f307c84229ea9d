import { type Database, hidePerson, isHidden, orStoreError, showPerson } from '../store/index.js';
import { createAnnouncements } from './announcements.js';
import { boardOf } from './board.js';
import type { Community } from './community.js';
import { historyOf, personCurve, versusOf } from './history.js';
import { profileOf } from './profile.js';
import { achievementRecords, finishRecords, scoreRecords, streakRecords } from './records.js';
import { createSeasons } from './seasons.js';
import { createStanding } from './standing.js';
import { toldResult } from './told-result.js';

/** What a community service is made of. */
export interface CommunityParts {
  database: Database;
  /** Unix milliseconds. Default: the system's clock. */
  now?(): number;
}

/** @example const community = createCommunity({ database }) */
export function createCommunity({ database, now = Date.now }: CommunityParts): Community {
  const { db } = database;
  return {
    board: (query, page, reader) => orStoreError(() => boardOf(db, now(), query, page, reader)),
    hide: (personId) => orStoreError(() => database.transaction((tx) => hidePerson(tx, personId, now()))),
    show: (personId) => orStoreError(() => database.transaction((tx) => showPerson(tx, personId))),
    standing: createStanding(database, now),
    seasons: createSeasons(database, now),
    announcements: createAnnouncements(database, now),
    result: (match) => orStoreError(() => toldResult(db, match)),
    isHidden: (personId) => orStoreError(() => isHidden(db, personId)),
    profile: (personId, guild, reader) =>
      orStoreError(() => profileOf(db, now(), personId, { guild, ...(reader !== undefined && { reader }) })),
    history: (personId, page, reader) => orStoreError(() => historyOf(db, personId, page, reader)),
    versus: (personId, reader, page) => orStoreError(() => versusOf(db, personId, reader, page)),
    curve: (personId, game, reader) => orStoreError(() => personCurve(db, personId, game, reader)),
    scoreRecords: (scope, page) => orStoreError(() => scoreRecords(db, scope, page)),
    streakRecords: (scope) => orStoreError(() => streakRecords(db, scope)),
    achievementRecords: (scope) => orStoreError(() => achievementRecords(db, scope)),
    finishRecords: (scope) => orStoreError(() => finishRecords(db, scope)),
  };
}
