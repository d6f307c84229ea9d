import { describe, expect, it } from 'vitest';
import { cardOf, data, effectOf } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { table } from './table.js';

/** All cards with an effect of a sort. */
const withEffect = (sort: Parameters<typeof effectOf>[1]): string[] =>
  Object.keys(data.cards).filter((id) => effectOf(id, sort));

describe('playing a card', () => {
  it('AN-D1 AN-12.1 one card in an action', () => {
    const t = table().hand(['fw-36', 'fw-37']).tokens('exploration', 4).do('play card=fw-36').pay();
    expect([t.asked(), t.turn.actions]).toEqual([['end-turn'], 0]);
    t.actionsLeft(1).do('play card=fw-37').pay();
    expect([t.own.hand, t.own.played.length]).toEqual([[], 2]);
  });

  it('AN-12.2 its effect cannot pay its own needs', () => {
    const t = table().hand(['nw-20']).built({ 'h-c2': 'brewery', 'h-c3': 'cotton-mill-artisan' }).tokens('trade', 0, 2);
    expect(t.refused('play', 'card')).toEqual({ 'nw-20': 'out-of-reach' });
    const open = table().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36');
    expect(open.why('activate')).toBe('no-open-card');
    open.pay();
    expect(open.values('activate')).toEqual(['fw-36']);
  });

  it('AN-12.3 AN-23.1 a played card scores, activated or not, and is in no hand', () => {
    const t = table().hand(['fw-36', 'fw-37']).tokens('exploration', 2).do('play card=fw-36').pay();
    expect([t.score(0)['farmer-worker'], t.own.hand]).toEqual([3, ['fw-37']]);
    t.do('activate card=fw-36');
    expect(t.score(0)['farmer-worker']).toBe(3);
  });

  it('AN-D11 AN-12.4 AN-9.14 AN-22.1 AN-21.7 the card being played stays where it is', () => {
    const t = table().objectives('the-editor').hand(['fw-36', 'fw-37']).tokens('exploration', 4);
    t.do('play card=fw-36');
    expect(t.values('objective objective=the-editor', 'cards')).toEqual(['fw-37']);
    t.do('objective objective=the-editor cards=fw-37');
    expect([t.own.hand, t.state.fireworks]).toEqual([['fw-36'], null]);
    t.pay();
    expect([t.own.hand, t.state.fireworks, t.news.at(-1)]).toEqual([[], 0, 'fireworks']);
    const only = table().objectives('the-editor').hand(['fw-36']).tokens('exploration', 4).do('play card=fw-36');
    expect(only.why('objective')).toBe('no-card');
  });
});

