import type { Action } from '../../../engine/game.js';
import { pop, push } from '../../../engine/tasks.js';
import { data, record } from '../data.js';
import { scholarsOf } from '../effects/abilities.js';
import { returnCoins } from '../effects/returned-coins.js';
import { useOf } from '../effects/use.js';
import type { State } from '../state.js';
import { effectWords } from '../words.js';

function freeSpaces(state: State): string[] {
  return Object.keys(data.retireSpaces).filter((space) => state.retire[space] === undefined);
}

/** Main action D: a retire space, its action, and the income of the harbour (SM-11). */
export const pass: Action<State, { space: string }> = {
  rare: true,
  params: [
    {
      name: 'space',
      next: (state) => ({ values: freeSpaces(state), done: false }),
      describe: (_state, _seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        detail: {
          id: 'santa-maria.detail.effects',
          args: { effects: effectWords(record(data.retireSpaces, value).effects) },
        },
        anchor: `retire:${value}`,
      }),
    },
  ],
  perform(state, seat, { space }, io) {
    pop(state.tasks, seat);
    state.retire[space] = seat;
    io.say({
      id: 'santa-maria.told.pass',
      args: { seat: { seat }, space: { component: space } },
      anchors: [`retire:${space}`],
    });
    for (const scholar of scholarsOf(state, seat)) returnCoins(state, seat, scholar, io);
    const effects = record(data.retireSpaces, space).effects;
    push(state.tasks, seat, useOf(space, effects), { kind: 'income' });
  },
};
