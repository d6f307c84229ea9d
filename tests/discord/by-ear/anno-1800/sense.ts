import type { Heard, Kind, Needs } from './heard.js';
import { kinds } from './heard.js';

const sum = (amounts: Partial<Record<string, number>>): number =>
  Object.values(amounts).reduce<number>((all, n) => all + (n ?? 0), 0);

/** All cubes of a seat. */
export const cubesOf = ({ ready, working, spent }: Heard['own']): number => sum(ready) + sum(working) + sum(spent);
/** Those that are not ready. */
export const usedOf = ({ working, spent }: Heard['own']): number => sum(working) + sum(spent);

/** Tokens that can be used, on ships and on cards. */
export function navalOf({ naval, played }: Heard['own'], kind: 'trade' | 'exploration'): number {
  return naval[kind].ready + played.reduce((all, { laid }) => all + (laid[kind] ?? 0), 0);
}

/** Does one of the objectives in play let 2 exploration tokens stand in for a trade token? */
const swaps = ({ objectives }: Heard): boolean => objectives.some((name) => /^(?:Beryl|Берил)/.test(name));

/**
 * With how few naval tokens something can be paid at once, by all that was heard; undefined: it cannot. Resources are made
 * by whoever is ready on a free workplace, bought once each, or brought from an own island.
 */
export function tokensFor(heard: Heard, needs: Needs): number | undefined {
  const { own, offers } = heard;
  const ready = { ...own.ready };
  for (const kind of kinds) {
    ready[kind] -= needs.counted[kind] ?? 0;
    if (ready[kind] < 0) return undefined;
  }
  if ((needs.counted.gold ?? 0) > own.gold) return undefined;
  const exploration = navalOf(own, 'exploration') - (needs.counted.exploration ?? 0);
  const trade = navalOf(own, 'trade') - (needs.counted.trade ?? 0);
  const standing = swaps(heard) ? Math.floor(exploration / 2) : 0;
  if (exploration < 0 || trade + standing < 0) return undefined;
  const places = own.fields.map(({ makes }) => makes?.free ?? 0);
  const bought = new Set(heard.bought);
  let best: number | undefined;
  const settle = (at: number, spent: number): void => {
    if (spent > trade + standing) return;
    // A trade token that is missing costs two others.
    const used = spent + Math.max(0, spent - Math.max(trade, 0));
    if (best !== undefined && used >= best) return;
    const resource = needs.resources[at];
    if (resource === undefined) {
      best = used;
      return;
    }
    for (const [i, { makes }] of own.fields.entries()) {
      if (makes?.resource !== resource || places[i] === 0 || ready[makes.by] === 0) continue;
      places[i]! -= 1;
      ready[makes.by] -= 1;
      settle(at + 1, spent);
      places[i]! += 1;
      ready[makes.by] += 1;
    }
    if (own.raw.includes(resource)) settle(at + 1, spent + 1);
    for (const offer of offers) {
      if (offer.resource !== resource || bought.has(resource)) continue;
      bought.add(resource);
      settle(at + 1, spent + offer.price);
      bought.delete(resource);
    }
  };
  settle(0, 0);
  return best;
}

export const payable = (heard: Heard, needs: Needs): boolean => tokensFor(heard, needs) !== undefined;

/** Strengths of the own shipyards. */
const yards = ({ fields }: Heard['own']): number[] =>
  fields.flatMap(({ building }) => /^(?:Shipyard|Верфь) (\d)/.exec(building)?.[1] ?? []).map(Number);

/** The tokens that may be built now and can be paid. */
export function buildable(heard: Heard): Heard['tokens'] {
  const strongest = Math.max(0, ...yards(heard.own));
  return heard.tokens.filter(({ left, ship = 0, needs }) => left > 0 && ship <= strongest && payable(heard, needs));
}

/** The hand cards that can be paid now. */
export const playable = (heard: Heard): Heard['own']['hand'] =>
  heard.own.hand.filter(({ needs }) => payable(heard, needs));

/** The same after a cube has come home from work or from where it was spent. */
export function withHome(heard: Heard, kind: Kind): Heard {
  const { own } = heard;
  const ready = { ...own.ready, [kind]: own.ready[kind] + 1 };
  return { ...heard, own: { ...own, ready, gold: own.gold - heard.kinds[kind].shift } };
}

/** How many of the hand cards ask for a resource that nobody at this seat makes. */
export function wanted({ own }: Heard, resource: string | undefined): number {
  if (resource === undefined || own.fields.some(({ makes }) => makes?.resource === resource)) return 0;
  return own.hand.filter(({ needs }) => needs.resources.includes(resource)).length;
}
