import type { Action } from '../../../engine/game.js';
import { pop, push } from '../../../engine/tasks.js';
import { layTile } from '../board/geometry.js';
import { tileOf } from '../data.js';
import { beginYear } from '../flow/year.js';
import { type State, seatOf } from '../state.js';
import { cellAnchor, placeWords, spacesWords, tileWords } from '../words.js';
import { chosenRotation, placementParams } from './placement.js';

/** Advanced set-up: a town hall with its scholar, placed at once, the first player last (SM-18.3). */
export const chooseSet: Action<State, { set: string; cell: string; rotation: string }> = {
  params: [
    {
      name: 'set',
      next: (state) => ({ values: state.sets.map((set) => set.tile), done: false }),
      describe: (state, _seat, _args, value) => {
        const scholar = state.sets.find((set) => set.tile === value)?.scholar ?? '';
        return {
          label: {
            id: 'santa-maria.label.set',
            args: { tile: { component: value }, scholar: { component: scholar } },
          },
          detail: { id: 'santa-maria.detail.set', args: { effects: tileWords(value), what: placeWords(scholar) } },
          anchor: `set:${value}`,
        };
      },
    },
    ...placementParams('set'),
  ],
  perform(state, seat, { set, cell, rotation }, io) {
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    const turned = chosenRotation(state, seat, set, cell, rotation);
    const covered = layTile(owner, tileOf(set), cell, turned);
    const { scholar } = state.sets.find((other) => other.tile === set) as State['sets'][number];
    owner.scholars = [...owner.scholars, scholar];
    state.sets = state.sets.filter((other) => other.tile !== set);
    io.say({
      id: 'santa-maria.told.set',
      args: { seat: { seat }, tile: { component: set }, scholar: { component: scholar }, where: spacesWords(covered) },
      anchors: covered.map((space) => cellAnchor(seat, space)),
    });
    if (seat > 0) {
      state.active = seat - 1;
      push(state.tasks, state.active, { kind: 'choose-set' });
      return;
    }
    state.sets = [];
    beginYear(state, io);
  },
};
