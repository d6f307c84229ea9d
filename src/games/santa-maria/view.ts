import type { Seat, Viewer } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { docks } from './board/docks.js';
import { placePoints } from './board/places.js';
import { data, record } from './data.js';
import { scholarsOf } from './effects/abilities.js';
import { supplyOf } from './effects/dice.js';
import { coinPrice } from './effects/goods.js';
import { unlockedBlueDice } from './effects/religion.js';
import type { CellId } from './ids.js';
import { hasPassed, isSolo, type SeatState, type State } from './state.js';

/** What lies on a space of a colony that is not empty. */
export interface CellView {
  terrain: 'mountain' | 'farm' | 'forest' | 'city' | 'town-hall' | 'road';
  /** The building's id; roads have none. */
  building?: string;
  /** On roads: 0 to 2. */
  colonists?: number;
  /** The tile it belongs to; undefined: printed on the board. */
  tile?: string;
  die?: { color: 'white' | 'blue'; value: number };
  /** Coins of an activation that lie on the building. */
  coins?: number;
}

export interface SeatView {
  seat: Seat;
  /** Undefined while boards are being chosen. */
  board?: string;
  /** Only spaces that are not empty. */
  cells: Record<CellId, CellView>;
  /** wood, grain, sugar, gem, gold and coins. */
  goods: Record<string, number>;
  /** Happiness so far; undefined: hidden from this viewer (SM-22.3). */
  happiness?: number;
  /** Personal blue dice not yet used this year, lowest first. */
  blueDice: number[];
  /** Blue dice still to be unlocked. */
  blueReserve: number;
  whiteUsed: number;
  blueUsed: number;
  /** The dice it may take, lowest first: of the supply and its own, or common blue ones. */
  dice: { white: number[]; blue: number[] };
  /** What the next activation with coins costs. */
  coinPrice: number;
  passed: boolean;
  religion: number;
  /** Where on the religion track the next monk waits; undefined: there is none. */
  nextMonk?: number;
  conquest: number;
  monksLeft: number;
  /** Abilities owned, by a monk or from the advanced set-up. */
  scholars: string[];
  bishops: string[];
  /** How many shipment tiles lie at each dock of the harbour. */
  harbor: Record<string, number>;
  /** Which tiles they are: only for their owner, and for all when the match is over. */
  harborTiles?: Record<string, string[]>;
  /** Their points by dock. */
  harborPoints?: Record<string, number>;
}

/** What a viewer may know of a match of Santa Maria (SM-22). */
export interface SantaMariaView {
  viewer: Viewer;
  /** 1 to 3. */
  year: number;
  years: number;
  phase: 'setup' | 'year' | 'over';
  firstSeat: Seat;
  /** Who must decide now. */
  active: Seat[];
  /** White dice a seat may use in a year. */
  whiteLimit: number;
  /** Dice of the common supply, lowest first; blue ones only in the common-blue-dice variant. */
  whiteDice: number[];
  blueDice: number[];
  display: { double: string[]; triple: string[] };
  /** What a tile of the display costs. */
  prices: { double: Record<string, number>; triple: Record<string, number> };
  stacks: { double: number; triple: number; shipments: number };
  docks: { id: string; tile?: string }[];
  scholars: string[];
  bishops: string[];
  missions: string[];
  /** Points of each scholar and bishop for who has them; scholars may also come from the advanced set-up. */
  placePoints: Record<string, number>;
  /** Seats with a monk on each place, by the place's component id. */
  monks: Record<string, Seat[]>;
  /** Seats on each conquest space other than 0, lowest of the stack first. */
  conquestStacks: Record<number, Seat[]>;
  /** A lone player's trees: the space of the conquest track, and whether it counts in this year. */
  trees: { space: number; now: boolean }[];
  /** Who stands on each retire space, from the top. */
  retire: { id: string; seat?: Seat }[];
  /** Those still to be laid, the next one first. */
  roadTiles: string[];
  /** Advanced set-up only: the sets still to be taken. */
  townHallSets: { tile: string; scholar: string }[];
  /** Basic set-up with chosen boards only: the boards still to be taken. */
  boardsLeft: string[];
  seats: SeatView[];
  variants: { advanced: boolean; commonBlueDice: boolean; solo: boolean; openScores: boolean };
}

