import { push } from '../../../engine/tasks.js';
import type { Resolve } from './resolve.js';

/** A road tile may be put on an empty space (SM-11.4). */
export const placeRoadTile: Resolve<'place-road-tile'> = (state, seat) => {
  push(state.tasks, seat, { kind: 'place-road' });
};
