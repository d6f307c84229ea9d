import type { Action } from '../../../engine/game.js';
import { copyTargets } from '../board/spaces.js';
import { copyActionSpace } from '../effects/ops/choices.js';
import type { State } from '../state.js';
import { targetParam } from './copy-params.js';
import { begin, isNamed, performCopied, termsOf, whyNot } from './terms.js';

/** The action of a fully occupied space, without a worker (Town Hall, Messenger). */
export const copyAction: Action<State, { target: string }> = {
  answer: true,
  params: [targetParam((state, seat) => copyTargets(state, termsOf(state, seat, copyActionSpace).op.columns))],
  why: (state, seat) => whyNot(state, seat, copyActionSpace),
  perform(state, seat, { target }, io) {
    const { source } = begin(state, seat, copyActionSpace, io);
    io.say({
      id: isNamed(target) ? 'nusfjord.told.copy-by-named' : 'nusfjord.told.copy-by',
      args: { seat: { seat }, source: { component: source }, action: { component: target } },
    });
    performCopied(state, seat, target);
  },
};
