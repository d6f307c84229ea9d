import type { Seat, Viewer } from '../../engine/message.js';
import { byDeck } from './board/decks.js';
import { buildingCount, standing, typeOf } from './board/fields.js';
import { type DeckId, data, deckIds, type FieldType, type Kind, type Needs, tokenOf } from './data.js';
import { costOf } from './effects/costs.js';
import type { FieldId } from './ids.js';
import { seatScore } from './scoring.js';
import type { Cubes, Job, Played, Purpose, SeatState, State } from './state.js';

export type { FieldId } from './ids.js';

/** A field of an island (anchor `field:<seat>:<id>`). */
export interface FieldView {
  id: FieldId;
  type: FieldType;
  /** What lies uncovered on it. */
  building?: string;
  /** What is printed on it, and the construction token that covers it. */
  printed?: string;
  token?: string;
  /** Cubes at its workplaces. */
  cubes: Kind[];
}

export interface SeatView {
  seat: Seat;
  /** Does it begin the rounds? */
  first: boolean;
  /** What the seat would score if the match ended now; of others without their expeditions. */
  points: number;
  /** Anchors `district:<seat>:<kind>` and `spent:<seat>:<kind>`. */
  ready: Cubes;
  spent: Cubes;
  fields: FieldView[];
  /** On ships, and spent (anchors `tokens:<seat>:<kind>`). */
  tokens: SeatState['tokens'];
  /** Anchor `gold:<seat>`. */
  gold: number;
  /** Cards held by their backs (anchor `hand:<seat>`); which they are only for their holder. */
  handSize: Record<DeckId, number>;
  hand?: string[];
  /** Cards laid out (anchors `played:<seat>:<card>`). */
  played: Played[];
  /** Expedition cards (anchor `expeditions:<seat>`); which they are only for their holder, and for all at the end. */
  expeditionCount: number;
  expeditions?: string[];
  /** Islands of both worlds, as they were turned over (anchors `island:<seat>:<id>`). */
  oldWorld: string[];
  newWorld: string[];
  /** Uncovered industries, shipyards and ships. */
  buildings: number;
  /** Exploration tokens for the next island of each world; undefined: there is no more. */
  nextIsland: { oldWorld?: number; newWorld?: number };
}

/** What is going on in the turn. */
export interface TurnView {
  actions: number;
  acted: boolean;
  pool: Needs;
  bought: string[];
  used: string[];
  credits: Needs;
  job?: Job;
  bill?: { purpose: Purpose; needs: Needs; made: Needs };
  placing?: string;
  improving?: Kind;
}

/** What a viewer may know of a match of Anno 1800 (AN-24). */
export interface AnnoView {
  viewer: Viewer;
  phase: State['phase'];
  round: number;
  lastRound?: number;
  /** Who holds the fireworks token (anchor `fireworks`). */
  fireworks?: Seat;
  first: Seat;
  active: Seat[];
  /** Anchors `objective:<id>`. */
  objectives: string[];
  /** Construction tokens on the gameboard (anchors `stock:<id>`). */
  stock: { id: string; count: number; cost: Needs }[];
  /** Cubes in the supply (anchors `supply:<kind>`). */
  supply: Cubes;
  /** Sizes of decks and stacks (anchors `deck:<id>`). */
  decks: Record<DeckId, number>;
  expeditions: number;
  oldWorld: number;
  newWorld: number;
  seats: SeatView[];
  turn: TurnView;
}

/**
 * What a viewer may know of a match: all but decks, stacks, and what others hold.
 * @example view(state, 'public').seats[0]?.hand // undefined
 */
export function view(state: State, viewer: Viewer): AnnoView {
  const { lastRound, fireworks } = state;
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    ...(lastRound !== null && { lastRound }),
    ...(fireworks !== null && { fireworks }),
    first: state.first,
    active: state.phase === 'over' ? [] : [state.active],
    objectives: [...state.objectives],
    stock: Object.keys({ ...data.industries, ...data.shipyards, ...data.ships }).map((id) => ({
      id,
      count: state.stock[id] ?? 0,
      cost: tokenOf(id).cost,
    })),
    supply: { ...state.supply },
    decks: Object.fromEntries(deckIds.map((deck) => [deck, state.decks[deck].length])) as Record<DeckId, number>,
    expeditions: state.expeditions.length,
    oldWorld: state.oldWorld.length,
    newWorld: state.newWorld.length,
    seats: state.seats.map((owner, seat) => seatView(state, owner, seat, viewer)),
    turn: turnView(state),
  };
}

function turnView({ turn }: State): TurnView {
  const { job, bill, placing, improving } = turn;
  return {
    actions: turn.actions,
    acted: turn.acted,
    pool: { ...turn.pool },
    bought: [...turn.bought],
    used: [...turn.used],
    credits: { ...turn.credits },
    ...(job && { job: job.kind === 'expand' ? { ...job, built: [...job.built] } : { ...job } }),
    ...(bill && { bill: { purpose: { ...bill.purpose }, needs: { ...bill.needs }, made: { ...bill.made } } }),
    ...(placing !== undefined && { placing }),
    ...(improving !== undefined && { improving }),
  };
}

function seatView(state: State, owner: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const own = viewer === seat;
  const backs = byDeck(owner.hand);
  const next = (world: 'old-world' | 'new-world'): number | undefined =>
    costOf(state, seat, { for: world }).exploration;
  const oldWorld = next('old-world');
  const newWorld = next('new-world');
  return {
    seat,
    first: seat === state.first,
    points: openPoints(state, seat, own),
    ready: { ...owner.ready },
    spent: { ...owner.spent },
    fields: owner.fields.map((field) => {
      const building = standing(field);
      return {
        id: field.id,
        type: typeOf(field.id),
        ...(building !== undefined && { building }),
        ...(field.printed !== undefined && { printed: field.printed }),
        ...(field.token !== undefined && { token: field.token }),
        cubes: [...field.cubes],
      };
    }),
    tokens: { trade: { ...owner.tokens.trade }, exploration: { ...owner.tokens.exploration } },
    gold: owner.gold,
    handSize: Object.fromEntries(deckIds.map((deck) => [deck, backs[deck] ?? 0])) as Record<DeckId, number>,
    ...(own && { hand: [...owner.hand] }),
    played: owner.played.map((card) => ({ ...card })),
    expeditionCount: owner.expeditions.length,
    ...((own || state.phase === 'over') && { expeditions: [...owner.expeditions] }),
    oldWorld: [...owner.oldWorld],
    newWorld: [...owner.newWorld],
    buildings: buildingCount(owner),
    nextIsland: { ...(oldWorld !== undefined && { oldWorld }), ...(newWorld !== undefined && { newWorld }) },
  };
}

/** Expedition cards are hidden until the end (AN-24.4), and so is all that they are worth. */
function openPoints(state: State, seat: Seat, own: boolean): number {
  const { total, lines } = seatScore(state, seat);
  if (own || state.phase === 'over') return total;
  const hidden = lines.filter(({ id }) => id === 'expeditions' || data.objectives[id]?.score?.per === 'visited');
  return total - hidden.reduce((sum, { amount }) => sum + amount, 0);
}
