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
import { referee } from './referee.js';
import { score } from './scoring.js';
import { scramble } from './scramble.js';
import { fits, setup } from './setup.js';
import { copyState, type State } from './state.js';
import { type CooperIslandView, view } from './view.js';
import { worth } from './worth.js';

/**
 * Cooper Island for 2 to 4 seats, with the variants of the start tile.
 * @example start(cooperIsland, 3, defaultOptions(cooperIsland), seed)
 */
export const cooperIsland: Game<State, CooperIslandView> = {
  id: 'cooper-island',
  command: 'cooper',
  rules: rulesId('cooper-island', data.hash),
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
  scramble,
  ahead,
  score,
  worth,
  referee,
};
