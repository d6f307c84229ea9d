import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { sideOf } from '../board/cities.js';
import { cubesLeft, lowestCube } from '../board/influence.js';
import { data } from '../data.js';
import { anchor, type CityId } from '../ids.js';
import { next, type State } from '../state.js';
import { gainTask } from './gain.js';
import { defenceOf } from './modifiers.js';
import { triggered } from './triggers.js';

/** What must be reached to take a city, and the coins for it (IB-8.9, IB-8.19, IB-9.15).
 * @example demandOf(state, 'grenil') // { needed: 4, reward: 4 } */
export function demandOf(state: State, city: CityId): { needed: number; reward: number } {
  const { value } = sideOf(state, city);
  const owner = state.owners[city];
  if (owner === undefined) return { needed: value, reward: value };
  const reward = value + data.constants.defence;
  return { needed: reward + defenceOf(state, owner), reward };
}

/** A city becomes the active seat's, with all that follows (IB-8.13, IB-8.21).
 * @example capture(state, 'grenil', 'attack', io) */
export function capture(state: State, city: CityId, method: 'attack' | 'diplomacy', io: Io): void {
  const seat = state.active;
  const { reward } = demandOf(state, city);
  const former = state.owners[city];
  // Too few cubes: one of the track marks the city (IB-1.7).
  if (cubesLeft(state, seat) === 0) state.influence[lowestCube(state, seat)] = null;
  state.owners[city] = seat;
  tell(seat, city, method, former, io);
  next(
    state,
    gainTask(seat, [{ kind: 'coins', amount: reward }], city),
    ...triggered(state, seat, 'take-city', (trigger) => (trigger.method ?? method) === method),
    ...(former === undefined ? [] : triggered(state, former, 'lose-city')),
    { kind: 'free-visit', city },
  );
}

function tell(seat: Seat, city: CityId, method: 'attack' | 'diplomacy', former: Seat | undefined, io: Io): void {
  const args = { seat: { seat }, city: { component: city } };
  const anchors = [anchor('city', city)];
  if (former === undefined) {
    io.say({ id: method === 'attack' ? 'islebound.told.take' : 'islebound.told.ally', args, anchors });
  } else {
    const id = method === 'attack' ? 'islebound.told.take-from' : 'islebound.told.ally-from';
    io.say({ id, args: { ...args, owner: { seat: former } }, anchors });
  }
}
