import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { anchor } from '../ids.js';
import type { State, Worker } from '../state.js';
import { componentWords } from './describe.js';

/** Sends an available worker to a royal order card (CI-19.5, CI-19.6). */
export const royal: Action<State, { worker: Worker; card: string }> = {
  answer: true,
  params: [
    one('worker', {
      among: (state, seat) =>
        (['regular', 'special'] as const).filter((worker) => seatOf(state, seat).available[worker] > 0),
      // Its place is that of the card it goes to.
      describe: (_state, _seat, worker) => ({ label: message('cooper-island.label.worker', { worker }) }),
    }),
    one('card', {
      among: (state) => Object.keys(state.royal).filter((card) => state.royal[card] === null),
      describe: (_state, _seat, card) => componentWords(card, anchor('royal', card)),
    }),
  ],
  perform(state, seat, { worker, card }, io) {
    pop(state.tasks, seat);
    seatOf(state, seat).available[worker] -= 1;
    state.royal[card] = { seat, worker };
    io.say({
      id: 'cooper-island.told.royal',
      args: { seat: { seat }, card: { component: card }, worker: message(`cooper-island.worker.${worker}`) },
      anchors: [anchor('royal', card)],
    });
  },
};
