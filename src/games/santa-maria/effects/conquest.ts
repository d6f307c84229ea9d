import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { gain } from './goods.js';

const { end, gold } = data.conquestTrack;

/** The marker moves on, on top of those already there; at the end of the track conquistadors are lost (SM-8.6).
 * @example advanceConquest(state, 0, 1, 'conquest-1', io) */
export function advanceConquest(state: State, seat: Seat, steps: number, source: string, io: Io): void {
  const owner = seatOf(state, seat);
  for (let step = 0; step < steps; step += 1) {
    const args = { seat: { seat }, source: { component: source } };
    if (owner.conquest === end) {
      io.say({ id: 'santa-maria.told.conquest-end', args });
      continue;
    }
    leave(state.conquestStacks, owner.conquest, seat);
    owner.conquest += 1;
    const stack = state.conquestStacks[owner.conquest] ?? [];
    state.conquestStacks[owner.conquest] = [...stack, seat];
    io.say({
      id: 'santa-maria.told.conquest',
      args: { ...args, space: owner.conquest },
      anchors: [anchor('conquest', seat)],
      // A space is called by what it gives, so that no other source is named together with it.
      ...(!(source in data.retireSpaces) && { sums: true as const }),
    });
    for (const symbol of gold) {
      if (symbol.reached === owner.conquest) gain(state, seat, symbol.gain, 'conquest-track', io);
    }
  }
}

function leave(stacks: Record<string, readonly number[]>, space: number, seat: number): void {
  const left = (stacks[space] ?? []).filter((other) => other !== seat);
  if (left.length > 0) stacks[space] = left;
  else delete stacks[space];
}
