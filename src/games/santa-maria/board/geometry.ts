import { data, record, type ShapeId, type Tile } from '../data.js';
import { type CellId, cellId, position } from '../ids.js';
import { type Cell, type Cells, type Line, type SeatState, setCell } from '../state.js';

/** How a tile may be turned, clockwise, in degrees. */
export const rotations = ['0', '90', '180', '270'] as const;

const { rows, columns } = data.constants.grid;

/** All spaces of a colony in reading order. */
export const allCells: readonly CellId[] = Array.from({ length: rows * columns }, (_, at) =>
  cellId(Math.floor(at / columns) + 1, (at % columns) + 1),
);

/** All rows and columns. */
export const allLines: readonly Line[] = [
  ...Array.from({ length: rows }, (_, at): Line => ({ kind: 'row', index: at + 1 })),
  ...Array.from({ length: columns }, (_, at): Line => ({ kind: 'column', index: at + 1 })),
];

const cellsOf: Record<Line['kind'], readonly CellId[][]> = {
  row: Array.from({ length: rows }, (_, at) =>
    Array.from({ length: columns }, (_, other) => cellId(at + 1, other + 1)),
  ),
  column: Array.from({ length: columns }, (_, at) =>
    Array.from({ length: rows }, (_, other) => cellId(other + 1, at + 1)),
  ),
};

/** The spaces of a line in the order in which it is walked.
 * @example lineCells({ kind: 'column', index: 3 })[0] // 'r1c3' */
export function lineCells(line: Line): readonly CellId[] {
  const found = cellsOf[line.kind][line.index - 1];
  if (!found) throw new Error(`no ${line.kind} ${line.index}`);
  return found;
}

/** The spaces above, right of, below and left of a space, those inside the grid.
 * @example neighbours('r1c1') // ['r1c2', 'r2c1'] */
export function neighbours(cell: CellId): CellId[] {
  const [row, column] = position(cell);
  const around: [number, number][] = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  return around.filter(([r, c]) => inside(r, c)).map(([r, c]) => cellId(r, c));
}

type Covered = Readonly<Record<string, CellId>>;

/** What every shape covers, by anchor and rotation, where it stays in the grid: worked out once. */
const footprints = Object.fromEntries(
  Object.keys(data.shapes).map((shape) => [
    shape,
    Object.fromEntries(allCells.map((anchor) => [anchor, coveredFrom(shape as ShapeId, anchor)])),
  ]),
);

function coveredFrom(shape: ShapeId, anchor: CellId): Record<string, Covered> {
  const [row, column] = position(anchor);
  const offsets = Object.entries(record(data.shapes, shape).offsets);
  const found: Record<string, Covered> = {};
  for (const rotation of rotations) {
    const covered = offsets.flatMap(([key, offset]) => {
      if (!offset) return [];
      const [down, right] = turn(offset, Number(rotation) / 90);
      return [{ key, row: row + down, column: column + right }];
    });
    if (covered.every((cell) => inside(cell.row, cell.column))) {
      found[rotation] = Object.fromEntries(covered.map((cell) => [cell.key, cellId(cell.row, cell.column)]));
    }
  }
  return found;
}

/**
 * Which space each cell of a shape covers when its cell a lies on `anchor`; undefined: it would leave the grid.
 * @example footprint('double', 'r1c1', '90') // { a: 'r1c1', b: 'r2c1' }
 */
export function footprint(shape: ShapeId, anchor: CellId, rotation: string): Covered | undefined {
  return footprints[shape]?.[anchor]?.[rotation];
}

/** The rotations in which a tile fits with its cell a on `anchor`.
 * @example fittingRotations(cells, 'double', 'r1c1') // ['0', '90'] */
export function fittingRotations(cells: Cells, shape: ShapeId, anchor: CellId): string[] {
  return rotations.filter((rotation) => fits(cells, footprint(shape, anchor, rotation)));
}

