import { describe, expect, it } from 'vitest';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { table } from './table.js';

describe('production', () => {
  it('AN-A1 AN-5.1 AN-5.2 AN-5.3 AN-9.3 a cube makes one unit; another unit takes another cube', () => {
    const t = table().built({ 'h-c2': 'brewery' }).hand(['fw-02']).cubes({ worker: 2, artisan: 1 });
    t.do('play card=fw-02', 'settle need=beer');
    expect([t.at('h-c2'), t.count('worker')[0], t.needs]).toEqual([['worker'], 1, { bricks: 1 }]);
    expect(t.refusal('settle need=beer')).toBe('engine.not-legal');
    // A second beer needs a second worker on the other workplace.
    t.do('produce field=h-c2');
    expect([t.at('h-c2'), t.count('worker')[0], t.turn.pool]).toEqual([['worker', 'worker'], 0, { beer: 1 }]);
    expect(t.values('produce')).not.toContain('h-c2');
  });

  it('AN-B1 AN-5.1 a higher kind cannot stand in', () => {
    const t = table().built({ 'h-c2': 'brewery' }).hand(['fw-13']).cubes({ artisan: 2 }).tokens('trade', 0, 2);
    t.do('play card=fw-13');
    expect([t.sources('beer'), t.sources('goods')]).toEqual([[], ['h-b3']]);
    expect(t.refused('settle', 'need')).toEqual({ beer: 'no-source' });
  });

  it('AN-B2 AN-5.2 AN-8.1 the third farmer finds no workplace; shift end or trade helps', () => {
    const t = table().gold(1).tokens('trade', 1, 1);
    t.do('hire cube=farmer').pay().do('hire cube=farmer').pay().do('hire cube=farmer');
    expect([t.at('h-a1'), t.count('farmer')[0]]).toEqual([['farmer', 'farmer'], 4]);
    expect(t.sources('planks')).toEqual(['1.h-a1']);
    t.do('shift-end cubes=h-a1.farmer', 'settle need=planks by=h-a1');
    expect([t.seat(0).gold, t.count('farmer')[2], t.news]).toEqual([0, 7, ['make', 'hire', 'draw', 'drawn']]);
    expect(t.events[2]!.args!.count).toBe(3);
    const other = table().tokens('trade', 1, 1);
    other
      .do('hire cube=farmer')
      .pay()
      .do('hire cube=farmer')
      .pay()
      .do('hire cube=farmer', 'settle need=planks by=1.h-a1');
    expect([other.naval('trade'), other.count('farmer')[2], other.seat(1).gold]).toEqual([[0, 2], 7, 2]);
  });

  it('AN-5.4 making a resource uses no other resource up', () => {
    const t = table().built({ 'h-c2': 'brewery' }).cubes({ worker: 1 });
    t.do('produce field=h-c2');
    expect(t.turn.pool).toEqual({ beer: 1 });
  });

  it('AN-5.5 AN-E4 AN-16.5 AN-8.3 a cube of another kind holds its workplace, and goes home at its own price', () => {
    const t = table().work('h-a1', 'worker', 'farmer').gold(2);
    expect(t.refusal('produce field=h-a1')).toBe('engine.not-legal');
    expect(t.describe('shift-end', 'cubes', 'h-a1.worker').detail).toEqual({
      id: 'anno-1800.detail.costs',
      args: { cost: { amounts: { gold: 2 } } },
    });
    t.do('shift-end cubes=h-a1.worker');
    expect([t.own.gold, t.count('worker')[0], t.at('h-a1')]).toEqual([0, 4, ['farmer']]);
  });

  it('AN-B9 AN-5.6 AN-4.6 what is made ahead pays any later need of the turn, then it is gone', () => {
    const t = table().built({ 'h-c2': 'glassworks' }).cubes({ worker: 2, farmer: 1, artisan: 1, investor: 1 });
    t.actionsLeft(2).do('produce field=h-c2', 'expand token=window-factory', 'settle need=planks by=h-a1');
    // The suggestion takes the pool first; here the glass is made anew.
    t.do('settle need=glass by=h-c2', 'place field=h-c2');
    expect([t.turn.pool, t.count('worker')]).toEqual([{ glass: 1 }, [0, 2, 2]]);
    t.do(
      'expand token=light-bulb-factory',
      'settle need=glass by=pool',
      'settle need=coal by=h-b1',
      'settle need=investor',
    );
    expect([t.turn.pool, t.turn.placing]).toEqual([{}, 'light-bulb-factory']);
    const unused = table().built({ 'h-c2': 'glassworks' }).do('produce field=h-c2', 'festival');
    unused.do('produce field=h-c2');
    expect(unused.turn.pool).toEqual({ glass: 1 });
    expect(anno1800.actions['end-turn']!.detail!(unused.state, 0)!.id).toBe('anno-1800.detail.end-loses');
    unused.end();
    expect([unused.turn.pool, unused.at('h-c2', 0)]).toEqual([{}, ['worker']]);
  });

  it('AN-B14 AN-5.6 ahead only on own workplaces: no trades, no raw materials', () => {
    const t = table().islands({ new: ['new-world-02'] });
    expect(t.values('produce', 'field')).toEqual([
      'h-a1',
      'h-a2',
      'h-a3',
      'h-a4',
      'h-a5',
      'h-b1',
      'h-b2',
      'h-b3',
      'h-b4',
      'h-b5',
    ]);
    expect(t.refusal('produce field=new-world-02')).toBe('engine.not-legal');
    expect(t.refusal('produce field=1.h-a1')).toBe('engine.not-legal');
    expect(t.why('settle')).toBe('not-asked');
  });

  it('AN-5.7 cotton is not cotton fabric', () => {
    const t = table()
      .islands({ new: ['new-world-02'] })
      .hand(['fw-17']);
    expect([t.why('play'), t.refused('play', 'card')]).toEqual(['none-payable', { 'fw-17': 'nobody-makes' }]);
    t.do('expand token=cotton-mill-artisan');
    expect(t.sources('cotton')).toEqual(['island']);
  });
});

