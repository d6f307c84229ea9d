import type { Seat } from '../../engine/message.js';
import { anchorMaker } from '../kit/anchors.js';

/** A space of a colony: `r1c1` is the top left corner, `r6c6` the bottom right one. */
export type CellId = string;

/** @example cellId(2, 3) // 'r2c3' */
export function cellId(row: number, column: number): CellId {
  return `r${row}c${column}`;
}

/** @example position('r2c3') // [2, 3] */
export function position(cell: CellId): [row: number, column: number] {
  return [Number(cell[1]), Number(cell[3])];
}

/**
 * A place on the pictures.
 * @example anchor('goods', 0, 'wood') // 'goods:0:wood'
 */
export const anchor = anchorMaker<{
  board: [board: string];
  cell: [seat: Seat, cell: CellId];
  conquest: [seat: Seat];
  die: [color: 'white' | 'blue', value: number];
  dock: [dock: string];
  /** Where something of a common supply was: `white` or `blue` dice, `double` or `triple` tiles. */
  gap: [what: 'white' | 'blue' | 'double' | 'triple'];
  /** Behind the blue dice of a seat. */
  'own-gap': [seat: Seat];
  goods: [seat: Seat, id: string];
  harbor: [seat: Seat, dock: string];
  place: [place: string];
  religion: [seat: Seat];
  retire: [space: string];
  row: [index: number];
  column: [index: number];
  set: [tile: string];
  tile: [tile: string];
  turn: [rotation: string];
}>();
