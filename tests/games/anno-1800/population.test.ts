import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('increasing the workforce', () => {
  it('AN-A9 AN-15.1 AN-15.2 AN-15.3 AN-15.4 AN-15.5 two workers and an engineer', () => {
    const t = table().cubes({ farmer: 2, worker: 2, artisan: 2 }).gold(1).hand(['nw-09']);
    t.built({
      'h-c2': 'coal-works-worker',
      'h-c3': 'brickworks-worker',
      'h-c4': 'steelworks-worker',
      'h-c5': 'window-factory',
    });
    t.deck('farmer-worker', 'fw-05').deck('artisan-engineer-investor', 'aei-05');
    t.do('hire cube=worker');
    expect(t.needs).toEqual({ planks: 1, bricks: 1 });
    t.pay().do('hire cube=worker');
    expect(t.needs).toEqual({ planks: 1, bricks: 1, gold: 1 });
    t.pay();
    expect([t.count('worker')[0], t.own.hand, t.own.gold]).toEqual([2, ['nw-09'], 0]);
    t.do('hire cube=engineer').pay();
    expect([t.count('engineer'), t.count('worker')[0], t.count('artisan')[0]]).toEqual([[1, 0, 1], 0, 0]);
    expect([t.own.hand, t.turn.actions, t.turn.reserved]).toEqual([
      ['nw-09', 'fw-05', 'aei-05'],
      0,
      { 'farmer-worker': 0, 'artisan-engineer-investor': 0, 'new-world': 0 },
    ]);
  });

  it('AN-15.7 the action ends after the third cube, or when the player stops', () => {
    const t = table().cubes({ farmer: 4 }).do('hire cube=farmer').pay();
    expect([t.question, t.asked()]).toEqual(['ask.next-hire', ['hire', 'finish']]);
    t.play('finish');
    expect([t.turn.actions, t.own.hand.length, t.seals]).toEqual([0, 10, ['reveal']]);
  });

  it('AN-E1 AN-15.1 an investor spends an artisan', () => {
    const t = table().built({ 'h-c2': 'window-factory', 'h-c3': 'furrier', 'h-c4': 'coal-works-worker' });
    t.cubes({ artisan: 5, worker: 1 }).do('hire cube=investor');
    expect(t.needs).toEqual({ coal: 1, goods: 1, 'steel-beams': 1, windows: 1, 'fur-coats': 1, artisan: 1 });
    t.pay().play('finish');
    expect([t.count('investor')[0], t.count('artisan')[1], t.own.hand.at(-1)!.startsWith('aei')]).toEqual([1, 1, true]);
  });

  it('AN-E2 AN-15.5 no card and no gold: not payable', () => {
    const t = table().deck('artisan-engineer-investor').gold(2).cubes({ artisan: 3 });
    expect(t.refused('hire', 'cube').artisan).toBe('out-of-reach');
    t.gold(3).do('hire cube=artisan').pay().play('finish');
    expect([t.own.gold, t.count('artisan')[2], t.own.hand.length]).toEqual([0, 4, 9]);
  });

  it('AN-E3 AN-15.4 the last card is reserved for the first cube', () => {
    const t = table().deck('farmer-worker', 'fw-05').do('hire cube=farmer').pay();
    expect(t.refused('hire', 'cube')).toMatchObject({ farmer: 'out-of-reach', worker: 'out-of-reach' });
    t.play('finish');
    expect(t.own.hand.at(-1)).toBe('fw-05');
  });

  it('AN-E8 AN-15.4 AN-13.3 AN-13.16 a reserved card is no card for an effect', () => {
    const t = table().laid(['fw-01']).deck('farmer-worker', 'fw-05').do('hire cube=worker');
    expect(t.refused('activate', 'card')).toEqual({ 'fw-01': 'no-gain' });
    const before = table().laid(['fw-01']).deck('farmer-worker', 'fw-05').do('activate card=fw-01');
    expect([before.count('farmer')[0], before.own.hand.at(-1), before.refused('hire', 'cube').worker]).toEqual([
      5,
      'fw-05',
      'out-of-reach',
    ]);
  });

  it('AN-E10 AN-15.4 AN-15.5 a card put under the deck meanwhile serves only later bills', () => {
    const t = table()
      .objectives('the-editor')
      .gold(1)
      .tokens('exploration', 2)
      .hand(['fw-07', 'aei-01'])
      .deck('farmer-worker');
    t.do('hire cube=farmer', 'objective objective=the-editor cards=fw-07');
    expect(t.needs).toEqual({ planks: 1, gold: 1 });
    t.pay().do('hire cube=farmer');
    expect(t.needs).toEqual({ planks: 1 });
    t.pay().play('finish');
    expect([t.own.hand, t.own.gold]).toEqual([['aei-01', 'fw-07'], 0]);
  });

  it('AN-15.6 AN-1.3 AN-10.6 a kind that is out of supply cannot be added', () => {
    const t = table().supply('farmer', 0);
    expect(t.refused('hire', 'cube').farmer).toBe('no-supply');
    for (const kind of ['worker', 'artisan', 'engineer', 'investor'] as const) t.supply(kind, 0);
    expect(t.why('hire')).toBe('no-supply');
  });
});

