import { describe, expect, it } from 'vitest';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { table, turn } from './table.js';

const active = (state: Parameters<typeof cooperIsland.pending>[0]): number[] =>
  cooperIsland.pending(state).map(({ seat }) => seat);

describe('feeding', () => {
  it('CI-C37 CI-19.7 CI-20.1 CI-20.2 CI-20.3 CI-20.4 food due by the workers hired', () => {
    const setOut = () => table().hire(1, 1).store({ food: 2 }).bare();
    const t = setOut().land('d3', 2, 'meadow', 'food').cleanUp();
    expect(t.pending()!.prompt.args).toEqual({ food: { amounts: { food: 4 } } });
    t.do('feed pay=d3,food,food');
    expect([t.goods(), t.space('d3'), t.asked(), t.pending()!.prompt.args]).toEqual([
      {},
      'M2',
      ['helm', 'treat', 'decline'],
      { points: 1 },
    ]);
    const short = setOut().store({ food: 3 }).cleanUp().do('feed pay=food,food,food');
    expect([short.goods(), short.asked()]).toEqual([{}, ['anchor']]);
    short.do('anchor ship=one-mast');
    expect([short.at('one-mast')[1], short.asked()]).toEqual([1, ['finish']]);
    const high = setOut().store({}).land('d3', 5, 'meadow', 'food').cleanUp().do('feed');
    expect([high.space('d3'), high.asked()]).toEqual(['M5', ['helm', 'treat', 'decline']]);
  });

  it('CI-C38 CI-22.12 CI-22.13 CI-13.2 CI-20.12 Bakery and Tavern', () => {
    const t = table().hire(0, 2).cards('small-12', 'small-13').store({ food: 5 }).bare().cleanUp();
    t.do('feed pay=food,food,food', 'treat pay=food,food');
    expect([t.goods(), t.asked(), t.pending()!.prompt.args]).toEqual([{}, ['helm'], { points: 3 }]);
    t.do('helm ship=two-mast');
    expect(t.at('two-mast')).toEqual([37, 0, 3]);
    const plain = table().hire(0, 2).cards('small-12', 'small-13').store({ food: 4 }).bare().cleanUp();
    plain.do('feed pay=food,food,food');
    expect(plain.why('treat')).toBe('cost');
    plain.do('helm ship=one-mast');
    expect([plain.at('one-mast')[2], plain.goods()]).toEqual([2, { food: 1 }]);
  });

  it('CI-C57 CI-20.3 CI-20.12 CI-20.13 food on the market does not count', () => {
    const setOut = () => table().store({ food: 1 }).bare().market({ food: 1 }).cleanUp();
    const t = setOut().do('feed');
    expect([t.goods(), t.goods(0, 'market'), t.asked()]).toEqual([{}, { food: 1 }, ['anchor']]);
    const stored = setOut().do('store what=market-food', 'feed');
    expect([stored.goods(), stored.asked()]).toEqual([{}, ['finish']]);
    const bakery = table().hire(0, 1).cards('small-12', 'small-13').store({ food: 4 }).bare().cleanUp();
    bakery.do('feed pay=food,food');
    expect([bakery.goods(), bakery.pending()!.prompt.args]).toEqual([{ food: 2 }, { points: 1 }]);
    bakery.do('decline');
    expect([bakery.goods(), bakery.at('one-mast')]).toEqual([{ food: 2 }, [0, 0, 0]]);
  });

  it('CI-20.3 CI-13.11 anchors one at a time under the lighter ship', () => {
    const t = table().store({}).bare().ship('one-mast', 0, 1).cleanUp().do('feed');
    expect([t.at('two-mast')[1], t.asked()]).toEqual([1, ['anchor']]);
  });
});

describe('supplies', () => {
  it('CI-24.1 cubes, coins and anchors never run out', () => {
    const t = table(2).store({}).bare().hire(3, 0).ship('one-mast', 0, 20).ship('two-mast', 0, 15).cleanUp().do('feed');
    expect([t.at('one-mast')[1], t.at('two-mast')[1]]).toEqual([20, 20]);
    t.market({ coins: 40, wood: 40 });
    expect(cooperIsland.referee(t.state).filter((one) => !one.includes('workers'))).toEqual([]);
  });
});

