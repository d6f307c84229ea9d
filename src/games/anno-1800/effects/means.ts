import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cubesOf, nextKind } from '../board/cubes.js';
import { cardsLeft } from '../board/decks.js';
import { tokensOf } from '../board/tokens.js';
import { data, effectOf, type Kind, kinds, type Needs, populationOf, type Token } from '../data.js';
import type { Cubes, Moment, SeatState } from '../state.js';

/** A face-up card with what activating it would give. */
export interface Gift {
  card: string;
  gold: number;
  tokens: Partial<Record<Token, number>>;
}

/** A face-up card that would give cubes. */
export interface CubeGift {
  card: string;
  cube: Kind;
  count: number;
}

/** All that free steps of a seat could bring into a payment. */
export interface Means {
  owner: SeatState;
  ready: Cubes;
  /** All cubes of a kind. */
  owned: Cubes;
  supply: Cubes;
  gold: number;
  tokens: Record<Token, number>;
  gifts: Gift[];
  cubes: CubeGift[];
  /** Free upgrades at hand, by the kind they begin with, and cards that give more. */
  credits: Needs;
  upgrades: { card: string; from: Kind; count: number }[];
  /** Objective cards that give gold for cubes. */
  sales: { id: string; cubes: Needs; gold: number }[];
  /** How many cubes of a kind each of the cards would give, and how many could rise from a kind for free. */
  gains: Record<Kind, number[]>;
  rises: Cubes;
  /** Cards left for kinds of cubes, and what a cube costs instead of one. */
  decks: { kinds: Kind[]; left: number; gold: number | undefined }[];
}

/** @example meansOf(state, 0).gold // 3 */
export function meansOf(state: Moment, seat: Seat): Means {
  const owner = seatOf(state, seat);
  const turning = seat === state.active && state.phase === 'play';
  const open = owner.played.filter((card) => card.open).map(({ id }) => id);
  const cubes = open.flatMap((card) => {
    const gift = effectOf(card, 'cubes');
    return gift ? [{ card, cube: gift.cube, count: gift.count }] : [];
  });
  const credits = turning ? state.turn.credits : {};
  const upgrades = open.flatMap((card) => {
    const gift = effectOf(card, 'upgrades');
    return gift ? [{ card, from: gift.from, count: gift.count }] : [];
  });
  return {
    owner,
    ready: owner.ready,
    owned: byKind((kind) => cubesOf(owner, kind)),
    supply: state.supply,
    gold: owner.gold,
    tokens: { trade: tokensOf(owner, 'trade'), exploration: tokensOf(owner, 'exploration') },
    gifts: open.flatMap((card) => {
      const gold = effectOf(card, 'gold')?.count ?? 0;
      const tokens = effectOf(card, 'tokens');
      if (gold === 0 && !tokens) return [];
      return [{ card, gold, tokens: tokens ? { [tokens.token]: tokens.count } : {} }];
    }),
    cubes,
    credits,
    upgrades,
    sales: salesOf(state, seat),
    gains: byKind((kind) => cubes.flatMap(({ cube, count }) => (cube === kind ? [count] : []))),
    rises: byKind((kind) =>
      nextKind(kind)
        ? upgrades.reduce((sum, { from, count }) => sum + (from === kind ? count : 0), credits[kind] ?? 0)
        : 0,
    ),
    decks: Object.values(data.decks).map(({ id, gold }) => ({
      kinds: kinds.filter((kind) => populationOf(kind).deck === id),
      left: cardsLeft(state, id),
      gold,
    })),
  };
}

/** Objective cards whose effect is unused and gives gold. @example salesOf(state, 0) // [{ id: 'aarhant', … }] */
export function salesOf(state: Moment, seat: Seat): Means['sales'] {
  const turning = seat === state.active && state.phase === 'play';
  return state.objectives.flatMap((id) => {
    const { use } = data.objectives[id]!;
    const gold = use?.effects.find((one) => one.effect === 'gold')?.count;
    if (!use || gold === undefined || (turning && state.turn.used.includes(id))) return [];
    return [{ id, cubes: use.cost, gold }];
  });
}

function byKind<V>(of: (kind: Kind) => V): Record<Kind, V> {
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, V>;
}
