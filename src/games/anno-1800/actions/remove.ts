import type { Action, Io } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { fieldOf } from '../board/fields.js';
import { removeToken, whyNotRemove } from '../board/placing.js';
import { anotherShip, shipsOf } from '../effects/choosable.js';
import { save } from '../effects/saved.js';
import { beginAction, takeAction } from '../flow/turn.js';
import { anchor, type FieldId } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';

type Answers = { field: string };

/** A field with an own token on it, which is taken off in an action that builds these ships. */
const fieldParam = (ships: (state: State) => number[]) =>
  one<State, Answers>('field', {
    among: (state, seat) => seatOf(state, seat).fields.flatMap(({ id, token }) => (token === undefined ? [] : [id])),
    whyNot: (state, seat, id) => whyNotRemove(seatOf(state, seat), id, ships(state)),
    none: () => message('anno-1800.why.no-token'),
    describe(state, seat, id) {
      const { token, printed } = fieldOf(seatOf(state, seat), id);
      return {
        label: named(token!),
        detail:
          printed === undefined
            ? message('anno-1800.detail.remove')
            : message('anno-1800.detail.remove-printed', { building: { component: printed } }),
        anchor: anchor('field', seat, id),
      };
    },
  });

const late = fieldParam(shipsOf);
const first = fieldParam(() => []);

function takeOff(state: State, seat: Seat, id: FieldId, io: Io): void {
  const owner = seatOf(state, seat);
  const { token } = fieldOf(owner, id);
  removeToken(state, owner, id);
  io.say({
    id: 'anno-1800.told.remove',
    args: { seat: { seat }, building: { component: token! } },
    anchors: [anchor('field', seat, id)],
  });
}

/** Takes an own construction token off, once in an Expand action and at any moment of it (AN-11.10, AN-11.22). */
export const remove: Action<State, Answers> = {
  params: [late],
  why(state, seat) {
    const { job } = state.turn;
    if (job?.kind !== 'expand') return message('anno-1800.why.not-expanding');
    return job.removed ? message('anno-1800.why.removed') : late.why(state, seat);
  },
  perform(state, seat, { field: id }, io) {
    takeOff(state, seat, id, io);
    const { job } = state.turn;
    if (job?.kind !== 'expand') throw new Error('nothing is removed outside of an Expand action');
    state.turn.job = { ...job, removed: true };
    const { bill, placing } = state.turn;
    if (job.built.length === 0 || bill || placing !== undefined) return;
    // After a placement: that was all, unless a shipyard is left, or came to light, for another ship.
    const more = job.mode === 'ship' && anotherShip(state, seat);
    if (more && job.over) {
      state.turn.job = { ...job, removed: true, over: false };
      state.turn.actions += 1;
    } else if (!more) {
      if (!job.over) takeAction(state);
      delete state.turn.job;
    }
  },
};

/** Begins an Expand action with the removal (AN-11.26). */
export const clear: Action<State, Answers> = {
  params: [first],
  why: first.why,
  perform(state, seat, { field: id }, io) {
    save(state);
    beginAction(state);
    state.turn.job = { kind: 'expand', built: [], removed: true, over: false };
    takeOff(state, seat, id, io);
  },
};
