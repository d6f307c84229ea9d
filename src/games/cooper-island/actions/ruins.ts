import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { accessibleRuins, setSpace } from '../board/land.js';
import { openSlots } from '../board/statues.js';
import { data, record } from '../data.js';
import { begin, offer, spend, toParts, triggered } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';
import { spaceWords } from './describe.js';

type Answers = { space: string; slot: string };

function whyNot(state: State, seat: Seat) {
  const owner = seatOf(state, seat);
  if (openSlots(owner).length === 0) return message('cooper-island.why.no-slot');
  return accessibleRuins(owner).length === 0 ? message('cooper-island.why.no-ruins') : undefined;
}

/** The helm points of a statue slot. */
function pointsOf(slot: string): number {
  const bonus = record(data.statueSlots, slot).bonus.flat();
  return bonus.reduce((sum, effect) => sum + (effect.op === 'helm' ? effect.n : 0), 0);
}

/** Removes ruins: their statue comes to a slot of the mat, for the bonus of it (CI-16.1, CI-16.6). */
export const ruins: Action<State, Answers> = {
  answer: true,
  params: [
    one('space', {
      among: (state, seat) => accessibleRuins(seatOf(state, seat)),
      describe: (_state, seat, space) => ({
        ...spaceWords(seat, space),
        detail: message('cooper-island.detail.cleared'),
      }),
    }),
    one('slot', {
      among: (state, seat) => openSlots(seatOf(state, seat)),
      describe: (_state, seat, slot) => ({
        label: named(slot),
        detail: message('cooper-island.detail.bonuses', { points: pointsOf(slot) }),
        anchor: anchor('slot', seat, slot),
      }),
    }),
  ],
  why: whyNot,
  perform(state, seat, { space, slot }, io) {
    const owner = seatOf(state, seat);
    spend(state, seat, offer(state, seat, 'ruins')!);
    setSpace(owner, space, { ruins: false });
    owner.statues.push(slot);
    io.say({
      id: 'cooper-island.told.ruins',
      args: { seat: { seat }, space, slot: { component: slot } },
      anchors: [anchor('space', seat, space), anchor('slot', seat, slot)],
    });
    const bonus = toParts(record(data.statueSlots, slot).bonus);
    begin(state, seat, slot, [...bonus, ...triggered(state, seat, 'ruins')], io);
  },
};