/**
 * What a viewer may know of a match (SM-22): all but the order of the stacks, and of other seats their happiness and
 * which shipment tiles they own. A lone player has nobody to hide them from.
 * @example view(state, 'public').seats[0]?.happiness // undefined
 */
export function view(state: State, viewer: Viewer): SantaMariaView {
  return {
    viewer,
    year: state.year,
    years: data.constants.years,
    phase: state.phase,
    firstSeat: state.first,
    active: state.phase === 'over' ? [] : [state.active],
    whiteLimit: data.constants.whiteDiceLimit,
    whiteDice: [...state.whiteDice],
    blueDice: [...state.blueDice],
    display: { double: [...state.display.double], triple: [...state.display.triple] },
    prices: { double: { ...data.constants.expandCost.double }, triple: { ...data.constants.expandCost.triple } },
    stacks: {
      double: state.stacks.double.length,
      triple: state.stacks.triple.length,
      shipments: state.stacks.shipments.length,
    },
    docks: docks.map((id) => ({ id, tile: state.docks[id] ?? undefined })),
    scholars: [...state.scholars],
    bishops: [...state.bishops],
    missions: Object.keys(data.missions),
    placePoints: Object.fromEntries(
      [...Object.keys(data.scholars), ...state.bishops].map((id) => [id, placePoints(id)]),
    ),
    monks: listsOf(state.monks),
    conquestStacks: listsOf(state.conquestStacks),
    trees: isSolo(state)
      ? data.conquestTrack.soloTrees.map(({ reached, year }) => ({ space: reached, now: year === state.year }))
      : [],
    retire: Object.keys(data.retireSpaces).map((id) => ({ id, seat: state.retire[id] })),
    roadTiles: [...state.roadTiles],
    townHallSets: state.sets.map((set) => ({ ...set })),
    boardsLeft: [...state.boardsLeft],
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    variants: { ...state.variants, solo: isSolo(state) },
  };
}

function listsOf<T>(lists: Record<string, readonly T[]>): Record<string, T[]> {
  return Object.fromEntries(Object.entries(lists).map(([id, items]) => [id, [...items]]));
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const owner = seatOf(state, seat);
  const open = viewer === seat || state.phase === 'over' || isSolo(state);
  return {
    seat,
    board: owner.board,
    cells: structuredClone(owner.cells),
    goods: { ...owner.resources, coins: owner.coins },
    ...((open || state.variants.openScores) && { happiness: owner.happiness }),
    blueDice: [...owner.blueDice],
    blueReserve: data.constants.blueDicePerSeat - unlockedBlueDice(owner.religion),
    whiteUsed: owner.whiteUsed,
    blueUsed: owner.blueUsed,
    dice: { white: [...supplyOf(state, seat, 'white')], blue: [...supplyOf(state, seat, 'blue')] },
    coinPrice: coinPrice(state, seat),
    passed: state.phase === 'year' && hasPassed(state, seat),
    religion: owner.religion,
    nextMonk: data.religionTrack.monkSymbols.find(({ reached }) => reached > owner.religion)?.reached,
    conquest: owner.conquest,
    monksLeft: owner.monksLeft,
    scholars: scholarsOf(state, seat),
    bishops: state.bishops.filter((id) => state.monks[id]?.includes(seat)),
    harbor: Object.fromEntries(docks.map((dock) => [dock, owner.harbor[dock]?.length ?? 0])),
    ...(open && { harborTiles: listsOf(owner.harbor), harborPoints: harborPoints(owner) }),
  };
}

function harborPoints({ harbor }: SeatState): Record<string, number> {
  const pointsOf = (tiles: readonly string[]) =>
    tiles.reduce((sum, tile) => sum + record(data.shipments, tile).points, 0);
  return Object.fromEntries(Object.entries(harbor).map(([dock, tiles]) => [dock, pointsOf(tiles)]));
}