function fits(cells: Cells, covered: Covered | undefined): boolean {
  if (!covered) return false;
  for (const key in covered) if (cells[covered[key]!]) return false;
  return true;
}

/** The spaces on which cell a of a tile can lie in some rotation.
 * @example fittingCells(cells, 'double') */
export function fittingCells(cells: Cells, shape: ShapeId): CellId[] {
  return allCells.filter((cell) => fitsAt(cells, shape, cell));
}

/** Is there room for a tile anywhere?
 * @example hasRoom(cells, 'double') */
export function hasRoom(cells: Cells, shape: ShapeId): boolean {
  return allCells.some((cell) => fitsAt(cells, shape, cell));
}

function fitsAt(cells: Cells, shape: ShapeId, anchor: CellId): boolean {
  return !cells[anchor] && rotations.some((rotation) => fits(cells, footprint(shape, anchor, rotation)));
}

/** Lays a tile that fits. Returns the spaces covered.
 * @example layTile(seatOf(state, 0), tileOf('double-01'), 'r1c2', '90') */
export function layTile(owner: SeatState, tile: Tile, anchor: CellId, rotation: string): CellId[] {
  const covered = footprint(tile.shape, anchor, rotation);
  if (!covered) throw new Error(`${tile.id} does not fit at ${anchor}`);
  for (const [key, cell] of Object.entries(covered)) {
    const printed = tile.cells[key as 'a' | 'b' | 'c'];
    if (printed) setCell(owner, cell, { ...printed, tile: tile.id });
  }
  return Object.values(covered);
}

/** Gives a seat its board, with what is printed on it.
 * @example takeBoard(state.seats[0], 'a1') */
export function takeBoard(owner: SeatState, board: string): void {
  owner.board = board;
  owner.cells = structuredClone(record(data.boards, board).printed);
}

/** @example emptyCells(cells).length */
export function emptyCells(cells: Cells): CellId[] {
  return allCells.filter((cell) => !cells[cell]);
}

/** A building on which neither a die nor coins lie (SM-2.3).
 * @example isFree(cells.r1c1) */
export function isFree(cell: Cell | undefined): cell is Cell {
  return cell?.building !== undefined && !cell.die && !cell.coins;
}

const freeIn = new WeakMap<Cells, CellId[]>();

/** All free buildings of a colony, worked out once: its spaces are never changed in place.
 * @example freeCells(cells).length */
export function freeCells(cells: Cells): readonly CellId[] {
  const known = freeIn.get(cells);
  if (known) return known;
  const found = allCells.filter((cell) => isFree(cells[cell]));
  freeIn.set(cells, found);
  return found;
}

/** The free buildings of a line in walking order.
 * @example freeBuildings(cells, { kind: 'row', index: 1 }) */
export function freeBuildings(cells: Cells, line: Line): CellId[] {
  return lineCells(line).filter((cell) => isFree(cells[cell]));
}

/** Is a building of the line free?
 * @example hasFreeBuilding(cells, { kind: 'row', index: 1 }) */
export function hasFreeBuilding(cells: Cells, line: Line): boolean {
  return lineCells(line).some((cell) => isFree(cells[cell]));
}

/** Is every space of the line filled?
 * @example isComplete(cells, { kind: 'row', index: 1 }) */
export function isComplete(cells: Cells, line: Line): boolean {
  return lineCells(line).every((cell) => cells[cell]);
}

/** Colonists on the roads of a line.
 * @example colonistsIn(cells, { kind: 'row', index: 6 }) */
export function colonistsIn(cells: Cells, line: Line): number {
  return lineCells(line).reduce((sum, cell) => sum + (cells[cell]?.colonists ?? 0), 0);
}

function inside(row: number, column: number): boolean {
  return row >= 1 && row <= rows && column >= 1 && column <= columns;
}

function turn([down, right]: [number, number], quarters: number): [number, number] {
  return quarters === 0 ? [down, right] : turn([right, -down], quarters - 1);
}