describe('costs paid directly', () => {
  it('AN-A2 AN-6.1 AN-11.2 a warehouse: one artisan works, the other is spent', () => {
    const t = table().do('expand token=warehouse-worker').pay();
    expect([t.at('h-b2'), t.count('artisan'), t.turn.placing]).toEqual([['artisan'], [0, 1, 2], 'warehouse-worker']);
    expect(t.values('place')).toEqual(t.own.fields.filter(({ id }) => !id.includes('-s')).map(({ id }) => id));
    t.do('place field=h-c2');
    expect([t.token('h-c2'), t.turn.actions]).toEqual(['warehouse-worker', 0]);
  });

  it('AN-A3 AN-6.2 AN-12.1 AN-6.4 exploration tokens for a card', () => {
    const t = table().built({ 'h-s3': 'exploration-ship-2' }).hand(['fw-36', 'fw-37']);
    t.do('play card=fw-36').pay();
    expect([t.naval('exploration'), t.naval('trade'), t.card('fw-36')]).toEqual([
      [0, 2],
      [2, 0],
      { id: 'fw-36', open: true, tokens: 0 },
    ]);
    // Spent tokens pay nothing.
    t.actionsLeft(1);
    expect(t.refused('play', 'card')).toEqual({ 'fw-37': 'out-of-reach' });
  });

  it('AN-6.2 AN-13.6 tokens of ships and of cards, in any mix', () => {
    const t = table()
      .laid([{ id: 'aei-21', open: false, tokens: 3 }])
      .hand(['fw-36']);
    t.do('play card=fw-36');
    expect(t.suggestion('settle need=exploration', 'pay')).toEqual(['aei-21', 'aei-21']);
    t.do('settle need=exploration pay=aei-21,exploration');
    expect([t.naval('exploration'), t.card('aei-21')!.tokens, t.card('fw-36')!.open]).toEqual([[0, 1], 2, true]);
  });

  it('AN-6.3 AN-15.5 gold goes to the supply', () => {
    const t = table().deck('farmer-worker').gold(2).do('hire cube=farmer');
    expect(t.needs).toEqual({ planks: 1, gold: 1 });
    t.do('settle need=gold', 'settle need=planks by=h-a1');
    expect([t.own.gold, t.seat(1).gold]).toEqual([1, 1]);
  });

  it('AN-6.5 AN-B8 cubes and tokens cannot be bought; a shift end helps', () => {
    const t = table()
      .built({ 'h-c2': 'glassworks' })
      .tokens('trade', 9)
      .gold(4)
      .cubes({ worker: 1, artisan: 1 }, { engineer: 1 });
    t.do('expand token=champagne-cellar');
    expect([t.sources('engineer'), t.why('accept')]).toEqual([[], 'no-payment']);
    expect(t.refused('settle', 'need')).toEqual({ engineer: 'no-source' });
    t.do('shift-end cubes=spent.engineer').pay();
    expect([t.own.gold, t.count('engineer'), t.turn.placing]).toEqual([0, [0, 1, 1], 'champagne-cellar']);
    const card = table().hand(['fw-36']).tokens('trade', 9).tokens('exploration', 0, 1);
    expect(card.refused('play', 'card')).toEqual({ 'fw-36': 'out-of-reach' });
  });
});

describe('shift end', () => {
  it('AN-A5 AN-8.1 AN-8.2 three go home for four gold', () => {
    const t = table()
      .cubes({ farmer: 2, worker: 2, artisan: 2 }, { worker: 1 })
      .work('h-a1', 'farmer', 'farmer')
      .gold(4);
    t.do('shift-end cubes=h-a1.farmer*2,spent.worker');
    expect([t.own.gold, t.count('farmer'), t.count('worker'), t.at('h-a1')]).toEqual([0, [4, 0, 4], [3, 0, 3], []]);
  });

  it('AN-8.2 each kind has its price', () => {
    const prices = ['farmer', 'worker', 'artisan', 'engineer', 'investor'].map((kind, at) => {
      const t = table()
        .cubes({}, { [kind]: 1 })
        .gold(at);
      const short = t.why('shift-end');
      t.gold(at + 1).do(`shift-end cubes=spent.${kind}`);
      return [short, t.own.gold];
    });
    expect(prices).toEqual(Array(5).fill(['cost', 0]));
    expect(table().why('shift-end')).toBe('none-used');
  });

  it('AN-8.1 AN-26.4 only as many as can be paid; who went home may go back to the same place', () => {
    const t = table().work('h-a1', 'farmer', 'farmer').gold(1);
    expect(t.refusal('shift-end cubes=h-a1.farmer*2')).toBe('engine.not-legal');
    t.cubes({}).do('shift-end cubes=h-a1.farmer', 'produce field=h-a1');
    expect([t.at('h-a1'), t.turn.pool]).toEqual([['farmer', 'farmer'], { planks: 1 }]);
  });

  it('AN-8.4 naval tokens cannot be returned so', () => {
    const t = table().tokens('trade', 0, 2).gold(9);
    expect(t.why('shift-end')).toBe('none-used');
  });
});
