import type { ScoreSheet, SeatScore } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { counted } from './board/counters.js';
import { amountOf } from './board/goods.js';
import { spacesWith, structuresOn, unchartedCount } from './board/land.js';
import { data, goods, type RoyalOrder, record } from './data.js';
import type { SeatState, State } from './state.js';

const { royalPoints, assetsPerPoint, pointsPerAnchor } = data.constants;
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The result as it would be if the match ended now; final once it is over (CI-21). @example score(state).seats[0]?.total */
export function score(state: State): ScoreSheet {
  const seats = state.seats.map((_, seat) => seatScore(state, seat));
  const [best] = [...seats].sort((a, b) => b.total - a.total || b.tieBreak[0]! - a.tieBreak[0]!);
  const winners = seats.filter(({ total, tieBreak }) => total === best!.total && tieBreak[0] === best!.tieBreak[0]);
  return { seats, winners: winners.map(({ seat }) => seat) };
}

/** Every line of one seat. @example seatScore(state, 0).total // 7 */
export function seatScore(state: State, seat: Seat): SeatScore {
  const owner = seatOf(state, seat);
  const ships = Object.values(owner.ships);
  const lines = [
    { id: 'steps', amount: sum(ships.map(({ steps }) => steps)) },
    { id: 'royal', amount: royalScore(state, seat) },
    { id: 'cards', amount: cardScore(owner) },
    { id: 'assets', amount: Math.floor(assetsOf(owner) / assetsPerPoint) },
    // `|| 0`: nothing times a loss is a zero with a sign.
    { id: 'anchors', amount: pointsPerAnchor * sum(ships.map(({ anchors }) => anchors)) || 0 },
  ];
  return { seat, lines, total: sum(lines.map(({ amount }) => amount)), tieBreak: [-unchartedCount(owner) || 0] };
}

/** Goods in the warehouse, the cell of the cartographer, double tiles (CI-21.8). */
function assetsOf(owner: SeatState): number {
  return amountOf(owner.warehouse, goods) + owner.cartographer + sum(Object.values(owner.tiles));
}

/** Points of a royal order for a seat: of the highest stage reached (CI-21.3 to CI-21.5). */
function stagePoints(owner: SeatState, { counts, level, compare, stages }: RoyalOrder): number {
  if (!counts || !stages) return 0;
  const has = counted(owner, counts, level);
  const reaches = (stage: number): boolean => (compare === 'atMost' ? has <= stage : has >= stage);
  if (reaches(stages.gold)) return royalPoints.gold;
  if (reaches(stages.silver)) return royalPoints.silver;
  return reaches(stages.bronze) ? royalPoints.bronze : 0;
}

function royalScore(state: State, seat: Seat): number {
  const owner = seatOf(state, seat);
  const own = Object.keys(state.royal).filter((id) => state.royal[id]?.seat === seat);
  const others = Object.keys(state.royal).filter((id) => state.royal[id] && state.royal[id].seat !== seat);
  return sum(
    own.map((id) => {
      const order = record(data.royalOrders, id);
      if (!order.copy) return stagePoints(owner, order);
      // The best of what opponents stand on is copied, for a little less (CI-21.6).
      const best = Math.max(0, ...others.map((other) => stagePoints(owner, record(data.royalOrders, other))));
      return Math.max(0, best - order.copy.less);
    }),
  );
}

/** Small cards with slots that are filled, large ones that lie face up (CI-21.7). */
function cardScore(owner: SeatState): number {
  const small = owner.small.map((id) => {
    const { slots } = record(data.cards.small, id);
    return slots && amountOf(owner.warehouse, slots.of) >= slots.n ? slots.points : 0;
  });
  const large = Object.keys(owner.large).map((id) => {
    const { end } = record(data.cards.large, id);
    if (!end || !owner.large[id]) return 0;
    if ('each' in end) return end.points * eachOf(owner, end.each);
    const enough = structuresOn(owner).length >= end.structures && spacesWith(owner, 'statue').length >= end.statues;
    return enough ? end.points : 0;
  });
  return sum([...small, ...large]);
}

function eachOf(owner: SeatState, what: 'lids-on-peninsula' | 'flipped-boats'): number {
  if (what === 'lids-on-peninsula') return spacesWith(owner, 'lid').length;
  return Object.values(owner.docks).filter(({ flipped }) => flipped).length;
}
