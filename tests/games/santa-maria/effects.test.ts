import { describe, expect, it } from 'vitest';
import { unlockedBlueDice } from '../../../src/games/santa-maria/effects/religion.js';
import { emptyTable } from './table.js';

const activated = (building: string, goods: Record<string, number> = {}, seats = 2) =>
  emptyTable(seats)
    .add({ r1c2: `city ${building}` })
    .store({ ...goods, coins: (goods.coins ?? 0) + 1 })
    .do('activate cell=r1c2');

describe('effects of buildings', () => {
  it('SM-8.1 gains and harmless conquistadors are automatic, the rest can be declined', () => {
    expect(activated('grain-1-conquistador-1').question).toBe('ask.end-turn');
    const asked = [
      activated('trade-wood-gem-3-coins', { wood: 1 }),
      activated('religion-1'),
      activated('shipping-1', { wood: 3, sugar: 3, gem: 3, grain: 3 }),
    ];
    for (const table of asked) {
      const goods = table.goods();
      expect(table.actions).toContain('decline');
      table.do('decline');
      expect([table.question, table.goods(), table.seat().religion]).toEqual(['ask.end-turn', goods, 0]);
    }
  });

  it('SM-8.1 a conquistador is asked about only where it crosses a gold symbol and 3 gold are stored', () => {
    const asked = (space: number, gold: number) =>
      emptyTable().store({ gold }).conquest([0, space]).do('pass space=retire-conquistador').question;
    const spaces = Array.from({ length: 13 }, (_, space) => space);
    expect(spaces.filter((space) => asked(space, 3) === 'ask.conquest')).toEqual([2, 4, 7, 10]);
    expect(spaces.filter((space) => asked(space, 2) === 'ask.conquest')).toEqual([]);
    // The same at a building, and for each tile of the income; a building with more effects is left as a whole.
    const full = () => emptyTable().store({ gold: 3, coins: 1 }).conquest([0, 2]);
    expect(full().add({ r1c2: 'mountain conquistador-1' }).do('activate cell=r1c2').question).toBe('ask.conquest');
    const farm = full().add({ r1c2: 'farm grain-1-conquistador-1' }).do('activate cell=r1c2');
    expect([farm.question, farm.goods()]).toEqual(['ask.use', { gold: 3 }]);
    expect(farm.do('decline').goods()).toEqual({ gold: 3 });
    expect(farm.seat().conquest).toBe(2);
    const income = full().harbor({ 'dock-conquistador': ['ship-01', 'ship-02', 'ship-03'] });
    income.do('pass space=retire-road', 'decline', 'decline', 'conquest');
    expect([income.question, income.seat().conquest, income.goods()]).toEqual([
      'ask.end-turn',
      4,
      { gold: 3, coins: 3 },
    ]);
    // Selling at the question makes room: then there is nothing to ask.
    const sold = full().do('pass space=retire-conquistador', 'sell resource=gold amount=1');
    expect([sold.question, sold.seat().conquest, sold.goods()]).toEqual(['ask.end-turn', 3, { gold: 3, coins: 3 }]);
  });

  it('SM-8.2 a building is used with all its effects or not at all', () => {
    const used = activated('wood-1-religion-1', { grain: 1 }).do('use');
    expect([used.news, used.question]).toEqual([['gain', 'religion'], 'ask.religion-step']);
    expect(used.do('decline').goods()).toEqual({ wood: 1, grain: 1 });
    const left = activated('wood-1-religion-1', { grain: 1 }).do('decline');
    expect([left.question, left.goods(), left.seat().religion]).toEqual(['ask.end-turn', { grain: 1 }, 0]);
    // Where all that is optional is optional by itself, nothing is asked about the whole.
    const port = activated('coins-1-shipping-1', { wood: 3, sugar: 3, gem: 3, grain: 3 });
    expect(port.question).toBe('ask.ship');
    // Left in a line, it still takes the die (SM-7.9), and the next building goes on.
    const line = emptyTable().grid({ r1c1: 'forest wood-1-religion-1', r1c2: 'farm grain-1' }).blue(1);
    line.do('use-die die=blue-1 value=1', 'decline');
    expect([line.goods(), line.seat().religion, line.cell('r1c2')?.die?.value]).toEqual([{ grain: 1 }, 0, 1]);
  });

  it('SM-8.2 several effects in printed order', () => {
    const table = activated('coins-1-shipping-1', { wood: 3, sugar: 3, gem: 3, grain: 3 });
    expect([table.question, table.seat().coins]).toEqual(['ask.ship', 1]);
    expect(activated('grain-1-conquistador-1').news).toEqual(['activate', 'gain', 'conquest']);
  });

  it('SM-8.3 what exceeds three becomes coins: one for basic, two for special resources', () => {
    expect(activated('grain-2', { grain: 2 }).goods()).toEqual({ grain: 3, coins: 1 });
    expect(activated('sugar-1', { sugar: 3 }).goods()).toEqual({ sugar: 3, coins: 2 });
    expect(activated('gem-1', { gem: 3 }).goods()).toEqual({ gem: 3, coins: 2 });
    expect(activated('wood-2', { wood: 3 }).goods()).toEqual({ wood: 3, coins: 2 });
    const table = activated('wood-2', { wood: 2 });
    expect(table.events.find((event) => event.id.endsWith('overflow'))?.args).toMatchObject({
      goods: { amounts: { wood: 1 } },
      price: { amounts: { coins: 1 } },
    });
  });

  it('SM-8.3 coins and happiness have no limit', () => {
    const table = emptyTable().store({ coins: 400 });
    table.seat().happiness = 400;
    expect(table.do('activate cell=r1c1').goods()).toEqual({ coins: 401 });
    expect(table.turnOf(0).do('activate cell=r6c1').seat().happiness).toBe(401);
  });

  it('SM-8.4 one of the alternatives, once', () => {
    const table = activated('trade-wood-gem-3-coins', { wood: 2, gem: 2 });
    expect(table.values('trade', 'pay')).toEqual(['wood', 'gem']);
    table.do('trade pay=gem');
    expect([table.goods(), table.question]).toEqual([{ wood: 2, gem: 1, coins: 3 }, 'ask.end-turn']);
    const jeweller = activated('trade-2-gems-5-happiness', { gem: 2 }).do('trade pay=2-gem');
    expect([jeweller.goods(), jeweller.seat().happiness]).toEqual([{}, 5]);
  });

  it('SM-8.5 a shipment goes to the dock of the same symbol, the dock is refilled at once', () => {
    const table = emptyTable()
      .docks({ 'dock-happiness': 'ship-01', 'dock-coins': 'ship-29' })
      .store({ wood: 1, sugar: 1, coins: 1 });
    const [next, ...stack] = table.state.stacks.shipments;
    table.do('activate cell=r6c6');
    expect(table.values('ship', 'dock')).toEqual(['dock-happiness']);
    expect(table.refusal('ship dock=dock-coins')).toBe('cannot-pay');
    table.do('ship dock=dock-happiness');
    expect(table.seat().harbor).toMatchObject({ 'dock-happiness': ['ship-01'], 'dock-coins': [] });
    expect([table.state.docks['dock-happiness'], table.state.stacks.shipments]).toEqual([next, stack]);
    expect([table.question, table.seals]).toEqual(['ask.end-turn', ['reveal']]);
    // Any number of tiles at a dock.
    table.harbor({ 'dock-happiness': ['ship-02', 'ship-03', 'ship-04'] }).docks({ 'dock-happiness': 'ship-01' });
    table.store({ wood: 1, sugar: 1 }).turnOf(0).do('pass space=retire-shipping', 'ship dock=dock-happiness');
    expect(table.seat().harbor['dock-happiness']).toHaveLength(4);
  });

  it('SM-8.6 one space on, on top of the stack, gold when crossing a symbol, lost at the end', () => {
    const gold = (space: number): number | undefined => {
      const table = emptyTable().conquest([0, space]).do('pass space=retire-conquistador');
      return table.seat().resources.gold;
    };
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(gold)).toEqual([0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0]);
    const table = emptyTable().conquest([1, 4], [0, 3]).do('pass space=retire-conquistador');
    expect(table.state.conquestStacks).toEqual({ 4: [1, 0] });
    const end = emptyTable().conquest([0, 12]).do('pass space=retire-conquistador');
    expect([end.seat().conquest, end.goods(), end.news]).toEqual([12, {}, ['pass', 'conquest-end']]);
  });

  it('SM-8.7 the religion track: symbols, blue dice, a second step for a grain', () => {
    const step = (space: number) => emptyTable().religion(space).do('pass space=retire-religion', 'religion');
    const spaces = Array.from({ length: 18 }, (_, at) => at);
    expect(spaces.filter((space) => step(space).question === 'ask.place-monk')).toEqual([2, 4, 6, 9, 12, 15]);
    expect(spaces.filter((space) => step(space).news.includes('unlock'))).toEqual([2, 6]);
    expect([0, 2, 3, 6, 7, 18].map(unlockedBlueDice)).toEqual([1, 1, 2, 2, 3, 3]);
    // b) The second step is decided after the first is complete; a mission may supply the grain.
    const table = step(4);
    expect(table.question).toBe('ask.place-monk');
    table.do('place-monk place=mission-supplies');
    expect([table.question, table.goods()]).toEqual(['ask.religion-step', { wood: 2, grain: 1 }]);
    table.do('religion-step');
    expect([table.seat().religion, table.question]).toEqual([6, 'ask.end-turn']);
  });

  it('SM-8.7 at most two steps, and never back to the start of the track', () => {
    const table = emptyTable().store({ grain: 3, coins: 1 }).do('activate cell=r5c4', 'religion', 'religion-step');
    expect([table.seat().religion, table.question]).toEqual([2, 'ask.end-turn']);
    const end = emptyTable().religion(17).store({ grain: 2 }).do('pass space=retire-religion', 'religion');
    expect([end.seat().religion, end.seat().happiness]).toEqual([18, 0]);
    expect(end.do('religion-step').seat().happiness).toBe(1);
  });
});

