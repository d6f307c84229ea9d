import { data, neighborsOf, type Resource, record, resources, spaceIds, type Terrain } from '../data.js';
import type { SpaceId } from '../ids.js';
import type { Piece, SeatState, Space } from '../state.js';

/** @example spaceOf(owner, 'a1').level // 1 */
export function spaceOf(owner: SeatState, space: SpaceId): Readonly<Space> {
  return record(owner.spaces, space);
}

/**
 * Changes what is said of a space; spaces are shared by copies and never changed in place.
 * @example setSpace(owner, 'a1', { on: null })
 */
export function setSpace(owner: SeatState, space: SpaceId, change: Partial<Space>): void {
  owner.spaces[space] = { ...spaceOf(owner, space), ...change };
}

/** A cube on a space, of that kind. @example cubeOn(owner, 'a1') // 'food' */
export function cubeOn(owner: SeatState, space: SpaceId): Resource | undefined {
  const { on } = spaceOf(owner, space);
  return on !== null && isCube(on) ? on : undefined;
}

const cubes: ReadonlySet<string> = new Set(resources);

function isCube(on: Resource | Piece): on is Resource {
  return cubes.has(on);
}

/**
 * Charted, with nothing on it (CI-1.7).
 * @example isFree(spaceOf(owner, 'a1')) // false
 */
export function isFree({ level, on }: Readonly<Space>): boolean {
  return level > 0 && on === null;
}

/** Free charted spaces. @example freeSpaces(owner) // ['b1'] */
export function freeSpaces(owner: SeatState): SpaceId[] {
  return spaceIds.filter((id) => isFree(spaceOf(owner, id)));
}

/**
 * Free charted spaces of the highest level among them (CI-15.4).
 * @example highestFree(owner) // ['d2', 'd3']
 */
export function highestFree(owner: SeatState): SpaceId[] {
  const free = freeSpaces(owner);
  const highest = Math.max(0, ...free.map((id) => spaceOf(owner, id).level));
  return free.filter((id) => spaceOf(owner, id).level === highest);
}

/**
 * Does the space touch a charted one (CI-2.5)?
 * @example touchesLand(owner, 'b1') // true
 */
export function touchesLand(owner: SeatState, space: SpaceId): boolean {
  for (const id of neighborsOf(space)) if (spaceOf(owner, id).level > 0) return true;
  return false;
}

/**
 * New land may be laid here: uncharted, without ruins, beside charted land (CI-8.2).
 * @example isOpen(owner, 'c2') // false
 */
export function isOpen(owner: SeatState, space: SpaceId): boolean {
  const { level, ruins } = spaceOf(owner, space);
  return level === 0 && !ruins && touchesLand(owner, space);
}

/**
 * Ruins beside charted land (CI-16.1).
 * @example accessibleRuins(owner) // ['c2']
 */
export function accessibleRuins(owner: SeatState): SpaceId[] {
  return spaceIds.filter((id) => spaceOf(owner, id).ruins && touchesLand(owner, id));
}

/**
 * Does a half of that terrain fit onto a charted space (CI-7.5)?
 * @example covers('settlement', 'forest') // true
 */
export function covers(half: Terrain, below: Terrain): boolean {
  return half === below || record(data.terrains, half).covers === 'any';
}

/** Cubes that may be put on a tile of that terrain at that level (CI-1.4). @example cubesFor('mountain', 3) // ['stone', 'gold'] */
export function cubesFor(terrain: Terrain, level: number): Resource[] {
  const { cubes: usual, high } = record(data.terrains, terrain);
  return level >= data.constants.goldFrom ? [...usual, ...high] : usual;
}

/** Spaces with such a piece. @example spacesWith(owner, 'statue').length // 2 */
export function spacesWith(owner: SeatState, ...pieces: Piece[]): SpaceId[] {
  return spaceIds.filter((id) => pieces.includes(spaceOf(owner, id).on as Piece));
}

/**
 * Where structures stand (CI-1.8).
 * @example structuresOn(owner) // ['d3']
 */
export function structuresOn(owner: SeatState): SpaceId[] {
  return spacesWith(owner, 'small-building', 'large-building', 'fortress');
}

/** @example unchartedCount(owner) // 21 */
export function unchartedCount(owner: SeatState): number {
  return spaceIds.filter((id) => spaceOf(owner, id).level === 0).length;
}

/**
 * Are all isthmus spaces charted (CI-20.7)?
 * @example isthmusCharted(owner) // false
 */
export function isthmusCharted(owner: SeatState): boolean {
  return data.peninsula.spaces.every(({ id, isthmus }) => !isthmus || spaceOf(owner, id).level > 0);
}

/**
 * Spaces of the largest connected area of one terrain (CI-21.5).
 * @example largestArea(owner) // 1
 */
export function largestArea(owner: SeatState): number {
  const seen = new Set<SpaceId>();
  let largest = 0;
  for (const start of spaceIds) {
    const { terrain, level } = spaceOf(owner, start);
    if (level === 0 || seen.has(start)) continue;
    const area = [start];
    seen.add(start);
    for (const id of area) {
      for (const other of neighborsOf(id)) {
        const space = spaceOf(owner, other);
        if (seen.has(other) || space.level === 0 || space.terrain !== terrain) continue;
        seen.add(other);
        area.push(other);
      }
    }
    largest = Math.max(largest, area.length);
  }
  return largest;
}
