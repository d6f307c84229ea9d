import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, replaceTop } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { toMarket } from '../board/goods.js';
import { structuresOn } from '../board/land.js';
import { data, type Effect, type Reduction } from '../data.js';
import { anchor } from '../ids.js';
import { type AnyEffect, type AnyOp, type EffectFor, next, type Part, type State, topTask } from '../state.js';
import { amountsArg } from '../words.js';

/**
 * Parts that can be done now: what is late waits for all that must be done.
 * @example openParts(task.parts)
 */
export function openParts(parts: readonly Part[]): readonly Part[] {
  const pressing = parts.some(({ must, late }) => must && !late);
  return pressing ? parts.filter(({ late }) => !late) : parts;
}

/**
 * The effects of a kind that a seat may carry out now, those first that leave no other choice.
 * @example offers(state, 0, 'take').length // 2
 */
export function offers<K extends AnyOp>(state: State, seat: Seat, op: K): EffectFor<K>[] {
  const task = topTask(state, seat);
  if (task?.kind === 'income') return op === 'place' && !task.double ? [{ op: 'place', n: 1 } as EffectFor<K>] : [];
  if (task?.kind !== 'do') return [];
  const found = openParts(task.parts).filter(({ of }) => of.some((one) => one.op === op));
  return found
    .sort((a, b) => a.of.length - b.of.length)
    .flatMap(({ of }) => of.filter((one): one is EffectFor<K> => one.op === op));
}

/** The first of them. @example offer(state, seat, 'helm')?.n // 2 */
export function offer<K extends AnyOp>(state: State, seat: Seat, op: K): EffectFor<K> | undefined {
  return offers(state, seat, op)[0];
}

/**
 * Takes an effect off that is about to be carried out; what is left of it stays, as `rest` says.
 * @example spend(state, seat, offer(state, seat, 'draw')!)
 */
export function spend(state: State, seat: Seat, effect: AnyEffect, rest?: AnyEffect): void {
  const task = topTask(state, seat);
  if (task?.kind === 'income') {
    replaceTop(state.tasks, seat, { ...task, double: true });
    return;
  }
  if (task?.kind !== 'do') throw new Error(`seat ${seat} has no ${effect.op} to carry out`);
  const used = task.parts.find(({ of }) => of.includes(effect));
  if (!used) throw new Error(`seat ${seat} has no such ${effect.op}`);
  const { of: _, ...kept } = used;
  const parts = task.parts.flatMap((part) => (part !== used ? [part] : rest ? [{ ...kept, of: [rest] }] : []));
  replaceTop(state.tasks, seat, { ...task, parts });
}

/** The effect once less often; undefined: it is done. @example once({ op: 'draw', n: 2 }) // { op: 'draw', n: 1 } */
export function once<E extends AnyEffect & { n: number }>(effect: E, times = 1): E | undefined {
  return effect.n > times ? { ...effect, n: effect.n - times } : undefined;
}

/** Adds parts to the work on top. @example also(state, seat, [{ of: [{ op: 'helm', n: 1 }], must: true }]) */
export function also(state: State, seat: Seat, parts: readonly Part[]): void {
  const task = topTask(state, seat);
  if (task?.kind !== 'do') throw new Error(`seat ${seat} is not at work`);
  replaceTop(state.tasks, seat, { ...task, parts: [...task.parts, ...parts] });
}

/**
 * What data says, as parts: helm gains are compulsory (CI-13.3).
 * @example toParts(partsOf('boat-coin'))
 */
export function toParts(effects: readonly (readonly Effect[])[]): Part[] {
  return effects.map((of) => (of.some(({ op }) => op === 'helm') ? { of, must: true } : { of }));
}

/**
 * A helm gain as a part; none of nothing.
 * @example helmParts(2) // [{ of: [{ op: 'helm', n: 2 }], must: true }]
 */
export function helmParts(n: number): Part[] {
  return n > 0 ? [{ of: [{ op: 'helm', n }], must: true }] : [];
}

/**
 * Begins to carry effects out, before all that waits (CI-5.7); what leaves nothing to choose is done at once.
 * @example begin(state, seat, 'islet-coin', toParts(partsOf('islet-coin')), io)
 */
export function begin(
  state: State,
  seat: Seat,
  source: string,
  parts: readonly Part[],
  io: Io,
  discount?: Reduction,
): void {
  const left = parts.filter(({ of }) => of.length > 1 || !atOnce(state, seat, of[0]!, source, io));
  if (left.length > 0) next(state, seat, { kind: 'do', parts: left, source, ...(discount && { discount }) });
  for (const { of } of parts) {
    if (of[0]!.op === 'feed') next(state, seat, { kind: 'feed', bonus: of[0].bonus });
  }
}

function atOnce(state: State, seat: Seat, effect: AnyEffect, source: string, io: Io): boolean {
  switch (effect.op) {
    case 'take': {
      const [good, ...others] = effect.of;
      if (effect.to !== 'market' || others.length > 0) return false;
      giveToMarket(state, seat, good!, effect.n, source, io);
      return true;
    }
    case 'coins-per-structure':
      giveToMarket(state, seat, 'coins', effect.n * structuresOn(seatOf(state, seat)).length, source, io);
      return true;
    case 'cooper':
      state.cooper = seat;
      io.say({ id: 'cooper-island.told.cooper', args: { seat: { seat } }, anchors: [anchor('cooper')] });
      return true;
    case 'feed':
      return true;
    default:
      return false;
  }
}

/**
 * Goods from the general supply come to a market.
 * @example giveToMarket(state, 0, 'coins', 3, 'large-07', io)
 */
export function giveToMarket(
  state: State,
  seat: Seat,
  good: Parameters<typeof toMarket>[2],
  n: number,
  source: string,
  io: Io,
): void {
  if (n === 0) return;
  toMarket(state, seat, good, n);
  io.say({
    id: 'cooper-island.told.market',
    args: { source: { component: source }, seat: { seat }, goods: amountsArg({ [good]: n }) },
    anchors: [anchor('market', seat)],
    sums: true,
  });
}

/** What small building cards of a seat add to an action (CI-22.16). @example triggered(state, seat, 'boat') */
export function triggered(state: State, seat: Seat, on: string): Part[] {
  return seatOf(state, seat).small.flatMap((id) => {
    const { trigger } = data.cards.small[id]!;
    return trigger?.on === on ? toParts(trigger.parts) : [];
  });
}

/**
 * Goes on without what may be declined (CI-5.8).
 * @example forgo(state, 0)
 */
export function forgo(state: State, seat: Seat): void {
  const task = topTask(state, seat);
  if (task?.kind !== 'do') {
    pop(state.tasks, seat);
    return;
  }
  const open = openParts(task.parts);
  replaceTop(state.tasks, seat, { ...task, parts: task.parts.filter((part) => part.must || !open.includes(part)) });
}

/**
 * Pieces that wait to be placed (CI-15.9).
 * @example waitingPieces(state, 0) // 1
 */
export function waitingPieces(state: State, seat: Seat): number {
  let count = 0;
  for (const task of state.tasks.seats[seat] ?? []) {
    if (task.kind !== 'do') continue;
    count += task.parts.filter(({ of }) => of[0]?.op === 'piece').length;
  }
  return count;
}
