import pino from 'pino';
import { commandsFor } from '../commands/index.js';
import { createPainter } from '../render/painter.js';
import type { Config } from './config.js';
import { type BotOptions, startBot } from './discord/bot.js';
import { games } from './games/index.js';
import { createMatchService } from './match/index.js';
import { openDatabase } from './store/index.js';
import { createWords } from './text/words.js';

/**
 * Sets everything up, runs until a signal comes, and takes it down in order.
 * @throws what keeps it from starting, with a sentence for whoever runs it
 * @example await run(readConfig(process.env), (error) => console.error(error))
 */
export async function run(config: Config, fail: (error: unknown) => void): Promise<void> {
  const log = pino({ level: config.logLevel });
  const opened = await openDatabase(config.databaseFile);
  if (!opened.ok) throw new Error(createWords({ locale: 'en' }).say(opened.refusal));
  const database = opened.value;
  const painter = createPainter();
  const matches = createMatchService({ database, games });
  const bot = { matches, painter, commands: commandsFor(games), log };
  const running = config.token
    ? await startBot({ ...bot, token: config.token, ...(config.guildId && { guildId: config.guildId }) })
    : await playground(config, bot);
  const stop = once(fail, async () => {
    log.info('stopping');
    await running.stop();
    await painter.close();
    await database.close();
  });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The same bot, connected to the local twin of Discord, with a chat page beside it. */
async function playground(config: Config, bot: Omit<BotOptions, 'token'>): Promise<{ stop(): Promise<void> }> {
  const { openPlayground } = await import('./playground/town.js');
  const town = await openPlayground(config.playgroundPort);
  const started = await startBot({ ...bot, token: town.token, api: town.api });
  process.stdout.write(`\nNo DISCORD_TOKEN is set, so this is the playground. Open ${town.url}\n\n`);
  return {
    async stop() {
      await started.stop();
      await town.close();
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
