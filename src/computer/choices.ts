import { type AnyGame, actionNamed, isRange, type Pending, type Question } from '../engine/index.js';

/** Names that the picking of values ends; no value has it. */
export const stop = '.';

/**
 * The actions worth trying: those possible, without what is hardly ever wise or is judged badly, unless nothing else is possible.
 * @example actionsToTry(game, state, pending) // ['work', 'pass']
 */
export function actionsToTry(game: AnyGame, state: unknown, { seat, actions, free = [] }: Pending): string[] {
  const all = [...actions, ...free];
  const isPossible = (id: string): boolean => !actionNamed(game, id).why?.(state, seat);
  // Whether an action is possible can be costly to know: what is not tried is not asked.
  const wise = all.filter((id) => {
    const { aside, intricate } = actionNamed(game, id);
    return !aside && !intricate && isPossible(id);
  });
  return wise.length > 0 ? wise : all.filter(isPossible);
}

/**
 * All that may be answered to a question, as keys of a tree.
 * @example answerKeys(open) // ['wood', 'gold', '.']
 */
export function answerKeys({ take, next: { values, done } }: Question): string[] {
  if (isRange(values)) return Array.from({ length: values.max - values.min + 1 }, (_, n) => String(values.min + n));
  return take !== 'one' && done ? [...values, stop] : values;
}

/**
 * The answer that a key stands for, as `answer` takes it; undefined: to stop picking.
 * @example answerOf(open, '3') // 3
 */
export function answerOf({ take, next }: Question, key: string): string | number | undefined {
  if (isRange(next.values)) return Number(key);
  return take !== 'one' && key === stop ? undefined : key;
}
