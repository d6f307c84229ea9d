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
import { type AnnoView, view } from './view.js';
import { worth } from './worth.js';

/**
 * Anno 1800 for 2 to 4 seats, with all cards and objectives of the box.
 * @example start(anno1800, 3, defaultOptions(anno1800), seed)
 */
export const anno1800: Game<State, AnnoView> = {
  id: 'anno-1800',
  command: 'anno',
  rules: rulesId('anno-1800', data.hash),
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
  scramble,
  ahead,
  score,
  worth,
  referee,
};
