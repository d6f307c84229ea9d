import { movesLike } from '../../engine/completions.js';
import type { Action } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import { copyJson } from '../../engine/position.js';
import { answersTo } from './answers.js';
import { silent } from './judge.js';
import { drain } from './resolve.js';
import { type State, seatOf } from './state.js';
import { windowActions } from './window.js';

/** Once effects can be many moves long: positions looked at before something counts as out of reach. */
const enough = 5_000;

/**
 * Could something become possible by effects usable in the window now open (NF-5.8)? All ways to use them are tried on
 * copies: exchanges always end (NF-5.9), and positions that are alike count once.
 * @example isWithinReach(state, 0, actions, (tried) => !own.op(tried, 0, op, source))
 */
export function isWithinReach(
  state: State,
  seat: Seat,
  actions: Record<string, Action<State>>,
  possible: (tried: State) => boolean,
): boolean {
  if (windowActions(state, seat).length === 0) return false;
  const depth = state.tasks.seats[seat]?.length ?? 0;
  const seen = new Set<string>();
  const open = [copyJson(state)];
  for (let tried = open.pop(); tried && seen.size < enough; tried = open.pop()) {
    const key = keyOf(tried, seat);
    if (seen.has(key)) continue;
    seen.add(key);
    const atWindow = tried.tasks.seats[seat]?.length === depth;
    if (atWindow && possible(tried)) return true;
    const names = atWindow ? windowActions(tried, seat) : answersTo(tried, seat);
    for (const next of followers(tried, seat, actions, names)) open.push(next);
  }
  return false;
}

function* followers(
  state: State,
  seat: Seat,
  actions: Record<string, Action<State>>,
  names: string[],
): Generator<State> {
  for (const name of names) {
    const action = actions[name] as Action<State>;
    if (action.why?.(state, seat)) continue;
    const game = { id: 'nusfjord', actions } as Parameters<typeof movesLike>[0];
    for (const move of movesLike(game, state, seat, { action: name, args: {}, picked: [] })) {
      const next = copyJson(state);
      action.perform(next, seat, move.args, silent);
      drain(next, seat, silent);
      yield next;
    }
  }
}

/** Everything of a position that window effects can change. */
function keyOf(state: State, seat: Seat): string {
  const { supply, reserve, ships, forests, used, elders, unissued, shares } = seatOf(state, seat);
  const own = [supply, reserve, [...ships].sort(), forests, used, elders, unissued, shares];
  return JSON.stringify([own, state.plates, state.ships, state.newShares, state.tasks.seats[seat]]);
}
