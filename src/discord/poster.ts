import { Events, type GuildTextBasedChannel, type Message } from 'discord.js';
import type { Logger } from 'pino';
import type { Batch, Table } from '../match/api.js';
import { publicViewer } from '../match/viewer.js';
import { parsePress } from './custom-id.js';
import { type Harbour, wordsFor } from './harbour.js';
import { noticeOf } from './notice.js';
import { attempt, type Failure } from './outgoing.js';
import { missingPermissions } from './permissions.js';
import { draw } from './pictures.js';
import { postOf, waitingFor } from './post.js';

/** How often owed posts are looked for beside being told of them: after an outage nobody tells. */
const defaultLookAgainMs = 15_000;
/** How many messages back an earlier try of the same post is looked for. */
const lookBack = 100;

/** What may have given a channel back to us: then nobody need wait for the next look. */
const hopeful = [
  Events.GuildCreate,
  Events.ChannelUpdate,
  Events.ThreadUpdate,
  Events.GuildRoleUpdate,
  Events.GuildMemberUpdate,
  Events.ShardReady,
  Events.ShardResume,
] as const;

export interface Poster {
  /** Resolves when nothing that is owed now is left to be tried. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Posts what matches owe their channels, again and again until it is done, each post once. One that fails rests until
 * the next look, however much is posted elsewhere meanwhile: too many refused requests would get the bot banned.
 * @example const poster = startPoster(harbour)
 */
export function startPoster(harbour: Harbour, lookAgainMs = defaultLookAgainMs): Poster {
  const resting = new Set<string>();
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const wake = (): void => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = run().finally(() => {
      running = undefined;
      if (again) {
        again = false;
        wake();
      }
    });
  };
  const run = async (): Promise<void> => {
    try {
      const batches = await harbour.matches.takeBatches();
      const done = await Promise.all(batches.map((batch) => deliver(harbour, batch, resting)));
      // What follows a delivered post of the same match could not be taken before.
      if (done.includes(true)) again = true;
    } catch (error) {
      harbour.log.error({ err: error }, 'owed posts could not be delivered');
    }
  };
  const lookAgain = (): void => {
    resting.clear();
    wake();
  };
  harbour.matches.onOwed(wake);
  for (const event of hopeful) harbour.client.on(event, lookAgain);
  const timer = setInterval(lookAgain, lookAgainMs);
  wake();
  return {
    async settle() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const event of hopeful) harbour.client.off(event, lookAgain);
      while (running) await running;
    },
  };
}

/**
 * Posts one batch and writes down how it went; whether it is over with. Never throws: one bad match must not hold up
 * the others.
 */
async function deliver(harbour: Harbour, batch: Batch, resting: Set<string>): Promise<boolean> {
  const { matches } = harbour;
  const log = harbour.log.child({ match: batch.match.id, post: batch.nonce });
  try {
    const failure = resting.has(batch.nonce) ? 'resting' : await tryToPost(harbour, batch, log);
    if (failure === undefined) return true;
    await matches.batchFailed(batch.nonce, failure === 'gone' ? 'give-up' : 'later');
    if (failure === 'gone') return true;
  } catch (error) {
    log.error({ err: error }, 'a post failed');
    await matches.batchFailed(batch.nonce, 'later').catch((second) => log.error({ err: second }, 'not noted'));
  }
  resting.add(batch.nonce);
  return false;
}

/** Why the post was not taken; undefined: it was. */
async function tryToPost(harbour: Harbour, batch: Batch, log: Logger): Promise<Failure | undefined> {
  const tried = await attempt(() => post(harbour, batch));
  const posted: Posted = tried.ok ? tried.value : { failure: tried.failure };
  if ('failure' in posted) {
    log.warn({ failure: posted.failure }, 'a post was not taken');
    return posted.failure;
  }
  await harbour.matches.batchPosted(batch.nonce, posted.id);
  return undefined;
}

type Posted = { id: string } | { failure: Failure };

/** The id of the posted message, or why it was not sent at all. */
async function post(harbour: Harbour, batch: Batch): Promise<Posted> {
  const channel = await harbour.client.channels.fetch(batch.match.channelId);
  if (!channel?.isTextBased() || channel.isDMBased()) return { failure: 'gone' };
  if (missingPermissions(channel)) return { failure: 'denied' };
  if (batch.retried) {
    const earlier = await findPost(channel, batch);
    if (earlier) return { id: earlier };
  }
  if (batch.kind === 'aside') {
    const words = wordsFor(harbour, batch.match, batch.match.locale);
    return { id: (await channel.send(noticeOf(batch, words))).id };
  }
  const table = await harbour.matches.table(batch.match.id);
  // A store that is busy or full is another matter tomorrow; a match that is no more stays so.
  if (!table.ok) return { failure: table.refusal.id.startsWith('store.') ? 'down' : 'gone' };
  const sent = await attempt(async () => channel.send(await compose(harbour, batch, table.value)));
  if (sent.ok) return { id: sent.value.id };
  if (sent.failure !== 'blocked' && sent.failure !== 'large') return { failure: sent.failure };
  return { id: (await channel.send(await compose(harbour, batch, table.value, sent.failure))).id };
}

/**
 * Text and picture are made when posting, from the position as it is now. After a refusal less is said: what AutoMod
 * blocks in our sentences can only be people's names, and what is too large is the picture.
 */
async function compose(harbour: Harbour, batch: Batch, table: Table, refused?: 'blocked' | 'large') {
  const { match } = table;
  const words = wordsFor(harbour, match, match.locale, refused === 'blocked' ? 'seats' : 'markdown');
  const scores = match.status === 'over' ? await harbour.matches.scores(match.id) : undefined;
  const result = scores?.ok ? scores.value : undefined;
  const next = result?.series?.next && (await harbour.matches.table(result.series.next.id));
  const post = postOf({ ...batch, match }, table, words, result, next?.ok ? waitingFor(next.value) : []);
  if (refused === 'large') return { ...post, files: [] };
  const drawn = await draw(harbour, {
    match,
    position: table.position,
    viewer: publicViewer(),
    locale: match.locale,
    changed: batch.changed,
  });
  return { ...post, files: drawn.file ? [drawn.file] : [] };
}

/** An earlier try that arrived although its answer did not: our own message whose buttons carry the same nonce. */
async function findPost(channel: GuildTextBasedChannel, batch: Batch): Promise<string | undefined> {
  const recent = await channel.messages.fetch({ limit: lookBack, cache: false });
  return recent.find((message) => carries(message, batch.nonce))?.id;
}

function carries(message: Message, nonce: string): boolean {
  if (message.author.id !== message.client.user.id) return false;
  return message.components.some(
    (row) =>
      'components' in row &&
      row.components.some((component) => {
        const press = 'customId' in component && component.customId ? parsePress(component.customId) : undefined;
        return press?.on === 'post' && press.post === nonce;
      }),
  );
}
