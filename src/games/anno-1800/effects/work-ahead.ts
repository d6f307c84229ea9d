import type { Seat } from '../../../engine/message.js';
import { landOf } from '../board/land.js';
import { data, type Kind, kinds, type Needs, populationOf, sortOf, type Token } from '../data.js';
import type { SeatState, State } from '../state.js';
import { allCubes, Steps } from './steps.js';

/** What things take, in actions, roughly. */
const takes = { building: 1, bought: 0.25, token: 1.2, gold: 0.4, cube: 2.5, further: 1.5, far: 3 };

/**
 * Festivals, as parts of one, until as many cubes have come home as have to work so many times.
 * @example festivals(state.seats[0], work.used) // 0.4
 */
export function festivals(owner: SeatState, used: number): number {
  const cubes = allCubes(owner);
  let ready = 0;
  let all = 0;
  for (const kind of kinds) {
    ready += owner.ready[kind];
    all += cubes[kind];
  }
  return Math.max(0, used - ready) / Math.max(1, all);
}

type Maker = (typeof data.industries)[string];
const makers: Record<string, Maker[]> = {};
for (const one of Object.values(data.industries)) {
  makers[one.resource] ??= [];
  makers[one.resource]!.push(one);
}
/** What the weakest ship that carries such a token costs. */
const ships: Partial<Record<Token, Needs>> = {};
for (const { token, strength, cost } of Object.values(data.ships)) if (strength === 1) ships[token] = cost;

/**
 * What a seat has still to do before it can pay one thing after another: what is built, or whoever is hired, for the first
 * serves the others, too. For the computer's judgement alone: nothing runs out, and room is not looked at.
 * @example
 * const work = new WorkAhead(state, 0);
 * work.until(cardOf('fw-01').cost) // 2.3
 */
export class WorkAhead {
  readonly #owner: SeatState;
  readonly #steps: Steps;
  /** Who makes a resource, own ones and those to be built; undefined: it is bought. */
  readonly #madeBy = new Map<string, Kind | undefined>();
  /** Tokens for which a ship was thought of. */
  readonly #shipped = new Set<string>();
  /** All cubes of a kind, with those to come. */
  readonly #cubes: Record<Kind, number>;
  readonly #hired = new Set<Kind>();
  #used = 0;

  constructor(state: Pick<State, 'seats'>, seat: Seat) {
    const owner = state.seats[seat]!;
    this.#owner = owner;
    this.#steps = new Steps(state, seat);
    const { farmer, worker, artisan, engineer, investor } = this.#steps.cubes;
    this.#cubes = { farmer, worker, artisan, engineer, investor };
    for (const { resource, worker } of landOf(owner.fields).industries) {
      const now = this.#madeBy.get(resource);
      if (now === undefined || this.#cubes[now] === 0) this.#madeBy.set(resource, worker);
    }
  }

  /** Actions away from paying this, beside what was asked for before, without paying itself. */
  until(needs: Needs): number {
    const workers: Partial<Record<Kind, number>> = {};
    let sum = 0;
    let bought = 0;
    for (const need in needs) {
      const count = needs[need]!;
      switch (sortOf(need)) {
        case 'gold':
          sum += Math.max(0, count - this.#owner.gold) * takes.gold;
          break;
        case 'cube':
          workers[need as Kind] = (workers[need as Kind] ?? 0) + count;
          break;
        case 'token':
          sum += this.#untilTokens(need as Token, count);
          break;
        default: {
          const price = this.#steps.price(need);
          if (!this.#madeBy.has(need) && price !== undefined && bought + price * count <= this.#steps.fleet('trade')) {
            bought += price * count;
            sum += takes.bought * price * count;
            break;
          }
          sum += this.#untilMade(need);
          const by = this.#madeBy.get(need);
          if (by) workers[by] = (workers[by] ?? 0) + count;
        }
      }
    }
    for (const kind of kinds) sum += this.#untilStaffed(kind, workers[kind] ?? 0);
    return sum;
  }

  /** So many times a cube works for all that was asked for. */
  get used(): number {
    return this.#used;
  }

  #untilTokens(token: Token, count: number): number {
    const missing = Math.max(0, count - this.#steps.fleet(token));
    if (missing === 0 || this.#shipped.has(token)) return missing * takes.token;
    this.#shipped.add(token);
    return missing * takes.token + this.until(ships[token] ?? {});
  }

  #untilMade(resource: string): number {
    if (this.#madeBy.has(resource)) return 0;
    // What is needed to make itself is no way to it.
    this.#madeBy.set(resource, undefined);
    let best: Maker | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const maker of makers[resource] ?? []) {
      const steps = (this.#cubes[maker.worker] > 0 ? 0 : kinds.indexOf(maker.worker)) + this.#steps.to(maker.cost);
      if (steps < least) [best, least] = [maker, steps];
    }
    if (!best) return takes.far;
    this.#madeBy.set(resource, best.worker);
    return takes.building + this.until(best.cost);
  }

  /** So many cubes of a kind work for one thing at the same time. */
  #untilStaffed(kind: Kind, count: number): number {
    this.#used += count;
    const missing = count - this.#cubes[kind];
    if (missing <= 0) return 0;
    this.#cubes[kind] = count;
    const sum = takes.cube + (missing - 1) * takes.further;
    if (this.#hired.has(kind)) return sum;
    this.#hired.add(kind);
    return sum + this.until(this.#wayTo(kind));
  }

  /** What the cheaper way to another cube of a kind costs. */
  #wayTo(kind: Kind): Needs {
    const { add } = populationOf(kind);
    const lower = kinds[kinds.indexOf(kind) - 1];
    const upgrade = lower && this.#cubes[lower] > 1 ? populationOf(lower).upgrade?.cost : undefined;
    return upgrade && this.#steps.to(upgrade) <= this.#steps.to(add) ? upgrade : add;
  }
}
