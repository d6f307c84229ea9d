import { describe, expect, it } from 'vitest';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { table } from './table.js';

describe('a bill', () => {
  it('AN-9.1 AN-9.2 its needs may be settled in any order, each by its own sources', () => {
    const t = table(3).tokens('trade', 9).do('expand token=dynamite-factory');
    expect([t.asked(), t.needs]).toEqual([['accept', 'settle', 'give-up'], { pigs: 1, bricks: 1, goods: 1 }]);
    expect(t.values('settle')).toEqual(['pigs', 'bricks', 'goods']);
    t.do('settle need=goods by=2.h-b3', 'settle need=pigs by=h-a4', 'settle need=bricks by=h-b2');
    expect([t.needs, t.turn.placing]).toEqual([undefined, 'dynamite-factory']);
  });

  it('AN-9.2 all sources: pool, own workplace, trade, island, card, tokens, cubes, gold', () => {
    const t = table()
      .laid(['aei-28'])
      .islands({ new: ['new-world-01'] })
      .do('produce field=h-a1', 'expand token=cigar-factory');
    expect([t.sources('planks'), t.sources('tobacco')]).toEqual([
      ['pool', 'h-a1', '1.h-a1'],
      ['island', 'aei-28'],
    ]);
    const cubes = table().do('expand token=warehouse-worker');
    expect(cubes.sources('artisan')).toEqual(['ready']);
    const tokens = table().hand(['nw-21']).tokens('exploration', 4).do('play card=nw-21');
    expect(tokens.sources('exploration')).toEqual(['tokens']);
    const gold = table().deck('farmer-worker').gold(1).do('hire cube=farmer');
    expect(gold.sources('gold')).toEqual(['gold']);
  });

  it('AN-9.5 AN-4.4 free steps come between two settlements, and what they bring is used', () => {
    const t = table().hand(['fw-02']).built({ 'h-c2': 'brewery' }).cubes({ artisan: 1 }, { worker: 1 }).gold(2);
    t.do('play card=fw-02', 'settle need=bricks by=h-b2');
    expect(t.free()).toEqual(['shift-end', 'activate', 'objective', 'credit', 'produce', 'remove']);
    t.do('shift-end cubes=spent.worker', 'settle need=beer');
    expect([t.card('fw-02')!.open, t.own.gold]).toEqual([true, 0]);
  });

  it('AN-9.6 when all is settled the result follows at once; never before', () => {
    const t = table().do('expand token=coal-works-worker');
    expect([t.turn.placing, t.question]).toEqual([undefined, 'ask.pay-build']);
    t.do('settle need=planks by=h-a1');
    expect([t.turn.placing, t.asked()]).toEqual(['coal-works-worker', ['place']]);
    // Without needs it closes as soon as it is opened.
    expect(table().do('expand token=sawmill-worker').asked()).toEqual(['place']);
  });

  it('AN-9.7 what one bill of an action brings serves the next', () => {
    const t = table().built({ 'h-c2': 'brickworks-worker' }).cubes({ farmer: 2, worker: 1 }).tokens('trade', 0, 2);
    t.do('hire cube=worker').pay();
    expect(t.count('worker')).toEqual([1, 0, 2]);
    t.do('hire cube=worker').pay();
    expect([t.count('worker'), t.at('h-c2')]).toEqual([
      [1, 0, 3],
      ['worker', 'worker'],
    ]);
  });

  it('AN-9.8 AN-10.6 options that cannot be paid at once are offered and name the steps', () => {
    const t = table().hand(['fw-02']).built({ 'h-c2': 'brewery' }).cubes({ artisan: 1 }, { worker: 1 }).gold(2);
    expect(t.values('play')).toEqual(['fw-02']);
    expect(t.describe('play', 'card', 'fw-02').detail).toMatchObject({
      id: 'anno-1800.outlook.after',
      args: {
        steps: { list: [{ id: 'anno-1800.step.shift-end', args: { cubes: { amounts: { worker: 1 } } } }] },
      },
    });
    t.do('play card=fw-02');
    expect(t.why('accept')).toBe('no-payment');
    expect(anno1800.actions.accept!.detail!(t.state, 0)).toMatchObject({ id: 'anno-1800.detail.pay-after' });
    t.do('shift-end cubes=spent.worker');
    expect(anno1800.actions.accept!.detail!(t.state, 0)).toMatchObject({ id: 'anno-1800.pay.make' });
    // Too dear whatever is done: offered all the same, and said so.
    const dear = table().hand(['fw-02']).built({ 'h-c2': 'brewery' }).cubes({ artisan: 1 }, { worker: 1 }).gold(1);
    expect(dear.describe('play', 'card', 'fw-02').detail).toMatchObject({
      id: 'anno-1800.outlook.not',
      args: { why: { id: 'anno-1800.why.too-dear' } },
    });
  });

  it('AN-9.9 AN-9.15 the order of sources: pool, lowest cubes, islands, cheapest trade of the poorest, cards last', () => {
    const t = table(3)
      .built({ 'h-c2': 'brickworks-worker' })
      .gold(5, 1)
      .gold(0, 2)
      .do('expand token=brass-foundry', 'give-up');
    t.do('hire cube=worker');
    expect(t.suggested).toEqual(['planks h-a1', 'bricks h-c2']);
    t.cubes({ artisan: 1 });
    expect(t.suggested).toEqual(['planks 2.h-a1', 'bricks h-b2']);
    t.gold(0, 1);
    expect(t.suggested).toEqual(['planks 1.h-a1', 'bricks h-b2']);
    t.cubes({ farmer: 1, artisan: 1 }).do('produce field=h-a1');
    expect(t.suggested).toEqual(['planks pool', 'bricks h-b2']);
    const raw = table()
      .laid(['aei-28'])
      .islands({ new: ['new-world-01'] })
      .do('expand token=cigar-factory');
    expect(raw.suggested).toEqual(['planks h-a1', 'tobacco island']);
    raw.tokens('trade', 0, 2);
    expect(raw.suggested).toEqual(['planks h-a1', 'tobacco aei-28']);
  });

  it('AN-9.9 tokens on cards go before those on ships, of the card played first', () => {
    const t = table().laid([
      { id: 'fw-37', open: false, tokens: 1 },
      { id: 'fw-36', open: false, tokens: 3 },
    ]);
    t.do('expand token=glassworks').cubes({ artisan: 1 });
    expect(t.suggestion('settle need=goods by=1.h-b3', 'pay')).toEqual(['fw-36', 'fw-37']);
    t.do('settle need=goods by=1.h-b3 pay=fw-36,trade');
    expect([t.card('fw-36')!.tokens, t.card('fw-37')!.tokens, t.naval('trade')]).toEqual([2, 1, [1, 1]]);
    const swap = table().objectives('beryl-omara').tokens('exploration', 2).tokens('trade', 1, 1).cubes({ artisan: 1 });
    swap.do('expand token=glassworks');
    expect(swap.suggestion('settle need=goods by=1.h-b3', 'pay')).toBeDefined();
    swap.do('settle need=goods by=1.h-b3');
    expect([swap.naval('trade'), swap.naval('exploration')]).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  it('AN-9.9 equal workplaces: the home island before Old World islands', () => {
    const t = table()
      .islands({ old: ['old-world-05'] })
      .built({ 'h-c5': 'brickworks-worker' })
      .cubes({ worker: 1 });
    t.do('upgrade cube=worker', 'give-up').cubes({ worker: 1, farmer: 1 }).do('upgrade cube=farmer');
    expect([t.suggested, t.sources('bricks')]).toEqual([['bricks h-c5'], ['h-c5', 'o1-a1', '1.h-b2']]);
  });

  it('AN-B10 AN-9.11 giving up returns to before the bill', () => {
    const t = table().do('expand token=steelworks-worker', 'settle need=bricks by=h-b2');
    expect(t.count('artisan')[0]).toBe(1);
    t.play('give-up');
    expect([t.count('artisan')[0], t.turn.actions, t.question]).toEqual([2, 1, 'ask.turn']);
    expect([t.state.saved, t.turn.job, t.state.stock['steelworks-worker']]).toEqual([[], undefined, 2]);
  });

  it('AN-B11 AN-9.10 AN-9.11 after a barrier only the steps behind it come back; what was made is in the pool', () => {
    const t = table().laid(['fw-10']).cubes({ artisan: 1, worker: 2 }).tokens('trade', 1, 1);
    t.do('expand token=steelworks-worker', 'settle need=bricks by=h-b2');
    expect(t.seals).toEqual([]);
    t.do('activate card=fw-10');
    expect([t.seals, t.news]).toEqual([['reveal'], ['activate', 'gain', 'draw', 'drawn']]);
    expect(anno1800.actions['give-up']!.detail!(t.state, 0)!.id).toBe('anno-1800.detail.give-up-late');
    t.do('produce field=h-b1');
    t.play('give-up');
    expect([t.at('h-b2'), t.turn.pool, t.count('artisan')]).toEqual([['artisan'], { bricks: 1 }, [1, 0, 2]]);
    expect([t.turn.actions, t.turn.job, t.own.hand.length, t.state.stock['steelworks-worker']]).toEqual([
      1,
      undefined,
      10,
      2,
    ]);
  });

  it('AN-9.11 what was paid directly before a barrier stays paid; of several bills only the open one is given up', () => {
    const t = table().laid(['fw-10']).do('expand token=warehouse-worker', 'settle need=artisan', 'activate card=fw-10');
    t.play('give-up');
    expect([t.count('artisan'), t.turn.pool]).toEqual([[2, 1, 3], {}]);
    const several = table().do('hire cube=farmer').pay().do('hire cube=worker', 'settle need=planks by=h-a1');
    several.play('give-up');
    expect([several.asked(), several.count('farmer'), several.turn.reserved['farmer-worker']]).toEqual([
      ['hire', 'finish'],
      [4, 0, 5],
      1,
    ]);
  });

  it('AN-9.12 AN-9.10 gold of a trade comes back with the bill, too', () => {
    const t = table().tokens('trade', 9).do('expand token=glassworks', 'settle need=goods by=1.h-b3');
    expect([t.seat(1).gold, t.seals]).toEqual([2, []]);
    t.play('give-up');
    expect([t.seat(1).gold, t.naval('trade'), t.turn.bought]).toEqual([1, [9, 0], []]);
  });

  it('AN-B12 AN-9.5 AN-13.5 AN-13.6 an activation in the middle pays', () => {
    const t = table().laid(['fw-36']).tokens('trade', 0, 2).cubes({ artisan: 1 }).do('expand token=glassworks');
    expect(t.sources('goods')).toEqual(['h-b3']);
    t.do('settle need=coal by=h-b1', 'activate card=fw-36');
    expect(t.card('fw-36')).toEqual({ id: 'fw-36', open: false, tokens: 3 });
    t.do('settle need=goods');
    expect([t.card('fw-36')!.tokens, t.naval('trade'), t.turn.placing]).toEqual([1, [0, 2], 'glassworks']);
  });

  it('AN-B13 AN-9.13 AN-21.3 an objective effect inside a bill', () => {
    const t = table()
      .objectives('aarhant')
      .built({ 'h-c2': 'brewery' })
      .hand(['fw-13'])
      .cubes({ artisan: 1, investor: 1 });
    t.work('h-c2', 'worker').do('play card=fw-13', 'objective objective=aarhant');
    expect([t.own.gold, t.count('investor')]).toEqual([5, [0, 1, 1]]);
    t.do('shift-end cubes=h-c2.worker');
    expect([t.own.gold, t.refusal('shift-end cubes=spent.investor')]).toEqual([3, 'cost']);
    t.do('settle need=beer', 'settle need=goods by=h-b3');
    expect([t.card('fw-13')!.open, t.own.gold]).toEqual([true, 3]);
  });

  it('AN-9.14 what a bill is for is set aside', () => {
    const t = table().do('expand token=steelworks-worker');
    expect(t.state.stock['steelworks-worker']).toBe(1);
    const hire = table().do('hire cube=farmer');
    expect([hire.state.supply.farmer, hire.turn.reserved['farmer-worker']]).toEqual([16, 1]);
    const upgrade = table().do('upgrade cube=farmer');
    expect(upgrade.state.supply.worker).toBe(33);
    upgrade.play('give-up');
    expect(upgrade.state.supply.worker).toBe(34);
  });

  it('AN-B16 AN-9.15 the suggestion does not block itself', () => {
    const t = table().built({ 'h-b1': 'brewery', 'h-c2': 'warehouse-worker', 'h-c3': 'coal-works-worker' });
    t.cubes({ worker: 1, artisan: 1 }).do('expand token=brass-foundry');
    expect(t.suggested).toEqual(['goods h-b3', 'coal h-c3']);
    t.do('settle need=goods by=h-c2', 'settle need=coal by=1.h-b1');
    expect([t.naval('trade'), t.turn.placing]).toEqual([[0, 2], 'brass-foundry']);
  });

  it('AN-9.15 nothing is suggested where a free step is needed; accepting pays all at once', () => {
    const t = table().cubes({ artisan: 1 }).tokens('trade', 0, 2).do('expand token=brass-foundry');
    expect([t.suggested, t.why('accept')]).toEqual([undefined, 'no-payment']);
    const paid = table().do('expand token=brass-foundry').pay();
    expect([paid.news, paid.turn.placing]).toEqual([['make'], 'brass-foundry']);
  });
});