describe('the rest of the clean-up', () => {
  it('CI-C39 CI-20.5 refreshing', () => {
    const setOut = () => {
      const t = table().cards('large-07').lids(2).store({ coins: 3, food: 2 }).bare();
      t.own.large['large-07'] = false;
      t.own.lids = { ...t.own.lids, unused: 0, crates: ['crate-draw', 'crate-carto'] };
      return t;
    };
    const t = setOut().cleanUp().do('feed', 'refresh what=large-07');
    expect([t.goods(), t.own.large, t.asked()]).toEqual([{ coins: 1 }, { 'large-07': true }, ['finish']]);
    const lid = setOut().cleanUp().do('feed', 'refresh what=crate-draw');
    expect([lid.goods(), lid.own.lids.unused, lid.own.lids.crates]).toEqual([{ coins: 2 }, 1, ['crate-carto']]);
    const free = setOut().land('d3', 1, 'forest', 'fortress').cleanUp().do('feed', 'refresh what=crate-draw');
    expect(free.refused('refresh', 'what')).toEqual({ 'crate-carto': 'refreshed' });
    free.do('refresh what=large-07');
    expect([free.goods(), free.own.large, free.asked()]).toEqual([{ coins: 3 }, { 'large-07': true }, ['finish']]);
    const poor = setOut().store({ coins: 1, food: 2 }).cleanUp().do('feed');
    expect(poor.refused('refresh', 'what')).toEqual({ 'large-07': 'cost' });
  });

  it('CI-18.1 CI-20.5 a crate covered in this step is refreshed in it', () => {
    const t = table().lids(1).store({ coins: 1, food: 2 }).bare().cleanUp().do('feed');
    expect([t.asked(), t.why('refresh')]).toEqual([['refresh', 'decline'], 'nothing-to-refresh']);
    t.do('crate crate=crate-coins', 'refresh what=crate-coins');
    expect([t.own.lids.unused, t.goods(), t.goods(0, 'market'), t.asked()]).toEqual([1, {}, { coins: 2 }, ['finish']]);
  });

  it('CI-18.1 CI-20.6 a card that was refreshed may bring a statue that counts', () => {
    const t = table().cards('large-05').store({ coins: 2, food: 2 }).bare();
    t.own.large['large-05'] = false;
    t.own.statues = ['statue-slot-1'];
    t.land('d3', 1, 'forest', null).cleanUp().do('feed', 'refresh what=large-05');
    expect([t.question, t.asked()]).toEqual(['ask.pause-statues', ['decline']]);
    t.store({ wood: 3, stone: 3 }).do('use-card card=large-05', 'statue slot=statue-slot-1 cost=wood-stone');
    t.do('put space=d3', 'helm ship=one-mast');
    expect([t.at('one-mast'), t.asked()]).toEqual([[1, 0, 1], ['helm']]);
  });

  it('CI-18.1 CI-20.7 the isthmus may still be charted before its point', () => {
    const setOut = (cartographer: number) => {
      const t = table().store({ food: 2 }).bare();
      for (const id of ['g1', 'g2']) t.land(id, 1, 'forest');
      t.own.cartographer = cartographer;
      return t.cleanUp().do('feed');
    };
    const t = setOut(2);
    expect([t.question, t.asked()]).toEqual(['ask.pause-isthmus', ['decline']]);
    t.do('chart space=g3 terrain=forest');
    expect(t.asked()).toEqual(['helm']);
    expect(setOut(2).do('decline').asked()).toEqual(['finish']);
    expect(setOut(1).asked()).toEqual(['finish']);
  });

  it('CI-C40 CI-20.6 CI-20.7 statues in one gain, the isthmus in another', () => {
    const t = table().store({ food: 2 }).bare();
    for (const id of ['g1', 'g2', 'g3']) t.land(id, 1, 'forest', 'statue');
    t.cleanUp().do('feed', 'helm ship=one-mast', 'helm ship=two-mast');
    expect([t.at('one-mast'), t.at('two-mast'), t.asked()]).toEqual([[3, 0, 3], [39, 0, 1], ['finish']]);
  });

  it('CI-C41 CI-20.8 CI-20.9 CI-20.10 CI-20.11 market, workers and harbour master', () => {
    const t = table(2).bare().store({ coins: 2, food: 2 }).market({ coins: 2, wood: 1 }).spot('e', 'regular', 0);
    t.state.royal['royal-1'] = { seat: 0, worker: 'regular' };
    t.own.available.regular -= 1;
    t.state.round = 1;
    t.cleanUp().do('store what=market-coins', 'feed', 'finish');
    expect([t.goods(0, 'market'), t.own.available.regular]).toEqual([{ coins: 1, wood: 1 }, 0]);
    t.as(1).do('store what=a1', 'feed', 'anchor ship=one-mast', 'finish');
    expect([t.goods(0, 'market'), t.goods(0), t.own.available.regular, t.state.round]).toEqual([
      {},
      { coins: 3 },
      2,
      2,
    ]);
    expect([t.seat(0).available.regular, t.state.spots['sector-e'], t.state.harbourMaster]).toEqual([
      1,
      { regular: [], special: [] },
      { card: 'cargo-2', upright: true },
    ]);
  });

  it('CI-20.11 CI-9.7 who has finished is asked again about goods that come', () => {
    const t = table(2).bare().store({ food: 2 }).cleanUp().do('feed', 'finish');
    expect(active(t.state)).toEqual([1]);
    t.seat(0).owed.push(1);
    expect(cooperIsland.pending(t.state).map(({ seat, actions, holds }) => [seat, actions, holds])).toEqual([
      [0, ['receive'], true],
      [1, ['feed'], true],
    ]);
    t.do('receive good=gold');
    expect([t.asked(0), t.own.done.finished]).toEqual([['finish'], false]);
    t.do('store what=market-gold', 'finish');
    expect([t.goods(0), active(t.state)]).toEqual([{ gold: 1 }, [1]]);
  });

  it('CI-9.7 CI-5.4 a good owed stands beside the own work, and is chosen before one finishes', () => {
    const t = table(2).bare().store({ food: 2 }).cleanUp();
    t.own.owed.push(1);
    expect([t.asked(), t.free().includes('receive'), t.why('receive')]).toEqual([['feed'], true, undefined]);
    t.do('feed');
    expect([t.asked(), t.why('finish')]).toEqual([['receive'], 'not-asked']);
    t.do('receive good=wood');
    expect([t.asked(), t.goods(0, 'market')]).toEqual([['finish'], { wood: 1 }]);
  });

  it('CI-C42 CI-20.10 CI-21.1 CI-21.11 the last round, and the window before scoring', () => {
    const t = table(2).bare().market({ coins: 1 }).store({});
    t.state.harbourMaster = { card: 'cargo-4', upright: false };
    t.state.round = 4;
    t.cleanUp();
    for (const seat of [0, 1]) t.as(seat).bare().store({ food: 2 }).do('feed', 'finish');
    expect([t.state.round, t.state.harbourMaster, t.state.phase]).toEqual([
      5,
      { card: 'cargo-5', upright: true },
      'income',
    ]);
    t.cleanUp();
    for (const seat of [0, 1]) t.as(seat).bare().store({ food: 2 }).do('feed', 'finish');
    expect([t.state.phase, active(t.state), t.free().includes('milestone')]).toEqual(['window', [0, 1], false]);
    t.as(1).do('finish').as(0).land('d3', 2, 'forest', 'wood').do('store what=d3', 'finish');
    expect([t.state.phase, cooperIsland.pending(t.state)]).toEqual(['over', []]);
  });
});

