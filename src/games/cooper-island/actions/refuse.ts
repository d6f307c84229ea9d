import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { asked, seatOf } from '../../kit/seats.js';
import { dropAnchor } from '../effects/helm.js';
import { next, type State } from '../state.js';

/** Does not pay a toll: an anchor, and a good of the other's choice from the supply (CI-9.6, CI-13.8). */
export const refuse: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail(state, seat) {
    const { to } = asked(state, seat, 'toll');
    if (to === null) return message('cooper-island.detail.refuse-own');
    return message('cooper-island.detail.refuse', { seat: { seat: to } });
  },
  perform(state, seat, _args, io) {
    const { to, ship } = asked(state, seat, 'toll');
    pop(state.tasks, seat);
    io.say({ id: 'cooper-island.told.refuse', args: { seat: { seat } } });
    if (to !== null) {
      seatOf(state, to).owed.push(seat);
      io.say({ id: 'cooper-island.told.owed', args: { seat: { seat: to } } });
    }
    if (ship) dropAnchor(state, seat, ship, io);
    else next(state, seat, { kind: 'anchors', n: 1 });
  },
};
