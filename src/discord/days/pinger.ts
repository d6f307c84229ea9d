import type { GuildTextBasedChannel } from 'discord.js';
import type { MatchPing, Ping } from '../../match/time/pings.js';
import { createWords } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { askedLine } from '../client/asked-line.js';
import { findChannel, placeWords } from '../client/channel.js';
import { sendDirectly } from '../client/direct-message.js';
import { findOwn } from '../client/find-own.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { languageFor } from '../client/language.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { maySpeak } from '../client/permissions.js';
import { limits } from '../words/limits.js';
import { wholeLines } from '../words/whole-lines.js';
import { directMessage, linkRow, linkTo, pingMessage } from './ping-message.js';
import { turnLine } from './turn-line.js';

/** How often it is looked what is due to be told. */
const everyMs = 30_000;
/** What was refused of a match rests for so many looks: too many refused requests would get the bot banned. Where Discord is down, one. */
const restLooks = 20;

export interface Pinger extends Looking {
  /** Looks now, and resolves when all that is due is told. */
  look(): Promise<void>;
}

/**
 * Tells people what is due beside the posts: that they are waited for, that time runs out or is up.
 * @param beat resolves with whether people can be reached, and then has noted that they could be
 * @example const pinger = startPinger(app, beat)
 */
export function startPinger(app: App, beat: () => Promise<boolean>, lookEveryMs = everyMs): Pinger {
  const resting = new Map<string, number>();
  const rest = (): void => {
    for (const [key, looks] of resting) {
      if (looks <= 1) resting.delete(key);
      else resting.set(key, looks - 1);
    }
  };
  const looking = keepLooking(app, {
    everyMs: lookEveryMs,
    async look() {
      // Nobody's time runs out meanwhile.
      if (!(await beat())) return false;
      for (const ping of await app.matches.takePings()) await deliver(app, ping, resting);
      return false;
    },
    onTime: rest,
    // After an outage the posts come first: they call people, too.
    failed: 'what is due could not be told',
  });
  return {
    ...looking,
    look() {
      rest();
      looking.wake();
      return looking.settle();
    },
  };
}

/** Tells one thing and writes down how it went. Never throws: one bad match must not hold up the others. */
async function deliver(app: App, ping: Ping, resting: Map<string, number>): Promise<void> {
  const { matches } = app;
  const key = ping.kind === 'digest' ? ping.person : ping.match.id;
  const about = ping.kind === 'digest' ? { person: key } : { match: key };
  const log = app.log.child({ ping: ping.kind, ...about });
  let looks = restLooks;
  try {
    if (resting.has(key)) return await matches.pingFailed(ping.nonce, ping.retried ? 'later' : 'unsent');
    const failure = await (ping.kind === 'digest' ? tellAll(app, ping) : tellOne(app, ping));
    app.metrics.ping(failure ?? 'sent');
    if (!failure) return await matches.pingSent(ping.nonce);
    if (ping.kind === 'digest' && failure === 'closed') return await matches.digestRefused(ping.nonce);
    log.warn({ failure }, 'a ping was not taken');
    if (failure === 'down') looks = 1;
    // Where the channel is gone nobody can be told there; the turn itself waits in every list.
    await matches.pingFailed(ping.nonce, failure === 'gone' ? 'give-up' : failure === 'down' ? 'later' : 'unsent');
  } catch (error) {
    app.metrics.ping('failed');
    log.error({ err: error }, 'a ping failed');
    await matches.pingFailed(ping.nonce, 'later').catch((second) => log.error({ err: second }, 'not noted'));
  }
  resting.set(key, looks);
}

async function tellOne(app: App, ping: MatchPing & Ping): Promise<Failure | undefined> {
  if (ping.dm !== undefined) {
    const words = wordsFor(app, ping.match, await languageFor(app, ping.dm, ping.match));
    const failure = await sendDirectly(app, ping.dm, ping, directMessage(ping, words));
    if (failure !== 'closed') return failure;
  }
  const channel = await findChannel(app, ping.match);
  if (channel === 'gone') return 'gone';
  if (channel === 'hidden' || !maySpeak(channel)) return 'denied';
  if (ping.retried) {
    const found = await callDiscord(() =>
      findOwn(channel, ping.since, (press) => 'post' in press && press.post === ping.nonce),
    );
    if (!found.ok) return found.failure;
    if (found.value.found) return undefined;
  }
  return send(app, channel, ping);
}

/** What AutoMod blocks can only be people's names. */
async function send(app: App, channel: GuildTextBasedChannel, ping: MatchPing & Ping): Promise<Failure | undefined> {
  const inWords = (style: 'markdown' | 'seats') => wordsFor(app, ping.match, ping.match.locale, style);
  let sent = await callDiscord(() => channel.send(pingMessage(ping, inWords('markdown'))));
  if (!sent.ok && sent.failure === 'blocked') {
    sent = await callDiscord(() => channel.send(pingMessage(ping, inWords('seats'))));
  }
  return sent.ok ? undefined : sent.failure;
}

/** All turns of a person at once, in the language they read. */
async function tellAll(app: App, ping: Ping & { kind: 'digest' }): Promise<Failure | undefined> {
  const { person, turns, votes, nonce } = ping;
  const [first] = [...turns, ...votes];
  // Nobody waits any more.
  if (!first) return undefined;
  const words = createWords({ locale: await languageFor(app, person, first.match) });
  const lines = await Promise.all(
    turns.map(async ({ match, clock }) =>
      turnLine(clock, words, { channel: await placeWords(app, match, words), game: match.game }),
    ),
  );
  const asked = await Promise.all(votes.map((vote) => askedLine(app, vote, words)));
  const shown = wholeLines([words.text('ping.digest'), ...lines, ...asked], limits.content, (n) =>
    words.text('turns.more', { n }),
  );
  const links = [...turns, ...votes].map(({ match }) => ({
    label: words.text(`game.${match.game}`),
    url: linkTo(match),
  }));
  return sendDirectly(app, person, ping, { content: shown, components: [linkRow(links)], nonce, enforceNonce: true });
}
