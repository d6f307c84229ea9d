import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/anno-1800/data.js';
import { table } from './table.js';

describe('the Old World', () => {
  it('AN-A11 AN-17.2 AN-17.3 AN-17.4 the second island costs two tokens and brings its bonus', () => {
    const t = table()
      .islands({ old: ['old-world-04'] })
      .top('oldWorld', 'old-world-12')
      .tokens('exploration', 2);
    const [first, second] = t.state.expeditions;
    t.do('old-world').pay();
    expect([t.naval('exploration'), t.own.oldWorld, t.own.expeditions]).toEqual([
      [0, 2],
      ['old-world-04', 'old-world-12'],
      [first, second],
    ]);
    expect(t.own.fields.slice(-6).map(({ id }) => id)).toEqual(['o2-a1', 'o2-a2', 'o2-c1', 'o2-c2', 'o2-s1', 'o2-s2']);
    expect([t.news, t.seals]).toEqual([['spend', 'old-world', 'expeditions', 'drawn'], ['reveal']]);
  });

  it('AN-F1 AN-17.1 AN-17.2 AN-10.6 at most four; New World islands do not count', () => {
    const t = table().islands({ old: ['old-world-01', 'old-world-02', 'old-world-03'], new: ['new-world-01'] });
    t.tokens('exploration', 4).do('old-world');
    expect(t.needs).toEqual({ exploration: 4 });
    t.pay().actionsLeft(1).tokens('exploration', 9);
    expect([t.own.oldWorld.length, t.why('old-world')]).toEqual([4, 'all-islands']);
    const none = table();
    none.state.oldWorld = [];
    expect([none.why('old-world'), none.why('new-world')]).toEqual(['no-island', undefined]);
  });

  it('AN-17.2 AN-9.8 too few tokens for an island', () => {
    const t = table().islands({ old: ['old-world-04'] });
    expect(t.why('old-world')).toBe('out-of-reach');
    // A card with exploration tokens could pay it after all.
    t.laid(['aei-21']);
    expect(t.why('old-world')).toBeUndefined();
  });

  it('AN-F2 AN-17.5 a printed ship brings its tokens at once', () => {
    const t = table().top('oldWorld', 'old-world-09').do('old-world').pay();
    expect([t.naval('trade'), t.own.fields.at(-2)]).toEqual([
      [3, 0],
      { id: 'o1-s1', printed: 'trade-ship-1', cubes: [] },
    ]);
    expect(t.own.fields.slice(-6).filter(({ printed }) => printed === undefined).length).toBe(5);
    const explorer = table().top('oldWorld', 'old-world-10').do('old-world').pay();
    expect(explorer.naval('exploration')).toEqual([1, 1]);
  });

  it('AN-17.4 AN-17.5 every island does what it shows', () => {
    for (const { id, effects, printed } of Object.values(data.oldWorld)) {
      const t = table().top('oldWorld', id);
      const before = { hand: t.own.hand.length, expeditions: t.own.expeditions.length, cubes: { ...t.own.ready } };
      t.do('old-world').pay();
      const building = t.own.fields.slice(-6).find((field) => field.printed !== undefined);
      expect([id, building?.printed]).toEqual([id, printed?.building]);
      for (const effect of effects) {
        if (effect.effect === 'cubes') {
          expect(t.count(effect.cube)[0]).toBe(before.cubes[effect.cube] + effect.count);
          expect(t.own.hand.length).toBe(before.hand + effect.count);
        } else expect(t.own.expeditions.length).toBe(before.expeditions + 2);
      }
    }
  });

  it('AN-D14 AN-17.4 AN-13.3 AN-13.4 AN-13.16 a bonus with an empty deck is paid, as far as gold goes', () => {
    const poor = table().top('oldWorld', 'old-world-01').deck('farmer-worker').gold(1).do('old-world').pay();
    expect([poor.own.gold, poor.count('farmer')[0], poor.own.hand.length]).toEqual([0, 5, 9]);
    const rich = table().top('oldWorld', 'old-world-01').deck('farmer-worker').gold(5).do('old-world').pay();
    expect([rich.own.gold, rich.count('farmer')[0]]).toEqual([3, 6]);
  });

  it('AN-17.3 AN-11.3 its fields are built on like those at home', () => {
    const t = table()
      .islands({ old: ['old-world-01'] })
      .do('expand token=sawmill-worker', 'place field=o1-a1');
    expect(t.token('o1-a1')).toBe('sawmill-worker');
  });
});

describe('the New World', () => {
  it('AN-18.1 AN-18.2 one token more for each island, three cards each', () => {
    const t = table()
      .islands({ new: ['new-world-01'], old: ['old-world-01', 'old-world-02'] })
      .tokens('exploration', 2);
    t.do('new-world');
    expect(t.needs).toEqual({ exploration: 2 });
    t.pay();
    expect([
      t.own.newWorld.length,
      t.own.hand.slice(-3).every((card) => card.startsWith('nw')),
      t.state.newWorld.length,
    ]).toEqual([2, true, 6]);
    const four = table().islands({ new: ['new-world-01', 'new-world-02', 'new-world-03', 'new-world-04'] });
    expect(four.why('new-world')).toBe('all-islands');
  });

  it('AN-18.3 with a short deck there are fewer cards, and no gold is due', () => {
    const t = table().deck('new-world', 'nw-05').do('new-world').pay();
    expect([t.own.hand.length, t.own.gold]).toEqual([10, 0]);
  });

  it('AN-18.4 its raw materials are there in the same turn', () => {
    const t = table()
      .top('newWorld', 'new-world-03')
      .actionsLeft(2)
      .do('new-world')
      .pay()
      .do('expand token=rum-distillery');
    expect(t.sources('sugar-cane')).toEqual(['island']);
  });
});

