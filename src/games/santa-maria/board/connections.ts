import type { CellId } from '../ids.js';
import type { Cell, Cells } from '../state.js';
import { neighbours } from './geometry.js';

/**
 * All spaces that fit and can be reached from `starts` stepping between spaces that fit, `starts` included where they
 * fit themselves.
 * @example area(cells, ['r1c1'], (cell) => cell.terrain === 'farm')
 */
function area(cells: Cells, starts: CellId[], fits: (cell: Cell) => boolean): Set<CellId> {
  const found = new Set<CellId>();
  const open = [...starts];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const cell = cells[at];
    if (!cell || found.has(at) || !fits(cell)) continue;
    found.add(at);
    open.push(...neighbours(at));
  }
  return found;
}

/** The areas of adjacent spaces that fit, each space in one of them.
 * @example areas(cells, (cell) => cell.terrain === 'farm').map((one) => one.size) */
export function areas(cells: Cells, fits: (cell: Cell) => boolean): Set<CellId>[] {
  const found: Set<CellId>[] = [];
  for (const start of Object.keys(cells)) {
    if (found.some((one) => one.has(start))) continue;
    const one = area(cells, [start], fits);
    if (one.size > 0) found.push(one);
  }
  return found;
}

/** The road spaces on unbroken roads that begin next to a building (SM-17.2, SM-17.3).
 * @example roadsFrom(cells, 'r5c5').has('r6c5') */
export function roadsFrom(cells: Cells, building: CellId): Set<CellId> {
  return area(cells, neighbours(building), (cell) => cell.terrain === 'road');
}

/** The other buildings adjacent to a building or joined to it by an unbroken road (SM-17.2).
 * @example connectedBuildings(cells, 'r5c5') // ['r5c4', 'r6c6'] */
export function connectedBuildings(cells: Cells, building: CellId): CellId[] {
  const touched = new Set(neighbours(building));
  for (const road of roadsFrom(cells, building)) for (const cell of neighbours(road)) touched.add(cell);
  touched.delete(building);
  return [...touched].filter((cell) => cells[cell]?.building !== undefined).sort();
}

/** Where the town hall stands; undefined: not placed yet.
 * @example townHall(cells) // 'r5c5' */
export function townHall(cells: Cells): CellId | undefined {
  return Object.keys(cells).find((cell) => cells[cell]?.terrain === 'town-hall');
}
