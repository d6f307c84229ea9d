import type { Action } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { sideText } from '../board/cities.js';
import { shipOf } from '../board/map.js';
import { pay } from '../board/stock.js';
import { exhaust } from '../effects/crew.js';
import { triggered } from '../effects/triggers.js';
import { beginVisit, feeOf, whyNotVisit } from '../effects/visit.js';
import { anchor, type CityId } from '../ids.js';
import { answered, next, type State, topTask } from '../state.js';
import { amountsArg } from '../words.js';
import { crewParam } from './crew-params.js';

type Answers = { crew?: string };

const crew = crewParam<Answers>((state, seat) => {
  const fee = feeOf(state, seat, shipOf(state, seat));
  return fee && 'exhaust' in fee ? fee.exhaust : undefined;
});

function feeWords(state: State, seat: Seat, city: CityId): Message {
  const fee = feeOf(state, seat, city);
  if (!fee) return message('islebound.fee.none');
  if ('coins' in fee) return message('islebound.fee.coins', { fee: amountsArg(fee) });
  if (fee.exhaust === 'any') return message('islebound.fee.any');
  return message('islebound.fee.skill', { skill: { component: fee.exhaust } });
}

/** Visits the city where the ship lies, for its fee (IB-5.2); for nothing right after it was taken (IB-8.14). */
export const visit: Action<State, Answers> = {
  params: [crew],
  detail(state, seat) {
    const city = shipOf(state, seat);
    return message('islebound.detail.visit', {
      fee: feeWords(state, seat, city),
      text: { textOf: sideText(state, city) },
    });
  },
  why: (state, seat) => whyNotVisit(state, seat, shipOf(state, seat)),
  perform(state, seat, args, io) {
    const city = shipOf(state, seat);
    const fee = feeOf(state, seat, city);
    if (topTask(state)?.kind === 'free-visit') answered(state);
    state.turn.acted = true;
    const owner = state.owners[city];
    beginVisit(state, city);
    if (owner !== undefined && owner !== seat) next(state, ...triggered(state, owner, 'visited-by-other'));
    if (!fee || 'exhaust' in fee) {
      io.say({
        id: 'islebound.told.visit',
        args: { seat: { seat }, city: { component: city } },
        anchors: [anchor('city', city)],
      });
      if (fee) exhaust(state, seat, [crew.chosen(state, seat, args)], io);
      return;
    }
    pay(state, seat, fee);
    const told = { seat: { seat }, city: { component: city }, cost: amountsArg(fee) };
    if (owner === undefined) {
      state.treasure += fee.coins;
      io.say({ id: 'islebound.told.visit-fee', args: told, anchors: [anchor('city', city), anchor('treasure')] });
      return;
    }
    seatOf(state, owner).stock.coins += fee.coins;
    io.say({
      id: 'islebound.told.visit-owner',
      args: { ...told, owner: { seat: owner } },
      anchors: [anchor('city', city), anchor('goods', owner, 'coins')],
    });
  },
};
