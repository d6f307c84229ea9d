import type { GuildTextBasedChannel, Message } from 'discord.js';
import type { Logger } from 'pino';
import type { Batch, MatchInfo, PublicMatch } from '../../match/api.js';
import type { Heard } from '../../match/time/heard.js';
import { publicViewer } from '../../match/viewer.js';
import type { Words } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { findOwn } from '../client/find-own.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { learnNames } from '../client/learn-names.js';
import { callDiscord, type Failure, type Sent } from '../client/outgoing.js';
import { mayAttach, maySpeak } from '../client/permissions.js';
import { guideRow } from '../guide/buttons.js';
import { cut } from '../words/cut.js';
import { messageRoom } from '../words/limits.js';
import { lookMenu } from './look-menu.js';
import { noticeOf } from './notice.js';
import { draw, pictured } from './pictures.js';
import { calledSeats, type Ending, postOf, type Reach, talkButton, waitingFor } from './post.js';
import { heardIn, heardOf, reachOf } from './reach.js';
import { drawScores } from './scores-picture.js';

/** How often owed posts are looked for beside being told of them: after an outage nobody tells. */
const defaultLookAgainMs = 15_000;

/**
 * Posts what matches owe their channels, again and again until it is done, each post once. One that fails rests until
 * the next look, however much is posted elsewhere meanwhile: too many refused requests would get the bot banned.
 * @example const poster = startPoster(app)
 */
export function startPoster(app: App, lookAgainMs = defaultLookAgainMs): Looking {
  const resting = new Set<string>();
  const rested = (): void => resting.clear();
  const looking = keepLooking(app, {
    everyMs: lookAgainMs,
    async look() {
      const batches = await app.matches.takeBatches();
      const done = await Promise.all(batches.map((batch) => deliver(app, batch, resting)));
      // What follows a delivered post of the same match could not be taken before.
      return done.includes(true);
    },
    onTime: rested,
    onHope: rested,
    failed: 'owed posts could not be delivered',
  });
  app.matches.onOwed(looking.wake);
  return looking;
}

/**
 * Posts one batch and writes down how it went; whether it is over with. Never throws: one bad match must not hold up
 * the others.
 */
async function deliver(app: App, batch: Batch, resting: Set<string>): Promise<boolean> {
  const { matches } = app;
  const { id } = batch.match;
  const log = app.log.child({ match: id, post: batch.nonce });
  try {
    const posted: Posted = resting.has(id)
      ? { failure: 'resting', unsent: !batch.retried }
      : await tryToPost(app, batch, log);
    if ('id' in posted) return true;
    const { failure, unsent } = posted;
    await matches.batchFailed(batch.nonce, failure === 'gone' ? 'give-up' : unsent ? 'unsent' : 'later');
    // What is to be merged is taken again at once; whatever else went wrong rests.
    if (failure === 'gone' || failure === 'merged') return true;
  } catch (error) {
    app.metrics.post('failed', seriesOf(batch));
    log.error({ err: error }, 'a post failed');
    await matches.batchFailed(batch.nonce, 'later').catch((second) => log.error({ err: second }, 'not noted'));
  }
  resting.add(id);
  return false;
}

/**
 * The posted message, or why it is not there. merged: it is not in the channel, and makes one post with what followed.
 * unsent: it certainly was not sent; else it may have arrived, though nobody told us.
 */
type Posted = { id: string; heard?: Heard } | { failure: Failure | 'resting' | 'merged'; unsent: boolean };

async function tryToPost(app: App, batch: Batch, log: Logger): Promise<Posted> {
  const posted = await post(app, batch);
  if ('id' in posted) await app.matches.batchPosted(batch.nonce, posted.id, posted.heard);
  else if (posted.failure !== 'merged') log.warn({ failure: posted.failure }, 'a post was not taken');
  const outcome = 'id' in posted ? 'sent' : posted.failure;
  if (outcome !== 'merged') app.metrics.post(outcome, seriesOf(batch));
  return posted;
}

function seriesOf({ match }: Batch): string {
  return match.series?.first ?? match.id;
}

async function post(app: App, batch: Batch): Promise<Posted> {
  let unsent = !batch.retried;
  const reached = await callDiscord(() => app.client.channels.fetch(batch.match.channelId));
  if (!reached.ok) return { failure: reached.failure, unsent };
  const channel = reached.value;
  if (!channel?.isTextBased() || channel.isDMBased()) return { failure: 'gone', unsent };
  if (!maySpeak(channel)) return { failure: 'denied', unsent };
  if (batch.retried) {
    const search = await callDiscord(() =>
      findOwn(channel, batch.since, (press) => press.on === 'post' && press.post === batch.nonce),
    );
    if (!search.ok) return { failure: search.failure, unsent };
    const { found } = search.value;
    if (found) return { id: found.id, heard: await heardIn(app, batch, (id) => found.mentions.users.has(id)) };
    unsent = search.value.complete;
    if (unsent && batch.followed) return { failure: 'merged', unsent };
  }
  if (batch.kind === 'aside') {
    const words = wordsFor(app, batch.match, batch.match.locale);
    const sent = await callDiscord(() => channel.send(noticeOf(batch, words)));
    return sent.ok ? { id: sent.value.id } : refusal(sent.failure, unsent);
  }
  await learnNames(app, batch.match, 'post');
  const table = await app.matches.table(batch.match.id);
  // A store that is busy or full is another matter tomorrow; a match that is no more stays so.
  if (!table.ok && table.refusal.id.startsWith('store.')) return { failure: 'down', unsent };
  // That a match is closed is told even where it can be shown no more.
  if (!table.ok && !batch.match.closed) return { failure: 'gone', unsent };
  const shown = table.ok ? table.value : undefined;
  const reach = await reachOf(app, table.ok ? table.value.match : batch.match);
  let sent = await send(app, channel, batch, shown, reach);
  if (!sent.ok && lesser.has(sent.failure)) sent = await send(app, channel, batch, shown, reach, sent.failure);
  if (!sent.ok) return refusal(sent.failure, unsent);
  return { id: sent.value.id, heard: heardOf(batch, shown, reach) };
}

