import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Events, Routes } from 'discord.js';
import pino from 'pino';
import { commandsFor } from '../../commands/index.js';
import type { Painter } from '../../render/painter.js';
import { createCommunity } from '../../src/community/index.js';
import type { Thinker } from '../../src/computer/thinker.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import {
  apply,
  awaited,
  copyPosition,
  createRng,
  type Move,
  type Position,
  randomMove,
} from '../../src/engine/index.js';
import { createMatchService, type MatchService } from '../../src/match/index.js';
import type { SeenMessage, Twin } from '../../src/playground/api.js';
import { type ManualClock, manualClock } from '../../src/playground/clock.js';
import { startTwin } from '../../src/playground/twin.js';
import { type Database, openDatabase } from '../../src/store/index.js';
import type { Games } from '../cli.js';

/** A bot with its own clock at a twin of Discord, which can be restarted and cut off. */
export interface Harbour {
  clock: ManualClock;
  twin: Twin;
  guildId: string;
  matches: MatchService;
  bot: Bot;
  errors: string[];
  /** Hears, before each commit of the computer's, how a match stands. */
  onThinking?(position: Position): Promise<void>;
  /** Ends the bot and starts it anew on the same file. */
  restart(): Promise<void>;
  /** Nothing that is asked of Discord gets through, or all does again. */
  cutOff(cut: boolean): Promise<void>;
  /** Time goes by, in which the bot sees all along whether people can be reached. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** The smallest PNG there is: it is not the drawing that is tried. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);
const painter: Painter = { pids: [], paint: () => Promise.resolve(dot), close: () => Promise.resolve() };

/** The bot looks when it is told to, at each step of the month. */
const never = 2 ** 30;
/** How often it notes that people can be reached. */
const beatMs = 10 * 60_000;

/** @example const harbour = await openHarbour(games, ['quay-1'], start, 'seed') */
export async function openHarbour(games: Games, channels: string[], start: number, seed: string): Promise<Harbour> {
  const clock = manualClock(start);
  const twin = await startTwin({ clock, rate: { limit: 1e9, perSeconds: 1 }, keep: { requests: 100, fileBytes: 1 } });
  const guild = twin.world.addGuild({ name: 'Harbour', channels });
  const folder = mkdtempSync(join(tmpdir(), 'month-'));
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const rng = createRng({ seed, block: 7 });
  const randomBytes = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => rng.int(256)));
  const open = async () => {
    const opened = await openDatabase(join(folder, 'month.db'));
    if (!opened.ok) throw new Error(opened.refusal.id);
    const database: Database = opened.value;
    const matches = createMatchService({
      database,
      games,
      thinker: thinkerOf(games, seed, (position) => harbour.onThinking?.(position)),
      now: clock.now,
      randomBytes,
      log,
    });
    const api = `${twin.url}/api`;
    const often = { lookAgainMs: never, pingEveryMs: never };
    const bot = await startBot({
      token: twin.token,
      api,
      matches,
      community: createCommunity({ database, now: clock.now }),
      painter,
      commands: commandsFor(games),
      log,
      ...often,
    });
    await bot.reviewed;
    return { database, matches, bot };
  };
  let running = await open();
  const shut = async () => {
    await running.bot.stop();
    running.matches.stop();
    await running.database.close();
  };
  const harbour: Harbour = {
    clock,
    twin,
    guildId: guild.id,
    matches: running.matches,
    bot: running.bot,
    errors,
    async restart() {
      await shut();
      running = await open();
      Object.assign(harbour, { matches: running.matches, bot: running.bot });
    },
    async cutOff(cut) {
      twin.faults.clear();
      // The connection comes back with it.
      if (!cut) return void harbour.bot.client.emit(Events.ShardResume, 0, 0);
      for (const method of ['GET', 'POST', 'PATCH']) twin.faults.next(method, /./, { answer: { status: 503 } }, never);
      // The bot finds out as soon as it wants anything.
      await harbour.bot.client.rest.get(Routes.gatewayBot()).catch(() => undefined);
    },
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += beatMs) {
        clock.advance(beatMs);
        await harbour.bot.beat();
      }
    },
    async close() {
      await shut();
      await twin.close();
      rmSync(folder, { recursive: true });
    },
  };
  return harbour;
}

/** Plays at random, up to what becomes known. */
function thinkerOf(games: Games, seed: string, begins: (position: Position) => Promise<void> | undefined): Thinker {
  const rng = createRng({ seed, block: 8 });
  return {
    async turn({ game: id, position: from, seat }) {
      await begins(from);
      const game = games[id];
      const position = copyPosition(from);
      const moves: Move[] = [];
      while (game && awaited(game.pending(position.state)).some((one) => one.seat === seat)) {
        const move = randomMove(game, position.state, seat, rng);
        if (!move) break;
        moves.push(move);
        if (apply(game, position, move).seals.length > 0) break;
      }
      return { moves, ms: 1 };
    },
    close: async () => undefined,
  };
}

/** The people whom a message pings. */
export const pingedBy = ({ data }: SeenMessage): string[] => data.mentions.map(({ id }) => id);
