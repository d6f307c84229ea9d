import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { spendCubes } from '../board/cubes.js';
import { putUnder } from '../board/decks.js';
import { payTokens } from '../board/tokens.js';
import { data, type Kind, sortOf, type Token, tokenKinds } from '../data.js';
import { discardOf, usableObjectives, whyNotUse } from '../effects/activation.js';
import { carryOut } from '../effects/gain.js';
import { tillFor, usualPayment } from '../effects/payments.js';
import { looseCards } from '../effects/saved.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named, needsArg } from '../words.js';
import { payParam } from './pay-param.js';
import { nothing, putAway } from './put-away.js';
import { tellPutAway } from './tell-put-away.js';

type Answers = { objective: string; pay?: string[]; cards?: string[]; backs?: string[] };

const objective = one<State, Answers>('objective', {
  among: usableObjectives,
  whyNot: whyNotUse,
  none: () => message('anno-1800.why.no-objective'),
  describe: (_state, _seat, id) => ({
    label: named(id),
    detail: message('anno-1800.detail.text', { text: { textOf: id } }),
    anchor: anchor('objective', id),
  }),
});

/** The naval tokens that the effect costs. */
function tokensOwed(id: string): { token: Token; count: number } | undefined {
  const { cost } = data.objectives[id]!.use!;
  const token = tokenKinds.find((kind) => cost[kind]);
  return token && { token, count: cost[token]! };
}

const pay = payParam<Answers>((_state, _seat, args) => tokensOwed(args.objective));

/** Uses the effect of an objective card, once in a turn; its small bill is paid at once (AN-9.13, AN-21.1 to AN-21.4). */
export const useObjective: Action<State, Answers> = {
  params: [
    objective,
    pay,
    ...putAway<Answers>({
      among: (state, seat) => looseCards(state, seat),
      count: (_state, _seat, args) => {
        const { least, most } = discardOf(args.objective) ?? nothing;
        return { min: least, max: most };
      },
      when: (_state, _seat, args) => discardOf(args.objective) !== undefined,
    }),
  ],
  why: objective.why,
  perform(state, seat, args, io) {
    const { objective: id, cards = [] } = args;
    const owner = seatOf(state, seat);
    const { cost, effects } = data.objectives[id]!.use!;
    const owed = tokensOwed(id);
    if (owed) {
      payTokens(owner, pay.chosen(state, seat, args) ?? usualPayment(tillFor(state, owner, owed.token, owed.count)));
    }
    for (const [need, count] of Object.entries(cost)) {
      if (need === 'gold') owner.gold -= count;
      else if (sortOf(need) === 'cube') spendCubes(owner, need as Kind, count);
    }
    state.turn.used = [...state.turn.used, id];
    io.say({
      id: 'anno-1800.told.objective',
      args: { seat: { seat }, card: { component: id }, cost: needsArg(cost) },
      anchors: [anchor('objective', id)],
    });
    for (const effect of effects) carryOut(state, seat, effect, id, io);
    if (discardOf(id)) {
      putUnder(state, seat, cards);
      tellPutAway(seat, cards, io);
    }
  },
};
