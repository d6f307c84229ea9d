import type { Seat } from '../../engine/message.js';
import { allCells, footprint, rotations } from './board/geometry.js';
import { data, record, tileOf } from './data.js';
import { unlockedBlueDice } from './effects/religion.js';
import type { Die, SeatState, State } from './state.js';

const { constants, religionTrack, conquestTrack } = data;

/** Broken invariants of a state, in English for developers; empty: all is well (the game's `referee`).
 * @example referee(state) // [] */
export function referee(state: State): string[] {
  return [
    ...expansionTiles(state),
    ...shipments(state),
    ...dice(state),
    ...monks(state),
    ...tracks(state),
    ...state.seats.flatMap((owner, seat) => [...storage(owner, seat), ...colony(owner, seat)]),
  ];
}

function same(what: string, found: string[], wanted: string[]): string[] {
  const [a, b] = [[...found].sort().join(' '), [...wanted].sort().join(' ')];
  return a === b ? [] : [`${what}: found ${a}, wanted ${b}`];
}

function placedTiles(state: State): string[] {
  return state.seats.flatMap((owner) => [
    ...new Set(Object.values(owner.cells).flatMap((cell) => (cell.tile === undefined ? [] : [cell.tile]))),
  ]);
}

function expansionTiles(state: State): string[] {
  const { display, stacks, discarded, roadTiles } = state;
  const placed = placedTiles(state);
  const expansions = placed.filter((tile) => tile in data.expansionTiles);
  const around = [...display.double, ...display.triple, ...stacks.double, ...stacks.triple, ...discarded];
  const roads = placed.filter((tile) => tile in data.roadTiles);
  return [
    ...same('expansion tiles', [...around, ...expansions], Object.keys(data.expansionTiles)),
    ...same('road tiles', [...roadTiles, ...roads], Object.keys(data.roadTiles)),
  ];
}

function shipments(state: State): string[] {
  const docks = Object.values(state.docks).filter((tile) => tile !== null);
  const harbors = state.seats.flatMap((owner) => Object.values(owner.harbor).flat());
  return same('shipment tiles', [...docks, ...harbors, ...state.stacks.shipments], Object.keys(data.shipments));
}

/** During a year every die is in a supply, on a building, or about to be placed. */
function dice(state: State): string[] {
  if (state.phase !== 'year') return [];
  const count = (color: Die['color']): number => {
    const moving = state.tasks.seats.flat().filter((task) => task.kind === 'place-die' && task.die.color === color);
    const placed = state.seats.flatMap((owner) =>
      Object.values(owner.cells).filter((cell) => cell.die?.color === color),
    );
    return moving.length + placed.length;
  };
  const white = state.whiteDice.length + count('white');
  const blue = state.blueDice.length + state.seats.flatMap((owner) => owner.blueDice).length + count('blue');
  const unlocked = state.seats.reduce((sum, owner) => sum + unlockedBlueDice(owner.religion), 0);
  const problems: string[] = [];
  if (white !== constants.whiteDicePerSeat * state.seats.length) problems.push(`white dice: ${white}`);
  if (blue !== unlocked) problems.push(`blue dice: ${blue} of ${unlocked} unlocked`);
  for (const [seat, owner] of state.seats.entries()) {
    if (owner.whiteUsed > constants.whiteDiceLimit) problems.push(`seat ${seat} used ${owner.whiteUsed} white dice`);
    if (owner.blueUsed > unlockedBlueDice(owner.religion))
      problems.push(`seat ${seat} used ${owner.blueUsed} blue dice`);
  }
  return problems;
}

function monks(state: State): string[] {
  const places = [...state.scholars, ...state.bishops, ...Object.keys(data.missions)];
  const problems = Object.keys(state.monks)
    .filter((place) => !places.includes(place))
    .map((place) => `a monk stands on ${place}`);
  for (const [place, seats] of Object.entries(state.monks)) {
    if (new Set(seats).size !== seats.length) problems.push(`two monks of a seat on ${place}`);
  }
  for (const [seat, owner] of state.seats.entries()) {
    const placed = Object.values(state.monks).filter((seats) => seats.includes(seat)).length;
    if (placed + owner.monksLeft !== constants.monksPerSeat) problems.push(`seat ${seat} has lost a monk`);
  }
  return problems;
}

