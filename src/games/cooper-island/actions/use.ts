import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { replaceTop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, partsOf } from '../data.js';
import { boatsBuilt, boatsOpen, isletsLaid } from '../effects/islets.js';
import { begin, offer, once, spend, toParts } from '../effects/parts.js';
import { anchor } from '../ids.js';
import { type State, topTask } from '../state.js';
import { componentWords } from './describe.js';

/** What may be used: own boats in the income phase, else kinds of islets and boats on the board (CI-6.1, CI-10.7). */
function usable(state: State, seat: Seat): string[] {
  const task = topTask(state, seat);
  if (task?.kind === 'income') {
    return boatsOpen(seatOf(state, seat), task.used);
  }
  const islets = offer(state, seat, 'use-islet');
  const boats = offer(state, seat, 'use-boat');
  return [
    ...(islets ? isletsLaid(state).filter((id) => !islets.exclude.includes(id)) : []),
    ...(boats ? boatsBuilt(state).filter((id) => !boats.exclude.includes(id)) : []),
  ];
}

const what = one<State, { what: string }>('what', {
  among: usable,
  none: () => message('cooper-island.why.nothing-to-use'),
  // What others have built or laid is not on one's own mat.
  describe(state, seat, id) {
    const own = Object.values(seatOf(state, seat).docks).some(({ boat }) => boat === id);
    return componentWords(id, own ? anchor('boat', seat, id) : undefined);
  },
});

/** Uses the action of a boat or an islet. */
export const use: Action<State, { what: string }> = {
  params: [what],
  why: (state, seat) => (usable(state, seat).length > 0 ? undefined : message('cooper-island.why.nothing-to-use')),
  perform(state, seat, args, io) {
    const task = topTask(state, seat);
    if (task?.kind === 'income') replaceTop(state.tasks, seat, { ...task, used: [...task.used, args.what] });
    else {
      const effect = offer(state, seat, data.boats[args.what] ? 'use-boat' : 'use-islet')!;
      const left = once(effect);
      spend(state, seat, effect, left && { ...left, exclude: [...left.exclude, args.what] });
    }
    io.say({ id: 'cooper-island.told.use', args: { seat: { seat }, what: { component: args.what } } });
    begin(state, seat, args.what, toParts(partsOf(args.what)), io);
  },
};
