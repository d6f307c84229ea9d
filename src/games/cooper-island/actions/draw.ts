import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { offer, once, spend } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/** Draws a double tile from the bag (CI-10.3, CI-24.2). */
export const draw: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail: (state) => message('cooper-island.detail.bag', { n: state.bag.length }),
  why: (state) => (state.bag.length > 0 ? undefined : message('cooper-island.why.bag')),
  perform(state, seat, _args, io) {
    const effect = offer(state, seat, 'draw')!;
    spend(state, seat, effect, once(effect));
    const tile = state.bag.shift()!;
    io.reveal();
    const { tiles } = seatOf(state, seat);
    tiles[tile] = (tiles[tile] ?? 0) + 1;
    io.say({
      id: 'cooper-island.told.draw',
      args: { seat: { seat }, tile: { component: tile } },
      anchors: [anchor('tiles', seat)],
    });
  },
};
