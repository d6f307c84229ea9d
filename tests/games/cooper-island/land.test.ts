import { describe, expect, it } from 'vitest';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { table, turn } from './table.js';

const place = { op: 'place', n: 1 } as const;

describe('the income phase', () => {
  it('CI-W1 CI-6.1 CI-8.7 CI-18.2 CI-7.5 CI-7.8 CI-1.5 an islet, its action, storing, a double tile', () => {
    const t = table().tiles({ 'double-2': 1 });
    t.do('islet islet=islet-coin water=r1 land=b2');
    expect([t.space('b2'), t.asked()]).toEqual(['M1 food', ['take', 'decline']]);
    t.do('take');
    expect(t.goods()).toEqual({ coins: 2 });
    expect(t.refusal('place tile=double-2-b first=b2 second=a1')).toBe('occupied');
    t.do('store what=a1', 'store what=b2');
    expect([t.goods(), t.space('a1'), t.space('b2')]).toEqual([{ coins: 2, food: 2 }, 'M1', 'M1']);
    t.do('place tile=double-2-b first=b2 second=a1');
    expect([t.space('a1'), t.space('b2'), t.own.tiles['double-2']]).toEqual(['S2 cloth', 'M2 food', 0]);
    expect([t.why('place'), t.why('islet')]).toEqual(['placed', 'islet-laid']);
  });

  it('CI-W2 CI-7.2 CI-8.5 CI-8.10 a double tile on new land, then an islet with two goods', () => {
    const t = table().as(1).tiles({ 'double-1': 1 });
    t.do('place tile=double-1-a first=b1 second=c1');
    expect([t.space('b1'), t.space('c1')]).toEqual(['F1 wood', 'M1 food']);
    t.do('islet islet=islet-goods water=r1 land=b2');
    expect(t.space('b2')).toBe('M1 stone');
    expect(t.values('take')).toEqual(['wood', 'stone', 'food']);
    t.do('take good=wood', 'take');
    expect(t.goods()).toEqual({ coins: 1, wood: 1, food: 1 });
  });

  it('CI-C3 CI-8.2 CI-8.5 CI-8.6 in round 1 only beside the right harbour', () => {
    const t = table();
    expect(t.refusal('islet islet=islet-tile water=l1 land=b1')).toBe('engine.not-legal');
    expect(t.values('islet islet=islet-tile', 'water')).toEqual(['r1', 'r2']);
    expect(t.refusal('islet islet=islet-tile water=r1 land=b2')).toBeUndefined();
    expect(t.values('islet islet=islet-tile water=r2', 'land')).toEqual(['b2']);
    expect(t.refusal('islet islet=islet-tile water=r2 land=c3')).toBe('contact');
    t.land('b1', 1, 'forest').land('b2', 1, 'meadow');
    expect(t.refusal('islet islet=islet-tile water=r1 land=b2')).toBe('charted-land');
    expect(t.refusal('islet islet=islet-tile water=r2 land=c3')).toBeUndefined();
    expect(t.refusal('islet islet=islet-tile water=r3 land=c3')).toBe('engine.not-legal');
    t.land('c3', 1, 'forest');
    expect(t.why('islet')).toBe('charted-land');
    const later = table();
    later.state.round = 2;
    expect(later.refusal('islet islet=islet-tile water=l1 land=b1')).toBeUndefined();
  });

  it('CI-C4 CI-8.1 CI-8.3 a sandbank is never covered completely', () => {
    const t = table().land('b2', 1, 'meadow').islet('r1', 'islet-coin');
    t.state.round = 2;
    expect(t.refusal('islet islet=islet-lux water=r2 land=c3')).toBe('bank');
    expect(t.refusal('islet islet=islet-lux water=r3 land=c3')).toBeUndefined();
  });

  it('CI-C5 CI-8.2 CI-16.1 no islet on ruins, one where they were', () => {
    const t = table().land('d4', 1, 'forest');
    t.state.round = 2;
    expect(t.refused('islet islet=islet-lux water=r5', 'water').r5).toBe('ruins');
    t.effects({ op: 'ruins' }).do('ruins space=e5 slot=statue-slot-1');
    expect([t.own.spaces.e5!.ruins, t.own.statues, t.space('e5')]).toEqual([false, ['statue-slot-1'], '-']);
    expect(t.refusal('islet islet=islet-lux water=r5 land=e5')).toBeUndefined();
  });

  it('CI-C6 CI-8.4 CI-8.8 CI-8.9 laying an islet beside a ship is not passing it', () => {
    const t = table().land('b2', 1, 'meadow').ship('one-mast', 38, 0, 8, 3);
    t.state.round = 2;
    t.do('islet islet=islet-coin water=r3 land=c3');
    expect([t.at('one-mast', 3), t.asked(3), t.asked(0)]).toEqual([
      [38, 0, 8],
      ['islet', 'place', 'use', 'finish'],
      ['take', 'decline'],
    ]);
    t.do('decline');
    expect([t.goods(0), t.goods(3)]).toEqual([{ coins: 1 }, { coins: 1 }]);
  });

  it('CI-6.3 CI-5.4 anytime actions, with one cartographer action; what is unused is said before one finishes', () => {
    const t = table().do('store what=a1', 'chart space=b1 terrain=forest');
    expect([t.why('chart'), t.goods(), t.space('b1')]).toEqual(['charted', { coins: 1, food: 1 }, 'F1 wood']);
    const said = () => cooperIsland.actions.finish!.detail!(t.state, 0)?.args?.left;
    expect(said()).toBe('both');
    t.do('islet islet=islet-coin water=r2 land=b2', 'decline').tiles({ 'double-1': 1 });
    expect(said()).toBe('tile');
    t.do('place tile=double-1-a first=c1 second=d1');
    expect([said(), t.why('finish')]).toEqual([undefined, undefined]);
    t.do('finish');
    expect([t.asked(0), t.state.phase]).toEqual([[], 'income']);
  });

  it('CI-6.1 CI-6.2 each boat once, also one built in the phase', () => {
    const t = table().dock('dock-1', 'boat-coin').store({});
    expect(t.values('use')).toEqual(['boat-coin']);
    t.do('use', 'take');
    expect([t.goods(), t.why('use')]).toEqual([{ coins: 1 }, 'nothing-to-use']);
    t.dock('dock-2', 'boat-lux');
    expect(t.values('use')).toEqual(['boat-lux']);
  });
});

