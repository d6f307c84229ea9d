import type { ButtonInteraction, Client, GuildTextBasedChannel } from 'discord.js';
import { type Message, message } from '../../engine/index.js';
import { deferPrivately, say } from '../client/answer.js';
import type { App } from '../client/app.js';
import { learnNames } from '../client/learn-names.js';
import { callDiscord } from '../client/outgoing.js';
import { botMayNotShare, presserMayNotShare } from '../client/permissions.js';
import { printShareKey, type ShareKey } from '../client/share-key.js';
import { allMayLook } from '../typing/match-option.js';
import { localeOf } from '../words/locale.js';
import { type Shared, sharedOf } from './shared.js';

/** So long the same thing is not shown again by the same person in the same channel, unless the match has gone on. */
const onceInMs = 60_000;

/** Does a picture go with it? */
function isPictured(key: ShareKey): boolean {
  if (key.what === 'board') return key.look.as === 'picture';
  if (key.what === 'profile') return key.look.view === 'curve';
  return ['picture', 'since', 'turn'].includes(key.what);
}

/** The match that it is of, by its id. */
function matchOf(key: ShareKey): string | undefined {
  return 'match' in key ? key.match : undefined;
}

/** When what was last shown, or begun to be shown. */
const shown = new WeakMap<Client, Map<string, number>>();

type Press = ButtonInteraction<'cached'>;

/**
 * Posts what the key names as anybody sees it, and who shows it; pings nobody. Who may not write in the channel cannot
 * have the bot write there for them.
 */
export async function pressShare(interaction: Press, app: App, key: ShareKey): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const refused = await share(interaction, app, key);
  const id = matchOf(key);
  await say(interaction, app, refused ?? message(id === undefined ? 'share.done-rules' : 'share.done'), id);
}

/** Why it was not shown; undefined: it was. */
async function share(interaction: Press, app: App, key: ShareKey): Promise<Message | undefined> {
  const { client, matches } = app;
  const { channelId, member } = interaction;
  const id = matchOf(key);
  const match = id === undefined ? undefined : await matches.find(id);
  if (match && !allMayLook(app, match, channelId)) return message('share.elsewhere');
  const reached = await callDiscord(() => client.channels.fetch(channelId));
  const channel = reached.ok ? reached.value : undefined;
  if (!channel?.isTextBased() || channel.isDMBased()) return message('discord.no-channel');
  const lacking = mayNotShare(interaction, channel, isPictured(key));
  if (lacking) return lacking;
  const once = `${channelId}:${member.id}:${match?.version}:${printShareKey(key)}`;
  const times = timesOf(client);
  if (times.has(once)) return message('share.twice');
  times.set(once, Date.now());
  if (match) await learnNames(app, match);
  const refused = await make(interaction, app, key, channel);
  if (refused) times.delete(once);
  return refused;
}

async function make(
  interaction: Press,
  app: App,
  key: ShareKey,
  channel: GuildTextBasedChannel,
): Promise<Message | undefined> {
  const { channelId, guildId, id, locale, member, user } = interaction;
  const by = { id: user.id, name: member.displayName, locale: localeOf(locale), guildId, channelId };
  const shared = await sharedOf(app, key, by);
  if (!shared.ok) return shared.refusal;
  const lacking = mayNotShare(interaction, channel, shared.value.files.length > 0);
  return lacking ?? (await send(channel, shared.value, id));
}

/** The interaction is the nonce: what Discord is told twice, after a broken connection, it shows once. */
async function send(channel: GuildTextBasedChannel, shared: Shared, nonce: string): Promise<Message | undefined> {
  const body = { ...shared, allowedMentions: { parse: [] }, nonce, enforceNonce: true };
  const sent = await callDiscord(() => channel.send(body));
  if (sent.ok) return undefined;
  return message(sent.failure === 'archived' ? 'share.closed' : 'share.failed');
}

function mayNotShare(
  { memberPermissions }: Press,
  channel: GuildTextBasedChannel,
  files: boolean,
): Message | undefined {
  return presserMayNotShare(channel, memberPermissions, files) ?? botMayNotShare(channel, files);
}

function timesOf(client: Client): Map<string, number> {
  const now = Date.now();
  const times = shown.get(client) ?? new Map<string, number>();
  shown.set(client, times);
  for (const [what, at] of times) if (now - at >= onceInMs) times.delete(what);
  return times;
}
