import { describe, expect, it } from 'vitest';
import { emptyTable, endYear } from './table.js';

describe('expanding', () => {
  const doubles = (table: ReturnType<typeof emptyTable>) => table.state.display.double;

  it('SM-5.1 two wood for a double tile, two wood and a grain for a triple tile', () => {
    const table = emptyTable().store({ wood: 2 });
    expect(table.values('expand', 'tile')).toEqual(doubles(table));
    const [triple] = table.state.display.triple;
    expect(table.refusal(`expand tile=${triple} cell=r3c3`)).toBe('tile-cost');
    table.store({ grain: 1 });
    expect(table.values('expand', 'tile')).toHaveLength(10);
    table.do(`expand tile=${triple} cell=r2c1`);
    expect([table.goods(), table.question]).toEqual([{}, 'ask.end-turn']);
    expect(emptyTable().store({ wood: 1, grain: 3 }).why('expand')).toBe('tile-cost');
  });

  it('SM-5.2 anywhere on empty spaces inside the grid, turned but never flipped', () => {
    const table = emptyTable().grid({ r3c3: 'farm' }).store({ wood: 2, grain: 1 });
    const [tile] = doubles(table);
    // Touching nothing is allowed.
    expect(table.values(`expand tile=${tile}`, 'cell')).toContain('r6c6');
    expect(table.values(`expand tile=${tile}`, 'cell')).not.toContain('r3c3');
    expect(table.values(`expand tile=${tile} cell=r2c3`, 'rotation')).toEqual(['0', '180', '270']);
    expect(table.values(`expand tile=${tile} cell=r6c6`, 'rotation')).toEqual(['180', '270']);
    // The two arms of an L never change sides: from the corner, b and c are always a quarter turn apart.
    const [triple] = table.state.display.triple;
    expect(table.values(`expand tile=${triple} cell=r1c1`, 'rotation')).toEqual([]);
    table.do(`expand tile=${triple} cell=r1c1`);
    expect([table.cell('r1c2')?.tile, table.cell('r2c1')?.tile]).toEqual([triple, triple]);
  });

  it('SM-5.3 a tile that fits nowhere may not be taken', () => {
    const full = Object.fromEntries(
      Array.from({ length: 36 }, (_, at) => [`r${Math.floor(at / 6) + 1}c${(at % 6) + 1}`, 'farm']),
    );
    const { r1c1: _a, r1c2: _b, ...spaces } = full;
    const table = emptyTable().grid(spaces).store({ wood: 2, grain: 1 });
    expect(table.values('expand', 'tile')).toEqual(doubles(table));
    expect(emptyTable().grid(full).store({ wood: 2, grain: 1 }).why('expand')).toBe('no-room');
  });

  it('SM-5.4 the space of cell a and a clockwise rotation', () => {
    const table = emptyTable().store({ wood: 2 });
    table.state.display.double = ['double-03'];
    table.do('expand tile=double-03 cell=r4c4 rotation=270');
    expect([table.cell('r4c4')?.building, table.cell('r3c4')?.terrain]).toEqual(['grain-1', 'road']);
  });

  it('SM-5.5 the display shrinks during the year', () => {
    const table = emptyTable().store({ wood: 2 });
    const [tile, ...others] = doubles(table);
    table.do(`expand tile=${tile} cell=r1c2 rotation=0`, 'end-turn');
    expect(doubles(table)).toEqual(others);
    expect(table.state.stacks.double).toHaveLength(10);
  });

  it('SM-5.6 new buildings are free from the next turn on', () => {
    const table = emptyTable().store({ wood: 2, coins: 1 });
    table.state.display.double = ['double-03'];
    table.do('expand tile=double-03 cell=r1c2 rotation=0');
    expect(table.actions).toEqual(['end-turn']);
    expect(table.turnOf(0).do('activate cell=r1c2').goods()).toEqual({ grain: 1 });
  });
});

