import {
  type Args,
  actionsOf,
  complete,
  defaultOptions,
  movesOf,
  type Options,
  type Pending,
  type Position,
  pendingFor,
  play,
  question,
  type Seal,
  type Seat,
  start,
  type Told,
} from '../../../src/engine/index.js';
import { offeredCells } from '../../../src/games/nusfjord/board/harbour.js';
import { buildingOf, data } from '../../../src/games/nusfjord/data.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { SeatState, State } from '../../../src/games/nusfjord/state.js';
import { seedOf } from '../../seed.js';

export type Goods = [wood: number, fish: number, gold: number];

/**
 * A match for tests: set up as the rules say, with the first fishing phase behind it, then changed by hand to the
 * position a test is about, and played through the engine, which checks every move.
 */
export class Table {
  position: Position<State>;
  told: Told[] = [];
  seals: Seal[] = [];

  constructor(seats: number, options: Options = {}, seed = 1) {
    this.position = start<State>(nusfjord, seats, { ...defaultOptions(nusfjord), ...options }, seedOf(seed)).position;
  }

  get state(): State {
    return this.position.state;
  }

  /** Whose turn it is. */
  get active(): Seat {
    return this.state.active;
  }

  at(seat: Seat): SeatState {
    return this.state.seats[seat]!;
  }

  // What lies on the table

  goods(seat: Seat = this.active): Goods {
    const { wood, fish, gold } = this.at(seat).supply;
    return [wood, fish, gold];
  }

  reserve(seat: Seat = this.active): Goods {
    const { wood, fish, gold } = this.at(seat).reserve;
    return [wood, fish, gold];
  }

  /** A line of the score sheet. */
  points(line: string, seat: Seat = this.active): number {
    return nusfjord.score(this.state).seats[seat]!.lines.find(({ id }) => id === line)!.amount;
  }

  total(seat: Seat = this.active): number {
    return nusfjord.score(this.state).seats[seat]!.total;
  }

  // Changes by hand

  give(wood: number, fish: number, gold: number, seat: Seat = this.active): this {
    this.at(seat).supply = { wood, fish, gold };
    return this;
  }

  store(wood: number, fish: number, gold: number, seat: Seat = this.active): this {
    this.at(seat).reserve = { wood, fish, gold };
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
    this.at(seat).hand = ids;
    return this;
  }

  /** Buildings of the seat to move, on its first free spaces. */
  own(...ids: string[]): this {
    return this.ownOf(this.active, ...ids);
  }

  ownOf(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.#vanish(id);
      this.at(seat).buildings[offeredCells(this.at(seat))[0]!] = id;
    }
    return this;
  }

  /** Buildings on spaces of choice. */
  lay(buildings: Record<string, string>, seat: Seat = this.active): this {
    for (const id of Object.values(buildings)) this.#vanish(id);
    this.at(seat).buildings = { ...buildings };
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
    this.at(seat).forests = { ...forests };
    return this;
  }

  /** Ships out of the supply. */
  ships(...types: string[]): this {
    return this.shipsOf(this.active, ...types);
  }

  shipsOf(seat: Seat, ...types: string[]): this {
    for (const type of types) {
      this.at(seat).ships.push(type);
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
    this.at(seat).elders.push({ id, fish });
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
    this.at(seat).shares = held;
    return this;
  }

  newShares(...shares: number[]): this {
    this.state.newShares = shares;
    return this;
  }

  // Moves

  /** Plays a move; arguments with one legal value may be left out. Throws with the refusal's id. */
  play(action: string, args: Args = {}, seat: Seat = this.active): this {
    const move = complete(nusfjord, this.state, { seat, action, args });
    const step = play(nusfjord, this.position, move);
    if (!step.ok) throw new Error(JSON.stringify(step.refusal));
    this.position = step.value.position;
    this.told = step.value.told;
    this.seals = step.value.seals;
    return this;
  }

  /** Builds a building that need not be on offer, on the space suggested first. */
  build(id: string, cell: string = offeredCells(this.at(this.active))[0]!): this {
    this.offer(id);
    return this.play('build', { building: id, cell });
  }

  end(seat: Seat = this.active): this {
    return this.play('end-turn', {}, seat);
  }

  /** Passes until the turn of that seat. */
  passTo(seat: Seat): this {
    do this.play('pass').end();
    while (this.active !== seat);
    return this;
  }

  /** Everybody passes until the next round has begun. */
  passRound(): this {
    const { round } = this.state;
    while (this.state.round === round && this.state.phase === 'work') {
      if (this.asked().includes('turn') || this.pending()?.actions.includes('pass')) this.play('pass');
      this.end();
    }
    return this;
  }

  // Questions

  pending(seat: Seat = this.active): Pending | undefined {
    return pendingFor(nusfjord, this.state, seat);
  }

  /** The actions of the seat's question. */
  asked(seat: Seat = this.active): string[] {
    return this.pending(seat)?.actions ?? [];
  }

  /** The free actions beside it. */
  free(seat: Seat = this.active): string[] {
    return this.pending(seat)?.free ?? [];
  }

  /** Why an action is not possible: the last part of the refusal's id; undefined: it is possible. */
  why(action: string, seat: Seat = this.active): string | undefined {
    const choice = actionsOf(nusfjord, this.state, seat).find((other) => other.action === action);
    return choice ? choice.why?.id.replace('nusfjord.why.', '') : 'not-asked';
  }

  /** What may be chosen next of an action; a range as [least, most]. */
  values(action: string, args: Args = {}, seat: Seat = this.active): string[] | number[] {
    const asked = question(nusfjord, this.state, seat, action, args);
    if (!asked) throw new Error(`${action} is complete`);
    const { values } = asked.next;
    return Array.isArray(values) ? values : [values.min, values.max];
  }

  /** Whole moves of an action, as the values of their arguments. */
  moves(action: string, seat: Seat = this.active): string[] {
    return [...movesOf(nusfjord, this.state, seat)]
      .filter((move) => move.action === action)
      .map(({ args }) => Object.values(args).map(String).join(' '));
  }

  /** Ids of what everybody was told by the last move. */
  news(): string[] {
    return this.told.map(({ event }) => event.id.replace('nusfjord.told.', ''));
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
    if (t.asked().includes('pass')) t.play('pass');
    t.end();
  }
  return t;
}

export { data, nusfjord };
