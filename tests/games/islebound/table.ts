import { createRng, type Options, type Seat } from '../../../src/engine/index.js';
import { backOf, data } from '../../../src/games/islebound/data.js';
import { advance } from '../../../src/games/islebound/flow/advance.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Crew, type SeatState, type State, type Task, topTask } from '../../../src/games/islebound/state.js';
import { seedOf } from '../../seed.js';
import { Driver } from '../shared/driver.js';

/** The boards of the reference layout, place by place. */
const layout = { left: 'board-1', top: 'board-2', bottom: 'board-3', right: 'board-4' };
const ports = { 'port-nw': 'crimsica', 'port-ne': 'krazhsk', 'port-sw': 'marhaven', 'port-se': 'tundrake' };

/**
 * A match of which the reference layout is laid out, seat 0 is the first player, and home ports are chosen: Crimsica,
 * Tundrake, Marhaven and Krazhsk, seat by seat. Arranged by hand, then played.
 */
export class Table extends Driver<State> {
  constructor(seats: number, options: Options = {}, seed = 1) {
    super(islebound, seats, options, seedOf(seed));
    this.arrange();
  }

  /** The reference layout, seat 0 first. */
  arrange(): this {
    const { state } = this;
    const spaces: Record<string, string> = {};
    for (const [place, id] of Object.entries(layout)) {
      for (const [slot, city] of Object.entries(data.boards[id]!.regions)) spaces[city] = `${place}-${slot}`;
    }
    for (const [place, city] of Object.entries(ports)) spaces[city] = place;
    state.spaces = spaces;
    state.tasks.seats[state.first]!.pop();
    state.tasks.seats[0]!.push({ kind: 'port' });
    state.first = 0;
    state.active = 0;
    return this;
  }

  /** Home ports are chosen in the reference order. */
  settle(): this {
    const wanted = ['crimsica', 'tundrake', 'marhaven', 'krazhsk'];
    while (this.state.phase === 'ports') this.do(`port city=${wanted[this.active]}`);
    return this;
  }

  /** The whole state of the seat to move. */
  get own(): SeatState {
    return this.seat();
  }

  goods(seat: Seat = this.active): SeatState['stock'] {
    return this.seat(seat).stock;
  }

  /** Crew by place. */
  crew(place: Crew['place'], seat: Seat = this.active): string[] {
    return this.seat(seat)
      .crew.filter((one) => one.place === place)
      .map(({ type }) => type);
  }

  /** What the row, or the hand, offers from the position nearest the deck. */
  row(back: 'base' | 'metropolis' = 'base'): (string | null)[] {
    return this.state.rows[back];
  }

  /** Spaces of the influence track with cubes of a seat, from 1. */
  cubes(seat: Seat = this.active): number[] {
    return this.state.influence.flatMap((owner, index) => (owner === seat ? [index + 1] : []));
  }

  get task(): string | undefined {
    return topTask(this.state)?.kind;
  }

  // Changes by hand

  /** Goods a seat has; fighters come from the supply. */
  give(goods: Partial<SeatState['stock']>, seat: Seat = this.active): this {
    const { stock } = this.seat(seat);
    for (const kind of ['pirates', 'serpents'] as const) {
      this.state.supply[kind] += stock[kind] - (goods[kind] ?? stock[kind]);
    }
    Object.assign(stock, goods);
    return this;
  }

  /** The whole crew of a seat: on deck, below deck, wounded. Recruits leave the stack. */
  man(deck: string[], below: string[] = [], wounded: string[] = [], seat: Seat = this.active): this {
    const places = { deck, below, wounded };
    const { recruits } = this.state;
    for (const type of [...deck, ...below, ...wounded]) {
      recruits.stack = recruits.stack.filter((other) => other !== type);
      if (!recruits.display.includes(type)) continue;
      recruits.display[recruits.display.indexOf(type)] = recruits.stack.shift() ?? null;
    }
    this.seat(seat).crew = Object.entries(places).flatMap(([place, types]) =>
      types.map((type) => ({ type, place: place as Crew['place'] })),
    );
    return this;
  }

  /** The ship lies there, the movement is done. */
  at(city: string, seat: Seat = this.active): this {
    this.seat(seat).ship = city;
    if (seat === this.active && this.task === 'move') this.state.tasks.seats[seat]!.pop();
    return this;
  }

  /** Only the ship is moved. */
  anchor(city: string, seat: Seat): this {
    this.seat(seat).ship = city;
    return this;
  }

  control(seat: Seat, ...cities: string[]): this {
    for (const city of cities) this.state.owners[city] = seat;
    return this;
  }

  neutral(...cities: string[]): this {
    for (const city of cities) delete this.state.owners[city];
    return this;
  }

  /** Buildings in a capital. */
  build(...ids: string[]): this {
    return this.buildFor(this.active, ...ids);
  }

