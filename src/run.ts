import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { commandsFor } from '../commands/index.js';
import { createPainter, type Painter } from '../render/painter.js';
import { createBackups } from './backups/index.js';
import { createCommunity } from './community/index.js';
import { createThinker } from './computer/thinker.js';
import type { Config } from './config.js';
import { type BotOptions, startBot } from './discord/bot.js';
import type { Result } from './engine/index.js';
import { games } from './games/index.js';
import { readLessons } from './lessons/index.js';
import { createMatchService } from './match/index.js';
import { createLog } from './operation/log.js';
import { openStation, type Station } from './operation/station.js';
import { inProject } from './project.js';
import { ratingRule } from './ratings/index.js';
import { awaitsMigration, type Database, holdDatabase, openDatabase } from './store/index.js';
import { checkCatalogues } from './text/catalogue.js';
import { createWords } from './text/words.js';

/** Something that has been started. */
interface Running {
  stop(): Promise<void>;
}

/** What the bot needs of its surroundings, whichever Discord it is on. */
interface Surroundings {
  databaseFile: string;
  backups?: Config['backups'];
  painter: Painter;
  station: Station;
  log: Logger;
}

/** How long Discord may keep the bot from ending: whoever asked loses patience after ten seconds or so. */
const farewellMs = 4_000;
/** The same for all there is to take down. */
const patienceMs = 8_000;

/**
 * Sets everything up, runs until it is asked to end, and takes it down in order.
 * @throws what keeps it from starting, with a sentence for whoever runs it
 * @example await run(readConfig(process.env), askedToEnd())
 */
export async function run(config: Config, asked: Promise<string>): Promise<void> {
  checkCatalogues();
  // Pino's own way out tries for ever where a log cannot be written, even when the process ends.
  const log = createLog(config.logLevel, process.stdout, config.token ? [config.token] : []);
  process.once('uncaughtException', (error) => {
    // Node's own words would have all that was sent with a request in them.
    log.fatal({ err: error }, 'the bot has broken down');
    process.exit(1);
  });
  const { healthPort, databaseFile, backups } = config;
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  const station = await openStation({ ...(healthPort !== undefined && { port: healthPort }), version, log });
  const painter = station.painter(createPainter());
  const starting = open({ databaseFile, ...(backups && { backups }), painter, station, log }, config);
  const reason = await Promise.race([asked, starting.then(() => asked)]);
  log.info({ reason }, 'stopping');
  station.enter('stopping');
  const stopped = starting.then((running) => running.stop());
  if (!(await within(patienceMs, stopped))) log.warn('the bot did not stop in time and is ended');
  await painter.close();
  await station.close();
}

function open(app: Surroundings, { token, guildId, playgroundPort }: Config): Promise<Running> {
  return token ? openBot(app, { token, ...(guildId && { guildId }) }) : openPlaygroundBot(app, playgroundPort);
}

/** The bot with its database, which nobody else may run a bot on meanwhile. */
async function openBot(
  { databaseFile, backups: plan, painter, station, log }: Surroundings,
  discord: Pick<BotOptions, 'token' | 'api' | 'guildId'>,
): Promise<Running> {
  const { release } = must(holdDatabase(databaseFile));
  station.enter('starting');
  let database: Database | undefined;
  let stop = (): void => undefined;
  const thinker = station.thinker(createThinker());
  const backups = plan && createBackups({ file: databaseFile, plan, log });
  try {
    // A newer schema cannot be taken back.
    if (awaitsMigration(databaseFile)) await backups?.now();
    database = station.database(must(await openDatabase(databaseFile)), resolve(databaseFile));
    if (database.made) log.info({ file: resolve(databaseFile) }, 'made a new database');
    const { committed, metrics } = station;
    const matches = createMatchService({ database, games, lessons: readLessons(games), thinker, log, committed });
    stop = matches.stop;
    // It would hold up the first match that ends.
    await ratingRule();
    const community = createCommunity({ database });
    const commands = commandsFor(games);
    const bot = await startBot({ ...discord, matches, community, painter, commands, emojis: true, log, metrics });
    station.enter('running');
    backups?.start();
    return {
      async stop() {
        station.enter('stopping');
        if (!(await within(farewellMs, bot.stop()))) log.warn('Discord did not answer in time');
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    stop();
    await backups?.stop();
    await thinker.close();
    await database?.close();
    release();
  }
}

/** The same bot, connected to the local twin of Discord, with a chat page beside it that can restart it. */
async function openPlaygroundBot(app: Surroundings, port: number): Promise<Running> {
  const { openPlayground } = await import('./playground/town.js');
  const town = await openPlayground(port, { restart: () => bot.restart() });
  const bot = restartable(() => openBot(app, { token: town.token, api: town.api }));
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

/** The value, or the refusal as a sentence for whoever runs the bot. */
function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(createWords({ locale: 'en' }).say(result.refusal));
  return result.value;
}

/** Whether the work was done in so many milliseconds. */
async function within(ms: number, work: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const late = setTimeout(ms, false, { signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    over.abort();
  }
}