describe('all at the same time', () => {
  it('CI-C45 CI-5.3 CI-5.4 CI-5.5 CI-5.1 turn order can be demanded', () => {
    const t = table();
    t.state.cooper = 1;
    expect(active(t.state)).toEqual([1, 2, 3, 0]);
    t.as(3).do('store what=a1').as(0).do('demand');
    expect([t.state.order, active(t.state), t.seals]).toEqual([
      [1, 2, 0],
      [1, 3],
      ['binding', 'handover'],
    ]);
    expect(t.as(3).why('demand')).toBe('ordered');
    t.as(1).do('store what=a1');
    expect(active(t.state)).toEqual([1, 3]);
    t.do('finish');
    expect(active(t.state)).toEqual([2, 3]);
    t.as(2).do('finish').as(3).do('finish').as(0).do('finish');
    expect([t.state.phase, t.active]).toEqual(['workers', 1]);
  });

  it('CI-5.5 CI-20.11 who is asked again does not hold up those who act one after the other', () => {
    const t = table(2).bare().store({ food: 2 }).cleanUp().do('demand', 'feed', 'finish');
    t.as(1).store({ food: 2, coins: 1 }).ship('one-mast', 19).effects({ op: 'helm', n: 1 });
    t.next('logbook-tile').do('helm ship=one-mast', 'decline', 'toll item=coins');
    expect([active(t.state), t.asked(0), t.asked(1)]).toEqual([[0, 1], ['finish'], ['feed']]);
  });

  it('CI-5.5 who has acted cannot demand it', () => {
    expect(table().do('store what=a1').why('demand')).toBe('acted');
  });

  it('CI-5.8 CI-5.6 what is offered may be declined, and is lost', () => {
    const t = turn().do('work worker=regular sector=sector-c', 'decline');
    expect([t.asked(), t.own.tiles]).toEqual([['end-turn'], {}]);
  });
});
