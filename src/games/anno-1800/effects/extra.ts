import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { industryOn, makersOf } from '../board/fields.js';
import { data, type Kind, kinds, type Needs, sortOf } from '../data.js';
import type { Moment } from '../state.js';
import { noCubes } from '../state.js';
import { meansOf } from './means.js';
import { type Bought, boughtBy, hasIsland, offersOf, oneShots } from './sources.js';
import { type Demand, type Extra, mostPurse, stages, weigh } from './weigh.js';

/** What a resource can come from when shifts may end. */
interface Choices {
  resource: string;
  island: boolean;
  price: number | undefined;
  cards: string[];
  /** Kinds of cubes that make it here, with free workplaces and the cubes on the others. */
  makers: { kind: Kind; free: number; on: Kind[] }[];
}

/**
 * The free steps after which needs can be paid (AN-9.8): first shift ends alone, then with cards and objective effects
 * that bring tokens and gold, then with those that bring or upgrade cubes; among these with the fewest one-shot cards,
 * then for the least gold. All ways to settle the needs are looked through. Undefined: there is none.
 * @example extraFor(state, 0, { beer: 1 })?.ends // { worker: 1 }
 */
export function extraFor(
  state: Moment,
  seat: Seat,
  needs: Needs,
  turn: Bought = boughtBy(state, seat),
): Extra | undefined {
  const means = meansOf(state, seat);
  const demand: Demand = { uses: noCubes(), freed: noCubes(), trade: 0, exploration: 0, gold: 0 };
  const units: string[] = [];
  for (const [need, count] of Object.entries(needs)) {
    const sort = sortOf(need);
    if (sort === 'resource') for (let one = 0; one < count; one += 1) units.push(need);
    else if (sort === 'cube') demand.uses[need as Kind] += count;
    else demand[need as 'trade'] += count;
  }
  for (const stage of stages) {
    const purse = mostPurse(state, means, demand, stage);
    if (!purse) continue;
    const seen = new Map<string, Extra | undefined>();
    let best: { extra: Extra; shots: number } | undefined;
    const judge = (all: Demand, shots: number): void => {
      if (best && shots > best.shots) return;
      const key = keyOf(all);
      if (!seen.has(key)) seen.set(key, weigh(state, means, all, stage));
      const extra = seen.get(key);
      if (!extra) return;
      if (!best || shots < best.shots || extra.gold < best.extra.gold) best = { extra, shots };
    };
    walk(state, seat, units, demand, turn, purse.most, judge);
    if (best) return best.extra;
  }
  return undefined;
}

function keyOf({ uses, freed, trade }: Demand): string {
  let key = `${trade}`;
  for (const kind of kinds) key += `,${uses[kind]},${freed[kind]}`;
  return key;
}

/** Shows `judge` every way to settle the units: what it demands, and how many one-shot cards it plays. */
function walk(
  state: Moment,
  seat: Seat,
  units: string[],
  demand: Demand,
  turn: Bought,
  most: number,
  judge: (all: Demand, shots: number) => void,
): void {
  const pool: Record<string, number> = { ...turn.pool };
  const bought = new Set(turn.bought);
  const played = new Set<string>();
  const known = new Map<string, Choices>();
  for (const unit of units) if (!known.has(unit)) known.set(unit, choicesOf(state, seat, unit));
  const go = (at: number, shots: number): void => {
    const unit = units[at];
    if (unit === undefined) {
      judge(demand, shots);
      return;
    }
    const { island, price, cards, makers } = known.get(unit)!;
    if (pool[unit]) {
      pool[unit] -= 1;
      go(at + 1, shots);
      pool[unit] += 1;
      return; // Nothing is ever cheaper, and nothing else can use it.
    }
    for (const maker of makers) work(maker, at, shots);
    if (island) pay(data.constants.trade.island, at, shots);
    if (price !== undefined && !bought.has(unit)) {
      bought.add(unit);
      pay(price, at, shots);
      bought.delete(unit);
    }
    for (const card of cards) {
      if (played.has(card)) continue;
      played.add(card);
      go(at + 1, shots + 1);
      played.delete(card);
    }
  };
  const pay = (tokens: number, at: number, shots: number): void => {
    if (demand.trade + tokens > most) return;
    demand.trade += tokens;
    go(at + 1, shots);
    demand.trade -= tokens;
  };
  const work = (maker: Choices['makers'][number], at: number, shots: number): void => {
    const { kind } = maker;
    demand.uses[kind] += 1;
    if (maker.free > 0) {
      maker.free -= 1;
      maker.on.push(kind);
      go(at + 1, shots);
      maker.on.pop();
      maker.free += 1;
    } else {
      for (const gone of new Set(maker.on)) {
        const on = maker.on.slice();
        maker.on[maker.on.indexOf(gone)] = kind;
        demand.freed[gone] += 1;
        go(at + 1, shots);
        demand.freed[gone] -= 1;
        maker.on = on;
      }
    }
    demand.uses[kind] -= 1;
  };
  go(0, 0);
}

function choicesOf(state: Moment, seat: Seat, resource: string): Choices {
  const owner = seatOf(state, seat);
  const raw = data.resources[resource]!.world === 'new-world';
  const makers: Choices['makers'] = [];
  for (const field of raw ? [] : makersOf(owner, resource)) {
    const { worker, workplaces } = industryOn(field)!;
    let maker = makers.find(({ kind }) => kind === worker);
    if (!maker) {
      maker = { kind: worker, free: 0, on: [] };
      makers.push(maker);
    }
    maker.free += workplaces - field.cubes.length;
    maker.on.push(...field.cubes);
  }
  return {
    resource,
    island: raw && hasIsland(owner, resource),
    price: raw ? undefined : offersOf(state, seat, resource)[0]?.price,
    cards: oneShots(owner, resource),
    makers,
  };
}
