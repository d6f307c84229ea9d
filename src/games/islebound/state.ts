import type { Seat } from '../../engine/message.js';
import { copyRecord } from '../../engine/position.js';
import { copyTasks, pop, push, type Tasks, top } from '../../engine/tasks.js';
import type { Amounts, Back, Exchange, Gain, Good, Step } from './data.js';
import type { CityId, SpaceId } from './ids.js';

export type Stock = Record<Good, number>;

export interface Crew {
  type: string;
  /** Wounded crew lies below deck, face down. */
  place: 'deck' | 'below' | 'wounded';
}

export interface SeatState {
  stock: Stock;
  ichor: boolean;
  crew: readonly Readonly<Crew>[];
  /** In the order in which they were gained. */
  buildings: string[];
  /** The marker on the renown track. */
  renown: number;
  tokens: string[];
  /** The city in whose region the ship lies; undefined: no home port is chosen yet. */
  ship?: CityId;
  /** Architect: cards held. */
  hand: string[];
  /** Architect: what is passed round in the draft, and what was picked of it. */
  passing: string[];
  pick?: string;
}

export interface Group {
  pirates: number;
  serpents: number;
  ichor: number;
}

/** An exchange that goes on without a question: what the rest of it is paid with. */
export interface Repeat {
  left: number;
  pay: string[];
  crew: string[];
  cards: string[];
  /** It is done as often as it could be when that was said. */
  most: boolean;
}

/**
 * What has to be done in the active seat's turn, one thing after the other: decisions that wait for it, and work that
 * `advance` does by itself. Whom it concerns stands in it.
 */
export type Task =
  // Decisions
  | { kind: 'port' }
  | { kind: 'draft' }
  | { kind: 'move' }
  | { kind: 'turn' }
  | { kind: 'free-visit'; city: CityId }
  | ExchangeTask
  | { kind: 'hire'; extraCoins: number; source: string }
  | { kind: 'reputation' }
  | { kind: 'choose'; options: Gain[][]; source: string }
  | { kind: 'may-place'; count: number; source: string }
  | { kind: 'build'; source: string }
  | { kind: 'fight'; city: CityId; dice: number[]; group: Group }
  | { kind: 'lose'; city: CityId; group: Group }
  | { kind: 'overflow' }
  /** Decided only where the seat has a say. */
  | { kind: 'place'; seat: Seat; count: number; source: string }
  | { kind: 'draw'; seat: Seat; count: number; source: string }
  // Work
  | { kind: 'gain'; seat: Seat; get: readonly Gain[]; source: string }
  | { kind: 'renown'; seat: Seat; amount: number; source: string }
  | { kind: 'repeat'; exchange: ExchangeTask; rest: Repeat }
  | { kind: 'steps'; city: CityId; steps: Step[] }
  | { kind: 'visited'; city: CityId }
  | { kind: 'condition'; card: string }
  | { kind: 'next-card'; stacks: 'events' | 'reputation'; card: string };

export interface ExchangeTask {
  kind: 'exchange';
  exchange: Exchange;
  /** How often it may still be done; null: no limit. */
  limit: number | null;
  source: string;
}
export type TaskOf<K extends Task['kind']> = Readonly<Extract<Task, { kind: K }>>;

export interface Variants {
  advanced: boolean;
  trade: boolean;
  boarding: boolean;
  smallWorld: boolean;
  sixBuildings: boolean;
  architect: boolean;
  metropolis: boolean;
}

/** An offer that waits for its partner's answer. */
export interface Offer {
  to: Seat;
  give: Amounts;
  take: Amounts;
}

