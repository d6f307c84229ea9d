import type { ScoreLine, ScoreSheet, SeatScore } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { cubesOf } from './board/cubes.js';
import { buildingCount, standing } from './board/fields.js';
import { tokensOnCards } from './board/tokens.js';
import { cardOf, data, deckIds, type Kind, kinds, populationOf, type Scoring } from './data.js';
import type { SeatState, State } from './state.js';

const { points } = data.constants;

/** The result as it would be if the match ended now; final once it is over (AN-23). @example score(state).seats[0]?.total */
export function score(state: State): ScoreSheet {
  const seats = state.seats.map((_, seat) => seatScore(state, seat));
  const better = (a: SeatScore, b: SeatScore): number =>
    b.total - a.total || b.tieBreak[0]! - a.tieBreak[0]! || b.tieBreak[1]! - a.tieBreak[1]!;
  const [best] = [...seats].sort(better);
  return { seats, winners: seats.filter((one) => better(one, best!) === 0).map(({ seat }) => seat) };
}

/** Every line of one seat (AN-23.1 to AN-23.12). @example seatScore(state, 0).total // 7 */
export function seatScore(state: State, seat: Seat): SeatScore {
  const owner = seatOf(state, seat);
  const visits = visitsOf(state, owner);
  const lines: ScoreLine[] = [
    ...deckIds.map((deck) => {
      let count = 0;
      for (const { id } of owner.played) if (cardOf(id).deck === deck) count += 1;
      return { id: deck, amount: count * data.decks[deck]!.points };
    }),
    { id: 'expeditions', amount: visits.points },
    { id: 'gold', amount: Math.floor(owner.gold / points.perGold) },
    { id: 'fireworks', amount: state.fireworks === seat ? points.fireworks : 0 },
    ...state.objectives.flatMap((id) => {
      const { score: rule } = data.objectives[id]!;
      return rule ? [{ id, amount: objectivePoints(state, seat, rule, visits) }] : [];
    }),
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { seat, lines, total, tieBreak: [buildingCount(owner), 0 - owner.hand.length] };
}

/** Halves of expedition cards that are visited, and the points printed on them. */
export interface Visits {
  animal: number;
  artifact: number;
  points: number;
}

/** The best visits (AN-23.2 to AN-23.4): the half that an objective is worth more for comes first.
 * @example visitsOf(state, owner).points // 10 */
export function visitsOf(state: State, owner: SeatState): Visits {
  const visits: Visits = { animal: 0, artifact: 0, points: 0 };
  if (owner.expeditions.length === 0) return visits;
  const worth = (half: 'animal' | 'artifact'): number => {
    const rules = state.objectives.map((id) => data.objectives[id]!.score);
    return rules.reduce((sum, rule) => sum + (rule?.per === 'visited' && rule.half === half ? rule.points : 0), 0);
  };
  const halves = ['animal', 'artifact'] as const;
  const order = worth('artifact') > worth('animal') ? [...halves].reverse() : halves;
  for (const kind of kinds) {
    const each = populationOf(kind).visitor;
    if (each === undefined) continue;
    let left = cubesOf(owner, kind);
    for (const half of order) {
      const open = owner.expeditions.filter((id) => data.expeditions[id]![half] === kind).length;
      const visited = Math.min(left, open);
      left -= visited;
      visits[half] += visited;
      visits.points += visited * each;
    }
  }
  return visits;
}

function objectivePoints(state: State, seat: Seat, rule: Scoring, visits: Visits): number {
  const owner = seatOf(state, seat);
  switch (rule.per) {
    case 'industry': {
      let count = 0;
      for (const field of owner.fields) {
        const id = standing(field);
        if (id !== undefined && rule.industries.includes(id)) count += 1;
      }
      return count * rule.points;
    }
    case 'majority':
      return majorityPoints(
        state.seats.map((one) => countOf(one, rule.of)),
        seat,
      );
    case 'visited':
      return visits[rule.half] * rule.points;
    case 'few-old-world':
      return owner.oldWorld.length <= rule.most ? rule.points : 0;
    case 'new-world':
      return owner.newWorld.length * rule.points;
    default:
      // A zero has no sign.
      return 0 + owner.hand.length * rule.points;
  }
}

/** All with the most get the first prize, all with the second most the second; nobody for none (AN-23.7, AN-23.8). */
function majorityPoints(counts: number[], seat: Seat): number {
  const own = counts[seat]!;
  if (own === 0) return 0;
  const places = [...new Set(counts)].sort((a, b) => b - a);
  return points.majority[places.indexOf(own)] ?? 0;
}

function countOf(owner: SeatState, what: Extract<Scoring, { per: 'majority' }>['of']): number {
  switch (what) {
    case 'cubes':
      return kinds.reduce((sum, kind) => sum + cubesOf(owner, kind), 0);
    case 'trade':
      return owner.tokens.trade.ready + owner.tokens.trade.spent + tokensOnCards(owner, 'trade');
    case 'expeditions':
      return owner.expeditions.length;
    default:
      return cubesOf(owner, what satisfies Kind);
  }
}
