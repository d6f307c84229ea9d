import type { Description } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { itemOf } from '../board/goods.js';
import { spaceOf } from '../board/land.js';
import { data, record, type Terrain } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg, named } from '../words.js';

/**
 * One thing to pay with: a good of the warehouse, or the cube of a space with what it is worth.
 * @example itemWords(state, 0, 'd3').anchor // 'space:0:d3'
 */
export function itemWords(state: State, seat: Seat, item: string): Description {
  const { good, value } = itemOf(seatOf(state, seat), item);
  if (item in seatOf(state, seat).warehouse) {
    return {
      label: message('cooper-island.label.stored', { goods: amountsArg({ [good]: 1 }) }),
      anchor: anchor('stored', seat, good),
    };
  }
  return {
    label: message('cooper-island.label.cube', { space: item, goods: amountsArg({ [good]: value }) }),
    anchor: anchor('space', seat, item),
  };
}

/**
 * A kind of goods.
 * @example goodWords('wood')
 */
export function goodWords(good: string): Description {
  return { label: message('cooper-island.label.goods', { goods: amountsArg({ [good]: 1 }) }) };
}

/**
 * A space of one's own.
 * @example spaceWords(0, 'd3').anchor // 'space:0:d3'
 */
export function spaceWords(seat: Seat, space: string): Description {
  return { label: message('cooper-island.label.space', { space }), anchor: anchor('space', seat, space) };
}

/**
 * Something in the box, with what it does.
 * @example componentWords('boat-coin')
 */
export function componentWords(component: string, place?: string): Description {
  return {
    label: named(component),
    detail: message('cooper-island.detail.text', { text: { textOf: component } }),
    ...(place !== undefined && { anchor: place }),
  };
}

/**
 * The cubes that land of these terrains gets.
 * @example cubesWords(['forest', 'forest']) // cubes: 2 wood
 */
export function cubesWords(terrains: readonly Terrain[]): Message {
  const cubes: Record<string, number> = {};
  for (const terrain of terrains) {
    const [cube] = record(data.terrains, terrain).cubes;
    cubes[cube!] = (cubes[cube!] ?? 0) + 1;
  }
  return message('cooper-island.detail.cubes', { n: terrains.length, cubes: amountsArg(cubes) });
}

/**
 * What a space is now, before something is laid or placed there.
 * @example landWords(state, 0, 'd3') // forest, level 2
 */
export function landWords(state: State, seat: Seat, space: string): Message {
  const { level, terrain } = spaceOf(seatOf(state, seat), space);
  if (terrain === null) return message('cooper-island.detail.new-land');
  return message('cooper-island.detail.terrain', { terrain: { component: terrain }, level });
}

/**
 * A ship of one's own.
 * @example shipWords(0, 'one-mast').anchor // 'ship:0:one-mast'
 */
export function shipWords(seat: Seat, ship: string): Description {
  return { label: named(ship), anchor: anchor('ship', seat, ship) };
}
