import type { Seat } from '../../engine/message.js';
import { copyRecord } from '../../engine/position.js';
import { copyTasks, push, type Tasks, top } from '../../engine/tasks.js';
import type { Deck, Effect, Good, Reduction, Resource, Terrain } from './data.js';
import type { SpaceId, WaterId } from './ids.js';

export type Stock = Record<Good, number>;
export type Worker = 'regular' | 'special';
export type Workers = Record<Worker, number>;
export type ShipId = 'one-mast' | 'two-mast';
/** What stands on a space beside cubes. */
export type Piece = 'small-building' | 'large-building' | 'fortress' | 'statue' | 'lid';

export interface Space {
  /** Layers of tiles; 0: uncharted. */
  level: number;
  terrain: Terrain | null;
  ruins: boolean;
  on: Resource | Piece | null;
}

export interface Ship {
  at: number;
  steps: number;
  anchors: number;
}

export interface Boat {
  boat: string;
  flipped: boolean;
}

export interface SeatState {
  spaces: Record<SpaceId, Readonly<Space>>;
  /** Islets laid, by their water space; and those not yet laid. */
  islets: Record<WaterId, string>;
  isletsLeft: string[];
  /** Boats by their docks, and those not built. */
  docks: Record<string, Readonly<Boat>>;
  boatsLeft: string[];
  warehouse: Stock;
  market: Stock;
  /** Double tiles of the supply. */
  tiles: Record<string, number>;
  cartographer: number;
  available: Workers;
  pool: Workers;
  /** Structure pieces on the mat. */
  pieces: Record<string, number>;
  /** Statue slots that are filled. */
  statues: string[];
  /** Milestones reached, and the slot each was moved to; '' while it was not. */
  milestones: Record<string, string>;
  lids: { unused: number; crates: string[]; cargo: string[] };
  small: string[];
  /** Large building cards; true: face up. */
  large: Record<string, boolean>;
  ships: Record<ShipId, Readonly<Ship>>;
  logbooks: string[];
  /** Goods of own choice still owed, each by whom. */
  owed: Seat[];
  /** What was done in the running phase or turn. */
  done: { acted: boolean; finished: boolean; chart: boolean };
}

/** Alternatives of which one is done; what must be done cannot be declined; what is late waits for all that must. */
export interface Part {
  of: readonly AnyEffect[];
  must?: true;
  late?: true;
}

/** Effects that only the rules themselves bring about. */
export type Own =
  | { op: 'piece'; piece: Piece; points: number; onSettlement: number; deck?: Deck }
  | { op: 'look'; deck: Deck }
  | { op: 'receive-lid'; ship: string };
/** Whatever a part may be. */
export type AnyEffect = Effect | Own;
export type AnyOp = AnyEffect['op'];
export type EffectFor<K extends AnyOp> = Extract<AnyEffect, { op: K }>;

/** What a seat has to do, one thing after the other: decisions, and work that `advance` does by itself. */
export type Task =
  // Decisions
  | { kind: 'terrain' }
  | { kind: 'income'; islet: boolean; double: boolean; used: readonly string[] }
  | { kind: 'worker' }
  | { kind: 'turn' }
  | { kind: 'finish' }
  | { kind: 'do'; parts: readonly Part[]; source: string; discount?: Reduction }
  | { kind: 'toll'; to: Seat | null; ship?: ShipId }
  | { kind: 'royal' }
  | { kind: 'feed'; bonus: number }
  | { kind: 'fed'; points: number; treated: boolean }
  | { kind: 'refresh'; card: boolean; lid: boolean }
  /** Only where something done before that step of the clean-up may change it. */
  | { kind: 'pause'; before: 'statues' | 'isthmus' }
  | { kind: 'keep'; deck: Deck; cards: readonly string[] }
  /** Decided only where both ships have as many. */
  | { kind: 'anchors'; n: number }
  // Work
  | { kind: 'sail'; ship: ShipId; left: number }
  | { kind: 'arrive'; ship: ShipId }
  | { kind: 'statues' }
  | { kind: 'isthmus' };
