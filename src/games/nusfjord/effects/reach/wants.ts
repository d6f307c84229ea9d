import type { Seat } from '../../../../engine/message.js';
import { seatOf } from '../../../kit/seats.js';
import { shipRefusal, trackRefusal, upgradeRefusal } from '../../board/fleet.js';
import { forestCount } from '../../board/harbour.js';
import { offersTo } from '../../board/offers.js';
import { emptyPlates, fishForPlates } from '../../board/plates.js';
import { newShareCount } from '../../board/shares.js';
import { copyTargets } from '../../board/spaces.js';
import { type Amounts, data, elderOf, type Good, goods, type Op, type OpOf } from '../../data.js';
import type { State } from '../../state.js';
import { withTableFish } from '../judge.js';
import { needsNoTableFish, paysFromReserve, supplyWoodLimit } from '../modifiers.js';
import { buildingCost, roomRefusal } from '../ops/build-building.js';
import { shipPrices } from '../ops/build-ship.js';
import { gainsOf } from '../ops/goods.js';
import type { Judge } from '../ops/rule.js';
import { sharesPrice } from '../ops/shares.js';
import type { Purchase } from '../payments.js';

/** What a supply must hold for something to be possible: at least so much, and less than so much. */
export interface Want {
  least: Amounts;
  below?: Amounts;
}

const nothing: Want[] = [{ least: {} }];

type Wants<K extends Op['op']> = (state: State, seat: Seat, op: OpOf<K>, judge: Judge, source: string) => Want[];

/** The ops that look at the supply. All others are possible or not, whatever it holds. */
const wants: { [K in Op['op']]?: Wants<K> } = {
  exchange: (_state, _seat, { give }) => [{ least: give }],
  gain: gainWants,
  gainUpTo: (state, seat, { resource, level }) =>
    belowLimit(state, seat, resource === 'wood').map(({ least, below }) => ({
      least,
      below: { ...below, [resource]: Math.min(level, below?.[resource] ?? level) },
    })),
  buildShip: (state, seat, op) =>
    Object.keys(data.ships)
      .filter((type) => !shipRefusal(state, seat, type))
      .flatMap((type) => shipPrices(state, seat, type, op))
      .map(({ cost }) => fromSupply(state, seat, 'ship', cost)),
  buildReservedSchooner: (state, seat, { cost }) =>
    Object.keys(state.shipsAside)
      .filter((type) => (state.shipsAside[type] ?? 0) > 0)
      .slice(0, 1)
      .flatMap((type) => (trackRefusal(seatOf(state, seat), type) ? [] : [{ least: cost }])),
  upgradeShip: (state, seat, { paths }) =>
    paths.filter(({ from, to }) => !upgradeRefusal(state, seat, from, to)).map(({ cost }) => ({ least: cost })),
  buildBuilding: (state, seat, op, { eye }) => {
    const owner = seatOf(state, seat);
    if (roomRefusal(owner)) return [];
    if (eye === 'all' && owner.hand.length > 0) return nothing;
    return offersTo(state, seat).map((building) => buildingWant(state, seat, building, op));
  },
  thinOut: (state, seat) => (forestCount(seatOf(state, seat)) > 0 ? belowLimit(state, seat, true) : []),
  buyAllShares: (state, seat, { extraDiscount }) =>
    newShareCount(state) > 0 ? [{ least: { gold: sharesPrice(state, seat, extraDiscount) } }] : [],
  serveFish: (state, _seat, { plateCost }) =>
    emptyPlates(state) > 0 ? [{ least: { fish: fishForPlates(state, 1, plateCost) } }] : [],
  activateElders: (state, seat, _op, judge) =>
    seatOf(state, seat).elders.flatMap(({ id }) => elderWants(state, seat, id, judge)),
  copyActionSpace: (state, seat, { columns }, judge) =>
    copyTargets(state, columns).flatMap(({ op, source }) => opWants(state, seat, op, source, judge)),
  copyElder: (state, seat, _op, judge, source) =>
    seatOf(state, seat)
      .elders.filter(({ id }) => id !== source && elderOf(id).ops[0]?.op !== 'copyElder')
      .flatMap(({ id }) => firstWants(state, seat, elderOf(id).ops, id, judge)),
  choose: (state, seat, { options }, judge, source) =>
    options.flatMap(({ ops }) => firstWants(state, seat, ops, source, judge)),
};

