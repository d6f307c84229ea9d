import type { Alone } from '../../engine/alone.js';
import { message } from '../../engine/message.js';
import { data } from './data.js';
import { score } from './scoring.js';
import { isSolo, type State } from './state.js';

const { conquestTrack, constants, solo } = data;

/** What a lone player plays for (SM-20.2, SM-20.3); undefined: there are others.
 * @example alone(state)?.standing.args // { total: 12, goal: 100 } */
export function alone(state: State): Alone | undefined {
  if (!isSolo(state)) return undefined;
  const trees = conquestTrack.soloTrees.map(({ year, reached, happiness }) =>
    message('santa-maria.alone.tree', { year, space: reached, goods: { amounts: { happiness } } }),
  );
  const total = score(state).seats[0]?.total ?? 0;
  return {
    goal: message('santa-maria.alone.goal', { goal: solo.winAt, years: constants.years, trees: { list: trees } }),
    standing: message('santa-maria.alone.standing', { total, goal: solo.winAt }),
  };
}
