import type { Seat } from '../../engine/message.js';
import { anchorMaker } from '../kit/anchors.js';

/** A building space of a harbour board: a column letter and a row from the top, such as `b1` or `d3`. */
export type CellId = string;

/** Two neighbouring spaces that a forest covers: `cd1`, `ab2`, `cd2`, `ab3`, `cd3`. */
export type DoubleId = string;

/**
 * A place on the pictures.
 * @example anchor('goods', 0, 'wood') // 'goods:0:wood'
 */
export const anchor = anchorMaker<{
  card: [building: string];
  cell: [seat: Seat, cell: CellId];
  council: [seat: Seat, elder: string];
  double: [seat: Seat, double: DoubleId];
  elder: [elder: string];
  fleet: [seat: Seat, ship: string];
  /** Where something that everybody could take was. */
  gap: [what: 'offers'];
  goods: [seat: Seat, good: string];
  hand: [seat: Seat];
  plate: [plate: number];
  reserve: [seat: Seat];
  shares: [seat: Seat | string];
  ship: [ship: string];
  space: [space: string];
}>();
