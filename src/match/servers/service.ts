import { orStoreError, settingsOf } from '../../store/index.js';
import { acts, forgetActs } from '../acts/read.js';
import type { Context } from '../context.js';
import { setRanked } from '../lobby-choices.js';
import { relocate } from '../relocate.js';
import type { ServerService } from './api.js';
import { handOverHost } from './host.js';
import { changeServer, languageOf, placesGone } from './settings.js';

/** What a match service does about servers. @example await serverService(context).serverSettings('7') */
export function serverService(context: Context): ServerService {
  const { db } = context.database;
  return {
    serverSettings: (guildId) => orStoreError(() => settingsOf(db, guildId)),
    acts: (guildId, turn) => orStoreError(() => acts(context, guildId, turn)),
    forgetActs: (afterMs) => orStoreError(() => forgetActs(context, afterMs)),
    changeServer: (guild, by, change) => changeServer(context, guild, by, change),
    placesGone: (guildId, gone) => orStoreError(() => placesGone(context, guildId, gone)),
    languageIn: (place) => orStoreError(async () => languageOf(await settingsOf(db, place.guildId), place)),
    handOverHost: (id, by, to) => handOverHost(context, id, by, to),
    setRanked: (id, personId, ranked) => setRanked(context, id, personId, ranked),
    relocate: (id, personId, to, leave) => relocate(context, id, personId, to, leave),
  };
}