describe('activating one building', () => {
  it('SM-6.1 the n-th activation of a year costs n coins', () => {
    const table = emptyTable().store({ coins: 3 });
    table.seat().coinActivations = 2;
    expect(table.do('activate cell=r6c1').goods()).toEqual({});
    expect([table.cell('r6c1')?.coins, table.seat().happiness]).toEqual([3, 1]);
    expect(emptyTable().store({ coins: 1 }).pile('r1c1', 1).why('activate')).toBe('coins');
  });

  it('SM-6.2 the coins stay, so the building is not free any more this year', () => {
    const table = emptyTable().store({ coins: 9 }).do('activate cell=r6c1').turnOf(0);
    expect(table.values('activate', 'cell')).not.toContain('r6c1');
    expect(table.refusal('activate cell=r6c1')).toBe('engine.not-legal');
    expect(endYear(table).store({ coins: 9 }).turnOf(0).values('activate', 'cell')).toContain('r6c1');
  });

  it('SM-6.3 the price does not drop when coins leave a building', () => {
    const table = emptyTable(2).monks(0, 'mathematics').store({ coins: 9 }).do('activate cell=r6c1');
    table.do('end-turn').turnOf(0).do('pass space=retire-conquistador');
    expect(table.cell('r6c1')?.coins).toBeUndefined();
    expect(table.seat().coinActivations).toBe(1);
    table.state.retire = {};
    expect(table.turnOf(0).do('activate cell=r6c1').cell('r6c1')?.coins).toBe(2);
    endYear(table);
    expect(table.store({ coins: 9 }).turnOf(0).do('activate cell=r6c1').cell('r6c1')?.coins).toBe(1);
  });

  it('SM-6.4 a building may be activated though its effect cannot be used', () => {
    const table = emptyTable().add({ r1c2: 'city trade-2-gems-5-happiness' }).store({ coins: 1 });
    table.do('activate cell=r1c2');
    expect([table.goods(), table.question, table.cell('r1c2')?.coins]).toEqual([{}, 'ask.end-turn', 1]);
  });

  it('SM-6.5 roads and empty spaces cannot be chosen', () => {
    const table = emptyTable().store({ coins: 9 });
    expect([table.refusal('activate cell=r6c5'), table.refusal('activate cell=r1c2')]).toEqual([
      'engine.not-legal',
      'engine.not-legal',
    ]);
  });

  it('SM-6.6 the coins lie there before the effect begins', () => {
    const table = emptyTable().store({ coins: 1 }).pile('r1c6', 1);
    expect(table.why('activate')).toBe('coins');
    expect(table.store({ coins: 2 }).do('activate cell=r1c1').goods()).toEqual({ coins: 2 });
  });
});

