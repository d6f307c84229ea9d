import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { several } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { heldByOthers } from '../board/shares.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/** Whose shares of the own colour get a fish, where there are too few for all (NF-4.3). */
export const feedShares: Action<State, { holders: string[] }> = {
  answer: true,
  params: [
    several('holders', {
      take: 'bag',
      among: (state, seat) =>
        heldByOthers(state, seat).flatMap((shares, holder) => Array<string>(shares).fill(String(holder))),
      count(state, seat) {
        const { count } = asked(state, seat, 'feed-shares');
        return { min: count, max: count };
      },
      describe: (state, seat, holder) => ({
        label: message('nusfjord.label.seat', { seat: { seat: Number(holder) } }),
        detail: message('nusfjord.detail.shares', { shares: seatOf(state, Number(holder)).shares[seat] ?? 0 }),
        anchor: anchor('shares', holder),
      }),
    }),
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
