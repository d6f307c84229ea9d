import { movesLike } from '../../../src/engine/completions.js';
import type { Seat } from '../../../src/engine/message.js';
import { copyJson } from '../../../src/engine/position.js';
import { seatOf } from '../../../src/games/kit/seats.js';
import { actions } from '../../../src/games/nusfjord/actions/index.js';
import { silent } from '../../../src/games/nusfjord/effects/rehearsal.js';
import { drain } from '../../../src/games/nusfjord/effects/resolve.js';
import { windowActions } from '../../../src/games/nusfjord/effects/window-effects.js';
import { answersTo } from '../../../src/games/nusfjord/flow/answers.js';
import type { State } from '../../../src/games/nusfjord/state.js';

/**
 * The answer to compare with: all ways to use effects of the window now open are tried on copies of the position.
 * @returns undefined where there are more than `most` positions
 */
export function exhaustiveReach(
  state: State,
  seat: Seat,
  possible: (tried: State) => boolean,
  most: number,
): boolean | undefined {
  const depth = state.tasks.seats[seat]?.length ?? 0;
  const seen = new Set<string>();
  const open = [copyJson(state)];
  for (let tried = open.pop(); tried; tried = open.pop()) {
    const key = keyOf(tried, seat);
    if (seen.has(key)) continue;
    if (seen.size === most) return undefined;
    seen.add(key);
    const atWindow = tried.tasks.seats[seat]?.length === depth;
    if (atWindow && possible(tried)) return true;
    const names = atWindow ? windowActions(tried, seat) : answersTo(tried, seat);
    for (const next of followers(tried, seat, names)) open.push(next);
  }
  return false;
}

function* followers(state: State, seat: Seat, names: string[]): Generator<State> {
  for (const name of names) {
    const action = actions[name]!;
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
