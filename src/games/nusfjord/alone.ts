import type { Alone } from '../../engine/alone.js';
import { message } from '../../engine/message.js';
import { workerColors } from './board/spaces.js';
import { data } from './data.js';
import { score } from './scoring.js';
import type { State } from './state.js';

const { target, games, goodScore } = data.variants.campaign;

/** What a lone player plays for (NF-14.4, NF-14.8, NF-14.11); undefined: there are others.
 * @example alone(state)?.standing.args // { total: 12, good: 30, great: 40 } */
export function alone(state: State): Alone | undefined {
  const { solo, series, rank } = state.variants;
  if (!solo) return undefined;
  const [good, great] = goodScore;
  const total = score(state).seats[0]?.total ?? 0;
  const goal =
    series === 'campaign'
      ? message('nusfjord.alone.campaign', { games, target, rank })
      : message('nusfjord.alone.goal', { good, great });
  return {
    goal: message('nusfjord.alone.against', { rounds: workerColors(state).length - 1, goal }),
    standing: message('nusfjord.alone.standing', { total, good, great }),
  };
}
