import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { gainTask } from '../effects/gain.js';
import { noteGiven } from '../effects/visit.js';
import { answered, next, type State } from '../state.js';
import { gainsArg } from '../words.js';

/** One of several gains that a city offers. */
export const choose: Action<State, { gain: string }> = {
  answer: true,
  params: [
    one('gain', {
      among: (state, seat) => asked(state, seat, 'choose').options.map(([first]) => first!.kind),
      describe(state, seat, kind) {
        const option = asked(state, seat, 'choose').options.find(([first]) => first!.kind === kind)!;
        return { label: message('islebound.label.goods', { goods: gainsArg(option) }) };
      },
    }),
  ],
  perform(state, seat, { gain }) {
    const { options, source } = asked(state, seat, 'choose');
    const option = options.find(([first]) => first!.kind === gain)!;
    answered(state);
    noteGiven(state, source, option);
    next(state, gainTask(seat, option, source));
  },
};
