import type { Action, Args } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { offeredCells } from '../board/harbour.js';
import { offersTo, takeOffer } from '../board/offers.js';
import { type Amounts, buildingOf } from '../data.js';
import { cardText } from '../effects/alone.js';
import { buildingCost, costRefusal, isAffordable } from '../effects/ops/build-building.js';
import { payFor, reserveParam } from '../effects/payments.js';
import { type State, seatOf, type Task } from '../state.js';
import { amountsArg, cellAnchor, cellWords, named } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

function costOf(state: State, seat: Seat, args: Args): Amounts {
  return buildingCost(String(args.building), termsOf(state, seat, 'buildBuilding').op);
}

/** Build a building of the boards or the hand (NF-6.4, NF-6.5). */
export const build: Action<State, { building: string; cell: string; reserve?: string[] }> = {
  params: [
    {
      name: 'building',
      next(state, seat) {
        const { op } = termsOf(state, seat, 'buildBuilding');
        return { values: offersTo(state, seat).filter((id) => isAffordable(state, seat, id, op)), done: false };
      },
      describe(state, seat, _args, value) {
        const { letter, points } = buildingOf(value);
        const cost = amountsArg(costOf(state, seat, { building: value }));
        const args = { cost, points: String(points), text: cardText(state, value) };
        return {
          label: named(value),
          detail: message(points === '*' ? 'nusfjord.detail.building-star' : 'nusfjord.detail.building', args),
          anchor: `card:${value}`,
          group: seatOf(state, seat).hand.includes(value) ? 'hand' : letter,
        };
      },
      refused(state, seat) {
        const { op } = termsOf(state, seat, 'buildBuilding');
        return offersTo(state, seat).flatMap((value) => {
          const why = costRefusal(state, seat, value, op);
          return why ? [{ value, why }] : [];
        });
      },
    },
    {
      name: 'cell',
      alone: true,
      next: (state, seat) => ({ values: offeredCells(seatOf(state, seat)), done: false }),
      describe: (_state, seat, _args, value) => ({ label: cellWords(value), anchor: cellAnchor(seat, value) }),
    },
    reserveParam('building', costOf),
  ],
  why: (state, seat) => whyNot(state, seat, 'buildBuilding'),
  perform(state, seat, { building, cell, reserve }, io) {
    const cost = costOf(state, seat, { building });
    begin(state, seat, 'buildBuilding', io);
    const paid = payFor(state, seat, 'building', cost, reserve);
    const fromHand = takeOffer(state, seat, building);
    seatOf(state, seat).buildings[cell] = building;
    io.say({
      id: fromHand ? 'nusfjord.told.build-hand' : 'nusfjord.told.build',
      args: { seat: { seat }, building: { component: building }, cost: amountsArg(cost), cell },
      anchors: [cellAnchor(seat, cell), ...paid],
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
