import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { data } from '../data.js';
import { offer, spend } from '../effects/parts.js';
import { next, type State } from '../state.js';

/** Looks at the top building cards, of which one is kept (CI-15.6). */
export const look: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail: (state, seat) =>
    message('cooper-island.detail.look', { n: data.constants.look, deck: offer(state, seat, 'look')!.deck }),
  perform(state, seat, _args, io) {
    const effect = offer(state, seat, 'look')!;
    spend(state, seat, effect);
    const cards = state.decks[effect.deck].splice(0, data.constants.look);
    io.reveal();
    next(state, seat, { kind: 'keep', deck: effect.deck, cards });
    io.say({ id: `cooper-island.told.look-${effect.deck}`, args: { seat: { seat } } });
    io.say(
      { id: 'cooper-island.told.look-own', args: { cards: { list: cards.map((component) => ({ component })) } } },
      seat,
    );
  },
};
