import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push, top } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { docks } from '../board/docks.js';
import { emptyCells } from '../board/geometry.js';
import { data, record } from '../data.js';
import { resolveEffect } from '../effects/ops.js';
import { canRaise } from '../effects/payments.js';
import { advanceReligion, mayPlaceMonk, mayStepAgain } from '../effects/religion.js';
import { mayMoveTile, mayShip, refillDock } from '../effects/shipping.js';
import { carryOut, mayLeave, useOf } from '../effects/use.js';
import type { State, Task, TaskOf } from '../state.js';
import { settlePlacing, walkOn } from './walk.js';

/** Does one automatic task, or finds that a question cannot be answered and takes it off. False: a seat must decide. */
type Settle<K extends Task['kind']> = (state: State, seat: Seat, task: TaskOf<K>, io: Io) => boolean;

const waits = (): boolean => false;

const settle: { [K in Task['kind']]: Settle<K> } = {
  'choose-board': waits,
  'choose-set': waits,
  turn: waits,
  'end-turn': waits,
  walk: walkOn,
  'place-die': settlePlacing,
  use(state, seat, task) {
    if (mayLeave(state, seat, task.effects)) return false;
    carryOut(state, seat);
    return true;
  },
  effect(state, seat, task, io) {
    pop(state.tasks, seat);
    resolveEffect(state, seat, task.effect, task.source, io);
    return true;
  },
  trade(state, seat, task, io) {
    const possible = task.made < task.most && task.give.some((cost) => canRaise(state, seat, cost));
    if (possible) return false;
    if (task.made === 0) {
      io.say({ id: 'santa-maria.told.no-trade', args: { source: { component: task.source }, seat: { seat } } });
    }
    return skip(state, seat);
  },
  ship(state, seat, _task, io) {
    if (mayShip(state, seat)) return false;
    io.say({ id: 'santa-maria.told.no-ship', args: { seat: { seat } } });
    return skip(state, seat);
  },
  'move-tile': (state, seat) => !mayMoveTile(state, seat) && skip(state, seat),
  refill(state, seat, task, io) {
    refillDock(state, seat, task.dock, io);
    return true;
  },
  'religion-advance'(state, seat, _task, io) {
    advanceReligion(state, seat, io);
    return true;
  },
  'religion-step': (state, seat) => !mayStepAgain(state, seat) && skip(state, seat),
  'place-monk': (state, seat) => !mayPlaceMonk(state, seat) && skip(state, seat),
  'place-road'(state, seat) {
    const possible = state.roadTiles.length > 0 && emptyCells(seatOf(state, seat).cells).length > 0;
    return !possible && skip(state, seat);
  },
  income(state, seat) {
    pop(state.tasks, seat);
    push(state.tasks, seat, ...income(state, seat));
    return true;
  },
};

/** Everything that needs no decision, up to the next one (the game's `advance`).
 * @example advance(state, io) */
export function advance(state: State, io: Io): void {
  while (state.phase !== 'over') {
    const task = top(state.tasks, state.active);
    if (!task) throw new Error(`seat ${state.active} has nothing to do`);
    if (!settleTask(state, state.active, task, io)) return;
  }
}

function settleTask<K extends Task['kind']>(state: State, seat: Seat, task: TaskOf<K>, io: Io): boolean {
  return (settle[task.kind as K] as Settle<K>)(state, seat, task, io);
}

/** A question that no free action could open (SM-4.6) is not asked. */
function skip(state: State, seat: Seat): true {
  pop(state.tasks, seat);
  return true;
}

/** What the harbour yields at a pass: tile by tile, from the top dock to the bottom one (SM-11.5). */
function income(state: State, seat: Seat): Task[] {
  return docks.flatMap((dock) =>
    (seatOf(state, seat).harbor[dock] ?? []).map(() => useOf(dock, record(data.docks, dock).income)),
  );
}
