import { listRetellings, markRetold, orStoreError, saveGuildLeft, saveGuildsSeen } from '../../store/index.js';
import { archive } from '../archive.js';
import type { Context } from '../context.js';
import type { PrivacyService } from './api.js';
import { erase, finishErasures } from './erase.js';
import { forgetGuilds } from './guilds.js';
import { readPersonal } from './personal.js';
import { postIn } from './posts.js';

/** @example const matches = { ...createPrivacy(context), … } */
export function createPrivacy(context: Context): PrivacyService {
  const asked = new Map<string, number>();
  const { database } = context;
  return {
    personalData: (personId) => readPersonal(context, personId, asked),
    async erase(personId) {
      asked.delete(personId);
      return erase(context, personId);
    },
    finishErasures: () => orStoreError(() => finishErasures(context)),
    guildsSeen: (ids) => orStoreError(() => database.transaction((tx) => saveGuildsSeen(tx, ids, context.now()))),
    guildLeft: (id, left) =>
      orStoreError(() => database.transaction((tx) => saveGuildLeft(tx, id, left ? context.now() : null))),
    forgetGuilds: (afterMs) => orStoreError(() => forgetGuilds(context, afterMs)),
    archive: (id) => archive(context, id),
    retellings: (most) => orStoreError(() => listRetellings(database.db, most)),
    retold: (id, done) => orStoreError(() => database.transaction((tx) => markRetold(tx, id, done))),
    postIn: (matchId, messageId) => orStoreError(() => postIn(context, matchId, messageId)),
  };
}