export type TaskOf<K extends Task['kind']> = Readonly<Extract<Task, { kind: K }>>;

export interface State {
  phase: 'start' | 'income' | 'workers' | 'clean-up' | 'window' | 'over';
  round: number;
  /** The holder of the Cooper token, and who began the running worker phase. */
  cooper: Seat;
  first: Seat;
  /** Whose turn it is in the worker phase. */
  active: Seat;
  /** Who act one after the other, since turn order was demanded in the running simultaneous phase. */
  order: Seat[];
  /** In random order, first = next. */
  bag: string[];
  logbooks: string[];
  decks: Record<Deck, string[]>;
  singles: Record<string, number>;
  harbourMaster: { card: string; upright: boolean };
  royal: Record<string, Readonly<{ seat: Seat; worker: Worker }> | null>;
  /** Workers on each spot, the first at the bottom. */
  spots: Record<string, Record<Worker, Seat[]>>;
  seats: SeatState[];
  tasks: Tasks<Task>;
}

/** A copy whose parts may all be changed, but for what its type says is read-only (the game's `copy`).
 * @example copyState(state) */
export function copyState(state: State): State {
  const spots: State['spots'] = {};
  for (const id in state.spots) {
    const { regular, special } = state.spots[id]!;
    spots[id] = { regular: regular.slice(), special: special.slice() };
  }
  return {
    phase: state.phase,
    round: state.round,
    cooper: state.cooper,
    first: state.first,
    active: state.active,
    order: state.order.slice(),
    bag: state.bag.slice(),
    logbooks: state.logbooks.slice(),
    decks: { small: state.decks.small.slice(), large: state.decks.large.slice() },
    singles: copyRecord(state.singles),
    harbourMaster: { card: state.harbourMaster.card, upright: state.harbourMaster.upright },
    royal: copyRecord(state.royal),
    spots,
    seats: state.seats.map(copySeat),
    tasks: copyTasks(state.tasks),
  };
}

function copySeat(owner: SeatState): SeatState {
  const { lids, ships, done } = owner;
  return {
    spaces: copyRecord(owner.spaces),
    islets: copyRecord(owner.islets),
    isletsLeft: owner.isletsLeft.slice(),
    docks: copyRecord(owner.docks),
    boatsLeft: owner.boatsLeft.slice(),
    warehouse: copyRecord(owner.warehouse) as Stock,
    market: copyRecord(owner.market) as Stock,
    tiles: copyRecord(owner.tiles),
    cartographer: owner.cartographer,
    available: { regular: owner.available.regular, special: owner.available.special },
    pool: { regular: owner.pool.regular, special: owner.pool.special },
    pieces: copyRecord(owner.pieces),
    statues: owner.statues.slice(),
    milestones: copyRecord(owner.milestones),
    lids: { unused: lids.unused, crates: lids.crates.slice(), cargo: lids.cargo.slice() },
    small: owner.small.slice(),
    large: copyRecord(owner.large),
    ships: { 'one-mast': ships['one-mast'], 'two-mast': ships['two-mast'] },
    logbooks: owner.logbooks.slice(),
    owed: owner.owed.slice(),
    done: { acted: done.acted, finished: done.finished, chart: done.chart },
  };
}

/** All seats in turn order, beginning with one. @example seatsFrom(state, 2) // [2, 0, 1] */
export function seatsFrom(state: State, first: Seat): Seat[] {
  return state.seats.map((_, index) => (first + index) % state.seats.length);
}

/** Puts what follows on top of all that waits for a seat; the first one given is done first.
 * @example next(state, 0, { kind: 'toll', to: 1 }) */
export function next(state: State, seat: Seat, ...tasks: Readonly<Task>[]): void {
  push(state.tasks, seat, ...tasks);
}

/** What a seat has to do first. @example topTask(state, 0)?.kind // 'turn' */
export function topTask(state: State, seat: Seat): Readonly<Task> | undefined {
  return top(state.tasks, seat);
}

/** Phases that all play at the same time. @example isShared(state) */
export function isShared({ phase }: State): boolean {
  return phase === 'income' || phase === 'clean-up' || phase === 'window';
}