describe('activating a line', () => {
  it('SM-7.1 white dice of the common supply or own blue dice', () => {
    const table = emptyTable().white(1, 6).blue(3);
    table.seat(1).blueDice = [5];
    expect(table.values('use-die', 'die')).toEqual(['white-1', 'white-6', 'blue-3']);
    table.do('use-die die=white-6 value=6');
    expect([table.state.whiteDice, table.seat().blueDice]).toEqual([[1], [3]]);
    table.turnOf(0).do('use-die die=blue-3 value=3');
    expect([table.state.whiteDice, table.seat().blueDice]).toEqual([[1], []]);
  });

  it('SM-7.2 at most three white dice in a year', () => {
    const table = emptyTable().white(1, 2, 4, 6);
    for (const die of [1, 2, 4]) {
      table.do(`use-die die=white-${die} value=${die}`);
      if (table.question === 'ask.religion') table.do('decline');
      table.turnOf(0);
    }
    expect(table.why('use-die')).toBe('no-dice');
    expect(table.refused('use-die', 'die')).toEqual({ 'white-6': 'white-limit' });
    endYear(table);
    table.turnOf(0).white(1);
    expect(table.why('use-die')).toBeUndefined();
  });

  it('SM-7.3 a coin for each pip, up or down, without wrapping', () => {
    const use = (coins: number, die: number, value: number) =>
      emptyTable().white(die).store({ coins }).refusal(`use-die die=white-${die} value=${value}`);
    expect([use(2, 3, 1), use(1, 3, 1)]).toEqual([undefined, 'coins']);
    expect([use(3, 3, 6), use(2, 3, 6)]).toEqual([undefined, 'coins']);
    expect([use(5, 6, 1), use(4, 6, 1)]).toEqual([undefined, 'coins']);
  });

  it('SM-7.4 the changed value counts, white for columns and blue for rows', () => {
    const table = () => emptyTable().store({ coins: 1 });
    expect(table().white(3).do('use-die die=white-3 value=2').events[0]?.args?.line).toMatchObject({
      id: 'santa-maria.line.column',
      args: { index: 2 },
    });
    expect(table().blue(3).do('use-die die=blue-3 value=2').goods()).toEqual({ wood: 1 });
    expect(table().white(3).do('use-die die=white-3 value=2').goods()).toEqual({ sugar: 1 });
  });

  it('SM-7.5 SM-7.10 lines without a free building are not offered, prices are shown', () => {
    const table = emptyTable().die('r2c3').blue(2).store({ coins: 2 });
    expect(table.values('use-die die=blue-2', 'value')).toEqual(['1', '3', '4']);
    expect(table.describe('use-die die=blue-2', 'value', '4').label).toEqual({
      id: 'santa-maria.label.value-for',
      args: { value: 4, price: { amounts: { coins: 2 } } },
    });
    expect(table.describe('use-die', 'die', 'blue-2').outlook).toEqual({
      id: 'santa-maria.detail.from',
      args: { price: { amounts: { coins: 1 } } },
    });
    expect(table.describe('use-die die=blue-2', 'value', '3').detail).toMatchObject({
      args: { effects: { list: [{ amounts: { grain: 1 } }, { id: 'santa-maria.effect.conquest' }] } },
    });
    expect(table.refused('use-die die=blue-2', 'value')).toEqual({
      2: 'line-full',
      5: 'coins',
      6: 'coins',
    });
  });

  it('SM-7.6 pay, tax, walk, place', () => {
    const table = emptyTable().monks(0, 'taxation').add({ r1c3: 'road 1' }).white(2).store({ coins: 1 });
    table.do('use-die die=white-2 value=3');
    expect(table.news).toEqual(['use-die-as', 'tax', 'gain', 'die-placed']);
    // The tax of the line cannot pay for the die.
    const poor = emptyTable().monks(0, 'taxation').add({ r1c3: 'road 2' }).white(2);
    expect(poor.refusal('use-die die=white-2 value=3')).toBe('coins');
  });

  it('SM-7.7 every free building in order, each complete before the next, the others skipped', () => {
    const table = emptyTable()
      .grid({
        r1c1: 'forest wood-1',
        r2c1: 'city trade-wood-gem-3-coins',
        r3c1: 'road 1',
        r4c1: 'farm grain-1',
        r6c1: 'city coins-2',
      })
      .die('r4c1')
      .white(1)
      .do('use-die die=white-1 value=1');
    expect([table.question, table.goods()]).toEqual(['ask.trade', { wood: 1 }]);
    table.do('trade pay=wood');
    expect(table.goods()).toEqual({ coins: 5 });
    expect(table.cell('r6c1')?.die).toEqual({ color: 'white', value: 1 });
  });

  it('SM-7.8 the die goes to the lowest or rightmost free building', () => {
    const grid = { r1c2: 'farm', r3c2: 'farm', r5c2: 'farm', r3c5: 'farm' };
    const white = emptyTable().grid(grid).pile('r5c2', 1).white(2).do('use-die die=white-2 value=2');
    expect(white.cell('r3c2')?.die).toEqual({ color: 'white', value: 2 });
    const blue = emptyTable().grid(grid).blue(3).do('use-die die=blue-3 value=3');
    expect(blue.cell('r3c5')?.die).toEqual({ color: 'blue', value: 3 });
    expect(blue.turnOf(0).store({ coins: 3 }).values('activate', 'cell')).toEqual(['r1c2', 'r3c2', 'r5c2']);
  });

  it('SM-7.9 also where the effect of that building was not used', () => {
    const table = emptyTable().blue(5).do('use-die die=blue-5 value=5', 'decline');
    expect(table.cell('r5c5')?.die).toEqual({ color: 'blue', value: 5 });
    const declined = emptyTable().grid({ r1c1: 'farm religion-1' }).blue(1).do('use-die die=blue-1 value=1', 'decline');
    expect(declined.cell('r1c1')?.die).toEqual({ color: 'blue', value: 1 });
    expect(declined.seat().religion).toBe(0);
  });
});