describe('placing a double tile', () => {
  it('CI-C7 CI-7.3 CI-7.7 CI-18.8 CI-18.9 CI-24.6 levels a difference of one', () => {
    const t = turn().tiles({ 'double-3': 2 }).land('d3', 2, 'forest').land('d4', 3, 'settlement').effects(place, place);
    const before = t.state.singles['single-1']!;
    t.do('place tile=double-3-a first=d3 second=d4');
    expect([t.own.cartographer, t.state.singles['single-1'], t.space('d3'), t.space('d4')]).toEqual([
      2,
      before - 1,
      'F4 wood',
      'S4 cloth',
    ]);
    t.land('d3', 2, 'forest').land('d4', 3, 'settlement');
    expect(t.refused('place tile=double-3-a first=d3', 'second').d4).toBe('uneven');
    expect(t.why('chart')).toBe('charted');
    t.own.done.chart = false;
    t.land('d4', 4, 'settlement');
    expect(t.refused('place tile=double-3-a', 'first').d3).toBe('levels');
  });

  it('CI-C8 CI-7.4 CI-7.7 half new, half old land', () => {
    const t = turn().tiles({ 'double-2': 1 }).land('c3', 1, 'meadow').effects(place);
    t.own.cartographer = 1;
    t.do('place tile=double-2-b first=c3 second=d3');
    expect([t.own.cartographer, t.space('c3'), t.space('d3')]).toEqual([0, 'M2 food', 'S2 cloth']);
    const high = turn().tiles({ 'double-2': 1 }).land('c3', 2, 'meadow').effects(place);
    expect(high.refused('place tile=double-2-b', 'first').c3).toBe('levels');
    const poor = turn().tiles({ 'double-2': 1 }).land('c3', 1, 'meadow').effects(place);
    poor.own.cartographer = 0;
    expect(poor.refused('place tile=double-2-b', 'first').c3).toBe('uneven');
    poor.own.cartographer = 1;
    expect(poor.refused('place tile=double-2-b', 'first').c3).toBeUndefined();
  });

  it('CI-C9 CI-7.5 CI-7.1 only a settlement covers a settlement', () => {
    const t = turn().tiles({ 'double-3': 1 }).land('d3', 1, 'forest').land('c3', 1, 'settlement').effects(place);
    expect(t.refusal('place tile=double-3-a first=c3 second=d3')).toBe('terrain');
    expect(t.refusal('place tile=double-3-a first=d3 second=c3')).toBeUndefined();
  });

  it('CI-C10 CI-7.2 CI-1.6 new land needs contact and no ruins', () => {
    const t = turn().tiles({ 'double-1': 1 }).effects(place);
    expect(t.refused('place tile=double-1-a', 'first').d1).toBe('contact');
    expect(t.refused('place tile=double-1-a first=c1', 'second')).toMatchObject({ d1: 'contact', c2: 'ruins' });
    expect(t.refused('place tile=double-1-a first=b1', 'second')).toEqual({ a1: 'occupied', c2: 'ruins' });
    expect(t.values('place tile=double-1-a first=b1')).toEqual(['b2', 'c1']);
  });

  it('CI-C11 CI-1.4 CI-7.8 gold from level 3', () => {
    const t = turn().tiles({ 'double-1': 2 }).land('d3', 1, 'mountain').land('c3', 1, 'meadow').effects(place, place);
    t.do('place tile=double-1-b first=d3 second=c3');
    expect([t.space('d3'), t.space('c3')]).toEqual(['M2 stone', 'S2 cloth']);
    t.bare();
    expect(t.values('place tile=double-1-b first=d3 second=c3', 'ore')).toEqual(['stone', 'gold']);
    t.do('place tile=double-1-b first=d3 second=c3 ore=gold');
    expect(t.space('d3')).toBe('M3 gold');
  });

  it('CI-7.6 CI-7.9 CI-7.10 CI-7.11 CI-1.7 free spaces only; an older tile may be covered exactly; none without a tile', () => {
    const t = turn().tiles({ 'double-1': 1 }).land('d3', 7, 'forest', 'wood').land('d4', 7, 'meadow').effects(place);
    expect(t.refused('place tile=double-1-a', 'first').d3).toBe('occupied');
    t.do('store what=d3', 'place tile=double-1-a first=d3 second=d4');
    expect([t.space('d3'), t.space('d4')]).toEqual(['F8 wood', 'M8 food']);
    t.effects(place);
    expect(t.why('place')).toBe('no-tile');
    for (const piece of ['statue', 'lid', 'fortress'] as const) {
      t.land('d3', 7, 'forest', piece).land('d4', 7, 'meadow').tiles({ 'double-1': 1 });
      expect(t.refused('place tile=double-1-a', 'first').d3).toBe('occupied');
    }
  });
});

