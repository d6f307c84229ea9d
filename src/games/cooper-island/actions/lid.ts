import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { freeSpaces } from '../board/land.js';
import { begin, offer, spend, waitingPieces } from '../effects/parts.js';
import type { State } from '../state.js';

/** Takes an unused lid to place it like a structure (CI-23.13). */
export const lid: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail: (state, seat) => message('cooper-island.detail.lids', { n: seatOf(state, seat).lids.unused }),
  why(state, seat) {
    const owner = seatOf(state, seat);
    if (owner.lids.unused === 0) return message('cooper-island.why.no-lid');
    return freeSpaces(owner).length <= waitingPieces(state, seat) ? message('cooper-island.why.no-space') : undefined;
  },
  perform(state, seat, _args, io) {
    const effect = offer(state, seat, 'lid')!;
    spend(state, seat, effect);
    seatOf(state, seat).lids.unused -= 1;
    const piece = { op: 'piece' as const, piece: 'lid' as const, points: effect.points, onSettlement: 0 };
    begin(state, seat, 'lid', [{ of: [piece], must: true }], io);
  },
};