describe('upgrading', () => {
  it('AN-A10 AN-16.1 AN-16.2 AN-16.3 AN-16.4 AN-16.5 AN-16.9 three upgrades', () => {
    const t = table().cubes({ farmer: 3, artisan: 3 }).work('h-a1', 'farmer').tokens('trade', 9);
    t.built({ 'h-c2': 'brickworks-worker' }, 1);
    const { farmer, worker, artisan } = t.state.supply;
    const hand = t.own.hand.length;
    t.do('upgrade cube=farmer');
    expect(t.needs).toEqual({ bricks: 1 });
    t.do('settle need=bricks by=1.h-c2');
    expect([t.asked(), t.free(), t.values('improve')]).toEqual([['improve'], [], ['ready', 'h-a1']]);
    t.do('improve where=ready', 'upgrade cube=worker');
    expect(t.needs).toEqual({ coal: 1, goods: 1 });
    t.pay().do('improve where=ready', 'upgrade cube=farmer').pay().do('improve where=h-a1');
    expect([t.state.supply.farmer - farmer, t.state.supply.worker - worker, t.state.supply.artisan - artisan]).toEqual([
      2, -1, -1,
    ]);
    expect([t.at('h-a1'), t.count('artisan')[2], t.own.hand.length, t.turn.actions]).toEqual([['worker'], 4, hand, 0]);
  });

  it('AN-E5 AN-16.6 a spent cube stays spent', () => {
    const t = table()
      .built({ 'h-c2': 'window-factory' })
      .cubes({ artisan: 2 }, { artisan: 1 })
      .do('upgrade cube=artisan')
      .pay();
    t.do('improve where=spent').play('finish');
    expect([t.count('engineer'), t.count('artisan')]).toEqual([
      [0, 1, 1],
      [0, 0, 2],
    ]);
  });

  it('AN-E6 AN-16.3 the next kind must be in the supply; an upgrade may bring it back', () => {
    const t = table()
      .built({ 'h-c2': 'window-factory', 'h-c3': 'furrier' })
      .cubes({ artisan: 6, engineer: 1 })
      .supply('engineer', 0);
    expect(t.refused('upgrade', 'cube').artisan).toBe('no-supply');
    t.do('upgrade cube=engineer').pay().do('improve where=ready', 'upgrade cube=artisan');
    expect(t.state.supply.engineer).toBe(0);
    t.pay().do('improve where=ready');
    expect([t.count('engineer')[2], t.count('investor')[2]]).toEqual([1, 1]);
  });

  it('AN-E7 AN-16.7 a cube that paid may be the one that rises', () => {
    const t = table().built({ 'h-c2': 'window-factory', 'h-c3': 'furrier' }).cubes({ artisan: 4, engineer: 1 });
    t.do('upgrade cube=engineer').pay().do('improve where=ready', 'upgrade cube=artisan').pay();
    expect(t.values('improve')).toEqual(['h-b4', 'h-c2', 'h-c3', 'spent']);
    t.do('improve where=spent');
    expect(t.count('engineer')).toEqual([0, 1, 1]);
  });

  it('AN-E9 AN-16.8 AN-13.9 no cube left when it is paid: the bill is given up', () => {
    const t = table().laid(['fw-24']).cubes({ farmer: 1, artisan: 1 }).do('activate card=fw-24', 'upgrade cube=farmer');
    t.do('credit', 'settle need=bricks by=h-b2');
    expect([t.count('farmer'), t.count('artisan'), t.at('h-b2')]).toEqual([[1, 0, 1], [1, 0, 1], []]);
    expect([t.turn.actions, t.turn.credits, t.question, t.news]).toEqual([
      1,
      { farmer: 3 },
      'ask.turn',
      ['make', 'no-cube-left'],
    ]);
  });

  it('AN-16.8 AN-10.6 only kinds that the player has', () => {
    const t = table().cubes({ worker: 1, investor: 1 });
    expect(t.refused('upgrade', 'cube')).toMatchObject({ farmer: 'no-cube', artisan: 'no-cube', engineer: 'no-cube' });
    expect(table().cubes({ investor: 2 }).why('upgrade')).toBe('no-cube');
  });

  it('AN-16.9 AN-10.1 the player stops after at least one', () => {
    const t = table().do('upgrade cube=farmer').pay().do('improve where=ready');
    expect([t.question, t.asked()]).toEqual(['ask.next-upgrade', ['upgrade', 'finish']]);
    expect(t.play('finish').turn.actions).toBe(0);
  });
});
