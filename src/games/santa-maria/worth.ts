import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { allLines, lineCells } from './board/geometry.js';
import { data, type Effect, record } from './data.js';
import { unlockedBlueDice } from './effects/religion.js';
import { seatScore } from './scoring.js';
import { hasPassed, type SeatState, type State } from './state.js';

/** What things are worth in points, found by letting the computer play. */
const weights = {
  /** Resources by class, as long as there are dice to use them with. */
  resource: { basic: 0.6, special: 0.95 },
  coin: 0.33,
  /** A share of what all buildings give: what a die brings on the whole. */
  die: 0.11,
  /** Steps on the tracks at the beginning of the first year, less later. */
  religion: 0.5,
  conquest: 0.45,
  /** A further blue die in each year to come. */
  blue: 1,
  /** A line that is nearly full, and each colonist in it. */
  line: 0.3,
  colonist: 0.45,
  effects: { religion: 1.2, conquest: 1, ship: 1.6, trade: 0.8, other: 0.5 },
};
/** With so many dice left, all resources can still be used. */
const enoughDice = 6;
const { years, whiteDiceLimit, scoring } = data.constants;

/** What a position is worth to a seat, for the computer. @example worth(state, 0) // 12.4 */
export function worth(state: State, seat: Seat): number {
  const { total } = seatScore(state, seat);
  if (state.phase === 'over') return total;
  const owner = seatOf(state, seat);
  const ahead = years - state.year;
  const blue = unlockedBlueDice(owner.religion);
  const now = hasPassed(state, seat) ? 0 : whiteDiceLimit - owner.whiteUsed + blue - owner.blueUsed;
  const dice = now + ahead * (whiteDiceLimit + blue);
  const steps = weights.religion * owner.religion + weights.conquest * owner.conquest;
  return (
    total +
    goodsWorth(owner, Math.min(1, dice / enoughDice)) +
    dice * weights.die * production(owner) +
    (steps * (ahead + 1)) / years +
    ahead * weights.blue * (blue - 1) +
    (dice > 0 ? linesWorth(owner) : 0)
  );
}

/** What goods are worth beside the whole points that they are sold for; `used`: the share of them that can still be used. */
function goodsWorth({ resources, coins }: SeatState, used: number): number {
  let sold = coins;
  let more = 0;
  for (const id in resources) {
    const { sellFor } = record(data.resources, id);
    sold += resources[id]! * sellFor;
    more += resources[id]! * (resourceWorth(id) - sellFor / scoring.coinsPerPoint);
  }
  return (sold % scoring.coinsPerPoint) / scoring.coinsPerPoint + used * more;
}

function resourceWorth(id: string): number {
  return record(data.resources, id).class === 'basic' ? weights.resource.basic : weights.resource.special;
}

/** What all buildings give, each once. */
function production({ cells }: SeatState): number {
  let sum = 0;
  for (const id in cells) {
    const { building } = cells[id]!;
    if (building !== undefined) sum += buildingWorth[building]!;
  }
  return sum;
}

function effectWorth(effect: Effect): number {
  switch (effect.type) {
    case 'gain':
      return Object.entries(effect.gain).reduce((sum, [id, n]) => {
        const each = id === 'happiness' ? 1 : id === 'coins' ? weights.coin : resourceWorth(id);
        return sum + n * each;
      }, 0);
    case 'religion':
    case 'conquest':
    case 'ship':
    case 'trade':
      return weights.effects[effect.type];
    default:
      return weights.effects.other;
  }
}

const buildingWorth: Record<string, number> = {};
for (const [id, { effects }] of Object.entries(data.buildings)) {
  buildingWorth[id] = effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
}

/** Lines that are not full yet, the more the fuller they are. */
function linesWorth({ cells }: SeatState): number {
  let sum = 0;
  for (const line of allLines) {
    const all = lineCells(line);
    let filled = 0;
    let colonists = 0;
    for (const id of all) {
      const cell = cells[id];
      if (!cell) continue;
      filled += 1;
      colonists += cell.colonists ?? 0;
    }
    const share = filled / all.length;
    if (share < 1) sum += (weights.line + weights.colonist * colonists) * share ** 2;
  }
  return sum;
}
