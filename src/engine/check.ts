import { actionNamed, allows, answer, pendingFor, tidy } from './choices.js';
import type { AnyGame, Arg, Args, Move, Param } from './game.js';
import { type MessageArg, message, type Refusal, type Seat } from './message.js';

/**
 * Why the move is not legal; undefined: it is. Never throws, whatever the move holds.
 * Refusals: engine.over, engine.not-your-turn, engine.no-such-action, engine.not-now, engine.missing, engine.unknown-param,
 * engine.not-legal, or the game's own reason.
 * @example check(game, position.state, { seat: 0, action: 'pass', args: { space: 'retire-coins' } })
 */
export function check(game: AnyGame, state: unknown, move: Move): Refusal | undefined {
  const { seat, args } = move;
  const all = game.pending(state);
  if (all.length === 0) return message('engine.over');
  const pending = pendingFor(game, state, seat);
  if (!pending) {
    return message('engine.not-your-turn', { seats: { list: all.map((other): MessageArg => ({ seat: other.seat })) } });
  }
  if (!Object.hasOwn(game.actions, move.action)) return message('engine.no-such-action', { action: move.action });
  const label: MessageArg = { id: `${game.id}.action.${move.action}` };
  if (!pending.actions.includes(move.action) && !pending.free?.includes(move.action)) {
    return message('engine.not-now', { action: label, prompt: pending.prompt });
  }
  const action = actionNamed(game, move.action);
  const why = action.why?.(state, seat);
  if (why) return why;
  const settled: Args = {};
  for (const param of action.params) {
    if (param.when && !param.when(state, seat, settled)) continue;
    if (!Object.hasOwn(args, param.name)) return message('engine.missing', { action: label, param: param.name });
    const value = args[param.name] as Arg;
    const bad = checkArg(state, seat, settled, param, value);
    if (bad) return bad;
    settled[param.name] = value;
  }
  const stray = Object.keys(args).find((name) => !Object.hasOwn(settled, name));
  return stray === undefined ? undefined : message('engine.unknown-param', { action: label, param: stray });
}

function checkArg(state: unknown, seat: Seat, args: Args, param: Param<unknown>, value: Arg): Refusal | undefined {
  const take = param.take ?? 'one';
  const illegal = (what: string | number): Refusal =>
    param.refused?.(state, seat, args).find((other) => other.value === String(what))?.why ??
    message('engine.not-legal', { param: param.name, value: String(what) });
  if (take === 'one' || take === 'number') {
    const fits = typeof value === (take === 'one' ? 'string' : 'number');
    const legal = fits && allows(param.next(state, seat, args, []), value as string | number);
    return legal ? undefined : illegal(Array.isArray(value) ? value.join(',') : value);
  }
  if (!Array.isArray(value)) return illegal(value);
  if (tidy(take, value).join() !== value.join()) return illegal(value.join(','));
  let picked: string[] = [];
  for (const item of value) {
    const next = param.next(state, seat, args, picked);
    if (!allows(next, item)) return illegal(item);
    picked = answer({ param, take, picked, next }, args, item).picked;
  }
  return param.next(state, seat, args, picked).done ? undefined : illegal(value.join(',') || '-');
}
