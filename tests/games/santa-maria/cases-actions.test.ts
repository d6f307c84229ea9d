import { describe, expect, it } from 'vitest';
import { emptyTable, endYear, newMatch } from './table.js';

/** Buildings of these effects were told of, in order. */
const sources = (table: ReturnType<typeof emptyTable>): unknown[] =>
  table.events
    .filter((event) => event.id === 'santa-maria.told.gain')
    .map((event) => (event.args?.source as { component: string } | undefined)?.component);

describe('storage, payments and lines', () => {
  it('SM-C01 storage overflow of a basic resource', () => {
    const table = emptyTable().add({ r1c2: 'forest wood-2' }).store({ wood: 2, coins: 1 }).do('activate cell=r1c2');
    expect(table.goods()).toEqual({ wood: 3, coins: 1 });
  });

  it('SM-C02 storage overflow of gold', () => {
    const table = emptyTable().store({ gold: 3 }).conquest([0, 2]).do('pass space=retire-conquistador', 'conquest');
    expect(table.seat().conquest).toBe(3);
    expect(table.goods()).toEqual({ gold: 3, coins: 2 });
  });

  it('SM-C03 gold in the payment of a tile', () => {
    const table = emptyTable().store({ wood: 1, gold: 1, grain: 1 });
    const [tile] = table.state.display.triple;
    table.do(`expand tile=${tile} cell=r2c1`);
    expect(table.goods()).toEqual({});
    const poor = emptyTable().store({ wood: 1, grain: 1 });
    expect(poor.why('expand')).toBe('tile-cost');
    expect(poor.refusal(`expand tile=${tile} cell=r2c1`)).toBe('tile-cost');
  });

  it('SM-C04 gold for the religion step', () => {
    const table = emptyTable().store({ gold: 1, coins: 1 }).religion(3);
    table.do('activate cell=r5c4', 'religion', 'religion-step');
    expect(table.seat().religion).toBe(5);
    expect(table.goods()).toEqual({});
    expect(table.question).toBe('ask.place-monk');
    expect(table.seat().blueDice).toEqual([]);
  });

  it('SM-C05 a line without a free building', () => {
    const table = emptyTable().die('r2c3', 'white-3').blue(2).store({ coins: 1 });
    expect(table.refusal('use-die die=blue-2 value=2')).toBe('line-full');
    expect(table.values('use-die die=blue-2', 'value')).toEqual(['1', '3']);
    expect(table.do('use-die die=blue-2 value=1').goods()).toEqual({ coins: 2, gem: 1 });
  });

  it('SM-C06 an unused last building still takes the die', () => {
    const table = emptyTable().docks({ 'dock-coins': 'ship-02' }).store({ wood: 1 }).white(6);
    table.do('use-die die=white-6 value=6', 'decline');
    expect(table.goods()).toEqual({ wood: 1, gem: 1 });
    expect(table.cell('r6c6')?.die).toEqual({ color: 'white', value: 6 });
  });

  it('SM-C07 roads never hold dice', () => {
    const table = emptyTable().white(5).do('use-die die=white-5 value=5');
    expect(table.goods()).toEqual({ grain: 1, wood: 1 });
    expect(table.seat().conquest).toBe(1);
    expect(table.cell('r5c5')?.die).toEqual({ color: 'white', value: 5 });
    expect(table.cell('r6c5')?.die).toBeUndefined();
  });

  it('SM-C08 the price of coin activations over a year', () => {
    const table = emptyTable().store({ coins: 6 });
    const coins = ['r1c6', 'r2c3', 'r4c2'].map((cell) => table.turnOf(0).do(`activate cell=${cell}`).seat().coins);
    expect(coins).toEqual([5, 3, 0]);
    endYear(table);
    table.store({ coins: 1 }).turnOf(0).do('activate cell=r1c6');
    expect(table.cell('r1c6')?.coins).toBe(1);
  });

  it('SM-C09 the limit of white dice', () => {
    const table = emptyTable().white(1, 2).blue(4).store({ coins: 5 });
    table.seat().whiteUsed = 3;
    expect(table.values('use-die', 'die')).toEqual(['blue-4']);
    expect(table.refusal('use-die die=white-1 value=1')).toBe('white-limit');
  });

  it('SM-C10 the display is not refilled', () => {
    const table = emptyTable().store({ wood: 2, grain: 1 }, 0).store({ wood: 2, grain: 1 }, 1);
    const { display, discarded } = table.state;
    discarded.push(...display.double, ...display.triple);
    Object.assign(display, { double: [], triple: [] });
    expect([table.why('expand'), table.turnOf(1).why('expand')]).toEqual(['display-empty', 'display-empty']);
    endYear(table);
    expect(table.state.display.double).toHaveLength(5);
    expect(table.why('expand')).toBeUndefined();
  });

  it('SM-C11 illegal placements', () => {
    const table = emptyTable().store({ wood: 2 });
    const [tile] = table.state.display.double;
    const rotations = (cell: string): string[] => table.values(`expand tile=${tile} cell=${cell}`, 'rotation');
    expect(rotations('r1c5')).toEqual(['90', '180']);
    expect(table.values(`expand tile=${tile}`, 'cell')).not.toContain('r6c6');
    expect(rotations('r2c6')).toEqual(['90', '180']);
    expect(table.refusal(`expand tile=${tile} cell=r1c5 rotation=0`)).toBe('engine.not-legal');
    table.do(`expand tile=${tile} cell=r1c5 rotation=90`);
    expect([table.cell('r1c5')?.tile, table.cell('r2c5')?.tile]).toEqual([tile, tile]);
  });

  it('SM-C12 rotations of an L', () => {
    const spaces = (rotation: number): (string | undefined)[] => {
      const table = emptyTable().grid({}).tile('triple-05', 'r3c3', rotation);
      const at = (terrain: string) => Object.keys(table.seat().cells).find((id) => table.cell(id)?.terrain === terrain);
      return [at('road'), at('forest'), at('mountain')];
    };
    expect(spaces(0)).toEqual(['r3c3', 'r3c4', 'r4c3']);
    expect(spaces(90)).toEqual(['r3c3', 'r4c3', 'r3c2']);
    expect(spaces(180)).toEqual(['r3c3', 'r3c2', 'r2c3']);
    expect(spaces(270)).toEqual(['r3c3', 'r2c3', 'r3c4']);
  });

  it('SM-C36 a building with two effects', () => {
    const activated = () => emptyTable().board('a2').store({ wood: 3, coins: 1 }).do('activate cell=r3c1');
    const used = activated();
    expect([used.question, used.actions]).toEqual(['ask.use', ['use', 'decline', 'sell']]);
    used.do('use');
    expect([used.question, used.goods(), used.seat().religion]).toEqual([
      'ask.religion-step',
      { wood: 3, coins: 1 },
      1,
    ]);
    const left = activated().do('decline');
    expect([left.question, left.goods(), left.seat().religion]).toEqual(['ask.end-turn', { wood: 3 }, 0]);
    expect(left.news).toEqual(['decline-use']);
  });

  it('SM-C59 a conquistador left unused', () => {
    const asked = () =>
      emptyTable()
        .grid({ r1c1: 'mountain conquistador-1', r1c2: 'city shipping-1', r1c3: 'mountain conquistador-1' })
        .docks({ 'dock-coins': null, 'dock-conquistador': 'ship-24', 'dock-religion': null, 'dock-happiness': null })
        .store({ gold: 3 })
        .conquest([0, 2])
        .blue(1)
        .do('use-die die=blue-1 value=1');
    expect([asked().question, asked().actions]).toEqual(['ask.conquest', ['conquest', 'decline', 'sell']]);
    const left = asked().do('decline', 'ship dock=dock-conquistador');
    expect([left.question, left.seat().conquest, left.goods()]).toEqual(['ask.end-turn', 3, { gold: 1 }]);
    const used = asked().do('conquest', 'ship dock=dock-conquistador');
    expect([used.question, used.seat().conquest, used.goods()]).toEqual(['ask.end-turn', 4, { coins: 2 }]);
  });

  it('SM-C39 a town hall tile', () => {
    const table = newMatch(1);
    table.seat().blueDice = [3];
    table.state.sets = [
      { tile: 'town-hall-coins', scholar: 'botany' },
      { tile: 'town-hall-wood', scholar: 'logistics' },
    ];
    table.do('choose-set set=town-hall-coins cell=r2c2 rotation=90');
    expect(table.cell('r2c2')).toMatchObject({ terrain: 'town-hall', building: 'coins-2' });
    expect(table.cell('r3c2')).toMatchObject({ terrain: 'road', colonists: 1 });
    table.seat().monksLeft = 5;
    table.monks(0, 'connected-cities');
    expect(table.score()['bishop-connected-cities']).toBe(2);
    table.white(2).do('use-die die=white-2 value=2');
    expect(sources(table)).toEqual(['wood-1', 'coins-2']);
    table.do('decline');
    expect(table.cell('r6c2')?.die).toEqual({ color: 'white', value: 2 });
  });

  it('SM-C44 coins must be there first', () => {
    const table = emptyTable();
    expect(table.why('activate')).toBe('coins');
    table.store({ coins: 1 }).do('activate cell=r1c1');
    expect(table.goods()).toEqual({ coins: 2 });
    expect(table.cell('r1c1')?.coins).toBe(1);
  });

  it('SM-C48 choosing the payment', () => {
    const table = emptyTable().store({ wood: 2, gold: 1 });
    const [tile] = table.state.display.double;
    const line = `expand tile=${tile} cell=r1c5 rotation=90`;
    expect(table.values(line, 'pay')).toEqual(['wood', 'gold']);
    expect(table.suggestion(line, 'pay')).toEqual(['wood', 'wood']);
    expect(table.do(`${line} pay=gold,wood`).goods()).toEqual({ wood: 1 });
    expect(emptyTable().store({ wood: 2, gold: 1 }).do(`${line} pay=wood*2`).goods()).toEqual({ gold: 1 });
  });

  it('SM-C51 a trade with a full storage', () => {
    const table = emptyTable().add({ r1c2: 'city trade-wood-grain-1-gem' }).store({ wood: 1, gem: 3, coins: 1 });
    table.do('activate cell=r1c2', 'trade pay=wood');
    expect(table.goods()).toEqual({ gem: 3, coins: 2 });
  });
});

