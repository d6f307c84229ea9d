import type { Action, Description } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { sideText } from '../board/cities.js';
import { distance, othersAt, shipOf } from '../board/map.js';
import { pay } from '../board/stock.js';
import { exhaust } from '../effects/crew.js';
import { destinations, fishTo, owesCrew, whyNotSail } from '../effects/sailing.js';
import { triggered } from '../effects/triggers.js';
import { anchor, type CityId } from '../ids.js';
import { answered, next, type State } from '../state.js';
import { amountsArg, named } from '../words.js';
import { crewParam } from './crew-params.js';

type Answers = { to: string; crew?: string };

function wayWords(state: State, seat: Seat, city: CityId): Message {
  const fish = fishTo(state, seat, city);
  const crew = owesCrew(state, seat, city);
  const steps = distance(state, shipOf(state, seat), city);
  const cost = amountsArg({ fish });
  if (fish > 0) return message(crew ? 'islebound.way.fish-crew' : 'islebound.way.fish', { steps, cost });
  return message(crew ? 'islebound.way.crew' : 'islebound.way.plain', { steps });
}

function placeWords(state: State, seat: Seat, city: CityId): Description {
  return {
    label: named(city),
    detail: message('islebound.detail.sail', {
      way: wayWords(state, seat, city),
      text: { textOf: sideText(state, city) },
    }),
    anchor: anchor('city', city),
  };
}

const crew = crewParam<Answers>((state, seat, { to }) => (owesCrew(state, seat, to) ? 'administration' : undefined));

/** The obligatory movement (IB-4): to a region, for as many fish as its distance asks. */
export const sail: Action<State, Answers> = {
  params: [one('to', { alone: true, among: destinations, whyNot: whyNotSail, describe: placeWords }), crew],
  perform(state, seat, args, io) {
    const { to } = args;
    const fish = fishTo(state, seat, to);
    const stopper = owesCrew(state, seat, to) ? crew.chosen(state, seat, args) : undefined;
    answered(state);
    pay(state, seat, { fish });
    seatOf(state, seat).ship = to;
    io.say({
      id: fish > 0 ? 'islebound.told.sail-fish' : 'islebound.told.sail',
      args: { seat: { seat }, city: { component: to }, ...(fish > 0 && { cost: amountsArg({ fish }) }) },
      anchors: [anchor('ship', seat), anchor('city', to)],
    });
    if (stopper) exhaust(state, seat, [stopper], io);
    if (othersAt(state, seat, to).length > 0) next(state, ...triggered(state, seat, 'end-move-with-ship'));
  },
};
