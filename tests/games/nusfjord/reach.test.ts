import { describe, expect, it } from 'vitest';
import { createRng, playout, type Rng, start } from '../../../src/engine/index.js';
import { seatOf } from '../../../src/games/kit/seats.js';
import { type Building, data, type Op } from '../../../src/games/nusfjord/data.js';
import { everybody, own } from '../../../src/games/nusfjord/effects/judge.js';
import { Holdings } from '../../../src/games/nusfjord/effects/reach/holdings.js';
import { isWithinReach } from '../../../src/games/nusfjord/effects/reach/index.js';
import { elderWants, opWants } from '../../../src/games/nusfjord/effects/reach/wants.js';
import { effort } from '../../../src/games/nusfjord/effects/rehearsal.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { State } from '../../../src/games/nusfjord/state.js';
import { seedOf } from '../../seed.js';
import { tablesOf } from '../shared/tables.js';
import { exhaustiveReach } from './exhaustive-reach.js';
import { table } from './table.js';

const cards: Building[] = Object.values(data.buildings);

/** Every op of every card and elder, those inside a choice too. */
function allOps(): { op: Op; source: string }[] {
  const ofCards = cards.flatMap((card) => {
    if (card.timing === 'anytime') return card.effect.exchanges.map((op) => ({ op: op as Op, source: card.id }));
    const ops = 'ops' in card.effect ? card.effect.ops : [];
    return ops.map((op) => ({ op, source: card.id }));
  });
  const ofElders = Object.values(data.elders).flatMap(({ id, ops }) => ops.map((op) => ({ op, source: id })));
  const onBoard = Object.values(data.actions).map(({ op, id }) => ({ op, source: id }));
  return [...ofCards, ...ofElders, ...onBoard];
}
const ops = allOps();

const effects = cards.filter(({ timing }) => timing === 'anytime' || timing === 'once').map(({ id }) => id);
const causes = ['ship-built', 'forests-planted', 'share-issued'];
const followers = cards
  .filter((card) => card.timing === 'whenever' && causes.includes(card.effect.event))
  .map(({ id }) => id);
const rules = cards.filter(({ timing }) => timing === 'special').map(({ id }) => id);

/** A position in a window, with effects of all three decks and few enough goods to try everything. */
function someWindow(rng: Rng): ReturnType<typeof table> {
  const t = table(2 + rng.int(4), { mixed: 'yes' });
  const some = (ids: string[], most: number): string[] => rng.shuffle([...ids]).slice(0, rng.int(most + 1));
  t.forests(rng.int(2) ? { cd1: 1 + rng.int(2) } : { cd2: 1, cd3: 2 });
  t.own(...some(effects, 4), ...some(followers, 3), ...some(rules, 1));
  t.ships(...some(['sloop', 'cutter', 'sloop', 'schooner'], 2));
  for (const id of some(['forester', 'carter', 'ship-carpenter', 'adviser', 'developer', 'fish-trader'], 3)) {
    t.elder(id, rng.int(7));
  }
  const { limits } = data.constants;
  t.give(rng.int(4) ? rng.int(6) : limits.supplyWood, rng.int(8), rng.int(3)).store(rng.int(3), rng.int(3), rng.int(3));
  t.seat(t.active).unissued = rng.int(3);
  t.newShares(...t.state.seats.map(() => rng.int(3)));
  t.occupy(0, ...Object.values(data.actions).map(({ id }) => id));
  return t.plates(rng.int(9));
}

describe('what a position asks of the supply', () => {
  it('is met exactly where an op or elder is possible, in random matches and rich positions', () => {
    const check = (state: State): void => {
      for (const seat of state.seats.keys()) {
        const met = new Holdings(null, seatOf(state, seat).supply);
        for (const judge of [own, everybody]) {
          for (const { op, source } of ops) {
            const possible = !judge.op(state, seat, op, source);
            expect([op, met.meet(opWants(state, seat, op, source, judge))]).toEqual([op, possible]);
          }
          for (const { id } of seatOf(state, seat).elders) {
            const possible = (['table', 'none'] as const).some((fish) => !judge.elder(state, seat, id, fish));
            expect([id, met.meet(elderWants(state, seat, id, judge))]).toEqual([id, possible]);
          }
        }
      }
    };
    const rng = createRng({ seed: seedOf(5), block: 0 });
    for (const [index, { seats, options }] of tablesOf(nusfjord).entries()) {
      const { position } = start<State>(nusfjord, seats, options, seedOf(index));
      let moves = 0;
      playout(nusfjord, position, createRng({ seed: seedOf(index), block: 0 }), 20_000, {
        after(step) {
          moves += 1;
          if (moves % 60 === 0) check(step.position.state);
        },
      });
    }
    for (let count = 0; count < 60; count += 1) check(someWindow(rng).state);
  });
});

