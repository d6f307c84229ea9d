import type { GuildTextBasedChannel } from 'discord.js';
import type { Announcement } from '../../community/index.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { findOwn } from '../client/find-own.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { mayAttach, maySpeak } from '../client/permissions.js';
import { spokenIn } from '../client/place.js';
import { resultBody } from './result.js';
import { seasonBody } from './season.js';

const everyMs = 15_000;
/** What was refused rests for so many looks: too many refused requests would get the bot banned. Where Discord is down, one. */
const restLooks = 20;

/**
 * Tells channels how seasons ended and how matches did, once each, and edits what has changed since. One whose message or channel was
 * deleted is forgotten; what is refused is tried again for a while and holds up nothing.
 * @example const announcer = startAnnouncer(app)
 */
export function startAnnouncer(app: App, lookEveryMs = everyMs): Looking {
  const { announcements, seasons } = app.community;
  const resting = new Map<number, number>();
  const looking = keepLooking(app, {
    everyMs: lookEveryMs,
    async look() {
      // Those that rest keep nobody else from their turn.
      const due = await announcements.due([...resting.keys()]);
      let taken = due.length > 0;
      for (const one of due) {
        const failure = await bring(app, one);
        if (!failure) continue;
        taken = false;
        resting.set(one.id, failure === 'down' ? 1 : restLooks);
      }
      return taken;
    },
    onTime() {
      for (const [id, looks] of resting) {
        if (looks <= 1) resting.delete(id);
        else resting.set(id, looks - 1);
      }
    },
    onHope: () => resting.clear(),
    failed: 'announcements could not be looked for',
  });
  seasons.onAsked(looking.wake);
  app.matches.onOwed(looking.wake);
  return looking;
}

/** Brings a message up to date; why it could not be. Never throws: one bad message must not hold up the others. */
async function bring(app: App, one: Announcement): Promise<Failure | 'failed' | undefined> {
  const log = app.log.child({ announcement: one.id, channel: one.channelId });
  const { announcements } = app.community;
  try {
    const failure = await tryToBring(app, one);
    if (failure === 'gone') await announcements.forget(one.id);
    else if (failure) {
      log.warn({ failure }, 'an announcement was not taken');
      // Of many that are written anew Discord takes some an hour.
      if (failure !== 'down' && failure !== 'late-edit') await announcements.failed(one);
    }
    return failure;
  } catch (error) {
    log.error({ err: error }, 'an announcement failed');
    await announcements.failed(one).catch((second) => log.error({ err: second }, 'not noted'));
    return 'failed';
  }
}

async function tryToBring(app: App, one: Announcement): Promise<Failure | undefined> {
  const reached = await callDiscord(() => app.client.channels.fetch(one.channelId));
  if (!reached.ok) return reached.failure;
  const channel = reached.value;
  if (!channel?.isTextBased() || channel.isDMBased() || channel.guildId !== one.guildId) return 'gone';
  if (one.messageId !== undefined) return edit(app, channel, one, one.messageId);
  if (!maySpeak(channel)) return 'denied';
  const found = one.tried
    ? await callDiscord(() => findOwn(channel, one.askedAt, (press) => isOf(press, one)))
    : undefined;
  if (found && !found.ok) return found.failure;
  // It may show an earlier state.
  if (found?.value.found) return edit(app, channel, one, found.value.found.id);
  const body = await bodyOf(app, channel, one);
  if (!body) return 'gone';
  if (!one.tried) await app.community.announcements.tried(one.id);
  // Discord drops a repeat within minutes.
  const nonce = `told-${one.id}-${one.askedAt % 1e9}`;
  const sent = await callDiscord(() => channel.send({ ...body, nonce, enforceNonce: true }));
  if (!sent.ok) return sent.failure;
  const stands = await app.community.announcements.told(one.id, { messageId: sent.value.id, shown: one.revision });
  // It was asked for anew meanwhile.
  if (!stands) await callDiscord(() => channel.messages.delete(sent.value.id));
  return undefined;
}

async function edit(
  app: App,
  channel: GuildTextBasedChannel,
  one: Announcement,
  messageId: string,
): Promise<Failure | undefined> {
  const body = await bodyOf(app, channel, one);
  if (!body) return 'gone';
  const edited = await callDiscord(() => channel.messages.edit(messageId, { ...body, attachments: [] }));
  if (!edited.ok) return edited.failure;
  await app.community.announcements.told(one.id, { messageId, shown: one.revision });
  return undefined;
}

/** What the message is to be, which calls nobody; undefined: there is nothing to be told. */
async function bodyOf(app: App, channel: GuildTextBasedChannel, { id, about, guildId }: Announcement) {
  const words = createWords({ locale: await spokenIn(app, channel) });
  const body =
    'season' in about
      ? await seasonBody(app, guildId, about.season, words, mayAttach(channel))
      : await resultBody(app, { match: about.match, guildId, announcement: id }, words);
  return body && { ...body, allowedMentions: { parse: [] as const } };
}

function isOf(press: Press, { id, about }: Announcement): boolean {
  if ('season' in about) return press.on === 'season' && press.do === 'show' && press.season === about.season;
  return press.on === 'post' && press.match === about.match && press.post === `told-${id}`;
}
