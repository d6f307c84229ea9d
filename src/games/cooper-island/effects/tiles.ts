import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { covers, cubesFor, freeSpaces, isFree, isOpen, setSpace, spaceOf, touchesLand } from '../board/land.js';
import { levellingTile, singleWith } from '../board/stock.js';
import { data, neighborsOf, type Resource, record, spaceIds, type Terrain, terrains } from '../data.js';
import { anchor, type SpaceId } from '../ids.js';
import type { SeatState, State } from '../state.js';
import { waitingPieces } from './parts.js';

const { chart } = data.constants;
export type Pair = readonly [Terrain, Terrain];

/**
 * A side of a double tile, such as `double-1-a`.
 * @example sideOf('double-1-a').terrains // ['forest', 'meadow']
 */
export function sideOf(side: string): { tile: string; terrains: Pair } {
  const [tile, letter] = [side.slice(0, -2), side.slice(-1) as 'a' | 'b'];
  return { tile, terrains: record(data.doubleTiles, tile).sides[letter] };
}

/** Sides of the double tiles in a seat's supply. @example sidesOf(state, 0) // ['double-2-a', 'double-2-b'] */
export function sidesOf(state: State, seat: Seat): string[] {
  const { tiles } = seatOf(state, seat);
  return Object.keys(data.doubleTiles).flatMap((id) => ((tiles[id] ?? 0) > 0 ? [`${id}-a`, `${id}-b`] : []));
}

const why = (id: string): Refusal => message(`cooper-island.why.${id}`);
/** Made once: most spaces are refused, for one of these. */
const refusals = {
  ruins: why('ruins'),
  occupied: why('occupied'),
  terrain: why('terrain'),
  contact: why('contact'),
  levels: why('levels'),
  waits: why('piece-waits'),
};

/**
 * Why the seat has no cartographer action now, or too few steps for it (CI-18.8, CI-18.9).
 * @example whyNotChart(state, 0, 2) // undefined
 */
export function whyNotChart(state: State, seat: Seat, steps: number): Refusal | undefined {
  const { cartographer, done } = seatOf(state, seat);
  if (state.phase === 'window') return why('no-chart');
  if (done.chart) return why('charted');
  if (cartographer < steps) return message('cooper-island.why.steps', { steps });
  return undefined;
}

/**
 * Why no half of that terrain can lie on a space, whatever is beside it.
 * @example whyNotHalf(owner, 'c2', 'forest')?.id // 'cooper-island.why.ruins'
 */
export function whyNotHalf(owner: SeatState, space: SpaceId, half: Terrain): Refusal | undefined {
  const { level, ruins, terrain, on } = spaceOf(owner, space);
  if (ruins) return refusals.ruins;
  if (level > 0 && on !== null) return refusals.occupied;
  return level > 0 && !covers(half, terrain!) ? refusals.terrain : undefined;
}

/**
 * Why two halves cannot be laid onto two adjacent spaces (CI-7.2 to CI-7.7).
 * @example whyNotPair(state, 0, ['b1', 'c1'], ['forest', 'meadow']) // undefined
 */
export function whyNotPair(
  state: State,
  seat: Seat,
  [a, b]: readonly [SpaceId, SpaceId],
  pair: Pair,
): Refusal | undefined {
  const owner = seatOf(state, seat);
  const [one, other] = [spaceOf(owner, a), spaceOf(owner, b)];
  const half = whyNotHalf(owner, a, pair[0]) ?? whyNotHalf(owner, b, pair[1]);
  if (half) return half;
  const charted = (one.level > 0 ? 1 : 0) + (other.level > 0 ? 1 : 0);
  if (charted === 0) return touchesLand(owner, a) || touchesLand(owner, b) ? undefined : refusals.contact;
  const difference = Math.abs(one.level - other.level);
  if (difference > 1) return refusals.levels;
  // A piece that is paid for must find a free space (CI-15.9).
  const waiting = waitingPieces(state, seat);
  if (waiting > 0 && freeSpaces(owner).length - charted < waiting) return refusals.waits;
  if (difference === 0) return undefined;
  const action = whyNotChart(state, seat, chart.level) ?? (levellingTile(state, null) ? undefined : why('no-single'));
  return action && message('cooper-island.why.uneven', { why: action });
}

/**
 * Can the side be laid anywhere?
 * @example canPlace(state, 0, 'double-1-a') // true
 */
export function canPlace(state: State, seat: Seat, side: string): boolean {
  const { terrains: pair } = sideOf(side);
  const owner = seatOf(state, seat);
  return spaceIds.some(
    (a) => !whyNotHalf(owner, a, pair[0]) && neighborsOf(a).some((b) => !whyNotPair(state, seat, [a, b], pair)),
  );
}

/**
 * The level both halves will have.
 * @example levelAfter(state, 0, ['b1', 'c1']) // 1
 */
export function levelAfter(state: State, seat: Seat, [a, b]: readonly [SpaceId, SpaceId]): number {
  const owner = seatOf(state, seat);
  return Math.max(spaceOf(owner, a).level, spaceOf(owner, b).level) + 1;
}

