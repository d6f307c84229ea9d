import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { display, hireCost, hireCrew, whyNotHire } from '../effects/hire.js';
import { anchor } from '../ids.js';
import { answered, type State } from '../state.js';
import { amountsArg, named } from '../words.js';

/** Hires one of the crew in the display (IB-6.6). */
export const hire: Action<State, { recruit: string }> = {
  answer: true,
  params: [
    one('recruit', {
      among: display,
      whyNot: (state, seat, type) => whyNotHire(state, seat, type, asked(state, seat, 'hire').extraCoins),
      describe(state, seat, type) {
        const coins = hireCost(state, type, asked(state, seat, 'hire').extraCoins);
        const skills = record(data.crew, type).skills.map((component) => ({ component }));
        return {
          label: named(type),
          detail: message('islebound.detail.hire', { cost: amountsArg({ coins }), skills: { list: skills } }),
          anchor: anchor('recruit', state.recruits.display.indexOf(type) + 1),
        };
      },
    }),
  ],
  perform(state, seat, { recruit }, io) {
    const task = asked(state, seat, 'hire');
    answered(state);
    hireCrew(state, seat, recruit, task, io);
  },
};
