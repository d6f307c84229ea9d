import type { Seat, Viewer } from '../../engine/message.js';
import { citiesOf, sideOf, sideText } from './board/cities.js';
import { cubesLeft } from './board/influence.js';
import { tokensOf } from './board/rows.js';
import { topCards } from './board/stacks.js';
import { type Back, backOf, data, record, type Side } from './data.js';
import { demandOf } from './effects/capture.js';
import { holdLimit, speedOf, stepsPerFish } from './effects/modifiers.js';
import type { CityId, SpaceId } from './ids.js';
import { seatScore } from './scoring.js';
import { type Crew, type Group, type SeatState, type State, type Stock, topTask, type Variants } from './state.js';

export type { CityId, SpaceId } from './ids.js';

/** A region of the map with its city (anchor `city:<id>`). */
export interface CityView {
  id: CityId;
  /** The component that says what the side in use does. */
  text: string;
  space: SpaceId;
  banner: 'red' | 'blue';
  port: boolean;
  /** Strength or influence printed, and what must be reached now. */
  value: number;
  needed: number;
  fee: Side['fee'];
  bed: boolean;
  /** Who controls it. */
  owner?: Seat;
  /** Ships in the region (anchors `ship:<seat>`). */
  ships: Seat[];
  /** Active events in the region (anchors `event:<id>`). */
  events: string[];
}

/** A row of buildings from the deck (anchors `card:<id>`); null is an empty position. */
export interface RowView {
  cards: (string | null)[];
  /** Books that each position asks for. */
  books: number[];
  /** Cards left in the deck. */
  deck: number;
  discards: string[];
}

export interface SeatView {
  seat: Seat;
  /** Does it hold the first player card? */
  first: boolean;
  /** What the seat would score if the match ended now. */
  points: number;
  /** Anchors `goods:<seat>:<good>`. */
  stock: Stock;
  ichor: boolean;
  holdLimit: number;
  speed: number;
  /** Steps that each fish adds. */
  stepsPerFish: number;
  /** Anchor `crew:<seat>`. */
  crew: Crew[];
  ship?: CityId;
  cities: CityId[];
  /** Anchor `capital:<seat>`. */
  buildings: string[];
  /** The marker (anchor `renown:<seat>`). */
  renown: number;
  tokens: string[];
  /** Cubes left for cities and influence. */
  cubes: number;
  /** Cards held by their backs (anchor `hand:<seat>`); which they are only for their holder. */
  handSize: Record<Back, number>;
  hand?: string[];
  /** In a draft: the cards among which one is kept, and whether that is done; which ones only for their holder. */
  passing?: string[];
  picked: boolean;
  pick?: string;
}

/** What a viewer may know of a match of Islebound (IB-15). */
export interface IsleboundView {
  viewer: Viewer;
  phase: State['phase'];
  round: number;
  lastRound?: number;
  first: Seat;
  /** Whose turn it is, and who has something to decide. */
  turn: Seat;
  active: Seat[];
  /** An attack that is going on: the dice as they lie, and who fights for which city (anchor `fight`). */
  fight?: { city: CityId; dice: number[]; group: Group };
  /** May the active seat still carry out an action? */
  acted: boolean;
  cities: CityView[];
  /** Coins on the map (anchor `treasure`). */
  treasure: number;
  /** Spaces of the influence track (anchors `influence:<n>`, n from 1); owner -1 is nobody's cube. */
  influence: { value: number; owner: Seat | null }[];
  /** Stacks of events and reputation: the card on top and how many there are. */
  events: { top?: string; count: number }[];
  reputation: { top?: string; count: number }[];
  eventDiscards: string[];
  reputationDiscards: string[];
  /** The crew display from the left (anchors `recruit:<n>`), the coins of its slots, and the stack. */
  recruits: { display: (string | null)[]; coins: number[]; top?: string; count: number };
  /** Anchor `tokens`. */
  tokens: { top?: string; count: number };
  supply: { pirates: number; serpents: number };
  rows: Record<Back, RowView>;
  seats: SeatView[];
  /** A trade offered to a seat. */
  offer?: { to: Seat; give: Record<string, number>; take: Record<string, number> };
  variants: Variants;
}

