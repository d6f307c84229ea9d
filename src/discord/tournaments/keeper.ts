import { createHash } from 'node:crypto';
import type { GuildTextBasedChannel } from 'discord.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { findChannel } from '../client/channel.js';
import type { Press } from '../client/custom-id.js';
import { findOwn } from '../client/find-own.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { mayAttach, maySpeak } from '../client/permissions.js';
import type { TournamentPress } from '../client/tournament-press.js';
import { announcement, wonLine } from './announcement.js';
import { buttonRow, tournamentButton } from './buttons.js';
import { remindOfOpen } from './reminder.js';
import { standingsBody, standingsRequest } from './standings.js';
import { setUpTables } from './threads.js';

/** How often it is looked what is to be done. */
const everyMs = 30_000;
/** What was refused rests for so many looks: too many refused requests would get the bot banned. Where Discord is down, one. */
const restLooks = 20;
/** A round of byes alone leads to the next one at once. */
const mostSteps = 20;

/**
 * Does what is to be done at tournaments: opens rounds that are due, sets up their tables, keeps their announcements up to date, and
 * tells how they ended. What was begun before a restart is gone on with.
 * @example const tournaments = startTournamentKeeper(app)
 */
export function startTournamentKeeper(app: App, lookEveryMs = everyMs): Looking {
  const { matches } = app;
  const resting = new Map<number, number>();
  const looking = keepLooking(app, {
    everyMs: lookEveryMs,
    async look() {
      for (const id of await matches.pendingTournaments()) {
        if (resting.has(id)) continue;
        const failure = await lead(app, id);
        if (failure) resting.set(id, failure === 'down' ? 1 : restLooks);
      }
      return false;
    },
    onTime() {
      for (const [id, looks] of resting) {
        if (looks <= 1) resting.delete(id);
        else resting.set(id, looks - 1);
      }
    },
    onHope: () => resting.clear(),
    failed: 'tournaments could not be looked for',
  });
  matches.onTournament(looking.wake);
  return looking;
}

/** Never throws: one bad tournament must not hold up the others. */
async function lead(app: App, id: number): Promise<Failure | 'failed' | undefined> {
  const log = app.log.child({ tournament: id });
  try {
    const failure = await tryToLead(app, id);
    if (failure) log.warn({ failure }, 'a tournament could not be gone on with');
    return failure;
  } catch (error) {
    log.error({ err: error }, 'a tournament failed');
    return 'failed';
  }
}

async function tryToLead(app: App, id: number): Promise<Failure | undefined> {
  const { matches } = app;
  let info = await matches.advanceTournament(id);
  if (!info) return undefined;
  if (info.status === 'draft') return settle(app, info);
  const channel = await findChannel(app, info);
  if (channel === 'gone') return sink(app, info);
  if (channel === 'hidden' || !maySpeak(channel)) {
    if (info.status === 'gathering') await remindOfOpen(app, undefined, info);
    return 'denied';
  }
  for (let step = 0; step < mostSteps && info.status === 'playing'; step += 1) {
    const failure = await setUpTables(app, channel, info);
    if (failure) {
      await announce(app, channel, info);
      return failure;
    }
    const next: TournamentInfo | undefined = await matches.advanceTournament(id);
    if (!next || next.revision === info.revision) break;
    info = next;
  }
  const failure =
    (await announce(app, channel, info)) ??
    (await tellEnd(app, channel, info)) ??
    (await remindOfOpen(app, channel, (await matches.tournament(id)) ?? info));
  if (failure === 'gone') return sink(app, info);
  return failure ?? settle(app, info);
}

/** Its channel is gone: nobody can be told of it any more. Matches that have begun go on by themselves. */
async function sink(app: App, info: TournamentInfo): Promise<undefined> {
  const { id, organiser } = info;
  await app.matches.cancelTournament(id, { id: organiser.id, manages: true, bot: true });
  return settle(app, (await app.matches.tournament(id)) ?? info);
}

async function settle(app: App, { id, revision }: TournamentInfo): Promise<undefined> {
  await app.matches.settleTournament(id, revision);
}

