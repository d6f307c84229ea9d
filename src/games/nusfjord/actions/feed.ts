import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { several } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { councilAnchor } from '../board/elders.js';
import { councillor, type State } from '../state.js';
import { named } from '../words.js';

/** Which elders get a fish, where there are too few for all (NF-4.2). */
export const feed: Action<State, { elders: string[] }> = {
  answer: true,
  params: [
    several('elders', {
      take: 'set',
      among: (state, seat) => seatOf(state, seat).elders.map(({ id }) => id),
      count(state, seat) {
        const { count } = asked(state, seat, 'feed-elders');
        return { min: count, max: count };
      },
      describe: (state, seat, id) => ({
        label: named(id),
        detail: message('nusfjord.detail.elder-fish', { fish: councillor(state, seat, id).fish }),
        anchor: councilAnchor(seat, id),
      }),
    }),
  ],
  perform(state, seat, { elders }, io) {
    pop(state.tasks, seat);
    if (state.fishing) state.fishing.fed[seat] = elders;
    io.say({
      id: 'nusfjord.told.feed',
      args: { seat: { seat }, elders: { list: elders.map((component) => ({ component })) } },
    });
  },
};
