import type { Options, Seat } from '../../../src/engine/index.js';
import { offeredCells } from '../../../src/games/nusfjord/board/harbour.js';
import { buildingOf, data } from '../../../src/games/nusfjord/data.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { SeatState, State } from '../../../src/games/nusfjord/state.js';
import { seedOf } from '../../seed.js';
import { Driver } from '../shared/driver.js';

export type Goods = [wood: number, fish: number, gold: number];

/** How a position is arranged, after the first fishing phase. */
export class Table extends Driver<State> {
  constructor(seats: number, options: Options = {}, seed = 1) {
    super(nusfjord, seats, options, seedOf(seed));
  }

  /** The same as `seat`. */
  at(seat: Seat): SeatState {
    return this.seat(seat);
  }

  // What lies on the table

  goods(seat: Seat = this.active): Goods {
    const { wood, fish, gold } = this.seat(seat).supply;
    return [wood, fish, gold];
  }

  reserve(seat: Seat = this.active): Goods {
    const { wood, fish, gold } = this.seat(seat).reserve;
    return [wood, fish, gold];
  }

  /** One line of the score sheet. */
  points(line: string, seat: Seat = this.active): number {
    const points = this.score(seat)[line];
    if (points === undefined) throw new Error(`the score sheet has no line ${line}`);
    return points;
  }

  // Changes by hand

  give(wood: number, fish: number, gold: number, seat: Seat = this.active): this {
    this.seat(seat).supply = { wood, fish, gold };
    return this;
  }

  store(wood: number, fish: number, gold: number, seat: Seat = this.active): this {
    this.seat(seat).reserve = { wood, fish, gold };
    return this;
  }

  /** Puts buildings on offer: in free slots of their board, else in the place of others. */
  offer(...ids: string[]): this {
    for (const [index, id] of ids.entries()) {
      this.#vanish(id);
      const { letter } = buildingOf(id);
      if (letter === 'C') {
        this.state.offers.C.push(id);
        continue;
      }
      const slots = this.state.offers[letter];
      const free = slots.indexOf(null);
      slots[free < 0 ? index : free] = id;
    }
    return this;
  }

  /** Only these are on offer. */
  offerOnly(...ids: string[]): this {
    const { offers } = this.state;
    offers.A = offers.A.map(() => null);
    offers.B = offers.B.map(() => null);
    offers.C = [];
    return this.offer(...ids);
  }

  hand(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.#vanish(id);
    this.seat(seat).hand = ids;
    return this;
  }

  /** Buildings of the seat to move, on its first free spaces. */
  own(...ids: string[]): this {
    return this.ownOf(this.active, ...ids);
  }

  ownOf(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.#vanish(id);
      this.seat(seat).buildings[offeredCells(this.seat(seat))[0]!] = id;
    }
    return this;
  }

  /** Buildings on spaces of choice. */
  lay(buildings: Record<string, string>, seat: Seat = this.active): this {
    for (const id of Object.values(buildings)) this.#vanish(id);
    this.seat(seat).buildings = { ...buildings };
    return this;
  }

  #vanish(id: string): void {
    const { offers, piles } = this.state;
    for (const letter of ['A', 'B'] as const)
      offers[letter] = offers[letter].map((other) => (other === id ? null : other));
    offers.C = offers.C.filter((other) => other !== id);
    for (const letter of ['A', 'B', 'C'] as const) piles[letter] = piles[letter].filter((other) => other !== id);
  }

  forests(forests: Record<string, number>, seat: Seat = this.active): this {
    this.seat(seat).forests = { ...forests };
    return this;
  }

  /** Ships out of the supply. */
  ships(...types: string[]): this {
    return this.shipsOf(this.active, ...types);
  }

  shipsOf(seat: Seat, ...types: string[]): this {
    for (const type of types) {
      this.seat(seat).ships.push(type);
      this.state.ships[type]! -= 1;
    }
    return this;
  }

  /** An elder in the council, with so many fish. */
  elder(id: string, fish = 0, seat: Seat = this.active): this {
    for (const space of this.state.elders) {
      space.up = space.up.filter((other) => other !== id);
      space.faceDown = space.faceDown.filter((other) => other !== id);
    }
    this.seat(seat).elders.push({ id, fish });
    return this;
  }

  plates(filled: number): this {
    this.state.plates = filled;
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    // The seat to move stays the first player.
    this.state.starter = (this.state.active + round - 1) % this.state.seats.length;
    return this;
  }

  /** Fills spaces with workers of another seat. */
  occupy(seat: Seat, ...spaces: string[]): this {
    for (const space of spaces) {
      this.state.workers[space] = [...(this.state.workers[space] ?? []), { seat, set: 0 }];
    }
    return this;
  }

  /** Shares by colour: what a seat holds. */
  shares(seat: Seat, ...held: number[]): this {
    this.seat(seat).shares = held;
    return this;
  }

  newShares(...shares: number[]): this {
    this.state.newShares = shares;
    return this;
  }

  // Moves

  /** Builds a building that need not be on offer, on the space suggested first. */
  build(id: string, cell: string = offeredCells(this.seat(this.active))[0]!): this {
    this.offer(id);
    return this.play('build', { building: id, cell });
  }

  end(seat: Seat = this.active): this {
    return this.play('end-turn', {}, seat);
  }

  /** Passes until the turn of that seat. */
  passTo(seat: Seat): this {
    do this.do('pass').end();
    while (this.active !== seat);
    return this;
  }

  /** Everybody passes until the next round has begun. */
  passRound(): this {
    const { round } = this.state;
    while (this.state.round === round && this.state.phase === 'work') {
      if (this.asked().includes('turn') || this.pending()?.actions.includes('pass')) this.do('pass');
      this.end();
    }
    return this;
  }
}

/** @example table(3).give(6, 0, 1) */
export function table(seats = 2, options: Options = {}, seed = 1): Table {
  return new Table(seats, options, seed);
}

/** All pass, until the next round begins or its fishing phase asks something. @example toFishing(table(3)) */
export function toFishing(t: Table): Table {
  const { round } = t.state;
  while (t.state.round === round) {
    if (t.asked().includes('pass')) t.do('pass');
    t.end();
  }
  return t;
}

export { data, nusfjord };