describe('expeditions', () => {
  it('AN-19.1 AN-10.4 up to three cards for two tokens; the number is named first', () => {
    const t = table().tokens('exploration', 2).expeditions('expedition-01', 'expedition-02');
    expect(t.values('expedition')).toEqual([1, 2]);
    t.do('expedition count=2').pay();
    expect([t.naval('exploration'), t.own.expeditions, t.seals]).toEqual([
      [0, 2],
      ['expedition-01', 'expedition-02'],
      ['reveal'],
    ]);
    expect(table().tokens('exploration', 2).values('expedition')).toEqual([1, 3]);
    expect(table().why('expedition')).toBe('out-of-reach');
  });

  it('AN-19.2 AN-24.1 they are no hand cards; their owner may look at them', () => {
    const t = table().tokens('exploration', 2).hand(['fw-01']).do('expedition count=1').pay();
    expect([t.own.hand, t.own.expeditions.length]).toEqual([['fw-01'], 1]);
  });
});

describe('a festival', () => {
  it('AN-20.1 everything used comes back; nobody else is touched', () => {
    const t = table()
      .cubes({ farmer: 1 }, { worker: 2, investor: 1 })
      .work('h-a1', 'farmer', 'worker')
      .tokens('trade', 0, 2);
    t.tokens('exploration', 0, 1).state.seats[1]!.spent.farmer = 1;
    t.do('festival');
    expect([t.count('farmer'), t.count('worker'), t.count('investor'), t.at('h-a1')]).toEqual([
      [2, 0, 2],
      [3, 0, 3],
      [1, 0, 1],
      [],
    ]);
    expect([t.naval('trade'), t.naval('exploration'), t.count('farmer', 1)[1]]).toEqual([[2, 0], [1, 0], 1]);
  });

  it('AN-B15 AN-20.2 AN-20.3 it empties the pool; what came back may work in this turn', () => {
    const t = table().actionsLeft(2).do('produce field=h-b1', 'produce field=h-b1', 'festival');
    expect([t.turn.pool, t.count('artisan')]).toEqual([{}, [2, 0, 2]]);
    t.do('produce field=h-b1', 'produce field=h-b1');
    expect(t.turn.pool).toEqual({ coal: 2 });
  });

  it('AN-4.3 AN-10.1 AN-10.6 it is always legal, with no effect too', () => {
    const t = table().cubes({}).hand([]).tokens('trade', 0);
    expect(t.why('festival')).toBeUndefined();
    expect(table().do('festival').turn.actions).toBe(0);
  });
});

describe('objective effects', () => {
  it('AN-F3 AN-21.2 AN-21.1 Alonso Graves, once a turn, with tokens of ships and cards', () => {
    const t = table()
      .objectives('alonso-graves')
      .laid([{ id: 'aei-21', open: false, tokens: 1 }])
      .gold(6);
    t.tokens('exploration', 2).do('objective objective=alonso-graves');
    expect([t.naval('exploration'), t.card('aei-21')!.tokens, t.own.gold, t.turn.actions]).toEqual([[0, 2], 0, 3, 2]);
    t.tokens('exploration', 9);
    expect(t.refused('objective', 'objective')).toEqual({ 'alonso-graves': 'used' });
    // Everybody may, in a turn of one's own.
    t.do('festival').end().tokens('exploration', 3).gold(3).do('objective objective=alonso-graves');
    expect(t.turn.actions).toBe(2);
  });

  it('AN-F4 AN-21.3 AN-8.2 Aarhant', () => {
    const t = table().objectives('aarhant').cubes({ investor: 2 }).do('objective objective=aarhant');
    expect([t.own.gold, t.count('investor')]).toEqual([5, [1, 1, 2]]);
    expect(t.why('objective')).toBe('used');
    t.do('shift-end cubes=spent.investor');
    expect([t.own.gold, t.count('investor')]).toEqual([0, [2, 0, 2]]);
  });

  it('AN-F5 AN-21.4 AN-22.2 The Editor may empty a hand', () => {
    const t = table().objectives('the-editor').hand(['fw-01']).tokens('exploration', 2);
    t.do('objective objective=the-editor cards=fw-01');
    expect([t.own.hand, t.state.fireworks, t.state.decks['farmer-worker'].at(-1)]).toEqual([[], 0, 'fw-01']);
    expect(t.seals).toEqual([]);
  });

  it('AN-21.4 AN-21.7 AN-9.13 only what can be paid at once is offered', () => {
    expect(table().objectives('the-editor', 'aarhant', 'alonso-graves').refused('objective', 'objective')).toEqual({
      'the-editor': 'cost',
      aarhant: 'cost',
      'alonso-graves': 'cost',
    });
    expect(table().objectives('the-editor').tokens('exploration', 2).hand([]).why('objective')).toBe('no-card');
    const gold = table().objectives('alonso-graves').tokens('exploration', 3).gold(2);
    expect(gold.why('objective')).toBe('cost');
    // With tokens in several places the player says which.
    const choice = table()
      .objectives('the-editor')
      .tokens('exploration', 2)
      .laid([{ id: 'aei-21', open: false, tokens: 2 }]);
    const [card] = choice.own.hand;
    choice.do(`objective objective=the-editor pay=aei-21,exploration cards=${card}`);
    expect([choice.naval('exploration'), choice.card('aei-21')!.tokens]).toEqual([[1, 1], 1]);
  });

  it('AN-21.6 AN-21.1 other objectives do nothing in play', () => {
    const t = table().objectives('zoo', 'museum', 'pyrphorian', 'hannah-goode', 'beryl-omara');
    expect(t.why('objective')).toBe('no-objective');
  });
});
