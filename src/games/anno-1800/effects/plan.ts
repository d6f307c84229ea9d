import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { freePlaces, industryOn, makersOf } from '../board/fields.js';
import { tokensOf } from '../board/tokens.js';
import { data, type Kind, kinds, type Needs, sortOf } from '../data.js';
import { type Moment, type SeatState, swapOf } from '../state.js';
import { type Bought, boughtBy, hasIsland, offersOf, oneShots, tradeValue } from './sources.js';

/** One need settled by one source. */
export interface Step {
  need: string;
  by: string;
}

/** How needs can be settled without free steps (AN-9.15): one step after the other. */
export interface Plan {
  steps: Step[];
  /** One-shot cards and naval tokens it uses up. */
  cards: number;
  tokens: number;
}

/** What a resource can come from, as far as it matters which. */
interface Choices {
  resource: string;
  pool: boolean;
  makers: { field: string; kind: Kind }[];
  island: boolean;
  offer?: { by: string; price: number };
  cards: string[];
}

/** How many tokens may go into trades, and what paying so many uses up. */
export interface Purse {
  most: number;
  /** Naval tokens used up, those that needs ask for directly among them. */
  uses(trade: number): number;
}

/** The purse of whoever has so many tokens of both kinds and owes so many directly; undefined: there are too few.
 * @example purseWith(state, 2, 4, 0, 2)?.most // 2 */
export function purseWith(
  state: Moment,
  plain: number,
  all: number,
  trade: number,
  exploration: number,
): Purse | undefined {
  const other = all - exploration;
  if (other < 0) return undefined;
  const rate = swapOf(state)?.count;
  const most = plain + (rate === undefined ? 0 : Math.floor(other / rate));
  if (trade > most) return undefined;
  const over = (count: number): number => Math.max(0, count - plain) * ((rate ?? 1) - 1);
  return { most, uses: (count) => exploration + count + over(count) };
}

/**
 * The suggestion for a payment (AN-9.15): the complete settlement with the fewest one-shot cards, then the fewest naval
 * tokens, then the first in the order of needs and sources (AN-9.9). All are looked through. Undefined: there is none
 * without a free step.
 * @example planFor(state, 0, { goods: 1, coal: 1 })?.steps
 */
export function planFor(state: Moment, seat: Seat, needs: Needs, turn: Bought = boughtBy(state, seat)) {
  const owner = seatOf(state, seat);
  const ready = { ...owner.ready };
  const owed = { trade: 0, exploration: 0 };
  const units: string[] = [];
  for (const [need, count] of Object.entries(needs)) {
    const sort = sortOf(need);
    if (sort === 'resource') for (let one = 0; one < count; one += 1) units.push(need);
    else if (sort === 'token') owed[need as 'trade'] += count;
    else if (sort === 'gold' && owner.gold < count) return undefined;
    else if (sort === 'cube') {
      ready[need as Kind] -= count;
      if (ready[need as Kind] < 0) return undefined;
    }
  }
  const [plain, other] = [tokensOf(owner, 'trade'), tokensOf(owner, 'exploration')];
  const purse = purseWith(state, plain, other, owed.trade, owed.exploration);
  if (!purse) return undefined;
  const choices: Choices[] = [];
  for (const unit of units) {
    const some = choicesOf(state, seat, unit, turn, purse);
    if (isHopeless(some, purse)) return undefined;
    choices.push(some);
  }
  const found = new Search(owner, choices, ready, purse, turn).best(owed.trade);
  return found && { ...found, steps: inOrder(needs, found.steps) };
}

/** The steps for all needs, in the order of the needs. */
function inOrder(needs: Needs, resources: Step[]): Step[] {
  return Object.keys(needs).flatMap((need): Step[] => {
    const sort = sortOf(need);
    if (sort === 'resource') return resources.filter((step) => step.need === need);
    return [{ need, by: sort === 'cube' ? 'ready' : sort === 'token' ? 'tokens' : 'gold' }];
  });
}

