import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop, replaceTop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { spacesWith } from '../board/land.js';
import { data } from '../data.js';
import { payItems } from '../effects/feeding.js';
import { anchor } from '../ids.js';
import type { SeatState, State } from '../state.js';
import { amountsArg } from '../words.js';
import { componentWords } from './describe.js';

const { refresh: prices } = data.constants;

/** With the fortress both are done, and for nothing (CI-20.5). */
function isFree(owner: SeatState): boolean {
  return spacesWith(owner, 'fortress').length > 0;
}

function costOf(owner: SeatState, what: string): Record<string, number> {
  if (isFree(owner)) return {};
  return data.cards.large[what] ? prices.card : prices.lid;
}

function whyNot(state: State, seat: Seat, what: string): Refusal | undefined {
  const task = asked(state, seat, 'refresh');
  const owner = seatOf(state, seat);
  if (data.cards.large[what] ? task.card : task.lid) return message('cooper-island.why.refreshed');
  const cost = costOf(owner, what);
  if ((cost.coins ?? 0) <= owner.warehouse.coins) return undefined;
  return message('cooper-island.why.cost', { cost: amountsArg(cost) });
}

const what = one<State, { what: string }>('what', {
  among(state, seat) {
    const { large, lids } = seatOf(state, seat);
    return [...Object.keys(large).filter((card) => !large[card]), ...lids.crates];
  },
  whyNot,
  none: () => message('cooper-island.why.nothing-to-refresh'),
  describe(state, seat, id) {
    const cost = costOf(seatOf(state, seat), id);
    const place = data.cards.large[id] ? anchor('card', id) : anchor('crate', seat, id);
    const words = componentWords(id, place);
    return cost.coins ? { ...words, detail: message('cooper-island.detail.cost', { cost: amountsArg(cost) }) } : words;
  },
});

/** Turns a large building card up again, or takes a lid back from a crate (CI-20.5). */
export const refresh: Action<State, { what: string }> = {
  answer: true,
  params: [what],
  why: what.why,
  perform(state, seat, args, io) {
    const task = asked(state, seat, 'refresh');
    const owner = seatOf(state, seat);
    const isCard = data.cards.large[args.what] !== undefined;
    const both = isFree(owner);
    payItems(owner, Array<string>(costOf(owner, args.what).coins ?? 0).fill('coins'), seat);
    if (isCard) owner.large[args.what] = true;
    else {
      owner.lids.crates = owner.lids.crates.filter((crate) => crate !== args.what);
      owner.lids.unused += 1;
    }
    if (both) replaceTop(state.tasks, seat, { kind: 'refresh', card: task.card || isCard, lid: task.lid || !isCard });
    else pop(state.tasks, seat);
    io.say({
      id: 'cooper-island.told.refresh',
      args: { seat: { seat }, what: { component: args.what } },
      anchors: [isCard ? anchor('card', args.what) : anchor('crate', seat, args.what)],
    });
  },
};
