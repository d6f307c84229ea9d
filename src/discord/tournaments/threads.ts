import type { GuildTextBasedChannel } from 'discord.js';
import type { TableInfo, TournamentInfo } from '../../match/tournaments/api.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { plainName } from '../words/names.js';
import { tournamentName } from './words.js';

/** A match lasts for weeks: its thread goes to sleep as late as Discord lets it. */
const asleepAfterMinutes = 7 * 24 * 60;

/**
 * Makes a thread for each table that has none, and begins its match there. What Discord does not take is tried again later.
 * @example const failure = await setUpTables(app, channel, info)
 */
export async function setUpTables(
  app: App,
  channel: GuildTextBasedChannel,
  info: TournamentInfo,
): Promise<Failure | undefined> {
  const waiting = info.rounds.flatMap(({ tables }) => tables).filter(({ state }) => state === 'waiting');
  for (const table of waiting) {
    const thread = await threadOf(app, channel, info, table);
    if ('failure' in thread) return thread.failure;
    const opened = await app.matches.openTable(info.id, table, thread.id);
    if (opened.ok) continue;
    app.log.warn({ tournament: info.id, refused: opened.refusal.id }, 'a table of a tournament could not be begun');
    return 'down';
  }
  return undefined;
}

async function threadOf(
  app: App,
  channel: GuildTextBasedChannel,
  info: TournamentInfo,
  table: TableInfo,
): Promise<{ id: string } | { failure: Failure }> {
  if (table.thread !== undefined) return { id: table.thread };
  if (channel.isThread() || !('threads' in channel)) return { failure: 'denied' };
  const words = createWords({ locale: info.locale });
  const { round, number } = table;
  const end = words.text('tournament.thread', { id: String(info.id), round, table: number });
  // What tells it from all others is never cut off.
  const name = `${cut(tournamentName(info, words, plainName), limits.line - end.length - 3)} · ${end}`;
  const own = app.client.user?.id;
  // One that was made just before the bot was cut off.
  const left = table.tried ? channel.threads.cache.find((one) => one.name === name && one.ownerId === own) : undefined;
  if (!table.tried) await app.matches.noteTable(info.id, table, { tried: true });
  const made = left
    ? { ok: true as const, value: left }
    : await callDiscord(() => channel.threads.create({ name, autoArchiveDuration: asleepAfterMinutes }));
  if (!made.ok) return { failure: made.failure };
  await app.matches.noteTable(info.id, table, { thread: made.value.id });
  return { id: made.value.id };
}
