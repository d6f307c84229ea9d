import { describe, expect, it } from 'vitest';
import { type Table, table, turn } from './table.js';

/** The seat to move may build a structure, and has bare land. */
const yard = (): Table => turn().bare().effects({ op: 'structure' });
const small = { coins: 1, wood: 2, stone: 2 };

describe('structures', () => {
  it('CI-W6 CI-15.1 CI-15.2 CI-15.4 CI-15.5 CI-15.6 CI-11.7 CI-25.3 a large building', () => {
    const t = turn().store({ coins: 2 }).bare();
    t.land('d3', 4, 'forest', 'wood').land('d2', 4, 'mountain', 'stone').land('d4', 3, 'meadow');
    t.do('work worker=regular sector=sector-d', 'structure kind=large-building pay=d2,d3');
    expect([t.goods(), t.values('put')]).toEqual([{}, ['d2', 'd3']]);
    t.do('put space=d2');
    expect([t.space('d2'), t.asked()]).toEqual(['M4 large-building', ['helm']]);
    t.do('helm ship=one-mast');
    expect([t.at('one-mast'), t.asked()]).toEqual([[2, 0, 2], ['look']]);
    const top = t.state.decks.large.slice(0, 4);
    t.do('look');
    expect([t.seals, t.values('keep'), t.pending()!.hidden]).toEqual([['reveal'], top, true]);
    expect(t.told.map(({ event, only }) => [event.id, only])).toEqual([
      ['cooper-island.told.look-large', undefined],
      ['cooper-island.told.look-own', 0],
    ]);
    t.do(`keep card=${top[2]} under=${top[3]},${top[0]},${top[1]}`);
    expect([t.own.large, t.state.decks.large.slice(-3)]).toEqual([{ [top[2]!]: true }, [top[3], top[0], top[1]]]);
    t.taken('large-building', 0).land('b2', 1, 'meadow').effects({ op: 'ruins' });
    expect(t.values('ruins space=c2', 'slot')).toEqual(['statue-slot-1', 'statue-slot-2', 'statue-slot-3']);
  });

  it('CI-C21 CI-15.4 CI-1.8 the highest free space', () => {
    const land = (t: Table): Table =>
      t
        .land('d1', 4, 'mountain', 'gold')
        .land('d2', 3, 'forest')
        .land('d3', 3, 'settlement', 'statue')
        .land('d4', 2, 'meadow');
    const t = land(yard()).store(small).do('structure kind=small-building');
    expect(t.values('put')).toEqual(['d2']);
    const stored = land(yard())
      .store({ ...small, stone: 1 })
      .market({ stone: 1 });
    stored.do('store what=market-stone', 'structure kind=small-building', 'store what=d1');
    expect(stored.values('put')).toEqual(['d1']);
  });

  it('CI-C22 CI-15.3 CI-13.2 the settlement point is in the same gain', () => {
    const t = yard().land('d3', 5, 'settlement').store({ coins: 2, wood: 4, stone: 4 });
    t.do('structure kind=large-building', 'put space=d3', 'helm ship=two-mast');
    expect([t.at('two-mast'), t.asked()]).toEqual([[37, 0, 3], ['look']]);
  });

  it('CI-C23 CI-15.5 a free space must be there after paying', () => {
    const t = yard().land('a1', 1, 'meadow', 'food').store(small);
    expect(t.refused('structure', 'kind')['small-building']).toBe('no-space');
    t.land('d3', 2, 'forest', 'wood');
    expect(t.values('structure kind=small-building', 'pay')).toEqual(['d3', 'stone']);
    expect(t.refusal('structure kind=small-building pay=stone,stone,wood,wood')).toBe('engine.not-legal');
    t.do('structure kind=small-building pay=d3,stone,stone');
    expect(t.values('put')).toEqual(['d3']);
  });

  it('CI-C24 CI-22.11 CI-15.7 CI-22.16 Builders’ Yard is not for the building that brought it', () => {
    const t = yard()
      .store({ ...small, wood: 4 })
      .land('d3', 2, 'forest')
      .tiles({ 'double-1': 1 });
    t.state.decks.small = ['small-11', ...t.state.decks.small.filter((id) => id !== 'small-11')];
    t.do('structure kind=small-building', 'put space=d3', 'helm ship=one-mast', 'look');
    const [, ...others] = t.values('keep');
    t.do(`keep card=small-11 under=${others.join()}`);
    expect(t.asked()).toEqual(['work']);
    t.effects({ op: 'structure' }).store(small).land('d4', 2, 'forest').do('structure kind=small-building');
    expect(t.asked()).toEqual(['put', 'place', 'decline']);
  });

  it('CI-C52 CI-15.9 CI-15.4 a piece that waits keeps its space', () => {
    const setOut = () => {
      const t = yard().store(small).lids(1).tiles({ 'double-2': 1 });
      t.land('a1', 1, 'meadow', 'food').land('d3', 2, 'forest').land('c3', 3, 'mountain', 'stone');
      t.own.cartographer = 1;
      return t.do('structure kind=small-building pay=stone,stone,wood,wood');
    };
    const t = setOut().do('store what=c3');
    expect(t.values('put')).toEqual(['c3']);
    const taken = setOut().do('store what=c3', 'crate crate=crate-place');
    expect(taken.refused('place tile=double-2-a', 'first')).toMatchObject({ d3: 'piece-waits', c3: 'terrain' });
    expect(taken.why('place')).toBeUndefined();
  });

  it('CI-19.1 the second structure is built when it stands', () => {
    const t = yard().store(small).land('d3', 2, 'forest').land('d4', 1, 'forest', 'fortress');
    t.do('structure kind=small-building');
    expect(t.own.milestones).toEqual({});
    t.do('put space=d3');
    expect(t.own.milestones).toEqual({ 'milestone-structures': '' });
  });

  it('CI-15.8 CI-15.2 pieces run out', () => {
    const t = yard().store({ coins: 1, wood: 2, stone: 2 }).land('d3', 1, 'forest').taken('small-building', 2);
    expect(t.refused('structure', 'kind')['small-building']).toBe('no-piece');
  });

  it('CI-24.5 CI-23.16 the reduction of a spot is not for cards used meanwhile', () => {
    const t = turn().hire(0, 1).cards('large-08').store({}).bare().do('work worker=special sector=sector-b');
    expect(t.why('boat')).toBeUndefined();
    t.do('use-card card=large-08');
    expect(t.why('boat')).toBe('cost');
  });
});