/** Looks through all ways to settle resources, one unit after the other. */
class Search {
  readonly #choices: Choices[];
  readonly #pool: Record<string, number>;
  readonly #places: Record<string, number> = {};
  readonly #bought: Set<string>;
  readonly #played = new Set<string>();
  readonly #steps: Step[] = [];
  #found: Plan | undefined;

  constructor(
    owner: SeatState,
    choices: Choices[],
    readonly ready: Record<Kind, number>,
    readonly purse: Purse,
    turn: Bought,
  ) {
    this.#pool = { ...turn.pool };
    this.#bought = new Set(turn.bought);
    this.#choices = choices;
    for (const { makers } of this.#choices) {
      for (const { field } of makers) this.#places[field] = freePlaces(owner.fields.find(({ id }) => id === field)!);
    }
  }

  best(trade: number): Plan | undefined {
    this.#settle(0, trade, 0);
    return this.#found;
  }

  #settle(at: number, trade: number, cards: number): void {
    if (trade > this.purse.most) return;
    const tokens = this.purse.uses(trade);
    const best = this.#found;
    if (best && (cards > best.cards || (cards === best.cards && tokens >= best.tokens))) return;
    const choices = this.#choices[at];
    if (!choices) {
      this.#found = { steps: [...this.#steps], cards, tokens };
      return;
    }
    const { resource, island, offer } = choices;
    const go = (by: string, more: number, shots: number): void => {
      this.#steps.push({ need: resource, by });
      this.#settle(at + 1, trade + more, cards + shots);
      this.#steps.pop();
    };
    if (this.#pool[resource]) {
      this.#pool[resource] -= 1;
      go('pool', 0, 0);
      this.#pool[resource] += 1;
    }
    let tried: Kind | undefined;
    for (const { field, kind } of choices.makers) {
      // Equal workplaces make no difference: the first is taken.
      if (kind === tried || this.ready[kind] === 0 || this.#places[field] === 0) continue;
      tried = kind;
      this.ready[kind] -= 1;
      this.#places[field]! -= 1;
      go(field, 0, 0);
      this.ready[kind] += 1;
      this.#places[field]! += 1;
    }
    if (island) go('island', data.constants.trade.island, 0);
    // A dearer offer uses up more tokens: only the first is ever the best.
    if (offer && !this.#bought.has(resource)) {
      this.#bought.add(resource);
      go(offer.by, offer.price, 0);
      this.#bought.delete(resource);
    }
    for (const card of choices.cards) {
      if (this.#played.has(card)) continue;
      this.#played.add(card);
      go(card, 0, 1);
      this.#played.delete(card);
    }
  }
}

/** Is there nothing at all that a unit could come from? */
function isHopeless({ pool, makers, island, offer, cards }: Choices, purse: Purse): boolean {
  const buys = island || (offer !== undefined && offer.price <= purse.most);
  return !pool && makers.length === 0 && cards.length === 0 && !buys;
}

function choicesOf(state: Moment, seat: Seat, resource: string, turn: Bought, purse: Purse): Choices {
  const owner = seatOf(state, seat);
  const choices: Choices = {
    resource,
    pool: (turn.pool[resource] ?? 0) > 0,
    makers: [],
    island: false,
    cards: oneShots(owner, resource),
  };
  if (data.resources[resource]!.world === 'new-world') {
    choices.island = hasIsland(owner, resource);
    return choices;
  }
  const fields = makersOf(owner, resource).filter((field) => freePlaces(field) > 0);
  for (const kind of kinds) {
    for (const field of fields) {
      if (industryOn(field)!.worker === kind) choices.makers.push({ field: field.id, kind });
    }
  }
  if (purse.most === 0 || turn.bought.includes(resource)) return choices;
  const [offer] = offersOf(state, seat, resource);
  if (offer) choices.offer = { by: tradeValue(offer), price: offer.price };
  return choices;
}
