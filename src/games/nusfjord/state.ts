import type { Seat } from '../../engine/message.js';
import { copyJson, copyRecord } from '../../engine/position.js';
import { copyTasks, push, type Tasks } from '../../engine/tasks.js';
import { seatOf } from '../kit/seats.js';
import type { EventId, Good, Letter, Op } from './data.js';
import type { CellId, DoubleId } from './ids.js';

export type Stock = Record<Good, number>;

export interface Worker {
  seat: Seat;
  /** Solo, a seat has several sets of workers; otherwise 0. */
  set: number;
}

export interface Councillor {
  id: string;
  fish: number;
  /** The set of the worker on him. */
  worker?: number;
}

export interface SeatState {
  supply: Stock;
  reserve: Stock;
  /** Types, from the left of the catch track. */
  ships: string[];
  /** Only doubles that have some. */
  forests: Record<DoubleId, number>;
  buildings: Record<CellId, string>;
  /** Buildings whose once effect is used up. */
  used: string[];
  /** Buildings whose trigger was used this round, where only one a round counts. */
  triggered: string[];
  elders: Councillor[];
  unissued: number;
  /** Issued shares in the supply, by colour (the seat whose shares they are). */
  shares: number[];
  /** C cards. */
  hand: string[];
  /** Workers placed this round. */
  placed: number;
}

/** Must something be done? `first`: the first op. `any`: at least one of those left. */
export type Duty = 'none' | 'first' | 'any';

/**
 * What has to be done, in the order of a seat's stack: decisions that wait for a player, and work that `advance` does
 * by itself.
 */
export type Task =
  // Decisions
  | { kind: 'feed-elders'; count: number }
  | { kind: 'feed-shares'; count: number }
  | { kind: 'turn' }
  | { kind: 'end-turn' }
  | { kind: 'final' }
  | Grant
  /** May the elder just invited be activated? */
  | { kind: 'activate'; elder: string }
  /** Optional triggers of one moment, in the order their owner likes. */
  | { kind: 'choose-trigger'; buildings: string[] }
  // Work
  | { kind: 'ops'; ops: Op[]; source: string; duty: Duty; board?: string }
  | { kind: 'trigger'; events: Trigger[] }
  | { kind: 'third-worker' }
  | { kind: 'feed'; elder: string }
  | { kind: 'share-fish' }
  | { kind: 'stow' }
  | { kind: 'return-excess' }
  // Work of the table
  | { kind: 'catch' }
  | { kind: 'dividends' }
  | { kind: 'work' }
  | { kind: 'home' }
  | { kind: 'last-window' }
  | { kind: 'over' };
/** An op that asks something. */
export interface Grant {
  kind: 'grant';
  op: Op;
  source: string;
  must: boolean;
  /** One of the ops from here on must be done (NF-9.4). */
  owed?: boolean;
  /** It is performed as the board action of this id. */
  board?: string;
  /** Ships that may still follow this one. */
  more?: number;
  /** Elders already activated by it. */
  spent?: string[];
}
export type TaskOf<K extends Task['kind']> = Readonly<Extract<Task, { kind: K }>>;

/** Something happened that cards may wait for. */
export interface Trigger {
  event: EventId;
  /** Of the building built. */
  letter?: Letter;
  /** The card itself, which its own construction does not trigger. */
  except?: string;
}

/** A fishing phase that is going on. Lists are by seat. */
export interface Fishing {
  /** Elders that get a fish of the catch. */
  fed: string[][];
  /** Shares with other seats that get one, by their holder. */
  away: number[][];
  /** Fish in hand. */
  hand: number[];
  /** Fish on shares beside the supply. */
  dividends: number[];
}

export interface Variants {
  deck: string;
  mixed: boolean;
  solo: 'standard' | 'advanced' | null;
  series: 'single' | 'double-match' | 'campaign';
  /** Which game of the series, from 1. */
  game: number;
  /** Campaign: rank before it. */
  rank: number;
}

