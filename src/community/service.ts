import { type Database, hidePerson, isHidden, orStoreError, showPerson } from '../store/index.js';
import { boardOf } from './board.js';
import type { Community } from './community.js';

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
    isHidden: (personId) => orStoreError(() => isHidden(db, personId)),
  };
}
