import { describe, expect, it } from 'vitest';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { table, turn } from './table.js';

describe('placing workers', () => {
  it('CI-W3 CI-9.3 CI-9.4 CI-9.5 CI-9.8 tolls, stacks, bonus', () => {
    const setOut = () => {
      const t = turn().hire(0, 1).spot('c', 'regular', 2, 3).spot('d', 'regular', 0);
      t.seat(1).available.special = 1;
      return t.spot('d', 'special', 1);
    };
    const t = setOut().do('work worker=regular sector=sector-c');
    expect([t.asked(), t.values('toll')]).toEqual([
      ['toll', 'refuse'],
      ['coins', 'a1'],
    ]);
    t.do('toll item=coins');
    expect([t.goods(3, 'market'), t.goods(2, 'market'), t.asked()]).toEqual([
      { coins: 1 },
      {},
      ['draw', 'place', 'decline'],
    ]);
    const bonus = setOut().do('work worker=special sector=sector-c');
    expect(bonus.asked()).toEqual(['draw', 'place', 'use', 'decline']);
    expect(setOut().refusal('work worker=regular sector=sector-d')).toBe('own-worker');
    const joined = setOut().store({ coins: 1 }).do('work worker=special sector=sector-d', 'toll item=a1');
    expect([joined.goods(1, 'market'), joined.why('structure')]).toEqual([{ food: 1 }, 'cost']);
    joined.store({ coins: 1, wood: 1, stone: 1 });
    expect(joined.why('structure')).toBe('cost');
  });

  it('CI-9.8 the reduction of an empty spot counts', () => {
    const t = turn().hire(0, 1).do('work worker=special sector=sector-d').store({ coins: 1, wood: 1, stone: 1 }).bare();
    expect(t.why('structure')).toBeUndefined();
  });

  it('CI-C12 CI-9.5 a toll with a high cube is one cube', () => {
    const t = turn().spot('h', 'regular', 2).land('d3', 3, 'meadow', 'food').do('work worker=regular sector=sector-h');
    t.do('toll item=d3');
    expect([t.goods(2, 'market'), t.space('d3')]).toEqual([{ food: 1 }, 'M3']);
  });

  it('CI-C13 CI-9.6 CI-9.7 CI-13.11 refusing: an anchor, and a choice for the other that waits', () => {
    const t = turn()
      .spot('h', 'regular', 2)
      .ship('one-mast', 5, 1, 5)
      .do('work worker=regular sector=sector-h', 'refuse');
    expect([t.at('two-mast')[1], t.at('one-mast')[1], t.asked()]).toEqual([1, 1, ['cargo', 'decline']]);
    expect(cooperIsland.pending(t.state).map(({ seat, holds }) => [seat, holds])).toEqual([
      [0, true],
      [2, false],
    ]);
    t.do('decline', 'end-turn', 'work worker=regular sector=sector-b', 'decline', 'end-turn');
    expect([t.active, t.asked()]).toEqual([2, ['receive']]);
    t.do('receive good=gold');
    expect([t.goods(2, 'market'), t.asked()]).toEqual([{ gold: 1 }, ['work']]);
  });

  it('CI-13.11 with as many anchors under both ships one is chosen', () => {
    const t = turn().spot('h', 'regular', 2).do('work worker=regular sector=sector-h', 'refuse');
    expect(t.asked()).toEqual(['anchor']);
    t.do('anchor ship=two-mast');
    expect([t.at('one-mast')[1], t.at('two-mast')[1]]).toEqual([0, 1]);
  });

  it('CI-C14 CI-9.4 an own worker deep in the stack', () => {
    expect(turn().spot('e', 'regular', 0, 1, 3).refusal('work worker=regular sector=sector-e')).toBe('own-worker');
  });

  it('CI-C36 CI-9.1 CI-9.2 without a worker there is no turn', () => {
    const t = turn(3);
    t.seat(1).available = { regular: 0, special: 0 };
    t.seat(1).milestones = { 'milestone-boats': '' };
    t.do('work worker=regular sector=sector-h', 'decline', 'end-turn');
    expect([t.active, t.seat(1).done.finished, t.news]).toEqual([2, true, ['pass']]);
    expect(cooperIsland.pending(t.state).map(({ seat }) => seat)).toEqual([2]);
  });

  it('CI-C54 CI-9.7 CI-9.9 CI-9.10 CI-9.11 the end of a turn', () => {
    const t = turn()
      .spot('h', 'regular', 3)
      .do('work worker=regular sector=sector-h', 'refuse', 'anchor ship=one-mast');
    expect(t.refusal('end-turn')).toBe('engine.not-now');
    t.do('decline');
    expect([t.asked(), t.pending()!.end]).toEqual([['end-turn'], 'end-turn']);
    t.do('end-turn');
    expect([t.active, t.asked(3)]).toEqual([1, ['receive']]);
    t.play('receive', { good: 'cloth' }, 3);
    expect([t.goods(3, 'market'), t.active]).toEqual([{ cloth: 1 }, 1]);
    const unspent = turn().effects({ op: 'helm', n: 2 });
    expect([unspent.asked(), unspent.refusal('end-turn'), unspent.refusal('decline')]).toEqual([
      ['helm'],
      'engine.not-now',
      'engine.not-now',
    ]);
  });
});

