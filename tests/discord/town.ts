import { expect } from 'vitest';
import { commandsFor } from '../../commands/index.js';
import type { Books } from '../../render/book.js';
import { books as shippedBooks } from '../../render/books.js';
import type { Painter } from '../../render/painter.js';
import { type Community, createCommunity } from '../../src/community/index.js';
import type { Thinker } from '../../src/computer/thinker.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import { parsePress } from '../../src/discord/client/custom-id.js';
import type { AnyGame, Options } from '../../src/engine/index.js';
import { games as shipped } from '../../src/games/index.js';
import { readLessons } from '../../src/lessons/index.js';
import { createMatchService, type MatchService } from '../../src/match/index.js';
import { createLog } from '../../src/operation/log.js';
import type { Station } from '../../src/operation/station.js';
import type { Persona, SeenMessage, Twin } from '../../src/playground/api.js';
import { startTwin } from '../../src/playground/twin.js';
import { type Database, openDatabase } from '../../src/store/index.js';
import { fixedBytes, must } from '../match/harness.js';
import { withoutPictures } from './games/no-pictures.js';

/** Complaints of the bot but for the texts that a test's own small game does not have. */
export function amiss({ complaints }: Town): string[] {
  return complaints.filter((line) => !line.includes('"msg":"a text is missing"'));
}

/** The smallest PNG there is: tests of words need no drawing. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const blankPainter: Painter = {
  pids: [],
  paint: () => Promise.resolve(dot),
  close: () => Promise.resolve(),
};

/** A bot on a twin of Discord, with people in a server. */
export interface Town {
  twin: Twin;
  guildId: string;
  bot: Bot;
  matches: MatchService;
  community: Community;
  database: Database;
  /** Log lines of level warn and above: a quiet test expects none. */
  complaints: string[];
  person(name: string, locale?: string): Persona;
  /** Stops the bot and its database and starts a new one on the same file and the same Discord. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface TownOptions {
  locale?: string;
  painter?: Painter;
  file?: string;
  channels?: string[];
  /** Default: the shipped ones. */
  games?: Record<string, AnyGame>;
  /** The pictures of games that are not shipped; a game without has none but a line of words. */
  books?: Books;
  /** Short, where a test waits for the second try of a post. */
  lookAgainMs?: number;
  /** Default: false, as tests move their clock by hours. */
  outages?: boolean;
  /** Goods stand in posts as emoji. */
  emojis?: boolean;
  /** Commands are registered for the town's server alone. */
  ownCommands?: boolean;
  /** Seeds of matches and everything else that is drawn. Default: the same in every run, another one for each town. */
  randomBytes?(size: number): Buffer;
  /** Thinks for the computer. Default: nobody, and its seats move at random at once. */
  thinker?: Thinker;
  /** From where it is watched. Default: from nowhere. */
  station?: Station;
  /** The clock of its matches, in Unix milliseconds. Default: the system's. */
  now?(): number;
}

/** How many towns a file of tests has opened so far: it draws the same whichever files ran before it. */
const towns = new Map<string, number>();

export async function openTown(asked: TownOptions = {}): Promise<Town> {
  const { testPath = '' } = expect.getState();
  const count = (towns.get(testPath) ?? 0) + 1;
  towns.set(testPath, count);
  const options = { ...asked, randomBytes: asked.randomBytes ?? fixedBytes(`town ${count}`) };
  const twin = await startTwin();
  const guild = twin.world.addGuild({
    name: 'Port',
    preferredLocale: options.locale ?? 'en-US',
    channels: options.channels ?? ['quay', 'tavern'],
  });
  const complaints: string[] = [];
  const painter = options.painter ?? blankPainter;
  const running = await startTownBot(twin, guild.id, complaints, painter, options);
  const town: Town = {
    twin,
    guildId: guild.id,
    ...running,
    complaints,
    person: (name, locale = 'en-US') => twin.addUser({ name, locale }),
    async restart() {
      await town.bot.stop();
      town.matches.stop();
      await town.database.close();
      // A test may have changed what it asked for meanwhile.
      Object.assign(town, await startTownBot(twin, guild.id, complaints, painter, { ...options, ...asked }));
    },
    async close() {
      await town.bot.stop();
      town.matches.stop();
      await painter.close();
      await town.database.close();
      await twin.close();
    },
  };
  return town;
}

async function startTownBot(
  twin: Twin,
  guildId: string,
  complaints: string[],
  painter: Painter,
  options: TownOptions & Required<Pick<TownOptions, 'randomBytes'>>,
): Promise<Pick<Town, 'bot' | 'matches' | 'community' | 'database'>> {
  const opened = await openDatabase(options.file ?? ':memory:');
  if (!opened.ok) throw new Error(opened.refusal.id);
  const { station } = options;
  station?.enter('starting');
  const database = station?.database(opened.value, options.file) ?? opened.value;
  const games = options.games ?? shipped;
  const log = createLog('warn', { write: (line: string) => void complaints.push(line) });
  const { randomBytes, thinker, now } = options;
  const lessons = readLessons(games);
  const matches = createMatchService({
    database,
    games,
    lessons,
    log,
    randomBytes,
    ...(thinker && { thinker }),
    ...(now && { now }),
    ...(station && { committed: station.committed }),
  });
  const community = createCommunity({ database, ...(now && { now }) });
  const bot = await startBot({
    token: twin.token,
    api: `${twin.url}/api`,
    matches,
    community,
    painter: station?.painter(painter) ?? painter,
    books: { ...withoutPictures(games), ...shippedBooks, ...options.books },
    commands: commandsFor(games),
    log,
    ...(station && { metrics: station.metrics }),
    ...(options.emojis && { emojis: true }),
    ...(options.ownCommands && { guildId }),
    ...(options.lookAgainMs && { lookAgainMs: options.lookAgainMs }),
    outages: options.outages ?? false,
  });
  station?.enter('running');
  return { bot, matches, community, database };
}

