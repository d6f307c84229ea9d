import { createHash } from 'node:crypto';
import type { GuildTextBasedChannel } from 'discord.js';
import type { Board, StandingBoard } from '../../community/index.js';
import { createWords, type Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import type { BoardLook } from '../client/board-look.js';
import { findOwn } from '../client/find-own.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { mayAttach, maySpeak } from '../client/permissions.js';
import { spokenIn } from '../client/place.js';
import { boardHeading, bodyOf } from './look.js';
import { standingRow } from './message.js';
import { boardRequest } from './picture.js';

/** How often it is looked which boards may be due. */
const everyMs = 30_000;
/** What was refused rests for so many looks: too many refused requests would get the bot banned. Where Discord is down, one. */
const restLooks = 20;

/**
 * Posts boards that were asked for, once each, and writes them anew when they have changed; when that may be, the community says. One
 * whose message or channel was deleted is forgotten.
 * @example const boards = startBoardKeeper(app)
 */
export function startBoardKeeper(app: App, lookEveryMs = everyMs): Looking {
  const { standing } = app.community;
  const resting = new Map<number, number>();
  const looking = keepLooking(app, {
    everyMs: lookEveryMs,
    async look() {
      for (const board of await standing.due()) {
        if (resting.has(board.id)) continue;
        const failure = await bring(app, board);
        if (failure) resting.set(board.id, failure === 'down' ? 1 : restLooks);
      }
      return false;
    },
    onTime() {
      for (const [id, looks] of resting) {
        if (looks <= 1) resting.delete(id);
        else resting.set(id, looks - 1);
      }
    },
    failed: 'standing boards could not be looked for',
  });
  standing.onAsked(looking.wake);
  return looking;
}

/** Brings a board's message up to date. Never throws: one bad board must not hold up the others. */
async function bring(app: App, board: StandingBoard): Promise<Failure | 'failed' | undefined> {
  const log = app.log.child({ board: board.id, channel: board.channelId });
  try {
    const failure = await tryToBring(app, board);
    if (failure === 'gone') await app.community.standing.forget(board.id);
    else if (failure) log.warn({ failure }, 'a standing board was not taken');
    return failure;
  } catch (error) {
    log.error({ err: error }, 'a standing board failed');
    return 'failed';
  }
}

async function tryToBring(app: App, standing: StandingBoard): Promise<Failure | undefined> {
  const reached = await callDiscord(() => app.client.channels.fetch(standing.channelId));
  if (!reached.ok) return reached.failure;
  const channel = reached.value;
  if (!channel?.isTextBased() || channel.isDMBased()) return 'gone';
  const words = createWords({ locale: await spokenIn(app, channel) });
  const board = await app.community.board(standing.query, 1);
  const shown = nameOf(board, words);
  if (standing.messageId !== undefined) {
    return standing.shown === shown ? undefined : update(app, channel, standing, board, words, shown);
  }
  return post(app, channel, standing, board, words, shown);
}

async function post(
  app: App,
  channel: GuildTextBasedChannel,
  standing: StandingBoard,
  board: Board,
  words: Words,
  shown: string,
): Promise<Failure | undefined> {
  if (!maySpeak(channel)) return 'denied';
  const found = standing.tried ? await callDiscord(() => findEarlier(channel, standing)) : undefined;
  if (found && !found.ok) return found.failure;
  const earlier = found?.value.found;
  if (earlier) return update(app, channel, { ...standing, messageId: earlier.id }, board, words, shown);
  if (!standing.tried) await app.community.standing.tried(standing.id);
  const { body, whole } = await compose(app, channel, board, words);
  // Discord drops a repeat within minutes.
  const nonce = `board-${standing.id}-${standing.askedAt % 1e9}`;
  const sent = await callDiscord(() => channel.send({ ...body, nonce, enforceNonce: true }));
  if (!sent.ok) return sent.failure;
  const written = { messageId: sent.value.id, shown: whole ? shown : '' };
  const stands = await app.community.standing.shown(standing.id, written);
  // It was ended, or asked for anew, meanwhile.
  if (!stands) await callDiscord(() => channel.messages.delete(sent.value.id));
  return undefined;
}

async function update(
  app: App,
  channel: GuildTextBasedChannel,
  { id, messageId = '' }: StandingBoard,
  board: Board,
  words: Words,
  shown: string,
): Promise<Failure | undefined> {
  const { body, whole } = await compose(app, channel, board, words);
  const edited = await callDiscord(() => channel.messages.edit(messageId, { ...body, attachments: [] }));
  if (!edited.ok) return edited.failure;
  await app.community.standing.shown(id, { messageId, shown: whole ? shown : '' });
  return undefined;
}

function findEarlier(channel: GuildTextBasedChannel, { askedAt, query }: StandingBoard) {
  return findOwn(channel, askedAt, (press) => {
    if (press.on !== 'board') return false;
    const { where, game, seats, season = '' } = press.look;
    const same = (where === 'here') === (query.guild !== undefined) && String(season) === (query.season ?? '');
    return same && game === query.game && seats === query.seats;
  });
}

/** What the message is to be; not `whole` where the picture could not be drawn just now, so that it is tried again. */
async function compose(app: App, channel: GuildTextBasedChannel, board: Board, words: Words) {
  const heading = `${boardHeading(board, words)}\n-# ${words.text('leaderboard.standing')}`;
  const as = mayAttach(channel) ? 'picture' : 'text';
  const told = await bodyOf(app, board, as, heading, words);
  const body = { ...told, components: [standingRow(lookOf(board), words)], allowedMentions: { parse: [] as const } };
  return { body, whole: as === 'text' || told.files.length > 0 };
}

function lookOf({ query: { guild, game, seats, season } }: Board): BoardLook {
  return {
    where: guild === undefined ? 'all' : 'here',
    ...(game !== undefined && { game }),
    ...(seats !== undefined && { seats }),
    ...(season !== undefined && { season: Number(season) }),
    page: 1,
    as: 'picture',
  };
}

/** A name for all that is shown of a board: it differs where that does. */
function nameOf(board: Board, words: Words): string {
  const { view, locale } = boardRequest(board, words);
  return createHash('sha256')
    .update(JSON.stringify([view, locale]))
    .digest('hex')
    .slice(0, 32);
}
