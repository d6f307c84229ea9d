import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('trade', () => {
  it('AN-A4 AN-7.1 AN-7.2 AN-7.3 AN-7.4 AN-4.7 a bicycle from Maxim, who cannot refuse', () => {
    // Seats: Andrey 0, Diana 1, Maxim 2.
    const t = table(3).built({ 'h-c2': 'bicycle-factory' }, 1).built({ 'h-c2': 'bicycle-factory' }, 2);
    t.state.active = 2;
    t.work('h-c2', 'engineer', 'engineer');
    t.state.active = 0;
    t.built({ 'h-s4': 'trade-ship-1' }).hand(['nw-03', 'fw-33']).built({ 'h-c2': 'distillery' }).actionsLeft(2);
    t.tokens('trade', 4);
    t.do('play card=nw-03');
    expect(t.sources('bicycles')).toEqual(['1.h-c2', '2.h-c2']);
    t.do('settle need=bicycles by=2.h-c2');
    expect([t.naval('trade'), t.seat(2).gold, t.seat(1).gold, t.at('h-c2', 2)]).toEqual([
      [1, 3],
      3,
      1,
      ['engineer', 'engineer'],
    ]);
    expect([t.news, t.seals]).toEqual([['buy'], []]);
    t.do('settle need=schnapps', 'settle need=trade');
    // No second bicycle in this turn, from anybody; another resource may be bought.
    t.tokens('trade', 9).hand(['aei-17']);
    t.state.seats[0]!.hand = ['nw-03', 'aei-17'];
    expect(t.refused('play', 'card')).toEqual({ 'nw-03': 'nobody-makes', 'aei-17': 'nobody-makes' });
    t.hand(['fw-33']).do('play card=fw-33');
    expect(t.sources('steel-beams')).toEqual(['h-b4', '1.h-b4', '2.h-b4']);
  });

  it('AN-B3 AN-7.4 AN-7.5 the same resource once a turn, all actions together; own production still', () => {
    const t = table(3).actionsLeft(2).tokens('trade', 9).cubes({ farmer: 4, worker: 3, artisan: 3 });
    t.do('expand token=glassworks', 'settle need=goods by=1.h-b3', 'settle need=coal by=h-b1', 'place field=h-c2');
    t.do('expand token=brass-foundry');
    expect(t.sources('goods')).toEqual(['h-b3']);
    expect(t.turn.bought).toEqual(['goods']);
    t.pay().do('place field=h-c3').end().passTo(0);
    expect(t.turn.bought).toEqual([]);
  });

  it('AN-B4 AN-7.2 AN-9.9 the price goes by the building that is named', () => {
    const t = table(3).built({ 'h-c2': 'warehouse-worker' }, 2).cubes({ artisan: 1 }).hand(['fw-27']);
    t.do('expand token=brass-foundry');
    expect(t.sources('goods')).toEqual(['h-b3', '2.h-c2', '1.h-b3', '2.h-b3']);
    t.do('settle need=goods by=1.h-b3');
    expect(t.naval('trade')).toEqual([0, 2]);
    const poor = table(3).built({ 'h-c2': 'warehouse-worker' }, 2).cubes({ artisan: 1 }).tokens('trade', 1, 1);
    poor.do('expand token=brass-foundry');
    expect(poor.sources('goods')).toEqual(['h-b3', '2.h-c2']);
  });

  it('AN-B5 AN-2.7 AN-26.2 a covered industry sells nothing', () => {
    const t = table().built({ 'h-a1': 'brewery' }, 1).built({ 'h-a1': 'brewery' });
    expect(t.refused('hire', 'cube')).toMatchObject({ farmer: 'nobody-makes', worker: 'nobody-makes' });
    const open = table().built({ 'h-a3': 'brewery' }).do('expand token=distillery');
    expect(open.sources('potatoes')).toEqual(['1.h-a3']);
    // In an Expand action a removal could still bring it back.
    expect(t.values('expand')).toContain('coal-works-worker');
  });

  it('AN-7.5 never from oneself', () => {
    const t = table().do('hire cube=farmer');
    expect(t.sources('planks')).toEqual(['h-a1', '1.h-a1']);
    expect(t.refusal('settle need=planks by=0.h-a1')).toBe('engine.not-legal');
  });

  it('AN-B6 AN-7.7 AN-18.4 raw materials for a token each, in any number; nobody gets gold', () => {
    const t = table()
      .islands({ new: ['new-world-02'] })
      .tokens('trade', 3)
      .actionsLeft(2)
      .cubes({ farmer: 1, artisan: 1 });
    t.do('expand token=cotton-mill-artisan', 'settle need=cotton', 'settle need=planks by=h-a1', 'place field=h-c2');
    t.do('expand token=coffee-roastery', 'settle need=coffee-beans', 'settle need=coal by=h-b1', 'place field=h-c3');
    expect([t.naval('trade'), t.seat(1).gold, t.turn.bought]).toEqual([[1, 2], 1, []]);
  });

  it('AN-7.7 two units of one raw material in a turn', () => {
    const t = table()
      .islands({ new: ['new-world-01'] })
      .tokens('trade', 2)
      .actionsLeft(2)
      .cubes({ farmer: 4, artisan: 4 });
    t.do('expand token=cotton-mill-artisan', 'settle need=cotton', 'settle need=planks by=h-a1', 'place field=h-c2');
    t.built({ 'h-c4': 'motor-factory' }).cubes({ engineer: 1 });
    t.do('expand token=cotton-mill-worker', 'settle need=cotton', 'settle need=steam-motors by=h-c4');
    expect([t.naval('trade'), t.turn.placing]).toEqual([[0, 2], 'cotton-mill-worker']);
  });

  it('AN-B7 AN-7.6 AN-A12 a raw material of another seat is no source', () => {
    const t = table()
      .islands({ new: ['new-world-01'] }, 1)
      .tokens('trade', 10);
    expect(t.refused('expand', 'token')['cigar-factory']).toBe('nobody-makes');
    // The goods made of it can be bought.
    const other = table()
      .built({ 'h-c3': 'cigar-factory', 'h-c2': 'bicycle-factory' }, 1)
      .tokens('trade', 5)
      .hand(['aei-01']);
    other.do('play card=aei-01');
    expect(other.sources('cigars')).toEqual(['1.h-c3']);
  });

  it('AN-A12 AN-18.1 AN-18.2 sugar cane: an island of one’s own, then rum', () => {
    const t = table()
      .top('newWorld', 'new-world-03')
      .islands({ new: ['new-world-04'] }, 1)
      .tokens('trade', 1, 1);
    t.do('new-world').pay();
    expect([t.naval('exploration'), t.own.newWorld, t.own.hand.length]).toEqual([[0, 1], ['new-world-03'], 12]);
    expect([t.news, t.seals]).toEqual([['spend', 'new-world', 'draw', 'drawn'], ['reveal']]);
    t.end().passTo(0).do('expand token=rum-distillery').pay().do('place field=h-c2');
    expect([t.naval('trade'), t.at('h-a1'), t.seat(1).gold]).toEqual([[0, 2], ['farmer'], 1]);
  });

  it('AN-A17 AN-21.5 Beryl O’Mara: two exploration tokens for a trade token, again and again', () => {
    const t = table().objectives('beryl-omara').tokens('trade', 0, 2).tokens('exploration', 4);
    t.do('hire cube=farmer', 'settle need=planks by=1.h-a1');
    expect([t.naval('exploration'), t.seat(1).gold]).toEqual([[2, 2], 2]);
    t.built({ 'h-c2': 'brewery' }, 1).hand(['fw-02']).do('finish').actionsLeft(1).hand(['fw-02']);
    t.do('play card=fw-02', 'settle need=beer by=1.h-c2');
    expect([t.naval('exploration'), t.seat(1).gold]).toEqual([[0, 4], 3]);
  });

  it('AN-B17 AN-9.4 AN-21.5 a raw material comes with its token or not at all', () => {
    const two = table()
      .objectives('beryl-omara')
      .islands({ new: ['new-world-02'] })
      .tokens('trade', 0, 2)
      .tokens('exploration', 2);
    two.do('expand token=cotton-mill-artisan');
    expect(two.sources('cotton')).toEqual(['island']);
    two.do('settle need=cotton');
    expect(two.naval('exploration')).toEqual([0, 2]);
    const one = table()
      .objectives('beryl-omara')
      .islands({ new: ['new-world-02'] })
      .tokens('trade', 0, 2);
    one.do('expand token=cotton-mill-artisan');
    expect([one.sources('cotton'), one.refused('settle', 'need').cotton]).toEqual([[], 'no-source']);
  });

  it('AN-9.4 a trade is offered only if its tokens can be paid, and pays them at once', () => {
    const t = table().tokens('trade', 1, 1).cubes({ farmer: 1 }).do('expand token=glassworks');
    expect([t.sources('goods'), t.refusal('settle need=goods')]).toEqual([[], 'no-source']);
    t.tokens('trade', 2).do('settle need=goods');
    expect([t.naval('trade'), t.needs]).toEqual([[0, 2], { coal: 1 }]);
  });
});
