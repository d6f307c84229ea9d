import type { AnyGame, Move, Options } from './game.js';
import { done, type Refusal, type Result, refuse } from './message.js';
import { parseMove, printMove } from './notation.js';
import { parseRollback } from './rollback.js';
import { checkTable, readOptions } from './table.js';

/** A whole match as it can be written down: everything needed to play it again. */
export interface MatchRecord {
  game: string;
  /** Rules id of the build that played it. */
  rules: string;
  /** 32 hex digits. */
  seed: string;
  options: Options;
  /** A name for each seat. */
  names: string[];
  moves: Move[];
}

/**
 * A record as a text file: a header of `key: value` lines, an empty line, and a move a line. White space and control
 * characters inside names become single spaces, so that a name cannot write lines of its own.
 * @example writeRecord(game, record) // 'game: santa-maria\nrules: …'
 */
export function writeRecord(game: AnyGame, record: MatchRecord): string {
  const options = game.options.map((option) => `${option.id}=${record.options[option.id] ?? option.default}`);
  const head = [
    `game: ${record.game}`,
    `rules: ${record.rules}`,
    `seed: ${record.seed}`,
    `options: ${options.join(' ')}`,
    ...record.names.map((name, seat) => `seat ${seat}: ${name.replace(/[\s\p{Cc}]+/gu, ' ').trim()}`),
  ];
  return `${head.join('\n')}\n\n${record.moves.map((move) => `${printMove(game, move)}\n`).join('')}`;
}

/**
 * Reads a text file that `writeRecord` wrote, or a person changed: lines that begin with `#` are comments, options may
 * be left out. Moves are read, not checked: that is `replay`'s work. Refusals carry the line, counted from 1:
 * record.header (cannot be read, or said twice), record.missing (with the key; the line is where the header ends),
 * record.game, record.table and record.move (both with the reason).
 * @example readRecord({ 'santa-maria': santaMaria }, text)
 */
export function readRecord(
  games: Record<string, AnyGame>,
  text: string,
): Result<{ game: AnyGame; record: MatchRecord }> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index): Line => ({ number: index + 1, text: line.trim() }))
    .filter((line) => !line.text.startsWith('#'));
  const from = lines.findIndex((line) => line.text !== '');
  const gap = lines.findIndex((line, index) => index > from && line.text === '');
  const to = gap < 0 ? lines.length : gap;
  const head = readHead(games, lines.slice(Math.max(from, 0), to), lines[gap]?.number ?? lines.length + 1);
  if (!head.ok) return head;
  const { game, record } = head.value;
  for (const line of lines.slice(to).filter((other) => other.text !== '')) {
    const back = parseRollback(line.text);
    const move = back ? done(back) : parseMove(game, line.text);
    if (!move.ok) return refuse('record.move', { line: line.number, why: move.refusal });
    record.moves.push(move.value);
  }
  return done({ game, record });
}

interface Line {
  number: number;
  text: string;
}

const headerLine = /^(game|rules|seed|options|seat \d):(?:\s+(.*))?$/;

function readHead(
  games: Record<string, AnyGame>,
  lines: Line[],
  endsAt: number,
): Result<{ game: AnyGame; record: MatchRecord }> {
  const head = new Map<string, Line>();
  for (const { number, text } of lines) {
    const [, key, value = ''] = headerLine.exec(text) ?? [];
    if (key === undefined || head.has(key)) return refuse('record.header', { line: number });
    head.set(key, { number, text: value });
  }
  const seats = [...head.keys()].filter((key) => key.startsWith('seat ')).length;
  const seatKeys = Array.from({ length: Math.max(seats, 1) }, (_, seat) => `seat ${seat}`);
  const missing = ['game', 'seed', ...seatKeys].find((key) => !head.has(key));
  if (missing !== undefined) return refuse('record.missing', { line: endsAt, key: missing });
  const lineOf = (key: string): Line => head.get(key) ?? { number: endsAt, text: '' };
  const { text: id, number: idLine } = lineOf('game');
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return refuse('record.game', { line: idLine, game: id });
  const { text: seed, number: seedLine } = lineOf('seed');
  if (!/^[0-9a-f]{32}$/.test(seed)) return refuse('record.header', { line: seedLine });
  const options = readOptionsLine(game, lineOf('options'));
  if (!options.ok) return options;
  const names = seatKeys.map((key) => lineOf(key).text);
  const unfit = checkTable(game, seats, options.value);
  const lastSeat = Math.max(...seatKeys.map((key) => lineOf(key).number));
  if (unfit) return { ok: false, refusal: tableRefusal(lastSeat, unfit) };
  return done({
    game,
    record: { game: id, rules: lineOf('rules').text, seed, options: options.value, names, moves: [] },
  });
}

function readOptionsLine(game: AnyGame, { number, text }: Line): Result<Options> {
  const chosen = new Map<string, string>();
  for (const pair of text.split(/\s+/).filter(Boolean)) {
    const [id = '', value, more] = pair.split('=');
    if (value === undefined || more !== undefined || chosen.has(id)) return refuse('record.header', { line: number });
    chosen.set(id, value);
  }
  const options = readOptions(game, Object.fromEntries(chosen));
  return options.ok ? options : { ok: false, refusal: tableRefusal(number, options.refusal) };
}

function tableRefusal(line: number, why: Refusal): Refusal {
  return { id: 'record.table', args: { line, why } };
}
