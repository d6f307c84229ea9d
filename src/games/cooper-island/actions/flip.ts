import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { partsOf } from '../data.js';
import { begin, offer, spend, toParts } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { componentWords } from './describe.js';

function docksToFlip(state: State, seat: Seat): [dock: string, boat: string][] {
  return Object.entries(seatOf(state, seat).docks).flatMap(([dock, { boat, flipped }]) =>
    flipped ? [] : [[dock, boat] as [string, string]],
  );
}

/** Turns a boat of one's own over for its action (CI-23.14). */
export const flip: Action<State, { boat: string }> = {
  answer: true,
  params: [
    one('boat', {
      among: (state, seat) => docksToFlip(state, seat).map(([, boat]) => boat),
      describe: (_state, seat, boat) => componentWords(boat, anchor('boat', seat, boat)),
    }),
  ],
  why: (state, seat) => (docksToFlip(state, seat).length > 0 ? undefined : message('cooper-island.why.no-boat')),
  perform(state, seat, { boat }, io) {
    spend(state, seat, offer(state, seat, 'flip')!);
    const [dock] = docksToFlip(state, seat).find(([, other]) => other === boat)!;
    seatOf(state, seat).docks[dock] = { boat, flipped: true };
    io.say({
      id: 'cooper-island.told.flip',
      args: { seat: { seat }, boat: { component: boat } },
      anchors: [anchor('dock', seat, dock)],
    });
    begin(state, seat, boat, toParts(partsOf(boat)), io);
  },
};
