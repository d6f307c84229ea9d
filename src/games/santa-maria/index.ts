import type { Game } from '../../engine/game.js';
import { optionsOf } from '../kit/from-data.js';
import { rulesId } from '../rules-id.js';
import { actions } from './actions/index.js';
import { ahead } from './ahead.js';
import { alone } from './alone.js';
import { components } from './components.js';
import { data } from './data.js';
import { achievements } from './effects/achievements.js';
import { advance } from './flow/advance.js';
import { headline, pending } from './flow/pending.js';
import { turns } from './flow/turns.js';
import { referee } from './referee.js';
import { score } from './scoring.js';
import { scramble } from './scramble.js';
import { fits, setup } from './setup.js';
import { copyState, type State } from './state.js';
import { type SantaMariaView, view } from './view.js';
import { worth } from './worth.js';

/**
 * Santa Maria for 1 to 4 seats: the basic and the advanced set-up, common blue dice and the solo game.
 * @example start(santaMaria, 2, defaultOptions(santaMaria), seed)
 */
export const santaMaria: Game<State, SantaMariaView> = {
  id: 'santa-maria',
  rules: rulesId('santa-maria', data.hash),
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
  alone,
  view,
  scramble,
  ahead,
  score,
  achievements,
  worth,
  referee,
};
