import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { moveBelow } from '../board/crew.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/** Exhausts crew (IB-6.1). @example exhaust(state, 0, ['worker'], io) */
export function exhaust(state: State, seat: Seat, types: readonly string[], io: Io): void {
  if (types.length === 0) return;
  moveBelow(seatOf(state, seat), types, 'below');
  tell('islebound.told.exhaust', seat, types, io);
}

/** Wounds crew (IB-6.4). @example wound(state, 0, ['worker'], io) */
export function wound(state: State, seat: Seat, types: readonly string[], io: Io): void {
  moveBelow(seatOf(state, seat), types, 'wounded');
  tell('islebound.told.wound', seat, types, io);
}

function tell(id: string, seat: Seat, types: readonly string[], io: Io): void {
  io.say({
    id,
    args: { seat: { seat }, crew: { list: types.map((component) => ({ component })) } },
    anchors: [anchor('crew', seat)],
  });
}
