import { describe, expect, it } from 'vitest';
import { extraFor } from '../../../src/games/anno-1800/effects/extra.js';
import { outlookFor } from '../../../src/games/anno-1800/effects/outlook.js';
import { type Table, table } from './table.js';

const none = { ends: {}, gold: 0, cards: [], objectives: [], upgrades: {} };

/** Nobody else makes anything. */
function alone(): Table {
  const t = table().tokens('trade', 0, 2).tokens('exploration', 0, 1);
  t.seat(1).fields = t.seat(1).fields.map(({ id }) => ({ id, cubes: [] }));
  return t;
}

describe('the free steps that are named (AN-9.8)', () => {
  it('AN-8.1 shift ends: of the cheapest way, of who holds the workplace, and of a cube that works twice', () => {
    const spent = alone().cubes({}, { farmer: 1 }).gold(1);
    expect(extraFor(spent.state, 0, { planks: 1 })).toEqual({ ...none, ends: { farmer: 1 }, gold: 1 });
    const held = alone().cubes({ farmer: 1 }).work('h-a1', 'worker', 'worker').gold(2);
    expect(extraFor(held.state, 0, { planks: 1 })).toEqual({ ...none, ends: { worker: 1 }, gold: 2 });
    const twice = alone().cubes({ farmer: 1 }).gold(1);
    expect(extraFor(twice.state, 0, { planks: 1, grain: 1 })).toEqual({ ...none, ends: { farmer: 1 }, gold: 1 });
    expect(extraFor(alone().cubes({ farmer: 1 }).state, 0, { planks: 1, grain: 1 })).toBeUndefined();
  });

  it('AN-13.5 AN-13.7 cards with tokens and gold, no more of them than needed', () => {
    const t = table().cubes({}).tokens('trade', 0, 2).laid(['fw-36', 'fw-37', 'fw-41']);
    expect(extraFor(t.state, 0, { planks: 1 })).toEqual({ ...none, cards: ['fw-36'] });
    const gold = alone()
      .cubes({}, { worker: 2 })
      .built({ 'h-c2': 'brewery' })
      .laid(['fw-36', 'fw-41', 'fw-42'])
      .gold(0);
    expect(extraFor(gold.state, 0, { beer: 1 })).toEqual({ ...none, ends: { worker: 1 }, gold: 2, cards: ['fw-41'] });
    const explore = alone().laid(['aei-21']);
    expect(extraFor(explore.state, 0, { exploration: 2 })).toEqual({ ...none, cards: ['aei-21'] });
  });

  it('AN-21.3 AN-21.5 objective effects', () => {
    const t = alone().objectives('aarhant').cubes({ investor: 1 }, { worker: 1 }).built({ 'h-c2': 'brewery' }).gold(0);
    expect(extraFor(t.state, 0, { beer: 1 })).toEqual({
      ...none,
      ends: { worker: 1 },
      gold: 2,
      objectives: ['aarhant'],
    });
    t.state.turn.used = ['aarhant'];
    expect(extraFor(t.state, 0, { beer: 1 })).toBeUndefined();
    const swap = table()
      .objectives('beryl-omara')
      .cubes({})
      .tokens('trade', 0, 2)
      .tokens('exploration', 0, 1)
      .laid(['aei-21']);
    expect(extraFor(swap.state, 0, { planks: 1 })).toEqual({ ...none, cards: ['aei-21'] });
  });

  it('AN-13.2 AN-13.3 AN-13.9 cubes that come or rise, where shift ends are too dear', () => {
    const cubes = alone().cubes({ farmer: 1 }).laid(['fw-10']);
    expect(extraFor(cubes.state, 0, { coal: 1 })).toEqual({ ...none, cards: ['fw-10'] });
    const empty = alone().cubes({ farmer: 1 }).laid(['fw-10']).deck('artisan-engineer-investor').gold(3);
    expect(extraFor(empty.state, 0, { coal: 1 })).toEqual({ ...none, cards: ['fw-10'], gold: 3 });
    expect(extraFor(empty.gold(2).state, 0, { coal: 1 })).toBeUndefined();
    const rising = alone().cubes({ farmer: 1 }).built({ 'h-c2': 'brewery' }).laid(['fw-24']);
    expect(extraFor(rising.state, 0, { beer: 1 })).toEqual({ ...none, cards: ['fw-24'], upgrades: { farmer: 1 } });
    // A chain: a farmer becomes a worker, and the worker an artisan.
    const chain = alone().cubes({ farmer: 1 }).laid(['fw-24', 'aei-24']);
    expect(extraFor(chain.state, 0, { coal: 1 })).toEqual({
      ...none,
      cards: ['fw-24', 'aei-24'],
      upgrades: { farmer: 1, worker: 1 },
    });
    const supply = alone().cubes({ farmer: 1 }).laid(['fw-10']).supply('artisan', 0);
    expect(extraFor(supply.state, 0, { coal: 1 })).toBeUndefined();
  });

  it('AN-11.10 in an Expand action also a removal that uncovers a workplace', () => {
    const t = alone().built({ 'h-a1': 'brewery' });
    expect(outlookFor(t.state, 0, { planks: 1 })).toMatchObject({
      when: 'not',
      why: { id: 'anno-1800.why.nobody-makes' },
    });
    expect(outlookFor(t.state, 0, { planks: 1 }, [])).toEqual({ when: 'after', extra: none, remove: 'brewery' });
    expect(t.describe('expand', 'token', 'coal-works-worker').detail).toMatchObject({
      id: 'anno-1800.outlook.after',
      args: { steps: { list: [{ id: 'anno-1800.step.remove', args: { building: { component: 'brewery' } } }] } },
    });
    expect(t.token('h-a1')).toBe('brewery');
  });

  it('AN-15.4 a reserved card is none', () => {
    const t = alone().cubes({ farmer: 3 }).laid(['fw-04']).deck('farmer-worker', 'fw-05').do('hire cube=farmer');
    expect(extraFor(t.state, 0, { planks: 1 })).toEqual(none);
    t.built({ 'h-c2': 'brewery' });
    expect(extraFor(t.state, 0, { beer: 1 })).toBeUndefined();
    expect(extraFor(t.gold(1).state, 0, { beer: 1 })).toEqual({ ...none, cards: ['fw-04'], gold: 1 });
  });
});
