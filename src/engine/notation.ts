import { actionNamed } from './choices.js';
import type { AnyGame, Arg, Args, Move, Take } from './game.js';
import { done, type Result, refuse } from './message.js';
import { isRollback, printRollback } from './rollback.js';

/** One word of a move: the seat, the action, a parameter's name or a value. */
const word = /^[a-z0-9][a-z0-9.-]*$/;

/** No component comes in larger numbers; a longer collection is a joke or an attack. */
const mostItems = 999;

/**
 * A move as one line: seat, action, arguments in the order of their declaration. A repeated value of a bag is
 * written once with its count; an empty collection is `-`. With `hideSecrets`, secret arguments print as `?`. An
 * action the game does not have is a bug and throws: print moves that have been checked or parsed.
 * @example printMove(game, move) // '2 build building=fish-stand cell=c2 pay=coins*2,wood'
 */
export function printMove(game: AnyGame, move: Move, hideSecrets = false): string {
  if (isRollback(move)) return printRollback(move);
  const parts = [String(move.seat), move.action];
  for (const param of actionNamed(game, move.action).params) {
    if (!Object.hasOwn(move.args, param.name)) continue;
    const value = move.args[param.name]!;
    parts.push(`${param.name}=${hideSecrets && param.secret ? '?' : printArg(param.take ?? 'one', value)}`);
  }
  return parts.join(' ');
}

function printArg(take: Take, value: Arg): string {
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return '-';
  if (take !== 'bag') return value.join(',');
  const counts = new Map<string, number>();
  for (const item of value) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count === 1 ? item : `${item}*${count}`)).join(',');
}

/**
 * Reads a line as `printMove` writes it, arguments in any order. Only the form is checked; `check` tells whether the
 * move is legal. Never throws. Refusals
 * carry `at`, the position of the offending word in the line: notation.seat, notation.action, notation.argument,
 * notation.param, notation.twice, notation.value, notation.hidden.
 * @example parseMove(game, '0 sell good=wood')
 */
export function parseMove(game: AnyGame, line: string): Result<Move> {
  const words = [...line.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  const [first, second, ...rest] = words;
  if (!first || !/^\d$/.test(first.text)) return refuse('notation.seat', { at: first?.at ?? 0 });
  if (!second || !Object.hasOwn(game.actions, second.text)) {
    return refuse('notation.action', { at: second?.at ?? line.length, word: second?.text ?? '' });
  }
  const params = actionNamed(game, second.text).params;
  const args: Args = {};
  for (const { text, at } of rest) {
    const equals = text.indexOf('=');
    if (equals < 1) return refuse('notation.argument', { at, word: text });
    const name = text.slice(0, equals);
    const param = params.find((other) => other.name === name);
    if (!param) return refuse('notation.param', { at, word: name });
    if (Object.hasOwn(args, name)) return refuse('notation.twice', { at, word: name });
    const written = text.slice(equals + 1);
    if (written === '?') return refuse('notation.hidden', { at, word: name });
    const value = parseArg(param.take ?? 'one', written);
    if (value === undefined) return refuse('notation.value', { at: at + equals + 1, word: written });
    args[name] = value;
  }
  return done({ seat: Number(first.text), action: second.text, args });
}

function parseArg(take: Take, written: string): Arg | undefined {
  // Adding zero takes the sign off a zero.
  if (take === 'number') return /^-?\d{1,9}$/.test(written) ? Number(written) + 0 : undefined;
  if (take === 'one') return word.test(written) ? written : undefined;
  if (written === '-') return [];
  const items: string[] = [];
  for (const part of written.split(',')) {
    const [item = '', count = '1', more] = part.split('*');
    if (!word.test(item) || !/^[1-9]\d{0,2}$/.test(count) || more !== undefined) return undefined;
    if ((count !== '1' && take !== 'bag') || items.length + Number(count) > mostItems) return undefined;
    for (let i = Number(count); i > 0; i -= 1) items.push(item);
  }
  return take === 'sequence' ? items : items.sort();
}
