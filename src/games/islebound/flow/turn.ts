import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { byRound } from '../../kit/round.js';
import { bySeats, data } from '../data.js';
import type { State } from '../state.js';

const { endBuildings, safetyRounds } = data.constants;

/** The first round begins (IB-3.1). @example startPlay(state, io) */
export function startPlay(state: State, io: Io): void {
  state.phase = 'play';
  startRound(state, io);
}

function startRound(state: State, io: Io): void {
  state.round += 1;
  byRound(io).say({ id: 'islebound.told.round', args: { round: state.round, seat: { seat: state.first } } });
  beginTurn(state, state.first);
}

/** @example beginTurn(state, 0) */
export function beginTurn(state: State, seat: Seat): void {
  state.active = seat;
  state.turn = { acted: false, given: [], partners: [], refused: 0 };
  push(state.tasks, seat, { kind: 'move' }, { kind: 'turn' });
}

/** Hands the turn on, clockwise; after the last round, or the safety limit, the match is over (IB-13.3, IB-13.9).
 * @example endTurn(state, 0, io) */
export function endTurn(state: State, seat: Seat, io: Io): void {
  pop(state.tasks, seat);
  const following = (seat + 1) % state.seats.length;
  if (following !== state.first) {
    beginTurn(state, following);
    return;
  }
  if (state.round < (state.lastRound ?? safetyRounds)) {
    startRound(state, io);
    return;
  }
  state.phase = 'over';
  byRound(io).say({ id: state.lastRound === undefined ? 'islebound.told.over-limit' : 'islebound.told.over' });
}

/** Enough buildings, or no token left: one more round is played after this one (IB-13.1 to IB-13.3).
 * @example checkEnd(state, io) */
export function checkEnd(state: State, io: Io): void {
  if (state.lastRound !== undefined || state.phase !== 'play') return;
  const enough = bySeats(endBuildings, state.seats.length);
  const builder = state.seats.findIndex(({ buildings }) => buildings.length >= enough);
  if (builder < 0 && state.tokens.length > 0) return;
  state.lastRound = state.round + 1;
  if (builder < 0) io.say({ id: 'islebound.told.last-token', args: { round: state.lastRound } });
  else io.say({ id: 'islebound.told.last-building', args: { seat: { seat: builder }, round: state.lastRound } });
}
