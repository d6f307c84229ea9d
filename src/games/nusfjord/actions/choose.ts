import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { own } from '../effects/judge.js';
import { chooseOp, openOptions } from '../effects/ops/choices.js';
import type { State } from '../state.js';
import { opWords } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

/** One of several effects; then what it asks. */
export const choose: Action<State, { option: string }> = {
  answer: true,
  params: [
    one('option', {
      among(state, seat) {
        const { op, source } = termsOf(state, seat, chooseOp);
        return openOptions(state, seat, op, own, source);
      },
      describe(state, seat, option) {
        const { op } = termsOf(state, seat, chooseOp);
        const ops = op.options[Number(option) - 1]?.ops ?? [];
        return { label: message('nusfjord.label.ops', { ops: { list: ops.map(opWords) } }) };
      },
    }),
  ],
  why: (state, seat) => whyNot(state, seat, chooseOp),
  perform(state, seat, { option }, io) {
    const { op, source } = begin(state, seat, chooseOp, io);
    const ops = op.options[Number(option) - 1]?.ops ?? [];
    push(state.tasks, seat, { kind: 'ops', ops, source, duty: 'first' });
  },
};
