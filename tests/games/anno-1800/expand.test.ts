import { describe, expect, it } from 'vitest';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { table } from './table.js';

describe('building', () => {
  it('AN-A6 AN-11.4 AN-11.5 AN-11.6 AN-1.7 a window factory over the glassworks that made its glass', () => {
    const t = table().built({ 'h-a3': 'glassworks' }).cubes({ farmer: 1, worker: 1 }).do('expand token=window-factory');
    t.pay().do('place field=h-a3');
    expect([t.state.stock.glassworks, t.state.stock['window-factory'], t.token('h-a3')]).toEqual([
      2,
      1,
      'window-factory',
    ]);
    expect([t.count('worker'), t.at('h-a1'), t.own.fields[2]!.printed]).toEqual([
      [0, 1, 1],
      ['farmer'],
      'start-potato-farm',
    ]);
  });

  it('AN-C1 AN-11.7 AN-11.20 AN-27.2 beside the start industry: both are used', () => {
    const t = table().do('expand token=coal-works-worker').pay().do('place field=h-c2');
    const places = t.own.fields.filter(({ id }) => ['h-b1', 'h-c2'].includes(id));
    expect(places.map(({ token, printed }) => token ?? printed)).toEqual(['start-coal-works', 'coal-works-worker']);
    t.do('produce field=h-b1', 'produce field=h-c2');
    expect(t.turn.pool).toEqual({ coal: 2 });
  });

  it('AN-C2 AN-11.7 AN-11.9 AN-27.3 an identical industry only over itself', () => {
    const t = table()
      .built({ 'h-c2': 'coal-works-worker' })
      .work('h-c2', 'worker')
      .do('expand token=coal-works-worker')
      .pay();
    expect(t.values('place')).toEqual(['h-c2']);
    t.do('place field=h-c2');
    expect([t.count('worker'), t.at('h-c2'), t.state.stock['coal-works-worker']]).toEqual([[3, 1, 4], [], 1]);
    const sails = table().built({ 'h-c2': 'sailmakers-worker' }).do('expand token=sailmakers-worker').pay();
    expect(sails.values('place')).toEqual(['h-c2']);
  });

  it('AN-C3 AN-11.8 AN-17.5 a second one of an Old World island is kept, a third refused', () => {
    const t = table().built({ 'h-c2': 'coal-works-worker' }).top('oldWorld', 'old-world-06').do('old-world').pay();
    expect(t.own.fields.at(-6)).toEqual({ id: 'o1-a1', printed: 'coal-works-worker', cubes: [] });
    t.actionsLeft(1).stock('coal-works-worker', 1);
    // Only after a removal of one's own token.
    t.do('expand token=coal-works-worker').pay();
    // Nothing is left that could be accepted: it would change nothing, again and again (AN-26.11).
    expect([t.turn.placing, t.question, t.why('accept')]).toEqual([undefined, 'ask.pay-build', 'all-settled']);
    const none = table().islands({ old: ['old-world-06', 'old-world-05'] });
    expect(none.values('expand')).toContain('coal-works-worker');
  });

  it('AN-C16 AN-11.2 AN-11.22 legal only after a removal', () => {
    const t = table()
      .islands({ old: ['old-world-06'] })
      .built({ 'h-c2': 'coal-works-worker' });
    expect(t.describe('expand', 'token', 'coal-works-worker').detail!.id).toBe('anno-1800.detail.remove-first');
    t.do('expand token=coal-works-worker', 'settle need=planks by=h-a1');
    expect([t.needs, t.turn.placing, t.why('settle')]).toEqual([{}, undefined, 'all-settled']);
    expect(anno1800.actions.accept!.detail!(t.state, 0)!.id).toBe('anno-1800.detail.pay-waits');
    t.do('remove field=h-c2');
    expect([t.turn.placing, t.values('place')]).toEqual(['coal-works-worker', ['o1-a1']]);
    t.do('place field=o1-a1');
    expect([t.turn.actions, t.why('remove')]).toEqual([0, 'not-expanding']);
  });

  it('AN-C4 AN-11.10 AN-11.22 a removal uncovers what is printed below', () => {
    const t = table().built({ 'h-a3': 'glassworks' }).work('h-a3', 'worker').do('clear field=h-a3');
    expect([t.count('worker'), t.state.stock.glassworks, t.at('h-a3'), t.token('h-a3')]).toEqual([
      [3, 1, 4],
      2,
      [],
      undefined,
    ]);
    expect([t.question, t.asked()]).toEqual(['ask.cleared', ['expand', 'call-off']]);
    t.do('expand token=brewery').pay();
    expect(t.why('remove')).toBe('removed');
    t.do('place field=h-c2');
    expect([t.turn.actions, t.turn.job]).toEqual([0, undefined]);
    t.do('produce field=h-a3');
  });

  it('AN-C5 AN-1.7 printed buildings stay, but can be covered', () => {
    const t = table().built({ 'h-c2': 'brewery' });
    expect([t.values('clear'), table().why('clear')]).toEqual([['h-c2'], 'no-token']);
    expect(t.refusal('clear field=h-a4')).toBe('engine.not-legal');
    t.do('expand token=bakery').pay();
    expect(t.values('place')).toContain('h-a4');
    t.do('place field=h-a4');
    expect([t.token('h-a4'), t.own.fields[3]!.printed]).toEqual(['bakery', 'start-pig-farm']);
  });

  it('AN-C6 AN-11.11 AN-10.1 AN-10.5 a removal alone is no action: it is taken back', () => {
    const t = table().built({ 'h-c2': 'brewery' }).do('clear field=h-c2');
    expect([t.state.stock.brewery, t.asked()]).toEqual([2, ['expand', 'call-off']]);
    t.play('call-off');
    expect([t.state.stock.brewery, t.token('h-c2'), t.turn.actions, t.state.saved]).toEqual([1, 'brewery', 1, []]);
    // A removal inside a bill is taken back with it.
    t.do('expand token=bakery', 'remove field=h-c2').play('give-up');
    expect([t.token('h-c2'), t.question]).toEqual(['brewery', 'ask.turn']);
  });

  it.each([
    ['at once', []],
    ['after a bill was given up in it', ['expand token=coal-works-worker', 'give-up']],
  ])('AN-10.5 AN-11.22 called off, it leaves the action before as it was: %s', (_when, between) => {
    const t = table().built({ 'h-c2': 'bakery' }).actionsLeft(2).do('expand token=shipyard-1', 'place field=h-c3');
    expect([t.turn.actions, t.values('remove')]).toEqual([1, ['h-c2', 'h-c3']]);
    t.do('clear field=h-c2');
    if (between.length > 0) t.do(between[0]!).play(between[1]!);
    expect(anno1800.actions['call-off']!.detail!(t.state, 0)!.id).toBe('anno-1800.detail.call-off');
    t.play('call-off');
    expect([t.turn.actions, t.token('h-c2'), t.values('remove')]).toEqual([1, 'bakery', ['h-c2', 'h-c3']]);
    t.do('remove field=h-c2');
    expect([t.turn.actions, t.turn.job, t.token('h-c2')]).toEqual([1, undefined, undefined]);
  });

  it('AN-11.23 AN-10.5 a removal behind a barrier stays, and the action counts as taken', () => {
    const t = table().built({ 'h-c2': 'brewery' }).laid(['fw-10']).do('clear field=h-c2', 'activate card=fw-10');
    expect(anno1800.actions['call-off']!.detail!(t.state, 0)!.id).toBe('anno-1800.detail.call-off-counts');
    t.play('call-off');
    expect([t.token('h-c2'), t.turn.actions, t.turn.acted, t.turn.job]).toEqual([undefined, 0, true, undefined]);
    // The same where the removal came in a bill.
    const bill = table()
      .built({ 'h-c2': 'brewery' })
      .laid(['fw-10'])
      .do('expand token=bakery', 'remove field=h-c2', 'activate card=fw-10');
    bill.play('give-up');
    expect([bill.question, bill.turn.actions]).toEqual(['ask.cleared', 1]);
    bill.play('call-off');
    expect([bill.turn.actions, bill.token('h-c2')]).toEqual([0, undefined]);
  });

  it('AN-11.23 AN-11.1 after a ship that was given up behind a barrier anything may be built', () => {
    const t = table().built({ 'h-c2': 'brewery' }).laid(['fw-10']).do('expand token=trade-ship-1', 'remove field=h-c2');
    t.do('activate card=fw-10', 'give-up');
    expect([t.question, t.values('expand', 'token').includes('shipyard-1')]).toEqual(['ask.cleared', true]);
  });

  it('AN-C7 AN-11.3 what goes on which fields', () => {
    const t = table()
      .islands({ new: ['new-world-01'] })
      .do('expand token=shipyard-1');
    expect(t.values('place')).toEqual(['h-c1', 'h-c2', 'h-c3', 'h-c4', 'h-c5']);
    const industry = table().do('expand token=sawmill-worker');
    expect(industry.values('place').map((id) => id.slice(0, 3))).toEqual([
      ...Array(5).fill('h-a'),
      ...Array(5).fill('h-b'),
      ...Array(5).fill('h-c'),
    ]);
    const ship = table().do('expand token=trade-ship-1').pay();
    expect(ship.values('place')).toEqual(['h-s1', 'h-s2', 'h-s3', 'h-s4', 'h-s5']);
  });

  it('AN-C10 AN-11.12 free buildings', () => {
    const t = table().cubes({}).tokens('trade', 0, 2).tokens('exploration', 0, 1);
    t.do('expand token=shipyard-1', 'place field=h-c2')
      .actionsLeft(1)
      .do('expand token=sawmill-worker', 'place field=h-c3');
    expect([t.token('h-c2'), t.token('h-c3')]).toEqual(['shipyard-1', 'sawmill-worker']);
  });

  it('AN-C11 AN-26.1 AN-11.5 the stock is limited; what is covered is in it again', () => {
    const t = table(3)
      .built({ 'h-c2': 'bakery' }, 1)
      .built({ 'h-c2': 'bakery' }, 2)
      .hand(['fw-04'])
      .tokens('trade', 1, 1);
    expect(t.refused('expand', 'token').bakery).toBe('no-stock');
    t.do('play card=fw-04');
    expect(t.sources('bread')).toEqual(['1.h-c2', '2.h-c2']);
    t.do('give-up').state.active = 1;
    t.turn.actions = 1;
    t.do('expand token=sawmill-worker', 'place field=h-c2');
    expect(t.state.stock.bakery).toBe(1);
  });

  it('AN-C12 AN-11.1 one industry or one shipyard in an action', () => {
    const t = table().do('expand token=sawmill-worker', 'place field=h-c2');
    expect(t.asked()).toEqual(['end-turn']);
    const ships = table().built({ 'h-c2': 'shipyard-1' }).cubes({ farmer: 9, artisan: 9 });
    ships.do('expand token=trade-ship-1').pay().do('place field=h-s4');
    expect([ships.question, ships.values('expand', 'token')]).toEqual(['ask.next-ship', ['trade-ship-1']]);
    expect(ships.refusal('expand token=sawmill-worker')).toBe('engine.not-legal');
  });

  it('AN-C14 AN-11.22 after the placement the removal may still be made', () => {
    const t = table()
      .built({ 'h-c3': 'bakery' })
      .work('h-c3', 'worker')
      .do('expand token=brewery')
      .pay()
      .do('place field=h-c2');
    expect([t.turn.actions, t.why('remove'), t.values('remove')]).toEqual([0, undefined, ['h-c2', 'h-c3']]);
    t.do('remove field=h-c3');
    expect([t.state.stock.bakery, t.count('worker')[1], t.why('remove')]).toEqual([2, 1, 'not-expanding']);
    const late = table()
      .built({ 'h-c3': 'bakery' })
      .actionsLeft(2)
      .do('expand token=sawmill-worker', 'place field=h-c2');
    late.do('festival');
    expect(late.why('remove')).toBe('not-expanding');
  });

  it('AN-C17 AN-11.25 a removal may not uncover a second identical industry', () => {
    const t = table()
      .islands({ old: ['old-world-06'] })
      .built({ 'o1-a1': 'bakery', 'h-c2': 'coal-works-worker' });
    expect([t.refused('clear', 'field'), t.values('clear')]).toEqual([{ 'o1-a1': 'uncovers-twin' }, ['h-c2']]);
    t.actionsLeft(2).do('clear field=h-c2', 'expand token=sawmill-worker', 'place field=h-c4', 'clear field=o1-a1');
    expect(t.token('o1-a1')).toBeUndefined();
  });

  it('AN-11.2 AN-11.25 a token is not offered where the removal that would help is forbidden', () => {
    const t = table()
      .islands({ old: ['old-world-06', 'old-world-07'] })
      .built({ 'o1-a1': 'steelworks-worker', 'h-c2': 'coal-works-worker' });
    expect(t.refused('expand', 'token')['steelworks-worker']).toBe('twin');
    // Without the second coal works the first may come to light.
    const free = table()
      .islands({ old: ['old-world-06', 'old-world-07'] })
      .built({ 'o1-a1': 'steelworks-worker' });
    expect(free.refused('expand', 'token')['steelworks-worker']).toBeUndefined();
  });

  it('AN-C18 AN-11.27 AN-9.6 between paying and placing there may be a removal, but no giving up', () => {
    const t = table().built({ 'h-c2': 'bakery' }).do('expand token=shipyard-1');
    expect([t.asked(), t.needs]).toEqual([['place'], undefined]);
    t.do('remove field=h-c2', 'place field=h-c2');
    expect([t.token('h-c2'), t.state.stock.bakery]).toEqual(['shipyard-1', 2]);
  });

  it('AN-11.18 AN-11.19 a new building works at once; a covered shipyard changes nothing else', () => {
    const t = table().actionsLeft(2).do('expand token=sawmill-worker', 'place field=h-c2', 'produce field=h-c2');
    expect(t.turn.pool).toEqual({ planks: 1 });
    t.do('expand token=shipyard-1', 'place field=h-c1');
    expect(t.token('h-c1')).toBe('shipyard-1');
  });
});
