import type { Seat, Viewer } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { type Berth, berthsOf, trackCatch, unitsCovered } from './board/fleet.js';
import { roundReductionOf } from './board/shares.js';
import { actionOf, actionSpaces, copySpaces, isOccupied, workerColors, workerSet } from './board/spaces.js';
import { data, record } from './data.js';
import { catchSize, reserveFishLimit, supplyWoodLimit } from './effects/modifiers.js';
import { turnOf } from './flow/round.js';
import type { CellId, DoubleId } from './ids.js';
import { seatScore } from './scoring.js';
import { firstSeat, type State } from './state.js';

export type { CellId, DoubleId } from './ids.js';

/** Wood, fish and gold by id; goods of which there are none are 0. */
export type Stock = { wood: number; fish: number; gold: number };

/** A worker on a space. Solo, a seat has several sets of workers, told apart by colour. */
export interface WorkerView {
  seat: Seat;
  /** Counted from 0; always 0 with several players. */
  set: number;
}

/** A space of the action board (anchor `space:<id>`). */
export interface SpaceView {
  id: string;
  /** Component id of the action; its name and text are in the components. */
  action: string;
  column: 'left' | 'middle' | 'right';
  capacity: number;
  workers: WorkerView[];
  /** No further worker may go there. */
  full: boolean;
  /** What the round takes off its price. */
  reduction: number;
}

/** A space of the copy board (anchor `space:<id>`). */
export interface CopySpaceView {
  id: string;
  columns: ('left' | 'middle' | 'right')[];
  capacity: number;
  workers: WorkerView[];
  full: boolean;
}

/** A space of the board of elders (anchor `elder:<id of the top one>`). */
export interface ElderSpaceView {
  /** The one that can be invited; undefined: the space is empty. */
  top?: string;
  /** Face up below it. */
  under: string[];
  /** Face-down elders at the bottom. */
  faceDown: number;
}

/** An elder in a council (anchor `council:<seat>:<id>`). */
export interface CouncilView {
  id: string;
  fish: number;
  /** As many as may lie there. */
  fishPlaces: number;
  worker?: WorkerView;
}

export interface SeatView {
  seat: Seat;
  /** Does it have the first player's marker? Nobody has when the match is over, or alone. */
  first: boolean;
  /** What the seat would score if the match ended now: all of it lies open (NF-11). */
  points: number;
  /** Personal supply (anchors `goods:<seat>:wood`, `…:fish`, `…:gold`). */
  supply: Stock;
  /** Null: no limit. */
  woodLimit: number | null;
  /** The corner of the harbour board (anchor `reserve:<seat>`). */
  reserve: Stock;
  /** Null: no limit. */
  reserveFishLimit: number | null;
  /** Workers of the current set that have not been placed this round. */
  workersLeft: number;
  /** Turns of this round still to come, the current one among them. */
  turnsLeft: number;
  /** From the left of the catch track (anchors `fleet:<seat>:<type>`). */
  ships: Berth[];
  /** Units of the catch track that ships cover, of `trackUnits`. */
  units: number;
  trackUnits: number;
  /** The catches printed on the track from the unit reached to its end. */
  catches: number[];
  /** Bonuses of buildings included. */
  catchSize: number;
  trackCatch: number;
  /** Building by space (anchors `cell:<seat>:<cell>`). */
  buildings: Record<CellId, string>;
  /** Forests by double space; only those that have one (anchors `double:<seat>:<double>`). */
  forests: Record<DoubleId, number>;
  /** Buildings whose effect can be used once and has been. */
  used: string[];
  elders: CouncilView[];
  /** Places in the council. */
  councilPlaces: number;
  /** Own shares not issued yet, and issued shares held by colour, indexed by seat (anchor `shares:<seat>`). */
  unissued: number;
  shares: number[];
  /** How many C cards are in the hand (anchor `hand:<seat>`). */
  handSize: number;
  /** Which they are: only for their holder (anchors `card:<id>`). */
  hand?: string[];
}

