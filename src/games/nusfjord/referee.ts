import type { Seat } from '../../engine/message.js';
import { unitsCovered } from './board/fleet.js';
import { doubleIds, forestsOn } from './board/harbour.js';
import { openOffers } from './board/offers.js';
import { actionSpaces, copySpaces, workerSets } from './board/spaces.js';
import { bySeats, cellsOf, data, goods } from './data.js';
import { supplyWoodLimit } from './effects/modifiers.js';
import type { SeatState, State } from './state.js';

const { constants, harbour } = data;

/** Broken invariants of a state, in English for developers; empty: all is well (the game's `referee`).
 * @example referee(state) // [] */
export function referee(state: State): string[] {
  return [
    ...cards(state),
    ...elders(state),
    ...ships(state),
    ...shares(state),
    ...workers(state),
    ...(state.plates < 0 || state.plates > data.banquetTable.plateCosts.length ? [`${state.plates} plates`] : []),
    ...state.seats.flatMap((owner, seat) => [...stocks(owner, seat), ...board(owner, seat)]),
  ];
}

/** Every building of the game lies in one place. */
function cards(state: State): string[] {
  const hands = state.seats.flatMap(({ hand, buildings }) => [...hand, ...Object.values(buildings)]);
  const all = [...openOffers(state), ...state.piles.A, ...state.piles.B, ...state.piles.C, ...hands];
  const twice = all.filter((id, index) => all.indexOf(id) !== index);
  const shown = [...state.laidOut.A, ...state.laidOut.B];
  const lost = shown.filter((id) => !all.includes(id));
  const slots = state.offers.A.length === constants.offers.A && state.offers.B.length === constants.offers.B;
  return [
    ...twice.map((id) => `${id} is there twice`),
    ...lost.map((id) => `${id} is lost`),
    ...(slots ? [] : ['the boards of buildings have other slots']),
    ...state.seats.flatMap(({ used, buildings }) =>
      used.filter((id) => !Object.values(buildings).includes(id)).map((id) => `${id} was used but is not built`),
    ),
  ];
}

function elders(state: State): string[] {
  const places = constants.elders.councilPlaces;
  const council = state.seats.flatMap((owner) => owner.elders.map(({ id }) => id));
  const found = [...council, ...state.elders.flatMap(({ faceDown, up }) => [...faceDown, ...up])].sort();
  const wanted = Object.values(data.elders)
    .filter(({ seats }) => seats.includes(state.seats.length))
    .map(({ id }) => id)
    .sort();
  return [
    ...(found.join() === wanted.join() ? [] : [`elders: found ${found}, wanted ${wanted}`]),
    ...state.seats.flatMap((owner, seat) => [
      ...(owner.elders.length > places ? [`seat ${seat}: ${owner.elders.length} elders`] : []),
      ...owner.elders
        .filter(({ fish }) => fish < 0 || fish >= constants.elders.fishToClear)
        .map(({ id, fish }) => `seat ${seat}: ${fish} fish on ${id}`),
    ]),
  ];
}

function ships(state: State): string[] {
  return Object.values(data.ships).flatMap(({ id, inSupply, setAside }) => {
    const owned = state.seats.reduce((sum, owner) => sum + owner.ships.filter((type) => type === id).length, 0);
    const found = owned + (state.ships[id] ?? 0) + (state.shipsAside[id] ?? 0);
    const wanted = bySeats(inSupply, state.seats.length) + setAside;
    return found === wanted && (state.ships[id] ?? 0) >= 0 ? [] : [`${found} ${id} instead of ${wanted}`];
  });
}

function shares(state: State): string[] {
  return state.seats.flatMap(({ unissued }, colour) => {
    const held = state.seats.reduce((sum, owner) => sum + (owner.shares[colour] ?? 0), 0);
    const found = unissued + held + (state.newShares[colour] ?? 0);
    const wanted = constants.shares.perSeat;
    return found === wanted && unissued >= 0 ? [] : [`${found} shares of seat ${colour} instead of ${wanted}`];
  });
}

function workers(state: State): string[] {
  const spaces = [...actionSpaces(state), ...copySpaces(state)];
  const crowded = Object.entries(state.workers).flatMap(([id, there]) => {
    const space = spaces.find((other) => other.id === id);
    return space && there.length <= space.capacity ? [] : [`${there.length} workers on ${id}`];
  });
  const tooMany = state.seats.flatMap((owner, seat) =>
    Array.from({ length: workerSets(state) }, (_, set) => {
      const out = Object.values(state.workers).flat();
      const onElders = owner.elders.filter(({ worker }) => worker === set).length;
      return out.filter((worker) => worker.seat === seat && worker.set === set).length + onElders;
    }).flatMap((placed, set) => (placed > constants.workersPerSet ? [`seat ${seat}: ${placed} workers ${set}`] : [])),
  );
  return [...crowded, ...tooMany];
}

function stocks(owner: SeatState, seat: Seat): string[] {
  const limit = supplyWoodLimit(owner);
  const bad = goods.filter((good) => owner.supply[good] < 0 || owner.reserve[good] < 0);
  return [
    ...bad.map((good) => `seat ${seat}: less than no ${good}`),
    ...(limit !== null && owner.supply.wood > limit ? [`seat ${seat}: ${owner.supply.wood} wood`] : []),
  ];
}

function board(owner: SeatState, seat: Seat): string[] {
  const units = unitsCovered(owner);
  return [
    ...(units > data.catchTrack.units ? [`seat ${seat}: ${units} units of ships`] : []),
    ...Object.keys(owner.buildings)
      .filter((cell) => !harbour.cells.includes(cell))
      .map((cell) => `seat ${seat}: a building on ${cell}`),
    ...doubleIds.flatMap((double) => {
      const forests = forestsOn(owner, double);
      const built = cellsOf(double).some((cell) => owner.buildings[cell] !== undefined);
      return forests > harbour.maxForestsPerDouble || (forests > 0 && built)
        ? [`seat ${seat}: ${forests} forests on ${double}`]
        : [];
    }),
  ];
}
