import type { Seat } from '../../../engine/message.js';
import { landOf } from '../board/land.js';
import { tokensOnCards } from '../board/tokens.js';
import { data, type Kind, kinds, type Needs, populationOf, sortOf, type Token } from '../data.js';
import type { Cubes, SeatState, State } from '../state.js';

/** Steps that things take, in actions, roughly. */
const takes = { made: 0.1, bought: 0.4, token: 0.8, gold: 0.5, far: 4, circle: 9 };
/** What is built on the way often serves other things too. */
const shared = 0.7;

type Maker = (typeof data.industries)[string];
const makers: Record<string, Maker[]> = {};
for (const one of Object.values(data.industries)) {
  makers[one.resource] ??= [];
  makers[one.resource]!.push(one);
}

/** All cubes of a seat, by kind. @example allCubes(owner).farmer // 4 */
export function allCubes({ ready, spent, fields }: SeatState): Cubes {
  const { working } = landOf(fields);
  return {
    farmer: ready.farmer + spent.farmer + working.farmer,
    worker: ready.worker + spent.worker + working.worker,
    artisan: ready.artisan + spent.artisan + working.artisan,
    engineer: ready.engineer + spent.engineer + working.engineer,
    investor: ready.investor + spent.investor + working.investor,
  };
}

/** How many actions a seat is away from paying things, roughly: for the computer's judgement. */
export class Steps {
  /** All cubes of a kind. */
  readonly cubes: Cubes;
  readonly #owner: SeatState;
  readonly #own = new Set<string>();
  /** Resources that others make, with the lowest price in trade tokens. */
  readonly #offered: Record<string, number> = {};
  readonly #known = new Map<string, number>();

  constructor({ seats }: Pick<State, 'seats'>, seat: Seat) {
    this.#owner = seats[seat]!;
    this.cubes = allCubes(this.#owner);
    for (const [other, { fields }] of seats.entries()) {
      for (const { resource, worker } of landOf(fields).industries) {
        const price = populationOf(worker).trade;
        if (other === seat) {
          if (this.cubes[worker] > 0) this.#own.add(resource);
        } else if (price !== undefined) this.#offered[resource] = Math.min(price, this.#offered[resource] ?? price);
      }
    }
    for (const island of this.#owner.newWorld) {
      for (const resource of data.newWorld[island]!.resources) {
        this.#own.add(resource);
        this.#offered[resource] = data.constants.trade.island;
      }
    }
  }

  /** How many sorts of resources the seat makes. */
  get made(): number {
    return this.#own.size;
  }

  /** @example new Steps(state, 0).to(cardOf('fw-01').cost) // 2.3 */
  to(needs: Needs): number {
    let sum = 0;
    for (const need in needs) sum += this.#toNeed(need, needs[need]!);
    return sum;
  }

  /** What a resource costs in trade tokens; undefined: nobody sells it. @example steps.price('coal') // 2 */
  price(resource: string): number | undefined {
    return this.#offered[resource];
  }

  /** All tokens of a kind, ready, spent and on cards. @example steps.fleet('trade') // 3 */
  fleet(token: Token): number {
    const { ready, spent } = this.#owner.tokens[token];
    return ready + spent + tokensOnCards(this.#owner, token);
  }

  #toNeed(need: string, count: number): number {
    const owner = this.#owner;
    switch (sortOf(need)) {
      case 'gold':
        return Math.max(0, count - owner.gold) * takes.gold;
      case 'cube':
        return Math.max(0, count - this.cubes[need as Kind]) * kinds.indexOf(need as Kind);
      case 'token':
        return Math.max(0, count - this.fleet(need as Token)) * takes.token;
      default:
        return count * this.#toMake(need);
    }
  }

  #toMake(resource: string): number {
    if (this.#own.has(resource)) return takes.made;
    const known = this.#known.get(resource);
    if (known !== undefined) return known;
    // What is needed to make itself is no way to it.
    this.#known.set(resource, takes.circle);
    const price = this.#offered[resource];
    let least = price !== undefined && price <= this.fleet('trade') ? takes.bought * price : takes.far;
    for (const { worker, cost } of makers[resource] ?? []) {
      const staff = this.cubes[worker] > 0 ? 0 : kinds.indexOf(worker);
      least = Math.min(least, 1 + staff + shared * this.to(cost));
    }
    this.#known.set(resource, least);
    return least;
  }
}
