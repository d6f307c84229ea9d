import { createRng, type Io, type Rng, type Seat } from '../../../src/engine/index.js';
import { actions } from '../../../src/games/anno-1800/actions/index.js';
import { cubesOf } from '../../../src/games/anno-1800/board/cubes.js';
import { fieldOf, industryOn, setField } from '../../../src/games/anno-1800/board/fields.js';
import { fieldsFor, placeToken } from '../../../src/games/anno-1800/board/placing.js';
import {
  constructionTokens,
  data,
  effectOf,
  type Kind,
  kinds,
  type Needs,
  populationOf,
  sortOf,
} from '../../../src/games/anno-1800/data.js';
import { tillFor } from '../../../src/games/anno-1800/effects/payments.js';
import { owedBy, settle } from '../../../src/games/anno-1800/effects/settle.js';
import { offersOf, sourceKind, sourcesOf, tradeValue } from '../../../src/games/anno-1800/effects/sources.js';
import { copyState, type State } from '../../../src/games/anno-1800/state.js';
import { table } from './table.js';

const seat: Seat = 0;
const silent: Io = { rng: createRng({ seed: '00'.repeat(16), block: 0 }), reveal() {}, bind() {}, say() {} };

/** All that anything costs, a new cube without a card among it. */
const costs: Needs[] = [
  ...Object.values(data.cards).map(({ cost }) => cost),
  ...Object.values(constructionTokens).map(({ cost }) => cost),
  ...kinds.flatMap((kind) => {
    const { add, deck, upgrade } = populationOf(kind);
    return [add, { ...add, gold: data.decks[deck]!.gold! }, ...(upgrade ? [upgrade.cost] : [])];
  }),
].filter((cost) => Object.keys(cost).length > 0);

/** A position with an open bill, by chance; `small`: with few cubes and cards. */
export function randomBill(rng: Rng, small = false): State {
  const t = table(2 + rng.int(3), {}, 1 + rng.int(40));
  const { state } = t;
  const few = small ? 2 : 4;
  state.objectives = rng.int(3) === 0 ? ['beryl-omara', 'aarhant'] : rng.int(2) === 0 ? ['aarhant'] : [];
  const tokens = Object.keys(data.industries);
  for (const owner of state.seats) {
    for (let more = rng.int(small ? 5 : 12); more > 0; more -= 1) {
      const token = rng.pick(tokens);
      const fields = fieldsFor(owner, token);
      if (fields.length > 0 && (state.stock[token] ?? 0) > 0) placeToken(state, owner, rng.pick(fields), token);
    }
    owner.gold = rng.int(small ? 5 : 9);
  }
  const owner = state.seats[seat]!;
  for (const kind of kinds) {
    owner.ready[kind] = rng.int(few);
    owner.spent[kind] = rng.int(2);
  }
  for (const { id } of owner.fields) {
    const field = fieldOf(owner, id);
    const industry = industryOn(field);
    if (!industry) continue;
    const cubes = Array.from({ length: rng.int(small ? 2 : 3) }, () =>
      rng.int(4) === 0 ? rng.pick(kinds) : industry.worker,
    );
    if (rng.int(3) === 0) setField(owner, { ...field, cubes });
  }
  owner.tokens.trade = { ready: rng.int(small ? 4 : 6), spent: 0 };
  owner.tokens.exploration = { ready: rng.int(small ? 4 : 7), spent: 0 };
  owner.newWorld = rng.shuffle(Object.keys(data.newWorld)).slice(0, rng.int(3));
  const laid = rng.shuffle(Object.keys(data.cards)).slice(0, rng.int(small ? 3 : 6));
  owner.played = [...laid, ...(rng.int(2) === 0 ? ['aei-28', 'aei-29'] : [])].map((id) => {
    const open = rng.int(3) > 0;
    return { id, open, tokens: open ? 0 : rng.int((effectOf(id, 'tokens')?.count ?? 0) + 1) };
  });
  owner.hand = owner.hand.slice(0, 3);
  if (rng.int(4) === 0) state.decks['farmer-worker'] = state.decks['farmer-worker'].slice(0, rng.int(2));
  if (rng.int(4) === 0) state.decks['artisan-engineer-investor'] = [];
  const needs = rng.pick(costs);
  const resources = Object.keys(needs).filter((need) => sortOf(need) === 'resource');
  state.turn.pool = resources.length > 0 && rng.int(4) === 0 ? { [rng.pick(resources)]: 1 } : {};
  state.turn.bought = resources.length > 0 && rng.int(4) === 0 ? [rng.pick(resources)] : [];
  state.turn.bill = { purpose: { for: 'play', card: owner.hand[0]! }, needs, made: {} };
  return state;
}

