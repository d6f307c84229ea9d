import type { Seat } from '../../engine/message.js';
import { copyRecord } from '../../engine/position.js';
import { copyTasks, type Tasks } from '../../engine/tasks.js';
import type { Effect } from './data.js';
import type { CellId } from './ids.js';

type Color = 'white' | 'blue';
export interface Die {
  color: Color;
  value: number;
}

/** Resources (and, where it says so, coins or happiness) by id. */
export type Amounts = Record<string, number>;

export interface Line {
  kind: 'row' | 'column';
  /** From 1. */
  index: number;
}

/** What lies on a space of a colony. */
export interface Cell {
  terrain: 'mountain' | 'farm' | 'forest' | 'city' | 'town-hall' | 'road';
  building?: string;
  colonists?: number;
  /** Undefined: printed on the board. */
  tile?: string;
  die?: Die;
  coins?: number;
}
/** Never changed in place: copies of a state share it, and `setCell` puts another one in its place. */
export type Cells = Readonly<Record<CellId, Readonly<Cell>>>;

export interface SeatState {
  board?: string;
  cells: Cells;
  resources: Amounts;
  coins: number;
  happiness: number;
  /** Personal supply, lowest first. */
  blueDice: number[];
  /** Used this year. */
  whiteUsed: number;
  blueUsed: number;
  coinActivations: number;
  religion: number;
  conquest: number;
  monksLeft: number;
  /** The scholar of the advanced set-up; those trained by monks stand in `State.monks`. */
  scholars: readonly string[];
  /** Shipment tiles by dock, oldest first. */
  harbor: Readonly<Record<string, readonly string[]>>;
}

/**
 * What has to be done, in the order of the stack of the active seat: decisions that wait for a player, and work that
 * `advance` does by itself.
 */
export type Task =
  | { kind: 'choose-board' }
  | { kind: 'choose-set' }
  | { kind: 'turn' }
  | { kind: 'end-turn' }
  /** `at` is the index in the line of the next space; `asked`: the owner of Logistics has said to go on. */
  | { kind: 'walk'; line: Line; at: number; asked: boolean }
  | { kind: 'place-die'; line: Line; die: Die; asked: boolean }
  /** All the effects of a building, retire space or dock, which may have to be left unused as a whole. */
  | { kind: 'use'; effects: Effect[]; source: string }
  | { kind: 'effect'; effect: Effect; source: string }
  /** `made` of at most `most` trades. */
  | { kind: 'trade'; give: Amounts[]; get: Amounts; made: number; most: number; source: string }
  | { kind: 'ship' }
  | { kind: 'move-tile'; dock: string }
  | { kind: 'refill'; dock: string }
  | { kind: 'religion-advance' }
  | { kind: 'religion-step' }
  | { kind: 'place-monk' }
  | { kind: 'place-road' }
  | { kind: 'income' };
export type TaskOf<K extends Task['kind']> = Readonly<Extract<Task, { kind: K }>>;

export interface State {
  variants: Readonly<{ advanced: boolean; commonBlueDice: boolean; openScores: boolean }>;
  year: number;
  phase: 'setup' | 'year' | 'over';
  /** First player of this year. */
  first: Seat;
  /** The one seat that decides. */
  active: Seat;
  seats: SeatState[];
  /** Common supply, lowest first. */
  whiteDice: number[];
  blueDice: number[];
  display: { double: readonly string[]; triple: readonly string[] };
  /** Face down; the first is on top. */
  stacks: { double: string[]; triple: string[]; shipments: string[] };
  /** Expansion tiles that left the display unused. */
  discarded: string[];
  docks: Record<string, string | null>;
  scholars: readonly string[];
  bishops: readonly string[];
  /** Seats on each place, in order of arrival. */
  monks: Record<string, readonly Seat[]>;
  /** Seats on each conquest space other than 0, lowest of the stack first. */
  conquestStacks: Record<string, readonly Seat[]>;
  /** Who took each retire space this year. */
  retire: Record<string, Seat>;
  roadTiles: string[];
  /** Advanced set-up: the sets still to be taken. */
  sets: readonly Readonly<{ tile: string; scholar: string }>[];
  /** Chosen boards: those still to be taken. */
  boardsLeft: readonly string[];
  tasks: Tasks<Task>;
}

/** A copy whose parts may all be changed, but for what its type says is read-only (the game's `copy`).
 * @example copyState(state) */
export function copyState(state: State): State {
  const { display, stacks } = state;
  return {
    variants: state.variants,
    year: state.year,
    phase: state.phase,
    first: state.first,
    active: state.active,
    seats: state.seats.map(copySeat),
    whiteDice: state.whiteDice.slice(),
    blueDice: state.blueDice.slice(),
    display: { double: display.double, triple: display.triple },
    stacks: { double: stacks.double.slice(), triple: stacks.triple.slice(), shipments: stacks.shipments.slice() },
    discarded: state.discarded.slice(),
    docks: copyRecord(state.docks),
    scholars: state.scholars,
    bishops: state.bishops,
    monks: copyRecord(state.monks),
    conquestStacks: copyRecord(state.conquestStacks),
    retire: copyRecord(state.retire),
    roadTiles: state.roadTiles.slice(),
    sets: state.sets,
    boardsLeft: state.boardsLeft,
    tasks: copyTasks(state.tasks),
  };
}

function copySeat(owner: SeatState): SeatState {
  const copy: SeatState = {
    cells: owner.cells,
    resources: copyRecord(owner.resources),
    coins: owner.coins,
    happiness: owner.happiness,
    blueDice: owner.blueDice.slice(),
    whiteUsed: owner.whiteUsed,
    blueUsed: owner.blueUsed,
    coinActivations: owner.coinActivations,
    religion: owner.religion,
    conquest: owner.conquest,
    monksLeft: owner.monksLeft,
    scholars: owner.scholars,
    harbor: owner.harbor,
  };
  if (owner.board !== undefined) copy.board = owner.board;
  return copy;
}

/** Changes what lies on a space, or what is there otherwise.
 * @example setCell(seatOf(state, 0), 'r1c1', { ...cell, coins: 2 }) */
export function setCell(owner: SeatState, id: CellId, cell: Readonly<Cell>): void {
  const cells = copyRecord(owner.cells);
  cells[id] = cell;
  owner.cells = cells;
}

/** The space without the die or coins on it.
 * @example setCell(owner, 'r1c1', cleared(cell)) */
export function cleared({ die, coins, ...cell }: Readonly<Cell>): Cell {
  return cell;
}

/** @example hasPassed(state, 0) */
export function hasPassed(state: State, seat: Seat): boolean {
  return Object.values(state.retire).includes(seat);
}

/** @example isSolo(state) */
export function isSolo(state: State): boolean {
  return state.seats.length === 1;
}

/** Puts dice into the order in which they are shown. @example addDie(state.whiteDice, 4) */
export function addDie(supply: number[], value: number): void {
  supply.push(value);
  supply.sort((a, b) => a - b);
}

/** Takes one die of that value out of a supply; a die that is not there is a bug and throws.
 * @example takeDie(state.whiteDice, 4) */
export function takeDie(supply: number[], value: number): void {
  const at = supply.indexOf(value);
  if (at < 0) throw new Error(`no die of ${value} in the supply`);
  supply.splice(at, 1);
}