/** What a viewer may know of a match of Nusfjord (NF-12). */
export interface NusfjordView {
  viewer: Viewer;
  /** 1 to `rounds`. */
  round: number;
  rounds: number;
  /** `final`: the last window for effects, before scoring. */
  phase: 'fishing' | 'work' | 'final' | 'over';
  /** First player of this round. */
  firstSeat: Seat;
  /** First player of every round, from round 1. */
  firstSeats: Seat[];
  /** Who must decide now. */
  active: Seat[];
  spaces: SpaceView[];
  /** Empty where no copy board is used. */
  copySpaces: CopySpaceView[];
  /** Issued shares not bought yet by colour, indexed by seat (anchor `new-shares`). */
  newShares: number[];
  /** The set whose workers are placed in this round, and the colours of the sets: solo alone (NF-14.4, NF-14.9). */
  workerSet: number;
  workerColors: string[];
  /** The banquet table (anchors `plate:<n>`, n from 1). */
  plates: { cost: number; filled: boolean }[];
  /** Ship supply (anchors `ship:<type>`). */
  ships: { id: string; left: number }[];
  /** Ships set aside for a card, by type. */
  shipsAside: Record<string, number>;
  elderSpaces: ElderSpaceView[];
  /** Buildings on offer (anchors `card:<id>`); null is an empty slot. C: face up from round 6. */
  offers: { A: (string | null)[]; B: (string | null)[]; C: string[] };
  /** Cards in the draw piles. */
  piles: { A: number; B: number; C: number };
  seats: SeatView[];
  variants: {
    /** The deck, or in a mixed set-up the deck of all later cards. */
    deck: string;
    mixed: boolean;
    solo: 'standard' | 'advanced' | null;
    series: 'single' | 'double-match' | 'campaign';
    /** Which game of the series, from 1. */
    game: number;
  };
}

/**
 * What a viewer may know of a match (NF-12): all but the piles, the face-down elders and what other seats have in hand.
 * @example view(state, 'public').seats[0]?.hand // undefined
 */
export function view(state: State, viewer: Viewer): NusfjordView {
  const { deck, mixed, solo, series, game } = state.variants;
  return {
    viewer,
    round: state.round,
    rounds: data.constants.rounds,
    phase: state.phase,
    firstSeat: firstSeat(state),
    firstSeats: Array.from({ length: data.constants.rounds }, (_, index) => firstSeat(state, index + 1)),
    active: state.tasks.seats.flatMap((tasks, seat) => (tasks.length > 0 ? [seat] : [])),
    spaces: actionSpaces(state).map(({ id, action, capacity }) => ({
      id,
      action,
      column: record(data.actions, action).column,
      capacity,
      workers: workersOn(state, id),
      full: isOccupied(state, { id, capacity }),
      reduction: action === sharesAction ? roundReductionOf(state.round) : 0,
    })),
    copySpaces: copySpaces(state).map(({ id, columns, capacity }) => ({
      id,
      columns: [...columns],
      capacity,
      workers: workersOn(state, id),
      full: isOccupied(state, { id, capacity }),
    })),
    newShares: [...state.newShares],
    workerSet: workerSet(state),
    workerColors: workerColors(state),
    plates: data.banquetTable.plateCosts.map((cost, index) => ({ cost, filled: index < state.plates })),
    ships: Object.entries(state.ships).map(([id, left]) => ({ id, left })),
    shipsAside: { ...state.shipsAside },
    elderSpaces: state.elders.map(({ faceDown, up }) => ({
      top: up.at(-1),
      under: up.slice(0, -1),
      faceDown: faceDown.length,
    })),
    offers: { A: [...state.offers.A], B: [...state.offers.B], C: [...state.offers.C] },
    piles: { A: state.piles.A.length, B: state.piles.B.length, C: state.piles.C.length },
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    variants: { deck, mixed, solo, series, game },
  };
}

/** The action whose price the round reduces (NF-6.7). */
const sharesAction = actionOf('buyAllShares').id;

function workersOn(state: State, space: string): WorkerView[] {
  return (state.workers[space] ?? []).map(({ seat, set }) => ({ seat, set }));
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const owner = seatOf(state, seat);
  const { turnsPerRound, workersPerSet, elders } = data.constants;
  const hasTurn = state.phase === 'work' && state.active === seat && state.tasks.seats[seat]?.length;
  return {
    seat,
    first: state.seats.length > 1 && state.phase !== 'over' && seat === firstSeat(state),
    points: seatScore(state, seat).total,
    supply: { ...owner.supply },
    woodLimit: supplyWoodLimit(owner),
    reserve: { ...owner.reserve },
    reserveFishLimit: reserveFishLimit(owner),
    workersLeft: workersPerSet - owner.placed,
    turnsLeft: turnsPerRound - turnOf(state, seat) + (hasTurn ? 1 : 0),
    ships: berthsOf(owner),
    units: unitsCovered(owner),
    trackUnits: data.catchTrack.units,
    catches: data.catchTrack.catchByUnits.slice(unitsCovered(owner)),
    catchSize: catchSize(owner),
    trackCatch: trackCatch(owner),
    buildings: { ...owner.buildings },
    forests: { ...owner.forests },
    used: [...owner.used],
    elders: owner.elders.map(({ id, fish, worker }) => ({
      id,
      fish,
      fishPlaces: elders.fishToClear - 1,
      ...(worker !== undefined && { worker: { seat, set: worker } }),
    })),
    councilPlaces: elders.councilPlaces,
    unissued: owner.unissued,
    shares: [...owner.shares],
    handSize: owner.hand.length,
    ...(viewer === seat && { hand: [...owner.hand] }),
  };
}
