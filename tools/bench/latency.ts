import { monitorEventLoopDelay } from 'node:perf_hooks';
import pino from 'pino';
import { commandsFor } from '../../commands/index.js';
import { createPainter } from '../../render/painter.js';
import { createCommunity } from '../../src/community/index.js';
import { startBot } from '../../src/discord/bot.js';
import { type AnyGame, createRng, type Rng } from '../../src/engine/index.js';
import { createMatchService } from '../../src/match/index.js';
import type { Persona, SeenMessage, Twin } from '../../src/playground/api.js';
import { startTwin } from '../../src/playground/twin.js';
import { openDatabase } from '../../src/store/index.js';
import { seedOf } from '../cli.js';
import { playTurn } from '../robot.js';
import { startBareBot } from './bare.js';
import { quantile } from './figures.js';

export interface LatencyFigures {
  matches: number;
  /** Milliseconds from a press to its acknowledgement. */
  ackP50: number;
  ackP95: number;
  /** Milliseconds from the press that ends a turn to the public post. */
  postP50: number;
  postP95: number;
  /** How late the event loop was at worst but one time in a hundred, in milliseconds; the people's side of it included. */
  loopP99: number;
  /** The same acknowledgement by a bot that does nothing else. */
  bareAckP50: number;
}

/** Matches at once, and turns each of them plays. */
const loads = [
  { matches: 1, turns: 24 },
  { matches: 20, turns: 3 },
  { matches: 100, turns: 1 },
];

/** How often the event loop is looked at, in milliseconds. */
const loopResolution = 10;

/** Presses by people at the twin, with everything real behind them: client, database, pictures. */
export async function measureLatency(games: Record<string, AnyGame>): Promise<LatencyFigures[]> {
  const figures: LatencyFigures[] = [];
  for (const load of loads) {
    const bareAckP50 = await measureBare(load.matches);
    figures.push({ ...(await measureLoad(games, load)), bareAckP50 });
  }
  return figures;
}

async function measureLoad(games: Record<string, AnyGame>, load: (typeof loads)[number]) {
  const twin = await startTwin({ rate: { limit: 10_000, perSeconds: 1 } });
  const channels = Array.from({ length: load.matches }, (_, index) => `quay-${index}`);
  twin.world.addGuild({ name: 'Bench', channels });
  const opened = await openDatabase(':memory:');
  if (!opened.ok) throw new Error(opened.refusal.id);
  const matches = createMatchService({ database: opened.value, games });
  const community = createCommunity({ database: opened.value });
  const painter = createPainter();
  const log = pino({ level: 'silent' });
  const api = `${twin.url}/api`;
  const commands = commandsFor(games);
  const bot = await startBot({ token: twin.token, api, matches, community, painter, commands, log });
  const acks: number[] = [];
  const posts: number[] = [];
  const game = Object.keys(games)[0]!;
  const nextPost = listenForPosts(twin);
  const loop = monitorEventLoopDelay({ resolution: loopResolution });
  loop.enable();
  await Promise.all(
    channels.map(async (channel, index) => {
      const rng = createRng({ seed: seedOf('bench', channel), block: index });
      // Nobody may open more than a few matches.
      const ann = twin.addUser({ name: `Ann ${index}` });
      const bo = twin.addUser({ name: `Bo ${index}` });
      for (let turn = 0; turn < load.turns; turn += 1) {
        if (!newestPost(ann, channel)?.find('Play')) await openMatch(twin, channel, game, ann, bo);
        await playOne(channel, [ann, bo], rng, nextPost, acks, posts);
      }
    }),
  );
  loop.disable();
  await bot.stop();
  await painter.close();
  await opened.value.close();
  await twin.close();
  return {
    matches: load.matches,
    ackP50: quantile(acks, 0.5),
    ackP95: quantile(acks, 0.95),
    postP50: quantile(posts, 0.5),
    postP95: quantile(posts, 0.95),
    loopP99: Math.max(0, Math.round(loop.percentile(99) / 1e6 - loopResolution)),
  };
}

/** Until a loaded machine has drawn a hundred pictures, in milliseconds. */
const patience = 300_000;

async function openMatch(twin: Twin, channel: string, game: string, host: Persona, guest: Persona): Promise<void> {
  await host.slash(channel, '/match create', { game }).reply;
  await guest.slash(channel, '/match join').reply;
  await host.slash(channel, '/match start').reply;
  await twin.until(() => newestPost(host, channel)?.find('Play'), patience);
}

/** The board, or the scores of a match that is over. */
function newestPost(person: Persona, channel: string): SeenMessage | undefined {
  return person.sees(channel).findLast((seen) => !seen.ephemeral && seen.find('Log'));
}

/** When the next public message of a channel arrives, by one listener for all of them. */
function listenForPosts(twin: Twin): (channelId: string) => Promise<number> {
  const waiting = new Map<string, (at: number) => void>();
  twin.events.on('messageCreated', ({ message }) => {
    if (message.ephemeral) return;
    waiting.get(message.channelId)?.(performance.now());
    waiting.delete(message.channelId);
  });
  return (channelId) => new Promise((resolve) => waiting.set(channelId, resolve));
}

/** One turn by whoever is pinged, timed from its last press to the next post. */
async function playOne(
  channel: string,
  people: Persona[],
  rng: Rng,
  nextPost: (channelId: string) => Promise<number>,
  acks: number[],
  posts: number[],
): Promise<void> {
  const post = newestPost(people[0]!, channel);
  const person = post && people.find(({ id }) => post.content.includes(`<@${id}>`));
  if (!post || !person) throw new Error(`nobody is to move in ${channel}`);
  let pressed = 0;
  const posted = nextPost(post.channelId);
  await playTurn(person, post, rng, {
    acked: (afterMs) => {
      pressed = performance.now() - afterMs;
      acks.push(afterMs);
    },
  });
  posts.push((await posted) - pressed);
}

/** As many people as there are matches, each pressing a few times, on a bot that only acknowledges. */
async function measureBare(matches: number): Promise<number> {
  const twin = await startTwin({ rate: { limit: 10_000, perSeconds: 1 } });
  const channels = Array.from({ length: matches }, (_, index) => `quay-${index}`);
  twin.world.addGuild({ name: 'Bare', channels });
  const bot = await startBareBot(twin);
  const ann = twin.addUser({ name: 'Ann' });
  const acks: number[] = [];
  await Promise.all(
    [...twin.world.channels.values()].map(async (channel) => {
      await bot.post(channel.id);
      const post = ann.sees(channel.id).at(-1);
      if (!post) throw new Error('the bare bot posted nothing');
      for (let press = 0; press < 8; press += 1) acks.push((await ann.press(post, 'press').acked).afterMs);
    }),
  );
  await bot.stop();
  await twin.close();
  return quantile(acks, 0.5);
}
