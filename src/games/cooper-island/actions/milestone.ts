import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { openHiring, turnedMilestones } from '../effects/milestones.js';
import { begin, helmParts } from '../effects/parts.js';
import { anchor } from '../ids.js';
import { next, type State, type Worker } from '../state.js';
import { componentWords } from './describe.js';

type Answers = { token: string; slot: string; worker?: Worker };

function pool(state: State, seat: Seat): Worker[] {
  return (['regular', 'special'] as const).filter((worker) => seatOf(state, seat).pool[worker] > 0);
}

/** Moves a turned milestone to the hiring zone for its bonus (CI-19.2 to CI-19.5). */
export const milestone: Action<State, Answers> = {
  params: [
    one('token', {
      among: turnedMilestones,
      describe: (_state, seat, id) => componentWords(id, anchor('milestone', seat, id)),
    }),
    one('slot', { among: openHiring, describe: (_state, _seat, id) => componentWords(id) }),
    one('worker', {
      when: (_state, _seat, args) => record(data.hiringSlots, args.slot).hire === true,
      among: pool,
      describe: (_state, seat, worker) => ({
        label: message('cooper-island.label.worker', { worker }),
        detail: message('cooper-island.detail.hire', { worker }),
        anchor: anchor('pool', seat, worker),
      }),
    }),
  ],
  why: (state, seat) =>
    turnedMilestones(state, seat).length > 0 ? undefined : message('cooper-island.why.no-milestone'),
  perform(state, seat, { token, slot, worker }, io) {
    const owner = seatOf(state, seat);
    owner.milestones[token] = slot;
    const args = { seat: { seat }, token: { component: token } };
    if (!worker) {
      io.say({ id: 'cooper-island.told.milestone-points', args, anchors: [anchor('milestone', seat, token)] });
      begin(state, seat, slot, helmParts(record(data.hiringSlots, slot).points ?? 0), io);
      return;
    }
    owner.pool[worker] -= 1;
    owner.available[worker] += 1;
    io.say({
      id: 'cooper-island.told.hire',
      args: { ...args, worker: message(`cooper-island.worker.${worker}`) },
      anchors: [anchor('workers', seat)],
    });
    if (worker === 'special') next(state, seat, { kind: 'royal' });
  },
};
