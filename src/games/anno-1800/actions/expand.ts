import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one, someLeadsOn } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { placeable } from '../board/placing.js';
import { buildingOf, tokenOf } from '../data.js';
import { openBill } from '../effects/bill.js';
import { expanding, judgeTokens, shipsOf, tokensToBuild } from '../effects/choosable.js';
import { outlookFor, outlookWords, payableNow } from '../effects/outlook.js';
import { payableAtOnce } from '../effects/payable.js';
import { beginAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { costArg, named } from '../words.js';

type Answers = { token: string };

const token = one<State, Answers>('token', {
  among: (state) => tokensToBuild(state),
  judge: judgeTokens,
  leadsOn: (state, seat) => payableAtOnce(state, seat, (id) => tokenOf(id).cost),
  describe: tokenWords,
});

function tokenWords(state: State, seat: Seat, id: string) {
  const { cost } = tokenOf(id);
  const removal = !expanding(state)?.removed;
  const outlook = outlookFor(state, seat, cost, removal ? shipsOf(state) : undefined);
  const words = outlookWords(costArg(cost), outlook);
  const first = !placeable(seatOf(state, seat), id, false);
  return {
    label: named(id),
    detail: first ? message('anno-1800.detail.remove-first', { words }) : words,
    ...((first || outlook.when !== 'now') && { later: true as const }),
    anchor: anchor('stock', id),
    group: buildingOf(id).type,
  };
}

/** Expand (AN-11): chooses what is built next; its bill is paid, then it is placed. */
export const expand: Action<State, Answers> = {
  params: [token],
  detail(state, seat) {
    const { values } = token.next(state, seat, {} as Answers, []);
    return payableNow(
      state,
      seat,
      (values as string[]).map((id) => tokenOf(id).cost),
    );
  },
  why: token.why,
  leadsOn: (state, seat) => someLeadsOn(token, state, seat),
  perform(state, seat, { token: chosen }, io) {
    const begun = expanding(state);
    openBill(state, seat, { for: 'build', token: chosen });
    beginAction(state);
    const { built = [], removed = false } = begun ?? {};
    state.turn.job = { kind: 'expand', mode: buildingOf(chosen).type, built, removed, over: false };
    io.say({
      id: 'anno-1800.told.open-build',
      args: { seat: { seat }, building: { component: chosen } },
      anchors: [anchor('stock', chosen)],
      heading: true,
    });
  },
};