describe('the sectors', () => {
  it('CI-C15 CI-10.1 CI-10.5 G: one of the two actions, up to twice', () => {
    const t = turn().tiles({ 'double-1': 1 }).do('work worker=regular sector=sector-g');
    expect(t.asked()).toEqual(['draw', 'place', 'decline']);
    t.do('draw');
    expect(t.asked()).toEqual(['draw', 'decline']);
    t.do('draw');
    expect([Object.values(t.own.tiles).reduce((a, b) => a + b), t.asked()]).toEqual([3, ['end-turn']]);
    const placing = turn().tiles({ 'double-1': 1 }).lids(1).do('work worker=regular sector=sector-g');
    placing.do('place tile=double-1-a first=b1 second=c1');
    expect([placing.asked(), placing.why('place'), placing.refusal('draw')]).toEqual([
      ['place', 'decline'],
      'no-tile',
      'engine.not-now',
    ]);
    placing.next('double-2').do('crate crate=crate-draw', 'draw');
    expect([placing.asked(), placing.why('place')]).toEqual([['place', 'decline'], undefined]);
  });

  it('CI-C16 CI-12.1 CI-12.3 CI-12.6 CI-10.4 E with a full warehouse', () => {
    const t = turn().store({ cloth: 4, food: 1 }).bare();
    t.own.cartographer = 5;
    t.do('work worker=regular sector=sector-e', 'steps');
    expect([t.own.cartographer, t.why('take'), t.asked()]).toEqual([6, 'full', ['take', 'decline']]);
    const lost = t.goods();
    t.do('trade kind=market-cloth give=cloth,cloth get=coins', 'take good=gold');
    expect([lost, t.goods(), t.goods(0, 'market')]).toEqual([
      { cloth: 4, food: 1 },
      { cloth: 2, food: 1, gold: 1 },
      { coins: 1 },
    ]);
  });

  it('CI-C17 CI-10.1 CI-9.8 A with the special worker', () => {
    const t = turn().hire(0, 1).do('work worker=special sector=sector-a');
    expect(t.asked()).toEqual(['draw', 'place', 'steps', 'decline']);
    t.do('steps', 'draw');
    expect(t.asked()).toEqual(['place', 'decline']);
    const joined = turn().hire(0, 1);
    joined.seat(1).available.special = 1;
    joined.spot('a', 'special', 1).do('work worker=special sector=sector-a', 'toll item=coins');
    expect(joined.asked()).toEqual(['draw', 'place', 'steps', 'decline']);
    joined.do('draw');
    expect([joined.asked(), joined.state.cooper]).toEqual([['steps', 'decline'], 0]);
  });

  it('CI-C18 CI-10.2 CI-5.2 the Cooper token', () => {
    const t = turn();
    for (const sector of ['h', 'b']) t.do(`work worker=regular sector=sector-${sector}`, 'decline', 'end-turn');
    t.do('work worker=regular sector=sector-a');
    expect([t.state.cooper, t.state.first]).toEqual([2, 0]);
    t.do('decline', 'end-turn', 'work worker=regular sector=sector-a');
    expect([t.asked(), t.state.cooper]).toEqual([['toll', 'refuse'], 2]);
    t.do('toll item=coins', 'decline', 'end-turn');
    expect([t.active, t.goods(2, 'market')]).toEqual([0, { coins: 1 }]);
    t.cleanUp();
    expect(t.state.phase).toBe('clean-up');
    t.as(0).play('demand');
    expect(t.state.order).toEqual([2, 3, 0, 1]);
  });

  it('CI-10.3 CI-24.2 CI-10.1 H: a ship, and with the bonus a tile drawn or placed', () => {
    const t = turn().hire(0, 1).do('work worker=special sector=sector-h');
    expect(t.asked()).toEqual(['cargo', 'draw', 'place', 'decline']);
    t.state.bag = [];
    expect(t.why('draw')).toBe('bag');
    t.state.bag = ['double-3'];
    t.do('draw');
    expect([t.own.tiles, t.asked(), t.seals]).toEqual([{ 'double-3': 1 }, ['cargo', 'decline'], ['reveal']]);
  });

  it('CI-5.6 CI-22.8 a part that leaves no other choice is used up first', () => {
    const t = turn().tiles({ 'double-1': 2 });
    t.task({
      kind: 'do',
      source: 'sector-h',
      parts: [
        {
          of: [
            { op: 'draw', n: 1 },
            { op: 'place', n: 1 },
          ],
        },
        { of: [{ op: 'place', n: 1 }] },
      ],
    });
    t.do('place tile=double-1-a first=b1 second=c1');
    expect(t.asked()).toEqual(['draw', 'place', 'decline']);
  });

  it('CI-10.6 CI-10.7 E: the action of a built boat of any player, not of one that is flipped', () => {
    const t = turn().hire(0, 1).dock('dock-1', 'boat-coin', 2).dock('dock-1', 'boat-tile', 1).store({});
    t.seat(1).docks['dock-1'] = { boat: 'boat-tile', flipped: true };
    t.do('work worker=special sector=sector-e');
    expect(t.values('use')).toEqual(['boat-coin']);
    t.do('use', 'take good=coins');
    expect([t.goods(0), t.goods(2)]).toEqual([{ coins: 1 }, { coins: 1 }]);
    expect(turn().hire(0, 1).do('work worker=special sector=sector-e').why('use')).toBe('nothing-to-use');
  });
});

