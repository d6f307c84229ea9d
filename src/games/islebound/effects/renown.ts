import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { anchor } from '../ids.js';
import { next, type State, seatsFrom, type TaskOf } from '../state.js';
import { renownFor } from './counters.js';

/**
 * Moves the marker. At every seventh step a token is taken with its reward, before the rest of the renown counts; with
 * no tokens left it goes on beyond (IB-11).
 * @example moveMarker(state, task, io)
 */
export function moveMarker(state: State, task: TaskOf<'renown'>, io: Io): void {
  const { seat, amount } = task;
  const owner = seatOf(state, seat);
  const { renownPerToken } = data.constants;
  if (state.tokens.length === 0 || owner.renown + amount < renownPerToken) {
    owner.renown += amount;
    return;
  }
  const left = amount - (renownPerToken - owner.renown);
  owner.renown = 0;
  const token = state.tokens.shift()!;
  owner.tokens.push(token);
  // The one below lies open now.
  if (state.tokens.length > 0) io.reveal();
  io.say({
    id: 'islebound.told.token',
    args: { seat: { seat }, token: { component: token } },
    anchors: [anchor('tokens'), anchor('renown', seat)],
  });
  next(
    state,
    { kind: 'gain', seat, get: record(data.tokens, token).get, source: token },
    ...(left > 0 ? [{ ...task, amount: left }] : []),
  );
}

/** All count at once; then each gains, in turn order from the first player (IB-11.6, IB-11.9).
 * @example meetCondition(state, task) */
export function meetCondition(state: State, { card }: TaskOf<'condition'>): void {
  const { everyone } = record(data.reputation, card);
  const gains = seatsFrom(state, state.first).map((seat): [Seat, number] => [seat, renownFor(state, seat, everyone)]);
  next(
    state,
    ...gains
      .filter(([, amount]) => amount > 0)
      .map(
        ([seat, amount]): TaskOf<'gain'> => ({ kind: 'gain', seat, get: [{ kind: 'renown', amount }], source: card }),
      ),
  );
}
