import type { Action } from '../../../engine/game.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { losable, loseOne } from '../effects/attack.js';
import { anchor } from '../ids.js';
import { answered, type State } from '../state.js';
import { named } from '../words.js';

/** Which kind of card a failed attack costs (IB-8.12). */
export const lose: Action<State, { fighter: string }> = {
  answer: true,
  params: [
    one('fighter', {
      among: (state, seat) => losable(asked(state, seat, 'lose').group),
      describe: (_state, seat, kind) => ({ label: named(kind), anchor: anchor('goods', seat, kind) }),
    }),
  ],
  perform(state, _seat, { fighter }, io) {
    answered(state);
    loseOne(state, fighter === 'pirates' ? 'pirates' : 'serpents', io);
  },
};