/** The first of the best settlements, found by trying all of them step by step. */
export function tryAll(state: State): { steps: string[]; cards: number; tokens: number } | undefined {
  const { needs } = state.turn.bill!;
  const order = Object.keys(needs).flatMap((need) =>
    sortOf(need) === 'resource' ? Array<string>(needs[need]!).fill(need) : [need],
  );
  const before = Object.fromEntries(order.map((need) => [need, offersOf(state, seat, need).map(tradeValue)]));
  let best: { steps: string[]; cards: number; tokens: number } | undefined;
  const go = (now: State, at: number, steps: string[], cards: number, tokens: number): void => {
    const need = order[at];
    if (need === undefined) {
      if (!best || cards < best.cards || (cards === best.cards && tokens < best.tokens))
        best = { steps, cards, tokens };
      return;
    }
    const legal = sourcesOf(now, seat, need, now.turn.bill!.needs[need]!);
    // Gold that a trade brings meanwhile makes no other seat come first.
    const rank = (by: string): number => before[need]!.indexOf(by);
    const trades = legal.filter((by) => sourceKind(by).from === 'trade').sort((a, b) => rank(a) - rank(b));
    const sources = legal.map((by) => (sourceKind(by).from === 'trade' ? trades.shift()! : by));
    for (const by of sources) {
      for (const pay of paymentsFor(now, need, by)) {
        const next = copyState(now);
        settle(next, seat, need, by, pay);
        const used = Object.values(pay ?? {}).reduce((sum, count) => sum + count, 0);
        const shot = sourceKind(by).from === 'card' ? 1 : 0;
        go(next, at + 1, [...steps, `${need} ${by}`], cards + shot, tokens + used);
      }
    }
  };
  go(state, 0, [], 0, 0);
  return best;
}

/** Ways to pay the tokens of a source that differ in how many stand in for others. */
function paymentsFor(state: State, need: string, by: string): (Needs | undefined)[] {
  const owed = owedBy(state, need, by);
  if (!owed) return [undefined];
  const till = tillFor(state, state.seats[seat]!, owed.token, owed.count);
  const take = (standIn: boolean, count: number): Record<string, number> | undefined => {
    const bag: Record<string, number> = {};
    let missing = count;
    for (const source of till.sources) {
      if (source.standIn !== standIn || missing === 0) continue;
      bag[source.id] = Math.min(source.most, missing);
      missing -= bag[source.id]!;
    }
    return missing === 0 ? bag : undefined;
  };
  return Array.from({ length: owed.count + 1 }, (_, others) => {
    const plain = take(false, owed.count - others);
    const standIns = others === 0 ? {} : till.rate > 1 ? take(true, others * till.rate) : undefined;
    return plain && standIns ? { ...plain, ...standIns } : undefined;
  }).filter((bag) => bag !== undefined);
}

const free = ['shift-end', 'activate', 'credit', 'objective'];

/**
 * Can the bill be paid after any free steps? Found by playing all of them; undefined: there are more than `most`
 * positions. Steps that bring nothing to pay with are left out.
 */
export function tryAllSteps(state: State, most: number): boolean | undefined {
  const seen = new Set<string>();
  const open = [copyState(state)];
  for (let now = open.pop(); now; now = open.pop()) {
    if (Object.keys(now.turn.bill!.needs).length === 0) return true;
    const key = keyOf(now);
    if (seen.has(key)) continue;
    if (seen.size === most) return undefined;
    seen.add(key);
    open.push(...followers(now));
  }
  return false;
}

function keyOf(state: State): string {
  const { ready, spent, fields, tokens, gold, played } = state.seats[seat]!;
  const { needs } = state.turn.bill!;
  const cubes = fields.map((one) => [...one.cubes].sort().join()).join(';');
  const decks = Object.values(state.decks).map((deck) => deck.length);
  return JSON.stringify([ready, spent, cubes, tokens, gold, played, needs, decks, state.supply, state.turn]);
}

function followers(state: State): State[] {
  const next: State[] = [];
  const owner = state.seats[seat]!;
  const add = (change: (copy: State) => void): void => {
    const copy = copyState(state);
    change(copy);
    next.push(copy);
  };
  for (const action of free) {
    if (actions[action]!.why?.(state, seat)) continue;
    const [param] = actions[action]!.params;
    const values = param!.next(state, seat, {}, []).values as string[];
    if (action === 'shift-end') {
      for (const cube of values) add((copy) => actions[action]!.perform(copy, seat, { cubes: [cube] }, silent));
    } else if (action === 'activate') {
      for (const card of values) {
        if (!effectOf(card, 'discard') && !effectOf(card, 'action') && !effectOf(card, 'expeditions')) {
          add((copy) => actions[action]!.perform(copy, seat, { card }, silent));
        }
      }
    } else if (action === 'objective') {
      if (values.includes('aarhant')) {
        add((copy) => actions[action]!.perform(copy, seat, { objective: 'aarhant' }, silent));
      }
    } else {
      for (const cube of Object.keys(state.turn.credits) as Kind[]) {
        const where = ['ready', 'spent', ...owner.fields.map(({ id }) => id)].filter((place) =>
          place === 'ready'
            ? owner.ready[cube] > 0
            : place === 'spent'
              ? owner.spent[cube] > 0
              : fieldOf(owner, place).cubes.includes(cube),
        );
        if (cubesOf(owner, cube) === 0) continue;
        const several = Object.keys(state.turn.credits).length > 1;
        for (const place of where) {
          add((copy) => actions[action]!.perform(copy, seat, { ...(several && { cube }), where: place }, silent));
        }
      }
    }
  }
  for (const [need, count] of Object.entries(state.turn.bill!.needs)) {
    for (const by of sourcesOf(state, seat, need, count)) {
      for (const pay of paymentsFor(state, need, by)) add((copy) => settle(copy, seat, need, by, pay));
    }
  }
  return next;
}