describe('NF-5.8 what effects of a window make possible', () => {
  const rounds = 300;

  it('is found however rich a seat is: 22 gold out of 12 wood and 40 fish', () => {
    const t = table(5, { mixed: 'yes' }).own(
      'manufacture',
      'fish-trade',
      'trading-house',
      'wood-trade',
      'resource-trade',
    );
    t.seat(t.active).unissued = 0;
    t.forests({}).plates(1).give(12, 40, 0).newShares(0, 2, 3, 3, 3);
    t.state.elders = [{ up: ['broker'], faceDown: [] }];
    t.do('invite elder=broker');
    expect(t.asked()).toEqual(['activate', 'decline']);
    const gold = (least: number): boolean => isWithinReach(t.state, t.active, () => [{ least: { gold: least } }]);
    // 12 wood and 12 fish for 12, 25 fish for 10, 3 fish for 1.
    expect([gold(22), gold(23), gold(24)]).toEqual([true, true, false]);
  });

  it('is found with little work where a seat has every such building and is rich', () => {
    /** What an answer costs: positions copied, and thousands of supplies looked at. */
    const costs = (wood: number, fish: number, ...more: string[]): [number, number] => {
      const t = table(5, { mixed: 'yes' })
        .forests({})
        .ships('sloop', 'sloop', 'cutter', 'schooner')
        .give(wood, fish, 9);
      // More than a harbour has room for.
      const all = [...effects, ...followers, ...more].map((id, place) => [`${place}`, id] as const);
      t.seat(t.active).buildings = Object.fromEntries(all);
      t.newShares(9, 9, 9, 9, 99);
      const before = { ...effort };
      const wants = (tried: State) => opWants(tried, t.active, { op: 'buyAllShares' }, 'buy-shares', everybody);
      isWithinReach(t.state, t.active, wants);
      return [effort.worlds - before.worlds, Math.round((effort.supplies - before.supplies) / 1000)];
    };
    const most = [
      [12, 40, 800],
      [12, 80, 1_300],
      [12, 200, 1_000],
      [40, 80, 8_000],
    ] as const;
    for (const [wood, fish, supplies] of most) {
      const [worlds, looked] = costs(wood, fish, ...(wood > 12 ? ['supply-storage'] : []));
      expect([wood, fish, worlds, looked].join(' ')).toBe(
        [wood, fish, Math.min(worlds, 1_300), Math.min(looked, supplies)].join(' '),
      );
      expect(worlds).toBeGreaterThan(100);
    }
  });

  it('is what trying all ways to use them finds', () => {
    const rng = createRng({ seed: seedOf(7), block: 0 });
    const found = { yes: 0, no: 0 };
    for (let count = 0; count < rounds; count += 1) {
      const t = someWindow(rng);
      const seat = t.active;
      const judge = rng.int(2) ? own : everybody;
      const impossible = ops.filter(({ op, source }) => judge.op(t.state, seat, op, source));
      const { op, source } = rng.pick(impossible);
      const slow = exhaustiveReach(t.state, seat, (tried) => !judge.op(tried, seat, op, source), 1_000);
      if (slow === undefined) continue;
      found[slow ? 'yes' : 'no'] += 1;
      const fast = isWithinReach(t.state, seat, (tried) => opWants(tried, seat, op, source, judge));
      expect([count, op, t.seat(seat), fast]).toEqual([count, op, t.seat(seat), slow]);
    }
    expect(found.yes).toBeGreaterThan(40);
    expect(found.no).toBeGreaterThan(40);
  });
});
