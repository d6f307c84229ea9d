import type { Io, Options } from '../../engine/game.js';
import type { Refusal, Seat } from '../../engine/message.js';
import { createTasks } from '../../engine/tasks.js';
import { harbourOf } from './board/geometry.js';
import { noGoods } from './board/goods.js';
import { bySeats, data, terrains } from './data.js';
import { layStart } from './effects/start.js';
import { next, type SeatState, type State, seatsFrom } from './state.js';

const { constants } = data;

/** All options go with all numbers of seats. @example fits() // undefined */
export function fits(): Refusal | undefined {
  return undefined;
}

function copies(records: Record<string, { id: string; count: number }>): string[] {
  return Object.values(records).flatMap(({ id, count }) => Array<string>(count).fill(id));
}

/**
 * The table as it is before the first round (CI-4), with the variants of the start tile (CI-26).
 * @example setup(4, { start: 'standard' }, io)
 */
export function setup(seats: number, options: Options, io: Io): State {
  const { rng } = io;
  const cooper = rng.int(seats);
  const state: State = {
    phase: 'start',
    round: 0,
    cooper,
    first: cooper,
    active: cooper,
    order: [],
    bag: rng.shuffle(copies(data.doubleTiles)),
    logbooks: rng.shuffle(copies(data.logbooks)),
    decks: { small: rng.shuffle(Object.keys(data.cards.small)), large: rng.shuffle(Object.keys(data.cards.large)) },
    singles: Object.fromEntries(Object.values(data.singleTiles).map(({ id, count }) => [id, count])),
    harbourMaster: { card: Object.keys(data.cargoShips)[0]!, upright: true },
    royal: royalCards(seats, io),
    spots: Object.fromEntries(Object.keys(data.sectors).map((id) => [id, { regular: [], special: [] }])),
    seats: Array.from({ length: seats }, (_, seat) => startSeat(seat)),
    tasks: createTasks(seats),
  };
  for (const [place, seat] of seatsFrom(state, cooper).entries()) {
    state.seats[seat]!.cartographer = constants.cartographer.start[place]!;
  }
  for (const owner of state.seats) {
    for (const tile of state.bag.splice(0, constants.start.tiles)) owner.tiles[tile] = (owner.tiles[tile] ?? 0) + 1;
  }
  io.say({ id: 'cooper-island.told.first', args: { seat: { seat: cooper } } });
  startTiles(state, options, io);
  return state;
}

function startTiles(state: State, options: Options, io: Io): void {
  if (options.start === 'free') {
    for (const seat of state.seats.keys()) next(state, seat, { kind: 'terrain' });
    return;
  }
  const terrain = options.start === 'random' ? io.rng.pick(terrains) : constants.start.terrain;
  for (const owner of state.seats) layStart(state, owner, terrain);
  io.say({ id: 'cooper-island.told.start', args: { terrain: { component: terrain } } });
}

/** As many royal order cards as the number of seats asks for (CI-4.4). */
function royalCards(seats: number, io: Io): State['royal'] {
  const all = Object.values(data.royalOrders).flatMap(({ id, notFor }) => (notFor.includes(seats) ? [] : [id]));
  const chosen = io.rng.shuffle(all).slice(0, bySeats(constants.royalCards, seats)).sort();
  return Object.fromEntries(chosen.map((id) => [id, null]));
}

function startSeat(seat: Seat): SeatState {
  const { available, pool } = constants.workers;
  const ship = { at: harbourOf(seat), steps: 0, anchors: 0 };
  return {
    spaces: Object.fromEntries(
      data.peninsula.spaces.map(({ id, ruins }) => [id, { level: 0, terrain: null, ruins, on: null }]),
    ),
    islets: {},
    isletsLeft: Object.keys(data.islets),
    docks: {},
    boatsLeft: Object.keys(data.boats),
    warehouse: { ...noGoods(), coins: constants.start.coins },
    market: noGoods(),
    tiles: {},
    cartographer: 0,
    available: { ...available },
    pool: { ...pool },
    pieces: Object.fromEntries(Object.values(data.structures).map(({ id, pieces }) => [id, pieces])),
    statues: [],
    milestones: {},
    lids: { unused: 0, crates: [], cargo: Object.keys(data.cargoShips) },
    small: [],
    large: {},
    ships: { 'one-mast': ship, 'two-mast': ship },
    logbooks: [],
    owed: [],
    done: { acted: false, finished: false, chart: false },
  };
}