describe('the cartographer', () => {
  it('CI-C33 CI-18.9 CI-18.10 raises a space', () => {
    const t = turn().land('d3', 3, 'mountain');
    t.own.cartographer = 4;
    expect(t.values('chart space=d3 terrain=mountain', 'ore')).toEqual(['stone', 'gold']);
    t.do('chart space=d3 terrain=mountain ore=gold');
    expect([t.own.cartographer, t.space('d3')]).toEqual([1, 'M4 gold']);
    const high = turn().land('d3', 4, 'mountain');
    expect(high.refused('chart', 'space').d3).toBe('steps');
    high.own.cartographer = 4;
    high.do('chart space=d3 terrain=settlement');
    expect([high.own.cartographer, high.space('d3')]).toEqual([0, 'S5 cloth']);
    const held = turn().land('d3', 3, 'mountain', 'statue').land('d4', 4, 'mountain', 'statue');
    held.own.cartographer = 6;
    expect(held.refused('chart', 'space')).toMatchObject({ d3: 'occupied', d4: 'occupied' });
  });

  it('CI-C34 CI-18.9 explores new land, never ruins', () => {
    const t = turn();
    t.own.cartographer = 2;
    expect(t.refused('chart', 'space')).toMatchObject({ c2: 'ruins', d3: 'contact' });
    t.do('chart space=b1 terrain=settlement');
    expect([t.own.cartographer, t.space('b1')]).toEqual([0, 'S1 cloth']);
  });

  it('CI-C53 CI-7.7 CI-24.3 CI-24.6 single tiles are limited', () => {
    const t = turn().tiles({ 'double-2': 2 }).land('c3', 1, 'meadow').effects(place, place);
    t.state.singles = { 'single-1': 20, 'single-2': 22 };
    t.do('place tile=double-2-b first=c3 second=d3');
    expect(t.state.singles).toEqual({ 'single-1': 20, 'single-2': 21 });
    t.own.done.chart = false;
    t.land('d1', 2, 'forest').land('d2', 3, 'settlement').tiles({ 'double-3': 1 });
    t.do('place tile=double-3-a first=d1 second=d2');
    expect(t.state.singles).toEqual({ 'single-1': 19, 'single-2': 21 });
    const out = turn().tiles({ 'double-3': 1 }).land('d1', 2, 'forest').land('d2', 3, 'settlement').effects(place);
    out.state.singles = { 'single-1': 0, 'single-2': 1 };
    expect(out.values('chart space=b1', 'terrain')).toEqual(['mountain', 'settlement']);
    out.do('place tile=double-3-a first=d1 second=d2');
    expect(out.state.singles).toEqual({ 'single-1': 0, 'single-2': 0 });
  });

  it('CI-18.8 CI-10.4 one action in each window; steps end at the last cell', () => {
    const t = turn(2);
    t.own.cartographer = 5;
    t.effects({ op: 'steps', n: 3 }).do('steps');
    expect([t.own.cartographer, t.why('chart')]).toEqual([6, undefined]);
    t.do('chart space=b1 terrain=forest');
    expect(t.why('chart')).toBe('charted');
    t.do('work worker=regular sector=sector-h', 'decline', 'end-turn');
    expect([t.active, t.why('chart')]).toEqual([1, undefined]);
    t.do('work worker=regular sector=sector-b', 'decline', 'end-turn');
    expect([t.active, t.why('chart')]).toEqual([0, undefined]);
    expect(table().window().why('chart')).toBe('no-chart');
  });
});
