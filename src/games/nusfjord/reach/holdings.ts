import type { Amounts } from '../data.js';
import type { Stock } from '../state.js';
import type { Want } from './wants.js';

/** What an exchange takes and gives. */
export interface Rate {
  give: Amounts;
  get: Amounts;
}

type Row = (number | undefined)[];

const nothing = { wood: 0, fish: 0, gold: 0 };

/**
 * All supplies that a seat could have: for each amount of wood and of fish, the most gold there can be beside them. More
 * gold never hinders a payment, nor does more fish, so nothing is lost by forgetting the rest; less wood can help (NF-1.3). Never changed once made: what follows from
 * it is worked out once, however many positions share it.
 */
export class Holdings {
  /** By wood, then by fish; undefined: no such supply. */
  readonly #gold: Row[] = [];
  readonly #limit: number;
  readonly #made = new Map<unknown, Holdings>();
  #best: number[][] | undefined;
  #most: number[][] | undefined;

  constructor(woodLimit: number | null, ...supplies: Stock[]) {
    this.#limit = woodLimit ?? Number.POSITIVE_INFINITY;
    for (const { wood, fish, gold } of supplies) this.#add(wood, fish, gold);
  }

  #add(wood: number, fish: number, gold: number): boolean {
    const stored = Math.min(wood, this.#limit);
    while (this.#gold.length <= stored) this.#gold.push([]);
    const row = this.#gold[stored] as Row;
    while (row.length <= fish) row.push(undefined);
    const known = row[fish];
    if (known !== undefined && known >= gold) return false;
    row[fish] = gold;
    return true;
  }

  #each(visit: (wood: number, fish: number, gold: number) => void): void {
    for (const [wood, row] of this.#gold.entries()) {
      for (let fish = 0; fish < row.length; fish += 1) {
        const gold = row[fish];
        if (gold !== undefined) visit(wood, fish, gold);
      }
    }
  }

  /** Makes another one out of this, once for each `key`. */
  #make(key: unknown, fill: (made: Holdings) => void): Holdings {
    const known = this.#made.get(key);
    if (known) return known;
    const made = new Holdings(this.#limit);
    fill(made);
    this.#made.set(key, made);
    return made;
  }

