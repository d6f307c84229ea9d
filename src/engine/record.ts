import { check } from './check.js';
import type { AnyGame, Move, Options } from './game.js';
import { done, type Result, refuse } from './message.js';
import { parseMove, printMove } from './notation.js';
import { apply, type Step, start } from './play.js';
import type { Position } from './position.js';
import { checkTable, readOptions } from './table.js';

/** A whole match as it can be written down: everything needed to play it again. */
export interface MatchRecord {
  game: string;
  /** Rules id of the build that played it. */
  rules: string;
  seed: string;
  options: Options;
  /** A name for each seat. */
  names: string[];
  moves: Move[];
}

/**
 * Plays a record from the start, checking every move. `visit` sees every step: the set-up (no move), then each move.
 * The refusal replay.move carries the number of the move (from 1), its line and the reason.
 * @example replay(game, record, (step, move) => log(step.told))
 */
export function replay<S>(
  game: AnyGame,
  record: Pick<MatchRecord, 'seed' | 'options' | 'names' | 'moves'>,
  visit?: (step: Step<S>, move?: Move) => void,
): Result<Position<S>> {
  const unfit = checkTable(game, record.names.length, record.options);
  if (unfit) return { ok: false, refusal: unfit };
  const first = start<S>(game, record.names.length, record.options, record.seed);
  visit?.(first);
  const { position } = first;
  for (const [index, move] of record.moves.entries()) {
    const why = check(game, position.state, move);
    if (why) return refuse('replay.move', { number: index + 1, seat: move.seat, action: move.action, why });
    // Not inside the optional call, which would skip the move where nobody visits.
    const step = apply(game, position, move);
    visit?.(step, move);
  }
  return done(position);
}

/**
 * A record as a text file: a header of `key: value` lines, an empty line, and a move a line.
 * @example writeRecord(game, record)
 */
export function writeRecord(game: AnyGame, record: MatchRecord): string {
  const options = game.options.map(({ id }) => `${id}=${record.options[id]}`).join(' ');
  const head = [
    `game: ${record.game}`,
    `rules: ${record.rules}`,
    `seed: ${record.seed}`,
    `options: ${options}`,
    ...record.names.map((name, seat) => `seat ${seat}: ${name.replace(/\s+/g, ' ')}`),
  ];
  return `${head.join('\n')}\n\n${record.moves.map((move) => `${printMove(game, move)}\n`).join('')}`;
}

/**
 * Reads a text file that `writeRecord` wrote, or a person changed. Refusals carry the line number: record.header,
 * record.game, record.move (with the reason), or those of `readOptions`.
 * @example readRecord({ 'santa-maria': santaMaria }, text)
 */
export function readRecord(
  games: Record<string, AnyGame>,
  text: string,
): Result<{ game: AnyGame; record: MatchRecord }> {
  const lines = text.split(/\r?\n/);
  const gap = lines.indexOf('');
  const head = new Map<string, string>();
  for (const [index, line] of lines.slice(0, gap < 0 ? lines.length : gap).entries()) {
    const colon = line.indexOf(': ');
    if (colon < 0) return refuse('record.header', { line: index + 1 });
    head.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const id = head.get('game') ?? '';
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return refuse('record.game', { game: id });
  const seed = head.get('seed') ?? '';
  if (!/^[0-9a-f]{32}$/.test(seed)) return refuse('record.header', { line: [...head.keys()].indexOf('seed') + 1 });
  const chosen = (head.get('options') ?? '').split(' ').filter(Boolean);
  const options = readOptions(game, Object.fromEntries(chosen.map((pair) => pair.split('=') as [string, string])));
  if (!options.ok) return options;
  const names = [...head].filter(([key]) => /^seat \d$/.test(key)).map(([, name]) => name);
  const moves: Move[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= gap || gap < 0 || line.trim() === '' || line.startsWith('#')) continue;
    const move = parseMove(game, line);
    if (!move.ok) return refuse('record.move', { line: index + 1, why: move.refusal });
    moves.push(move.value);
  }
  const record = { game: id, rules: head.get('rules') ?? '', seed, options: options.value, names, moves };
  return done({ game, record });
}
