import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

const deck = { deck: 'codfish' };
const formulas = (t: ReturnType<typeof table>): number => t.points('formulas');

describe('codfish B buildings', () => {
  it('321 Dockhouse: a ship for 2 wood and 2 fish less', () => {
    const t = table(2, deck).give(4, 0, 0).build('dockhouse');
    expect(t.values('ship')).toEqual(['sloop']);
    t.do('ship ship=sloop');
    expect(t.goods()).toEqual([0, 0, 0]);
    const schooner = table(2, deck).give(10, 6, 0).build('dockhouse').do('ship ship=schooner');
    expect(schooner.goods()).toEqual([0, 0, 0]);
    expect(table(2, deck).give(4, 0, 0).build('dockhouse').do('decline').seat(0).ships).toEqual([]);
  });

  it('321 Dockhouse: nothing is asked where no ship fits', () => {
    const full = table(2, deck).ships('schooner', 'schooner', 'schooner', 'sloop').give(9, 9, 9);
    expect(full.build('dockhouse').asked()).toEqual(['end-turn']);
  });

  it('322 Harbor Park: once, 2 forests if wanted, and 1 gold in any case', () => {
    const t = table(2, deck).own('harbor-park').give(0, 0, 0).do('use building=harbor-park');
    expect(t.asked()).toEqual(['plant', 'decline']);
    t.do('plant place=ab2');
    expect(t.seat(0).forests.ab2).toBe(2);
    expect(t.goods()).toEqual([0, 0, 1]);
    expect(t.free()).toEqual([]);
    const left = table(2, deck).own('harbor-park').give(0, 0, 0).do('use building=harbor-park');
    expect(left.do('decline').goods()).toEqual([0, 0, 1]);
    expect(
      table(2, deck)
        .own('harbor-park')
        .forests({})
        .lay({ a2: 'harbor-park', c1: 'office', c2: 'club', c3: 'villa', a3: 'bank' })
        .give(0, 0, 0)
        .do('use building=harbor-park')
        .goods(),
    ).toEqual([0, 0, 1]);
  });

  it('323 Rathskeller: plates for 2 fish each', () => {
    const t = table(2, deck).plates(5).give(3, 8, 0).build('rathskeller');
    expect(t.values('serve')).toEqual([1, 2]);
    expect(t.do('serve plates=2').goods()).toEqual([0, 1, 2]);
    expect(t.state.plates).toBe(7);
    expect(table(2, deck).plates(0).give(3, 4, 0).build('rathskeller').asked()).toEqual(['end-turn']);
    expect(table(2, deck).plates(8).give(3, 9, 0).build('rathskeller').asked()).toEqual(['end-turn']);
  });

  it('324 Harbor Area: 2 fish for each ship', () => {
    expect(table(2, deck).ships('sloop', 'cutter').give(4, 1, 0).build('harbor-area').goods()).toEqual([0, 4, 0]);
    expect(table(2, deck).give(4, 1, 0).build('harbor-area').goods()).toEqual([0, 0, 0]);
  });

  it('325 Stockfishery: 4 fish for 2 gold', () => {
    const t = table(2, deck).own('stockfishery').give(0, 9, 0).do('exchange times=2');
    expect(t.goods()).toEqual([0, 1, 4]);
    expect(table(2, deck).own('stockfishery').give(9, 3, 9).why('exchange')).toBe('no-exchange-payable');
  });

  it('326 Pond Hut: 10 fish into the reserve', () => {
    expect(table(2, deck).give(3, 0, 0).store(0, 2, 0).build('pond-hut').reserve()).toEqual([0, 12, 0]);
  });

  it('327 Customs Area: 1 gold for each foreign share held, and each own share with others, at most 4 each', () => {
    const t = table(3, deck).shares(0, 1, 1, 1).shares(1, 1, 1, 0).give(4, 2, 0).build('customs-area');
    expect(t.goods()).toEqual([0, 0, 3]);
    const most = table(3, deck).shares(0, 0, 3, 2).shares(1, 4, 0, 0).shares(2, 1, 0, 0).give(4, 2, 0);
    expect(most.build('customs-area').goods()).toEqual([0, 0, 8]);
    expect(table(3, deck).give(4, 2, 0).build('customs-area').goods()).toEqual([0, 0, 0]);
  });

  it('328 Boat Hall: a cutter without paying for it', () => {
    const t = table(2, deck).give(4, 2, 0).build('boat-hall');
    expect(t.seat(0).ships).toEqual(['cutter']);
    expect(t.goods()).toEqual([0, 0, 0]);
    const full = table(2, deck).ships('schooner', 'schooner', 'schooner', 'sloop').give(4, 2, 0).build('boat-hall');
    expect(full.seat(0).ships).toHaveLength(4);
  });

  it('329 Wood Shipping Co.: once, up to 6 wood for 1 gold each', () => {
    const t = table(2, deck).own('wood-shipping-co').give(8, 0, 0).do('use building=wood-shipping-co');
    // It is the effect’s only op: it cannot be left.
    expect(t.asked()).toEqual(['trade']);
    expect(t.values('trade')).toEqual([1, 6]);
    expect(t.do('trade times=6').goods()).toEqual([2, 0, 6]);
    expect(t.free()).toEqual([]);
    expect(table(2, deck).own('wood-shipping-co').give(0, 9, 9).why('use')).toBe('once-useless');
  });

  it('330 Forest Admin: 2 points for each forest, at most 6', () => {
    expect(formulas(table(2, deck).own('forest-admin'))).toBe(6);
    expect(formulas(table(2, deck).own('forest-admin').forests({ cd1: 2 }))).toBe(4);
    expect(formulas(table(2, deck).own('forest-admin').forests({}))).toBe(0);
  });

  it('331 Club: 1 point and 1 for each issued share held, at most 7', () => {
    expect(formulas(table(2, deck).own('club'))).toBe(3);
    expect(formulas(table(2, deck).own('club').shares(0, 4, 4))).toBe(7);
    expect(formulas(table(2, deck).own('club').shares(0, 0, 0))).toBe(1);
  });

  it('332 Villa: 7 points minus 1 for each empty space, forgiven ones too', () => {
    expect(formulas(table(2, deck).own('villa'))).toBe(3);
    expect(formulas(table(2, deck).own('villa', 'dairy'))).toBe(4);
    expect(formulas(table(2, deck).forests({}).own('villa'))).toBe(0);
  });
});
