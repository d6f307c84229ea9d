import type { Seat, Viewer } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { landingEvery, type Position, positionAt, stepFrom } from './board/geometry.js';
import { freeSlots, slotsOf } from './board/goods.js';
import { openSlots } from './board/statues.js';
import { type Deck, data } from './data.js';
import { foodDue } from './effects/feeding.js';
import { boatsOpen } from './effects/islets.js';
import { pending } from './flow/pending.js';
import type { SpaceId, WaterId } from './ids.js';
import { seatScore } from './scoring.js';
import type { Boat, SeatState, Ship, ShipId, Space, State, Stock, Worker, Workers } from './state.js';

export type { SpaceId, WaterId } from './ids.js';

/** A space of a peninsula (anchor `space:<seat>:<id>`). */
export interface SpaceView extends Space {
  id: SpaceId;
  x: number;
  y: number;
}

/** A ship (anchor `ship:<seat>:<id>`) and where on the ring it lies. */
export interface ShipView extends Ship {
  id: ShipId;
  place: Position;
  /** Its next steps, a harbour or bay among them: the islets each of them passes, in order, and where it leads. */
  ahead: { passed: { seat: Seat; islet: string }[]; place: Position }[];
}

export interface SeatView {
  seat: Seat;
  /** What the seat would score if the match ended now. */
  points: number;
  spaces: SpaceView[];
  /** Anchors `water:<seat>:<id>`. */
  islets: { water: WaterId; islet: string }[];
  isletsLeft: string[];
  /** Anchors `dock:<seat>:<id>`. */
  docks: ({ dock: string } & Partial<Boat>)[];
  /** Anchors `boat:<seat>:<id>`. */
  boatsLeft: string[];
  /** Anchor `warehouse:<seat>`, and `stored:<seat>:<good>`: goods, ordinary slots, and how many of them are free. */
  warehouse: Stock;
  slots: number;
  freeSlots: number;
  /** Anchor `market:<seat>`, and `marketed:<seat>:<good>`. */
  market: Stock;
  /** Anchor `tiles:<seat>`: double tiles by kind. */
  tiles: Record<string, number>;
  cartographer: number;
  available: Workers;
  pool: Workers;
  /** Structure pieces on the mat (anchors `mat:<seat>:<structure>`). */
  pieces: Record<string, number>;
  /** Statue slots there are (anchors `slot:<seat>:<id>`), filled or not. */
  slotsForStatues: { slot: string; filled: boolean }[];
  milestones: { id: string; state: 'hidden' | 'turned' | 'moved'; slot?: string }[];
  lids: { unused: number; crates: string[]; cargo: string[] };
  small: string[];
  large: { id: string; up: boolean }[];
  ships: ShipView[];
  /** Anchor `logbooks:<seat>`. */
  logbooks: string[];
  /** Who owes a good of own choice. */
  owed: Seat[];
  /** Food due when feeding. */
  food: number;
  /** What the seat may still do once in the income phase, until it finishes: an islet, a double tile, boats. */
  income?: { islet: boolean; tile: boolean; boats: string[] };
  done: SeatState['done'];
  /** Building cards looked at, for their holder alone; how many, for all. */
  looking?: { deck: Deck; count: number; cards?: string[] };
}

/** What a viewer may know of a match of Cooper Island (CI-25). */
export interface CooperIslandView {
  viewer: Viewer;
  phase: State['phase'];
  round: number;
  rounds: number;
  cooper: Seat;
  /** Whose turn it is in the worker phase, and who has something to decide. */
  turn: Seat;
  active: Seat[];
  /** Seats that act one after the other, where turn order was demanded. */
  order: Seat[];
  /** Double tiles in the bag by kind, single tiles, logbook tokens left by kind, cards left. */
  bag: Record<string, number>;
  singles: Record<string, number>;
  logbooks: Record<string, number>;
  decks: Record<Deck, number>;
  harbourMaster: { card: string; upright: boolean };
  /** Cargo ships with the seats whose lids lie on them. */
  cargo: { id: string; lids: Seat[] }[];
  royal: { id: string; seat?: Seat; worker?: Worker }[];
  /** Workers on each spot, the first at the bottom (anchors `spot:<sector>:<worker>`). */
  sectors: { id: string; regular: Seat[]; special: Seat[] }[];
  seats: SeatView[];
}

function counts(kinds: string[], items: readonly string[]): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, items.filter((item) => item === kind).length]));
}

/**
 * What a viewer may know of a match (CI-25): all but the order of bag, stack and decks, and the cards others look at.
 * @example view(state, 'public').seats[0]?.cartographer // 3
 */
