import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { putUnder } from '../board/decks.js';
import { cardOf } from '../data.js';
import { discardOf, openCards, whyNotActivate } from '../effects/activation.js';
import { carryOut } from '../effects/gain.js';
import { barrier, looseCards } from '../effects/saved.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';
import { nothing, putAway } from './put-away.js';
import { tellPutAway } from './tell-put-away.js';

type Answers = { card: string; cards?: string[]; backs?: string[] };

const card = one<State, Answers>('card', {
  among: openCards,
  whyNot: whyNotActivate,
  none: () => message('anno-1800.why.no-open-card'),
  describe: (_state, seat, id) => ({
    label: named(id),
    detail: message('anno-1800.detail.text', { text: { textOf: id } }),
    anchor: anchor('played', seat, id),
  }),
});

/** Activates a played card: it is turned face down and its effect carried out, once a game (AN-13). */
export const activate: Action<State, Answers> = {
  params: [
    card,
    ...putAway<Answers>({
      among: (state, seat) => looseCards(state, seat),
      count: (_state, _seat, args) => {
        const { least, most } = discardOf(args.card) ?? nothing;
        return { min: least, max: most };
      },
      when: (_state, _seat, args) => discardOf(args.card) !== undefined,
    }),
  ],
  why: card.why,
  perform(state, seat, { card: chosen, cards = [] }, io) {
    const owner = seatOf(state, seat);
    owner.played = owner.played.map((one) => (one.id === chosen ? { ...one, open: false } : one));
    io.say({
      id: 'anno-1800.told.activate',
      args: { seat: { seat }, card: { component: chosen } },
      anchors: [anchor('played', seat, chosen)],
    });
    const held = owner.hand.length + owner.expeditions.length;
    for (const effect of cardOf(chosen).effects) carryOut(state, seat, effect, chosen, io);
    if (discardOf(chosen)) {
      putUnder(state, seat, cards);
      tellPutAway(seat, cards, io);
    }
    // Whatever was drawn cannot be taken back (AN-9.10).
    if (owner.hand.length + owner.expeditions.length > held) barrier(state);
  },
};
