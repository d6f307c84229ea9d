import { type CounterId, data, spaceIds } from '../data.js';
import type { SeatState } from '../state.js';
import { largestArea, spaceOf, spacesWith, structuresOn, unchartedCount } from './land.js';

/**
 * What milestones and royal orders count. `level` is what makes a space a high one.
 * @example counted(owner, 'boats') // 2
 */
export function counted(owner: SeatState, counter: CounterId, level = 0): number {
  switch (counter) {
    case 'boats':
      return Object.keys(owner.docks).length;
    case 'structures':
      return structuresOn(owner).length;
    case 'statues':
      return spacesWith(owner, 'statue').length;
    case 'lids':
      return Object.keys(data.cargoShips).length - owner.lids.cargo.length;
    case 'high-spaces':
      return spaceIds.filter((id) => spaceOf(owner, id).level >= level).length;
    case 'uncharted':
      return unchartedCount(owner);
    case 'largest-area':
      return largestArea(owner);
  }
}

/** Hired workers: all, and special ones (CI-19.7, CI-20.4). @example hired(owner).special // 1 */
export function hired(owner: SeatState): { all: number; special: number } {
  const { pool } = data.constants.workers;
  const special = pool.special - owner.pool.special;
  return { all: pool.regular - owner.pool.regular + special, special };
}
