import { type Message, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data, type Effect, partsOf } from '../data.js';
import { boatsBuilt, isletsLaid } from '../effects/islets.js';
import { canPlace, sidesOf } from '../effects/tiles.js';
import type { State } from '../state.js';
import { boat } from './boat.js';
import { cargo } from './cargo.js';
import { flip } from './flip.js';
import { lid } from './lid.js';
import { move } from './move.js';
import { ruins } from './ruins.js';
import { statue } from './statue.js';

const deeds = { boat, cargo, flip, lid, move, ruins, statue };

/**
 * What a crate or card does, with a warning where nothing of it is possible now (CI-18.7).
 * @example textWords(state, 0, 'crate-draw').id // 'cooper-island.detail.text'
 */
export function textWords(state: State, seat: Seat, id: string): Message {
  const idle = partsOf(id).every((of) => of.every((effect) => isIdle(state, seat, effect)));
  return message(idle ? 'cooper-island.detail.idle' : 'cooper-island.detail.text', { text: { textOf: id } });
}

function isIdle(state: State, seat: Seat, effect: Effect): boolean {
  if (effect.op in deeds) return deeds[effect.op as keyof typeof deeds].why?.(state, seat) !== undefined;
  switch (effect.op) {
    case 'draw':
      return state.bag.length === 0;
    case 'place':
      return !sidesOf(state, seat).some((side) => canPlace(state, seat, side));
    case 'steps':
      return seatOf(state, seat).cartographer === data.constants.cartographer.max;
    case 'use-islet':
      return isletsLaid(state).length === 0;
    case 'use-boat':
      return boatsBuilt(state).every((id) => effect.exclude.includes(id));
    default:
      return false;
  }
}
