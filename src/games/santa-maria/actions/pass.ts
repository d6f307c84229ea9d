import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { data, record } from '../data.js';
import { scholarsOf } from '../effects/abilities.js';
import { returnCoins } from '../effects/returned-coins.js';
import { useOf } from '../effects/use.js';
import { anchor } from '../ids.js';
import { isSolo, type State } from '../state.js';
import { named } from '../words.js';

function freeSpaces(state: State): string[] {
  return Object.keys(data.retireSpaces).filter((space) => state.retire[space] === undefined);
}

/** What comes of having taken a higher space than others: the first turn of the next year, at last a tie (SM-13.5, SM-14.7). */
function whatOrderIsFor(state: State): 'nothing' | 'first' | 'tie' {
  if (isSolo(state)) return 'nothing';
  return state.year < data.constants.years ? 'first' : 'tie';
}

/** Main action D: a retire space, its action, and the income of the harbour (SM-11). */
export const pass: Action<State, { space: string }> = {
  rare: true,
  params: [
    one('space', {
      among: freeSpaces,
      promptArgs: (state) => ({ order: whatOrderIsFor(state) }),
      describe: (_state, _seat, space) => ({
        label: named(space),
        detail: message('santa-maria.detail.text', { text: { textOf: space } }),
        anchor: anchor('retire', space),
      }),
    }),
  ],
  perform(state, seat, { space }, io) {
    pop(state.tasks, seat);
    state.retire[space] = seat;
    io.say({
      id: 'santa-maria.told.pass',
      args: { seat: { seat }, space: { component: space } },
      anchors: [anchor('retire', space)],
    });
    for (const scholar of scholarsOf(state, seat)) returnCoins(state, seat, scholar, io);
    const effects = record(data.retireSpaces, space).effects;
    push(state.tasks, seat, useOf(space, effects), { kind: 'income' });
  },
};