export function view(state: State, viewer: Viewer): CooperIslandView {
  const { decks, harbourMaster } = state;
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    rounds: data.constants.rounds,
    cooper: state.cooper,
    turn: state.active,
    active: pending(state).flatMap(({ seat, holds }) => (holds ? [seat] : [])),
    order: [...state.order],
    bag: counts(Object.keys(data.doubleTiles), state.bag),
    singles: { ...state.singles },
    logbooks: counts(Object.keys(data.logbooks), state.logbooks),
    decks: { small: decks.small.length, large: decks.large.length },
    harbourMaster: { card: harbourMaster.card, upright: harbourMaster.upright },
    cargo: Object.keys(data.cargoShips).map((id) => ({
      id,
      lids: state.seats.flatMap(({ lids }, seat) => (lids.cargo.includes(id) ? [seat] : [])),
    })),
    royal: Object.entries(state.royal).map(([id, on]) => ({ id, ...(on && { seat: on.seat, worker: on.worker }) })),
    sectors: Object.entries(state.spots).map(([id, { regular, special }]) => ({
      id,
      regular: [...regular],
      special: [...special],
    })),
    seats: state.seats.map((owner, seat) => seatView(state, owner, seat, viewer)),
  };
}

function seatView(state: State, owner: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { lids } = owner;
  const free = openSlots(owner);
  return {
    seat,
    points: seatScore(state, seat).total,
    spaces: data.peninsula.spaces.map(({ id, x, y }) => ({ id, x, y, ...owner.spaces[id]! })),
    islets: Object.entries(owner.islets).map(([water, islet]) => ({ water, islet })),
    isletsLeft: [...owner.isletsLeft],
    docks: Object.keys(data.docks).map((dock) => ({ dock, ...owner.docks[dock] })),
    boatsLeft: [...owner.boatsLeft],
    warehouse: { ...owner.warehouse },
    slots: slotsOf(owner),
    freeSlots: freeSlots(owner),
    market: { ...owner.market },
    tiles: { ...owner.tiles },
    cartographer: owner.cartographer,
    available: { ...owner.available },
    pool: { ...owner.pool },
    pieces: { ...owner.pieces },
    slotsForStatues: Object.keys(data.statueSlots).flatMap((slot) => {
      const filled = owner.statues.includes(slot);
      return filled || free.includes(slot) ? [{ slot, filled }] : [];
    }),
    milestones: Object.keys(data.milestones).map((id) => milestoneView(owner, id)),
    lids: { unused: lids.unused, crates: [...lids.crates], cargo: [...lids.cargo] },
    small: [...owner.small],
    large: Object.entries(owner.large).map(([id, up]) => ({ id, up })),
    ships: (['one-mast', 'two-mast'] as const).map((id) => shipView(state, id, owner.ships[id])),
    logbooks: [...owner.logbooks],
    owed: [...owner.owed],
    food: foodDue(state, seat),
    ...incomeOf(state, seat),
    done: { ...owner.done },
    ...lookingOf(state, seat, viewer),
  };
}

function shipView(state: State, id: ShipId, ship: Ship): ShipView {
  const { seats } = state;
  const ahead: ShipView['ahead'] = [];
  for (let at = ship.at; ahead.length < landingEvery; ) {
    const { to, passed } = stepFrom(at, id, seats.length);
    const islets = passed.flatMap(({ seat, water }) => {
      const islet = seats[seat]!.islets[water];
      return islet === undefined ? [] : [{ seat, islet }];
    });
    ahead.push({ passed: islets, place: positionAt(to, seats.length) });
    at = to;
  }
  return { id, ...ship, place: positionAt(ship.at, seats.length), ahead };
}

function milestoneView({ milestones }: SeatState, id: string): SeatView['milestones'][number] {
  const slot = milestones[id];
  if (slot === undefined) return { id, state: 'hidden' };
  return slot === '' ? { id, state: 'turned' } : { id, state: 'moved', slot };
}

/** What is open lies below anything that interrupts it. */
function incomeOf(state: State, seat: Seat): Pick<SeatView, 'income'> {
  const task = state.tasks.seats[seat]!.find(({ kind }) => kind === 'income');
  if (task?.kind !== 'income') return {};
  return { income: { islet: !task.islet, tile: !task.double, boats: boatsOpen(seatOf(state, seat), task.used) } };
}

function lookingOf(state: State, seat: Seat, viewer: Viewer): Pick<SeatView, 'looking'> {
  const task = state.tasks.seats[seat]!.find(({ kind }) => kind === 'keep');
  if (task?.kind !== 'keep') return {};
  const { deck, cards } = task;
  return { looking: { deck, count: cards.length, ...(viewer === seat && { cards: [...cards] }) } };
}
