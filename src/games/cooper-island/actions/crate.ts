import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { singleItems } from '../board/goods.js';
import { data, partsOf, record } from '../data.js';
import { payItems } from '../effects/feeding.js';
import { begin, toParts } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { componentWords, itemWords } from './describe.js';
import { textWords } from './idle.js';

type Answers = { crate: string; fee?: string };

function crates(state: State, seat: Seat): string[] {
  const { small, lids } = seatOf(state, seat);
  return Object.values(data.crates).flatMap(({ id, card }) =>
    lids.crates.includes(id) || (card !== undefined && !small.includes(card)) ? [] : [id],
  );
}

const which = one<State, Answers>('crate', {
  among: crates,
  whyNot: (state, seat, id) =>
    record(data.crates, id).fee && singleItems(seatOf(state, seat)).length === 0
      ? message('cooper-island.why.nothing-to-pay')
      : undefined,
  none: () => message('cooper-island.why.no-crate'),
  describe: (state, seat, id) => ({
    ...componentWords(id, anchor('crate', seat, id)),
    detail: textWords(state, seat, id),
  }),
});

/** Covers a crate with an unused lid for its action (CI-18.5, CI-22.4). */
export const crate: Action<State, Answers> = {
  params: [
    which,
    one('fee', {
      closed: true,
      when: (_state, _seat, args) => record(data.crates, args.crate).fee === true,
      among: (state, seat) => singleItems(seatOf(state, seat)),
      describe: itemWords,
    }),
  ],
  why(state, seat) {
    if (seatOf(state, seat).lids.unused === 0) return message('cooper-island.why.no-lid');
    return which.why(state, seat);
  },
  perform(state, seat, args, io) {
    const owner = seatOf(state, seat);
    owner.lids.unused -= 1;
    owner.lids.crates.push(args.crate);
    const places = args.fee ? payItems(owner, [args.fee], seat) : [];
    io.say({
      id: 'cooper-island.told.crate',
      args: { seat: { seat }, crate: { component: args.crate } },
      anchors: [...places, anchor('crate', seat, args.crate)],
    });
    begin(state, seat, args.crate, toParts(partsOf(args.crate)), io);
  },
};
