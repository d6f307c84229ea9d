import type { Action, Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { openPlaces, placePrice, placesOf, seatsOn } from '../board/places.js';
import { data } from '../data.js';
import { gain, payCoins } from '../effects/goods.js';
import { returnCoins } from '../effects/returned-coins.js';
import { hasPassed, type State, seatOf } from '../state.js';
import { coins, placeWords } from '../words.js';

function whyNot(state: State, seat: Seat, place: string): Refusal | undefined {
  if (!openPlaces(state, seat).includes(place)) return message('santa-maria.why.own-monk');
  const price = placePrice(state, place);
  const owned = seatOf(state, seat).coins;
  if (owned >= price) return undefined;
  return message('santa-maria.why.coins', { price: coins(price), coins: owned });
}

/** Follow-up of a monk symbol: a monk on a scholar, a bishop or a mission (SM-9). */
export const placeMonk: Action<State, { place: string }> = {
  answer: true,
  params: [
    {
      name: 'place',
      next: (state, seat) => ({
        values: openPlaces(state, seat).filter((place) => !whyNot(state, seat, place)),
        done: false,
      }),
      describe: (state, _seat, _args, value) => {
        const price = placePrice(state, value);
        const others = seatsOn(state, value).map((other) => ({ seat: other }));
        return {
          label: message('santa-maria.label.component', { component: { component: value } }),
          detail:
            price === 0
              ? message('santa-maria.detail.place-free', { what: placeWords(value) })
              : message('santa-maria.detail.place', {
                  what: placeWords(value),
                  price: coins(price),
                  seats: { list: others },
                }),
          anchor: `place:${value}`,
        };
      },
      refused: (state, seat) =>
        placesOf(state).flatMap((value) => {
          const why = whyNot(state, seat, value);
          return why ? [{ value, why }] : [];
        }),
    },
  ],
  why(state, seat) {
    const reasons = openPlaces(state, seat).map((place) => whyNot(state, seat, place));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  perform(state, seat, { place }, io) {
    pop(state.tasks, seat);
    payOthers(state, seat, place, io);
    state.monks[place] = [...(state.monks[place] ?? []), seat];
    seatOf(state, seat).monksLeft -= 1;
    io.say({
      id: 'santa-maria.told.monk',
      args: { seat: { seat }, place: { component: place } },
      anchors: [`place:${place}`],
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
      anchors: [`goods:${seat}:coins`, `goods:${other}:coins`],
    });
  }
}
