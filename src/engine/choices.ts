import type { Action, AnyGame, Args, Move, Next, Param, Pending, Range, Take } from './game.js';
import type { Message, Refusal, Seat } from './message.js';

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

/** @example isRange(next.values) ? next.values.max : next.values.length */
export function isRange(values: string[] | Range): values is Range {
  return !Array.isArray(values);
}

/** What the seat must decide now; undefined: nothing.
 * @example pendingFor(game, state, 0)?.prompt */
export function pendingFor(game: AnyGame, state: unknown, seat: Seat): Pending | undefined {
  return game.pending(state).find((pending) => pending.seat === seat);
}

/** The actions of a seat's decision, usual ones first, each with the reason where it is not possible.
 * @example actionsOf(game, state, 0).filter((choice) => !choice.why) */
export function actionsOf(game: AnyGame, state: unknown, seat: Seat): ActionChoice[] {
  const pending = pendingFor(game, state, seat);
  if (!pending) return [];
  const choice = (action: string, free: boolean): ActionChoice => {
    const why = actionNamed(game, action).why?.(state, seat);
    return { action, free, end: action === pending.end, ...(why && { why }) };
  };
  return [...pending.actions.map((id) => choice(id, false)), ...(pending.free ?? []).map((id) => choice(id, true))];
}

/** The game's action of that name; asking for one it does not have is a bug and throws.
 * @example actionNamed(game, 'pass').params */
export function actionNamed(game: AnyGame, name: string): Action<unknown> {
  const action = Object.hasOwn(game.actions, name) ? game.actions[name] : undefined;
  if (!action) throw new Error(`${game.id} has no action ${name}`);
  return action;
}

/**
 * The first parameter of the action still open under `args`, with what may be chosen next; undefined: the move is
 * complete. `picked` are the values already picked for that parameter.
 * @example question(game, state, 0, 'expand', { tile: 'double-01' })?.param.name // 'cell'
 */
export function question(
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
    return { param, take: param.take ?? 'one', picked, next: param.next(state, seat, args, picked) };
  }
  return undefined;
}

/** Puts picked values into the one order under which a move is stored: sets and bags have none of their own.
 * @example tidy('bag', ['wood', 'gold', 'wood']) // ['gold', 'wood', 'wood'] */
export function tidy(take: Take, picked: string[]): string[] {
  return take === 'sequence' ? [...picked] : [...picked].sort();
}

/** The only answer a question has; undefined: there is something to choose (or nothing can be chosen).
 * @example onlyAnswer(question(game, state, 0, 'pass', {})!) */
export function onlyAnswer(open: Question): { value: string | number } | { stop: true } | undefined {
  const { values, done } = open.next;
  if (isRange(values)) return values.min === values.max ? { value: values.min } : undefined;
  if (open.take === 'one') return values.length === 1 ? { value: values[0] as string } : undefined;
  if (values.length === 0) return done ? { stop: true } : undefined;
  return values.length === 1 && !done ? { value: values[0] as string } : undefined;
}

/**
 * `args` with every question answered that has only one answer; stops at the first real choice.
 * @example settle(game, state, 0, { action: 'expand', args: { tile: 'double-01' }, picked: [] })
 */
export function settle(game: AnyGame, state: unknown, seat: Seat, thought: Thought): Thought {
  let { args, picked } = thought;
  for (;;) {
    const open = question(game, state, seat, thought.action, args, picked);
    const only = open && onlyAnswer(open);
    if (!open || !only) return { action: thought.action, args, picked };
    ({ args, picked } = answer(open, args, 'stop' in only ? undefined : only.value));
  }
}

/** A move being thought of: its arguments so far, and what is picked for the parameter now asked. */
export interface Thought {
  action: string;
  args: Args;
  picked: string[];
}

/**
 * The arguments after one more answer: a value, or undefined to stop picking.
 * @example answer(open, args, 'double-01') // { args: { tile: 'double-01' }, picked: [] }
 */
export function answer(
  open: Question,
  args: Args,
  value: string | number | undefined,
): { args: Args; picked: string[] } {
  const name = open.param.name;
  if (open.take === 'one' || open.take === 'number') return { args: { ...args, [name]: value as string }, picked: [] };
  if (value === undefined) return { args: { ...args, [name]: tidy(open.take, open.picked) }, picked: [] };
  return { args, picked: [...open.picked, String(value)] };
}

/** May this value be chosen next?
 * @example allows(open.next, 'double-01') */
export function allows(next: Next, value: string | number): boolean {
  if (!isRange(next.values)) return next.values.includes(String(value));
  return Number.isInteger(value) && Number(value) >= next.values.min && Number(value) <= next.values.max;
}

/**
 * All complete moves of a seat, lazily, in the order of the declaration. Long for big sets: stop when you have enough.
 * @example [...movesOf(game, state, 0)].length
 */
export function* movesOf(game: AnyGame, state: unknown, seat: Seat): Generator<Move> {
  for (const choice of actionsOf(game, state, seat)) {
    if (!choice.why) yield* completions(game, state, seat, { action: choice.action, args: {}, picked: [] });
  }
}

/** All complete moves that begin like `thought`; set and bag picks are followed in one order only.
 * @example completions(game, state, 0, { action: 'expand', args: { tile: 'double-01' }, picked: [] }) */
export function* completions(game: AnyGame, state: unknown, seat: Seat, thought: Thought): Generator<Move> {
  const { action, args, picked } = thought;
  const open = question(game, state, seat, action, args, picked);
  if (!open) {
    yield { seat, action, args };
    return;
  }
  const { values, done } = open.next;
  if (isRange(values)) {
    for (let n = values.min; n <= values.max; n += 1) {
      yield* completions(game, state, seat, { action, ...answer(open, args, n) });
    }
    return;
  }
  const collects = open.take !== 'one';
  if (collects && done) yield* completions(game, state, seat, { action, ...answer(open, args, undefined) });
  for (const value of values) {
    // A set or bag picked in another order is the same move.
    const before = picked.at(-1);
    if ((open.take === 'set' || open.take === 'bag') && before !== undefined && value < before) continue;
    yield* completions(game, state, seat, { action, ...answer(open, args, value) });
  }
}

/**
 * The complete moves that begin like `thought`, when at most `limit` of them remain; undefined: there are more.
 * Lets a surface join several small questions into one menu.
 * @example join(game, state, 0, { action: 'use-die', args: {}, picked: [] }, 25)
 */
export function join(game: AnyGame, state: unknown, seat: Seat, thought: Thought, limit: number): Move[] | undefined {
  const found: Move[] = [];
  for (const move of completions(game, state, seat, thought)) {
    if (found.length === limit) return undefined;
    found.push(move);
  }
  return found;
}

/** The question a seat is asked, in one message: the parameter's own, by the game's naming.
 * @example paramPrompt('santa-maria', 'expand', 'tile') // { id: 'santa-maria.param.expand.tile' } */
export function paramPrompt(game: string, action: string, param: string): Message {
  return { id: `${game}.param.${action}.${param}` };
}
