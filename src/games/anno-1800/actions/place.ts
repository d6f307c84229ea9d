import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { fieldOf, standing, typeOf } from '../board/fields.js';
import { fieldsFor, placeToken } from '../board/placing.js';
import { buildingOf } from '../data.js';
import { anotherShip } from '../effects/choosable.js';
import { takeAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

type Answers = { field: string };

function tokenToPlace(state: State): string {
  const { placing } = state.turn;
  if (placing === undefined) throw new Error('there is nothing to place');
  return placing;
}

/** Places the token that is paid for, where it covers what is there (AN-11.2 to AN-11.6). */
export const place: Action<State, Answers> = {
  answer: true,
  params: [
    one('field', {
      alone: true,
      among: (state, seat) => fieldsFor(seatOf(state, seat), tokenToPlace(state)),
      describe(state, seat, id) {
        const field = fieldOf(seatOf(state, seat), id);
        const covers = standing(field);
        const label = message('anno-1800.label.field', { field: id, type: message(`anno-1800.field.${typeOf(id)}`) });
        return {
          label,
          detail:
            covers === undefined
              ? message('anno-1800.detail.empty')
              : message('anno-1800.detail.covers', { building: { component: covers } }),
          anchor: anchor('field', seat, id),
        };
      },
    }),
  ],
  perform(state, seat, { field }, io) {
    const token = tokenToPlace(state);
    const { job } = state.turn;
    if (job?.kind !== 'expand') throw new Error('a token is placed in an Expand action');
    const owner = seatOf(state, seat);
    const covered = standing(fieldOf(owner, field));
    placeToken(state, owner, field, token);
    const args = { seat: { seat }, building: { component: token }, field };
    io.say(
      covered === undefined
        ? { id: 'anno-1800.told.build', args, anchors: [anchor('field', seat, field)] }
        : {
            id: 'anno-1800.told.build-over',
            args: { ...args, covered: { component: covered } },
            anchors: [anchor('field', seat, field)],
          },
    );
    delete state.turn.placing;
    state.turn.job = { ...job, built: [...job.built, token] };
    if (buildingOf(token).type === 'ship' && anotherShip(state, seat)) return;
    takeAction(state);
    if (job.removed) delete state.turn.job;
    else state.turn.job = { ...state.turn.job, over: true };
  },
};
