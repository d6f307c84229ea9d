import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { isOpen, setSpace, spaceOf, touchesLand } from '../board/land.js';
import { data, partsOf, record } from '../data.js';
import { anchor, type SpaceId, type WaterId } from '../ids.js';
import type { SeatState, State } from '../state.js';
import { begin, toParts } from './parts.js';
import { cubeFor } from './tiles.js';

const { placements, roundOne, waters } = data.peninsula;
const bankOf = new Map(waters.map(({ id, bank }) => [id, bank]));

/** Land beside each water that an islet may be laid on, free or not: in the first round and later (CI-8.1, CI-8.5). */
const [early, later] = [roundOne, placements].map((pairs) => {
  const lands = new Map<WaterId, SpaceId[]>();
  for (const { water, land } of pairs) lands.set(water, [...(lands.get(water) ?? []), land]);
  return { lands, waters: [...lands.keys()] };
}) as [Places, Places];
type Places = { lands: Map<WaterId, SpaceId[]>; waters: WaterId[] };

function places({ round }: State): Places {
  return round === 1 ? early : later;
}

/**
 * Water spaces to think of.
 * @example watersOf(state) // ['r1', 'r2']
 */
export function watersOf(state: State): readonly WaterId[] {
  return places(state).waters;
}

/**
 * Land spaces beside one.
 * @example landsOf(state, 'r2') // ['b2', 'c3']
 */
export function landsOf(state: State, water: WaterId): readonly SpaceId[] {
  return places(state).lands.get(water) ?? [];
}

/**
 * Which step from the harbour of its peninsula passes a water space (CI-3.5).
 * @example stepsFromHarbour('r2') // 2
 */
export function stepsFromHarbour(water: WaterId): number {
  const { left, right } = data.peninsula.banks;
  const half = [left.flat(), right.flat()].map((halves) => halves.indexOf(water)).find((at) => at >= 0)!;
  return Math.ceil(half / 2) + 1;
}

/**
 * Why no islet can lie with its land part there (CI-8.2).
 * @example whyNotLand(owner, 'c2')?.id // 'cooper-island.why.ruins'
 */
export function whyNotLand(owner: SeatState, land: SpaceId): Refusal | undefined {
  const { level, ruins } = spaceOf(owner, land);
  if (ruins) return message('cooper-island.why.ruins');
  if (level > 0) return message('cooper-island.why.charted-land');
  return touchesLand(owner, land) ? undefined : message('cooper-island.why.contact');
}

/**
 * Why no islet can lie on that water (CI-8.3, CI-8.6).
 * @example whyNotWater(state, 0, 'r1') // undefined
 */
export function whyNotWater(state: State, seat: Seat, water: WaterId): Refusal | undefined {
  const owner = seatOf(state, seat);
  const bank = bankOf.get(water);
  for (const other in owner.islets) if (bankOf.get(other) === bank) return message('cooper-island.why.bank');
  const lands = landsOf(state, water);
  return lands.some((land) => isOpen(owner, land)) ? undefined : whyNotLand(owner, lands[0]!);
}

/**
 * Lays an islet with its cube; then its owner may use it (CI-8.7, CI-8.8).
 * @example layIslet(state, 0, 'islet-coin', 'r1', 'b2', io)
 */
export function layIslet(state: State, seat: Seat, islet: string, water: WaterId, land: SpaceId, io: Io): void {
  const owner = seatOf(state, seat);
  const { land: terrain } = record(data.islets, islet);
  owner.isletsLeft = owner.isletsLeft.filter((other) => other !== islet);
  owner.islets[water] = islet;
  setSpace(owner, land, { level: 1, terrain, on: cubeFor(terrain, 1, undefined) });
  io.say({
    id: 'cooper-island.told.islet',
    args: { seat: { seat }, islet: { component: islet }, water, land },
    anchors: [anchor('water', seat, water), anchor('space', seat, land)],
  });
  begin(state, seat, islet, toParts(partsOf(islet)), io);
}

/**
 * Kinds of islets laid by anybody.
 * @example isletsLaid(state) // ['islet-coin']
 */
export function isletsLaid(state: State): string[] {
  return Object.keys(data.islets).filter((id) => state.seats.some(({ islets }) => Object.values(islets).includes(id)));
}

/**
 * Boats of a seat that give their income still, where these were used (CI-6.1).
 * @example boatsOpen(owner, ['boat-coin']) // ['boat-lux']
 */
export function boatsOpen({ docks }: SeatState, used: readonly string[]): string[] {
  return Object.values(docks).flatMap(({ boat, flipped }) => (flipped || used.includes(boat) ? [] : [boat]));
}

/**
 * Kinds of boats built by anybody and not flipped.
 * @example boatsBuilt(state) // ['boat-lux']
 */
export function boatsBuilt(state: State): string[] {
  return Object.keys(data.boats).filter((id) =>
    state.seats.some(({ docks }) => Object.values(docks).some(({ boat, flipped }) => boat === id && !flipped)),
  );
}
