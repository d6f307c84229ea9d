import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type AnyGame, checkTable, type Options, type Refusal, readOptions } from '../src/engine/index.js';
import { createWords } from '../src/text/words.js';

/** What was typed cannot be used. The message is a sentence for whoever typed it. */
export class UsageError extends Error {}

/** Where a tool writes: results for programs and people, and notes beside them. */
export interface Out {
  line(text: string): void;
  note(text: string): void;
}

export type Games = Record<string, AnyGame>;

export interface Tool {
  usage: string;
  /** The exit code. Throws `UsageError` for arguments that cannot be used. */
  run(argv: string[], games: Games, out: Out): number | Promise<number>;
}

/**
 * Runs a tool; arguments that cannot be used become a sentence and exit code 2.
 * @example await runTool(sim, ['--game', 'santa-maria'], games, out) // 0
 */
export async function runTool(tool: Tool, argv: string[], games: Games, out: Out): Promise<number> {
  try {
    return await tool.run(argv, games, out);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    out.note(error.message);
    out.note(`Usage: ${tool.usage}`);
    return 2;
  }
}

/**
 * Runs the tool when its file is what Node was started with, and not when a test imports it.
 * @example await main(import.meta.url, sim)
 */
export async function main(url: string, tool: Tool): Promise<void> {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(url)) return;
  // Who reads only the beginning (`| head`) closes the pipe.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  const out: Out = { line: (text) => void process.stdout.write(`${text}\n`), note: (text) => console.error(text) };
  // Loaded late: a broken data file is told as a sentence, not as a stack.
  const loaded = await import('../src/games/index.js').catch((error: Error) => {
    if (error.name !== 'DataError') throw error;
    out.note(error.message);
  });
  process.exitCode = loaded ? await runTool(tool, process.argv.slice(2), loaded.games, out) : 1;
}

/** As `parseArgs`, its complaints as `UsageError`. */
export function parse<C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const first = (error as Error).message.split('. ')[0];
    throw new UsageError(`${first}.`);
  }
}

/** A whole number from `min` to `max`, or the fallback where nothing was given. */
export function readNumber(
  name: string,
  given: string | undefined,
  limits: { min: number; max: number; fallback: number },
): number {
  if (given === undefined) return limits.fallback;
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= limits.min && number <= limits.max) return number;
  throw new UsageError(`--${name} takes a whole number from ${limits.min} to ${limits.max}, not “${given}”.`);
}

/** One of the values, or the first where nothing was given. */
export function readChoice<T extends string>(name: string, given: string | undefined, values: readonly T[]): T {
  const found = given === undefined ? values[0] : values.find((value) => value === given);
  if (found === undefined) throw new UsageError(`--${name} takes ${values.join(' or ')}, not “${given}”.`);
  return found;
}

/** What a file holds, as UTF-8. Throws `UsageError` where it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`“${file}” cannot be read.`);
  }
}

/** A game, a number of seats and options that go together. */
export interface Table {
  game: AnyGame;
  seats: number;
  options: Options;
}

/** What a command takes that plays a match at a table of its own; `readTable` reads all but the seed. */
export const tableOptions = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
} as const;

/** Reads `--game`, `--seats` (2 where the game allows it) and `--options k=v,k=v`. */
export function readTable(games: Games, given: { game?: string; seats?: string; options?: string }): Table {
  const known = Object.keys(games).join(', ');
  if (given.game === undefined) throw new UsageError(`--game is missing. Games: ${known}.`);
  const game = Object.hasOwn(games, given.game) ? games[given.game] : undefined;
  if (!game) throw new UsageError(`There is no game “${given.game}”. Games: ${known}.`);
  const { min, max } = game.seats;
  const seats = readNumber('seats', given.seats, { min, max, fallback: Math.min(Math.max(2, min), max) });
  const pairs = (given.options ?? '').split(',').filter(Boolean);
  const chosen = pairs.map((pair): [string, string] => {
    const [id, value, more] = pair.split('=');
    if (!id || !value || more !== undefined) throw new UsageError(`--options takes k=v,k=v; “${pair}” is not k=v.`);
    return [id, value];
  });
  const options = readOptions(game, Object.fromEntries(chosen));
  if (!options.ok) throw new UsageError(english(game, options.refusal));
  const unfit = checkTable(game, seats, options.value);
  if (unfit) throw new UsageError(english(game, unfit));
  return { game, seats, options: options.value };
}

/** A refusal in English, with the names of the game's components. */
export function english(game: AnyGame | undefined, refusal: Refusal): string {
  return createWords({ locale: 'en', components: game?.components, seatName: (seat) => `seat ${seat}` }).say(refusal);
}

/**
 * The seed of a match (32 hex digits) made from anything a person types; a seed in that form stays as it is.
 * @example seedOf('7', 'match 3')
 */
export function seedOf(text: string, purpose = ''): string {
  if (purpose === '' && /^[0-9a-f]{32}$/.test(text)) return text;
  return createHash('sha256').update(`${text}\n${purpose}`).digest('hex').slice(0, 32);
}
