import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle, type GuildTextBasedChannel } from 'discord.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import { createWords, type Words } from '../../text/words.js';
import { tournamentLimits } from '../../tournaments/index.js';
import type { App } from '../client/app.js';
import { sendDirectly } from '../client/direct-message.js';
import { findOwn } from '../client/find-own.js';
import { languageFor } from '../client/language.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { buttonRow, tournamentButton } from './buttons.js';
import { tournamentName } from './words.js';

/** What tells the message in a channel from all others of its tournament. */
const mark = 'remind';

/**
 * Reminds whoever organises a tournament that it is open and does not begin: once, awake, where they want to be told; directly where the
 * bot has no channel to speak in. What Discord does not take is tried again later.
 * @example const failure = await remindOfOpen(app, channel, info)
 */
export async function remindOfOpen(
  app: App,
  channel: GuildTextBasedChannel | undefined,
  info: TournamentInfo,
): Promise<Failure | undefined> {
  const due = await app.matches.openReminder(info.id);
  if (!due) return undefined;
  if (!due.tried) await app.matches.noteTournament(info.id, { remindTried: true });
  const words = createWords({ locale: info.locale });
  const directly =
    due.dm || !channel ? await tellDirectly(app, info, { retried: due.tried, since: due.since }) : 'closed';
  const deaf = directly === 'closed' || directly === 'gone';
  const failure = deaf && channel ? await tellThere(channel, info, due, words) : directly;
  // Where they can be told nowhere it closes all the same.
  if (failure && (channel || !deaf)) return failure;
  await app.matches.openReminded(info.id);
  return undefined;
}

async function tellDirectly(
  app: App,
  info: TournamentInfo,
  before: { retried: boolean; since: number },
): Promise<Failure | undefined> {
  const { id, guildId, channelId, organiser, message } = info;
  const words = createWords({ locale: await languageFor(app, organiser.id, info) });
  const url = `https://discord.com/channels/${guildId}/${channelId}${message.id ? `/${message.id}` : ''}`;
  const go = new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel(words.text('tournament.go')).setURL(url);
  return sendDirectly(app, organiser.id, before, {
    content: contentOf(info, '', words),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(go)],
    allowedMentions: { parse: [] },
    ...onceOnly(id),
  });
}

async function tellThere(
  channel: GuildTextBasedChannel,
  info: TournamentInfo,
  { tried, since }: { tried: boolean; since: number },
  words: Words,
): Promise<Failure | undefined> {
  const { id, organiser } = info;
  if (tried) {
    const found = await callDiscord(() =>
      findOwn(channel, since, (press) => press.on === 'tournament' && press.cup === id && press.value === mark),
    );
    if (!found.ok) return found.failure;
    if (found.value.found) return undefined;
  }
  const sent = await callDiscord(() =>
    channel.send({
      content: contentOf(info, `<@${organiser.id}> `, words),
      components: [buttonRow([tournamentButton(id, 'manage', words, { value: mark, style: primary })])],
      allowedMentions: { users: [organiser.id] },
      ...onceOnly(id),
    }),
  );
  return sent.ok ? undefined : sent.failure;
}

const primary = ButtonStyle.Primary as ButtonStyle.Secondary;

function onceOnly(id: number): { nonce: string; enforceNonce: true } {
  return { nonce: `cup-${id}-${mark}`, enforceNonce: true };
}

function contentOf(info: TournamentInfo, called: string, words: Words): string {
  const { remindDays, closeDays } = tournamentLimits;
  const about = { name: tournamentName(info, words), n: info.entrants.length, days: remindDays, more: closeDays };
  return `${called}${words.text('tournament.remind', about)}`;
}
