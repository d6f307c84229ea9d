import { isDeepStrictEqual } from 'node:util';
import { actionNamed, allows, awaited, legalNext, type Question, tidy } from './choices.js';
import { onlyValue } from './completions.js';
import type { AnyGame, Arg, Args, Move, Param } from './game.js';
import { type MessageArg, message, type Refusal, type Seat } from './message.js';

/**
 * Why the move is not legal; undefined: it is. Never throws, whatever the move holds.
 * Refusals name the first wrong argument in the order of the action: engine.over, engine.not-your-turn, engine.no-such-action, engine.not-now, engine.missing, engine.unknown-param,
 * engine.not-legal, or the game's own reason.
 * @example check(game, position.state, { seat: 0, action: 'pass', args: { space: 'retire-coins' } })
 */
export function check(game: AnyGame, state: unknown, move: Move): Refusal | undefined {
  const { seat, action, args } = readMove(move);
  const closed = checkAction(game, state, seat, action);
  if (closed) return closed;
  if (isArgs(args)) return walk(game, state, seat, action, args).refusal;
  return unknownParam(game, action, printable(args));
}

/**
 * The legal beginning of what was given: the arguments in their order, up to the first that is missing or not legal.
 * Undefined: the action cannot be taken now. Never throws.
 * @example legalStart(game, state, 0, 'expand', { tile: 'double-01', rotation: '90' }) // { tile: 'double-01' }
 */
export function legalStart(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: string,
  given: Record<string, unknown>,
): Args | undefined {
  return checkAction(game, state, seat, action) ? undefined : walk(game, state, seat, action, given).args;
}

/** Reads arguments in their order, since what may follow depends on those before; stops at the first wrong one. */
function walk(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: string,
  given: Record<string, unknown>,
): { args: Args; refusal?: Refusal } {
  const args: Args = {};
  for (const param of actionNamed(game, action).params) {
    const { name } = param;
    const known = Object.hasOwn(given, name);
    if (param.when && !param.when(state, seat, args)) {
      if (known) return { args, refusal: unknownParam(game, action, name) };
      continue;
    }
    if (!known) {
      return { args, refusal: message('engine.missing', { action: labelOf(game, action), param: name }) };
    }
    const refusal = checkArg(state, seat, args, param, given[name]);
    if (refusal) return { args, refusal };
    args[name] = given[name] as Arg;
  }
  const other = Object.keys(given).find((name) => !Object.hasOwn(args, name));
  return other === undefined ? { args } : { args, refusal: unknownParam(game, action, other) };
}

/**
 * The move with every argument filled in that was left out and has only one legal value. Stops at the first real
 * choice and at the first thing that is not legal: `check` says what is wrong.
 * @example complete(game, state, { seat: 0, action: 'expand', args: { tile: 'double-01', cell: 'r1c1' } })
 */
export function complete(game: AnyGame, state: unknown, move: Move): Move {
  const { seat, action, args: given } = readMove(move);
  if (checkAction(game, state, seat, action) || !isArgs(given)) return move;
  const kept = { ...given } as Args;
  const args: Args = {};
  for (const param of actionNamed(game, action).params) {
    const { name } = param;
    const only = (): Arg | undefined => onlyValue(state, seat, args, questionOf(param, state, seat, args));
    if (param.when && !param.when(state, seat, args)) {
      // What goes unasked, since there is only one answer, may be said all the same.
      if (Object.hasOwn(kept, name) && isDeepStrictEqual(only(), kept[name])) delete kept[name];
      continue;
    }
    const value = Object.hasOwn(given, name) ? given[name] : only();
    if (value === undefined || checkArg(state, seat, args, param, value)) break;
    args[name] = value as Arg;
  }
  return { ...move, args: { ...kept, ...args } };
}

function questionOf(param: Param<unknown>, state: unknown, seat: Seat, args: Args): Question {
  return { param, take: param.take ?? 'one', picked: [], next: legalNext(param, state, seat, args, []) };
}

function unknownParam(game: AnyGame, action: string, param: string): Refusal {
  return message('engine.unknown-param', { action: labelOf(game, action), param });
}

function labelOf(game: AnyGame, action: string): MessageArg {
  return { id: `${game.id}.action.${action}` };
}

/** A move as it came from outside, of which nothing is known. */
function readMove(move: Move): { seat: Seat; action: string; args: unknown } {
  const { seat, action, args } = (move ?? {}) as { seat?: unknown; action?: unknown; args?: unknown };
  return {
    seat: typeof seat === 'number' ? seat : -1,
    action: typeof action === 'string' ? action : '?',
    args,
  };
}

function isArgs(args: unknown): args is Record<string, unknown> {
  return typeof args === 'object' && args !== null && !Array.isArray(args);
}

function checkAction(game: AnyGame, state: unknown, seat: Seat, action: string): Refusal | undefined {
  const all = game.pending(state);
  if (all.length === 0) return message('engine.over');
  const pending = all.find((other) => other.seat === seat);
  if (!pending) {
    const list = awaited(all).map((other): MessageArg => ({ seat: other.seat }));
    return message('engine.not-your-turn', { seats: { list } });
  }
  if (!Object.hasOwn(game.actions, action)) return message('engine.no-such-action', { action });
  if (!pending.actions.includes(action) && !pending.free?.includes(action)) {
    return message('engine.not-now', { action: { id: `${game.id}.action.${action}` }, prompt: pending.prompt });
  }
  return actionNamed(game, action).why?.(state, seat);
}

function checkArg(state: unknown, seat: Seat, args: Args, param: Param<unknown>, value: unknown): Refusal | undefined {
  const take = param.take ?? 'one';
  if (take === 'one' || take === 'number') {
    const fits = typeof value === (take === 'one' ? 'string' : 'number');
    return fits && allows(legalNext(param, state, seat, args, []), value as Arg & (string | number))
      ? undefined
      : illegal(state, seat, args, param, value);
  }
  if (!isStrings(value) || tidy(take, value).some((item, index) => item !== value[index]))
    return illegal(state, seat, args, param, value);
  let next = legalNext(param, state, seat, args, []);
  for (const [index, item] of value.entries()) {
    if (!allows(next, item)) return illegal(state, seat, args, param, item);
    next = legalNext(param, state, seat, args, value.slice(0, index + 1));
  }
  return next.done ? undefined : illegal(state, seat, args, param, value);
}

function illegal(state: unknown, seat: Seat, args: Args, param: Param<unknown>, what: unknown): Refusal {
  const value = printable(what);
  const known = param.refused?.(state, seat, args).find((other) => other.value === value);
  return known?.why ?? message('engine.not-legal', { param: param.name, value });
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Anything at all as a word that can stand in a sentence. */
function printable(value: unknown): string {
  if (isStrings(value)) return value.join(',') || '-';
  return typeof value === 'object' ? '?' : String(value);
}
