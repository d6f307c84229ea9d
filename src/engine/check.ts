import { isDeepStrictEqual } from 'node:util';
import { actionNamed, allows, legalNext, pendingFor, question, tidy } from './choices.js';
import { onlyValue } from './completions.js';
import type { AnyGame, Arg, Args, Move, Param } from './game.js';
import { type MessageArg, message, type Refusal, type Seat } from './message.js';

/**
 * Why the move is not legal; undefined: it is. Never throws, whatever the move holds.
 * Refusals: engine.over, engine.not-your-turn, engine.no-such-action, engine.not-now, engine.missing, engine.unknown-param,
 * engine.not-legal, or the game's own reason.
 * @example check(game, position.state, { seat: 0, action: 'pass', args: { space: 'retire-coins' } })
 */
export function check(game: AnyGame, state: unknown, move: Move): Refusal | undefined {
  const { seat, action, args } = readMove(move);
  const closed = checkAction(game, state, seat, action);
  if (closed) return closed;
  const label: MessageArg = { id: `${game.id}.action.${action}` };
  if (!isArgs(args)) return message('engine.unknown-param', { action: label, param: printable(args) });
  const settled: Args = {};
  for (const param of actionNamed(game, action).params) {
    if (param.when && !param.when(state, seat, settled)) continue;
    if (!Object.hasOwn(args, param.name)) return message('engine.missing', { action: label, param: param.name });
    const value = args[param.name];
    const bad = checkArg(state, seat, settled, param, value);
    if (bad) return bad;
    settled[param.name] = value as Arg;
  }
  const stray = Object.keys(args).find((name) => !Object.hasOwn(settled, name));
  return stray === undefined ? undefined : message('engine.unknown-param', { action: label, param: stray });
}

/**
 * The move with every argument filled in that was left out and has only one legal value. Stops at the first real
 * choice and at the first thing that is not legal: `check` says what is wrong.
 * @example complete(game, state, { seat: 0, action: 'expand', args: { tile: 'double-01', cell: 'r1c1' } })
 */
export function complete(game: AnyGame, state: unknown, move: Move): Move {
  const { seat, action, args: given } = readMove(move);
  if (checkAction(game, state, seat, action) || !isArgs(given)) return move;
  // In order, since what is left out may depend on what was given before it.
  let args: Args = {};
  for (;;) {
    const open = question(game, state, seat, action, args);
    if (!open) break;
    const { name } = open.param;
    const value = Object.hasOwn(given, name) ? given[name] : onlyValue(state, seat, args, open);
    if (value === undefined || checkArg(state, seat, args, open.param, value)) break;
    args = { ...args, [name]: value as Arg };
  }
  return { ...move, args: { ...spared(game, state, move, args), ...args } };
}

/** What was given, without values that go unasked because they are the only ones there are. */
function spared(game: AnyGame, state: unknown, move: Move, settled: Args): Args {
  const kept = { ...move.args };
  for (const param of actionNamed(game, move.action).params) {
    if (!Object.hasOwn(kept, param.name) || Object.hasOwn(settled, param.name)) continue;
    if (param.when?.(state, move.seat, settled) !== false) continue;
    const only = onlyValue(state, move.seat, settled, {
      param,
      take: param.take ?? 'one',
      picked: [],
      next: param.next(state, move.seat, settled, []),
    });
    if (isDeepStrictEqual(only, kept[param.name])) delete kept[param.name];
  }
  return kept;
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
  const pending = pendingFor(game, state, seat);
  if (!pending) {
    const holding = all.filter((other) => other.holds);
    const list = (holding.length > 0 ? holding : all).map((other): MessageArg => ({ seat: other.seat }));
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
  const illegal = (what: unknown): Refusal =>
    param.refused?.(state, seat, args).find((other) => other.value === printable(what))?.why ??
    message('engine.not-legal', { param: param.name, value: printable(what) });
  if (take === 'one' || take === 'number') {
    const fits = typeof value === (take === 'one' ? 'string' : 'number');
    return fits && allows(legalNext(param, state, seat, args, []), value as Arg & (string | number))
      ? undefined
      : illegal(value);
  }
  if (!isStrings(value) || tidy(take, value).some((item, index) => item !== value[index])) return illegal(value);
  let next = legalNext(param, state, seat, args, []);
  for (const [index, item] of value.entries()) {
    if (!allows(next, item)) return illegal(item);
    next = legalNext(param, state, seat, args, value.slice(0, index + 1));
  }
  return next.done ? undefined : illegal(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Anything at all as a word that can stand in a sentence. */
function printable(value: unknown): string {
  if (isStrings(value)) return value.join(',') || '-';
  return typeof value === 'object' ? '?' : String(value);
}
