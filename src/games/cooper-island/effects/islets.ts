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

/** Water and land that an islet may be laid on in the running round, free or not (CI-8.1, CI-8.5). */
function pairs(state: State): { water: WaterId; land: SpaceId }[] {
  return state.round === 1 ? roundOne : placements;
}

/**
 * Water spaces to think of.
 * @example watersOf(state) // ['r1', 'r2']
 */
export function watersOf(state: State): WaterId[] {
  return [...new Set(pairs(state).map(({ water }) => water))];
}

/**
 * Land spaces beside one.
 * @example landsOf(state, 'r2') // ['b2', 'c3']
 */
export function landsOf(state: State, water: WaterId): SpaceId[] {
  return pairs(state).flatMap((pair) => (pair.water === water ? [pair.land] : []));
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
  if (Object.keys(owner.islets).some((other) => bankOf.get(other) === bank)) return message('cooper-island.why.bank');
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
 * Kinds of boats built by anybody and not flipped.
 * @example boatsBuilt(state) // ['boat-lux']
 */
export function boatsBuilt(state: State): string[] {
  return Object.keys(data.boats).filter((id) =>
    state.seats.some(({ docks }) => Object.values(docks).some(({ boat, flipped }) => boat === id && !flipped)),
  );
}
