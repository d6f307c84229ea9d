import type { Seat } from '../../engine/message.js';
import { copyRecord } from '../../engine/position.js';
import { type DeckId, data, type Kind, type Needs, type Token } from './data.js';
import type { FieldId } from './ids.js';

/** A number for each kind of cube. */
export type Cubes = Record<Kind, number>;

/** A field of an island: what is printed on it, the construction token on that, and the cubes at its workplaces. */
export interface Field {
  id: FieldId;
  printed?: string;
  token?: string;
  cubes: readonly Kind[];
}

/** A card laid out. Face down once it is activated; its tokens lie on it until they are used. */
export interface Played {
  id: string;
  open: boolean;
  tokens: number;
}

export interface SeatState {
  ready: Cubes;
  spent: Cubes;
  fields: readonly Readonly<Field>[];
  /** On ships, and spent. */
  tokens: Record<Token, { ready: number; spent: number }>;
  gold: number;
  hand: readonly string[];
  /** In the order in which they were played. */
  played: readonly Readonly<Played>[];
  expeditions: readonly string[];
  oldWorld: readonly string[];
  newWorld: readonly string[];
}

/** What a bill pays for. */
export type Purpose =
  | { for: 'build'; token: string }
  | { for: 'play'; card: string }
  /** The deck of which a card is reserved; undefined: gold is in the bill instead. */
  | { for: 'hire'; cube: Kind; deck?: DeckId }
  | { for: 'upgrade'; from: Kind }
  | { for: 'old-world' }
  | { for: 'new-world' }
  | { for: 'expedition'; count: number };

export interface Bill {
  purpose: Purpose;
  /** Still to be paid. */
  needs: Needs;
  /** Resources settled for it. */
  made: Needs;
}

/** An action of several parts. */
export type Job =
  | {
      kind: 'expand';
      /** What is built in it, once that is known. */
      mode?: 'industry' | 'shipyard' | 'ship';
      built: readonly string[];
      removed: boolean;
      /** The action is taken; a removal may still follow. */
      over: boolean;
    }
  | { kind: 'hire'; done: number }
  | { kind: 'upgrade'; done: number };

export interface Turn {
  /** Actions left, and whether one has been taken. */
  actions: number;
  acted: boolean;
  /** Resources made for later in this turn. */
  pool: Needs;
  /** Resources bought from others. */
  bought: readonly string[];
  /** Objective cards used. */
  used: readonly string[];
  /** Cards played. */
  played: readonly string[];
  /** Free upgrades left, by the kind they begin with. */
  credits: Needs;
  /** Cards owed to new cubes, drawn at the end of the action. */
  reserved: Record<DeckId, number>;
  job?: Readonly<Job>;
  bill?: Readonly<Bill>;
  /** A token that is paid for and must be placed. */
  placing?: string;
  /** An upgrade that is paid for: a cube of this kind must be named. */
  improving?: Kind;
}

export interface State {
  phase: 'objectives' | 'play' | 'over';
  objectives: readonly string[];
  /** Who began the first round and begins every other. */
  first: Seat;
  active: Seat;
  round: number;
  /** Known once somebody's hand is empty, and who that was. */
  lastRound: number | null;
  fireworks: Seat | null;
  /** Construction tokens on the gameboard. */
  stock: Readonly<Record<string, number>>;
  supply: Cubes;
  /** First = top. */
  decks: Record<DeckId, readonly string[]>;
  expeditions: readonly string[];
  oldWorld: readonly string[];
  newWorld: readonly string[];
  seats: SeatState[];
  turn: Turn;
  /** How all was before what is now begun: the action where it can be given up by itself, then its open bill. */
  saved: readonly Moment[];
}

/** A state to come back to. */
export type Moment = Readonly<Omit<State, 'saved'>>;

/** @example noCubes().farmer // 0 */
export function noCubes(): Cubes {
  return { farmer: 0, worker: 0, artisan: 0, engineer: 0, investor: 0 };
}

/** @example startTurn().actions // 1 */
export function startTurn(): Turn {
  return {
    actions: 1,
    acted: false,
    pool: {},
    bought: [],
    used: [],
    played: [],
    credits: {},
    reserved: { 'farmer-worker': 0, 'artisan-engineer-investor': 0, 'new-world': 0 },
  };
}

/** A copy whose parts may all be changed, but for what its type says is read-only (the game's `copy`).
 * @example copyState(state) */
export function copyState(state: State): State {
  return { ...copyMoment(state), saved: state.saved };
}

/** The same without what is saved. @example copyMoment(state) */
export function copyMoment(state: Moment): Omit<State, 'saved'> {
  const { decks, supply } = state;
  return {
    phase: state.phase,
    objectives: state.objectives,
    first: state.first,
    active: state.active,
    round: state.round,
    lastRound: state.lastRound,
    fireworks: state.fireworks,
    stock: state.stock,
    supply: copyCubes(supply),
    decks: {
      'farmer-worker': decks['farmer-worker'],
      'artisan-engineer-investor': decks['artisan-engineer-investor'],
      'new-world': decks['new-world'],
    },
    expeditions: state.expeditions,
    oldWorld: state.oldWorld,
    newWorld: state.newWorld,
    seats: state.seats.map(copySeat),
    turn: copyTurn(state.turn),
  };
}

function copyCubes({ farmer, worker, artisan, engineer, investor }: Cubes): Cubes {
  return { farmer, worker, artisan, engineer, investor };
}

function copySeat(owner: SeatState): SeatState {
  const { trade, exploration } = owner.tokens;
  return {
    ready: copyCubes(owner.ready),
    spent: copyCubes(owner.spent),
    fields: owner.fields,
    tokens: {
      trade: { ready: trade.ready, spent: trade.spent },
      exploration: { ready: exploration.ready, spent: exploration.spent },
    },
    gold: owner.gold,
    hand: owner.hand,
    played: owner.played,
    expeditions: owner.expeditions,
    oldWorld: owner.oldWorld,
    newWorld: owner.newWorld,
  };
}

function copyTurn(turn: Turn): Turn {
  const copy: Turn = {
    actions: turn.actions,
    acted: turn.acted,
    pool: turn.pool,
    bought: turn.bought,
    used: turn.used,
    played: turn.played,
    credits: turn.credits,
    reserved: copyRecord(turn.reserved) as Turn['reserved'],
  };
  if (turn.job) copy.job = turn.job;
  if (turn.bill) copy.bill = turn.bill;
  if (turn.placing !== undefined) copy.placing = turn.placing;
  if (turn.improving !== undefined) copy.improving = turn.improving;
  return copy;
}

/** All seats in turn order, beginning with one. @example seatsFrom(state, 2) // [2, 0, 1] */
export function seatsFrom(state: Moment, first: Seat): Seat[] {
  return state.seats.map((_, index) => (first + index) % state.seats.length);
}

/** Amounts with one of them changed; what comes to nothing is left out. @example added({ gold: 1 }, 'gold', -1) // {} */
export function added(amounts: Needs, id: string, more: number): Needs {
  const copy = copyRecord(amounts);
  const sum = (copy[id] ?? 0) + more;
  if (sum < 0) throw new Error(`there is less than ${-more} ${id}`);
  if (sum === 0) delete copy[id];
  else copy[id] = sum;
  return copy;
}

/** An objective card that lets other tokens stand in for trade tokens. @example swapOf(state)?.count // 2 */
export function swapOf(state: Moment): { pay: Token; count: number } | undefined {
  for (const id of state.objectives) {
    const { swap } = data.objectives[id]!;
    if (swap) return swap;
  }
  return undefined;
}
