import type { GuildTextBasedChannel, Message } from 'discord.js';
import type { Batch, Table } from '../match/api.js';
import { parsePress } from './custom-id.js';
import { type Harbour, wordsFor } from './harbour.js';
import { attempt, type Failure } from './outgoing.js';
import { draw } from './pictures.js';
import { postOf } from './post.js';

/** How often owed posts are looked for beside being told of them: after an outage nobody tells. */
const lookAgainMs = 15_000;
/** How many messages back an earlier try of the same post is looked for. */
const lookBack = 50;

export interface Poster {
  /** Resolves when nothing that is owed now is left to be tried. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Posts what matches owe their channels, again and again until it is done, each post once.
 * @example const poster = startPoster(harbour)
 */
export function startPoster(harbour: Harbour): Poster {
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
      await Promise.all(batches.map((batch) => deliver(harbour, batch)));
      if (batches.length > 0) again = true;
    } catch (error) {
      harbour.log.error({ err: error }, 'owed posts could not be delivered');
    }
  };
  harbour.matches.onOwed(wake);
  const timer = setInterval(wake, lookAgainMs);
  wake();
  return {
    async settle() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      while (running) await running;
    },
  };
}

/** Posts one batch and writes down how it went. Never throws: one bad match must not hold up the others. */
async function deliver(harbour: Harbour, batch: Batch): Promise<void> {
  const log = harbour.log.child({ match: batch.match.id, post: batch.nonce });
  try {
    const posted = await attempt(() => post(harbour, batch));
    if (posted.ok && posted.value) await harbour.matches.batchPosted(batch.nonce, posted.value);
    else {
      const failure: Failure = posted.ok ? 'gone' : posted.failure;
      log.warn({ failure }, 'a post was not taken');
      await harbour.matches.batchFailed(batch.nonce, failure === 'gone' ? 'give-up' : 'later');
    }
  } catch (error) {
    log.error({ err: error }, 'a post failed');
    await harbour.matches.batchFailed(batch.nonce, 'later');
  }
}

/** The id of the posted message; undefined: the channel is no more. */
async function post(harbour: Harbour, batch: Batch): Promise<string | undefined> {
  const channel = await harbour.client.channels.fetch(batch.match.channelId);
  if (!channel?.isTextBased() || channel.isDMBased()) return undefined;
  if (batch.retried) {
    const earlier = await findPost(channel, batch);
    if (earlier) return earlier;
  }
  const table = await harbour.matches.table(batch.match.id);
  if (!table.ok) return undefined;
  const message = await compose(harbour, batch, table.value);
  return (await channel.send(message)).id;
}

/** Text and picture are made when posting, from the position as it is now. */
async function compose(harbour: Harbour, batch: Batch, table: Table) {
  const { match } = table;
  const words = wordsFor(harbour, match, match.locale);
  const scores = match.status === 'over' ? await harbour.matches.scores(match.id) : undefined;
  const sheet = scores?.ok ? scores.value.sheet : undefined;
  const drawn = await draw(harbour, {
    match,
    position: table.position,
    viewer: 'public',
    locale: match.locale,
    changed: batch.changed,
  });
  return { ...postOf({ ...batch, match }, table, words, sheet), files: drawn.file ? [drawn.file] : [] };
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
