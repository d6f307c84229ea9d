import type { Seat } from '../../engine/message.js';
import { anchorMaker } from '../kit/anchors.js';

/** A land space of a peninsula, such as `c2`. */
export type SpaceId = string;
/** A water space beside it, such as `r3`. */
export type WaterId = string;

/**
 * A place on the pictures.
 * @example anchor('space', 0, 'c2') // 'space:0:c2'
 */
export const anchor = anchorMaker<{
  space: [seat: Seat, space: SpaceId];
  water: [seat: Seat, water: WaterId];
  ship: [seat: Seat, ship: string];
  /** A spot of a sector. */
  spot: [sector: string, worker: string];
  warehouse: [seat: Seat];
  /** All of one kind that lie in the warehouse. */
  stored: [seat: Seat, good: string];
  market: [seat: Seat];
  /** All of one kind that lie on the market. */
  marketed: [seat: Seat, good: string];
  tiles: [seat: Seat];
  /** A side of a double tile. */
  side: [seat: Seat, side: string];
  /** A terrain that a single tile may show. */
  terrain: [terrain: string];
  cartographer: [seat: Seat];
  dock: [seat: Seat, dock: string];
  /** A supply boat, at its dock or not built yet. */
  boat: [seat: Seat, boat: string];
  slot: [seat: Seat, slot: string];
  crate: [seat: Seat, crate: string];
  lids: [seat: Seat];
  mat: [seat: Seat, structure: string];
  card: [card: string];
  cargo: [card: string];
  royal: [card: string];
  milestone: [seat: Seat, milestone: string];
  workers: [seat: Seat];
  /** Workers of a kind that can be placed, and those that can be hired. */
  worker: [seat: Seat, worker: string];
  pool: [seat: Seat, worker: string];
  logbooks: [seat: Seat];
  cooper: [];
}>();
