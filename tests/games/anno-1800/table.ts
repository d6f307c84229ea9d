import type { Options, Seat } from '../../../src/engine/index.js';
import { cubesOf } from '../../../src/games/anno-1800/board/cubes.js';
import { fieldOf, setField } from '../../../src/games/anno-1800/board/fields.js';
import { placeToken } from '../../../src/games/anno-1800/board/placing.js';
import {
  buildingOf,
  cardOf,
  type DeckId,
  data,
  type Kind,
  kinds,
  type Token,
} from '../../../src/games/anno-1800/data.js';
import { openedBill } from '../../../src/games/anno-1800/effects/bill.js';
import { planFor } from '../../../src/games/anno-1800/effects/plan.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import type { Played, SeatState, State } from '../../../src/games/anno-1800/state.js';
import { seedOf } from '../../seed.js';
import { Driver } from '../shared/driver.js';

type Some = Partial<Record<Kind, number>>;

/** Objectives without an effect during play, which nothing in these tests depends on. */
const quiet = ['zoo', 'museum', 'university', 'worlds-fair', 'isabel-sarmento'];

/** A match in the first turn of seat 0, who is the first player. Arranged by hand, then played. */
export class Table extends Driver<State> {
  constructor(seats: number, options: Options = {}, seed = 1) {
    super(anno1800, seats, options, seedOf(seed));
    if (this.state.phase !== 'play') return;
    this.state.first = 0;
    this.state.active = 0;
    this.state.objectives = quiet;
    for (const [seat, owner] of this.state.seats.entries()) owner.gold = data.constants.start.gold[seat]!;
  }

  get own(): SeatState {
    return this.seat();
  }

  get turn(): State['turn'] {
    return this.state.turn;
  }

  // Changes by hand

  objectives(...ids: string[]): this {
    this.state.objectives = ids;
    return this;
  }

  /** All ready and spent cubes of a seat; what is not named is none. Cubes at work stay. */
  cubes(ready: Some, spent: Some = {}, seat: Seat = this.active): this {
    const owner = this.seat(seat);
    for (const kind of kinds) {
      const before = owner.ready[kind] + owner.spent[kind];
      owner.ready[kind] = ready[kind] ?? 0;
      owner.spent[kind] = spent[kind] ?? 0;
      this.state.supply[kind] += before - owner.ready[kind] - owner.spent[kind];
    }
    return this;
  }

  /** Cubes at work on a field, from the supply. */
  work(field: string, ...cubes: Kind[]): this {
    for (const kind of cubes) this.state.supply[kind] -= 1;
    setField(this.own, { ...fieldOf(this.own, field), cubes });
    return this;
  }

  supply(kind: Kind, count: number): this {
    this.state.supply[kind] = count;
    return this;
  }

  gold(count: number, seat: Seat = this.active): this {
    this.seat(seat).gold = count;
    return this;
  }

  /** Ready and spent tokens, whatever ships there are. */
  tokens(kind: Token, ready: number, spent = 0): this {
    this.own.tokens[kind] = { ready, spent };
    return this;
  }

  /** Construction tokens on fields of a seat: `{ 'h-c2': 'brewery' }`. */
  built(fields: Record<string, string>, seat: Seat = this.active): this {
    for (const [field, token] of Object.entries(fields)) {
      this.state.stock = { ...this.state.stock, [token]: (this.state.stock[token] ?? 0) - 1 };
      placeToken(this.state, this.seat(seat), field, token);
    }
    return this;
  }

  stock(token: string, count: number): this {
    this.state.stock = { ...this.state.stock, [token]: count };
    return this;
  }

  /** A seat holds exactly these cards; the others are under their decks. */
  hand(cards: string[], seat: Seat = this.active): this {
    const { decks, seats } = this.state;
    const owner = this.seat(seat);
    for (const card of owner.hand) decks[cardOf(card).deck] = [...decks[cardOf(card).deck], card];
    for (const card of cards) {
      const { deck } = cardOf(card);
      decks[deck] = decks[deck].filter((other) => other !== card);
      for (const other of seats) other.hand = other.hand.filter((one) => one !== card);
    }
    owner.hand = cards;
    return this;
  }

