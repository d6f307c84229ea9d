import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { amount } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { offer, spend } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

const { max } = data.constants.cartographer;

/** How far the cartographer can go: never past the last cell (CI-10.4). */
function range(state: State, seat: Seat): { min: number; max: number } {
  const room = max - seatOf(state, seat).cartographer;
  return { min: 1, max: Math.min(room, offer(state, seat, 'steps')?.n ?? 0) };
}

const count = amount<State, { steps?: number }>('steps', {
  open: true,
  among: range,
  describe: (state, seat, n) => ({
    label: message('cooper-island.label.steps', { n }),
    detail: message('cooper-island.detail.track', { n: seatOf(state, seat).cartographer + Number(n), max }),
    anchor: anchor('cartographer', seat),
  }),
});

/** The cartographer goes on. */
export const steps: Action<State, { steps?: number }> = {
  answer: true,
  params: [count],
  why: (state, seat) => (range(state, seat).max > 0 ? undefined : message('cooper-island.why.track-end')),
  perform(state, seat, args, io) {
    const n = count.chosen(state, seat, args);
    spend(state, seat, offer(state, seat, 'steps')!);
    seatOf(state, seat).cartographer += n;
    io.say({
      id: 'cooper-island.told.steps',
      args: { seat: { seat }, n },
      anchors: [anchor('cartographer', seat)],
    });
  },
};
