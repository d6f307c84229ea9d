import { nextKind } from '../board/cubes.js';
import { type Kind, kinds, populationOf } from '../data.js';
import { type Cubes, type Moment, noCubes } from '../state.js';
import type { Means } from './means.js';
import { type Purse, purseWith } from './plan.js';

/** What a way to settle needs asks for, all together. */
export interface Demand {
  /** How often a cube of a kind is used, and how many of a kind must go home to make room. */
  uses: Cubes;
  freed: Cubes;
  trade: number;
  exploration: number;
  gold: number;
}

/** Free steps that make a payment possible. */
export interface Extra {
  /** Shifts that end, by kind, and the gold for them and for cubes without a card. */
  ends: Partial<Record<Kind, number>>;
  gold: number;
  /** Cards to activate, in the order in which they were played. */
  cards: string[];
  objectives: string[];
  /** Free upgrades by the kind they begin with. */
  upgrades: Partial<Record<Kind, number>>;
}

/** What may be used: shift ends; what brings tokens and gold, too; all that brings or upgrades cubes, too. */
export const stages = ['ends', 'gifts', 'cubes'] as const;
export type Stage = (typeof stages)[number];

/**
 * The cheapest free steps that meet a demand; undefined: none do. A cube that has worked can go home and work again, so
 * of each kind there must be one, and what is missing of ready ones costs their shift ends.
 * @example weigh(state, means, demand, 'ends')?.gold // 2
 */
export function weigh(state: Moment, means: Means, demand: Demand, stage: Stage): Extra | undefined {
  const most = mostOf(means, stage);
  const sales = stage === 'ends' ? [] : means.sales;
  // With none of the objective effects first, then with one after the other.
  for (let sold = 0; sold <= sales.length; sold += 1) {
    const used = sales.slice(0, sold);
    const uses = { ...demand.uses };
    for (const { cubes } of used) for (const [kind, count] of Object.entries(cubes)) uses[kind as Kind] += count;
    const earned = used.reduce((sum, { gold }) => sum + gold, 0);
    const limit = most.gold + earned - demand.gold;
    const force = new Force(means, uses, demand.freed, stage === 'cubes', limit).cheapest();
    const gifts = force && giftsFor(state, means, demand, demand.gold + force.gold - earned, stage);
    if (!gifts) continue;
    return {
      ends: force.ends,
      gold: force.gold,
      cards: inOrder(means, [...gifts, ...force.cards]),
      objectives: used.map(({ id }) => id),
      upgrades: force.upgrades,
    };
  }
  return undefined;
}

/** What could go into trades at most, beside what is owed directly; undefined: not even that is there.
 * @example mostPurse(state, means, demand, 'gifts')?.most // 5 */
export function mostPurse(state: Moment, means: Means, demand: Demand, stage: Stage): Purse | undefined {
  const { trade, exploration } = mostOf(means, stage);
  return purseWith(state, trade, exploration, demand.trade, demand.exploration);
}

/** All tokens and gold that there could be. */
function mostOf({ tokens, gold, gifts }: Means, stage: Stage): { trade: number; exploration: number; gold: number } {
  const most = { trade: tokens.trade, exploration: tokens.exploration, gold };
  if (stage === 'ends') return most;
  for (const gift of gifts) {
    most.trade += gift.tokens.trade ?? 0;
    most.exploration += gift.tokens.exploration ?? 0;
    most.gold += gift.gold;
  }
  return most;
}

function inOrder({ owner }: Means, cards: string[]): string[] {
  return owner.played.map(({ id }) => id).filter((id) => cards.includes(id));
}

/** The fewest of the first cards that bring the tokens and gold that are missing; undefined: all do not. */
function giftsFor(state: Moment, means: Means, demand: Demand, gold: number, stage: Stage): string[] | undefined {
  const has = { trade: means.tokens.trade, exploration: means.tokens.exploration, gold: means.gold };
  const taken: string[] = [];
  const covered = (): boolean =>
    has.gold >= gold && purseFits(state, has.trade, has.exploration, demand) && has.exploration >= demand.exploration;
  if (covered()) return taken;
  if (stage === 'ends') return undefined;
  // What is missing most directly first: gold, then tokens of the kind, then tokens that stand in.
  const wanted = [
    () => has.gold < gold,
    () => !purseFits(state, has.trade, has.exploration, demand),
    () => has.exploration < demand.exploration,
  ];
  const brings = [
    (gift: Means['gifts'][number]) => gift.gold > 0,
    (gift: Means['gifts'][number]) => (gift.tokens.trade ?? 0) > 0,
    (gift: Means['gifts'][number]) => (gift.tokens.exploration ?? 0) > 0,
  ];
  for (const [at, missing] of [...wanted.entries(), [2, () => !covered()] as const]) {
    for (const gift of means.gifts) {
      if (!missing()) break;
      if (taken.includes(gift.card) || !brings[at]!(gift)) continue;
      taken.push(gift.card);
      has.gold += gift.gold;
      has.trade += gift.tokens.trade ?? 0;
      has.exploration += gift.tokens.exploration ?? 0;
    }
  }
  return covered() ? taken : undefined;
}