describe('hiring', () => {
  it('CI-C35 CI-19.2 CI-19.3 CI-19.4 CI-19.5 CI-19.6 a special worker sends one to a royal order', () => {
    const setOut = () => {
      const t = turn();
      t.own.available = { regular: 1, special: 0 };
      t.own.milestones = { 'milestone-boats': '' };
      return t.do('work worker=regular sector=sector-h', 'decline');
    };
    const t = setOut().do('milestone token=milestone-boats slot=hire-1 worker=special');
    expect([t.asked(), t.values('royal')]).toEqual([['royal'], ['special']]);
    t.do('royal card=royal-3');
    expect([t.state.royal['royal-3'], t.own.available, t.asked()]).toEqual([
      { seat: 0, worker: 'special' },
      { regular: 0, special: 0 },
      ['end-turn'],
    ]);
    const other = setOut();
    other.own.available.regular = 1;
    other.do('milestone token=milestone-boats slot=hire-1 worker=special');
    expect(other.values('royal')).toEqual(['regular', 'special']);
    const regular = setOut().do('milestone token=milestone-boats slot=hire-2 worker=regular');
    expect([regular.asked(), regular.own.available]).toEqual([['end-turn'], { regular: 1, special: 0 }]);
    const points = setOut().do('milestone token=milestone-boats slot=hire-4');
    expect([points.asked(), points.why('milestone')]).toEqual([['helm'], 'no-milestone']);
    points.do('helm ship=one-mast');
    expect(points.at('one-mast')).toEqual([2, 0, 2]);
  });

  it('CI-19.1 CI-19.2 reached once, it stays; only in a turn', () => {
    const t = turn().dock('dock-1', 'boat-coin').store({ coins: 1, wood: 2 }).bare();
    t.do('work worker=regular sector=sector-b', 'boat dock=dock-2 boat=boat-tile');
    expect([t.own.milestones, t.why('milestone')]).toEqual([{ 'milestone-boats': '' }, undefined]);
    expect(table().free().includes('milestone')).toBe(false);
    expect(table().cleanUp().free().includes('milestone')).toBe(false);
  });
});
