import { describe, expect, it } from 'vitest';
import { turn } from './table.js';

describe('helm gains', () => {
  it('CI-W5 CI-13.1 CI-13.4 CI-13.5 CI-13.6 CI-13.12 CI-3.5 a gain of 3', () => {
    const t = turn().ship('two-mast', 37, 1, 3).islet('r6', 'islet-coin').islet('r7', 'islet-goods').bare();
    t.next('logbook-food').effects({ op: 'helm', n: 3 }).do('helm ship=two-mast');
    expect([t.at('two-mast'), t.asked(), t.refusal('helm ship=one-mast')]).toEqual([
      [36, 0, 4],
      ['take', 'decline'],
      'engine.not-now',
    ]);
    t.do('take', 'take good=wood', 'take');
    expect([t.at('two-mast'), t.own.logbooks, t.goods()]).toEqual([
      [35, 0, 5],
      ['logbook-food'],
      { coins: 2, wood: 1, food: 1 },
    ]);
    t.do('take');
    expect([t.goods(), t.at('one-mast')]).toEqual([{ coins: 2, wood: 1, food: 2 }, [0, 0, 0]]);
  });

  it('CI-W7 CI-21.2 steps are what counts', () => {
    const t = turn().ship('one-mast', 12, 0, 12).ship('two-mast', 32, 0, 8);
    expect(t.score().steps).toBe(20);
  });

  it('CI-C47 CI-13.13 CI-13.14 CI-16.1 CI-5.7 a gain inside a movement', () => {
    const setOut = () => {
      const t = turn()
        .ship('one-mast', 2, 0, 2)
        .islet('l4', 'islet-ruins')
        .islet('l5', 'islet-coin')
        .land('b2', 1, 'meadow');
      t.taken('large-building', 1).next('logbook-food');
      t.own.statues = ['statue-slot-1', 'statue-slot-2'];
      return t.effects({ op: 'helm', n: 2 }).do('helm ship=one-mast', 'ruins space=c2');
    };
    const same = setOut();
    expect([same.at('one-mast'), same.own.statues, same.asked()]).toEqual([
      [3, 0, 3],
      ['statue-slot-1', 'statue-slot-2', 'statue-slot-3'],
      ['helm'],
    ]);
    same.do('helm ship=one-mast');
    expect([same.at('one-mast'), same.asked()]).toEqual([
      [3, 0, 3],
      ['take', 'decline'],
    ]);
    same.do('take');
    expect([same.at('one-mast'), same.own.logbooks]).toEqual([[5, 0, 5], ['logbook-food']]);
    const other = setOut().do('helm ship=two-mast');
    expect([other.at('two-mast'), other.at('one-mast'), other.asked()]).toEqual([
      [39, 0, 1],
      [3, 0, 3],
      ['take', 'decline'],
    ]);
    other.do('take');
    expect([other.at('one-mast'), other.at('two-mast')]).toEqual([
      [4, 0, 4],
      [39, 0, 1],
    ]);
  });

  it('CI-13.2 CI-13.3 each gain is chosen for by itself', () => {
    const t = turn().effects({ op: 'helm', n: 1 }, { op: 'helm', n: 2 });
    t.do('helm ship=one-mast', 'helm ship=two-mast');
    expect([t.at('one-mast'), t.at('two-mast')]).toEqual([
      [1, 0, 1],
      [38, 0, 2],
    ]);
  });
});

describe('harbours', () => {
  const arriving = () =>
    turn().store({}).bare().ship('one-mast', 9, 0, 9).next('logbook-coin').effects({ op: 'helm', n: 3 });

  it('CI-C29 CI-13.7 CI-13.8 CI-13.9 a coin just received pays the toll, or an anchor comes', () => {
    const paid = arriving().do('helm ship=one-mast', 'take');
    expect([paid.at('one-mast'), paid.values('toll')]).toEqual([[10, 0, 10], ['coins']]);
    paid.do('toll');
    expect([paid.at('one-mast'), paid.goods(1, 'market'), paid.goods()]).toEqual([[12, 0, 12], { coins: 1 }, {}]);
    const refused = arriving().do('helm ship=one-mast', 'take', 'refuse');
    expect([refused.at('one-mast'), refused.goods(), refused.asked(1)]).toEqual([
      [11, 0, 11],
      { coins: 1 },
      ['receive'],
    ]);
  });

  it('CI-C30 CI-13.7 CI-13.10 the own harbour', () => {
    const setOut = () => turn(2).ship('two-mast', 1, 0, 19).bare().next('logbook-carto').effects({ op: 'helm', n: 1 });
    const t = setOut().do('helm ship=two-mast', 'decline', 'toll item=coins');
    expect([t.at('two-mast'), t.own.logbooks, t.goods(), t.goods(1, 'market')]).toEqual([
      [0, 0, 20],
      ['logbook-carto'],
      {},
      {},
    ]);
    const refused = setOut().do('helm ship=two-mast', 'decline', 'refuse');
    expect([refused.at('two-mast'), refused.seat(1).owed]).toEqual([[0, 1, 20], []]);
  });

  it('CI-C56 CI-13.15 CI-22.3 CI-22.16 tile and coin in any order, then the toll', () => {
    const t = turn().cards('small-03').store({}).bare().ship('one-mast', 9).next('logbook-tile');
    t.effects({ op: 'helm', n: 1 }).do('helm ship=one-mast');
    expect(t.asked()).toEqual(['draw', 'take', 'decline']);
    t.do('take', 'draw', 'toll item=coins');
    expect([t.goods(1, 'market'), t.goods()]).toEqual([{ coins: 1 }, {}]);
  });

  it('CI-27.1 CI-27.3 bays and harbours give tokens of one stack, each for five steps that are five points', () => {
    const t = turn().bare().ship('one-mast', 4, 0, 4).ship('two-mast', 1, 0, 9).next('logbook-food', 'logbook-coin');
    const left = t.state.logbooks.length;
    t.effects({ op: 'helm', n: 1 }).do('helm ship=one-mast', 'take');
    t.effects({ op: 'helm', n: 1 }).do('helm ship=two-mast', 'decline', 'toll item=food');
    expect([t.own.logbooks, left - t.state.logbooks.length]).toEqual([['logbook-food', 'logbook-coin'], 2]);
    expect(t.score().steps).toBe(5 + 10);
  });

  it('CI-24.4 without a token the steps still count', () => {
    const t = turn().ship('one-mast', 4, 0, 4);
    t.state.logbooks = [];
    t.effects({ op: 'helm', n: 1 }).do('helm ship=one-mast');
    expect([t.at('one-mast'), t.own.logbooks, t.asked()]).toEqual([[5, 0, 5], [], ['work']]);
  });

  it('CI-3.5 CI-13.5 two islets passed in one step, in the order met, and the ring is closed', () => {
    const t = turn().ship('one-mast', 39, 0, 39).islet('r1', 'islet-coin').store({}).bare();
    t.state.logbooks = [];
    t.effects({ op: 'helm', n: 1 }).do('helm ship=one-mast', 'take', 'toll item=coins');
    expect([t.at('one-mast'), t.goods()]).toEqual([[0, 0, 40], {}]);
    const against = turn().ship('two-mast', 4).islet('l6', 'islet-tile').islet('l5', 'islet-coin');
    against.effects({ op: 'helm', n: 1 }).do('helm ship=two-mast');
    expect([against.at('two-mast'), against.asked()]).toEqual([
      [3, 0, 1],
      ['draw', 'decline'],
    ]);
  });
});
