import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { highestFree, setSpace, spaceOf } from '../board/land.js';
import { checkMilestones } from '../effects/milestones.js';
import { also, helmParts, offer, spend } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { Part, State } from '../state.js';
import { spaceWords } from './describe.js';

/** Puts a piece onto a free space of the highest level, for its points (CI-15.3, CI-15.4). */
export const put: Action<State, { space: string }> = {
  answer: true,
  params: [
    one('space', {
      among: (state, seat) => highestFree(seatOf(state, seat)),
      describe: (state, seat, space) => ({
        ...spaceWords(seat, space),
        detail: message('cooper-island.detail.terrain', {
          terrain: { component: spaceOf(seatOf(state, seat), space).terrain! },
          level: spaceOf(seatOf(state, seat), space).level,
        }),
      }),
    }),
  ],
  perform(state, seat, { space }, io) {
    const owner = seatOf(state, seat);
    const effect = offer(state, seat, 'piece')!;
    spend(state, seat, effect);
    setSpace(owner, space, { on: effect.piece });
    io.say({
      id: 'cooper-island.told.put',
      args: { seat: { seat }, piece: { component: effect.piece }, space },
      anchors: [anchor('space', seat, space)],
    });
    checkMilestones(state, seat, io);
    const more = spaceOf(owner, space).terrain === 'settlement' ? effect.onSettlement : 0;
    const card: Part[] = effect.deck ? [{ of: [{ op: 'look', deck: effect.deck }], must: true, late: true }] : [];
    also(state, seat, [...helmParts(effect.points + more), ...card]);
  },
};