describe('activating', () => {
  it('AN-13.1 once, face down, any number in a turn, at any time of the own turn', () => {
    const t = table().laid(['fw-41', 'fw-42', 'fw-36']).do('activate card=fw-41', 'activate card=fw-42');
    expect([t.own.gold, t.card('fw-41')!.open, t.values('activate')]).toEqual([8, false, ['fw-36']]);
    t.do('festival').do('activate card=fw-36');
    expect([t.card('fw-36')!.tokens, t.why('activate')]).toEqual([3, 'no-open-card']);
  });

  it('AN-13.2 every card that gives cubes: each ready, each with a card of its deck', () => {
    for (const id of withEffect('cubes')) {
      const { cube, count } = effectOf(id, 'cubes')!;
      const t = table().laid([id]);
      const before = [t.count(cube)[0], t.own.hand.length, t.state.supply[cube]];
      const { deck } = data.population[cube]!;
      t.do(`activate card=${id}`);
      expect([id, t.count(cube)[0], t.own.hand.length, t.state.supply[cube]]).toEqual([
        id,
        before[0]! + count,
        before[1]! + count,
        before[2]! - count,
      ]);
      expect(t.own.hand.slice(-count).every((card) => cardOf(card).deck === deck)).toBe(true);
    }
  });

  it('AN-D6 AN-13.3 AN-13.4 an empty deck costs gold, by itself; without gold the cube does not come', () => {
    const t = table().laid(['fw-01']).deck('farmer-worker', 'fw-05').do('activate card=fw-01');
    expect([t.count('farmer')[0], t.own.hand.at(-1), t.news]).toEqual([
      5,
      'fw-05',
      ['activate', 'gain', 'draw', 'drawn', 'no-cube'],
    ]);
    const paid = table().laid(['fw-01']).deck('farmer-worker', 'fw-05').gold(1).do('activate card=fw-01');
    expect([paid.count('farmer')[0], paid.own.gold, paid.own.hand.length]).toEqual([6, 0, 10]);
    const none = table().laid(['fw-01']).supply('farmer', 1).gold(5).do('activate card=fw-01');
    expect([none.count('farmer')[0], none.own.gold, none.own.hand.length]).toEqual([5, 5, 10]);
  });

  it('AN-D13 AN-13.16 AN-13.3 a card that would give nothing stays face up', () => {
    const t = table().laid(['fw-10']).deck('artisan-engineer-investor').gold(2);
    expect(t.refused('activate', 'card')).toEqual({ 'fw-10': 'no-gain' });
    t.gold(3).do('activate card=fw-10');
    expect([t.own.gold, t.count('artisan')[0], t.own.hand.length]).toEqual([0, 3, 9]);
    const supply = table().laid(['fw-10']).supply('artisan', 0);
    expect(supply.why('activate')).toBe('no-gain');
  });

  it('AN-13.5 AN-13.12 tokens lie on their card; two effects come at once', () => {
    for (const id of withEffect('tokens')) {
      const t = table().laid([id]).do(`activate card=${id}`);
      expect([id, t.card(id)]).toEqual([id, { id, open: false, tokens: effectOf(id, 'tokens')!.count }]);
      expect(t.own.gold).toBe(effectOf(id, 'gold')?.count ?? 0);
    }
    expect(withEffect('tokens').filter((id) => effectOf(id, 'gold'))).toEqual(['nw-21', 'nw-22', 'nw-23', 'nw-24']);
  });

  it('AN-D4 AN-20.1 AN-13.6 AN-26.7 a festival loses the tokens on cards, and says so before', () => {
    const t = table()
      .laid([{ id: 'fw-36', open: false, tokens: 2 }])
      .tokens('trade', 0, 2);
    expect(anno1800.actions.festival!.detail!(t.state, 0)).toMatchObject({
      id: 'anno-1800.detail.festival-loses',
      args: { lost: { list: [{ amounts: { trade: 2 } }] } },
    });
    t.do('festival');
    expect([t.naval('trade'), t.card('fw-36')!.tokens]).toEqual([[2, 0], 0]);
    expect(anno1800.actions.festival!.detail!(t.state, 0)!.id).toBe('anno-1800.detail.festival');
  });

  it('AN-13.7 gold', () => {
    for (const id of withEffect('gold')) {
      const t = table().laid([id]).do(`activate card=${id}`);
      expect([id, t.own.gold]).toEqual([id, effectOf(id, 'gold')!.count]);
    }
  });

  it('AN-D7 AN-13.7 expedition cards, as many as are left', () => {
    for (const id of withEffect('expeditions')) {
      const t = table()
        .laid([id])
        .expeditions('expedition-01', 'expedition-02', 'expedition-03')
        .do(`activate card=${id}`);
      expect([id, t.own.expeditions, t.seals]).toEqual([id, ['expedition-01', 'expedition-02'], ['reveal']]);
    }
    const one = table().laid(['nw-07']).expeditions('expedition-01').do('activate card=nw-07');
    expect(one.own.expeditions).toEqual(['expedition-01']);
    const none = table().laid(['nw-07']).expeditions();
    expect([none.why('activate'), none.why('expedition')]).toEqual(['no-expedition', 'no-expedition']);
  });

  it('AN-13.7 AN-4.5 AN-4.9 every extra action', () => {
    for (const id of withEffect('action')) {
      const t = table().laid([id]).do(`activate card=${id}`, 'festival');
      expect([id, t.turn.actions, t.asked().includes('festival'), t.asked().at(-1)]).toEqual([id, 1, true, 'end-turn']);
    }
  });

  it('AN-D2 AN-4.5 a chain of extra actions in one turn', () => {
    const t = table().hand(['nw-01', 'aei-12', 'fw-01']).built({ 'h-c2': 'cotton-mill-artisan', 'h-c3': 'distillery' });
    t.tokens('exploration', 6).do('play card=nw-01').pay().do('activate card=nw-01');
    t.do('play card=aei-12').pay().do('activate card=aei-12', 'festival');
    expect([t.own.hand, t.turn.actions, t.asked()]).toEqual([['fw-01'], 0, ['end-turn']]);
  });

  it('AN-D8 AN-13.8 a raw material of a card only for a need of it', () => {
    for (const id of withEffect('resource')) {
      const t = table().laid([id]);
      expect(t.refused('activate', 'card')).toEqual({ [id]: 'only-for-need' });
      t.do('expand token=cigar-factory');
      expect(t.sources('tobacco')).toEqual([id]);
      t.do('settle need=tobacco');
      expect([t.card(id)!.open, t.needs]).toEqual([false, { planks: 1 }]);
    }
    expect(table().laid(['aei-28']).refused('expand', 'token')['cotton-mill-artisan']).toBe('nobody-makes');
  });

  it('AN-D5 AN-13.9 AN-16.4 AN-13.15 free upgrades of exactly that step, in this turn', () => {
    const t = table().laid(['fw-24']).built({ 'h-c2': 'brewery' }).cubes({ farmer: 2 }).work('h-a1', 'farmer');
    t.do('activate card=fw-24', 'credit where=ready', 'credit where=ready');
    expect([t.count('farmer'), t.count('worker'), t.turn.credits]).toEqual([[0, 0, 1], [2, 0, 2], { farmer: 1 }]);
    t.do('produce field=h-c2', 'produce field=h-c2', 'credit');
    expect([t.at('h-a1'), t.turn.credits, t.why('credit')]).toEqual([['worker'], {}, 'no-credit']);
    const lost = table().laid(['fw-24']).do('activate card=fw-24', 'festival');
    expect([lost.values('credit'), lost.refusal('credit cube=worker where=ready')]).toEqual([
      ['ready'],
      'engine.unknown-param',
    ]);
    lost.end().passTo(0);
    expect(lost.turn.credits).toEqual({});
    for (const id of withEffect('upgrades')) {
      const { from, count } = effectOf(id, 'upgrades')!;
      expect([id, table().laid([id]).do(`activate card=${id}`).turn.credits]).toEqual([id, { [from]: count }]);
    }
  });

  it('AN-13.9 AN-16.3 a free upgrade needs a cube of the next kind, too', () => {
    const t = table().laid(['aei-24']).do('activate card=aei-24').supply('artisan', 0);
    expect(t.why('credit')).toBe('no-supply');
    expect(table().laid(['fw-24']).do('activate card=fw-24').cubes({}).why('credit')).toBe('no-cube');
  });

  it('AN-13.10 AN-13.11 AN-13.14 AN-24.2 cards put away in an order, nothing drawn', () => {
    const t = table().hand(['aei-14', 'fw-01', 'fw-02', 'nw-01']).tokens('exploration', 6).deck('farmer-worker');
    t.do('play card=aei-14').pay().do('activate card=aei-14 cards=fw-02,fw-01');
    expect([t.own.hand, t.state.decks['farmer-worker']]).toEqual([['nw-01'], ['fw-02', 'fw-01']]);
    expect([t.seals, t.news]).toEqual([[], ['activate', 'put-away']]);
    expect(t.events[1]!.args).toEqual({
      seat: { seat: 0 },
      count: 2,
      decks: { list: [{ component: 'farmer-worker' }] },
    });
    const none = table().hand(['aei-14', 'fw-01']).tokens('exploration', 6).do('play card=aei-14').pay();
    none.do('activate card=aei-14 cards=-');
    expect(none.own.hand).toEqual(['fw-01']);
    const three = table()
      .hand(['aei-14', 'fw-01', 'fw-02', 'nw-01'])
      .tokens('exploration', 6)
      .do('play card=aei-14')
      .pay();
    expect(three.refusal('activate card=aei-14 cards=fw-01,fw-02,nw-01')).toBe('engine.not-legal');
  });

  it('AN-D3 AN-13.13 AN-4.6 putting away only in the turn of playing; then the card is face down', () => {
    for (const id of withEffect('discard')) {
      const late = table().laid([id]);
      expect([id, late.refused('activate', 'card')]).toEqual([id, { [id]: 'not-this-turn' }]);
    }
    const t = table().hand(['aei-14', 'fw-01']).tokens('exploration', 6).do('play card=aei-14').pay();
    expect(t.values('activate')).toEqual(['aei-14']);
    t.end();
    expect([t.card('aei-14', 0)!.open, t.score(0)['artisan-engineer-investor']]).toEqual([false, 8]);
    t.passTo(0);
    expect(t.why('activate')).toBe('no-open-card');
    // A card with another effect stays face up.
    const other = table().hand(['fw-36', 'fw-01']).tokens('exploration', 6).do('play card=fw-36').pay().end();
    expect(other.card('fw-36', 0)!.open).toBe(true);
  });

  it('AN-D12 AN-13.14 nothing to put away', () => {
    const t = table().hand(['aei-14']).tokens('exploration', 6).do('play card=aei-14').pay();
    expect([t.state.fireworks, t.refused('activate', 'card')]).toEqual([0, { 'aei-14': 'no-card' }]);
    t.end();
    expect(t.card('aei-14', 0)!.open).toBe(false);
  });
});