describe('gold', () => {
  it('SM-10.1 replaces other resources in tiles, shipments, trades, religion and Botany', () => {
    const [tile] = emptyTable().state.display.triple;
    expect(emptyTable().store({ gold: 3 }).do(`expand tile=${tile} cell=r2c1`).goods()).toEqual({});
    const ship = emptyTable().docks({ 'dock-coins': 'ship-30' }).store({ gold: 3, sugar: 1 });
    expect(ship.do('pass space=retire-shipping', 'ship dock=dock-coins').goods()).toEqual({ coins: 2 });
    expect(activated('trade-2-gems-5-happiness', { gem: 1, gold: 1 }).do('trade pay=gem-gold').seat().happiness).toBe(
      5,
    );
    const religion = emptyTable().store({ gold: 1, grain: 1 }).do('pass space=retire-religion', 'religion');
    expect(religion.do('religion-step pay=gold').goods()).toEqual({ grain: 1 });
    const botany = emptyTable().monks(0, 'botany').white(1).store({ gold: 1, wood: 1 });
    expect(botany.values('use-die die=white-1 value=6', 'pay')).toEqual(['wood', 'gold']);
  });

  it('SM-10.2 does not replace coins, and is sold for two of them', () => {
    const table = emptyTable().store({ gold: 3 });
    expect([table.why('activate'), table.why('buy')]).toEqual(['coins', 'coins']);
    expect(table.do('sell resource=gold amount=1').goods()).toEqual({ gold: 2, coins: 2 });
    expect(table.values('sell', 'resource')).toEqual(['gold']);
  });

  it('SM-10.3 the player chooses the way to pay; fewest gold is proposed', () => {
    const table = emptyTable().store({ wood: 2, grain: 1, gold: 2 });
    const [tile] = table.state.display.triple;
    const line = `expand tile=${tile} cell=r2c1`;
    expect(table.suggestion(line, 'pay')).toEqual(['grain', 'wood', 'wood']);
    expect(table.do(`${line} pay=gold*2,wood`).goods()).toEqual({ wood: 1, grain: 1 });
    // Trades: the ways without gold stand first.
    expect(activated('trade-wood-gem-3-coins', { gem: 1, gold: 1 }).values('trade', 'pay')).toEqual(['gem', 'gold']);
  });
});

