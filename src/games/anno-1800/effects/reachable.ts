import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { nextKind } from '../board/cubes.js';
import { landOf } from '../board/land.js';
import { tokensOf } from '../board/tokens.js';
import { buildingOf, data, effectOf, type Kind, kinds, type Needs, sortOf } from '../data.js';
import { type Moment, swapOf } from '../state.js';
import { type Means, meansOf, salesOf } from './means.js';
import { boughtBy } from './sources.js';

/** Judges whether needs have no source at all, whatever free steps are taken: why not, for the first such need. */
export type Judge = (needs: Needs) => Refusal | undefined;

/**
 * What cannot be paid for in this turn by any free step (AN-26.2, AN-7.6): a resource that nobody makes, a kind of cube
 * that the seat has none of. It is generous: what it lets through may still turn out too dear. `removal`: a token may be
 * taken off, and what is printed below it be used.
 * @example reachable(state, 0, false)({ coffee: 1 })?.id // 'anno-1800.why.nobody-makes'
 */
export function reachable(state: Moment, seat: Seat, removal: boolean): Judge {
  const lazily = <V>(work: () => V): (() => V) => {
    let known: V | undefined;
    return () => {
      known ??= work();
      return known;
    };
  };
  const made = lazily(() => resourcesAround(state, seat, removal));
  const cubes = lazily(() => kindsAround(meansOf(state, seat)));
  const most = lazily(() => tokensAround(state, seat));
  return (needs) => {
    for (const need in needs) {
      const sort = sortOf(need);
      if (sort === 'resource') {
        if (!made().has(need)) return message('anno-1800.why.nobody-makes', { resource: { component: need } });
      } else if (sort === 'cube') {
        if (!cubes().has(need as Kind)) return message('anno-1800.why.no-cube', { cube: { component: need } });
      } else if (most()[need as 'trade'] < needs[need]!) {
        return message('anno-1800.why.out-of-reach', {
          cost: { amounts: { [need]: needs[need]! } },
          most: { amounts: { [need]: most()[need as 'trade'] } },
        });
      }
    }
    return undefined;
  };
}

/** What was found last, and all that it follows from: one decision asks for it again and again. */
let last: { from: unknown[]; made: ReadonlySet<string> } | undefined;

function resourcesAround(state: Moment, seat: Seat, removal: boolean): ReadonlySet<string> {
  const { newWorld, played } = seatOf(state, seat);
  const { pool, bought } = boughtBy(state, seat);
  // None of these is ever changed in place.
  const from: unknown[] = [seat, removal, pool, bought, newWorld, played];
  for (const { fields } of state.seats) from.push(fields);
  if (last?.from.length === from.length && from.every((one, at) => one === last!.from[at])) return last.made;
  const made = findResources(state, seat, removal);
  last = { from, made };
  return made;
}

function findResources(state: Moment, seat: Seat, removal: boolean): Set<string> {
  const owner = seatOf(state, seat);
  const { pool, bought } = boughtBy(state, seat);
  const made = new Set(Object.keys(pool));
  for (const [other, { fields }] of state.seats.entries()) {
    for (const { resource } of landOf(fields).industries) {
      if (other === seat || !bought.includes(resource)) made.add(resource);
    }
  }
  for (const { token, printed } of removal ? owner.fields : []) {
    if (token === undefined || printed === undefined) continue;
    const below = buildingOf(printed);
    if (below.type === 'industry') made.add(below.resource);
  }
  for (const island of owner.newWorld) for (const raw of data.newWorld[island]!.resources) made.add(raw);
  for (const { id, open } of owner.played) {
    if (open) for (const raw of effectOf(id, 'resource')?.among ?? []) made.add(raw);
  }
  return made;
}

function kindsAround(means: Means): Set<Kind> {
  const found = new Set(kinds.filter((kind) => means.owned[kind] > 0));
  for (const { cube } of means.cubes) found.add(cube);
  for (const kind of kinds) {
    const next = nextKind(kind);
    if (next && found.has(kind) && means.rises[kind] > 0) found.add(next);
  }
  return found;
}

/** Tokens and gold, with all that face-up cards and objective effects would bring. */
function tokensAround(state: Moment, seat: Seat): Record<'trade' | 'exploration' | 'gold', number> {
  const owner = seatOf(state, seat);
  const all = { trade: tokensOf(owner, 'trade'), exploration: tokensOf(owner, 'exploration'), gold: owner.gold };
  for (const { id, open } of owner.played) {
    if (!open) continue;
    const tokens = effectOf(id, 'tokens');
    if (tokens) all[tokens.token] += tokens.count;
    all.gold += effectOf(id, 'gold')?.count ?? 0;
  }
  for (const { gold } of salesOf(state, seat)) all.gold += gold;
  const swap = swapOf(state);
  if (swap) all.trade += Math.floor(all[swap.pay] / swap.count);
  return all;
}
