import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type Args,
  actionNamed,
  type Message,
  type Move,
  message,
  type Refusal,
  type Seat,
  type Told,
} from '../../engine/index.js';

/**
 * What a move chooses, with what each choice costs and leads to, in no language. The same notation may mean something else on
 * another position.
 * @param state the position before it
 * @example chosenIn(game, state, move)[0] // { id: 'santa-maria.action.use-die' }
 */
export function chosenIn(game: AnyGame, state: unknown, { seat, action, args }: Move): Message[] {
  const said: Message[] = [message(`${game.id}.action.${action}`)];
  let before: Args = {};
  const own = actionNamed(game, action);
  for (const param of own.params) {
    const value = args[param.name];
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? new Set(value) : [String(value)]) {
      const { label, detail } = param.describe(state, seat, before, item);
      said.push(label, ...(detail ? [detail] : []));
    }
    before = { ...before, [param.name]: value };
  }
  const detail = own.detail?.(state, seat);
  return detail ? [...said, detail] : said;
}

/** What a seat hears of a step. @example heardBy(0, step.told) */
export function heardBy(seat: Seat, told: Told[]): Message[] {
  return told
    .filter(({ only }) => only === undefined || only === seat)
    .map(({ event: { id, args } }) => message(id, args));
}

/**
 * That a step means something else than it did, by the first thing in which it differs; undefined: it means the same.
 * @example changedIn(step.says, [...chosenIn(game, state, move), ...heardBy(0, told)])
 */
export function changedIn(was: Message[], is: Message[]): Refusal | undefined {
  const at = Array.from({ length: Math.max(was.length, is.length) }).findIndex(
    (_, index) => !isDeepStrictEqual(plain(was[index]), plain(is[index])),
  );
  if (at < 0) return undefined;
  const [then, now] = [was[at], is[at]];
  if (then && now) return message('plan.changed', { was: then, now });
  return then ? message('plan.changed-less', { was: then }) : message('plan.changed-more', { now: now! });
}

/** As it comes back from the store. */
function plain(said: Message | undefined): unknown {
  return said && JSON.parse(JSON.stringify(said));
}