function tracks(state: State): string[] {
  const problems: string[] = [];
  for (const [seat, owner] of state.seats.entries()) {
    if (owner.religion < 0 || owner.religion > religionTrack.end)
      problems.push(`seat ${seat} is off the religion track`);
    if (owner.conquest < 0 || owner.conquest > conquestTrack.end)
      problems.push(`seat ${seat} is off the conquest track`);
  }
  const stacked = Object.entries(state.conquestStacks).flatMap(([space, seats]) =>
    seats.map((seat) => `${seat} on ${space}`),
  );
  const wanted = state.seats.flatMap((owner, seat) => (owner.conquest > 0 ? [`${seat} on ${owner.conquest}`] : []));
  return [...problems, ...same('conquest stacks', stacked, wanted)];
}

function storage(owner: SeatState, seat: Seat): string[] {
  const problems: string[] = [];
  for (const [id, amount] of Object.entries(owner.resources)) {
    const { limit } = record(data.resources, id);
    if (!Number.isInteger(amount) || amount < 0 || amount > limit) problems.push(`seat ${seat} stores ${amount} ${id}`);
  }
  for (const amount of [owner.coins, owner.happiness]) {
    if (!Number.isInteger(amount) || amount < 0) problems.push(`seat ${seat} has ${amount} coins or happiness`);
  }
  return problems;
}

/** What lies on a board is what is printed there, or belongs to a whole tile lying as its shape allows. */
function colony(owner: SeatState, seat: Seat): string[] {
  const problems: string[] = [];
  const printed = owner.board === undefined ? {} : record(data.boards, owner.board).printed;
  const tiles = new Set<string>();
  for (const [id, cell] of Object.entries(owner.cells)) {
    if (!allCells.includes(id)) problems.push(`seat ${seat}: ${id} is no space`);
    if (cell.tile !== undefined) tiles.add(cell.tile);
    else if (cell.terrain !== printed[id]?.terrain) problems.push(`seat ${seat}: ${id} is not printed so`);
    if (!cell.building && (cell.die || cell.coins)) problems.push(`seat ${seat}: a road is occupied at ${id}`);
    if (cell.die && cell.coins) problems.push(`seat ${seat}: a die and coins lie on ${id}`);
  }
  for (const id of Object.keys(printed)) if (!owner.cells[id]) problems.push(`seat ${seat}: ${id} has vanished`);
  for (const tile of tiles) if (!liesWhole(owner, tile)) problems.push(`seat ${seat}: ${tile} is broken`);
  return [...problems, ...piles(owner, seat)];
}

function liesWhole(owner: SeatState, tile: string): boolean {
  const { shape, cells } = tileOf(tile);
  const spaces = allCells.filter((cell) => owner.cells[cell]?.tile === tile);
  return spaces.some((anchor) =>
    rotations.some((rotation) => {
      const covered = footprint(shape, anchor, rotation);
      if (!covered || Object.values(covered).sort().join() !== [...spaces].sort().join()) return false;
      return Object.entries(covered).every(
        ([key, cell]) => owner.cells[cell]?.terrain === cells[key as keyof typeof cells]?.terrain,
      );
    }),
  );
}

/** Each pile is the price of another activation of this year. */
function piles(owner: SeatState, seat: Seat): string[] {
  const { first, step } = constants.coinActivation;
  const prices = Array.from({ length: owner.coinActivations }, (_, at) => first + step * at);
  const lying = Object.values(owner.cells).flatMap((cell) => (cell.coins ? [cell.coins] : []));
  for (const pile of lying) {
    const at = prices.indexOf(pile);
    if (at < 0) return [`seat ${seat}: nobody paid ${pile} coins`];
    prices.splice(at, 1);
  }
  return [];
}
