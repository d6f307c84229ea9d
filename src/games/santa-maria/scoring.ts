import type { ScoreLine, ScoreSheet, SeatScore } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { colonistPoints, harborSets, ownBishops } from './board/tallies.js';
import { data, record } from './data.js';
import { scholarsOf } from './effects/abilities.js';
import { soloResult } from './effects/achievements.js';
import { requirement } from './effects/bishops.js';
import { isSolo, type State } from './state.js';

const { scoring } = data.constants;

/** The result as it would be if the match ended now; final once it is over (SM-14).
 * @example score(state).seats[0]?.total */
export function score(state: State): ScoreSheet {
  const seats = state.seats.map((_, seat) => seatScore(state, seat));
  if (isSolo(state)) return { seats, ...soloResult(state, seats[0]!) };
  return { seats, winners: winners(seats) };
}

/** Every line of one seat. @example seatScore(state, 0).total // 7 */
export function seatScore(state: State, seat: Seat): SeatScore {
  const lines = scoreLines(state, seat);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { seat, lines, total, tieBreak: [-retirePosition(state, seat)] };
}

function scoreLines(state: State, seat: Seat): ScoreLine[] {
  const own = ownBishops(state, seat);
  return [
    { id: 'happiness', amount: seatOf(state, seat).happiness },
    { id: 'wealth', amount: wealth(state, seat) },
    { id: 'colonists', amount: colonistPoints(state, seat) },
    { id: 'scholars', amount: scholarPoints(state, seat) },
    ...state.bishops.map((id) => ({
      id: `bishop-${id}`,
      amount: own.includes(id) ? requirement(state, seat, id) : 0,
    })),
    { id: 'bishops-penalty', amount: own.length * scoring.bishopPenalty || 0 },
    { id: 'harbor-sets', amount: scoring.harborSet * harborSets(state, seat) },
    { id: 'shipments', amount: shipmentPoints(state, seat) },
  ];
}

/** Everything sold, then a point for every few coins (SM-14.1). */
function wealth(state: State, seat: Seat): number {
  const { coins, resources } = seatOf(state, seat);
  const sold = Object.entries(resources).map(([id, amount]) => amount * record(data.resources, id).sellFor);
  return Math.floor(sold.reduce((sum, price) => sum + price, coins) / scoring.coinsPerPoint);
}

function scholarPoints(state: State, seat: Seat): number {
  return scholarsOf(state, seat).reduce((sum, id) => sum + record(data.scholars, id).points, 0);
}

function shipmentPoints(state: State, seat: Seat): number {
  return Object.values(seatOf(state, seat).harbor)
    .flat()
    .reduce((sum, tile) => sum + record(data.shipments, tile).points, 0);
}

/** 1 is nearest to the start (SM-14.7); whoever has not passed stands behind all spaces. */
function retirePosition(state: State, seat: Seat): number {
  const spaces = Object.keys(data.retireSpaces);
  const at = spaces.findIndex((space) => state.retire[space] === seat);
  return at < 0 ? spaces.length + 1 : at + 1;
}

function winners(seats: SeatScore[]): Seat[] {
  const rank = (a: SeatScore, b: SeatScore): number => b.total - a.total || b.tieBreak[0]! - a.tieBreak[0]!;
  const best = [...seats].sort(rank)[0]!;
  return seats.filter((other) => rank(best, other) === 0).map((other) => other.seat);
}
