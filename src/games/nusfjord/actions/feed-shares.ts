import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { heldByOthers } from '../board/shares.js';
import { asked, type State } from '../state.js';

/** Whose shares of the own colour get a fish, where there are too few for all (NF-4.3). */
export const feedShares: Action<State, { holders: string[] }> = {
  answer: true,
  params: [
    {
      name: 'holders',
      take: 'bag',
      next(state, seat, _args, picked) {
        const { count } = asked(state, seat, 'feed-shares');
        const left = heldByOthers(state, seat).map(
          (shares, holder) => shares - picked.filter((other) => other === String(holder)).length,
        );
        return {
          values: picked.length < count ? left.flatMap((shares, holder) => (shares > 0 ? [String(holder)] : [])) : [],
          done: picked.length === count,
        };
      },
      describe: (_state, _seat, _args, value) => ({
        label: message('nusfjord.label.seat', { seat: { seat: Number(value) } }),
        anchor: `shares:${value}`,
      }),
    },
  ],
  perform(state, seat, { holders }, io) {
    pop(state.tasks, seat);
    const away = state.seats.map((_, holder) => holders.filter((other) => other === String(holder)).length);
    if (state.fishing) state.fishing.away[seat] = away;
    io.say({
      id: 'nusfjord.told.feed-shares',
      args: { seat: { seat }, holders: { list: [...new Set(holders)].map((holder) => ({ seat: Number(holder) })) } },
    });
  },
};
