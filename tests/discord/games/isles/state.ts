import type { Options, Rng, Seat, Viewer } from '../../../../src/engine/index.js';

/** A space of the sea: axial coordinates, as `hex:q.r` on the picture. */
export type Hex = string;

export interface IslesSeat {
  /** Hidden from others. */
  hand: string[];
  /** Two cards have been laid aside, or the round's catch chosen. */
  ready: boolean;
  goods: { fish: number; wood: number };
  coins: number;
  ship: Hex;
  /** Islands found first. */
  found: number;
  built: string[];
}

/** What an island turned out to hold; undefined: nobody has been there. */
export type Island = 'coins' | 'wood' | undefined;

export interface IslesState {
  phase: 'lay-aside' | 'catch' | 'turns' | 'bills' | 'over';
  round: number;
  active: Seat;
  seats: IslesSeat[];
  islands: Record<Hex, Island>;
  /** Laid aside, face down. */
  aside: string[];
  offer?: { from: Seat; to: Seat };
  rules: {
    rounds: number;
    upkeep: number;
    islands: number;
    price: number;
    reach: number;
    start: number;
    cards: number;
  };
}

/** A card builds something: its price in wood, its points, its kind. */
export const cards: Record<string, { wood: number; points: number; kind: 'house' | 'dock' | 'tower' }> =
  Object.fromEntries(
    Array.from({ length: 180 }, (_, n) => [
      `card-${n + 1}`,
      { wood: n % 5, points: (n % 7) - 1, kind: (['house', 'dock', 'tower'] as const)[n % 3]! },
    ]),
  );

/** All hexes within two steps of the middle. */
export const hexes: Hex[] = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) <= 2).map((r) => hexAt(q, r)),
);

function hexAt(q: number, r: number): Hex {
  return `q${q + 2}r${r + 2}`;
}

export function axial(hex: Hex): { q: number; r: number } {
  return { q: Number(hex[1]) - 2, r: Number(hex[3]) - 2 };
}

function distance(a: Hex, b: Hex): number {
  const [from, to] = [axial(a), axial(b)];
  const [q, r] = [from.q - to.q, from.r - to.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Where a seat's ship may sail. */
export function reachable(state: IslesState, seat: Seat): Hex[] {
  const { ship } = state.seats[seat]!;
  return hexes.filter((hex) => hex !== ship && distance(hex, ship) <= state.rules.reach);
}

/** What a seat owes at the end of a round: fish for its crew, wood for each two buildings. */
export function billOf(state: IslesState, seat: Seat): { crew: number; repairs: number } {
  return { crew: state.rules.upkeep, repairs: Math.floor(state.seats[seat]!.built.length / 2) };
}

const number = (options: Options, id: string): number => Number(options[id]);

export function setup(seats: number, options: Options, rng: Rng): IslesState {
  const deck = rng.shuffle(Object.keys(cards));
  const hand = number(options, 'cards') + 2;
  const places = rng.shuffle(hexes.filter((hex) => hex !== hexAt(0, 0))).slice(0, number(options, 'islands'));
  return {
    phase: 'lay-aside',
    round: 1,
    active: 0,
    seats: Array.from({ length: seats }, () => ({
      hand: deck.splice(0, hand),
      ready: false,
      goods: { fish: number(options, 'start'), wood: number(options, 'start') },
      coins: 0,
      ship: hexAt(0, 0),
      found: 0,
      built: [],
    })),
    islands: Object.fromEntries(places.map((hex) => [hex, undefined])),
    aside: [],
    rules: {
      rounds: number(options, 'rounds'),
      upkeep: number(options, 'upkeep'),
      islands: number(options, 'islands'),
      price: number(options, 'price'),
      reach: number(options, 'reach'),
      start: number(options, 'start'),
      cards: number(options, 'cards'),
    },
  };
}

export interface IslesView extends Omit<IslesState, 'seats' | 'aside'> {
  seats: (Omit<IslesSeat, 'hand'> & { seat: Seat; cards: number; hand?: string[] })[];
}

export function view({ aside: _, ...state }: IslesState, viewer: Viewer): IslesView {
  const seats = state.seats.map(({ hand, ...own }, seat) => ({
    ...own,
    seat,
    cards: hand.length,
    ...(seat === viewer && { hand: [...hand] }),
  }));
  return structuredClone({ ...state, seats });
}

/** Deals the cards of others anew among their hands, what is laid aside, and what never was dealt. */
export function scramble(given: IslesState, viewer: Viewer, rng: Rng): IslesState {
  const state = structuredClone(given);
  const known = new Set(state.seats.flatMap(({ hand, built }, seat) => [...built, ...(seat === viewer ? hand : [])]));
  const pool = rng.shuffle(Object.keys(cards).filter((card) => !known.has(card)));
  for (const [seat, own] of state.seats.entries()) if (seat !== viewer) own.hand = pool.splice(0, own.hand.length);
  state.aside = pool.splice(0, state.aside.length);
  return state;
}
