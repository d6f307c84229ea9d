import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { elderOf } from '../data.js';
import type { State } from '../state.js';
import { type FishSource, takeTableFish } from './elders.js';
import { needsNoTableFish } from './modifiers.js';
import { ruleOf } from './ops/index.js';
import type { Eye, Judge } from './ops/rule.js';
import { fork, silent } from './rehearsal.js';
import { drain } from './resolve.js';

/** Answers whether effects could change something now, as the seat itself or as everybody knows it. */
function judgeFor(eye: Eye): Judge {
  const judge: Judge = {
    eye,
    op: (state, seat, op, source) => ruleOf(op).refusal(state, seat, op, judge, source),
    elder: (state, seat, elder, fish) => elderRefusal(state, seat, elder, fish, judge),
  };
  return judge;
}

/** Knows what the seat knows. */
export const own = judgeFor('own');

/** Knows what everybody knows. */
export const everybody = judgeFor('all');

/**
 * Why an own elder cannot be activated; undefined: he can. What he does is judged after his fish has come to him
 * (NF-6.15), so that is tried on a copy.
 */
function elderRefusal(state: State, seat: Seat, elder: string, fish: FishSource, judge: Judge): Refusal | undefined {
  if (fish === 'none' && !needsNoTableFish(seatOf(state, seat))) return message('nusfjord.why.needs-table-fish');
  if (fish === 'table' && state.plates === 0) return message('nusfjord.why.table-empty');
  const tried = fish === 'table' ? withTableFish(state, seat, elder) : state;
  const [first] = elderOf(elder).ops;
  return first && judge.op(tried, seat, first, elder);
}

/** The position after a fish of the table has come to an elder (NF-6.15). @example withTableFish(state, 0, 'builder') */
export function withTableFish(state: State, seat: Seat, elder: string): State {
  const tried = fork(state, seat);
  tried.tasks.seats[seat] = [];
  takeTableFish(tried, seat, elder, silent);
  drain(tried, seat, silent);
  return tried;
}
