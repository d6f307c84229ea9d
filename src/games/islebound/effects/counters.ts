import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { citiesOf } from '../board/cities.js';
import { ready, skillsOf } from '../board/crew.js';
import { cubesOf } from '../board/influence.js';
import { backOf, type CounterId, homePorts, type PerCount } from '../data.js';
import type { SeatState, State } from '../state.js';

type Counter = (owner: SeatState, state: State, seat: Seat) => number;

const serpents: Counter = ({ stock, ichor }) => stock.serpents + (ichor ? 1 : 0);

const counters: Record<CounterId, Counter> = {
  buildings: ({ buildings }) => buildings.length,
  'metropolis-buildings': ({ buildings }) => buildings.filter((id) => backOf(id) === 'metropolis').length,
  cities: (_owner, state, seat) => citiesOf(state, seat).length,
  'home-ports': (_owner, state, seat) => citiesOf(state, seat).filter((city) => homePorts.includes(city)).length,
  crew: ({ crew }) => crew.length,
  'crew-on-deck': (owner) => ready(owner, 'any'),
  'two-skill-crew': ({ crew }) => crew.filter(({ type }) => skillsOf(type) === 2).length,
  pirates: ({ stock }) => stock.pirates,
  serpents,
  fighters: (owner, state, seat) => owner.stock.pirates + serpents(owner, state, seat),
  // With Architect, cards stand for books (IB-14.16).
  books: ({ stock, hand }, { variants }) => (variants.architect ? hand.length : stock.books),
  hold: ({ stock }) => stock.wood + stock.fish,
  wood: ({ stock }) => stock.wood,
  fish: ({ stock }) => stock.fish,
  coins: ({ stock }) => stock.coins,
  'influence-cubes': (_owner, state, seat) => cubesOf(state, seat).length,
  'renown-tokens': ({ tokens }) => tokens.length,
};

/** How many of something a seat has. @example countOf(state, 0, 'cities') // 1 */
export function countOf(state: State, seat: Seat, id: CounterId): number {
  return counters[id](seatOf(state, seat), state, seat);
}

/** Renown for what is counted. @example renownFor(state, 0, { count: 'fish', divisor: 2, renown: 1 }) // 2 */
export function renownFor(state: State, seat: Seat, { count, divisor, renown, limit }: PerCount): number {
  const sum = Math.floor(countOf(state, seat, count) / divisor) * renown;
  return limit === undefined ? sum : Math.min(limit, sum);
}