/**
 * A message of the bot with buttons of any custom id, as an older build, or a hand that forges, would have left it.
 * Resolves with the message; its buttons are labelled `1`, `2` and so on.
 */
export async function plant(town: Town, channel: string, customIds: string[]): Promise<SeenMessage> {
  const place = await town.bot.client.channels.fetch(town.twin.world.channel(channel).id);
  if (!place?.isSendable()) throw new Error(`cannot write in ${channel}`);
  const buttons = customIds.map((customId, index) => ({
    type: 2 as const,
    style: 2 as const,
    custom_id: customId,
    label: String(index + 1),
  }));
  const { id } = await place.send({ content: 'Old message', components: [{ type: 1, components: buttons }] });
  return town.twin.message(id)!;
}

/** Opens the panel of a post and takes the first of what is offered until only Confirm is left. */
export async function upToConfirm(person: Persona, post: SeenMessage): Promise<SeenMessage> {
  let panel = await person.press(post, post.buttons[0]!.customId!).reply;
  while (!confirmOf(panel)) {
    const next = await takeFirst(person, panel);
    if (!next) throw new Error(`nothing to press on: ${panel.text}`);
    panel = next;
  }
  return panel;
}

/** Opens the panel of a post and takes the first of what is offered, Confirm too, until nothing is asked any more. */
export async function takeTurn(person: Persona, post: SeenMessage): Promise<SeenMessage> {
  let panel = await person.press(post, post.buttons[0]!.customId!).reply;
  for (;;) {
    const confirm = confirmOf(panel);
    const next = confirm ? await person.press(panel, confirm).reply : await takeFirst(person, panel);
    if (!next) return panel;
    panel = next;
  }
}

/** The button of a panel that ends the turn. */
export function confirmOf({ buttons }: SeenMessage): string | undefined {
  return buttons.find(({ customId = '' }) => does(customId, ['confirm']))?.customId;
}

/** Takes the first of what a question offers; undefined: it offers nothing. */
async function takeFirst(person: Persona, panel: SeenMessage): Promise<SeenMessage | undefined> {
  const menus = panel.selects.filter(({ customId }) => does(customId, ['begin', 'move', 'pick', 'act']));
  const [menu] = menus.filter(({ customId }) => !customId.endsWith(':free'));
  const button = panel.buttons.find(
    ({ customId = '', disabled }) => !disabled && does(customId, ['act', 'move', 'pick', 'take', 'carry', 'stop']),
  );
  if (menu) return person.select(panel, menu.customId, [menu.options[0]!.value]).reply;
  return button?.customId === undefined ? undefined : person.press(panel, button.customId).reply;
}

function does(customId: string, what: string[]): boolean {
  const press = parsePress(customId);
  return press?.on === 'panel' && press.value !== 'free' && what.includes(press.do);
}

/** Who the post pings, as far as they are among these people. */
export function pinged(message: SeenMessage, people: Persona[]): string[] {
  return people.filter(({ id }) => message.data.mentions.some((user) => user.id === id)).map(({ name }) => name);
}

/** The newest message a person sees in a channel. */
export function lastSeen(person: Persona, channel: string): SeenMessage {
  const message = person.sees(channel).at(-1);
  if (!message) throw new Error(`${person.name} sees nothing in ${channel}`);
  return message;
}

/** The newest public post with this button. */
export function lastPost(person: Persona, channel: string, button: string): SeenMessage {
  const message = person.sees(channel).findLast((seen) => !seen.ephemeral && seen.find(button));
  if (!message) throw new Error(`${person.name} sees no post with ${button}`);
  return message;
}

/** The first person opens a match, the others join, the first starts it; resolves with the first board post. */
export function startMatch(
  town: Town,
  channel: string,
  people: Persona[],
  game?: string,
  options: Options = {},
): Promise<SeenMessage> {
  return startMatchIn(town.twin, channel, people, game, async () => {
    const { id } = (await town.matches.inChannel(town.twin.world.channel(channel).id))!;
    for (const [option, value] of Object.entries(options)) {
      must(await town.matches.setOption(id, people[0]!.id, option, value));
    }
  });
}

/** The same where the bot runs elsewhere. */
export async function startMatchIn(
  twin: Twin,
  channel: string,
  people: Persona[],
  game = 'santa-maria',
  beforeStart?: () => Promise<void>,
): Promise<SeenMessage> {
  const [host, ...guests] = people;
  if (!host) throw new Error('a match needs people');
  const before = boardPosts(host, channel).length;
  await host.slash(channel, '/match create', { game }).reply;
  const lobby = lobbyPosts(host, channel).at(-1);
  if (!lobby) throw new Error('no lobby was posted');
  const [join] = lobby.buttons;
  for (const guest of guests) await guest.press(lobby, join!.customId!).reply;
  await beforeStart?.();
  await host.press(lobby, lobby.buttons.at(-1)!.customId!).reply;
  return twin.until(() => boardPosts(host, channel)[before]);
}

/** The announcements of a channel's matches, oldest first. */
export function lobbyPosts(person: Persona, channel: string): SeenMessage[] {
  return person
    .sees(channel)
    .filter((seen) => !seen.ephemeral && parsePress(seen.buttons[0]?.customId ?? '')?.on === 'lobby');
}

/** The public posts of a channel's matches, oldest first. */
export function boardPosts(person: Persona, channel: string): SeenMessage[] {
  return person
    .sees(channel)
    .filter((seen) => !seen.ephemeral && seen.buttons.some(({ customId = '' }) => parsePress(customId)?.on === 'post'));
}
