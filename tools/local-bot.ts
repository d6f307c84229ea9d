import pino from 'pino';
import { commandsFor } from '../commands/index.js';
import type { Painter } from '../render/painter.js';
import { createPainter } from '../render/painter.js';
import { createCommunity } from '../src/community/index.js';
import { type Bot, startBot } from '../src/discord/bot.js';
import type { AnyGame } from '../src/engine/index.js';
import { readLessons } from '../src/lessons/index.js';
import { createMatchService, type MatchService } from '../src/match/index.js';
import type { Twin } from '../src/playground/api.js';
import { startTwin } from '../src/playground/twin.js';
import { type Database, openDatabase } from '../src/store/index.js';

/** A bot at a twin of Discord, to be treated badly. */
export interface LocalBot {
  twin: Twin;
  bot: Bot;
  matches: MatchService;
  database: Database;
  /** What the bot logged as errors. */
  errors: string[];
  close(): Promise<void>;
}

export interface LocalBotParts {
  randomBytes?(size: number): Buffer;
  painter?: Painter;
}

/**
 * Starts a bot on an empty database; the seeds of its matches and its painter may be given. Else pictures are drawn once
 * a kind, since it is not the drawing that is tried.
 */
export async function openLocalBot(
  games: Record<string, AnyGame>,
  channels: string[],
  { randomBytes, painter = drawingOnce(createPainter()) }: LocalBotParts = {},
): Promise<LocalBot> {
  const twin = await startTwin({ rate: { limit: 10_000, perSeconds: 1 } });
  twin.world.addGuild({ name: 'Rough sea', channels });
  const opened = await openDatabase(':memory:');
  if (!opened.ok) throw new Error(opened.refusal.id);
  const database = opened.value;
  const matches = createMatchService({
    database,
    games,
    lessons: readLessons(games),
    ...(randomBytes && { randomBytes }),
  });
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const api = `${twin.url}/api`;
  const community = createCommunity({ database });
  const commands = commandsFor(games);
  const bot = await startBot({ token: twin.token, api, matches, community, painter, commands, log });
  return {
    twin,
    bot,
    matches,
    database,
    errors,
    async close() {
      await bot.stop();
      await painter.close();
      await database.close();
      await twin.close();
    },
  };
}

/** A painter that draws the first picture of each game and kind, and hands it out again for all others. */
function drawingOnce(painter: Painter): Painter {
  const drawn = new Map<string, Promise<Buffer>>();
  return {
    pids: painter.pids,
    close: () => painter.close(),
    paint(request) {
      const kind = `${request.game} ${request.kind}`;
      const known = drawn.get(kind) ?? painter.paint(request);
      drawn.set(kind, known);
      return known;
    },
  };
}
