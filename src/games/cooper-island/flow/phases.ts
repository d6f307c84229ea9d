import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { byRound } from '../../kit/round.js';
import { seatOf } from '../../kit/seats.js';
import { noGoods } from '../board/goods.js';
import { data } from '../data.js';
import { next, type State, seatsFrom, type Task } from '../state.js';

/** A phase that all play at the same time begins (CI-5.3). */
function together(state: State, phase: 'income' | 'clean-up' | 'window', tasks: Task[]): void {
  state.phase = phase;
  state.order = [];
  for (const [seat, owner] of state.seats.entries()) {
    owner.done = { acted: false, finished: false, chart: false };
    next(state, seat, ...tasks);
  }
}

/** @example startRound(state, io) */
function startRound(state: State, io: Io): void {
  state.round += 1;
  byRound(io).say({ id: 'cooper-island.told.round', args: { round: state.round, seat: { seat: state.cooper } } });
  together(state, 'income', [{ kind: 'income', islet: false, double: false, used: [] }]);
}

/** @example startWorkers(state, io) */
export function startWorkers(state: State, io: Io): void {
  state.phase = 'workers';
  state.first = state.cooper;
  for (const owner of state.seats) owner.done = { acted: false, finished: false, chart: false };
  byRound(io).say({ id: 'cooper-island.told.workers', args: { seat: { seat: state.first } } });
  takeTurn(state, state.first, io);
}

/** The first seat from this one on that has a worker takes its turn; without any the phase is over (CI-9.2). */
function takeTurn(state: State, from: Seat, io: Io): void {
  for (const seat of seatsFrom(state, from)) {
    const { available, done } = seatOf(state, seat);
    if (done.finished) continue;
    if (available.regular + available.special > 0) {
      beginTurn(state, seat);
      return;
    }
    done.finished = true;
    byRound(io).say({ id: 'cooper-island.told.pass', args: { seat: { seat } } });
  }
  startCleanUp(state, io);
}

/** @example beginTurn(state, 0) */
export function beginTurn(state: State, seat: Seat): void {
  const { done } = seatOf(state, seat);
  state.active = seat;
  done.acted = false;
  done.chart = false;
  next(state, seat, { kind: 'worker' });
}

/** @example endTurn(state, 0, io) */
export function endTurn(state: State, seat: Seat, io: Io): void {
  pop(state.tasks, seat);
  takeTurn(state, (seat + 1) % state.seats.length, io);
}

function startCleanUp(state: State, io: Io): void {
  byRound(io).say({ id: 'cooper-island.told.clean-up' });
  together(state, 'clean-up', [
    { kind: 'feed', bonus: 0 },
    { kind: 'refresh', card: false, lid: false },
    { kind: 'pause', before: 'statues' },
    { kind: 'statues' },
    { kind: 'pause', before: 'isthmus' },
    { kind: 'isthmus' },
    { kind: 'finish' },
  ]);
}

/** Workers come back, markets are emptied, the harbour master moves on (CI-20.8 to CI-20.11). */
function endRound(state: State, io: Io): void {
  for (const spot of Object.values(state.spots)) {
    for (const worker of ['regular', 'special'] as const) {
      for (const seat of spot[worker].splice(0)) seatOf(state, seat).available[worker] += 1;
    }
  }
  for (const owner of state.seats) owner.market = noGoods();
  const cards = Object.keys(data.cargoShips);
  const following = cards[cards.indexOf(state.harbourMaster.card) + 1];
  byRound(io).say({ id: 'cooper-island.told.cleaned' });
  if (following !== undefined && state.round < data.constants.rounds) {
    state.harbourMaster = { card: following, upright: true };
    startRound(state, io);
  } else {
    byRound(io).say({ id: 'cooper-island.told.last-window' });
    together(state, 'window', [{ kind: 'finish' }]);
  }
}

/** Has everybody finished, with nothing owed that must still be chosen (CI-9.7)? */
function allDone(state: State): boolean {
  return (
    state.tasks.seats.every((stack) => stack.length === 0) &&
    (state.phase === 'income' || state.seats.every(({ owed }) => owed.length === 0))
  );
}

/**
 * Goes on to the next phase where this one is over; false: it is not.
 * @example nextPhase(state, io) // false
 */
export function nextPhase(state: State, io: Io): boolean {
  if (state.phase === 'over' || state.phase === 'workers' || !allDone(state)) return false;
  switch (state.phase) {
    case 'start':
      startRound(state, io);
      return true;
    case 'income':
      startWorkers(state, io);
      return true;
    case 'clean-up':
      endRound(state, io);
      return true;
    case 'window':
      state.phase = 'over';
      byRound(io).say({ id: 'cooper-island.told.over' });
      return true;
  }
}
