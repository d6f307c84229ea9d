import type { Action } from '../../../engine/game.js';
import { seatOf } from '../../kit/seats.js';
import { exchangeCube, nextKind } from '../board/cubes.js';
import { data, type Kind } from '../data.js';
import { finishJob } from '../flow/turn.js';
import type { State } from '../state.js';
import { placeWords, whereParam } from './place-param.js';

type Answers = { where: string };

function kindToImprove({ turn: { improving } }: State): Kind {
  if (improving === undefined) throw new Error('no upgrade is paid for');
  return improving;
}

/** Says which cube the upgrade that is paid for exchanges (AN-16.4 to AN-16.7). */
export const improve: Action<State, Answers> = {
  answer: true,
  params: [whereParam<Answers>(kindToImprove)],
  perform(state, seat, { where }, io) {
    const from = kindToImprove(state);
    const { anchor: place } = placeWords(state, seat, from, where);
    exchangeCube(state, seatOf(state, seat), from, where);
    delete state.turn.improving;
    io.say({
      id: 'anno-1800.told.upgrade',
      args: { seat: { seat }, from: { component: from }, to: { component: nextKind(from)! } },
      ...(place !== undefined && { anchors: [place] }),
    });
    const { job } = state.turn;
    const done = (job?.kind === 'upgrade' ? job.done : 0) + 1;
    state.turn.job = { kind: 'upgrade', done };
    if (done === data.constants.limits.upgrade) finishJob(state, seat, io);
  },
};