describe('conquest, religion and monks', () => {
  it('SM-C13 who came first is ahead on one space', () => {
    const table = emptyTable(3).year(3).conquest([2, 2], [1, 4], [0, 4]);
    endYear(table);
    expect(table.state.seats.map((owner) => owner.happiness)).toEqual([5, 10, 0]);
  });

  it('SM-C14 players without conquistadors', () => {
    const table = emptyTable(4).conquest([2, 3]);
    endYear(table);
    expect(table.state.seats.map((owner) => owner.happiness)).toEqual([0, 0, 6, 0]);
  });

  it('SM-C15 nobody moved', () => {
    const table = emptyTable(2).year(2);
    table.passed({ 'retire-coins': 0, 'retire-shipping': 1 });
    endYear(table);
    expect(table.state.seats.map((owner) => owner.happiness)).toEqual([0, 0]);
  });

  it('SM-C16 the end of the religion track', () => {
    const act = (goods: Record<string, number>, space: number, ...moves: string[]) => {
      const table = emptyTable()
        .store({ coins: 1, ...goods })
        .religion(space)
        .do('activate cell=r5c4', 'religion', ...moves);
      return [table.seat().religion, table.seat().happiness, table.question];
    };
    expect(act({ grain: 1 }, 17, 'religion-step')).toEqual([18, 1, 'ask.end-turn']);
    expect(act({}, 18)).toEqual([18, 1, 'ask.end-turn']);
    expect(act({ grain: 1 }, 18, 'religion-step')).toEqual([18, 2, 'ask.end-turn']);
  });

  it('SM-C17 a declined monk', () => {
    const table = emptyTable().store({ coins: 1, grain: 1 }).religion(4).do('activate cell=r5c4', 'religion');
    expect(table.question).toBe('ask.place-monk');
    table.do('decline', 'religion-step');
    expect(table.seat().religion).toBe(6);
    expect(table.question).toBe('ask.end-turn');
    expect(table.seat().monksLeft).toBe(6);
  });

  it('SM-C18 paying for an occupied place', () => {
    const asked = (goods: Record<string, number>) =>
      emptyTable(3)
        .monks(1, 'botany')
        .monks(2, 'botany')
        .religion(4)
        .store(goods)
        .do('pass space=retire-religion', 'religion');
    const table = asked({ coins: 3, wood: 1 });
    expect(table.values('place-monk', 'place')).not.toContain('botany');
    expect(table.refusal('place-monk place=botany')).toBe('coins');
    table.do('sell resource=wood', 'place-monk place=botany');
    expect(table.goods()).toEqual({});
    expect([table.goods(1), table.goods(2)]).toEqual([{ coins: 2 }, { coins: 2 }]);
    expect(asked({ coins: 3 }).values('place-monk', 'place')).not.toContain('botany');
  });

  it('SM-C19 no second monk on a place', () => {
    const table = emptyTable().monks(0, 'mission-gems').religion(4).do('pass space=retire-religion', 'religion');
    expect(table.values('place-monk', 'place')).toEqual(['mission-sugar', 'mission-supplies', 'mission-happiness']);
    expect(table.refusal('place-monk place=mission-gems')).toBe('own-monk');
  });

  it('SM-C20 overflow of a mission', () => {
    const table = emptyTable().store({ wood: 2, grain: 3 }).religion(4);
    table.do('pass space=retire-religion', 'religion', 'place-monk place=mission-supplies');
    expect(table.goods()).toEqual({ wood: 3, grain: 3, coins: 2 });
  });

  it('SM-C43 buying the grain of a religion action', () => {
    const asked = (coins: number) =>
      emptyTable().religion(9).store({ coins }).do('pass space=retire-religion', 'religion');
    const table = asked(3);
    expect(table.seat().religion).toBe(10);
    expect(table.question).toBe('ask.place-monk');
    table.do('decline');
    expect(table.question).toBe('ask.religion-step');
    expect(table.why('religion-step')).toBe('cannot-pay');
    table.do('buy resource=grain', 'religion-step');
    expect(table.seat().religion).toBe(11);
    expect(table.goods()).toEqual({});
    expect(asked(2).do('decline').question).toBe('ask.end-turn');
  });

  it('SM-C49 two players on one conquest space', () => {
    const table = emptyTable(2).year(2).conquest([0, 4], [1, 4]);
    endYear(table);
    expect(table.state.seats.map((owner) => owner.happiness)).toEqual([5, 0]);
  });
});

