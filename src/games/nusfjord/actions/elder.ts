import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { councilAnchor, isFree } from '../board/elders.js';
import { workerSet } from '../board/spaces.js';
import { activate, type FishSource } from '../effects/elders.js';
import { councillor, type State } from '../state.js';
import { elderParams } from './elder-params.js';

function freeElders(state: State, seat: Seat): string[] {
  return seatOf(state, seat)
    .elders.filter(isFree)
    .map(({ id }) => id);
}

const params = elderParams(freeElders, () => message('nusfjord.why.elders-busy'));

/** A worker on an own elder, who is activated (NF-6.13). */
export const elder: Action<State, { elder: string; fish?: FishSource }> = {
  params,
  why: params[0].why,
  perform(state, seat, { elder: id, fish = 'table' }, io) {
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    councillor(state, seat, id).worker = workerSet(state);
    owner.placed += 1;
    io.say({
      id: 'nusfjord.told.worker',
      args: { seat: { seat }, action: { component: id } },
      anchors: [councilAnchor(seat, id)],
      heading: true,
    });
    activate(state, seat, id, fish, io);
  },
};