  buildFor(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.#vanish(id);
      this.seat(seat).buildings.push(id);
    }
    return this;
  }

  /** A row from the position nearest the deck, and what comes next. */
  lay(row: string[], ...deck: string[]): this {
    const back = backOf(row[0]!);
    const rest = [...this.state.rows[back].filter((id) => id !== null), ...this.state.decks[back]];
    const shown = [...row, ...deck];
    this.state.rows[back] = row;
    this.state.decks[back] = [...deck, ...rest.filter((id) => !shown.includes(id))];
    return this;
  }

  hand(seat: Seat, ...ids: string[]): this {
    const { hand } = this.seat(seat);
    for (const card of hand.splice(0)) this.state.decks[backOf(card)].push(card);
    for (const id of ids) this.#vanish(id);
    hand.push(...ids);
    return this;
  }

  #vanish(id: string): void {
    const { decks, rows } = this.state;
    const back = backOf(id);
    decks[back] = decks[back].filter((other) => other !== id);
    if (rows[back].includes(id)) rows[back][rows[back].indexOf(id)] = decks[back].shift() ?? null;
    for (const { hand } of this.state.seats) if (hand.includes(id)) hand.splice(hand.indexOf(id), 1);
  }

  /** Who has cubes where, from space 1: a seat, or null. */
  track(...owners: (Seat | null)[]): this {
    this.state.influence = this.state.influence.map((_, index) => owners[index] ?? null);
    return this;
  }

  /** Cubes of a seat on spaces, from 1. */
  influence(seat: Seat, ...spaces: number[]): this {
    for (const space of spaces) this.state.influence[space - 1] = seat;
    return this;
  }

  /** Renown tokens from the top; the others lie below. */
  tokens(...ids: string[]): this {
    this.state.tokens = [...ids, ...this.state.tokens.filter((id) => !ids.includes(id))];
    return this;
  }

  /** Active events; the others lie below them. */
  eventCards(left: string, right: string): this {
    const others = Object.keys(data.events).filter((id) => id !== left && id !== right);
    this.state.events = {
      stacks: [
        [left, ...others.slice(0, 7)],
        [right, ...others.slice(7)],
      ],
      discards: [],
    };
    return this;
  }

  reputation(left: string, right: string): this {
    const others = Object.keys(data.reputation).filter((id) => id !== left && id !== right);
    this.state.reputation = {
      stacks: [
        [left, ...others.slice(0, 3)],
        [right, ...others.slice(3)],
      ],
      discards: [],
    };
    return this;
  }

  /** The display from the left, and the stack from the top. */
  recruits(display: string[], ...stack: string[]): this {
    const held = this.state.seats.flatMap(({ crew }) => crew.map(({ type }) => type));
    const shown = [...display, ...stack, ...held];
    const rest = Object.values(data.crew).filter(({ id, recruits }) => recruits && !shown.includes(id));
    this.state.recruits = { display, stack: [...stack, ...rest.map(({ id }) => id)] };
    return this;
  }

  renown(marker: number, seat: Seat = this.active): this {
    this.seat(seat).renown = marker;
    return this;
  }

  /** What the next dice show, in the order in which they are rolled. */
  luck(...dice: number[]): this {
    for (let at = 0; ; at += 1) {
      const rng = createRng({ seed: seedOf(at), block: 0 });
      if (dice.some((die) => rng.die(6) !== die)) continue;
      this.position.rng = { seed: seedOf(at), block: 0 };
      return this;
    }
  }

  /** Does something that no move led to, with all it sets off. */
  advance(task: Task): this {
    this.state.tasks.seats[this.active]!.push(task);
    const rng = createRng(this.position.rng);
    advance(this.state, { rng, reveal() {}, bind() {}, say() {} });
    return this;
  }

  // Moves

  end(): this {
    return this.play('end-turn');
  }

  /** Everybody sails and ends the turn until that seat is to move. */
  passTo(seat: Seat): this {
    do this.pass();
    while (this.active !== seat);
    return this;
  }

  /** The seat to move sails to the nearest place it can and ends its turn. */
  pass(): this {
    if (this.task === 'move') this.do(`sail to=${this.values('sail')[0]}`);
    return this.end();
  }

  passRound(): this {
    const { round } = this.state;
    while (this.state.round === round && this.state.phase === 'play') this.pass();
    return this;
  }
}

/** A match in the first turn of seat 0, with the reference layout. @example table(3).give({ wood: 6 }) */
export function table(seats = 2, options: Options = {}, seed = 1): Table {
  const t = new Table(seats, options, seed).settle();
  t.state.owners = { crimsica: 0, tundrake: 1, marhaven: 2, krazhsk: 3 };
  for (const [city, seat] of Object.entries(t.state.owners)) if (seat >= seats) delete t.state.owners[city];
  return t;
}
