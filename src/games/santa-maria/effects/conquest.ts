import { data } from '../data.js';
import { gain } from '../goods.js';
import { seatOf } from '../state.js';
import type { Resolve } from './resolve.js';

const { end, gold } = data.conquestTrack;

/** The marker moves on, on top of those already there; at the end of the track conquistadors are lost (SM-8.6). */
export const conquest: Resolve<'conquest'> = (state, seat, effect, source, io) => {
  const owner = seatOf(state, seat);
  for (let step = 0; step < effect.steps; step += 1) {
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
      anchors: [`conquest:${seat}`],
    });
    for (const symbol of gold) {
      if (symbol.reached === owner.conquest) gain(state, seat, symbol.gain, 'conquest-track', io);
    }
  }
};

function leave(stacks: Record<string, number[]>, space: number, seat: number): void {
  const left = (stacks[space] ?? []).filter((other) => other !== seat);
  if (left.length > 0) stacks[space] = left;
  else delete stacks[space];
}
