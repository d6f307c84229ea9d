import type { Amounts } from '../../data.js';
import type { Stock } from '../../state.js';
import { effort } from '../rehearsal.js';
import { type Rate, type Worth, worthsOf } from './rates.js';
import { isAlways, meets, type Want } from './wants.js';

/** Marks a supply that cannot be had; less than any gold, also with more of it added. */
const none = -1_000_000;

const nothing = { wood: 0, fish: 0, gold: 0 };

/** Room for so much wood or fish more is made at once. */
const spare = 8;

/**
 * All supplies that a seat could have: for each amount of wood and of fish, the most gold there can be beside them. More
 * gold never hinders, nor does more fish (the data's schema admits no effect there that less of them would make
 * possible), so nothing is lost by forgetting the rest; less wood can help (NF-1.3). Never changed once made: what
 * follows from it is worked out once, however many positions share it.
 */
export class Holdings {
  readonly #limit: number;
  /** By wood, then by fish. */
  #gold = new Int32Array(0);
  #height = 0;
  #width = 0;
  readonly #made = new Map<unknown, Holdings>();
  #isEmpty = true;
  /** For each amount of wood, and of fish or more, the most gold. */
  #most: Int32Array | undefined;
  /** For each amount of wood or more, and of fish or more, the most gold. */
  #best: Int32Array | undefined;

  /** @param woodLimit more wood is lost; null: there is no limit */
  constructor(woodLimit: number | null, ...supplies: Stock[]) {
    this.#limit = woodLimit ?? Number.POSITIVE_INFINITY;
    for (const { wood, fish, gold } of supplies) this.#add(wood, fish, gold);
  }

  #grow(height: number, width: number): void {
    const grown = new Int32Array(height * width).fill(none);
    for (let wood = 0; wood < this.#height; wood += 1) {
      grown.set(this.#gold.subarray(wood * this.#width, (wood + 1) * this.#width), wood * width);
    }
    this.#gold = grown;
    this.#height = height;
    this.#width = width;
  }

  /** @returns whether it is better than what was there */
  #add(wood: number, fish: number, gold: number): boolean {
    const stored = Math.min(wood, this.#limit);
    if (stored >= this.#height || fish >= this.#width) {
      // Much at once: one supply after the other is added.
      this.#grow(Math.max(this.#height, stored + spare), Math.max(this.#width, fish + spare));
    }
    const at = stored * this.#width + fish;
    if (this.#gold[at]! >= gold) return false;
    this.#isEmpty = false;
    this.#gold[at] = gold;
    return true;
  }

  #each(visit: (wood: number, fish: number, gold: number) => void): void {
    effort.supplies += this.#gold.length;
    for (let wood = 0, at = 0; wood < this.#height; wood += 1) {
      for (let fish = 0; fish < this.#width; fish += 1, at += 1) {
        const gold = this.#gold[at]!;
        if (gold > none) visit(wood, fish, gold);
      }
    }
  }

  /** Makes another one out of this, once for each `key`. */
  #make(key: unknown, fill: (made: Holdings) => void): Holdings {
    const known = this.#made.get(key);
    if (known) return known;
    const made = new Holdings(this.#limit);
    made.#grow(this.#height, this.#width);
    fill(made);
    this.#made.set(key, made);
    return made;
  }

