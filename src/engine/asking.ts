import { legalStart } from './check.js';
import { allows, answer, blank, legalNext, onlyAnswer, openQuestion, type Question, type Thought } from './choices.js';
import { movesLike, onlyValue } from './completions.js';
import type { AnyGame, Args, Move } from './game.js';
import type { Seat } from './message.js';

/**
 * The first parameter of the action that is missing or not legal in `args`, with what may be chosen for it; undefined:
 * the move is complete, or the action cannot be taken now. `picked` are the values already picked for that parameter:
 * they count up to the first that is not legal. Never throws, whatever it is given.
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
  const start = legalStart(game, state, seat, action, args);
  const open = start && openQuestion(game, state, seat, action, start);
  if (!open || !start || open.take === 'one' || open.take === 'number') return open;
  let legal = open;
  for (const value of picked) {
    if (!allows(legal.next, value)) break;
    const more = [...legal.picked, value];
    legal = { ...legal, picked: more, next: legalNext(open.param, state, seat, start, more) };
  }
  return legal;
}

/**
 * All complete moves that begin like `thought`, lazily, in the order of the declaration; none where it is not legal.
 * @example completions(game, state, 0, { action: 'expand', args: { tile: 'double-01' }, picked: [] })
 */
export function* completions(game: AnyGame, state: unknown, seat: Seat, thought: Thought): Generator<Move> {
  const { action, args, picked } = thought;
  const start = legalStart(game, state, seat, action, args);
  if (!start || Object.keys(args).some((name) => !Object.hasOwn(start, name))) return;
  const open = question(game, state, seat, action, args, picked);
  if ((open?.picked.length ?? 0) < picked.length) return;
  yield* movesLike(game, state, seat, thought);
}

/**
 * Those arguments of a legal `thought` that had no other value, in the order of the declaration: nobody chose them.
 * @example settledIn(game, state, 0, { action: 'expand', args: { tile: 'double-01' }, picked: [] }) // []
 */
export function settledIn(game: AnyGame, state: unknown, seat: Seat, { action, args }: Thought): string[] {
  const settled: string[] = [];
  let before: Args = {};
  for (const [name, value] of Object.entries(args)) {
    const open = openQuestion(game, state, seat, action, before);
    if (open?.param.name === name && onlyValue(state, seat, before, open) !== undefined) settled.push(name);
    before = { ...before, [name]: value };
  }
  return settled;
}

/**
 * The legal beginning of `thought` with everything answered that has only one answer, a set of which all must be taken
 * among it; stops at the first real choice, after the picks every choice begins with.
 * @example settle(game, state, 0, { action: 'expand', args: { tile: 'double-01' }, picked: [] })
 */
export function settle(game: AnyGame, state: unknown, seat: Seat, thought: Thought): Thought {
  const { action } = thought;
  let args = legalStart(game, state, seat, action, thought.args);
  if (!args) return blank(action);
  let open = question(game, state, seat, action, args, thought.picked);
  while (open) {
    const whole = onlyValue(state, seat, args, open);
    const first = whole === undefined ? onlyAnswer(open) : undefined;
    if (whole !== undefined) args = { ...args, [open.param.name]: whole };
    else if (!first || 'stop' in first || open.take === 'one' || open.take === 'number') break;
    const picked: string[] = first && 'value' in first ? answer(open, args, first.value).picked : [];
    open = openQuestion(game, state, seat, action, args, picked);
  }
  return { action, args, picked: open?.picked ?? [] };
}
