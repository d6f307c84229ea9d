import { describe, expect, it } from 'vitest';
import { emptyTable, endYear, newMatch, tilesAt, viewOf } from './table.js';

describe('the worked examples of the rulebook', () => {
  it('SM-R01 starting goods of four players', () => {
    const { state } = newMatch(4);
    expect(state.seats.map((owner) => owner.resources.wood)).toEqual([2, 2, 2, 2]);
    expect(state.seats.map((owner) => owner.coins)).toEqual([3, 4, 5, 6]);
  });

  it('SM-R02 dice of a match of three', () => {
    const { state } = newMatch(3);
    const view = viewOf(state);
    expect(state.whiteDice).toHaveLength(9);
    expect(state.seats.map((owner) => owner.blueDice.length)).toEqual([1, 1, 1]);
    expect(view.seats.reduce((sum, seat) => sum + seat.blueReserve, 0)).toBe(6);
  });

  it('SM-R03 a triple tile', () => {
    const table = emptyTable().store({ wood: 2, grain: 1 });
    table.state.display.triple = ['triple-01', 'triple-02', 'triple-03', 'triple-04', 'triple-05'];
    table.do('expand tile=triple-01 cell=r2c1');
    expect(table.cell('r2c1')).toMatchObject({ terrain: 'road', colonists: 1 });
    expect(table.cell('r2c2')).toMatchObject({ terrain: 'mountain', building: 'gem-1' });
    expect(table.cell('r3c1')).toMatchObject({ terrain: 'city', building: 'trade-2-gems-5-happiness' });
    expect(table.goods()).toEqual({});
    expect(table.state.display.triple).toEqual(['triple-02', 'triple-03', 'triple-04', 'triple-05']);
  });

  it('SM-R04 activations with coins', () => {
    const table = emptyTable().store({ coins: 5 }).do('activate cell=r1c6');
    expect(table.goods()).toEqual({ coins: 4, gem: 1 });
    table.turnOf(0).do('activate cell=r2c3');
    expect(table.goods()).toEqual({ coins: 2, gem: 1, wood: 1 });
    expect([table.cell('r1c6')?.coins, table.cell('r2c3')?.coins]).toEqual([1, 2]);
  });

  it('SM-R05 a blue die', () => {
    const table = emptyTable().blue(1).do('use-die die=blue-1 value=1');
    expect(table.goods()).toEqual({ coins: 2, gem: 1 });
    expect(table.news).toEqual(['use-die', 'gain', 'gain', 'die-placed']);
    expect(table.events.slice(1, 3).map((event) => event.args?.source)).toEqual([
      { component: 'coins-2' },
      { component: 'gem-1' },
    ]);
    expect(table.cell('r1c6')?.die).toEqual({ color: 'blue', value: 1 });
  });

  it('SM-R06 a white die changed from 5 to 3', () => {
    const table = emptyTable()
      .grid({
        r2c3: 'forest wood-1',
        r3c3: 'mountain gem-1',
        r4c3: 'farm grain-1',
        r5c3: 'road 0',
        r6c3: 'city coins-2',
      })
      .die('r3c3', 'blue-3')
      .white(5)
      .store({ coins: 2 })
      .do('use-die die=white-5 value=3');
    expect(table.goods()).toEqual({ coins: 2, wood: 1, grain: 1 });
    expect(table.events.map((event) => event.args?.source).slice(1, 4)).toEqual([
      { component: 'wood-1' },
      { component: 'grain-1' },
      { component: 'coins-2' },
    ]);
    expect(table.cell('r6c3')?.die).toEqual({ color: 'white', value: 3 });
    expect(table.state.whiteDice).toEqual([]);
  });

  it('SM-R07 values do not wrap', () => {
    const poor = emptyTable().white(1).store({ coins: 4 });
    expect(poor.refusal('use-die die=white-1 value=6')).toBe('coins');
    const rich = emptyTable().white(1).store({ coins: 5 }).do('use-die die=white-1 value=6');
    expect(rich.goods()).toEqual({ gem: 1 });
    expect(rich.cell('r6c6')?.die).toEqual({ color: 'white', value: 6 });
  });

  it('SM-R08 a trade building', () => {
    const table = emptyTable()
      .add({ r1c2: 'city trade-wood-gem-3-coins' })
      .store({ wood: 1, gem: 1, coins: 1 })
      .do('activate cell=r1c2');
    expect(table.question).toBe('ask.trade');
    table.do('trade pay=wood');
    expect(table.goods()).toEqual({ coins: 3, gem: 1 });
    expect(table.question).toBe('ask.end-turn');
  });

  it('SM-R09 shipping to the religion dock', () => {
    const table = emptyTable().docks({ 'dock-religion': 'ship-start-1' }).store({ wood: 1, sugar: 1, coins: 1 });
    const [next] = table.state.stacks.shipments;
    table.do('activate cell=r6c6', 'ship dock=dock-religion');
    expect(table.goods()).toEqual({});
    expect(table.seat().harbor['dock-religion']).toEqual(['ship-start-1']);
    expect(table.state.docks['dock-religion']).toBe(next);
    expect(table.score().shipments).toBe(2);
    table.turnOf(0).do('pass space=retire-coins');
    expect(table.question).toBe('ask.religion');
    table.do('religion');
    expect(table.seat().religion).toBe(1);
  });

  it('SM-R10 religion with a grain', () => {
    const table = emptyTable().store({ grain: 1, coins: 1 }).do('activate cell=r5c4', 'religion', 'religion-step');
    expect(table.seat().religion).toBe(2);
    expect(table.goods()).toEqual({});
    expect(table.question).toBe('ask.end-turn');
    expect(table.seat().blueDice).toEqual([]);
  });

  it('SM-R11 the third monk symbol and a shared mission', () => {
    const table = emptyTable(3)
      .monks(1, 'mission-happiness')
      .monks(2, 'mission-happiness')
      .religion(6)
      .blue(2, 5)
      .store({ coins: 5 })
      .do('activate cell=r5c4', 'religion');
    expect(table.news).toEqual(['religion', 'unlock']);
    expect(table.seat().blueDice).toHaveLength(3);
    expect(table.question).toBe('ask.place-monk');
    table.do('place-monk place=mission-happiness');
    expect(table.goods()).toEqual({});
    expect([table.goods(1), table.goods(2)]).toEqual([{ coins: 2 }, { coins: 2 }]);
    expect(table.seat().happiness).toBe(3);
  });

  it('SM-R12 the income of a harbour', () => {
    const table = emptyTable()
      .harbor({
        'dock-coins': ['ship-01'],
        'dock-religion': ['ship-02', 'ship-03', 'ship-04'],
        'dock-happiness': ['ship-05', 'ship-06'],
      })
      .store({ grain: 2 })
      .do('pass space=retire-road', 'decline');
    expect(table.goods()).toEqual({ coins: 2, grain: 2 });
    table.do('religion', 'religion-step', 'religion');
    expect(table.seat().religion).toBe(3);
    expect(table.question).toBe('ask.place-monk');
    table.do('decline', 'religion-step', 'religion');
    expect(table.seat().religion).toBe(5);
    expect(table.question).toBe('ask.place-monk');
    table.do('decline');
    expect(table.goods()).toEqual({ coins: 2 });
    expect(table.seat().happiness).toBe(2);
    expect(table.seat().blueDice).toHaveLength(1);
    expect(table.question).toBe('ask.end-turn');
  });

  it('SM-R13 a road tile', () => {
    const table = emptyTable().do('pass space=retire-road');
    const [next] = viewOf(table.state, 0).roadTiles;
    table.do('place-road cell=r6c4');
    expect(table.cell('r6c4')).toMatchObject({ terrain: 'road', colonists: 1, tile: next });
    expect(table.state.roadTiles).toHaveLength(2);
  });

  it('SM-R14 free actions around a main action', () => {
    const table = emptyTable().store({ sugar: 2, gem: 1, wood: 2 }).docks({ 'dock-coins': 'ship-05' });
    table.seat().coinActivations = 1;
    table.do('sell resource=sugar amount=2', 'sell resource=gem');
    expect(table.seat().coins).toBe(6);
    table.do('activate cell=r6c6');
    expect(table.seat().coins).toBe(4);
    table.do('buy resource=grain');
    expect(table.seat().coins).toBe(1);
    table.do('ship dock=dock-coins');
    expect(table.goods()).toEqual({ coins: 1 });
    expect(table.seat().harbor['dock-coins']).toEqual(['ship-05']);
  });

  it('SM-R15 conquest at the end of year 2, four players', () => {
    const table = emptyTable(4).year(2).conquest([0, 7], [1, 5], [2, 3], [3, 1]);
    endYear(table);
    expect(table.state.seats.map((owner) => owner.happiness)).toEqual([9, 6, 3, 0]);
    expect(table.state.seats.map((owner) => owner.conquest)).toEqual([0, 0, 0, 0]);
    expect(table.state.conquestStacks).toEqual({});
  });

  it('SM-R16 colonists in complete lines', () => {
    const spaces: Record<string, string> = { r2c2: 'road 1' };
    for (let at = 1; at <= 6; at += 1) {
      spaces[`r${at}c4`] = 'farm';
      spaces[`r${at}c6`] = 'farm';
      spaces[`r4c${at}`] = 'farm';
    }
    Object.assign(spaces, { r4c4: 'road 1', r1c4: 'road 2', r4c2: 'road 1', r6c6: 'road 1' });
    expect(emptyTable().grid(spaces).score().colonists).toBe(6);
  });

  it('SM-R17 monks', () => {
    const table = emptyTable().grid({}).monks(0, 'astronomy', 'one-dock', 'square');
    const monks = ({ scholars, ...lines }: Record<string, number>): number =>
      (scholars ?? 0) +
      (lines['bishop-one-dock'] ?? 0) +
      (lines['bishop-square'] ?? 0) +
      (lines['bishops-penalty'] ?? 0);
    expect(monks(table.score())).toBe(-1);
    // 4 tiles at one dock are worth 8, no square scores; then a 3x3 and three tiles for 6 and 4.
    table.harbor({ 'dock-coins': ['ship-01', 'ship-02', 'ship-03', 'ship-04'] });
    expect(monks(table.score())).toBe(7);
    const scored = emptyTable().grid({}).monks(0, 'astronomy', 'one-dock', 'connected-cities');
    scored
      .harbor({ 'dock-coins': ['ship-01', 'ship-02', 'ship-03', 'ship-04'] })
      .add({ r2c2: 'town-hall', r1c2: 'city', r3c2: 'city', r2c1: 'city' });
    const lines = scored.score();
    expect([lines['bishop-one-dock'], lines['bishop-connected-cities'], lines['bishops-penalty']]).toEqual([8, 6, -4]);
    expect((lines.scholars ?? 0) + 8 + 6 - 4).toBe(13);
  });

  it('SM-R18 harbour sets', () => {
    const table = emptyTable().harbor(tilesAt(2, 3, 2, 4));
    expect(table.score()['harbor-sets']).toBe(6);
  });

  it('SM-R19 Industrialization', () => {
    const table = emptyTable()
      .monks(0, 'industrialization')
      .add({ r1c2: 'city trade-wood-gem-3-coins' })
      .store({ wood: 1, gem: 1, coins: 1 })
      .do('activate cell=r1c2', 'trade pay=wood');
    expect(table.question).toBe('ask.trade');
    table.do('trade pay=gem');
    expect(table.goods()).toEqual({ coins: 6 });
    expect(table.question).toBe('ask.end-turn');
    const third = emptyTable()
      .monks(0, 'industrialization')
      .add({ r1c2: 'city trade-wood-gem-3-coins' })
      .store({ wood: 3, coins: 1 })
      .do('activate cell=r1c2', 'trade pay=wood', 'trade pay=wood');
    expect(third.goods()).toEqual({ wood: 1, coins: 6 });
    expect(third.question).toBe('ask.end-turn');
  });

  it('SM-R20 cities connected to the town hall', () => {
    const table = emptyTable().tile('double-08', 'r5c6', 270).tile('double-09', 'r6c3', 0).monks(0, 'connected-cities');
    expect(table.cell('r4c6')?.terrain).toBe('road');
    expect(table.cell('r6c4')?.terrain).toBe('road');
    expect(table.score()['bishop-connected-cities']).toBe(6);
    table.add({ r1c1: 'farm' });
    expect(table.score()['bishop-connected-cities']).toBe(6);
  });

  it('SM-R21 the largest area', () => {
    const table = emptyTable().monks(0, 'largest-terrain').grid({
      r1c1: 'farm',
      r1c2: 'farm',
      r2c2: 'farm',
      r2c3: 'farm',
      r4c1: 'forest',
      r4c2: 'forest',
      r6c1: 'city',
      r6c2: 'city',
      r6c3: 'city',
      r6c4: 'city',
      r6c5: 'city',
    });
    expect(table.score()['bishop-largest-terrain']).toBe(8);
  });

  it('SM-R22 diverse lines', () => {
    const four = ['farm', 'forest', 'mountain', 'city'];
    const columns = (...list: number[]): Record<string, string> =>
      Object.fromEntries(list.flatMap((column) => four.map((terrain, at) => [`r${at + 1}c${column}`, terrain])));
    const row = { r6c3: 'farm', r6c4: 'forest', r6c5: 'mountain', r6c6: 'city' };
    const three = emptyTable()
      .monks(0, 'diverse-lines')
      .grid({ ...columns(1, 2), ...row });
    expect(three.score()['bishop-diverse-lines']).toBe(9);
    const five = emptyTable()
      .monks(0, 'diverse-lines')
      .grid({ ...columns(1, 2, 3, 4), ...row });
    expect(five.score()['bishop-diverse-lines']).toBe(12);
  });

  it('SM-R23 adjacent values', () => {
    const table = emptyTable().blue(3).store({ coins: 2 });
    expect(table.values('use-die die=blue-3', 'value')).toEqual(['3', '2', '4', '1', '5']);
    expect(table.refusal('use-die die=blue-3 value=6')).toBe('coins');
    const left = ['1', '2', '3', '4', '5'].map((value) => {
      const used = emptyTable()
        .blue(3)
        .store({ coins: 2 })
        .grid({ r1c1: 'farm', r2c1: 'farm', r3c1: 'farm', r4c1: 'farm', r5c1: 'farm' });
      return used.do(`use-die die=blue-3 value=${value}`).seat().coins;
    });
    expect(left).toEqual([0, 1, 2, 1, 0]);
  });

  it('SM-R24 sets of the advanced set-up', () => {
    const table = newMatch(3, { 'advanced-setup': 'true' });
    expect(table.state.sets).toHaveLength(4);
    const order: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      order.push(table.state.active);
      const [set] = table.values('choose-set', 'set');
      table.do(`choose-set set=${set} cell=r2c2 rotation=90`);
    }
    expect(order).toEqual([2, 1, 0]);
    expect(table.state.sets).toEqual([]);
    expect(table.state.phase).toBe('year');
  });
});
