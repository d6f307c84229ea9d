import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import type { Effect } from '../data.js';
import type { State } from '../state.js';
import { conquest } from './conquest.js';
import { gainGoods } from './gain.js';
import { placeRoadTile } from './place-road-tile.js';
import { religion } from './religion.js';
import type { Resolve } from './resolve.js';
import { ship } from './ship.js';
import { trade } from './trade.js';

const effects: { [T in Effect['type']]: Resolve<T> } = {
  gain: gainGoods,
  trade,
  ship,
  conquest,
  religion,
  'place-road-tile': placeRoadTile,
};

/** @example resolveEffect(state, 0, { type: 'gain', gain: { wood: 1 } }, 'wood-1', io) */
export function resolveEffect<T extends Effect['type']>(
  state: State,
  seat: Seat,
  effect: Extract<Effect, { type: T }>,
  source: string,
  io: Io,
): void {
  (effects[effect.type as T] as Resolve<T>)(state, seat, effect, source, io);
}
