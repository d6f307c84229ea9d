import type { Game } from '../../engine/game.js';
import { optionsOf } from '../kit/from-data.js';
import { rulesId } from '../rules-id.js';
import { actions } from './actions/index.js';
import { ahead } from './ahead.js';
import { components } from './components.js';
import { data } from './data.js';
import { advance } from './flow/advance.js';
import { headline, pending } from './flow/pending.js';
import { turns } from './flow/turns.js';
import { hand } from './hand.js';
import { referee } from './referee.js';
import { score } from './scoring.js';
import { scramble } from './scramble.js';
import { fits, setup } from './setup.js';
import { copyState, type State } from './state.js';
import { type IsleboundView, view } from './view.js';
import { worth } from './worth.js';

/**
 * Islebound for 2 to 4 seats, with all variants of the rulebook and the Metropolis expansion.
 * @example start(islebound, 3, defaultOptions(islebound), seed)
 */
export const islebound: Game<State, IsleboundView> = {
  id: 'islebound',
  rules: rulesId('islebound', data.hash),
  seats: data.constants.seats,
  options: optionsOf(data.options),
  components,
  fits,
  setup,
  advance,
  copy: copyState,
  pending,
  actions,
  turns,
  headline,
  view,
  hand,
  holdsCards: ({ variants }) => variants.architect,
  scramble,
  ahead,
  score,
  worth,
  referee,
};