/**
 * What a viewer may know of a match (IB-15): all but what lies below the top of stacks and decks, and what others hold.
 * @example view(state, 'public').seats[0]?.hand // undefined
 */
export function view(state: State, viewer: Viewer): IsleboundView {
  const { offer, recruits, lastRound } = state;
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    ...(lastRound !== undefined && { lastRound }),
    first: state.first,
    turn: state.active,
    active: waitedFor(state),
    ...fightOf(state),
    acted: state.turn.acted,
    cities: Object.keys(data.cities).map((city) => cityView(state, city)),
    treasure: state.treasure,
    influence: state.influence.map((owner, space) => ({ value: data.influenceTrack.values[space]!, owner })),
    events: state.events.stacks.map(stackView),
    reputation: state.reputation.stacks.map(stackView),
    eventDiscards: [...state.events.discards],
    reputationDiscards: [...state.reputation.discards],
    recruits: { display: [...recruits.display], coins: [...data.constants.crewDisplay], ...stackView(recruits.stack) },
    tokens: stackView(state.tokens),
    supply: { ...state.supply },
    rows: { base: rowView(state, 'base'), metropolis: rowView(state, 'metropolis') },
    seats: state.seats.map((owner, seat) => seatView(state, owner, seat, viewer)),
    ...(offer && { offer: { to: offer.to, give: { ...offer.give }, take: { ...offer.take } } }),
    variants: { ...state.variants },
  };
}

function waitedFor({ phase, offer, seats, active }: State): Seat[] {
  if (phase === 'over') return [];
  if (phase === 'draft') return seats.flatMap(({ pick }, seat) => (pick === undefined ? [seat] : []));
  return [offer?.to ?? active];
}

function fightOf(state: State): Pick<IsleboundView, 'fight'> {
  const task = topTask(state);
  if (task?.kind !== 'fight') return {};
  const { city, dice, group } = task;
  return { fight: { city, dice: [...dice], group: { ...group } } };
}

function stackView(stack: readonly string[]): { top?: string; count: number } {
  const [top] = stack;
  return { ...(top !== undefined && { top }), count: stack.length };
}

function rowView(state: State, back: Back): RowView {
  return {
    cards: [...state.rows[back]],
    books: state.rows[back].length > 0 ? [...tokensOf(state, back)] : [],
    deck: state.decks[back].length,
    discards: [...state.discards[back]],
  };
}

function cityView(state: State, id: CityId): CityView {
  const { banner, kind } = record(data.cities, id);
  const { value, fee, steps } = sideOf(state, id);
  const owner = state.owners[id];
  return {
    id,
    text: sideText(state, id),
    space: record(state.spaces, id),
    banner,
    port: kind === 'home-port',
    value,
    needed: demandOf(state, id).needed,
    fee: { ...fee },
    bed: steps.some(({ step }) => step === 'rest'),
    ...(owner !== undefined && { owner }),
    ships: state.seats.flatMap(({ ship }, seat) => (ship === id ? [seat] : [])),
    events: topCards(state.events).filter((event) => record(data.events, event).city === id),
  };
}

function seatView(state: State, owner: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { hand, passing, pick, ship } = owner;
  const metropolis = hand.filter((card) => backOf(card) === 'metropolis').length;
  return {
    seat,
    first: seat === state.first,
    // Of the cards in a hand only their number counts.
    points: seatScore(state, seat).total,
    stock: { ...owner.stock },
    ichor: owner.ichor,
    holdLimit: holdLimit(owner),
    speed: speedOf(owner),
    stepsPerFish: stepsPerFish(owner),
    crew: owner.crew.map(({ type, place }) => ({ type, place })),
    ...(ship !== undefined && { ship }),
    cities: citiesOf(state, seat),
    buildings: [...owner.buildings],
    renown: owner.renown,
    tokens: [...owner.tokens],
    cubes: cubesLeft(state, seat),
    handSize: { base: hand.length - metropolis, metropolis },
    picked: pick !== undefined,
    ...(viewer === seat && { hand: [...hand], passing: [...passing], ...(pick !== undefined && { pick }) }),
  };
}