/** Where Discord says no, nothing was sent; where it says nothing, who knows. */
function refusal(failure: Failure, unsent: boolean): Posted {
  return { failure, unsent: unsent && failure !== 'down' };
}

/** Refusals after which less is said. */
const lesser: ReadonlySet<Failure> = new Set(['blocked', 'large', 'denied']);

async function send(
  app: App,
  channel: GuildTextBasedChannel,
  batch: Batch,
  table: PublicMatch | undefined,
  reach: Reach,
  refused?: Failure,
): Promise<Sent<Message>> {
  const bare = refused === 'large' || refused === 'denied' || !mayAttach(channel);
  const body = await compose(app, batch, table, reach, {
    seats: refused === 'blocked',
    bare,
    talk: 'threads' in channel,
  });
  return callDiscord(async () => channel.send(body));
}

/**
 * Text and picture are made when posting, from the position as it is now. After a refusal less is said: what AutoMod
 * blocks in our sentences can only be people's names (`seats` instead), and what is too large or not allowed is the
 * picture (`bare`: without it). `talk`: the channel may have a thread for table talk.
 */
async function compose(
  app: App,
  batch: Batch,
  table: PublicMatch | undefined,
  reach: Reach,
  { seats, bare, talk }: Record<'seats' | 'bare' | 'talk', boolean>,
) {
  const match = table?.match ?? batch.match;
  const words = wordsFor(app, match, match.locale, seats ? 'seats' : 'post');
  const code = wordsFor(app, match, match.locale, seats ? 'seats' : 'code');
  const ending = await endingOf(app, match, code);
  const first = table !== undefined && !ending && !match.closed && (await callsNewcomer(app, batch, table));
  const told = postOf({ ...batch, match }, table, words, { first, reach, ...(ending && { ending }) });
  const about = { game: match.game, match: match.id };
  const further = talk && batch.kind === 'start' ? [talkButton(match, words)] : [];
  const guides = batch.kind === 'start' || first ? guideRow(app.books, about, words, further) : [];
  const look = table && !match.closed ? [lookMenu(app, match, match.locale, { seats })] : [];
  const post = { ...told, components: [...told.components, ...look, ...guides] };
  if (!table) return { ...post, files: [] };
  if (bare) {
    const note = `\n-# ${words.text('post.no-picture')}`;
    return { ...post, content: cut(post.content, messageRoom - note.length) + note, files: [] };
  }
  if (ending) return { ...post, ...pictured(post.content, await drawScores(app, ending.scores), words) };
  const drawn = await draw(app, {
    match,
    position: table.position,
    viewer: publicViewer(),
    locale: match.locale,
    changed: batch.changed,
  });
  return { ...post, ...pictured(post.content, drawn, words) };
}

/**
 * What a post that stands in its channel would say now, and of the table as it is now; undefined: there is nothing to show.
 * @example await channel.messages.edit(messageId, { ...(await postAnew(app, batch)), attachments: [] })
 */
export async function postAnew(app: App, batch: Batch) {
  if (batch.kind === 'aside') return undefined;
  const table = await app.matches.table(batch.match.id);
  if (!table.ok && !batch.match.closed) return undefined;
  const shown = table.ok ? table.value : undefined;
  const reach = await reachOf(app, table.ok ? table.value.match : batch.match);
  const body = await compose(app, batch, shown, reach, { seats: false, bare: false, talk: true });
  const { content, components, files } = body;
  return { content, components, files };
}

/** Does the post call somebody who has made no move yet? Not in the later games of a series: all have played before. */
async function callsNewcomer({ matches }: App, batch: Batch, table: PublicMatch): Promise<boolean> {
  const called = table.match.series ? [] : calledSeats(batch, table);
  if (called.length === 0) return false;
  const moved = await matches.moved(table.match.id);
  return called.some((seat) => !moved.includes(seat));
}

/** How a match ended; undefined: it is not over, or has no result. */
async function endingOf(app: App, match: MatchInfo, code: Words): Promise<Ending | undefined> {
  const scores = match.status === 'over' ? await app.matches.scores(match.id) : undefined;
  if (!scores?.ok) return undefined;
  const next = scores.value.series?.next && (await app.matches.table(scores.value.series.next.id));
  return { scores: scores.value, code, nextUp: next?.ok ? waitingFor(next.value) : [] };
}
