import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { freeSpaces, setSpace, spaceOf, spacesWith, structuresOn } from '../board/land.js';
import { offer, spend } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { SeatState, State } from '../state.js';
import { landWords, spaceWords } from './describe.js';

function movable(owner: SeatState): string[] {
  return [...structuresOn(owner), ...spacesWith(owner, 'statue')];
}

/** Moves a structure or statue to another free space, for no points (CI-23.15). */
export const move: Action<State, { from: string; to: string }> = {
  answer: true,
  params: [
    one('from', {
      alone: true,
      among: (state, seat) => movable(seatOf(state, seat)),
      describe: (state, seat, space) => ({
        ...spaceWords(seat, space),
        detail: message('cooper-island.label.component', {
          component: { component: spaceOf(seatOf(state, seat), space).on! },
        }),
      }),
    }),
    one('to', {
      among: (state, seat) => freeSpaces(seatOf(state, seat)),
      describe: (state, seat, space) => ({ ...spaceWords(seat, space), detail: landWords(state, seat, space) }),
    }),
  ],
  why(state, seat) {
    const owner = seatOf(state, seat);
    if (movable(owner).length === 0) return message('cooper-island.why.nothing-to-move');
    return freeSpaces(owner).length === 0 ? message('cooper-island.why.no-space') : undefined;
  },
  perform(state, seat, { from, to }, io) {
    const owner = seatOf(state, seat);
    spend(state, seat, offer(state, seat, 'move')!);
    const piece = spaceOf(owner, from).on!;
    setSpace(owner, from, { on: null });
    setSpace(owner, to, { on: piece });
    io.say({
      id: 'cooper-island.told.move',
      args: { seat: { seat }, piece: { component: piece }, from, to },
      anchors: [anchor('space', seat, from), anchor('space', seat, to)],
    });
  },
};