/**
 * What the supply must hold for an op to be possible, as alternatives: it is possible where one of them is met.
 * @example opWants(state, 0, { op: 'buyAllShares' }, 'buy-shares', everybody) // [{ least: { gold: 5 } }]
 */
export function opWants(state: State, seat: Seat, op: Op, source: string, judge: Judge): Want[] {
  const asks = wants[op.op] as Wants<Op['op']> | undefined;
  if (asks) return asks(state, seat, op, judge, source);
  return judge.op(state, seat, op, source) ? [] : nothing;
}

/** What the supply must hold for one building to be paid for. @example buildingWant(state, 0, 'manor', op) */
export function buildingWant(state: State, seat: Seat, building: string, op: OpOf<'buildBuilding'>): Want {
  return fromSupply(state, seat, 'building', buildingCost(building, op));
}

/** The same of activating an own elder. @example elderWants(state, 0, 'builder', everybody) */
export function elderWants(state: State, seat: Seat, elder: string, judge: Judge): Want[] {
  const { ops } = elderOf(elder);
  const without = needsNoTableFish(seatOf(state, seat)) ? firstWants(state, seat, ops, elder, judge) : [];
  if (state.plates === 0) return without;
  const tried = withTableFish(state, seat, elder);
  const before = seatOf(state, seat).supply;
  const after = seatOf(tried, seat).supply;
  const come = (good: Good): number => after[good] - before[good];
  const less = (amounts: Amounts): Amounts =>
    Object.fromEntries(Object.entries(amounts).map(([good, amount]) => [good, amount - come(good as Good)]));
  const fed = firstWants(tried, seat, ops, elder, judge).map(({ least, below }) => ({
    least: less(least),
    ...(below && { below: less(below) }),
  }));
  return [...without, ...fed];
}

function firstWants(state: State, seat: Seat, [first]: Op[], source: string, judge: Judge): Want[] {
  return first ? opWants(state, seat, first, source, judge) : [];
}

/** Wood comes only where there is room for it. */
function belowLimit(state: State, seat: Seat, wood: boolean): Want[] {
  const limit = supplyWoodLimit(seatOf(state, seat));
  return wood && limit !== null ? [{ least: {}, below: { wood: limit } }] : nothing;
}

function fromSupply(state: State, seat: Seat, what: Purchase, cost: Amounts): Want {
  const owner = seatOf(state, seat);
  if (!paysFromReserve(owner, what)) return { least: cost };
  return {
    least: Object.fromEntries(goods.map((good) => [good, Math.max(0, (cost[good] ?? 0) - owner.reserve[good])])),
  };
}

/** Counters that count goods of the supply, and those of the reserve that they count too. */
const counted: Record<string, { good: Good; reserve: boolean }> = {
  gold: { good: 'gold', reserve: false },
  'fish-total': { good: 'fish', reserve: true },
  'wood-total': { good: 'wood', reserve: true },
};

function gainWants(state: State, seat: Seat, op: OpOf<'gain'>): Want[] {
  const given = goods.filter((good) => (op[good] ?? 0) > 0);
  const room = belowLimit(state, seat, op.to !== 'reserve' && given.every((good) => good === 'wood'));
  const count = op.per === undefined ? undefined : counted[op.per];
  if (!count) return goods.some((good) => gainsOf(state, seat, op)[good] > 0) ? room : [];
  const there = count.reserve ? seatOf(state, seat).reserve[count.good] : 0;
  return room.map((want) => ({ ...want, least: { [count.good]: (op.div ?? 1) - there } }));
}

/** Does a supply meet what is wanted? @example meets(2, 0, 5, { least: { wood: 2 } }) // true */
export function meets(wood: number, fish: number, gold: number, { least, below }: Want): boolean {
  const enough = wood >= (least.wood ?? 0) && fish >= (least.fish ?? 0) && gold >= (least.gold ?? 0);
  if (!enough || !below) return enough;
  return wood < (below.wood ?? wood + 1) && fish < (below.fish ?? fish + 1) && gold < (below.gold ?? gold + 1);
}

/** Is it met by every supply? @example isAlways({ least: {} }) // true */
export function isAlways({ least, below }: Want): boolean {
  return !below && goods.every((good) => (least[good] ?? 0) <= 0);
}