export interface State {
  variants: Readonly<Variants>;
  round: number;
  phase: 'fishing' | 'work' | 'final' | 'over';
  /** First player of round 1. */
  starter: Seat;
  /** Whose turn it is in the work phase. */
  active: Seat;
  /** Turns begun in this round, by all seats together. */
  turns: number;
  seats: SeatState[];
  /** Workers by space of the action board and the copy board. */
  workers: Record<string, readonly Readonly<Worker>[]>;
  /** By colour. */
  newShares: number[];
  /** Filled plates of the banquet table. */
  plates: number;
  ships: Record<string, number>;
  shipsAside: Record<string, number>;
  /** The last one is on top; face-down ones lie below all others. */
  elders: { faceDown: readonly string[]; up: readonly string[] }[];
  offers: { A: (string | null)[]; B: (string | null)[]; C: string[] };
  /** Face down; the first is on top. */
  piles: Record<Letter, string[]>;
  /** A and B buildings laid out so far, and all C of this game: what a series goes on with. */
  laidOut: { A: string[]; B: string[] };
  fishing?: Fishing;
  tasks: Tasks<Task>;
}

/** A copy whose parts may all be changed, but for what its type says is read-only (the game's `copy`), and but for the
 * other seats where one is given.
 * @example copyState(state) */
export function copyState(state: State, only?: Seat): State {
  const { offers, piles, laidOut, fishing } = state;
  const copy: State = {
    variants: state.variants,
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    active: state.active,
    turns: state.turns,
    seats: state.seats.map((owner, seat) => (only === undefined || only === seat ? copySeat(owner) : owner)),
    workers: copyRecord(state.workers),
    newShares: state.newShares.slice(),
    plates: state.plates,
    ships: copyRecord(state.ships),
    shipsAside: copyRecord(state.shipsAside),
    elders: state.elders.map(({ faceDown, up }) => ({ faceDown, up })),
    offers: { A: offers.A.slice(), B: offers.B.slice(), C: offers.C.slice() },
    piles: { A: piles.A.slice(), B: piles.B.slice(), C: piles.C.slice() },
    laidOut: { A: laidOut.A.slice(), B: laidOut.B.slice() },
    tasks: copyTasks(state.tasks),
  };
  if (fishing) copy.fishing = copyJson(fishing);
  return copy;
}

function copySeat(owner: SeatState): SeatState {
  return {
    supply: copyStock(owner.supply),
    reserve: copyStock(owner.reserve),
    ships: owner.ships.slice(),
    forests: copyRecord(owner.forests),
    buildings: copyRecord(owner.buildings),
    used: owner.used.slice(),
    triggered: owner.triggered.slice(),
    elders: owner.elders.map(copyCouncillor),
    unissued: owner.unissued,
    shares: owner.shares.slice(),
    hand: owner.hand.slice(),
    placed: owner.placed,
  };
}

function copyStock({ wood, fish, gold }: Stock): Stock {
  return { wood, fish, gold };
}

function copyCouncillor({ id, fish, worker }: Councillor): Councillor {
  return worker === undefined ? { id, fish } : { id, fish, worker };
}

/** The elder in the seat's council; one that is not there is a bug and throws.
 * @example councillor(state, 0, 'builder').fish */
export function councillor(state: State, seat: Seat, id: string): Councillor {
  const found = seatOf(state, seat).elders.find((elder) => elder.id === id);
  if (!found) throw new Error(`seat ${seat} has no elder ${id}`);
  return found;
}

/** All seats in turn order, beginning with one. @example seatsFrom(state, 2) // [2, 0, 1] */
export function seatsFrom(state: State, first: Seat): Seat[] {
  return state.seats.map((_, index) => (first + index) % state.seats.length);
}

/** The first player of the current round: one place to the right of the last one (NF-3.3).
 * @example firstSeat(state) // 0 */
export function firstSeat(state: State, round = state.round): Seat {
  const { length } = state.seats;
  return (((state.starter - (round - 1)) % length) + length) % length;
}

/** Tells the seat's cards, in one moment, of what happened; done before what waits already (NF-9.16).
 * @example happen(state, 0, { event: 'thinned' }) */
export function happen(state: State, seat: Seat, ...events: Trigger[]): void {
  push(state.tasks, seat, { kind: 'trigger', events });
}
