import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { councilAnchor } from '../board/elders.js';
import { elderOps } from '../effects/elders.js';
import { own } from '../effects/judge.js';
import { copyableElders, copyElderOp } from '../effects/ops/elders.js';
import type { State } from '../state.js';
import { named } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

/** The ops of another own elder (NF-10.3, Adviser). */
export const copyElder: Action<State, { elder: string }> = {
  answer: true,
  params: [
    one('elder', {
      among: (state, seat) => copyableElders(state, seat, termsOf(state, seat, copyElderOp).source, own),
      describe: (_state, seat, id) => ({
        label: named(id),
        detail: message('nusfjord.detail.text', { text: { textOf: id } }),
        anchor: councilAnchor(seat, id),
      }),
    }),
  ],
  why: (state, seat) => whyNot(state, seat, copyElderOp),
  perform(state, seat, { elder }, io) {
    const { source } = begin(state, seat, copyElderOp, io);
    io.say({
      id: 'nusfjord.told.copy-by',
      args: { seat: { seat }, source: { component: source }, action: { component: elder } },
    });
    push(state.tasks, seat, elderOps(elder));
  },
};
