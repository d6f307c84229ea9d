import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { councilAnchor } from '../board/elders.js';
import { asked, type State, seatOf } from '../state.js';
import { named } from '../words.js';

/** Which elders get a fish, where there are too few for all (NF-4.2). */
export const feed: Action<State, { elders: string[] }> = {
  answer: true,
  params: [
    {
      name: 'elders',
      take: 'set',
      next(state, seat, _args, picked) {
        const { count } = asked(state, seat, 'feed-elders');
        const elders = seatOf(state, seat).elders.map(({ id }) => id);
        return {
          values: picked.length < count ? elders.filter((id) => !picked.includes(id)) : [],
          done: picked.length === count,
        };
      },
      describe: (state, seat, _args, value) => ({
        label: named(value),
        detail: message('nusfjord.detail.elder-fish', {
          fish: seatOf(state, seat).elders.find(({ id }) => id === value)?.fish ?? 0,
        }),
        anchor: councilAnchor(seat, value),
      }),
    },
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