  /** Cards laid out before this turn: face up, or with what is said of them. */
  laid(cards: (string | (Partial<Played> & { id: string }))[], seat: Seat = this.active): this {
    const owner = this.seat(seat);
    for (const card of cards) {
      const played = { open: true, tokens: 0, ...(typeof card === 'string' ? { id: card } : card) };
      const { deck } = cardOf(played.id);
      this.state.decks[deck] = this.state.decks[deck].filter((other) => other !== played.id);
      for (const other of this.state.seats) other.hand = other.hand.filter((one) => one !== played.id);
      owner.played = [...owner.played, played];
    }
    return this;
  }

  /** A deck of exactly these cards, from the top. */
  deck(deck: DeckId, ...cards: string[]): this {
    this.state.decks[deck] = cards;
    return this;
  }

  expeditions(...cards: string[]): this {
    this.state.expeditions = cards;
    return this;
  }

  /** Islands that a seat has turned over. */
  islands(worlds: { old?: string[]; new?: string[] }, seat: Seat = this.active): this {
    const owner = this.seat(seat);
    for (const island of worlds.old ?? []) {
      this.state.oldWorld = this.state.oldWorld.filter((other) => other !== island);
      owner.oldWorld = [...owner.oldWorld, island];
      const { printed } = data.oldWorld[island]!;
      const place = `o${owner.oldWorld.length}`;
      owner.fields = [
        ...owner.fields,
        ...data.constants.islandFields.map(({ id }) => ({
          id: `${place}-${id}`,
          ...(printed?.field === id && { printed: printed.building }),
          cubes: [],
        })),
      ];
      const building = printed && buildingOf(printed.building);
      if (building?.type === 'ship') owner.tokens[building.token].ready += building.strength;
    }
    for (const island of worlds.new ?? []) {
      this.state.newWorld = this.state.newWorld.filter((other) => other !== island);
      owner.newWorld = [...owner.newWorld, island];
    }
    return this;
  }

  /** The islands on top of a stack. */
  top(world: 'oldWorld' | 'newWorld', ...islands: string[]): this {
    this.state[world] = [...islands, ...this.state[world].filter((id) => !islands.includes(id))];
    return this;
  }

  actionsLeft(count: number): this {
    this.turn.actions = count;
    return this;
  }

  // What stands

  /** Cubes at work on a field. */
  at(field: string, seat: Seat = this.active): readonly Kind[] {
    return fieldOf(this.seat(seat), field).cubes;
  }

  token(field: string, seat: Seat = this.active): string | undefined {
    return fieldOf(this.seat(seat), field).token;
  }

  /** Ready, spent and all cubes of a kind. */
  count(kind: Kind, seat: Seat = this.active): [ready: number, spent: number, all: number] {
    const owner = this.seat(seat);
    return [owner.ready[kind], owner.spent[kind], cubesOf(owner, kind)];
  }

  /** Ready and spent tokens. */
  naval(kind: Token, seat: Seat = this.active): [ready: number, spent: number] {
    const { ready, spent } = this.seat(seat).tokens[kind];
    return [ready, spent];
  }

  card(id: string, seat: Seat = this.active): Played | undefined {
    return this.seat(seat).played.find((one) => one.id === id);
  }

  /** What is still to be paid; undefined: no bill is open. */
  get needs(): Record<string, number> | undefined {
    return this.turn.bill && { ...this.turn.bill.needs };
  }

  /** The suggestion for the open bill, step by step. */
  get suggested(): string[] | undefined {
    return planFor(this.state, this.active, openedBill(this.state).needs)?.steps.map(({ need, by }) => `${need} ${by}`);
  }

  /** Sources of a need of the open bill. */
  sources(need: string): string[] {
    return this.why('settle') === undefined && this.values('settle', 'need').includes(need)
      ? this.#sourcesFor(need)
      : [];
  }

  #sourcesFor(need: string): string[] {
    const action = anno1800.actions.settle!;
    return action.params[1]!.next(this.state, this.active, { need }, []).values as string[];
  }

  // Moves

  /** Pays the open bill as suggested. */
  pay(): this {
    return this.play('accept');
  }

  end(): this {
    return this.play('end-turn');
  }

  /** Whoever is to move celebrates and ends the turn. */
  pass(): this {
    if (this.turn.actions > 0 && !this.turn.acted) this.play('festival');
    return this.end();
  }

  passTo(seat: Seat): this {
    do this.pass();
    while (this.active !== seat);
    return this;
  }
}

/** A match in the first turn of seat 0. @example table(3).cubes({ farmer: 2 }) */
export function table(seats = 2, options: Options = {}, seed = 1): Table {
  return new Table(seats, options, seed);
}
