import { createRng, type Io, type Options, type Seat } from '../../../src/engine/index.js';
import type { Effect, Terrain } from '../../../src/games/cooper-island/data.js';
import { advance } from '../../../src/games/cooper-island/flow/advance.js';
import { endTurn, startWorkers } from '../../../src/games/cooper-island/flow/phases.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import type { Piece, SeatState, ShipId, Space, State, Stock, Task } from '../../../src/games/cooper-island/state.js';
import { seedOf } from '../../seed.js';
import { Driver } from '../shared/driver.js';

/**
 * A match in which seat 0 holds the Cooper token and nobody has a double tile. Arranged by hand, then played. In a phase
 * that all play at once the seat that is meant is named by `as`.
 */
export class Table extends Driver<State> {
  #who: Seat = 0;

  constructor(seats: number, options: Options = {}, seed = 1) {
    super(cooperIsland, seats, options, seedOf(seed));
  }

  override get active(): Seat {
    return this.state.phase === 'workers' ? this.state.active : this.#who;
  }

  /** Whose moves follow. */
  as(seat: Seat): this {
    this.#who = seat;
    return this;
  }

  get own(): SeatState {
    return this.seat();
  }

  // Changes by hand

  /** Seat 0 is first, with nothing drawn. */
  arrange(): this {
    const { state } = this;
    state.cooper = 0;
    state.first = 0;
    state.active = 0;
    for (const [seat, owner] of state.seats.entries()) {
      owner.cartographer = seat < 2 ? 3 : 4;
      this.tiles({}, seat);
    }
    return this;
  }

  /** The double tiles a seat has; the others are in the bag. */
  tiles(tiles: Record<string, number>, seat: Seat = this.active): this {
    const owner = this.seat(seat);
    for (const [id, n] of Object.entries(owner.tiles)) this.state.bag.push(...Array<string>(n).fill(id));
    owner.tiles = { ...tiles };
    for (const [id, n] of Object.entries(tiles)) {
      for (let times = 0; times < n; times += 1) this.state.bag.splice(this.state.bag.indexOf(id), 1);
    }
    return this;
  }

  /** A space as it is to be. */
  land(id: string, level: number, terrain: Terrain, on: Space['on'] = null, seat: Seat = this.active): this {
    this.seat(seat).spaces[id] = { level, terrain, on, ruins: false };
    return this;
  }

  /** The warehouse holds exactly that. */
  store(goods: Partial<Stock>, seat: Seat = this.active): this {
    this.seat(seat).warehouse = { coins: 0, wood: 0, stone: 0, food: 0, gold: 0, cloth: 0, ...goods };
    return this;
  }

  market(goods: Partial<Stock>, seat: Seat = this.active): this {
    Object.assign(this.seat(seat).market, goods);
    return this;
  }

  /** No cube lies anywhere on the peninsula. */
  bare(seat: Seat = this.active): this {
    for (const [id, space] of Object.entries(this.seat(seat).spaces))
      this.seat(seat).spaces[id] = { ...space, on: null };
    return this;
  }

  ship(id: ShipId, at: number, anchors = 0, steps = 0, seat: Seat = this.active): this {
    this.seat(seat).ships[id] = { at, anchors, steps };
    return this;
  }

  islet(water: string, islet: string, seat: Seat = this.active): this {
    const owner = this.seat(seat);
    owner.islets[water] = islet;
    owner.isletsLeft = owner.isletsLeft.filter((id) => id !== islet);
    return this;
  }

  dock(dock: string, boat: string, seat: Seat = this.active): this {
    const owner = this.seat(seat);
    owner.docks[dock] = { boat, flipped: false };
    owner.boatsLeft = owner.boatsLeft.filter((id) => id !== boat);
    return this;
  }

  /** Building cards that a seat has. */
  cards(...ids: string[]): this {
    for (const id of ids) {
      const deck = id.startsWith('small') ? 'small' : 'large';
      this.state.decks[deck] = this.state.decks[deck].filter((other) => other !== id);
      if (deck === 'small') this.own.small.push(id);
      else this.own.large[id] = true;
    }
    return this;
  }

  /** Pieces of the mat that were taken, wherever they stand. */
  taken(kind: string, n: number): this {
    this.own.pieces[kind]! -= n;
    return this;
  }

