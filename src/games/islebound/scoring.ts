import type { ScoreSheet, SeatScore } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { buildingOf, data, record } from './data.js';
import { renownFor } from './effects/counters.js';
import type { State } from './state.js';

/** The result as it would be if the match ended now; final once it is over (IB-13). @example score(state).seats[0]?.total */
export function score(state: State): ScoreSheet {
  const seats = state.seats.map((_, seat) => seatScore(state, seat));
  const [best] = [...seats].sort((a, b) => b.total - a.total || b.tieBreak[0]! - a.tieBreak[0]!);
  const winners = seats.filter(({ total, tieBreak }) => total === best!.total && tieBreak[0] === best!.tieBreak[0]);
  return { seats, winners: winners.map(({ seat }) => seat) };
}

/** Every line of one seat (IB-13.5). @example seatScore(state, 0).total // 7 */
export function seatScore(state: State, seat: Seat): SeatScore {
  const { stock, buildings, tokens, renown } = seatOf(state, seat);
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  const cards = buildings.map(buildingOf);
  const lines = [
    { id: 'coins', amount: stock.coins },
    { id: 'buildings', amount: sum(cards.map((card) => card.renown)) },
    { id: 'abilities', amount: sum(cards.flatMap(({ end }) => end.map((per) => renownFor(state, seat, per)))) },
    { id: 'metropolis', amount: sum(cards.map(({ bonusRenown = 0 }) => bonusRenown)) },
    { id: 'tokens', amount: sum(tokens.map((id) => record(data.tokens, id).renown)) },
    { id: 'track', amount: renown },
  ];
  const total = sum(lines.map(({ amount }) => amount));
  return { seat, lines, total, tieBreak: [stock.wood + stock.fish] };
}