/**
 * Cubes that a tile may get where there is a choice, else none: at most one half is a mountain.
 * @example oresFor(['mountain', 'forest'], 3) // ['stone', 'gold']
 */
export function oresFor(halves: readonly Terrain[], level: number): Resource[] {
  return halves.map((half) => cubesFor(half, level)).find((cubes) => cubes.length > 1) ?? [];
}

/**
 * The cube of a half: as chosen where there is a choice.
 * @example cubeFor('mountain', 3, 'gold') // 'gold'
 */
export function cubeFor(terrain: Terrain, level: number, ore: string | undefined): Resource {
  const cubes = cubesFor(terrain, level);
  return cubes.find((cube) => cube === ore) ?? cubes[0]!;
}

/**
 * Lays a double tile with its levelling tile and its cubes: one act (CI-7.7, CI-7.8, CI-7.11).
 * @example layDouble(state, 0, 'double-1-a', ['b1', 'c1'], undefined, io)
 */
export function layDouble(
  state: State,
  seat: Seat,
  side: string,
  spaces: readonly [SpaceId, SpaceId],
  ore: string | undefined,
  io: Io,
): void {
  const owner = seatOf(state, seat);
  const { tile, terrains: pair } = sideOf(side);
  const level = levelAfter(state, seat, spaces);
  const lower = spaces.find((id) => spaceOf(owner, id).level < level - 1);
  if (lower !== undefined && level > 1) {
    const single = levellingTile(state, spaceOf(owner, lower).terrain)!;
    state.singles[single]! -= 1;
    spendSteps(state, seat, chart.level);
    io.say({ id: 'cooper-island.told.level', args: { seat: { seat }, space: lower, steps: chart.level } });
  }
  owner.tiles[tile]! -= 1;
  for (const [at, space] of spaces.entries()) {
    const terrain = pair[at]!;
    setSpace(owner, space, { level, terrain, on: cubeFor(terrain, level, ore) });
  }
  io.say({
    id: 'cooper-island.told.place',
    args: {
      seat: { seat },
      tile: { list: pair.map((terrain) => ({ component: terrain })) },
      first: spaces[0],
      second: spaces[1],
      level,
    },
    anchors: spaces.map((space) => anchor('space', seat, space)),
  });
}

/** The cartographer goes back, and the one action of the window is spent (CI-18.11). */
function spendSteps(state: State, seat: Seat, steps: number): void {
  const owner = seatOf(state, seat);
  owner.cartographer -= steps;
  owner.done.chart = true;
}

/**
 * Steps that a single tile on a space costs (CI-18.9, CI-18.10).
 * @example chartSteps(0) // 2
 */
export function chartSteps(level: number): number {
  if (level === 0) return chart.explore;
  return level <= chart.lowUpTo ? chart.raiseLow : chart.raiseHigh;
}

/**
 * Why no single tile can be laid on a space.
 * @example whyNotSingle(state, 0, 'b1') // undefined
 */
export function whyNotSingle(state: State, seat: Seat, space: SpaceId): Refusal | undefined {
  const owner = seatOf(state, seat);
  const place = spaceOf(owner, space);
  if (place.ruins) return refusals.ruins;
  if (place.level === 0 && !isOpen(owner, space)) return refusals.contact;
  if (place.level > 0 && !isFree(place)) return refusals.occupied;
  const waiting = place.level > 0 ? waitingPieces(state, seat) : 0;
  if (waiting > 0 && freeSpaces(owner).length <= waiting) return refusals.waits;
  const steps = whyNotChart(state, seat, chartSteps(place.level));
  if (steps) return steps;
  return singlesFor(state, seat, space).length > 0 ? undefined : why('no-single');
}

/**
 * Terrains that a single tile on a space may show.
 * @example singlesFor(state, 0, 'a1') // ['meadow', 'settlement']
 */
export function singlesFor(state: State, seat: Seat, space: SpaceId): Terrain[] {
  const { terrain } = spaceOf(seatOf(state, seat), space);
  return terrains.filter((one) => (terrain === null || covers(one, terrain)) && singleWith(state, one) !== undefined);
}

/**
 * Lays a single tile with its cube by a cartographer action.
 * @example laySingle(state, 0, 'b1', 'forest', undefined, io)
 */
export function laySingle(
  state: State,
  seat: Seat,
  space: SpaceId,
  terrain: Terrain,
  ore: string | undefined,
  io: Io,
): void {
  const owner = seatOf(state, seat);
  const { level } = spaceOf(owner, space);
  const steps = chartSteps(level);
  spendSteps(state, seat, steps);
  state.singles[singleWith(state, terrain)!]! -= 1;
  setSpace(owner, space, { level: level + 1, terrain, on: cubeFor(terrain, level + 1, ore) });
  io.say({
    id: 'cooper-island.told.chart',
    args: { seat: { seat }, terrain: { component: terrain }, space, steps, level: level + 1 },
    anchors: [anchor('space', seat, space), anchor('cartographer', seat)],
  });
}
