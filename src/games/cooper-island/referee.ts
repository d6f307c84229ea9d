import { counted, hired } from './board/counters.js';
import { ringLength } from './board/geometry.js';
import { freeSlots } from './board/goods.js';
import { data, goods, resources, spaceIds } from './data.js';
import type { SeatState, State } from './state.js';

/** Broken invariants of a state, in English for developers; empty: all is well (the game's `referee`).
 * @example referee(state) // [] */
export function referee(state: State): string[] {
  return [
    ...tiles(state),
    ...cards(state),
    ...table(state),
    ...state.seats.flatMap((owner, seat) => seatOf(state, owner, seat)),
  ];
}

function differ(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  return [...found].sort().join() === [...wanted].sort().join() ? [] : [`${what}: found ${found}, wanted ${wanted}`];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** All layers of land are double tiles laid, single tiles laid and islets. */
function tiles(state: State): string[] {
  const box = (records: Record<string, { count: number }>): number =>
    sum(Object.values(records).map(({ count }) => count));
  const held = sum(state.seats.flatMap((owner) => Object.values(owner.tiles)));
  const doubles = box(data.doubleTiles) - state.bag.length - held;
  const singles = box(data.singleTiles) - sum(Object.values(state.singles));
  const islets = sum(state.seats.map((owner) => Object.keys(owner.islets).length));
  const layers = sum(state.seats.flatMap((owner) => spaceIds.map((id) => owner.spaces[id]!.level)));
  const wanted = 2 * doubles + singles + islets;
  return [
    ...(layers === wanted ? [] : [`${layers} layers of land, ${wanted} were laid`]),
    ...Object.entries(state.singles).flatMap(([id, n]) => (n < 0 ? [`${n} ${id}`] : [])),
  ];
}

function cards(state: State): string[] {
  const looked = (deck: string): string[] =>
    state.tasks.seats.flat().flatMap((task) => (task.kind === 'keep' && task.deck === deck ? [...task.cards] : []));
  const tokens = Object.values(data.logbooks).flatMap(({ id, count }) => Array<string>(count).fill(id));
  return [
    ...differ(
      'small buildings',
      [...state.decks.small, ...looked('small'), ...state.seats.flatMap(({ small }) => small)],
      Object.keys(data.cards.small),
    ),
    ...differ(
      'large buildings',
      [...state.decks.large, ...looked('large'), ...state.seats.flatMap(({ large }) => Object.keys(large))],
      Object.keys(data.cards.large),
    ),
    ...differ('logbooks', [...state.logbooks, ...state.seats.flatMap(({ logbooks }) => logbooks)], tokens),
  ];
}

function table(state: State): string[] {
  return [
    ...(state.round > data.constants.rounds ? [`round ${state.round}`] : []),
    ...Object.entries(state.spots).flatMap(([id, spot]) =>
      (['regular', 'special'] as const).flatMap((worker) =>
        new Set(spot[worker]).size === spot[worker].length ? [] : [`${id}: two ${worker} workers of one seat`],
      ),
    ),
  ];
}

function seatOf(state: State, owner: SeatState, seat: number): string[] {
  const say = (problem: string): string => `seat ${seat}: ${problem}`;
  const { workers, cartographer } = data.constants;
  const found: string[] = [];
  for (const good of goods) {
    if (owner.warehouse[good] < 0 || owner.market[good] < 0) found.push(say(`less than no ${good}`));
  }
  if (freeSlots(owner) < 0) found.push(say('a warehouse too full'));
  if (owner.cartographer < 0 || owner.cartographer > cartographer.max)
    found.push(say(`cartographer on ${owner.cartographer}`));
  for (const worker of ['regular', 'special'] as const) {
    const working = Object.values(state.spots).filter((spot) => spot[worker].includes(seat)).length;
    const sent = Object.values(state.royal).filter((on) => on?.seat === seat && on.worker === worker).length;
    const all = owner.available[worker] + owner.pool[worker] + working + sent;
    const wanted = workers.available[worker] + workers.pool[worker];
    if (all !== wanted) found.push(say(`${all} ${worker} workers`));
  }
  return [...found, ...pieces(state, owner, seat).map(say)];
}

function pieces(state: State, owner: SeatState, seat: number): string[] {
  const on = (piece: string): number => spaceIds.filter((id) => owner.spaces[id]!.on === piece).length;
  const waiting = (piece: string): number =>
    state.tasks.seats[seat]!.filter(
      (task) =>
        task.kind === 'do' && task.parts.some(({ of }) => of.some((one) => one.op === 'piece' && one.piece === piece)),
    ).length;
  const found: string[] = [];
  for (const { id, pieces: all } of Object.values(data.structures)) {
    const there = on(id) + waiting(id) + owner.pieces[id]!;
    if (there !== all) found.push(`${there} pieces of ${id}`);
  }
  const ruins = spaceIds.filter((id) => owner.spaces[id]!.ruins).length;
  const statues = ruins + owner.statues.length + on('statue') + waiting('statue');
  const wanted = data.peninsula.spaces.filter((space) => space.ruins).length;
  if (statues !== wanted) found.push(`${statues} ruins and statues`);
  const { lids } = owner;
  const allLids = lids.unused + lids.crates.length + lids.cargo.length + on('lid') + waiting('lid');
  if (allLids !== Object.keys(data.cargoShips).length) found.push(`${allLids} lids`);
  found.push(...differ('islets', [...owner.isletsLeft, ...Object.values(owner.islets)], Object.keys(data.islets)));
  const built = Object.values(owner.docks).map(({ boat }) => boat);
  found.push(...differ('boats', [...owner.boatsLeft, ...built], Object.keys(data.boats)));
  for (const id of spaceIds) {
    const { level, on: what, terrain, ruins: ruined } = owner.spaces[id]!;
    if ((level === 0) !== (terrain === null) || (level === 0 && what !== null)) found.push(`odd land on ${id}`);
    if (ruined && level > 0) found.push(`land on the ruins of ${id}`);
    if (what && (resources as string[]).includes(what) && terrain && !cubeFits(terrain, what))
      found.push(`${what} on ${id}`);
  }
  for (const { at, steps } of Object.values(owner.ships)) {
    if (at < 0 || at >= ringLength(state.seats.length) || steps < 0) found.push(`a ship at ${at}`);
  }
  if (counted(owner, 'boats') > Object.keys(data.docks).length) found.push('too many boats');
  const hirings = Object.values(owner.milestones).filter((slot) => data.hiringSlots[slot]?.hire).length;
  if (hired(owner).all !== hirings) found.push(`${hired(owner).all} hired by ${hirings} milestones`);
  return found;
}

function cubeFits(terrain: string, cube: string): boolean {
  const { cubes, high } = data.terrains[terrain]!;
  return [...cubes, ...high].some((one) => one === cube);
}
