import pino, { type Logger } from 'pino';
import { commandsFor } from '../commands/index.js';
import { createPainter, type Painter } from '../render/painter.js';
import type { Config } from './config.js';
import { type BotOptions, startBot } from './discord/bot.js';
import { games } from './games/index.js';
import { createMatchService } from './match/index.js';
import { openDatabase } from './store/index.js';
import { createWords } from './text/words.js';

/** Something that has been started. */
interface Running {
  stop(): Promise<void>;
}

/** What the bot needs of its surroundings, whichever Discord it is on. */
interface Harbour {
  databaseFile: string;
  painter: Painter;
  log: Logger;
}

/**
 * Sets everything up, runs until a signal comes, and takes it down in order.
 * @throws what keeps it from starting, with a sentence for whoever runs it
 * @example await run(readConfig(process.env), (error) => console.error(error))
 */
export async function run(config: Config, fail: (error: unknown) => void): Promise<void> {
  const log = pino({ level: config.logLevel });
  const painter = createPainter();
  const harbour: Harbour = { databaseFile: config.databaseFile, painter, log };
  const running = config.token
    ? await openBot(harbour, { token: config.token, ...(config.guildId && { guildId: config.guildId }) })
    : await openPlaygroundBot(harbour, config.playgroundPort);
  const stop = once(fail, async () => {
    log.info('stopping');
    await running.stop();
    await painter.close();
  });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The bot with its database. */
async function openBot(
  { databaseFile, painter, log }: Harbour,
  discord: Pick<BotOptions, 'token' | 'api' | 'guildId'>,
): Promise<Running> {
  const opened = await openDatabase(databaseFile);
  if (!opened.ok) throw new Error(createWords({ locale: 'en' }).say(opened.refusal));
  const database = opened.value;
  const matches = createMatchService({ database, games });
  const bot = await startBot({ ...discord, matches, painter, commands: commandsFor(games), log });
  return {
    async stop() {
      await bot.stop();
      await database.close();
    },
  };
}

/** The same bot, connected to the local twin of Discord, with a chat page beside it that can restart it. */
async function openPlaygroundBot(harbour: Harbour, port: number): Promise<Running> {
  const { openPlayground } = await import('./playground/town.js');
  const town = await openPlayground(port, { restart: () => bot.restart() });
  const bot = restartable(() => openBot(harbour, { token: town.token, api: town.api }));
  await bot.started;
  process.stdout.write(`\nNo DISCORD_TOKEN is set, so this is the playground. Open ${town.url}\n\n`);
  return {
    async stop() {
      await bot.stop();
      await town.close();
    },
  };
}

/** Starts something now, and again on demand; what comes while that is going on waits for it. */
function restartable(open: () => Promise<Running>) {
  let current = open();
  const stop = async () => {
    // One that could not start has nothing to stop.
    const running = await current.catch(() => undefined);
    await running?.stop();
  };
  return {
    started: current,
    stop,
    async restart() {
      current = stop().then(open);
      await current;
    },
  };
}

/** A second signal must not take down what is being taken down. */
function once(fail: (error: unknown) => void, work: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (!begun) void work().catch(fail);
    begun = true;
  };
}
