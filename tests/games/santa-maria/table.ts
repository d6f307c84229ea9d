import type { Options, Seat } from '../../../src/engine/index.js';
import { layTile, takeBoard } from '../../../src/games/santa-maria/board/geometry.js';
import { data, tileOf } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { type Amounts, type Cell, type Die, type State, setCell } from '../../../src/games/santa-maria/state.js';
import { Driver } from '../shared/driver.js';

export const seed = '0123456789abcdef0123456789abcdef';

/** A match as it starts: nothing emptied, nothing arranged. */
export function newMatch(seats: number, options: Options = {}, matchSeed = seed): Table {
  return new Table(seats, options, matchSeed);
}

/**
 * A position to arrange: year 1, first seat's turn, every seat on board a1 with nothing in storage, no dice in any
 * supply, no scholars or bishops on the common board.
 */
export function emptyTable(seats = 2, options: Options = {}): Table {
  const table = newMatch(seats, options);
  const { state } = table;
  for (const owner of state.seats) {
    takeBoard(owner, 'a1');
    Object.assign(owner, { coins: 0, blueDice: [], scholars: [] });
    for (const id of Object.keys(owner.resources)) owner.resources[id] = 0;
  }
  Object.assign(state, { phase: 'year', whiteDice: [], blueDice: [], scholars: [], bishops: [], sets: [] });
  return table.turnOf(0);
}

/** How a position is arranged. */
export class Table extends Driver<State> {
  constructor(seats: number, options: Options, matchSeed: string) {
    super(santaMaria, seats, options, matchSeed);
  }

  override get looked(): Seat {
    return 0;
  }

  cell(id: string, seat: Seat = 0): Cell | undefined {
    return this.seat(seat).cells[id];
  }

  /** Everything stored that is not zero, coins among it. */
  goods(seat: Seat = 0): Amounts {
    const { resources, coins } = this.seat(seat);
    return Object.fromEntries(Object.entries({ ...resources, coins }).filter(([, amount]) => amount > 0));
  }

  /** Sets resources and coins. */
  store(goods: Amounts, seat: Seat = 0): this {
    const { coins, ...resources } = goods;
    if (coins !== undefined) this.seat(seat).coins = coins;
    Object.assign(this.seat(seat).resources, resources);
    return this;
  }

  board(board: string, seat: Seat = 0): this {
    takeBoard(this.seat(seat), board);
    return this;
  }

  /** An empty grid with these spaces, such as `{ r1c3: 'forest wood-1' }` or `{ r2c2: 'road 2' }`. */
  grid(spaces: Record<string, string>, seat: Seat = 0): this {
    this.seat(seat).cells = {};
    return this.add(spaces, seat);
  }

  add(spaces: Record<string, string>, seat: Seat = 0): this {
    for (const [id, words] of Object.entries(spaces)) {
      const [terrain, what] = words.split(' ') as [Cell['terrain'], string | undefined];
      const printed =
        terrain === 'road' ? { terrain, colonists: Number(what ?? 0) } : { terrain, building: what ?? 'happiness-1' };
      setCell(this.seat(seat), id, printed);
    }
    return this;
  }

  tile(tile: string, cell: string, rotation = 0, seat: Seat = 0): this {
    layTile(this.seat(seat), tileOf(tile), cell, String(rotation));
    return this;
  }

  /** A die on a building, such as `blue-2`. */
  die(cell: string, die = 'white-1', seat: Seat = 0): this {
    const [color, value] = die.split('-');
    const lying: Die = { color: color as 'white' | 'blue', value: Number(value) };
    setCell(this.seat(seat), cell, { ...this.cell(cell, seat)!, die: lying });
    return this;
  }

  /** Coins of activations made this year. */
  pile(cell: string, coins: number, seat: Seat = 0): this {
    setCell(this.seat(seat), cell, { ...this.cell(cell, seat)!, coins });
    this.seat(seat).coinActivations = Math.max(coins, this.seat(seat).coinActivations);
    return this;
  }

  white(...dice: number[]): this {
    this.state.whiteDice = dice;
    return this;
  }

  blue(...dice: number[]): this {
    this.seat().blueDice = dice;
    return this;
  }

  /** A seat's monks on places; scholars and bishops join the common board. */
  monks(seat: Seat, ...places: string[]): this {
    for (const place of places) {
      if (place in data.scholars) this.scholars(place);
      else if (!place.startsWith('mission-')) this.bishops(place);
      this.state.monks[place] = [...(this.state.monks[place] ?? []), seat];
      this.seat(seat).monksLeft -= 1;
    }
    return this;
  }

  scholars(...ids: string[]): this {
    this.state.scholars = [...new Set([...this.state.scholars, ...ids])];
    return this;
  }

  bishops(...ids: string[]): this {
    this.state.bishops = [...new Set([...this.state.bishops, ...ids])];
    return this;
  }

  religion(space: number, seat: Seat = 0): this {
    this.seat(seat).religion = space;
    return this;
  }

  /** Conquest markers in the order in which they arrived. */
  conquest(...markers: [seat: Seat, space: number][]): this {
    for (const [seat, space] of markers) {
      this.seat(seat).conquest = space;
      this.state.conquestStacks[space] = [...(this.state.conquestStacks[space] ?? []), seat];
    }
    return this;
  }

  docks(tiles: Record<string, string | null>): this {
    Object.assign(this.state.docks, tiles);
    return this;
  }

  harbor(tiles: Record<string, string[]>, seat: Seat = 0): this {
    Object.assign(this.seat(seat).harbor, tiles);
    return this;
  }

  /** Seats that have passed, by retire space. */
  passed(spaces: Record<string, Seat>): this {
    Object.assign(this.state.retire, spaces);
    return this;
  }

  year(year: number): this {
    this.state.year = year;
    return this;
  }

  turnOf(seat: Seat): this {
    this.state.active = seat;
    this.state.tasks.seats = this.state.seats.map(() => []);
    this.state.tasks.seats[seat] = [{ kind: 'end-turn' }, { kind: 'turn' }];
    return this;
  }
}

/** Shipment tiles for `harbor`, so many at each dock from top to bottom; which ones does not matter. */
export function tilesAt(...counts: number[]): Record<string, string[]> {
  const docks = ['dock-coins', 'dock-conquistador', 'dock-religion', 'dock-happiness'];
  return Object.fromEntries(docks.map((dock, at) => [dock, Array<string>(counts[at] ?? 0).fill('ship-01')]));
}

/** All seats that have not passed pass on a space without a question; then the year ends. */
export function endYear(table: Table): Table {
  const { state } = table;
  const free = ['retire-conquistador', 'retire-coins', 'retire-road', 'retire-religion', 'retire-shipping'].filter(
    (space) => state.retire[space] === undefined,
  );
  const last = state.seats.length - 1;
  for (let seat = 0; seat < last; seat += 1) {
    if (!Object.values(state.retire).includes(seat)) state.retire[free.pop()!] = seat;
  }
  if (!Object.values(state.retire).includes(last)) state.retire[free.pop()!] = last;
  table.turnOf(last);
  state.tasks.seats[last] = [{ kind: 'end-turn' }];
  return table.do('end-turn');
}

export function viewOf(state: State, viewer: Seat | 'public' = 'public') {
  return santaMaria.view(state, viewer);
}
