import { z } from 'zod';
import { noHurry, type Pace, paceShape } from '../days/pace.js';
import type { Db, Tx } from './database.js';

/** Who may open matches in a server: whoever has one of some roles, or manages the server or the channel, which is always enough. */
export const creators = ['everybody', 'roles', 'managers'] as const;

/** Do matches of a server count for ratings? host: as the host chooses; they do unless the host says otherwise. */
export const rankings = ['host', 'always', 'never'] as const;

/** Which matches are told in the channel for results: those of people alone, or also those with the computer and solo ones. */
export const tellings = ['people', 'all'] as const;

const languages = ['en', 'ru'] as const;

/** At most so many channels or roles can be named at once, as a menu of Discord takes. */
const mostNamed = 25;

/** A limit that a server can set lies between 1 and this. */
const mostOfAPerson = 20;

/** What whoever manages a server has chosen for the matches that begin there. */
export interface ServerSettings {
  /** The language of new matches; null: the server's own, as Discord has it. */
  locale: (typeof languages)[number] | null;
  /** The language of new matches in a channel and its threads, by the channel's id. */
  localeIn: Record<string, (typeof languages)[number]>;
  /** Ids of the channels in which, and in whose threads, matches may be opened; empty: in any. */
  channels: string[];
  /** All channels that were meant for matches were deleted, and nobody has chosen since: they may be opened nowhere. */
  channelsGone: boolean;
  /** How fast new matches are played unless their host chooses otherwise; without days off. */
  pace: Pace;
  creators: (typeof creators)[number];
  /** Ids of roles, for `creators`. */
  roles: string[];
  ranked: (typeof rankings)[number];
  /** How many matches of the server that gather or are being played somebody may have a seat in; null: any number. */
  mostMatches: number | null;
  /** How many matches of the server may gather under one host; null: as many as everywhere. */
  mostLobbies: number | null;
  /** The id of the channel that is told how matches of the server ended; null: none is. */
  resultsIn: string | null;
  resultsOf: (typeof tellings)[number];
}

const id = z.string().min(1).max(32);
const language = z.enum(languages);
const ids = z.array(id).max(mostNamed);
const limit = z.int().min(1).max(mostOfAPerson).nullable();

/** What may be chosen. */
export const settingsShape = z.object({
  locale: language.nullable(),
  localeIn: z.record(id, language).refine((channels) => Object.keys(channels).length <= 2 * mostNamed),
  channels: ids,
  channelsGone: z.boolean(),
  pace: paceShape,
  creators: z.enum(creators),
  roles: ids,
  ranked: z.enum(rankings),
  mostMatches: limit,
  mostLobbies: limit,
  resultsIn: id.nullable(),
  resultsOf: z.enum(tellings),
});

/** What holds where nobody has chosen anything. */
const usualSettings: ServerSettings = {
  locale: null,
  localeIn: {},
  channels: [],
  channelsGone: false,
  pace: noHurry,
  creators: 'everybody',
  roles: [],
  ranked: 'host',
  mostMatches: null,
  mostLobbies: null,
  resultsIn: null,
  resultsOf: 'people',
};

/**
 * What holds for the matches of a server. What cannot be read is as usual, each by itself: it stops no match.
 * @example (await settingsOf(db, guildId)).ranked // 'host'
 */
export async function settingsOf(db: Db, guildId: string): Promise<ServerSettings> {
  const row = await db.selectFrom('guilds').select('settings').where('id', '=', guildId).executeTakeFirst();
  return readSettings(row?.settings);
}

function readSettings(text: unknown): ServerSettings {
  const settings = { ...usualSettings };
  const found = z.record(z.string(), z.unknown()).safeParse(parsed(text)).data ?? {};
  for (const [name, shape] of Object.entries(settingsShape.shape)) {
    const value = shape.safeParse(found[name]);
    if (value.success) Object.assign(settings, { [name]: value.data });
  }
  return settings;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Of a server that is known. @example await saveSettings(tx, guildId, { ...settings, ranked: 'never' }) */
export async function saveSettings(tx: Tx, guildId: string, settings: ServerSettings): Promise<void> {
  const { pace, ...rest } = settings;
  const { off: _, ...lasting } = pace;
  const text = JSON.stringify({ ...rest, pace: { ...lasting, off: [] } });
  await tx.updateTable('guilds').set({ settings: text }).where('id', '=', guildId).execute();
}

/**
 * How many matches of a server somebody has a seat in that gather or are being played; hosted: of those that gather, how many
 * they host.
 * @example const { seated } = await countOf(tx, guildId, userId)
 */
export async function countOf(db: Db, guildId: string, userId: string): Promise<{ seated: number; hosted: number }> {
  const { seated } = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.matchId')
    .where('seats.userId', '=', userId)
    .where('untilMove', 'is', null)
    .where('guildId', '=', guildId)
    .where('lesson', '=', 0)
    .where('status', 'in', ['open', 'playing'])
    .select(({ fn }) => fn.countAll<number>().as('seated'))
    .executeTakeFirstOrThrow();
  const { hosted } = await db
    .selectFrom('matches')
    .where('hostId', '=', userId)
    .where('status', '=', 'open')
    .where('guildId', '=', guildId)
    .select(({ fn }) => fn.countAll<number>().as('hosted'))
    .executeTakeFirstOrThrow();
  return { seated, hosted };
}