describe('passing and years', () => {
  it('SM-C29 shipping while passing', () => {
    const table = emptyTable().store({ wood: 1, sugar: 1 }).docks({ 'dock-happiness': 'ship-start-1' });
    table.do('pass space=retire-shipping', 'ship dock=dock-happiness');
    expect(table.seat().happiness).toBe(1);
    expect(table.question).toBe('ask.end-turn');
  });

  it('SM-C30 a blue die unlocked while passing', () => {
    const table = emptyTable().religion(2).do('pass space=retire-religion', 'religion');
    expect(table.seat().religion).toBe(3);
    expect(table.news).toContain('unlock');
    expect(table.seat().blueDice).toHaveLength(1);
    expect(table.question).toBe('ask.place-monk');
    table.do('decline', 'end-turn');
    expect(table.state.active).toBe(1);
    table.do('pass space=retire-coins', 'end-turn');
    expect(table.state.year).toBe(2);
    expect(table.seat().blueDice).toHaveLength(2);
  });

  it('SM-C31 the first player of the next year', () => {
    const table = emptyTable(4);
    table.passed({ 'retire-shipping': 0, 'retire-road': 1, 'retire-religion': 2, 'retire-conquistador': 3 });
    endYear(table);
    const order = [table.state.active];
    for (const space of ['retire-coins', 'retire-conquistador', 'retire-shipping']) {
      table.do(`pass space=${space}`, 'end-turn');
      order.push(table.state.active);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('SM-C32 coins on buildings are lost', () => {
    const table = emptyTable().store({ coins: 4 }).pile('r1c1', 1).pile('r1c6', 2);
    endYear(table);
    expect(table.goods()).toEqual({ coins: 4 });
    expect([table.cell('r1c1')?.coins, table.cell('r1c6')?.coins]).toEqual([undefined, undefined]);
  });

  it('SM-C41 turns after the others have passed', () => {
    const table = emptyTable(3).white(1, 1, 1, 1, 1, 1);
    table.do('pass space=retire-coins', 'end-turn');
    const order: number[] = [];
    for (const cell of ['r1c1', 'r1c1', 'r1c6', 'r1c6']) {
      order.push(table.state.active);
      table.store({ coins: 9 }, table.state.active).do(`activate cell=${cell}`, 'end-turn');
    }
    expect(order).toEqual([1, 2, 1, 2]);
    table.do('pass space=retire-conquistador', 'end-turn');
    for (const cell of ['r2c3', 'r4c2']) {
      expect(table.state.active).toBe(2);
      table.store({ coins: 9 }, 2).do(`activate cell=${cell}`, 'end-turn');
    }
    expect(table.state.active).toBe(2);
  });

  it('SM-C42 a taken retire space', () => {
    const table = emptyTable().passed({ 'retire-coins': 1 });
    expect(table.values('pass', 'space')).not.toContain('retire-coins');
    endYear(table);
    expect(table.values('pass', 'space')).toContain('retire-coins');
  });

  it('SM-C21 an empty shipment stack', () => {
    const table = emptyTable().store({ wood: 3, grain: 3, sugar: 3, gem: 3, coins: 1 });
    table.state.stacks.shipments = [];
    table.do('activate cell=r6c6', 'ship dock=dock-coins');
    expect(table.state.docks['dock-coins']).toBeNull();
    expect(table.news).toContain('dock-empty');
    table.turnOf(0).store({ wood: 3, grain: 3, sugar: 3, gem: 3 }).do('pass space=retire-shipping');
    expect(table.values('ship', 'dock')).toEqual(['dock-conquistador', 'dock-religion', 'dock-happiness']);
    expect(table.refusal('ship dock=dock-coins')).toBe('dock-empty');
  });
});
