import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { partsOf } from '../data.js';
import { begin, toParts } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { componentWords } from './describe.js';
import { textWords } from './idle.js';

const card = one<State, { card: string }>('card', {
  among: (state, seat) => Object.keys(seatOf(state, seat).large),
  whyNot: (state, seat, id) => (seatOf(state, seat).large[id] ? undefined : message('cooper-island.why.face-down')),
  none: () => message('cooper-island.why.no-card'),
  describe: (state, seat, id) => ({ ...componentWords(id, anchor('card', id)), detail: textWords(state, seat, id) }),
});

/** Uses a large building card, which is turned face down first (CI-18.6, CI-18.11). */
export const useCard: Action<State, { card: string }> = {
  params: [card],
  why: card.why,
  perform(state, seat, args, io) {
    seatOf(state, seat).large[args.card] = false;
    io.say({
      id: 'cooper-island.told.card',
      args: { seat: { seat }, card: { component: args.card } },
      anchors: [anchor('card', args.card)],
    });
    begin(state, seat, args.card, toParts(partsOf(args.card)), io);
  },
};
