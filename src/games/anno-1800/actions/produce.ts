import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { putToWork } from '../board/cubes.js';
import { fieldOf, freePlaces, industryOn, standing } from '../board/fields.js';
import { anchor } from '../ids.js';
import { added, type State } from '../state.js';
import { named, needsArg } from '../words.js';

type Answers = { field: string };

const field = one<State, Answers>('field', {
  among: (state, seat) => {
    const owner = seatOf(state, seat);
    return owner.fields.flatMap((one) => {
      const industry = industryOn(one);
      return industry && freePlaces(one) > 0 && owner.ready[industry.worker] > 0 ? [one.id] : [];
    });
  },
  describe(state, seat, id) {
    const place = fieldOf(seatOf(state, seat), id);
    const { resource, worker } = industryOn(place)!;
    return {
      label: named(standing(place)!),
      detail: message('anno-1800.detail.produce', { resource: { component: resource }, cube: { component: worker } }),
      anchor: anchor('field', seat, id),
    };
  },
});

/** Makes a resource ahead on an own workplace, for later in this turn (AN-5.6). */
export const produce: Action<State, Answers> = {
  intricate: true,
  params: [field],
  why(state, seat) {
    const { fields, ready } = seatOf(state, seat);
    for (const one of fields) {
      const industry = industryOn(one);
      if (industry && ready[industry.worker] > 0 && freePlaces(one) > 0) return undefined;
    }
    return message('anno-1800.why.nobody-ready');
  },
  perform(state, seat, { field: id }, io) {
    const owner = seatOf(state, seat);
    const { resource } = industryOn(fieldOf(owner, id))!;
    putToWork(owner, id);
    state.turn.pool = added(state.turn.pool, resource, 1);
    io.say({
      id: 'anno-1800.told.produce',
      args: { seat: { seat }, made: needsArg({ [resource]: 1 }) },
      anchors: [anchor('field', seat, id), anchor('pool')],
    });
  },
};