  /** All of them, each changed. @example holdings.changed((supply) => ({ ...supply, gold: supply.gold + 1 })) */
  changed(change: (supply: Stock) => Stock): Holdings {
    return this.#make(change, (made) => {
      this.#each((wood, fish, gold) => {
        const after = change({ wood, fish, gold });
        made.#add(after.wood, after.fish, after.gold);
      });
    });
  }

  /** These and others. @example holdings.with(others) */
  with(others: Holdings): Holdings {
    if (this.#holds(others)) return this;
    if (others.#holds(this)) return others;
    return this.#make(others, (made) => {
      this.#each((wood, fish, gold) => made.#add(wood, fish, gold));
      others.#each((wood, fish, gold) => made.#add(wood, fish, gold));
    });
  }

  /** Has it, for everything of the others, as much or more beside the same amount of wood? */
  #holds(others: Holdings): boolean {
    if (others === this) return true;
    this.#most ??= this.#gold.map(mostOf);
    const most = this.#most;
    return others.#gold.every((row, wood) =>
      row.every((gold, fish) => gold === undefined || gold <= (most[wood]?.[fish] ?? Number.NEGATIVE_INFINITY)),
    );
  }

  /** Forgets what is no better in fish and gold than another supply with the same wood. */
  #tidy(): void {
    for (const row of this.#gold) {
      let most = Number.NEGATIVE_INFINITY;
      for (let fish = row.length - 1; fish >= 0; fish -= 1) {
        const gold = row[fish];
        if (gold === undefined) continue;
        if (gold <= most) row[fish] = undefined;
        else most = gold;
      }
    }
  }

  /** Those of them that meet something that is wanted, or none of it.
   * @example holdings.those(true, [{ least: { wood: 2 } }]) */
  those(meet: boolean, wants: Want[]): Holdings {
    return this.#make(`${meet} ${JSON.stringify(wants)}`, (made) => {
      this.#each((wood, fish, gold) => {
        if (wants.some((want) => meets(wood, fish, gold, want)) === meet) made.#add(wood, fish, gold);
      });
    });
  }

  /** All of them after paying and gaining once; those that could not pay are left out, wood above the limit is lost.
   * @example holdings.traded({ give: { wood: 2 }, get: { gold: 1 } }) */
  traded({ give, get }: Rate): Holdings {
    return this.#make(JSON.stringify([give, get]), (made) => {
      const pay = { ...nothing, ...give };
      const gain = { ...nothing, ...get };
      this.#each((wood, fish, gold) => {
        if (wood < pay.wood || fish < pay.fish || gold < pay.gold) return;
        made.#add(wood - pay.wood + gain.wood, fish - pay.fish + gain.fish, gold - pay.gold + gain.gold);
      });
    });
  }

  /** All of them, and everything that these exchanges make of them, each used any number of times.
   * @example holdings.exchanged([{ give: { fish: 3 }, get: { gold: 1 } }]) */
  exchanged(rates: Rate[]): Holdings {
    return this.#make(rates, (made) => {
      const open: number[] = [];
      this.#each((wood, fish, gold) => {
        made.#add(wood, fish, gold);
        open.push(wood, fish);
      });
      const trades = rates.map(({ give, get }) => ({ pay: { ...nothing, ...give }, gain: { ...nothing, ...get } }));
      for (let at = 0; at < open.length; at += 2) {
        const wood = open[at] as number;
        const fish = open[at + 1] as number;
        const gold = made.#gold[wood]?.[fish] as number;
        for (const { pay, gain } of trades) {
          if (wood < pay.wood || fish < pay.fish || gold < pay.gold) continue;
          const left = Math.min(wood - pay.wood + gain.wood, this.#limit);
          const caught = fish - pay.fish + gain.fish;
          if (made.#add(left, caught, gold - pay.gold + gain.gold)) open.push(left, caught);
        }
      }
      made.#tidy();
      made.#made.set(rates, made);
    });
  }

  isEmpty(): boolean {
    return this.#gold.length === 0;
  }

  /** Is something that is wanted met by any of them, with so much gold more?
   * @example holdings.meet([{ least: { gold: 22 } }]) */
  meet(wants: Want[], gold = 0): boolean {
    return wants.some((want) => {
      if (want.below) return this.#meetsBelow(want, gold);
      const { least } = want;
      this.#best ??= this.#mostGold();
      const row = this.#best[Math.max(0, least.wood ?? 0)];
      return (row?.[Math.max(0, least.fish ?? 0)] ?? Number.NEGATIVE_INFINITY) + gold >= (least.gold ?? 0);
    });
  }

  #meetsBelow(want: Want, more: number): boolean {
    return this.#gold.some((row, wood) =>
      row.some((gold, fish) => gold !== undefined && meets(wood, fish, gold + more, want)),
    );
  }

  /** The most gold there can be beside at least so much wood and fish; below 0: that much cannot be. */
  #mostGold(): number[][] {
    const width = Math.max(0, ...this.#gold.map((row) => row.length));
    const best = this.#gold.map((row) => mostOf([...row, ...Array<undefined>(width - row.length)]));
    for (let wood = best.length - 2; wood >= 0; wood -= 1) {
      const more = best[wood + 1] as number[];
      best[wood] = (best[wood] as number[]).map((gold, fish) => Math.max(gold, more[fish] as number));
    }
    return best;
  }
}

/** For each amount of fish, the most gold there is beside it or more. */
function mostOf(row: Row): number[] {
  const most: number[] = [];
  let gold = Number.NEGATIVE_INFINITY;
  for (let fish = row.length - 1; fish >= 0; fish -= 1) {
    gold = Math.max(gold, row[fish] ?? gold);
    most[fish] = gold;
  }
  return most;
}

function meets(wood: number, fish: number, gold: number, { least, below }: Want): boolean {
  const enough = wood >= (least.wood ?? 0) && fish >= (least.fish ?? 0) && gold >= (least.gold ?? 0);
  if (!enough || !below) return enough;
  const { wood: woodless, fish: fishless, gold: goldless } = below;
  return !(
    (woodless !== undefined && wood >= woodless) ||
    (fishless !== undefined && fish >= fishless) ||
    (goldless !== undefined && gold >= goldless)
  );
}
