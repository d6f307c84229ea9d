import type { Seat } from '../../engine/message.js';
import { anchorMaker } from '../kit/anchors.js';

/** A field of an island of a seat, such as `h-a1` of the home island or `o2-c1` of the second Old World island. */
export type FieldId = string;

/**
 * A place on the pictures.
 * @example anchor('field', 0, 'h-a1') // 'field:0:h-a1'
 */
export const anchor = anchorMaker<{
  field: [seat: Seat, field: FieldId];
  /** The ready cubes of a kind. */
  district: [seat: Seat, kind: string];
  /** Used up, until the shift ends or there is a festival. */
  spent: [seat: Seat, kind: string];
  /** Naval tokens on ships. */
  tokens: [seat: Seat, kind: string];
  gold: [seat: Seat];
  hand: [seat: Seat];
  /** A card in a hand. */
  card: [card: string];
  played: [seat: Seat, card: string];
  expeditions: [seat: Seat];
  island: [seat: Seat, island: string];
  /** Construction tokens on the gameboard. */
  stock: [token: string];
  supply: [kind: string];
  deck: [deck: string];
  objective: [card: string];
  pool: [];
  fireworks: [];
}>();