describe('swapping', () => {
  it('AN-A8 AN-14.1 AN-14.2 two cards of two decks; a card of an empty deck stays', () => {
    const t = table().hand(['fw-01', 'aei-01', 'nw-01']).deck('farmer-worker').deck('new-world', 'nw-09');
    t.deck('artisan-engineer-investor', 'aei-09', 'aei-10');
    expect(t.values('swap')).toEqual(['aei-01', 'nw-01']);
    t.do('swap cards=aei-01,nw-01');
    expect(t.own.hand).toEqual(['fw-01', 'aei-09', 'nw-09']);
    expect([t.state.decks['artisan-engineer-investor'], t.state.decks['new-world']]).toEqual([
      ['aei-10', 'aei-01'],
      ['nw-01'],
    ]);
    expect([t.news, t.seals]).toEqual([['swap', 'draw', 'draw', 'drawn'], ['reveal']]);
    expect(table().hand(['fw-01']).deck('farmer-worker').why('swap')).toBe('no-swap');
  });

  it('AN-D9 AN-14.3 with a short deck a card may come back', () => {
    const t = table().hand(['aei-02', 'aei-03', 'fw-01']).deck('artisan-engineer-investor', 'aei-01');
    t.do('swap cards=aei-02,aei-03');
    expect([t.own.hand, t.state.decks['artisan-engineer-investor']]).toEqual([
      ['fw-01', 'aei-01', 'aei-02'],
      ['aei-03'],
    ]);
  });

  it('AN-D10 AN-14.4 AN-10.4 swapping the whole hand ends nothing', () => {
    const t = table().hand(['fw-01', 'fw-02']).do('swap cards=fw-01,fw-02');
    expect([t.own.hand.length, t.state.fireworks]).toEqual([2, null]);
  });

  it('AN-14.1 one to three cards', () => {
    const t = table();
    const [a, b, c, d] = t.own.hand;
    expect(t.refusal(`swap cards=${a},${b},${c},${d}`)).toBe('engine.not-legal');
    expect(t.refusal('swap cards=-')).toBe('engine.not-legal');
    expect(t.refusal(`swap cards=${a},${b},${c}`)).toBeUndefined();
  });
});
