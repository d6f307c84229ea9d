import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push, replaceTop, top } from '../../../engine/tasks.js';
import { byRound } from '../../kit/round.js';
import { seatOf } from '../../kit/seats.js';
import { buildingOf, data, type Op } from '../data.js';
import { cardOps } from '../effects/events.js';
import { everybody, own } from '../effects/judge.js';
import { isWithinReach } from '../effects/reach/index.js';
import { elderWants, meets, opWants, type Want } from '../effects/reach/wants.js';
import { drain, type Works } from '../effects/resolve.js';
import { firstSeat, happen, type State, seatsFrom, type TaskOf } from '../state.js';
import { dividing } from './fishing.js';
import { doTableWork } from './round.js';
import { isWindow } from './window.js';

/** What a seat does by itself in the course of a round. */
const work: Works = {
  ...dividing,
  'third-worker'(state, seat) {
    if (seatOf(state, seat).placed === data.constants.workersPerSet) {
      happen(state, seat, { event: 'third-worker-placed' });
    }
  },
};

/** Everything that needs no decision, up to the next one (the game's `advance`). @example advance(state, io) */
export function advance(state: State, io: Io): void {
  const round = byRound(io);
  do {
    const teller = state.phase === 'fishing' ? round : io;
    for (const seat of seatsFrom(state, firstSeat(state))) {
      do drain(state, seat, teller, work);
      while (skipped(state, seat));
    }
  } while (state.tasks.seats.every((stack) => stack.length === 0) && doTableWork(state, round));
}

/** Takes a question off that nobody could answer but with no. */
function skipped(state: State, seat: Seat): boolean {
  const task = top(state.tasks, seat);
  switch (task?.kind) {
    case 'grant':
      return !isOpen(state, seat, task) && drop(state, seat);
    case 'activate':
      return !isOffered(state, seat, (tried) => elderWants(tried, seat, task.elder, everybody)) && drop(state, seat);
    case 'choose-trigger':
      return sortTriggers(state, seat, task);
    default:
      return false;
  }
}

function drop(state: State, seat: Seat): true {
  pop(state.tasks, seat);
  return true;
}

function isOpen(state: State, seat: Seat, { op, source, must }: TaskOf<'grant'>): boolean {
  if (must) return !own.op(state, seat, op, source);
  return isOffered(state, seat, (tried) => opWants(tried, seat, op, source, everybody));
}

/**
 * Is something optional offered (NF-5.8)? What is in a hand must not be told by whether it is, so everybody's knowledge
 * decides.
 */
function isOffered(state: State, seat: Seat, wants: (tried: State) => Want[]): boolean {
  const { wood, fish, gold } = seatOf(state, seat).supply;
  const now = wants(state).some((want) => meets(wood, fish, gold, want));
  return now || (isWindow(state, seat) && isWithinReach(state, seat, wants));
}

/** Only triggers that can be used are offered; the only one asks for itself. */
function sortTriggers(state: State, seat: Seat, task: TaskOf<'choose-trigger'>): boolean {
  const buildings = task.buildings.filter((id) =>
    isOffered(state, seat, (tried) => triggerOps(id).flatMap((op) => opWants(tried, seat, op, id, everybody))),
  );
  if (buildings.length > 1) {
    replaceTop(state.tasks, seat, { ...task, buildings });
    return false;
  }
  pop(state.tasks, seat);
  push(state.tasks, seat, ...buildings.map((id) => cardOps(state, seat, id)));
  return true;
}

function triggerOps(id: string): Op[] {
  const card = buildingOf(id);
  return card.timing === 'whenever' ? card.effect.ops : [];
}