  /** Lids from cargo ships, the first ones first. */
  lids(unused: number): this {
    this.own.lids.cargo.splice(0, unused);
    this.own.lids.unused = unused;
    return this;
  }

  /** Workers that were hired. */
  hire(regular: number, special: number): this {
    const { available, pool } = this.own;
    available.regular += regular;
    pool.regular -= regular;
    available.special += special;
    pool.special -= special;
    for (let n = 0; n < regular + special; n += 1) {
      this.own.milestones[`milestone-${['boats', 'structures', 'statues'][n]}`] = `hire-${n + 1}`;
    }
    return this;
  }

  /** What comes next out of the bag and off the stack of logbook tokens. */
  next(...ids: string[]): this {
    for (const id of ids.reverse()) {
      const from = id.startsWith('double') ? this.state.bag : this.state.logbooks;
      from.splice(from.indexOf(id), 1);
      from.unshift(id);
    }
    return this;
  }

  /** Workers on a spot, the first at the bottom. */
  spot(sector: string, worker: 'regular' | 'special', ...seats: Seat[]): this {
    for (const seat of seats) {
      this.state.spots[`sector-${sector}`]![worker].push(seat);
      this.seat(seat).available[worker] -= 1;
    }
    return this;
  }

  // Phases

  /** The worker phase begins with seat 0, in that round. */
  workers(round = 2): this {
    this.#clear();
    this.state.round = round;
    startWorkers(this.state, this.#io);
    return this.#go();
  }

  /** The clean-up phase begins. */
  cleanUp(): this {
    this.#clear();
    this.state.phase = 'workers';
    for (const owner of this.state.seats) owner.done.finished = true;
    this.state.tasks.seats[0]!.push({ kind: 'turn' });
    endTurn(this.state, 0, this.#io);
    return this.#go();
  }

  /** The last clean-up is over. */
  window(): this {
    this.#clear();
    this.state.phase = 'clean-up';
    this.state.round = 5;
    return this.#go();
  }

  #clear(): void {
    this.state.tasks.seats = this.state.seats.map(() => []);
  }

  get #io(): Io {
    return { rng: createRng(this.position.rng), reveal() {}, bind() {}, say() {} };
  }

  #go(): this {
    advance(this.state, this.#io);
    return this;
  }

  /** Effects that come from nowhere, before all that waits. */
  effects(...effects: Effect[]): this {
    const parts = effects.map((one) => (one.op === 'helm' ? { of: [one], must: true as const } : { of: [one] }));
    return this.task({ kind: 'do', parts, source: 'statue' });
  }

  task(task: Task): this {
    this.state.tasks.seats[this.active]!.push(task);
    return this.#go();
  }

  // What there is

  /** A space in short: `M3 gold`, `F1`, `-` where it is uncharted. */
  space(id: string, seat: Seat = this.looked): string {
    const { level, terrain, on } = this.seat(seat).spaces[id]!;
    return level === 0 ? '-' : `${terrain![0]!.toUpperCase()}${level}${on ? ` ${on}` : ''}`;
  }

  /** What the warehouse holds, or the market. */
  goods(seat: Seat = this.looked, where: 'warehouse' | 'market' = 'warehouse'): Record<string, number> {
    return Object.fromEntries(Object.entries(this.seat(seat)[where]).filter(([, n]) => n > 0));
  }

  /** Where a ship is, its anchors and its steps. */
  at(ship: ShipId, seat: Seat = this.looked): [at: number, anchors: number, steps: number] {
    const { at, anchors, steps } = this.seat(seat).ships[ship];
    return [at, anchors, steps];
  }

  where(piece: Piece, seat: Seat = this.looked): string[] {
    return Object.entries(this.seat(seat).spaces).flatMap(([id, { on }]) => (on === piece ? [id] : []));
  }
}

/** A match in the income phase of round 1, seat 0 first. @example table(4).tiles({ 'double-2': 1 }) */
export function table(seats = 4, options: Options = {}, seed = 1): Table {
  return new Table(seats, options, seed).arrange();
}

/** In the worker phase of round 2, at the turn of seat 0. @example turn().store({ wood: 2 }) */
export function turn(seats = 4): Table {
  return table(seats).workers();
}
