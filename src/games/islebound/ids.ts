import type { Seat } from '../../engine/message.js';
import { anchorMaker } from '../kit/anchors.js';

/** A space of the map, such as `left-nw` or `port-se`. */
export type SpaceId = string;

/** A city; the region around it has no other name. */
export type CityId = string;

/**
 * A place on the pictures.
 * @example anchor('goods', 0, 'wood') // 'goods:0:wood'
 */
export const anchor = anchorMaker<{
  /** All buildings of a seat. */
  capital: [seat: Seat];
  /** A building of a row or a hand. */
  card: [building: string];
  city: [city: CityId];
  crew: [seat: Seat];
  /** Crew of a type on deck. */
  deckhand: [seat: Seat, type: string];
  event: [event: string];
  goods: [seat: Seat, good: string];
  hand: [seat: Seat];
  /** A space of the influence track, from 1. */
  influence: [space: number];
  /** A slot of the crew display, from 1. */
  recruit: [slot: number];
  renown: [seat: Seat];
  reputation: [card: string];
  ship: [seat: Seat];
  tokens: [];
  treasure: [];
}>();
