import { Client, DefaultRestOptions, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Books } from '../../render/book.js';
import { books as shipped } from '../../render/books.js';
import type { Painter } from '../../render/painter.js';
import type { Community } from '../community/index.js';
import type { MatchService } from '../match/match-service.js';
import { type Metrics, noMetrics } from '../operation/metrics.js';
import { onMissingText } from '../text/catalogue.js';
import { startAnnouncer } from './announcements/announcer.js';
import { startBoardKeeper } from './boards/keeper.js';
import type { App } from './client/app.js';
import { uploadGoods } from './client/good-emojis.js';
import type { Looking } from './client/keep-looking.js';
import { Reachability } from './client/reachability.js';
import { clearCommands, registerCommands } from './client/register.js';
import { surely } from './client/transport.js';
import type { Command } from './command.js';
import { type Pinger, startPinger } from './days/pinger.js';
import { checkPlaces, watchPlaces } from './lobby/check-places.js';
import { startTidying } from './lobby/tidy.js';
import { startPoster } from './posts/poster.js';
import { startReteller } from './privacy/reteller.js';
import { watchServers } from './privacy/servers.js';
import { route } from './router.js';
import { healSettings, watchSettings } from './server/heal.js';
import { startSeeker } from './tables/seeker.js';
import { startTournamentKeeper } from './tournaments/keeper.js';
import { indexRules } from './typing/rules.js';
import { startTeller } from './votes/teller.js';

export interface BotOptions {
  token: string;
  /** The address of Discord's REST interface, where it is not the real one. */
  api?: string;
  /** Register commands for this guild alone, where they update at once. */
  guildId?: string;
  matches: MatchService;
  community: Community;
  painter: Painter;
  /** The pictures of its games, which the painter draws. Default: those of the games that can be hosted. */
  books?: Books;
  commands: Command[];
  log: Logger;
  /** Counts what is done. Default: nobody does. */
  metrics?: Metrics;
  /** Show goods in posts by emoji of the application, which are uploaded where they are missing. */
  emojis?: boolean;
  /** How often posts that could not be delivered are tried again, in milliseconds. Default: 15 000. */
  lookAgainMs?: number;
  /** How often it is looked what people are to be told beside the posts, in milliseconds. Default: 30 000. */
  pingEveryMs?: number;
  /** Does nobody's time run while Discord cannot be reached? Default: so it is. Not with a clock that is moved by hours. */
  outages?: boolean;
}

export interface Bot {
  client: Client<true>;
  poster: Looking;
  /** Tells what is proposed about matches. */
  teller: Looking;
  pinger: Pinger;
  /** Keeps leaderboards that stand in channels. */
  boards: Looking;
  /** Tells channels how seasons and matches ended. */
  announcer: Looking;
  /** Does what is to be done at tournaments. */
  tournaments: Looking;
  /** Tells people of tables that they look for. */
  seeker: Looking;
  /** Tells anew what shows somebody whose data were deleted. */
  reteller: Looking;
  /** Notes that people can be reached, if they can; resolves with whether that is so. */
  beat(): Promise<boolean>;
  /** Resolves when every live match was looked at: may this build go on with it? */
  reviewed: Promise<void>;
  /** Resolves when the emoji of goods are there, or are known not to be. */
  illustrated: Promise<void>;
  /** Stops taking presses, delivers what is being delivered, and disconnects. */
  stop(): Promise<void>;
}

