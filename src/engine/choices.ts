import type { Action, AnyGame, Arg, Args, Next, Param, Pending, Range, Take } from './game.js';
import { type Message, message, type Refusal, type Seat } from './message.js';

/** An action a seat may think of now, and whether it can be taken. */
export interface ActionChoice {
  action: string;
  /** Stands beside the question rather than answering it. */
  free: boolean;
  /** Confirm plays it when nothing else is left to do. */
  end: boolean;
  /** Why it is not possible now; undefined: it is. */
  why?: Refusal;
}

/** A parameter that still has to be chosen, with the values picked for it so far. */
export interface Question {
  param: Param<unknown>;
  take: Take;
  picked: string[];
  next: Next;
}

/** A half-made move: its arguments so far, and what is picked for the parameter now asked. */
export interface Thought {
  action: string;
  args: Args;
  picked: string[];
  /** Where it is a free action: the half-made move that is gone on with after it. */
  held?: Omit<Thought, 'held'>;
}

/** Nothing chosen yet for an action.
 * @example blank('expand') // { action: 'expand', args: {}, picked: [] } */
export function blank(action: string): Thought {
  return { action, args: {}, picked: [] };
}

/**
 * Whether the values of a question are numbers from `min` to `max` rather than ids.
 * @example isRange(open.next.values) ? open.next.values.max : open.next.values.length
 */
export function isRange(values: string[] | Range): values is Range {
  return !Array.isArray(values);
}

/**
 * What the seat must decide now; undefined: nothing. A game never asks one seat two things at once.
 * @example pendingFor(game, state, 0)?.prompt
 */
export function pendingFor(game: AnyGame, state: unknown, seat: Seat): Pending | undefined {
  return game.pending(state).find((pending) => pending.seat === seat);
}

/**
 * The decisions that the match waits for; where it waits for none, any of them moves it on.
 * @example awaited(game.pending(state)).map(({ seat }) => seat)
 */
export function awaited(pending: Pending[]): Pending[] {
  const holding = pending.filter(({ holds }) => holds);
  return holding.length > 0 ? holding : pending;
}

/**
 * The actions of a seat's decision, usual ones first, each with the reason where it is not possible.
 * @example actionsOf(game, state, 0).filter((choice) => !choice.why)
 */
export function actionsOf(game: AnyGame, state: unknown, seat: Seat): ActionChoice[] {
  const pending = pendingFor(game, state, seat);
  if (!pending) return [];
  const choice = (action: string, free: boolean): ActionChoice => {
    const why = actionNamed(game, action).why?.(state, seat);
    return { action, free, end: action === pending.end, ...(why && { why }) };
  };
  return [...pending.actions.map((id) => choice(id, false)), ...(pending.free ?? []).map((id) => choice(id, true))];
}

/**
 * The game's action of that name; asking for one it does not have is a bug and throws.
 * @example actionNamed(game, 'pass').params
 */
export function actionNamed(game: AnyGame, name: string): Action<unknown> {
  const action = Object.hasOwn(game.actions, name) ? game.actions[name] : undefined;
  if (!action) throw new Error(`${game.id} has no action ${name}`);
  return action;
}

/**
 * What may be chosen next for a parameter. A set never offers again what it holds.
 * @example legalNext(param, state, 0, { tile: 'double-01' }, []).values
 */
export function legalNext(param: Param<unknown>, state: unknown, seat: Seat, args: Args, picked: string[]): Next {
  const next = param.next(state, seat, args, picked);
  const { values } = next;
  if (param.take !== 'set' || isRange(values) || !values.some((value) => picked.includes(value))) return next;
  return { ...next, values: values.filter((value) => !picked.includes(value)) };
}

/**
 * The first parameter of the action still open under `args`, with what may be chosen next; undefined: the move is
 * complete. `picked` are the values already picked for that parameter. For callers that made `args` and `picked` from
 * legal answers: `question` is for what came from outside.
 * @example openQuestion(game, state, 0, 'expand', { tile: 'double-01' })?.param.name // 'cell'
 */
export function openQuestion(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: string,
  args: Args,
  picked: string[] = [],
): Question | undefined {
  for (const param of actionNamed(game, action).params) {
    if (Object.hasOwn(args, param.name)) continue;
    if (param.when && !param.when(state, seat, args)) continue;
    return { param, take: param.take ?? 'one', picked, next: legalNext(param, state, seat, args, picked) };
  }
  return undefined;
}

/**
 * Picked values in the one order under which a move is stored: sets and bags have none of their own.
 * @example tidy('bag', ['wood', 'gold', 'wood']) // ['gold', 'wood', 'wood']
 */
export function tidy(take: Take, picked: string[]): string[] {
  return take === 'sequence' ? [...picked] : [...picked].sort();
}

/**
 * The only answer a question has; undefined: there is something to choose (or nothing can be chosen).
 * @example onlyAnswer(openQuestion(game, state, 0, 'pass', {})!) // { value: 'retire-coins' }
 */
export function onlyAnswer(open: Question): { value: string | number } | { stop: true } | undefined {
  const { values, done } = open.next;
  if (isRange(values)) return values.min === values.max ? { value: values.min } : undefined;
  if (open.take === 'one') return values.length === 1 ? { value: values[0]! } : undefined;
  if (values.length === 0) return done ? { stop: true } : undefined;
  return values.length === 1 && !done ? { value: values[0]! } : undefined;
}

/**
 * The arguments after one more answer: a value, or undefined to stop picking. Stopping is possible only where values
 * are collected; otherwise it is a bug and throws.
 * @example answer(open, {}, 'double-01') // { args: { tile: 'double-01' }, picked: [] }
 */
export function answer(
  open: Question,
  args: Args,
  value: string | number | undefined,
): { args: Args; picked: string[] } {
  const collects = open.take !== 'one' && open.take !== 'number';
  if (collects && value !== undefined) return { args, picked: [...open.picked, String(value)] };
  const whole: Arg | undefined = collects ? tidy(open.take, open.picked) : value;
  if (whole === undefined) throw new Error(`${open.param.name} takes a value`);
  return { args: { ...args, [open.param.name]: whole }, picked: [] };
}

/**
 * May this value be chosen next?
 * @example allows(open.next, 'double-01')
 */
export function allows(next: Next, value: string | number): boolean {
  if (!isRange(next.values)) return next.values.includes(String(value));
  // A zero with a sign would not survive being stored.
  return Number.isInteger(value) && !Object.is(value, -0) && next.values.min <= +value && +value <= next.values.max;
}

/**
 * The question a seat is asked, in one message: the parameter's own, by the game's naming.
 * @example paramPrompt(game, state, 0, { action: 'expand', args: {} }, open.param) // { id: 'santa-maria.param.expand.tile' }
 */
export function paramPrompt(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { action, args }: Pick<Thought, 'action' | 'args'>,
  param: Param<unknown>,
): Message {
  return message(`${game.id}.param.${action}.${param.name}`, param.promptArgs?.(state, seat, args));
}