/** Posts the announcement, or brings it up to date; one that was deleted is posted anew. */
async function announce(app: App, channel: GuildTextBasedChannel, info: TournamentInfo): Promise<Failure | undefined> {
  const { id, message, createdAt } = info;
  const body = announcement(app.matches, info, createWords({ locale: info.locale }));
  const name = nameOf(body);
  let known = message.id;
  if (known === undefined && message.tried) {
    const found = await callDiscord(() =>
      findOwn(
        channel,
        createdAt,
        isOf(id, ({ do: act }) => act === 'rules'),
      ),
    );
    if (!found.ok) return found.failure;
    known = found.value.found?.id;
  }
  if (known !== undefined) {
    if (shownOf(info).announcement === name) return undefined;
    const messageId = known;
    const edited = await callDiscord(() => channel.messages.edit(messageId, body));
    if (edited.ok) return noteShown(app, info, { announcement: name, messageId });
    if (edited.failure !== 'gone') return edited.failure;
    await app.matches.noteTournament(id, { messageId: null });
  } else if (!message.tried) await app.matches.noteTournament(id, { tried: true });
  // Discord drops a repeat within minutes; one that takes a deleted one's place is no repeat.
  const nonce = `cup-${id}-${known === undefined ? 'a' : info.revision % 1e6}`;
  const sent = await callDiscord(() => channel.send({ ...body, nonce, enforceNonce: true }));
  if (!sent.ok) return sent.failure;
  return noteShown(app, info, { announcement: name, messageId: sent.value.id });
}

/** Tells how it ended, once; and tells it anew where a result was corrected or somebody has become nameless. */
async function tellEnd(app: App, channel: GuildTextBasedChannel, before: TournamentInfo): Promise<Failure | undefined> {
  if (before.status !== 'over') return undefined;
  // What its announcement shows has just been noted.
  const info = (await app.matches.tournament(before.id)) ?? before;
  const { id, final, createdAt, locale } = info;
  const words = createWords({ locale });
  const look = { page: 1, as: mayAttach(channel) ? ('picture' as const) : ('text' as const) };
  const won = wonLine(info, words);
  const name = nameOf([won, look.as, standingsRequest(info, look, words).view]);
  let known = final.id;
  if (known !== undefined && shownOf(info).final === name) return undefined;
  if (known === undefined && final.tried) {
    const found = await callDiscord(() =>
      findOwn(
        channel,
        createdAt,
        isOf(id, ({ value }) => value === 'end'),
      ),
    );
    if (!found.ok) return found.failure;
    known = found.value.found?.id;
  }
  if (known === undefined && !final.tried) await app.matches.noteTournament(id, { finalTried: true });
  const told = await standingsBody(app, info, look, won, words);
  const buttons = [tournamentButton(id, 'standings', words, { value: 'end' }), tournamentButton(id, 'tables', words)];
  const body = { ...told, components: [buttonRow(buttons)], allowedMentions: { parse: [] as const } };
  const messageId = known;
  const sent = await callDiscord(() =>
    messageId === undefined
      ? channel.send({ ...body, nonce: `cup-${id}-end`, enforceNonce: true })
      : channel.messages.edit(messageId, { ...body, attachments: [] }),
  );
  // One that was deleted is not told again.
  if (!sent.ok && !(messageId !== undefined && sent.failure === 'gone')) return sent.failure;
  return noteShown(app, info, { final: name, finalMessage: sent.ok ? sent.value.id : messageId! });
}

/** A name for all that a message shows: it differs where that does. */
function nameOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32);
}

/** What the two messages of a tournament show, by their names. */
function shownOf({ message }: TournamentInfo): { announcement: string; final: string } {
  const [announcement = '', final = ''] = (message.shown ?? '').split(':');
  return { announcement, final };
}

async function noteShown(
  app: App,
  info: TournamentInfo,
  {
    messageId,
    finalMessage,
    ...names
  }: { announcement?: string; final?: string; messageId?: string; finalMessage?: string },
): Promise<undefined> {
  const { announcement, final } = { ...shownOf(info), ...names };
  await app.matches.noteTournament(info.id, {
    shown: `${announcement}:${final}`,
    ...(messageId !== undefined && { messageId }),
    ...(finalMessage !== undefined && { finalMessage }),
  });
}

/** Is a press on this tournament, and such a one? */
function isOf(id: number, such: (press: TournamentPress) => boolean): (press: Press) => boolean {
  return (press) => press.on === 'tournament' && press.cup === id && such(press);
}
