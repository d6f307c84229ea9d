import type { Seat } from '../../../../engine/message.js';
import { pop, push, top } from '../../../../engine/tasks.js';
import { seatOf } from '../../../kit/seats.js';
import { addForests, forestsOn, plantable } from '../../board/harbour.js';
import { noGoods, times } from '../../board/stock.js';
import { type Amounts, buildingOf, type Op, type OpOf } from '../../data.js';
import { happen, type State, type Stock, type TaskOf } from '../../state.js';
import { cardOps, triggerCards } from '../events.js';
import { own } from '../judge.js';
import { gainsOf } from '../ops/goods.js';
import { askedOp, plainOp } from '../ops/index.js';
import { fork, silent } from '../rehearsal.js';
import type { Holdings } from './holdings.js';
import { opWants } from './wants.js';

/** A position but for the seat's supply, and the supplies it could have there. */
export interface World {
  state: State;
  holdings: Holdings;
}

type Does<K extends Op['op']> = (world: World, seat: Seat, op: OpOf<K>, source: string) => World[];

/**
 * What the ops that an effect window may lead to do to many supplies at once. The holdings handed over are those with
 * which the op is possible; the data's schema admits no other ops there.
 */
const does: { [K in Op['op']]?: Does<K> } = {
  exchange: ({ state, holdings }, _seat, op) => [
    { state, holdings: holdings.traded(op, op.maxTimes ?? Number.POSITIVE_INFINITY) },
  ],
  gain({ state, holdings }, seat, op) {
    const owner = seatOf(state, seat);
    if (op.to === 'reserve') {
      owner.reserve = sum(owner.reserve, gainsOf(state, seat, op));
      return [{ state, holdings }];
    }
    if (op.per === undefined) return [{ state, holdings: holdings.traded({ give: {}, get: amountsOf(op) }) }];
    const after = holdings.changed(op, (supply) => {
      owner.supply = supply;
      return sum(supply, gainsOf(state, seat, op));
    });
    return [{ state, holdings: after }];
  },
  buildReservedSchooner: ({ state, holdings }, seat, op, source) => [
    { state: played(state, seat, op, source, op.cost), holdings: holdings.traded({ give: op.cost, get: {} }) },
  ],
  issueShare({ state, holdings }, seat, op, source) {
    const owner = seatOf(state, seat);
    owner.supply = noGoods();
    askedOp(op).perform?.(state, seat, op, source, silent);
    return [{ state, holdings: holdings.traded({ give: {}, get: owner.supply }) }];
  },
  plantForests({ state, holdings }, seat, { count }) {
    // Which of several alike is planted on makes no difference to what is asked: only numbers of them are counted.
    const owner = seatOf(state, seat);
    const unlike = new Map(plantable(owner, count).map((double) => [forestsOn(owner, double), double]));
    return [...unlike.values()].map((double) => {
      const next = fork(state, seat);
      addForests(seatOf(next, seat), double, count);
      happen(next, seat, { event: 'forests-planted' });
      return { state: next, holdings };
    });
  },
};

function amountsOf({ wood = 0, fish = 0, gold = 0 }: OpOf<'gain'>): Stock {
  return { wood, fish, gold };
}

function sum(a: Stock, b: Stock): Stock {
  return { wood: a.wood + b.wood, fish: a.fish + b.fish, gold: a.gold + b.gold };
}

/** Does a plain op with just enough to pay for it, for what it changes besides goods. */
function played(state: State, seat: Seat, op: Op, source: string, cost: Amounts): State {
  seatOf(state, seat).supply = times(cost, 1);
  plainOp(op)?.perform(state, seat, op, source, silent);
  return state;
}

/**
 * All ends of what lies on the seat's stack above the first `depth` tasks: whatever is asked is answered in every way.
 * @example outcomes(world, 0, depth)
 */
export function outcomes(world: World, seat: Seat, depth: number): World[] {
  const ends: World[] = [];
  const open = [world];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.holdings.isEmpty()) continue;
    if (next.state.tasks.seats[seat]?.length === depth) ends.push(next);
    else open.push(...doTop(next, seat));
  }
  return ends;
}

function doTop({ state, holdings }: World, seat: Seat): World[] {
  const task = top(state.tasks, seat);
  const next = fork(state, seat);
  pop(next.tasks, seat);
  switch (task?.kind) {
    case 'ops':
      return doOp({ state: next, holdings }, seat, task);
    case 'trigger':
      triggerCards(next, seat, task.events);
      return [{ state: next, holdings }];
    case 'choose-trigger': {
      const pure = task.buildings.find(onlyEnriches);
      if (pure) return [resolved({ state: next, holdings }, seat, pure, task)];
      return [
        { state: next, holdings },
        ...task.buildings.map((id) => resolved({ state: next, holdings }, seat, id, task)),
      ];
    }
    default:
      throw new Error(`an effect window leads to ${task?.kind}`);
  }
}

/** Does a card only give fish or gold, which never hinder? Then it is used, and first: nothing is lost by that. */
function onlyEnriches(id: string): boolean {
  const card = buildingOf(id);
  if (card.timing !== 'whenever' || card.effect.limit) return false;
  return card.effect.ops.every((op) => op.op === 'gain' && op.to !== 'reserve' && op.per === undefined && !op.wood);
}

function resolved({ state, holdings }: World, seat: Seat, id: string, task: TaskOf<'choose-trigger'>): World {
  const next = fork(state, seat);
  const buildings = task.buildings.filter((other) => other !== id);
  push(next.tasks, seat, cardOps(next, seat, id), { kind: 'choose-trigger', buildings });
  return { state: next, holdings };
}

/** The first op done, wherever it is possible; left out, where it may be or must be (NF-9.4). */
function doOp({ state, holdings }: World, seat: Seat, { ops: [op, ...later], source, duty }: TaskOf<'ops'>): World[] {
  if (!op) return [{ state, holdings }];
  const wants = opWants(state, seat, op, source, own);
  const able = holdings.those(true, wants);
  const left = plainOp(op) ? holdings.those(false, wants) : holdings;
  const done = does[op.op] as Does<Op['op']> | undefined;
  if (!done) throw new Error(`an effect window leads to ${op.op}`);
  const world = (branch: State, then: TaskOf<'ops'>['duty'], some: Holdings): World => {
    if (later.length > 0) push(branch.tasks, seat, { kind: 'ops', ops: later, source, duty: then });
    return { state: branch, holdings: some };
  };
  const ends: World[] = [];
  const maySkip = (later.length > 0 || duty === 'none') && !left.isEmpty();
  // The state is nobody else's yet: a copy is needed only where both happen.
  if (maySkip) ends.push(world(able.isEmpty() ? state : fork(state, seat), duty, left));
  if (!able.isEmpty()) ends.push(...done(world(state, 'none', able), seat, op, source));
  return ends;
}
