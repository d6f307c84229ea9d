import { describe, expect, it } from 'vitest';
import {
  constructionTokens,
  data,
  type Kind,
  kinds,
  type Needs,
  sortOf,
  type Token,
  tokenOf,
} from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { type Table, table } from './table.js';

/** A player who has exactly what a cost asks for, less one of it where it is named. */
function having(t: Table, cost: Needs, less?: string): Table {
  const pool: Record<string, number> = {};
  const cubes: Partial<Record<Kind, number>> = {};
  t.tokens('trade', 0, 2).tokens('exploration', 0, 1);
  for (const [need, full] of Object.entries(cost)) {
    const count = full - (need === less ? 1 : 0);
    const sort = sortOf(need);
    if (sort === 'resource' && count > 0) pool[need] = count;
    if (sort === 'cube') cubes[need as Kind] = count;
    if (sort === 'token') t.tokens(need as Token, count);
    if (sort === 'gold') t.gold(count);
  }
  t.turn.pool = pool;
  return t.cubes(cubes);
}

/** Has everything been paid, and nothing else? */
function paid(t: Table, cost: Needs): void {
  expect(t.turn.pool).toEqual({});
  for (const kind of kinds) expect([kind, ...t.count(kind).slice(0, 2)]).toEqual([kind, 0, cost[kind] ?? 0]);
}

const tokens = Object.values(constructionTokens).filter(({ cost }) => Object.keys(cost).length > 0);

/** All fields of both kinds of land covered, so that nothing is made but what a test builds. */
function bare(): Table {
  const t = table(2);
  for (const seat of [0, 1]) {
    const owner = t.seat(seat);
    owner.fields = owner.fields.map((field) =>
      field.printed?.startsWith('start-') ? { id: field.id, cubes: [] } : field,
    );
  }
  return t;
}

describe('every construction token', () => {
  it.each(tokens.map(({ id }) => id))('%s costs what stands on it, no less', (id) => {
    const { cost } = tokenOf(id);
    const t = having(bare().built({ 'h-c2': 'shipyard-3' }), cost)
      .do(`expand token=${id}`)
      .pay();
    expect(t.turn.placing).toBe(id);
    paid(t, cost);
    for (const less of Object.keys(cost)) {
      const short = having(bare().built({ 'h-c2': 'shipyard-3' }), cost, less);
      if (short.refused('expand', 'token')[id]) continue;
      expect([less, short.do(`expand token=${id}`).why('accept')]).toEqual([less, 'no-payment']);
    }
  });

  it.each(Object.keys(data.industries))('%s works for its kind of cube, twice, and for no other', (id) => {
    const { resource, worker } = data.industries[id]!;
    const t = bare()
      .built({ 'h-c2': id })
      .cubes({ [worker]: 3 });
    t.do('produce field=h-c2', 'produce field=h-c2');
    expect([t.turn.pool, t.at('h-c2'), t.why('produce')]).toEqual([
      { [resource]: 2 },
      [worker, worker],
      'nobody-ready',
    ]);
    for (const kind of kinds.filter((one) => one !== worker)) {
      expect([
        kind,
        bare()
          .built({ 'h-c2': id })
          .cubes({ [kind]: 3 })
          .why('produce'),
      ]).toEqual([kind, 'nobody-ready']);
    }
  });

  it.each(Object.keys(data.startIndustries))('%s works for its kind of cube and for no other', (id) => {
    const { resource, worker } = data.startIndustries[id]!;
    const { id: field } = data.homeIsland.fields.find(({ printed }) => printed === id)!;
    const t = table()
      .cubes({ [worker]: 2 })
      .do(`produce field=${field}`);
    expect(t.turn.pool).toEqual({ [resource]: 1 });
    for (const kind of kinds.filter((one) => one !== worker)) {
      expect(
        table()
          .cubes({ [kind]: 2 })
          .values('produce', 'field'),
      ).not.toContain(field);
    }
  });

  it.each(Object.keys(data.ships))('%s brings its tokens, and needs a shipyard of its strength', (id) => {
    const { token, strength, cost } = data.ships[id]!;
    const t = having(bare().built({ 'h-c2': `shipyard-${strength}` }), cost)
      .do(`expand token=${id}`)
      .pay();
    const [before] = t.naval(token);
    t.do('place field=h-s4');
    expect(t.naval(token)[0]).toBe(before + strength);
    const weak = having(bare().built({ 'h-c1': 'bakery' }), cost);
    if (strength > 1) weak.built({ 'h-c2': `shipyard-${strength - 1}` });
    expect(weak.refused('expand', 'token')[id]).toBe('no-yard');
  });
});

describe('every population card', () => {
  it.each(Object.keys(data.cards))('%s asks for its needs, no less', (id) => {
    const { cost } = data.cards[id]!;
    const t = having(bare().hand([id]), cost)
      .do(`play card=${id}`)
      .pay();
    expect(t.card(id)).toEqual({ id, open: true, tokens: 0 });
    paid(t, cost);
    for (const less of Object.keys(cost)) {
      const short = having(bare().hand([id]), cost, less);
      expect([less, short.values('play', 'card')]).toEqual([less, []]);
    }
  });
});

describe('every kind of cube', () => {
  it.each(kinds)('%s is added for its cost, no less', (kind) => {
    const { add, upgrade } = data.population[kind]!;
    const t = having(bare(), add).do(`hire cube=${kind}`).pay();
    expect([t.count(kind)[0], t.turn.pool]).toEqual([1, {}]);
    if (!upgrade) return;
    const rising = having(bare(), upgrade.cost);
    rising.cubes({ ...(upgrade.cost.artisan && { artisan: 1 }) }, { [kind]: 1 });
    rising.do(`upgrade cube=${kind}`).pay().do('improve where=spent');
    expect(rising.count(upgrade.to)).toEqual([0, 1, 1]);
  });
});

describe('every island of the New World', () => {
  it.each(Object.keys(data.newWorld))('%s gives its three raw materials and no other', (id) => {
    const { resources } = data.newWorld[id]!;
    const raw = Object.values(data.resources).filter(({ world }) => world === 'new-world');
    for (const { id: resource } of raw) {
      const t = table().islands({ new: [id] });
      t.turn.bill = { purpose: { for: 'play', card: t.own.hand[0]! }, needs: { [resource]: 1 }, made: {} };
      expect([resource, t.sources(resource)]).toEqual([resource, resources.includes(resource) ? ['island'] : []]);
    }
  });
});

describe('every expedition card', () => {
  it.each(Object.keys(data.expeditions))('%s is visited by the kinds that it shows', (id) => {
    const { animal, artifact } = data.expeditions[id]!;
    const worth = { farmer: 0, worker: 0, artisan: 1, engineer: 2, investor: 3 };
    for (const kind of kinds) {
      const t = table()
        .objectives()
        .cubes({ [kind]: 2 });
      t.own.expeditions = [id];
      const halves = [animal, artifact].filter((visitor) => visitor === kind).length;
      expect([kind, t.score(0).expeditions]).toEqual([kind, halves * worth[kind]]);
    }
  });
});

describe('every objective card', () => {
  it('has an effect, stands in for tokens, or scores', () => {
    for (const { id, use, swap, score } of Object.values(data.objectives)) {
      expect([id, [use, swap, score].filter(Boolean).length]).toEqual([id, 1]);
      const lines = anno1800.score(table().objectives(id).state).seats[0]!.lines.map((line) => line.id);
      expect([id, lines.includes(id)]).toEqual([id, score !== undefined]);
    }
  });
});