function purseFits(state: Moment, trade: number, exploration: number, demand: Demand): boolean {
  const purse = purseWith(state, trade, exploration, 0, Math.min(exploration, demand.exploration));
  return purse !== undefined && demand.trade <= purse.most;
}

interface Muster {
  ends: Partial<Record<Kind, number>>;
  gold: number;
  cards: string[];
  upgrades: Partial<Record<Kind, number>>;
}

/** Looks for the cheapest way to have so many uses of cubes: ready ones, shift ends, cubes gained and upgraded. */
class Force {
  readonly #ends = noCubes();
  readonly #gained = noCubes();
  readonly #upgrades = noCubes();
  #found: Muster | undefined;

  constructor(
    readonly means: Means,
    readonly uses: Cubes,
    readonly freed: Cubes,
    readonly more: boolean,
    readonly limit: number,
  ) {}

  cheapest(): Muster | undefined {
    this.#muster(kinds.length - 1, 0, 0);
    return this.#found;
  }

  /** From the highest kind down: `out` cubes of this kind become the next one. */
  #muster(at: number, out: number, gold: number): void {
    if (gold > this.limit || (this.#found && gold >= this.#found.gold)) return;
    const kind = kinds[at];
    if (kind === undefined) {
      this.#note(gold + this.#gainGold());
      return;
    }
    const { ready, owned, supply, gains, rises } = this.means;
    const wanted = this.uses[kind] + out;
    const short = Math.max(0, wanted - ready[kind]);
    const most = this.more ? Math.min(short, supply[kind]) : 0;
    const below = kinds[at - 1];
    const come = most === 0 ? 0 : Math.min(most, cubesFrom(gains[kind], most));
    const rise = most > 0 && below && nextKind(below) === kind ? Math.min(most, rises[below]) : 0;
    for (let gained = 0; gained <= come; gained += 1) {
      for (let risen = 0; risen <= Math.min(rise, most - gained); risen += 1) {
        const all = owned[kind] + gained + risen;
        if ((wanted > 0 && all === 0) || out > all) continue;
        const ends = Math.max(this.freed[kind], short - gained - risen);
        this.#ends[kind] = ends;
        this.#gained[kind] = gained;
        if (below) this.#upgrades[below] = risen;
        this.#muster(at - 1, risen, gold + ends * populationOf(kind).shiftEnd);
      }
    }
  }

  /** A way to have all cubes, for so much gold. */
  #note(gold: number): void {
    if (gold > this.limit || (this.#found && this.#found.gold <= gold)) return;
    const drawn = kinds.flatMap((kind) => cardsFor(this.means, kind, this.#gained[kind]));
    this.#found = {
      ends: some(this.#ends),
      gold,
      cards: [...drawn, ...this.#upgradeCards()],
      upgrades: some(this.#upgrades),
    };
  }

  /** Gold for cubes that no card is left for: all of a card come, but of the last one only those that are wanted need. */
  #gainGold(): number {
    let gold = 0;
    for (const { kinds: own, left, gold: price } of this.means.decks) {
      let cubes = 0;
      let idle = 0;
      for (const kind of own) {
        const gained = this.#gained[kind];
        if (gained === 0) continue;
        const come = cubesFrom(this.means.gains[kind], gained);
        cubes += come;
        idle = Math.max(idle, come - gained);
      }
      const without = Math.max(0, cubes - idle - left);
      if (without > 0) gold += price === undefined ? Number.POSITIVE_INFINITY : without * price;
    }
    return gold;
  }

  #upgradeCards(): string[] {
    return kinds.flatMap((kind) => {
      let missing = this.#upgrades[kind] - (this.means.credits[kind] ?? 0);
      return this.means.upgrades.flatMap(({ card, from, count }) => {
        if (from !== kind || missing <= 0) return [];
        missing -= count;
        return [card];
      });
    });
  }
}

/** Those of which there are any. */
function some(cubes: Cubes): Partial<Record<Kind, number>> {
  const found: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) if (cubes[kind] > 0) found[kind] = cubes[kind];
  return found;
}

/** How many cubes come with the first cards that bring at least so many, or with all of them. */
function cubesFrom(counts: readonly number[], wanted: number): number {
  let come = 0;
  for (const count of counts) {
    if (come >= wanted) break;
    come += count;
  }
  return come;
}

/** The first cards that bring so many cubes of a kind. */
function cardsFor({ cubes }: Means, kind: Kind, wanted: number): string[] {
  let missing = wanted;
  return cubes.flatMap(({ card, cube, count }) => {
    if (cube !== kind || missing <= 0) return [];
    missing -= count;
    return [card];
  });
}