describe('boats', () => {
  it('CI-C20 CI-14.6 CI-10.6 the copy boat copies no copy boat', () => {
    const t = table().dock('dock-1', 'boat-copy').dock('dock-1', 'boat-copy', 1);
    t.do('use');
    expect([t.why('use'), t.asked()]).toEqual(['nothing-to-use', ['use', 'decline']]);
    t.do('decline');
    const lux = table().dock('dock-1', 'boat-copy').dock('dock-1', 'boat-lux', 2);
    lux.do('use what=boat-copy', 'use what=boat-lux', 'take good=gold');
    expect([lux.goods(0), lux.goods(2)]).toEqual([{ coins: 1, gold: 1 }, { coins: 1 }]);
  });

  it('CI-C50 CI-14.4 CI-14.5 CI-14.7 copying the goods boat gives no slot', () => {
    const t = turn().hire(0, 1).store({ wood: 5 }).bare().dock('dock-1', 'boat-goods', 2);
    t.do('work worker=special sector=sector-e', 'use what=boat-goods');
    expect([t.why('take'), t.refused('take', 'good')]).toEqual(['full', { food: 'full', stone: 'full', wood: 'full' }]);
    const own = turn().store({ wood: 5 }).bare().dock('dock-1', 'boat-goods');
    own.own.docks['dock-1'] = { boat: 'boat-goods', flipped: true };
    expect(own.market({ wood: 1 }).why('store')).toBeUndefined();
  });

  it('CI-14.3 CI-22.1 without a free dock no boat; Chart Boathouse gives a step', () => {
    const t = turn().cards('small-01').store({ coins: 1, wood: 1 }).bare().effects({ op: 'boat' });
    t.do('boat dock=dock-1 boat=boat-copy');
    expect(t.asked()).toEqual(['steps', 'use', 'decline']);
    t.do('steps');
    expect(t.own.cartographer).toBe(4);
    for (const dock of ['dock-2', 'dock-3', 'dock-4', 'dock-5'])
      t.own.docks[dock] = { boat: 'boat-lux', flipped: false };
    t.do('decline').effects({ op: 'boat' });
    expect(t.why('boat')).toBe('no-dock');
  });
});

