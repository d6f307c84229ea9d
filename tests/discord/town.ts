import pino from 'pino';
import { commandsFor } from '../../commands/index.js';
import type { Painter } from '../../render/painter.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import { games } from '../../src/games/index.js';
import { createMatchService, type MatchService } from '../../src/match/index.js';
import type { Persona, SeenMessage, Twin } from '../../src/playground/api.js';
import { startTwin } from '../../src/playground/twin.js';
import { type Database, openDatabase } from '../../src/store/index.js';

/** The smallest PNG there is: tests of words need no drawing. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const blankPainter: Painter = {
  pid: undefined,
  paint: () => Promise.resolve(dot),
  close: () => Promise.resolve(),
};

/** A bot on a twin of Discord, with people in a server. */
export interface Town {
  twin: Twin;
  guildId: string;
  bot: Bot;
  matches: MatchService;
  database: Database;
  /** Log lines of level warn and above: a quiet test expects none. */
  complaints: string[];
  person(name: string, locale?: string): Persona;
  close(): Promise<void>;
}

export interface TownOptions {
  locale?: string;
  painter?: Painter;
  file?: string;
  /** Seeds of matches and everything else that is drawn. */
  randomBytes?(size: number): Buffer;
}

export async function openTown(options: TownOptions = {}): Promise<Town> {
  const twin = await startTwin();
  const guild = twin.world.addGuild({
    name: 'Port',
    preferredLocale: options.locale ?? 'en-US',
    channels: ['quay', 'tavern'],
  });
  const opened = await openDatabase(options.file ?? ':memory:');
  if (!opened.ok) throw new Error(opened.refusal.id);
  const database = opened.value;
  const matches = createMatchService({
    database,
    games,
    ...(options.randomBytes && { randomBytes: options.randomBytes }),
  });
  const complaints: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) });
  const painter = options.painter ?? blankPainter;
  const bot = await startBot({
    token: twin.token,
    api: `${twin.url}/api`,
    matches,
    painter,
    commands: commandsFor(games),
    log,
  });
  return {
    twin,
    guildId: guild.id,
    bot,
    matches,
    database,
    complaints,
    person: (name, locale = 'en-US') => twin.addUser({ name, locale }),
    async close() {
      await bot.stop();
      await painter.close();
      await database.close();
      await twin.close();
    },
  };
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

/** Ann opens a match, Bo joins, Ann starts it; resolves with the first board post. */
export async function startMatch(town: Town, channel: string, people: Persona[]): Promise<SeenMessage> {
  const [host, ...guests] = people;
  if (!host) throw new Error('a match needs people');
  await host.slash(channel, '/match create', { game: 'santa-maria' }).reply;
  const lobby = lastPost(host, channel, 'Join');
  for (const guest of guests) await guest.press(lobby, 'Join').reply;
  await host.press(lobby, 'Start').reply;
  return town.twin.until(() => host.sees(channel).findLast((seen) => !seen.ephemeral && seen.find('Play')));
}
