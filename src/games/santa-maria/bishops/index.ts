import type { Seat } from '../../../engine/message.js';
import { data, record, type Scoring } from '../data.js';
import type { State } from '../state.js';
import { bestDockTiles } from './best-dock-tiles.js';
import { citiesConnected } from './cities-connected.js';
import { colonistsConnected } from './colonists-connected.js';
import { diverseLines } from './diverse-lines.js';
import { largestArea } from './largest-area.js';
import { largestSquare } from './largest-square.js';
import type { Score } from './score.js';

const scores: { [K in Scoring['kind']]: Score<K> } = {
  'largest-filled-square': largestSquare,
  'best-dock-tiles': bestDockTiles,
  'cities-connected-to-town-hall': citiesConnected,
  'colonists-connected-to-town-hall': colonistsConnected,
  'largest-terrain-area': largestArea,
  'diverse-lines': diverseLines,
};

/** What the requirement of a bishop is worth to a seat with a monk there (SM-16), without the penalty.
 * @example requirement(state, 0, 'square') // 7 */
export function requirement(state: State, seat: Seat, bishop: string): number {
  return scoreOf(state, seat, record(data.bishops, bishop).scoring);
}

function scoreOf<K extends Scoring['kind']>(state: State, seat: Seat, scoring: Extract<Scoring, { kind: K }>): number {
  return (scores[scoring.kind as K] as Score<K>)(state, seat, scoring);
}
