import { describe, expect, it } from 'vitest';
import { nusfjord, table } from './table.js';

describe('the work phase (NF-5)', () => {
  it('NF-5.1 three turns each, clockwise from the first player', () => {
    const t = table(3).passRound();
    const order: number[] = [];
    while (t.state.round === 2) {
      order.push(t.active);
      t.do('pass').end();
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
  });

  it('NF-5.2 a worker on a free space, the copy board or an own elder, or a pass', () => {
    const t = table(4).elder('carter');
    expect(t.asked()).toEqual([
      'gold',
      'transfer',
      'serve',
      'build',
      'issue',
      'buy-shares',
      'clear',
      'plant',
      'thin-out',
      'ship',
      'invite',
      'elder',
      'copy',
      'pass',
    ]);
    expect(table(2).asked()).not.toContain('copy');
    t.do('gold');
    expect(t.asked()).toEqual(['end-turn']);
    expect(t.seat(0).placed).toBe(1);
  });

  it('NF-5.3 NF-5.4 an action that changes nothing is not available', () => {
    const t = table()
      .give(0, 0, 0)
      .store(0, 0, 0)
      .forests({})
      .lay({ a2: 'yard', a3: 'portal', c1: 'slipway', c2: 'dairy', c3: 'castle' });
    expect(
      ['transfer', 'serve', 'build', 'buy-shares', 'clear', 'plant', 'thin-out', 'ship'].map((action) => t.why(action)),
    ).toEqual([
      'reserve-empty',
      'cost',
      'no-building',
      'no-new-shares',
      'no-forest',
      'no-double',
      'no-forest',
      'no-ship',
    ]);
    expect(['gold', 'issue', 'invite'].map((action) => t.why(action))).toEqual([undefined, undefined, undefined]);
    expect(() => t.do('thin-out')).toThrow('no-forest');
    // What a card would add does not count.
    expect(table().own('haulage-firm').store(0, 0, 0).why('transfer')).toBe('reserve-empty');
  });

  it('NF-5.5 several own workers on one space', () => {
    const t = table(3).give(0, 0, 0).do('issue').end().passTo(0).do('issue');
    expect(t.state.workers['issue-share']).toEqual([
      { seat: 0, set: 0 },
      { seat: 0, set: 0 },
    ]);
    expect(t.end().passTo(0).why('issue')).toBe('occupied');
  });

  it('NF-5.6 passing is always allowed and loses that turn only', () => {
    const t = table().do('pass');
    expect(t.seat(0).placed).toBe(0);
    t.end().passTo(0);
    expect(t.why('pass')).toBeUndefined();
    expect(t.why('gold')).toBeUndefined();
  });

  it('NF-5.6 where nothing else is possible, the engine passes, but not for a seat with a hand', () => {
    const stuck = (...hand: string[]) => {
      const t = table().give(0, 0, 0, 1).store(0, 0, 0, 1).forests({}, 1);
      t.lay({ b1: 'dairy', a2: 'yard', a3: 'portal', c1: 'slipway', c2: 'aquarium', c3: 'castle' }, 1).hand(1, ...hand);
      return t.occupy(0, 'plus-gold', 'issue-share').do('invite elder=ship-carpenter').end();
    };
    expect([stuck().asked(), stuck().seat(1).placed]).toEqual([['end-turn'], 0]);
    expect(stuck().news).toEqual(['pass']);
    const held = stuck('manor');
    expect(held.moves('pass')).toEqual(['']);
    expect(held.asked()).toContain('pass');
  });

  it('NF-5.7 after the action only the end of the turn is left', () => {
    const t = table().own('trading-house').give(0, 9, 0).do('gold');
    expect(t.asked()).toEqual(['end-turn']);
    expect(t.free()).toEqual([]);
    expect(t.pending()?.end).toBe('end-turn');
    expect(t.end().active).toBe(1);
  });

  it('NF-5.8 a window before the choice of an action, and none inside an action', () => {
    const t = table().own('trading-house').elder('fish-trader').plates(2).give(0, 9, 0);
    expect(t.free()).toEqual(['exchange']);
    t.do('elder');
    expect(t.asked()).toEqual(['trade']);
    expect(t.free()).toEqual([]);
  });

  it('NF-5.8 a window at everything optional', () => {
    const optional = table().own('trading-house').give(2, 9, 0).build('portal');
    expect([optional.asked(), optional.free()]).toEqual([['invite', 'decline'], ['exchange']]);
    const invited = table().own('trading-house').plates(1).give(0, 9, 0).do('invite elder=carter');
    expect([invited.asked(), invited.free()]).toEqual([['activate', 'decline'], ['exchange']]);
    const second = table().own('trading-house', 'shipping-office').give(4, 9, 0).do('ship ship=sloop');
    expect([second.asked(), second.free()]).toEqual([['ship', 'decline'], ['exchange']]);
    const trigger = table().own('trading-house', 'ship-holding-co').give(2, 9, 0).do('ship ship=sloop');
    expect([trigger.asked(), trigger.free()]).toEqual([['issue', 'decline'], ['exchange']]);
  });

  it('NF-5.8 no window in the turn of another seat', () => {
    const t = table().ownOf(1, 'trading-house').give(0, 9, 0, 1);
    expect(t.pending(1)).toBeUndefined();
    expect(t.free(0)).toEqual([]);
  });

  it('NF-5.8 NF-11.1 the last window, for all who have an effect, independently', () => {
    const t = table(3).round(7).ownOf(0, 'trading-house').ownOf(1, 'wood-trade').ownOf(2, 'stockfishery');
    t.give(0, 7, 0, 0).give(5, 0, 0, 1).give(0, 3, 0, 2);
    t.passRound();
    expect(t.state.phase).toBe('final');
    expect(nusfjord.pending(t.state).map(({ seat, actions, free, end }) => [seat, actions, free, end])).toEqual([
      [0, ['end-turn'], ['exchange'], 'end-turn'],
      [1, ['end-turn'], ['exchange'], 'end-turn'],
    ]);
    t.play('exchange', { times: 2 }, 1).play('exchange', { times: 2 }, 0);
    expect([t.goods(0), t.goods(1)]).toEqual([
      [0, 1, 2],
      [1, 0, 2],
    ]);
    t.end(1);
    expect(t.state.phase).toBe('final');
    t.end(0);
    expect(t.state.phase).toBe('over');
    expect(t.score(0).gold).toBe(2);
  });

  it('NF-5.9 any number of uses, in any order, a once effect once', () => {
    const t = table().own('whaling-station', 'trading-house').give(0, 11, 0);
    t.do('exchange times=1').do('use building=whaling-station').do('exchange times=1');
    expect(t.goods()).toEqual([0, 1, 6]);
    expect(t.free()).toEqual(['exchange']);
    expect(t.why('exchange')).toBe('no-exchange-payable');
  });

  it('NF-5.10 no late window in round 7, nor before the third turn', () => {
    const t = table().own('driftwood-rafting', 'manufacture').give(12, 5, 0).do('gold');
    expect(t.free()).toEqual([]);
    const last = table().own('driftwood-rafting', 'manufacture').round(7).give(12, 5, 0).passTo(0).passTo(0).do('pass');
    expect(last.free()).toEqual([]);
    expect(
      table().own('driftwood-rafting', 'manufacture').give(12, 5, 0).passTo(0).passTo(0).do('pass').free(),
    ).toEqual(['exchange']);
  });

  it('NF-5.10 supply storage loses no wood, and so has no late window', () => {
    const t = table().own('driftwood-rafting', 'manufacture', 'supply-storage').give(12, 5, 0).passTo(0).passTo(0);
    expect(t.do('pass').free()).toEqual([]);
  });
});

describe('the actions (NF-6)', () => {
  it('NF-6.1 +1 Gold', () => {
    expect(table().give(1, 2, 3).do('gold').goods()).toEqual([1, 2, 4]);
    expect(table().occupy(1, 'plus-gold').why('gold')).toBe('occupied');
  });

  it('NF-6.2 Transfer Reserve moves all of it', () => {
    const t = table().store(2, 3, 4).give(1, 1, 1).do('transfer');
    expect([t.goods(), t.reserve()]).toEqual([
      [3, 4, 5],
      [0, 0, 0],
    ]);
  });

  it('NF-6.3 Serve Fish: at least one plate, as many as can be paid', () => {
    expect(table().plates(2).give(0, 9, 0).values('serve')).toEqual([1, 2]);
    expect(table().plates(2).give(0, 2, 0).why('serve')).toBe('cost');
    const t = table().plates(7).give(0, 20, 0);
    expect(t.values('serve')).toEqual([1, 1]);
    expect(t.do('serve').goods()).toEqual([0, 15, 1]);
  });

  it('NF-6.4 building from the boards, the open C cards and the hand', () => {
    const t = table().offerOnly('fish-stand', 'dairy', 'castle').hand(0, 'manor').give(12, 9, 9);
    expect(t.values('build')).toEqual(['fish-stand', 'dairy', 'castle', 'manor']);
    t.do('build building=manor cell=b3');
    expect([t.seat(0).hand, t.seat(0).buildings]).toEqual([[], { b3: 'manor' }]);
    expect(t.news).toContain('build-hand');
    t.end().passTo(0).do('build building=dairy cell=b1');
    expect(t.state.offers.B).toEqual([null, null, null, null, null, null]);
    t.end().passTo(0).give(12, 0, 1).state.workers = {};
    expect(() => t.do('build building=castle cell=b1')).toThrow('engine.not-legal');
  });

  it('NF-6.5 pay, place, own effect, then those of other cards', () => {
    const t = table().own('joinery', 'residential-home').give(4, 2, 0).build('parish-house');
    expect(t.news).toEqual(['worker', 'build', 'gain', 'gain', 'gain']);
    expect(t.told.slice(2).map(({ event }) => event.args?.source)).toEqual([
      { component: 'parish-house' },
      { component: 'joinery' },
      { component: 'residential-home' },
    ]);
  });

  it('NF-6.6 NF-6.7 issuing and buying shares', () => {
    const t = table().give(0, 0, 0).do('issue');
    expect([t.goods(), t.state.newShares, t.seat(0).unissued]).toEqual([[0, 0, 2], [1, 0], 2]);
    t.end().passTo(0).do('buy-shares');
    expect([t.goods(), t.seat(0).shares, t.state.newShares]).toEqual([
      [0, 0, 1],
      [3, 0],
      [0, 0],
    ]);
  });

  it('NF-6.8 NF-6.9 clearing and planting', () => {
    const t = table().give(0, 0, 0).do('clear forest=cd2');
    expect([t.goods(), t.seat(0).forests]).toEqual([[5, 0, 0], { cd1: 2, cd3: 1 }]);
    t.end().passTo(0);
    expect(t.values('plant')).toEqual(['ab2', 'cd2', 'ab3']);
    expect(t.do('plant place=cd2').seat(0).forests).toEqual({ cd1: 2, cd2: 2, cd3: 1 });
  });

  it('NF-6.10 thinning counts stacked forests', () => {
    const t = table().forests({ cd1: 2, ab2: 2, cd3: 1 }).give(0, 0, 0).do('thin-out');
    expect([t.goods(), t.seat(0).forests]).toEqual([[5, 0, 0], { cd1: 2, ab2: 2, cd3: 1 }]);
    expect(table().own('supply-storage').give(12, 0, 0).why('thin-out')).toBeUndefined();
  });

  it('NF-6.11 exactly one ship', () => {
    const t = table().give(12, 12, 12).do('ship ship=sloop');
    expect([t.seat(0).ships, t.asked()]).toEqual([['sloop'], ['end-turn']]);
    expect(t.state.ships.sloop).toBe(2);
  });

  it('NF-6.12 inviting an elder and leaving him be', () => {
    const t = table(5).plates(1).do('invite elder=builder');
    t.give(12, 0, 0);
    expect(t.seat(0).elders).toEqual([{ id: 'builder', fish: 0 }]);
    if (t.asked().includes('decline')) t.do('decline');
    expect(t.state.plates).toBe(1);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('NF-6.12 with five a face-down elder is turned up when it is uncovered', () => {
    const t = table(5).plates(0);
    const hidden = t.state.elders[0]!.faceDown[0]!;
    t.do('invite elder=builder').end();
    expect(t.seals).not.toContain('reveal');
    t.do('invite elder=developer');
    expect(t.seals).toContain('reveal');
    expect(t.news).toContain('elder-turned');
    expect(t.state.elders[0]).toEqual({ faceDown: [], up: [hidden] });
  });

  it('NF-6.13 NF-10.4 one worker on an elder', () => {
    const t = table().elder('carter').plates(3).give(0, 0, 0).do('elder').end().passTo(0);
    expect(t.why('elder')).toBe('elders-busy');
    t.passRound();
    t.passTo(0);
    expect(t.why('elder')).toBeUndefined();
  });

  it('NF-6.14 the fish comes from the fullest plate, not from supply or reserve', () => {
    const t = table().elder('carter').plates(3).give(0, 5, 0).store(0, 5, 0).do('elder');
    expect([t.state.plates, t.goods(), t.reserve()]).toEqual([2, [4, 5, 0], [0, 5, 0]]);
    expect(table().elder('carter').plates(0).give(0, 5, 0).store(0, 5, 0).why('elder')).toBe('table-empty');
  });

  it('NF-6.15 judged after the fish: a third one may pay for what he does', () => {
    const trader = (fish: number) => table().elder('fish-trader', fish).plates(1).give(0, 1, 0);
    expect(trader(2).why('elder')).toBeUndefined();
    expect(trader(1).why('elder')).toBe('cost');
    // The freed plate counts too.
    expect(table(3).elder('sailor').plates(8).give(0, 5, 0).do('elder').goods()).toEqual([1, 0, 1]);
    expect(table().elder('carter').plates(1).give(12, 0, 0).why('elder')).toBe('no-gain');
  });

  it('NF-6.16 only elders of the own council', () => {
    const t = table().elder('carter', 0, 1).plates(2);
    expect(t.asked()).not.toContain('elder');
    t.elder('broker', 0, 0);
    expect(t.values('elder')).toEqual(['broker']);
  });

  it('NF-6.17 copying by column, and only what is possible', () => {
    const t = table(5).occupy(1, 'plus-gold', 'buy-all-shares', 'thin-out', 'reforest').give(12, 0, 0);
    expect(t.values('copy')).toEqual(['copy-left', 'copy-right']);
    expect(t.values('copy space=copy-left')).toEqual(['plus-gold']);
    expect(t.values('copy space=copy-right')).toEqual(['reforest']);
    t.do('copy space=copy-right target=reforest');
    expect(t.asked()).toEqual(['plant']);
    t.do('plant place=ab3');
    expect(t.state.workers['copy-right']).toEqual([{ seat: 0, set: 0 }]);
    expect(t.state.workers.reforest).toHaveLength(1);
  });

  it('NF-6.18 one of two Build spaces is full with one worker', () => {
    const t = table(1).occupy(0, 'build-building-1').give(1, 0, 0).offerOnly('fish-stand');
    expect(t.values('copy')).toEqual(['build-building']);
    expect(t.why('build')).toBeUndefined();
    t.occupy(0, 'build-building-2');
    expect(t.why('build')).toBe('occupied');
  });
});

describe('paying, gaining, ships (NF-7)', () => {
  it('NF-7.1 in full, and with the goods named', () => {
    expect(table().give(9, 1, 9).why('serve')).toBe('cost');
    expect(() => table().give(1, 9, 9).build('pier-house')).toThrow('nusfjord.why.cost');
    expect(table().give(5, 5, 5).build('pier-house').goods()).toEqual([3, 5, 5]);
  });

  it('NF-7.2 NF-13.6 supply, catch below 12 and room', () => {
    const t = () => table(3).give(12, 12, 12);
    const none = t();
    none.state.ships.sloop = 0;
    expect(none.values('ship')).toEqual(['cutter', 'schooner']);
    expect(t().ships('schooner', 'schooner', 'schooner').values('ship')).toEqual(['sloop', 'cutter']);
    expect(t().ships('cutter', 'cutter', 'schooner', 'cutter').why('ship')).toBe('no-ship-fits');
  });

  it('NF-7.3 discounts add up, never below 0, and not on gold', () => {
    const t = table().own('slipway').give(5, 0, 1).build('boatbuilder');
    expect(t.values('ship')).toEqual(['cutter']);
    expect(t.do('ship ship=cutter').goods()).toEqual([2, 0, 0]);
    const sloop = table().own('slipway').give(2, 2, 0).build('boatbuilder').do('ship ship=sloop');
    expect(sloop.goods()).toEqual([0, 0, 0]);
  });

  it('NF-7.4 the reserve first is proposed', () => {
    const t = table().own('cold-storage').give(2, 2, 0).store(1, 2, 0);
    const param = nusfjord.actions.ship!.params.find(({ name }) => name === 'reserve')!;
    expect(param.next(t.state, 0, { ship: 'sloop' }, []).suggest).toEqual(['fish', 'fish', 'wood']);
    expect(t.moves('ship')).toHaveLength(6);
    t.play('ship', { ship: 'sloop', reserve: [] });
    expect([t.goods(), t.reserve()]).toEqual([
      [0, 0, 0],
      [1, 2, 0],
    ]);
  });
});
