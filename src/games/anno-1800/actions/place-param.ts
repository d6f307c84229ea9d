import type { Args, Description } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { type OneOf, one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { type Place, placesOf } from '../board/cubes.js';
import { fieldOf, standing } from '../board/fields.js';
import type { Kind } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/** Where a cube stands, in words. @example placeWords(state, 0, 'worker', 'spent') */
export function placeWords(state: State, seat: Seat, kind: Kind, place: Place): Description {
  const cube = { component: kind };
  if (place === 'ready') {
    return { label: message('anno-1800.label.ready', { cube }), anchor: anchor('district', seat, kind) };
  }
  if (place === 'spent') {
    return { label: message('anno-1800.label.spent', { cube }), anchor: anchor('spent', seat, kind) };
  }
  const building = { component: standing(fieldOf(seatOf(state, seat), place))! };
  return {
    label: message('anno-1800.label.working', { cube, building, field: place }),
    anchor: anchor('field', seat, place),
  };
}

/** Which cube of a kind is upgraded: those in one place are alike (AN-16.9). @example whereParam<Answers>((state) => state.turn.improving) */
export function whereParam<A extends Args & { where?: string }>(
  kindOf: (state: State, seat: Seat, args: A) => Kind,
): OneOf<State, A> {
  return one<State, A>('where' as keyof A & string, {
    among: (state, seat, args) => placesOf(seatOf(state, seat), kindOf(state, seat, args)),
    describe(state, seat, place, args) {
      const where = place === 'ready' || place === 'spent' ? place : 'working';
      return {
        ...placeWords(state, seat, kindOf(state, seat, args), place),
        detail: message(`anno-1800.stays.${where}`),
      };
    },
  });
}