/**
 * Connects to Discord, registers the commands where they differ, and starts to answer and to post.
 * @throws when the token is refused or Discord cannot be reached
 * @example const bot = await startBot({ token, matches, community, painter, commands, log })
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { log, matches, community, painter, books = shipped, metrics = noMetrics } = options;
  onMissingText((text, locale) => log.error({ text, locale }, 'a text is missing'));
  const reachability = new Reachability();
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    enforceNonce: true,
    allowedMentions: { parse: [] },
    // Answers to people are not counted in Discord's limit of the whole, but would wait for it here with everything else.
    rest: {
      makeRequest: reachability.watching(surely(metrics.requests(DefaultRestOptions.makeRequest))),
      globalRequestsPerSecond: Infinity,
      ...(options.api && { api: options.api }),
    },
  });
  const app: App = { client, matches, community, painter, books, log, metrics };
  metrics.watch(client);
  const commands = new Map(options.commands.map((command) => [command.data.name, command]));
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord had an error'));
  client.on(Events.InteractionCreate, (interaction) => void route(interaction, app, commands));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(options.token);
  const online = await ready;
  const beat = async (): Promise<boolean> => {
    if (!(await reachability.isUp(online))) return false;
    if (options.outages !== false) await matches.beat();
    return true;
  };
  // Whoever acts right after an outage has lost no time to it.
  const noted = (): Promise<unknown> =>
    beat().catch((error) => log.error({ err: error }, 'that people can be reached could not be noted'));
  for (const event of [Events.ShardReady, Events.ShardResume] as const) client.on(event, noted);
  await noted();
  const written = await register(online, options);
  log.info({ user: online.user.tag, guilds: online.guilds.cache.size, commandsWritten: written }, 'connected');
  const poster = startPoster(app, options.lookAgainMs);
  const teller = startTeller(app, options.lookAgainMs);
  const pinger = startPinger(app, beat, options.pingEveryMs);
  const boards = startBoardKeeper(app);
  const announcer = startAnnouncer(app);
  const seeker = startSeeker(app);
  const tournaments = startTournamentKeeper(app);
  const reteller = startReteller(app, options.lookAgainMs);
  watchPlaces(app);
  watchSettings(app);
  await watchServers(app);
  const ending = new AbortController();
  const looked = checkPlaces(app, ending.signal).catch((error) => {
    log.error({ err: error }, 'the channels could not be looked at');
  });
  const healed = healSettings(app, ending.signal);
  const reviewed = matches.review(ending.signal).catch((error) => {
    log.error({ err: error }, 'the matches could not be looked at');
  });
  const indexed = indexRules(Object.values(matches.games), ending.signal);
  const illustrated = options.emojis ? uploadGoods(app, ending.signal) : Promise.resolve();
  const cleared = clear(online, options, ending.signal);
  const tidying = startTidying(app);
  return {
    client: online,
    poster,
    teller,
    pinger,
    boards,
    announcer,
    seeker,
    tournaments,
    reteller,
    beat,
    reviewed,
    illustrated,
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      ending.abort();
      await Promise.all([looked, healed, reviewed, indexed, illustrated, cleared]);
      await tidying.stop();
      await seeker.stop();
      await tournaments.stop();
      await boards.stop();
      await announcer.stop();
      await reteller.stop();
      await pinger.stop();
      await teller.stop();
      await poster.stop();
      await client.destroy();
    },
  };
}

/** Whether commands were written. A failure leaves the commands that are there, and must not keep matches waiting. */
async function register(client: Client<true>, { commands, guildId, log }: BotOptions): Promise<boolean> {
  const bodies = commands.map((command) => command.data);
  try {
    return await registerCommands(client.rest, client.application.id, bodies, guildId);
  } catch (error) {
    log.error({ err: error }, 'the commands could not be registered; those of the last start stay');
    return false;
  }
}

/**
 * Takes our commands out of the other lists, in the background: with a guild the common one, without those of all guilds.
 * One guild that fails keeps no other from being looked at.
 */
async function clear(client: Client<true>, { commands, guildId, log }: BotOptions, signal: AbortSignal): Promise<void> {
  const bodies = commands.map((command) => command.data);
  for (const guild of guildId ? [undefined] : [...client.guilds.cache.keys()]) {
    if (signal.aborted) return;
    try {
      await clearCommands(client.rest, client.application.id, bodies, guild);
    } catch (error) {
      log.error({ err: error, guild }, 'commands of an earlier start could not be taken away; each may stand twice');
    }
  }
}
