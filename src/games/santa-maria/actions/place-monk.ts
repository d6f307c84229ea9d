import type { Action, Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { openPlaces, placePrice, placesOf, seatsOn } from '../board/places.js';
import { data } from '../data.js';
import { gain, payCoins } from '../effects/goods.js';
import { returnCoins } from '../effects/returned-coins.js';
import { anchor } from '../ids.js';
import { hasPassed, type State } from '../state.js';
import { coins, named, placeWords, tooFewCoins } from '../words.js';

function whyNot(state: State, seat: Seat, place: string): Refusal | undefined {
  if (!openPlaces(state, seat).includes(place)) return message('santa-maria.why.own-monk');
  const price = placePrice(state, place);
  const owned = seatOf(state, seat).coins;
  return owned >= price ? undefined : tooFewCoins(price, owned);
}

/** All places, those with an own monk last: why none of the others can be taken tells more. */
function inQuestion(state: State, seat: Seat): string[] {
  const open = openPlaces(state, seat);
  return [...open, ...placesOf(state).filter((place) => !open.includes(place))];
}

const place = one<State, { place: string }>('place', {
  among: inQuestion,
  whyNot,
  describe(state, _seat, place) {
    const price = placePrice(state, place);
    const seats = { list: seatsOn(state, place).map((seat) => ({ seat })) };
    const what = placeWords(place);
    const kind = place in data.scholars ? 'scholar' : place in data.bishops ? 'bishop' : 'mission';
    return {
      label: named(place),
      detail:
        price === 0
          ? message('santa-maria.detail.place-free', { kind, what })
          : message('santa-maria.detail.place', { kind, what, price: coins(price), seats }),
      anchor: anchor('place', place),
    };
  },
});

/** Follow-up of a monk symbol: a monk on a scholar, a bishop or a mission (SM-9). */
export const placeMonk: Action<State, { place: string }> = {
  answer: true,
  params: [place],
  why: place.why,
  perform(state, seat, { place }, io) {
    pop(state.tasks, seat);
    payOthers(state, seat, place, io);
    state.monks[place] = [...(state.monks[place] ?? []), seat];
    seatOf(state, seat).monksLeft -= 1;
    io.say({
      id: 'santa-maria.told.monk',
      args: { seat: { seat }, place: { component: place } },
      anchors: [anchor('place', place)],
    });
    const mission = data.missions[place];
    if (mission) gain(state, seat, mission.gain, place, io);
    // Whoever has a turn and stands on a retire space is passing.
    if (place in data.scholars && hasPassed(state, seat)) returnCoins(state, seat, place, io);
  },
};

/** Everybody who is already there is paid, also those who passed (SM-9.3, SM-11.8). */
function payOthers(state: State, seat: Seat, place: string, io: Io): void {
  for (const other of seatsOn(state, place)) {
    payCoins(state, seat, data.constants.occupiedPlaceCoins);
    seatOf(state, other).coins += data.constants.occupiedPlaceCoins;
    io.say({
      id: 'santa-maria.told.pay-seat',
      args: { seat: { seat }, other: { seat: other }, price: coins(data.constants.occupiedPlaceCoins) },
      anchors: [anchor('goods', seat, 'coins'), anchor('goods', other, 'coins')],
    });
  }
}