describe('ruins and statues', () => {
  it('CI-C25 CI-16.1 CI-16.2 CI-16.3 access and slots', () => {
    const t = turn().effects({ op: 'ruins' });
    expect(t.why('ruins')).toBe('no-ruins');
    t.land('b2', 1, 'meadow');
    expect(t.values('ruins')).toEqual(['c2']);
    t.own.statues = ['statue-slot-1', 'statue-slot-2'];
    expect(t.why('ruins')).toBe('no-slot');
    t.taken('large-building', 1).do('ruins slot=statue-slot-3', 'helm ship=one-mast');
    expect([t.own.statues, t.at('one-mast')]).toEqual([
      ['statue-slot-1', 'statue-slot-2', 'statue-slot-3'],
      [1, 0, 1],
    ]);
  });

  it('CI-C26 CI-22.5 CI-22.6 CI-22.7 CI-12.2 small cards at the ruins', () => {
    const setOut = (card: string): Table => {
      const t = turn()
        .cards('small-05', card)
        .taken('small-building', 2)
        .store({ wood: 6 })
        .bare()
        .land('b2', 1, 'meadow');
      t.own.cartographer = 2;
      return t.effects({ op: 'ruins' });
    };
    const t = setOut('small-07').do('ruins slot=statue-slot-gallery');
    expect([t.asked(), t.values('take')]).toEqual([
      ['take', 'helm', 'decline'],
      ['coins', 'gold'],
    ]);
    t.do('take good=gold');
    expect([t.goods(), t.why('take')]).toEqual([{ wood: 6, gold: 1 }, 'full']);
    t.do('helm ship=one-mast');
    expect(t.at('one-mast')[2]).toBe(1);
    const step = setOut('small-06').do('ruins slot=statue-slot-gallery', 'take', 'steps', 'helm ship=one-mast');
    expect([step.goods(), step.own.cartographer, step.at('one-mast')[2]]).toEqual([{ wood: 6, gold: 1 }, 3, 1]);
    expect(setOut('small-06').do('ruins slot=statue-slot-1').asked()).toEqual(['steps', 'decline']);
  });

  it('CI-C27 CI-16.4 CI-22.2 prices with Sawmill', () => {
    const t = turn().cards('small-02').bare().land('d3', 1, 'forest').effects({ op: 'statue' });
    t.own.statues = ['statue-slot-1'];
    expect(t.store({ wood: 2, stone: 3 }).values('statue', 'cost')).toEqual(['wood-stone']);
    expect(t.store({ wood: 1, gold: 2 }).values('statue', 'cost')).toEqual(['wood-gold']);
    expect(t.store({ wood: 1, stone: 3, gold: 1 }).why('statue')).toBe('cost');
  });

  it('CI-C48 CI-16.4 CI-16.5 CI-16.6 CI-10.1 which statue leaves the mat', () => {
    const setOut = () => {
      const t = turn().hire(0, 1).taken('large-building', 1).store({ wood: 3, stone: 2 }).bare();
      t.land('d3', 1, 'mountain', 'stone').land('b2', 1, 'meadow').land('d4', 4, 'settlement');
      t.own.statues = ['statue-slot-1', 'statue-slot-2', 'statue-slot-3'];
      return t.do('work worker=special sector=sector-f');
    };
    const t = setOut().do('statue slot=statue-slot-3 cost=wood-stone', 'put space=d4', 'helm ship=one-mast');
    expect([t.own.statues, t.at('one-mast'), t.where('statue')]).toEqual([
      ['statue-slot-1', 'statue-slot-2'],
      [2, 0, 2],
      ['d4'],
    ]);
    t.do('ruins space=c2 slot=statue-slot-3', 'helm ship=one-mast');
    expect(t.at('one-mast')).toEqual([3, 0, 3]);
    expect(setOut().why('ruins')).toBe('no-slot');
  });
});

describe('small building cards at cargo ships', () => {
  it('CI-22.8 CI-22.10 a tile and a coin', () => {
    const t = turn().cards('small-08', 'small-10').store({ gold: 1, cloth: 1 }).effects({ op: 'cargo' });
    t.do('cargo ship=cargo-1 less=gold');
    expect(t.asked()).toEqual(['helm', 'place', 'take', 'decline']);
    t.do('take', 'helm ship=one-mast');
    expect([t.goods(), t.asked()]).toEqual([{ coins: 1, gold: 1 }, ['place', 'decline']]);
  });
});
