import type { Action, Description } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { one, type Reason } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { offeredCells } from '../board/harbour.js';
import { offersTo, takeOffer } from '../board/offers.js';
import { type Amounts, buildingOf } from '../data.js';
import { cardText } from '../effects/alone.js';
import { buildBuilding, buildingCost, isAffordable } from '../effects/ops/build-building.js';
import { payFor, reserveParam, tooDear } from '../effects/payments.js';
import { anchor } from '../ids.js';
import type { State, Task } from '../state.js';
import { amountsArg, cellWords, named } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

type Answers = { building: string; cell: string; reserve?: string[] };

function costOf(state: State, seat: Seat, { building }: Pick<Answers, 'building'>): Amounts {
  return buildingCost(building, termsOf(state, seat, buildBuilding).op);
}

function whyTooDear(state: State, seat: Seat, building: string): Reason | undefined {
  const { op } = termsOf(state, seat, buildBuilding);
  return isAffordable(state, seat, building, op) ? undefined : () => tooDear(buildingCost(building, op));
}

function buildingWords(state: State, seat: Seat, id: string): Description {
  const { letter, points } = buildingOf(id);
  const cost = amountsArg(costOf(state, seat, { building: id }));
  const args = { cost, points: String(points), text: cardText(state, id) };
  return {
    label: named(id),
    detail: message(points === '*' ? 'nusfjord.detail.building-star' : 'nusfjord.detail.building', args),
    anchor: anchor('card', id),
    group: seatOf(state, seat).hand.includes(id) ? 'hand' : letter,
  };
}

/** Build a building of the boards or the hand (NF-6.4, NF-6.5), on an empty space (NF-1.7), for its cost. */
export const build: Action<State, Answers> = {
  params: [
    one('building', {
      among: offersTo,
      whyNot: whyTooDear,
      describe: buildingWords,
    }),
    one('cell', {
      alone: true,
      among: (state, seat) => offeredCells(seatOf(state, seat)),
      describe: (_state, seat, cell) => ({ label: cellWords(cell), anchor: anchor('cell', seat, cell) }),
    }),
    reserveParam('building', costOf),
  ],
  why: (state, seat) => whyNot(state, seat, buildBuilding),
  perform(state, seat, { building, cell, reserve }, io) {
    const cost = costOf(state, seat, { building });
    begin(state, seat, buildBuilding, io);
    const paid = payFor(state, seat, 'building', cost, reserve);
    const fromHand = takeOffer(state, seat, building);
    seatOf(state, seat).buildings[cell] = building;
    io.say({
      id: fromHand ? 'nusfjord.told.build-hand' : 'nusfjord.told.build',
      args: { seat: { seat }, building: { component: building }, cost: amountsArg(cost), cell },
      anchors: [anchor('cell', seat, cell), ...(fromHand ? [] : [anchor('gap', 'offers')]), ...paid],
    });
    const card = buildingOf(building);
    const effects: Task[] =
      card.timing === 'immediately' ? [{ kind: 'ops', ops: card.effect.ops, source: building, duty: 'none' }] : [];
    const { letter } = card;
    push(state.tasks, seat, ...effects, {
      kind: 'trigger',
      events: [{ event: 'building-built', letter, except: building }],
    });
  },
};
