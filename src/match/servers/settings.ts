import { isDeepStrictEqual } from 'node:util';
import { done, type Result, refuse } from '../../engine/index.js';
import {
  insertAct,
  type ServerSettings,
  saveGuild,
  saveSettings,
  settingsOf,
  settingsShape,
} from '../../store/index.js';
import { changesOf } from '../acts/settings.js';
import type { Locale } from '../api.js';
import { answering } from '../attempt.js';
import type { Context } from '../context.js';
import { type PaceChange, paceWith } from '../time/pace.js';

export type { ServerSettings };

/** A channel; of a thread also the channel it belongs to, whose settings hold for it. */
export interface Place {
  guildId: string;
  channelId: string;
  parentId?: string;
}

/** Where somebody brings a match, with the language of its server as Discord has it, and their roles and rights there. */
export interface Destination extends Place {
  locale: Locale;
  roles?: string[];
  manages?: boolean;
}

/** What is chosen anew; what is left out stays. `inLanguage`: all channels that have a language of their own, and this one. */
export interface ServerChange extends Partial<Omit<ServerSettings, 'localeIn' | 'pace' | 'channelsGone'>> {
  inLanguage?: { locale: Locale; channels: string[] };
  pace?: PaceChange;
}

/** See `MatchService.changeServer`. */
export function changeServer(
  context: Context,
  guild: { id: string; locale: Locale },
  by: string,
  change: ServerChange,
): Promise<Result<ServerSettings>> {
  return answering(context, async () => {
    const changed = await context.database.transaction(async (tx) => {
      const before = await settingsOf(tx, guild.id);
      const next = after(before, change);
      if (!settingsShape.safeParse(next).success) return undefined;
      await saveGuild(tx, guild, context.now());
      await saveSettings(tx, guild.id, next);
      for (const about of changesOf(before, next)) {
        await insertAct(tx, { guildId: guild.id, by, kind: 'setting', about: { ...about } }, context.now());
      }
      return next;
    });
    return changed ? done(changed) : refuse('server.no-such-setting');
  });
}

/** See `ServerService.placesGone`. */
export async function placesGone({ database }: Context, guildId: string, gone: GonePlaces): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await settingsOf(tx, guildId);
    const next = without(before, gone);
    if (!isDeepStrictEqual(before, next)) await saveSettings(tx, guildId, next);
  });
}

/** Channels and roles that are no more. */
export interface GonePlaces {
  channels?: string[];
  roles?: string[];
}

function without(settings: ServerSettings, { channels: gone = [], roles: goneRoles = [] }: GonePlaces): ServerSettings {
  const channels = settings.channels.filter((one) => !gone.includes(one));
  const localeIn = Object.entries(settings.localeIn).filter(([channel]) => !gone.includes(channel));
  return {
    ...settings,
    channels,
    // An empty list would mean any channel, and that is for whoever manages the server to say.
    channelsGone: settings.channelsGone || (channels.length === 0 && settings.channels.length > 0),
    localeIn: Object.fromEntries(localeIn),
    roles: settings.roles.filter((one) => !goneRoles.includes(one)),
  };
}

function after(settings: ServerSettings, { inLanguage, pace, ...others }: ServerChange): ServerSettings {
  return {
    ...settings,
    ...others,
    ...(others.channels && { channelsGone: false }),
    ...(inLanguage && { localeIn: speaking(settings.localeIn, inLanguage) }),
    ...(pace && { pace: paceWith(settings.pace, pace) }),
  };
}

function speaking(
  localeIn: ServerSettings['localeIn'],
  { locale, channels }: ServerChange['inLanguage'] & {},
): ServerSettings['localeIn'] {
  const others = Object.entries(localeIn).filter(([, language]) => language !== locale);
  return Object.fromEntries([...others, ...channels.map((channel) => [channel, locale] as const)]);
}

/** The language of what begins in a place; `locale` is the one that Discord knows of its server.
 * @example languageOf(settings, { guildId, channelId, locale: 'en' }) // 'ru' */
export function languageOf(
  { locale, localeIn }: Pick<ServerSettings, 'locale' | 'localeIn'>,
  place: Place & { locale: Locale },
): Locale {
  return localeIn[place.channelId] ?? localeIn[place.parentId ?? ''] ?? locale ?? place.locale;
}
