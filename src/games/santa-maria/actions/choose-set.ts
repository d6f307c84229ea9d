import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { layTile } from '../board/geometry.js';
import { tileOf } from '../data.js';
import { beginYear } from '../flow/year.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { placeWords, spacesWords, tileWords } from '../words.js';
import { placementParams } from './placement.js';

type Answers = { set: string; cell: string; rotation?: string };

const placement = placementParams<Answers>(({ set }) => set);
const [, rotation] = placement;

/** Advanced set-up: a town hall with its scholar, placed at once, the first player last (SM-18.3). */
export const chooseSet: Action<State, Answers> = {
  params: [
    one('set', {
      among: (state) => state.sets.map(({ tile }) => tile),
      describe(state, _seat, tile) {
        const scholar = state.sets.find((set) => set.tile === tile)?.scholar ?? '';
        return {
          label: message('santa-maria.label.set', { tile: { component: tile }, scholar: { component: scholar } }),
          detail: message('santa-maria.detail.set', { effects: tileWords(tile), what: placeWords(scholar) }),
          anchor: anchor('set', tile),
        };
      },
    }),
    ...placement,
  ],
  perform(state, seat, args, io) {
    const { set, cell } = args;
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    const turned = rotation.chosen(state, seat, args);
    const covered = layTile(owner, tileOf(set), cell, turned);
    const { scholar } = state.sets.find((other) => other.tile === set)!;
    owner.scholars = [...owner.scholars, scholar];
    state.sets = state.sets.filter((other) => other.tile !== set);
    io.say({
      id: 'santa-maria.told.set',
      args: { seat: { seat }, tile: { component: set }, scholar: { component: scholar }, where: spacesWords(covered) },
      anchors: covered.map((space) => anchor('cell', seat, space)),
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
