import type { Game } from '../../engine/game.js';
import { optionsOf } from '../kit/from-data.js';
import { rulesId } from '../rules-id.js';
import { actions } from './actions/index.js';
import { ahead } from './ahead.js';
import { alone } from './alone.js';
import { components } from './components.js';
import { data } from './data.js';
import { advance } from './flow/advance.js';
import { headline, pending } from './flow/pending.js';
import { turns } from './flow/turns.js';
import { hand } from './hand.js';
import { referee } from './referee.js';
import { score } from './scoring.js';
import { scramble } from './scramble.js';
import { achievements, games, next, resume, total } from './series.js';
import { fits, setup } from './setup.js';
import { copyState, type State } from './state.js';
import { type NusfjordView, view } from './view.js';

/**
 * Nusfjord for 1 to 5 seats: all three decks, mixed decks, the double match, both solo games and the campaign.
 * @example start(nusfjord, 3, defaultOptions(nusfjord), seed)
 */
export const nusfjord: Game<State, NusfjordView> = {
  id: 'nusfjord',
  rules: rulesId('nusfjord', data.hash),
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
  hand,
  scramble,
  ahead,
  score,
  achievements,
  referee,
  series: { games, next, resume, total },
};