  #copyTo(made: Holdings): void {
    made.#gold.set(this.#gold);
    made.#isEmpty = this.#isEmpty;
  }

  /** All of them, each changed; once for each `key`.
   * @example holdings.changed(op, (supply) => ({ ...supply, gold: supply.gold + 1 })) */
  changed(key: unknown, change: (supply: Stock) => Stock): Holdings {
    return this.#make(key, (made) => {
      this.#each((wood, fish, gold) => {
        const after = change({ wood, fish, gold });
        made.#add(after.wood, after.fish, after.gold);
      });
    });
  }

  /** These and others. @example holdings.with(others) */
  with(others: Holdings): Holdings {
    if (others === this) return this;
    return this.#make(others, (made) => {
      this.#copyTo(made);
      others.#each((wood, fish, gold) => made.#add(wood, fish, gold));
    });
  }

  /** Has it everything of the others, with as much gold or more? @example holdings.holds(others) */
  holds(others: Holdings): boolean {
    if (others === this) return true;
    let all = true;
    others.#each((wood, fish, gold) => {
      all &&= wood < this.#height && fish < this.#width && this.#gold[wood * this.#width + fish]! >= gold;
    });
    return all;
  }

  /** Those of them that meet something that is wanted, or none of it.
   * @example holdings.those(true, [{ least: { wood: 2 } }]) */
  those(meet: boolean, wants: Want[]): Holdings {
    if (wants.some(isAlways)) return meet ? this : new Holdings(this.#limit);
    if (wants.length === 0) return meet ? new Holdings(this.#limit) : this;
    return this.#make(`${meet} ${JSON.stringify(wants)}`, (made) => {
      this.#each((wood, fish, gold) => {
        if (wants.some((want) => meets(wood, fish, gold, want)) === meet) made.#add(wood, fish, gold);
      });
    });
  }

  /**
   * All of them after paying and gaining once or more; those that could not pay are left out, wood above the limit is
   * lost.
   * @param most so many times at most; Infinity: as often as one can pay
   * @example holdings.traded({ give: { wood: 2 }, get: { gold: 1 } }, 6)
   */
  traded({ give, get }: { give: Amounts; get: Amounts }, most = 1): Holdings {
    return this.#make(JSON.stringify([give, get, most]), (made) => {
      const pay = { ...nothing, ...give };
      const gain = { ...nothing, ...get };
      this.#each((wood, fish, gold) => {
        let [left, caught, earned] = [wood, fish, gold];
        for (let time = 1; time <= most; time += 1) {
          if (left < pay.wood || caught < pay.fish || earned < pay.gold) return;
          left = Math.min(left - pay.wood + gain.wood, this.#limit);
          caught += gain.fish - pay.fish;
          earned += gain.gold - pay.gold;
          made.#add(left, caught, earned);
        }
      });
    });
  }

  /**
   * All of them, and everything that these exchanges make of them, each used any number of times. Supplies are taken
   * in an order in which no exchange leads back, so that mostly one pass is enough.
   * @example holdings.exchanged(rates)
   */
  exchanged(rates: Rate[]): Holdings {
    return this.#make(rates, (made) => {
      this.#copyTo(made);
      const worths = worthsOf(rates);
      made.#makeRoom(worths);
      while (made.#pass(rates, worths));
      made.#made.set(rates, made);
    });
  }

  /** Room for all that can be made of these, so that it need not grow underway. */
  #makeRoom({ wood, fish }: Worth): void {
    let worth = 0;
    this.#each((stored, caught) => {
      worth = Math.max(worth, stored * wood + caught * fish);
    });
    const height = Math.min(Math.floor(worth / wood), this.#limit) + 1;
    this.#grow(Math.max(this.#height, height), Math.max(this.#width, Math.floor(worth / fish) + 1));
  }

  /**
   * Makes exchanges from the supplies of most worth down, and forgets those that another one beats.
   * @returns whether something became better that had been passed
   */
  #pass(rates: Rate[], worths: Worth): boolean {
    let again = false;
    const [height, width] = [this.#height, this.#width];
    /** For each amount of wood, the most gold beside more fish. */
    const most = new Int32Array(height).fill(none);
    const last = worths.wood * (height - 1) + worths.fish * (width - 1);
    for (let worth = last; worth >= 0; worth -= 1) {
      for (let wood = 0; wood < height && wood * worths.wood <= worth; wood += 1) {
        const rest = worth - wood * worths.wood;
        const fish = rest / worths.fish;
        if (rest % worths.fish !== 0 || fish >= width) continue;
        effort.supplies += 1;
        const at = wood * width + fish;
        const gold = this.#gold[at]!;
        if (gold <= most[wood]!) {
          this.#gold[at] = none;
          continue;
        }
        most[wood] = gold;
        for (const { give, get } of rates) {
          if (wood < give.wood || fish < give.fish || gold < give.gold) continue;
          const left = Math.min(wood - give.wood + get.wood, this.#limit);
          const caught = fish - give.fish + get.fish;
          const better = this.#add(left, caught, gold - give.gold + get.gold);
          if (better && left * worths.wood + caught * worths.fish >= worth) again = true;
          // It is read by its width, so all is begun anew.
          if (this.#width !== width || this.#height !== height) return true;
        }
      }
    }
    return again;
  }

  isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Is something that is wanted met by any of them, with so much gold more?
   * @example holdings.meet([{ least: { gold: 22 } }]) */
  meet(wants: Want[], gold = 0): boolean {
    return wants.some((want) => {
      if (want.below) return this.#meetsBelow(want, gold);
      const { wood = 0, fish = 0, gold: least = 0 } = want.least;
      if (wood >= this.#height || fish >= this.#width) return false;
      const most = this.#bestGold()[Math.max(0, wood) * this.#width + Math.max(0, fish)]!;
      return most > none && most + gold >= least;
    });
  }

  #meetsBelow(want: Want, more: number): boolean {
    let found = false;
    this.#each((wood, fish, gold) => {
      found ||= meets(wood, fish, gold + more, want);
    });
    return found;
  }

  #mostGold(): Int32Array {
    if (this.#most) return this.#most;
    effort.supplies += this.#gold.length;
    const most = this.#gold.slice();
    for (let at = most.length - 2; at >= 0; at -= 1) {
      const isLast = at % this.#width === this.#width - 1;
      if (!isLast && most[at + 1]! > most[at]!) most[at] = most[at + 1]!;
    }
    this.#most = most;
    return most;
  }

  #bestGold(): Int32Array {
    if (this.#best) return this.#best;
    effort.supplies += this.#gold.length;
    const best = this.#mostGold().slice();
    for (let at = best.length - this.#width - 1; at >= 0; at -= 1) {
      const above = best[at + this.#width]!;
      if (above > best[at]!) best[at] = above;
    }
    this.#best = best;
    return best;
  }
}
