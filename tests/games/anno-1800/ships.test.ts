import { describe, expect, it } from 'vitest';
import { shipsFit } from '../../../src/games/anno-1800/board/placing.js';
import { table } from './table.js';

describe('ships', () => {
  it('AN-A7 AN-11.13 AN-11.14 AN-11.15 three shipyards, and trade tokens of the first ship for the second', () => {
    // Lisa is seat 0, Andrey seat 1.
    const t = table().built({ 'h-c2': 'shipyard-1', 'h-c3': 'shipyard-2' });
    t.built({ 'h-c2': 'warehouse-worker' }, 1).state.stock = { ...t.state.stock };
    t.built({ 'h-c3': 'cannon-foundry' }, 1).cubes({ farmer: 2, artisan: 2 });
    t.do('expand token=trade-ship-2', 'settle need=sails by=h-b5', 'settle need=planks by=h-a1');
    t.do('settle need=goods by=1.h-b3', 'place field=h-s4');
    expect(t.naval('trade')).toEqual([2, 2]);
    t.do('expand token=exploration-ship-1', 'settle need=sails by=h-b5', 'settle need=planks by=h-a1');
    t.do('settle need=cannons', 'place field=h-s5');
    expect([t.naval('trade'), t.naval('exploration'), t.seat(1).gold]).toEqual([[0, 4], [2, 0], 3]);
    expect([t.token('h-s4'), t.token('h-s5'), t.question]).toEqual([
      'trade-ship-2',
      'exploration-ship-1',
      'ask.next-ship',
    ]);
    t.play('finish');
    expect([t.turn.actions, t.turn.job]).toEqual([0, undefined]);
  });

  it('AN-C8 AN-11.13 what several shipyards can build', () => {
    const yards = [1, 1, 2];
    expect([[2, 1, 1], [1, 1, 1], [2, 2], [3], [1, 1, 1, 1]].map((ships) => shipsFit(ships, yards))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const t = table().built({ 'h-c2': 'shipyard-2' }).cubes({ farmer: 9, artisan: 9 }).tokens('trade', 9);
    expect(t.refused('expand', 'token')['trade-ship-3']).toBe('no-yard');
    t.do('expand token=trade-ship-2').pay().do('place field=h-s4');
    expect(t.refused('expand', 'token')).toMatchObject({ 'trade-ship-2': 'no-yard', 'trade-ship-3': 'no-yard' });
    t.do('expand token=trade-ship-1').pay().do('place field=h-s5');
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('AN-C9 AN-11.17 AN-2.3 AN-26.3 a covered ship takes tokens of its strength, spent ones first', () => {
    const t = table().built({ 'h-c2': 'shipyard-2' }).tokens('trade', 1, 1).do('expand token=trade-ship-2').pay();
    t.do('place field=h-s1');
    expect([t.naval('trade'), t.state.stock['trade-ship-2']]).toEqual([[3, 0], 5]);
  });

  it('AN-C13 AN-11.21 AN-11.17 AN-26.5 a removed ship, and the printed one below it', () => {
    const t = table().built({ 'h-s1': 'trade-ship-2' }).tokens('trade', 3).do('clear field=h-s1');
    expect([t.naval('trade'), t.state.stock['trade-ship-2'], t.token('h-s1')]).toEqual([[1, 1], 6, undefined]);
    expect(t.asked()).toEqual(['expand', 'call-off']);
  });

  it('AN-C15 AN-11.24 a ship of the action that is covered still counts', () => {
    const t = table().built({ 'h-c2': 'shipyard-2' }).cubes({ farmer: 9, artisan: 9 });
    t.do('expand token=trade-ship-1').pay().do('place field=h-s4');
    expect(t.naval('trade')).toEqual([3, 0]);
    t.do('expand token=trade-ship-2').pay().do('place field=h-s4');
    expect([t.naval('trade'), t.state.stock['trade-ship-1']]).toEqual([[4, 0], 6]);
    // Both shipyards have worked: no third ship.
    expect([t.turn.actions, t.asked()]).toEqual([0, ['end-turn']]);
  });

  it('AN-C19 AN-11.26 AN-10.6 no shipyard, no ship, until a removal shows one', () => {
    const t = table().built({ 'h-c1': 'bakery' });
    expect(t.values('expand').filter((id) => id.includes('ship-'))).toEqual([]);
    expect(t.refused('expand', 'token')['trade-ship-1']).toBe('no-yard');
    t.do('clear field=h-c1');
    expect(t.values('expand')).toContain('trade-ship-1');
    expect(t.refused('expand', 'token')['trade-ship-2']).toBe('no-yard');
    t.do('expand token=trade-ship-1').pay();
    expect(t.values('place')).not.toContain('h-c1');
  });

  it('AN-11.16 a shipyard that a ship of this action needs stays', () => {
    const t = table().built({ 'h-c2': 'shipyard-2', 'h-c3': 'shipyard-2' }).cubes({ farmer: 9, artisan: 9 });
    t.do('expand token=trade-ship-2');
    expect(t.values('remove')).toEqual(['h-c2', 'h-c3']);
    t.do('remove field=h-c2').pay().do('place field=h-s4');
    const one = table().built({ 'h-c2': 'shipyard-2' }).do('expand token=trade-ship-2');
    expect([one.why('remove'), one.refused('remove', 'field')]).toEqual(['yard-needed', { 'h-c2': 'yard-needed' }]);
    one.pay().do('place field=h-s4');
    expect(one.refused('remove', 'field')).toEqual({ 'h-c2': 'yard-needed' });
  });

  it('AN-11.22 AN-11.14 a shipyard that comes to light after the last ship allows one more', () => {
    const t = table().built({ 'h-c1': 'bakery', 'h-c2': 'shipyard-1' }).cubes({ farmer: 9, artisan: 9 });
    t.do('expand token=trade-ship-1').pay().do('place field=h-s4');
    expect(t.turn.actions).toBe(0);
    t.do('remove field=h-c1');
    expect([t.question, t.asked(), t.turn.actions]).toEqual(['ask.next-ship', ['expand', 'finish'], 1]);
    t.do('expand token=trade-ship-1').pay().do('place field=h-s5');
    expect([t.turn.actions, t.asked(), t.naval('trade')]).toEqual([0, ['end-turn'], [4, 0]]);
  });

  it('AN-11.22 the action ends by itself where a removal leaves no shipyard for another ship', () => {
    const t = table().built({ 'h-c2': 'shipyard-1' }).cubes({ farmer: 9, artisan: 9 });
    t.do('expand token=trade-ship-1').pay().do('place field=h-s4');
    expect([t.question, t.turn.actions]).toEqual(['ask.next-ship', 1]);
    t.do('remove field=h-c2');
    expect([t.asked(), t.turn.actions, t.turn.job]).toEqual([['end-turn'], 0, undefined]);
    // A removal that leaves a shipyard does not end it.
    const more = table().built({ 'h-c2': 'shipyard-1', 'h-c3': 'shipyard-1' }).cubes({ farmer: 9, artisan: 9 });
    more.do('expand token=trade-ship-1').pay().do('place field=h-s4', 'remove field=h-c2');
    expect([more.question, more.turn.actions]).toEqual(['ask.next-ship', 1]);
  });

  it('AN-11.15 new tokens are ready at once', () => {
    const t = table().tokens('trade', 0, 2).do('expand token=trade-ship-1').pay().do('place field=h-s4');
    expect(t.naval('trade')).toEqual([1, 2]);
  });
});
