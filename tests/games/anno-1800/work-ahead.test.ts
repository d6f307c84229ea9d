import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/anno-1800/data.js';
import { festivals, WorkAhead } from '../../../src/games/anno-1800/effects/work-ahead.js';
import { worth } from '../../../src/games/anno-1800/worth.js';
import { type Table, table } from './table.js';

/** Nobody else makes anything. */
function alone(): Table {
  const t = table().cubes({ farmer: 4, worker: 3, artisan: 2 }).tokens('trade', 0, 2).tokens('exploration', 0, 1);
  t.seat(1).fields = t.seat(1).fields.map(({ id }) => ({ id, cubes: [] }));
  return t;
}

const until = (t: Table, ...cards: string[]): number[] => {
  const work = new WorkAhead(t.state, 0);
  return cards.map((id) => Math.round(work.until(cardOf(id).cost) * 100) / 100);
};

describe('how far away paying is, for the computer', () => {
  it('an industry to be built is an action, with those that it is built from', () => {
    // Bricks and beer: a brewery. Canned food: a cannery. Beer is made by then.
    expect(until(alone(), 'fw-02')).toEqual([1]);
    expect(until(alone(), 'fw-02', 'fw-11', 'fw-13')).toEqual([1, 1, 0]);
    expect(until(alone().built({ 'h-c2': 'brewery' }), 'fw-02')).toEqual([0]);
  });

  it('what it needs and nobody has is hired, once', () => {
    // A watchmaker's: glass, brass and an engineer, who takes windows, and these glass once more.
    expect(until(alone(), 'nw-06', 'nw-16')).toEqual([1 + 1 + 1 + 1 + 2.5 + 1, 4]);
    expect(until(alone().cubes({ farmer: 4, worker: 3, artisan: 2, engineer: 1 }), 'nw-06')).toEqual([4]);
  });

  it('what others sell costs tokens, not actions, as far as these go', () => {
    const t = alone();
    t.built({ 'h-c2': 'brewery' }, 1);
    expect(until(t, 'fw-02')).toEqual([0.25]);
    expect(until(t.tokens('trade', 0, 0), 'fw-02')).toEqual([1]);
  });

  it('tokens of exploration take ships, and these cannons once', () => {
    // Cannons: a foundry with an engineer, who takes windows and glass.
    const first = 1.2 + 1 + 2.5 + 1 + 1;
    expect(until(alone(), 'fw-36', 'aei-12')).toEqual([first, 6]);
    expect(until(alone().tokens('exploration', 1, 1), 'fw-36')).toEqual([0]);
  });

  it('a festival is as far away as cubes that work are many', () => {
    const t = alone();
    const work = new WorkAhead(t.state, 0);
    expect(festivals(t.state.seats[0]!, work.used)).toBe(0);
    for (const id of ['fw-02', 'fw-11', 'fw-13', 'fw-04']) work.until(cardOf(id).cost);
    // Two cubes for each card; a brewery, a cannery and a bakery take two each; nine are ready.
    expect(festivals(t.state.seats[0]!, work.used)).toBeCloseTo((8 + 6 - 9) / 9);
    t.cubes({}, { farmer: 4, worker: 3, artisan: 2 });
    const tired = new WorkAhead(t.state, 0);
    tired.until(cardOf('fw-41').cost);
    // Steel beams and work clothes, and wool and coal for their factory.
    expect(festivals(t.state.seats[0]!, tired.used)).toBeCloseTo(4 / 9);
  });

  it('so a card that can be played is worth more than one that is far away, and played it is worth most', () => {
    const near = worth(alone().hand(['fw-02']).state, 0);
    const far = worth(alone().hand(['fw-17']).state, 0);
    const played = worth(alone().hand([]).laid(['fw-02']).state, 0);
    expect([near > far, played > near]).toEqual([true, true]);
  });
});