export interface State {
  variants: Readonly<Variants>;
  phase: 'ports' | 'draft' | 'play' | 'over';
  /** The holder of the first player card. */
  first: Seat;
  active: Seat;
  round: number;
  /** Known once the end is triggered. */
  lastRound?: number;
  /** Which city lies where. */
  spaces: Readonly<Record<CityId, SpaceId>>;
  /** Cities that somebody controls. */
  owners: Record<CityId, Seat>;
  treasure: number;
  /** Whose cube is on each space of the track; null: free, -1: nobody's. */
  influence: (Seat | null)[];
  /** First = top. */
  events: { stacks: string[][]; discards: string[] };
  reputation: { stacks: string[][]; discards: string[] };
  recruits: { stack: string[]; display: (string | null)[] };
  tokens: string[];
  supply: { pirates: number; serpents: number };
  decks: Record<Back, string[]>;
  discards: Record<Back, string[]>;
  /** From the position nearest the deck. */
  rows: Record<Back, (string | null)[]>;
  seats: SeatState[];
  turn: {
    acted: boolean;
    /** Goods that the action of the city visited gave. */
    given: ('wood' | 'fish')[];
    /** Partners of trades completed, and how many offers came to nothing. */
    partners: Seat[];
    refused: number;
  };
  offer?: Offer;
  tasks: Tasks<Task>;
}

/** A copy whose parts may all be changed, but for what its type says is read-only (the game's `copy`).
 * @example copyState(state) */
export function copyState(state: State): State {
  const { turn, decks, discards, rows, supply, recruits, events, reputation } = state;
  const copy: State = {
    variants: state.variants,
    phase: state.phase,
    first: state.first,
    active: state.active,
    round: state.round,
    spaces: state.spaces,
    owners: copyRecord(state.owners),
    treasure: state.treasure,
    influence: state.influence.slice(),
    events: copyStacks(events),
    reputation: copyStacks(reputation),
    recruits: { stack: recruits.stack.slice(), display: recruits.display.slice() },
    tokens: state.tokens.slice(),
    supply: { pirates: supply.pirates, serpents: supply.serpents },
    decks: { base: decks.base.slice(), metropolis: decks.metropolis.slice() },
    discards: { base: discards.base.slice(), metropolis: discards.metropolis.slice() },
    rows: { base: rows.base.slice(), metropolis: rows.metropolis.slice() },
    seats: state.seats.map(copySeat),
    turn: { acted: turn.acted, given: turn.given.slice(), partners: turn.partners.slice(), refused: turn.refused },
    tasks: copyTasks(state.tasks),
  };
  if (state.lastRound !== undefined) copy.lastRound = state.lastRound;
  if (state.offer) {
    const { to, give, take } = state.offer;
    copy.offer = { to, give: { ...give }, take: { ...take } };
  }
  return copy;
}

function copyStacks({ stacks, discards }: State['events']): State['events'] {
  return { stacks: stacks.map((stack) => stack.slice()), discards: discards.slice() };
}

function copySeat(owner: SeatState): SeatState {
  const { coins, wood, fish, books, pirates, serpents } = owner.stock;
  const copy: SeatState = {
    stock: { coins, wood, fish, books, pirates, serpents },
    ichor: owner.ichor,
    crew: owner.crew,
    buildings: owner.buildings.slice(),
    renown: owner.renown,
    tokens: owner.tokens.slice(),
    hand: owner.hand.slice(),
    passing: owner.passing.slice(),
  };
  if (owner.ship !== undefined) copy.ship = owner.ship;
  if (owner.pick !== undefined) copy.pick = owner.pick;
  return copy;
}

/** All seats in turn order, beginning with one. @example seatsFrom(state, 2) // [2, 0, 1] */
export function seatsFrom(state: State, first: Seat): Seat[] {
  return state.seats.map((_, index) => (first + index) % state.seats.length);
}

/** Puts what follows on top of all that waits in the turn; the first one given is done first.
 * @example next(state, { kind: 'overflow' }) */
export function next(state: State, ...tasks: Readonly<Task>[]): void {
  push(state.tasks, state.active, ...tasks);
}

/** What has to be done first. @example topTask(state)?.kind // 'move' */
export function topTask(state: State): Readonly<Task> | undefined {
  return top(state.tasks, state.active);
}

/**
 * Takes an answered question off. An exchange it came between is asked about again, as much may have changed; unless the
 * question belongs to what is gained.
 * @example answered(state)
 */
export function answered(state: State): void {
  const { kind } = pop(state.tasks, state.active);
  if (kind === 'place' || kind === 'draw') return;
  const stack = state.tasks.seats[state.active]!;
  for (const [index, task] of stack.entries()) {
    if (task.kind === 'repeat') stack[index] = task.exchange;
  }
}
