import {
  actionNamed,
  blank,
  isRange,
  legalNext,
  openQuestion,
  pendingFor,
  type Question,
  type Thought,
  tidy,
} from './choices.js';
import type { AnyGame, Arg, Args, Move } from './game.js';
import type { Seat } from './message.js';

/**
 * Every whole argument that answers the question and begins with what is picked, each once, lazily. Relies on the
 * game's promise that a set or bag may be picked in any order.
 * @example [...valuesLike(state, 0, {}, open)] // [['rum', 'rum'], ['rum', 'silk']]
 */
export function* valuesLike(state: unknown, seat: Seat, args: Args, open: Question): Generator<Arg> {
  const { values } = open.next;
  if (isRange(values)) for (let n = values.min; n <= values.max; n += 1) yield n;
  else if (open.take === 'one') yield* values;
  else yield* collections(state, seat, args, open);
}

function* collections(state: unknown, seat: Seat, args: Args, open: Question, last?: string): Generator<string[]> {
  const { param, take, picked, next } = open;
  if (next.done) yield tidy(take, picked);
  for (const value of next.values as string[]) {
    // A set or bag picked in another order is the same argument.
    if (take !== 'sequence' && last !== undefined && value < last) continue;
    const more = [...picked, value];
    const then = legalNext(param, state, seat, args, more);
    yield* collections(state, seat, args, { param, take, picked: more, next: then }, value);
  }
}

/**
 * The only whole argument that answers the question; undefined: there are several, or none.
 * @example onlyValue(state, 0, { good: 'tea' }, open) // 1
 */
export function onlyValue(state: unknown, seat: Seat, args: Args, open: Question): Arg | undefined {
  const values = valuesLike(state, seat, args, open);
  const first = values.next();
  return !first.done && values.next().done ? first.value : undefined;
}

/**
 * All complete moves that begin like a legal `thought`, lazily, in the order of the declaration. `completions` is for
 * thoughts that came from outside.
 * @example movesLike(game, state, 0, { action: 'expand', args: { tile: 'double-01' }, picked: [] })
 */
export function* movesLike(game: AnyGame, state: unknown, seat: Seat, thought: Thought): Generator<Move> {
  const { action, args, picked } = thought;
  const open = openQuestion(game, state, seat, action, args, picked);
  if (!open) {
    yield { seat, action, args };
    return;
  }
  for (const value of valuesLike(state, seat, args, open)) {
    yield* movesLike(game, state, seat, { action, args: { ...args, [open.param.name]: value }, picked: [] });
  }
}

/**
 * All complete moves of a seat, lazily. Long for big sets: stop when you have enough.
 * @example [...movesOf(game, state, 0)].length
 */
export function* movesOf(game: AnyGame, state: unknown, seat: Seat): Generator<Move> {
  const pending = pendingFor(game, state, seat);
  if (!pending) return;
  // Whether an action is possible can be costly to know: it is asked only when its turn comes.
  for (const action of [...pending.actions, ...(pending.free ?? [])]) {
    if (actionNamed(game, action).why?.(state, seat)) continue;
    yield* movesLike(game, state, seat, blank(action));
  }
}