describe('rare situations', () => {
  it('SM-21.1 one seat decides at a time', () => {
    const table = emptyTable(4)
      .religion(2, 0)
      .religion(2, 1)
      .do('pass space=retire-religion', 'religion', 'decline', 'end-turn');
    expect([table.seat(0).religion, table.seat(1).religion, table.state.active]).toEqual([3, 2, 1]);
  });

  it('SM-21.2 a shipping action does nothing where all docks are empty or too dear', () => {
    const none = { 'dock-coins': null, 'dock-conquistador': null, 'dock-religion': null, 'dock-happiness': null };
    const empty = emptyTable()
      .docks(none)
      .store({ wood: 3, grain: 3, gem: 3, sugar: 3 })
      .do('pass space=retire-shipping');
    expect([empty.question, empty.news]).toEqual(['ask.end-turn', ['pass', 'no-ship']]);
    expect(emptyTable().do('pass space=retire-shipping').question).toBe('ask.end-turn');
  });

  it('SM-21.3 a die may be changed to a line that has free buildings', () => {
    const table = emptyTable().die('r2c3').blue(2).store({ coins: 1 });
    expect(table.do('use-die die=blue-2 value=3').goods()).toEqual({ grain: 1 });
  });

  it('SM-21.4 without a free building only expanding and passing are left', () => {
    const table = emptyTable().grid({ r1c1: 'farm' }).die('r1c1').white(1).blue(1).store({ coins: 9, wood: 2 });
    expect(table.actions).toEqual(['expand', 'pass', 'sell', 'buy']);
    expect([table.why('use-die'), table.why('activate')]).toEqual(Array(2).fill('no-free-building'));
  });

  it('SM-21.5 no partial payments', () => {
    const table = emptyTable().store({ wood: 2, gold: 1 });
    const [tile] = table.state.display.double;
    const line = `expand tile=${tile} cell=r1c2 rotation=0`;
    expect([table.refusal(`${line} pay=wood`), table.refusal(`${line} pay=wood*2`)]).toEqual([
      'engine.not-legal',
      undefined,
    ]);
  });

  it('SM-21.6 whoever leaves a conquest space leaves the order of the others', () => {
    const table = emptyTable(3).conquest([2, 4], [0, 4], [1, 4]).do('pass space=retire-conquistador');
    expect(table.state.conquestStacks).toEqual({ 4: [2, 1], 5: [0] });
  });

  it('SM-21.7 at the last conquest space the order of arrival counts', () => {
    const table = emptyTable(3).conquest([1, 12], [0, 12]).turnOf(1).do('pass space=retire-conquistador');
    expect(table.state.conquestStacks).toEqual({ 12: [1, 0] });
  });

  it('SM-21.8 with all shipments gone shipping stays legal but empty', () => {
    const none = { 'dock-coins': null, 'dock-conquistador': null, 'dock-religion': null, 'dock-happiness': null };
    const table = emptyTable().docks(none).store({ coins: 1, gold: 3 });
    table.state.stacks.shipments = [];
    expect(table.do('activate cell=r6c6').question).toBe('ask.end-turn');
    expect(table.turnOf(0).values('pass', 'space')).toContain('retire-shipping');
  });

  it('SM-21.9 markers on space 0 have no order', () => {
    expect(emptyTable(3).conquest([1, 1]).state.conquestStacks).toEqual({ 1: [1] });
    const table = emptyTable(2).do('pass space=retire-conquistador');
    expect(table.state.conquestStacks).toEqual({ 1: [0] });
  });

  it('SM-21.10 passing may be the first action of a year', () => {
    const table = emptyTable().do('pass space=retire-conquistador', 'end-turn', 'pass space=retire-coins', 'end-turn');
    expect(table.state.year).toBe(2);
    expect(table.do('pass space=retire-coins').question).toBe('ask.end-turn');
  });
});
