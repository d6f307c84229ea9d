import { describe, expect, it } from 'vitest';
import { nusfjord, type Table, table } from './table.js';

/** To the next fishing phase, with nothing in the supplies. */
function fish(t: Table): Table {
  for (const seat of t.state.seats.keys()) t.give(0, 0, 0, seat);
  const { round } = t.state;
  while (t.state.round === round) t.do('pass').end();
  return t;
}

describe('the fishing phase (NF-4)', () => {
  it('NF-4.1 the catch is handed out, what is in supply and reserve is not', () => {
    const t = table().elder('carter').elder('broker').elder('developer').elder('storekeeper').store(0, 5, 0);
    t.give(0, 9, 0);
    const { round } = t.state;
    while (t.state.round === round) t.do('pass').end();
    expect(t.asked(0)).toEqual(['feed']);
    t.play('feed', { elders: ['broker', 'carter', 'developer'] }, 0);
    expect(t.goods(0)).toEqual([0, 9, 0]);
    expect(t.reserve(0)).toEqual([0, 5, 0]);
  });

  it('NF-4.2 a fish for each elder; the third is 1 for the supply, 2 for nobody', () => {
    const t = fish(table().ships('sloop').elder('carter', 2).elder('broker', 0).store(0, 0, 0));
    expect(t.seat(0).elders.map(({ fish: count }) => count)).toEqual([0, 1]);
    // Catch 5: 2 to elders, 2 to shares, 1 into the reserve; 1 of the elder.
    expect(t.goods(0)).toEqual([0, 3, 0]);
    expect(t.reserve(0)).toEqual([0, 1, 0]);
  });

  it('NF-4.3 new shares come before those of others', () => {
    const t = fish(table(3).newShares(2, 0, 0).shares(0, 0, 0, 0).shares(1, 2, 2, 0).shares(2, 1, 0, 2));
    // Catch 3: 2 to the new shares, 1 to choose among two holders.
    expect(t.asked(0)).toEqual(['feed-shares']);
    t.play('feed-shares', { holders: ['1'] }, 0);
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([
      [0, 0, 0],
      [0, 3, 0],
      [0, 2, 0],
    ]);
  });

  it('NF-4.4 home shares as far as it goes, unissued ones never', () => {
    const t = fish(table().elder('carter').elder('broker').store(0, 0, 0));
    expect(t.goods(0)).toEqual([0, 1, 0]);
    expect(t.reserve(0)).toEqual([0, 0, 0]);
    expect(fish(table().ships('schooner').store(0, 0, 0)).reserve(0)).toEqual([0, 4, 0]);
  });

  it('NF-4.5 NF-4.6 NF-13.10 the reserve up to 8, the rest goes back', () => {
    const t = fish(table().ships('schooner').store(3, 6, 1));
    expect(t.reserve(0)).toEqual([3, 8, 1]);
    expect(t.goods(0)).toEqual([0, 2, 0]);
    expect(t.events.map(({ id }) => id)).toContain('nusfjord.told.excess');
    expect(fish(table().ships('schooner').store(0, 11, 0)).reserve(0)).toEqual([0, 11, 0]);
  });

  it('NF-4.7 fish on shares goes to whoever holds them', () => {
    const t = fish(table().shares(0, 1, 1).shares(1, 1, 1));
    expect([t.goods(0), t.goods(1)]).toEqual([
      [0, 2, 0],
      [0, 2, 0],
    ]);
    expect([t.reserve(0)[1], t.reserve(1)[1]]).toEqual([2, 2]);
  });

  it('NF-4.8 effects at the end of the phase come after the dividends, from the first player on', () => {
    const t = table(3).ownOf(0, 'driftwood-rafting').ownOf(2, 'driftwood-rafting');
    fish(t);
    const ids = t.events;
    const last = ids.findLastIndex((event) => JSON.stringify(event.args?.source) === '{"component":"shares"}');
    const rafting = ids.flatMap((event, index) =>
      JSON.stringify(event.args?.source) === '{"component":"driftwood-rafting"}' ? [[index, event.args?.seat]] : [],
    );
    expect(rafting.map(([, seat]) => seat)).toEqual([{ seat: 2 }, { seat: 0 }]);
    expect(rafting[0]![0]).toBeGreaterThan(last);
  });

  it('NF-4.9 only a shortage with a choice asks, all concerned at once', () => {
    const t = table(3);
    for (const id of ['carter', 'broker', 'developer', 'storekeeper']) t.elder(id, 0, 0);
    for (const id of ['shipwright', 'merchant', 'sailor', 'gardener']) t.elder(id, 0, 2);
    t.store(0, 0, 0, 0).store(0, 0, 0, 1).store(0, 0, 0, 2);
    fish(t);
    expect(nusfjord.pending(t.state).map(({ seat, actions }) => [seat, actions])).toEqual([
      [0, ['feed']],
      [2, ['feed']],
    ]);
    expect(t.goods(1)).toEqual([0, 0, 0]);
    t.play('feed', { elders: ['gardener', 'merchant', 'sailor'] }, 2);
    expect(t.seat(2).elders.map(({ fish: count }) => count)).toEqual([0, 0, 0, 0]);
    t.play('feed', { elders: ['broker', 'carter', 'developer'] }, 0);
    expect(t.seat(2).elders.map(({ fish: count }) => count)).toEqual([0, 1, 1, 1]);
    expect(t.goods(1)).toEqual([0, 2, 0]);
    expect(t.asked()).toContain('pass');
  });

  it('NF-4.9 one holder of too many shares is no choice', () => {
    const t = fish(table(3).shares(0, 0, 0, 0).shares(1, 5, 2, 0));
    expect(nusfjord.pending(t.state)).toHaveLength(1);
    expect(t.goods(1)).toEqual([0, 5, 0]);
    // Not even where the engine takes no step by itself.
    const hand = fish(table(3).round(4).hand(0, 'castle').shares(0, 0, 0, 0).shares(1, 5, 2, 0));
    expect(hand.goods(1)).toEqual([0, 5, 0]);
  });

  it('NF-4.10 NF-13.1 too little fish for the new shares asks nothing', () => {
    const t = fish(table().elder('carter').elder('broker').newShares(2, 0).shares(0, 2, 0));
    expect(t.seat(0).elders.map(({ fish: count }) => count)).toEqual([1, 1]);
    expect(t.goods(0)).toEqual([0, 0, 0]);
    expect(t.asked()).toContain('pass');
  });

  it('NF-13.9 fish freed from an elder is not handed out again', () => {
    const t = fish(table().elder('carter', 2).elder('broker', 2).elder('developer', 2).store(0, 0, 0));
    expect(t.goods(0)).toEqual([0, 3, 0]);
    expect(t.reserve(0)).toEqual([0, 0, 0]);
  });

  it('a choice of elders names exactly as many as there is fish', () => {
    const t = table();
    for (const id of ['carter', 'broker', 'developer', 'storekeeper']) t.elder(id, 0, 0);
    fish(t);
    expect(t.moves('feed', 0)).toHaveLength(4);
    expect(() => t.play('feed', { elders: ['broker', 'carter'] }, 0)).toThrow('engine.not-legal');
    expect(() => t.play('feed', { elders: ['broker', 'carter', 'sailor'] }, 0)).toThrow('engine.not-legal');
  });
});
