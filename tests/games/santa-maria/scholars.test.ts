import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { emptyTable, newMatch } from './table.js';

describe('scholars', () => {
  it('SM-15.0 one to three points, and abilities only for the owner in the own turn', () => {
    expect(Object.values(data.scholars).every(({ points }) => points >= 1 && points <= 3)).toBe(true);
    const table = emptyTable().monks(1, 'basic-economics').store({ coins: 2 }, 0).store({ coins: 2 }, 1);
    expect(table.why('buy')).toBe('coins');
    expect(table.refusal('buy resource=wood', 1)).toBe('engine.not-your-turn');
    expect(table.turnOf(1).why('buy')).toBeUndefined();
  });

  it('SM-15.1 Astronomy: a coin a step, right after gaining the tile, once', () => {
    const table = emptyTable()
      .monks(0, 'astronomy')
      .docks({ 'dock-coins': 'ship-01' })
      .store({ wood: 1, sugar: 1, coins: 4 });
    table.harbor({ 'dock-happiness': ['ship-02'] }).do('pass space=retire-shipping', 'ship dock=dock-coins');
    expect(table.describe('move-tile', 'dock', 'dock-happiness').detail?.args?.price).toEqual({
      amounts: { coins: 3 },
    });
    table.do('move-tile dock=dock-happiness');
    expect(table.seat().harbor).toMatchObject({ 'dock-coins': [], 'dock-happiness': ['ship-02', 'ship-01'] });
    // The income of the same pass comes from the new dock.
    expect([table.question, table.goods(), table.seat().happiness]).toEqual(['ask.end-turn', { coins: 1 }, 2]);
    const plain = emptyTable().docks({ 'dock-coins': 'ship-01' }).store({ wood: 1, sugar: 1, coins: 4 });
    expect(plain.do('pass space=retire-shipping', 'ship dock=dock-coins').question).toBe('ask.end-turn');
  });

  it('SM-15.2 Taxation: a coin for each colonist of the line, before the first building, dice only', () => {
    const table = emptyTable().monks(0, 'taxation').white(5).store({ coins: 1 }).do('use-die die=white-5 value=5');
    expect(table.news.slice(0, 3)).toEqual(['use-die', 'tax', 'gain']);
    expect(table.goods()).toEqual({ coins: 2, grain: 1, wood: 1 });
    expect(emptyTable().monks(0, 'taxation').store({ coins: 1 }).do('activate cell=r5c5').goods()).toEqual({ wood: 1 });
    expect(emptyTable().monks(1, 'taxation').white(5).do('use-die die=white-5 value=5').goods()).toEqual({
      grain: 1,
      wood: 1,
    });
  });

  it('SM-15.3 Botany: wood or grain sets the die', () => {
    const table = emptyTable().monks(0, 'botany').white(1).store({ wood: 1, grain: 1 });
    expect(table.values('use-die die=white-1', 'value')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(table.values('use-die die=white-1 value=6', 'pay')).toEqual(['wood', 'grain']);
    expect(table.values('use-die die=white-1 value=1', 'pay')).toEqual([]);
    expect(table.do('use-die die=white-1 value=6 pay=grain').goods()).toEqual({ wood: 1, gem: 1 });
  });

  it('SM-15.4 Philosophy: blue dice may activate columns, white ones only columns', () => {
    const table = emptyTable()
      .monks(0, 'philosophy')
      .grid({ r1c2: 'farm grain-1', r2c5: 'forest wood-1' })
      .blue(2)
      .white(2);
    expect(table.values('use-die die=blue-2 value=2', 'line')).toEqual(['row', 'column']);
    // The picture marks every line a die would activate, and none that has no free building.
    expect(table.describe('use-die', 'die', 'blue-2').touches).toEqual(['row:2', 'column:2']);
    expect(table.describe('use-die', 'die', 'white-2').touches).toEqual(['column:2']);
    expect(table.do('use-die die=white-2 value=2').goods()).toEqual({ grain: 1 });
    // Where only one of the two lines has a free building nothing is asked.
    expect(table.turnOf(0).values('use-die die=blue-2 value=2', 'line')).toEqual([]);
    expect(table.describe('use-die', 'die', 'blue-2').touches).toEqual(['row:2']);
    const plain = emptyTable().grid({ r1c2: 'farm grain-1' }).blue(2).store({ coins: 5 });
    expect(plain.values('use-die die=blue-2', 'value')).toEqual(['1']);
  });

  it('SM-15.5 Mathematics: the largest pile, once, in the pass', () => {
    const table = emptyTable()
      .monks(0, 'mathematics')
      .pile('r1c1', 2)
      .pile('r1c6', 3)
      .do('pass space=retire-conquistador');
    expect([table.goods(), table.cell('r1c1')?.coins, table.cell('r1c6')?.coins]).toEqual([{ coins: 3 }, 2, undefined]);
    // Gained later in the same turn it works at that moment, and the coins can be used at once.
    const late = emptyTable().scholars('mathematics').pile('r1c1', 2).religion(4);
    late.do('pass space=retire-religion', 'religion', 'place-monk place=mathematics');
    expect([late.goods(), late.cell('r1c1')?.coins]).toEqual([{ coins: 2 }, undefined]);
    // Another scholar brings nothing back.
    const other = emptyTable().scholars('botany').pile('r1c1', 2).religion(4);
    other.do('pass space=retire-religion', 'religion', 'place-monk place=botany');
    expect([other.goods(), other.cell('r1c1')?.coins]).toEqual([{}, 2]);
  });

  it('SM-15.6 Construction: any free building of the line', () => {
    const table = emptyTable().monks(0, 'construction').die('r3c5').blue(5).white(5);
    // Only one free building: nothing is asked.
    expect(table.do('use-die die=white-5 value=5').question).toBe('ask.end-turn');
    const row = emptyTable().monks(0, 'construction').blue(5).do('use-die die=blue-5 value=5', 'decline');
    expect([row.question, row.values('place-die', 'cell')]).toEqual(['ask.place-die', ['r5c5', 'r5c4']]);
    expect(row.refusal('place-die cell=r6c6')).toBe('engine.not-legal');
    expect(row.do('place-die cell=r5c4').cell('r5c4')?.die).toEqual({ color: 'blue', value: 5 });
  });

  it('SM-15.7 Industrialization: two trades, the same or different', () => {
    const trade = (...ways: string[]) =>
      emptyTable()
        .monks(0, 'industrialization')
        .add({ r1c2: 'city trade-wood-gem-3-coins' })
        .store({ wood: 2, gem: 1, coins: 1 })
        .do('activate cell=r1c2', ...ways);
    expect(trade('trade pay=wood', 'trade pay=wood').goods()).toEqual({ gem: 1, coins: 6 });
    expect(trade('trade pay=wood', 'trade pay=gem').goods()).toEqual({ wood: 1, coins: 6 });
    const once = trade('trade pay=wood', 'decline');
    expect([once.goods(), once.question]).toEqual([{ wood: 1, gem: 1, coins: 3 }, 'ask.end-turn']);
  });

  it('SM-15.8 Basic Economics: wood and grain for two coins', () => {
    const table = emptyTable().monks(0, 'basic-economics').store({ coins: 4 });
    expect(table.do('buy resource=grain amount=1', 'buy resource=wood').goods()).toEqual({ grain: 1, wood: 1 });
  });

  it('SM-15.9 Advanced Economics: gems and sugar for three coins', () => {
    const table = emptyTable().monks(0, 'advanced-economics').store({ coins: 6 });
    expect(table.do('buy resource=gem amount=1', 'buy resource=sugar').goods()).toEqual({ gem: 1, sugar: 1 });
    expect(emptyTable().monks(0, 'advanced-economics').store({ coins: 6, gem: 3 }).refusal('buy resource=gem')).toBe(
      'storage-full',
    );
  });

  it('SM-15.10 Logistics: a coin for each move of a die, any number of times', () => {
    const table = emptyTable().monks(0, 'logistics').die('r6c6', 'blue-4').store({ coins: 2 });
    table.do('move-die from=r6c6 to=r5c5');
    expect([table.goods(), table.values('activate', 'cell')]).toEqual([
      { coins: 1 },
      ['r1c1', 'r1c6', 'r2c3', 'r3c5', 'r4c2', 'r5c4', 'r6c1', 'r6c6'],
    ]);
    table.do('move-die from=r5c5 to=r5c4');
    expect(table.cell('r5c4')?.die).toEqual({ color: 'blue', value: 4 });
    expect([table.goods(), table.why('move-die')]).toEqual([{}, 'coins']);
    const { state } = emptyTable().die('r6c6').store({ coins: 2 });
    expect(santaMaria.actions['move-die']?.why?.(state, 0)?.id).toBe('santa-maria.why.no-logistics');
  });

  it('SM-15.11 Logistics in a walk: a building is activated once, and the line keeps a free one', () => {
    // (1,6) was passed with a die on it; freed behind the walk it is not activated any more.
    const table = emptyTable()
      .grid({ r1c1: 'forest wood-1', r1c2: 'farm grain-1', r2c1: 'farm' })
      .monks(0, 'logistics')
      .die('r1c1')
      .store({ coins: 2 })
      .blue(1)
      .do('use-die die=blue-1 value=1');
    expect(table.question).toBe('ask.walk');
    table.do('go-on', 'move-die from=r1c1 to=r2c1', 'go-on');
    expect(table.goods()).toEqual({ coins: 1, grain: 1 });
    table.do('go-on');
    expect(table.cell('r1c2')?.die).toEqual({ color: 'blue', value: 1 });
    // A move within the line is allowed: it leaves as many free buildings as before.
    const within = emptyTable().grid({ r1c1: 'forest wood-1', r1c2: 'farm grain-1' }).monks(0, 'logistics').die('r1c1');
    within.store({ coins: 1 }).blue(1).do('use-die die=blue-1 value=1', 'move-die from=r1c1 to=r1c2', 'go-on', 'go-on');
    expect(within.goods()).toEqual({ wood: 1 });
    expect(within.cell('r1c1')?.die).toEqual({ color: 'blue', value: 1 });
    expect(within.cell('r1c2')?.die).toEqual({ color: 'white', value: 1 });
  });

  it('SM-15.12 an ability gained in the middle of an activation works from that moment', () => {
    const gain = (scholar: string) =>
      emptyTable()
        .grid({ r1c1: 'farm religion-1', r1c2: 'city trade-wood-gem-3-coins', r1c3: 'farm grain-1', r1c4: 'road 2' })
        .scholars(scholar)
        .religion(4)
        .store({ wood: 3 })
        .blue(1)
        .do('use-die die=blue-1 value=1', 'religion', `place-monk place=${scholar}`, 'decline');
    const industry = gain('industrialization').do('trade pay=wood');
    expect(industry.question).toBe('ask.trade');
    const building = gain('construction').do('decline');
    expect([building.question, building.values('place-die', 'cell')]).toEqual([
      'ask.place-die',
      ['r1c3', 'r1c2', 'r1c1'],
    ]);
    const taxed = gain('taxation').do('decline');
    expect(taxed.goods()).toEqual({ wood: 3, grain: 1 });
  });

  it('SM-15.13 coins on buildings cannot be moved', () => {
    const table = emptyTable().monks(0, 'logistics').pile('r6c6', 1).store({ coins: 2 });
    expect(table.why('move-die')).toBe('no-die-to-move');
  });

  it('SM-15.14 Botany and coins are not combined', () => {
    const table = emptyTable().monks(0, 'botany').white(1).store({ wood: 1, coins: 2 });
    expect(table.values('use-die die=white-1 value=3', 'pay')).toEqual(['coins', 'wood']);
    expect(table.values('use-die die=white-1 value=6', 'pay')).toEqual([]);
    expect(table.do('use-die die=white-1 value=6').goods()).toEqual({ gem: 1, coins: 2 });
  });

  it('SM-15.15 scholars work together', () => {
    const table = emptyTable()
      .monks(0, 'philosophy', 'construction', 'taxation', 'botany')
      .blue(1)
      .store({ wood: 1 })
      .do('use-die die=blue-1 value=5 line=column');
    expect(table.goods()).toEqual({ coins: 1, grain: 1, wood: 1 });
    expect([table.question, table.values('place-die', 'cell')]).toEqual(['ask.place-die', ['r5c5', 'r3c5']]);
    const both = emptyTable().monks(0, 'basic-economics', 'advanced-economics').store({ coins: 5 });
    expect(both.do('buy resource=wood amount=1', 'buy resource=gem').goods()).toEqual({ wood: 1, gem: 1 });
    const trades = emptyTable().monks(0, 'industrialization').add({ r1c2: 'city trade-wood-gem-3-coins' });
    trades.store({ wood: 2 }).white(2).do('use-die die=white-2 value=2', 'trade pay=wood', 'trade pay=wood');
    expect(trades.goods()).toEqual({ coins: 6, sugar: 1 });
  });
});

describe('the advanced set-up', () => {
  const advanced = (seats = 2) => newMatch(seats, { 'advanced-setup': 'true' });

  it('SM-18.1 side B for everybody, usual goods, all dice rolled before the choice', () => {
    const { state } = advanced(3);
    expect(state.seats.map((owner) => owner.board)).toEqual(['b', 'b', 'b']);
    expect(Object.values(data.boards.b?.printed ?? {}).some((cell) => cell.terrain === 'town-hall')).toBe(false);
    expect(state.seats.map((owner) => [owner.coins, owner.resources.wood])).toEqual([
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
    expect([state.phase, state.whiteDice.length, state.seats.map((owner) => owner.blueDice.length)]).toEqual([
      'setup',
      9,
      [1, 1, 1],
    ]);
  });

  it('SM-18.2 four sets of a town hall and a scholar not on the common board', () => {
    for (const seats of [1, 2, 4]) {
      const { sets, scholars } = advanced(seats).state;
      expect(sets.map((set) => set.tile)).toEqual([
        'town-hall-wood',
        'town-hall-grain',
        'town-hall-coins',
        'town-hall-happiness',
      ]);
      expect(new Set([...sets.map((set) => set.scholar), ...scholars]).size).toBe(7);
    }
  });

  it('SM-18.3 the first player chooses last and places at once, anywhere', () => {
    const table = advanced();
    expect(table.state.active).toBe(1);
    expect(table.values('choose-set set=town-hall-wood', 'cell')).toHaveLength(28);
    table.do('choose-set set=town-hall-wood cell=r5c5 rotation=0');
    expect([table.cell('r5c5', 1)?.terrain, table.cell('r5c6', 1)?.terrain]).toEqual(['town-hall', 'road']);
    expect(table.state.active).toBe(0);
  });

  it('SM-18.4 the scholar works from the start, scores, is nobody else’s and uses no monk', () => {
    const table = advanced();
    table.state.sets = [{ tile: 'town-hall-wood', scholar: 'basic-economics' }, ...table.state.sets.slice(1)];
    table.do(
      'choose-set set=town-hall-wood cell=r2c2 rotation=90',
      'choose-set set=town-hall-grain cell=r2c2 rotation=90',
    );
    table.turnOf(1).store({ coins: 2, wood: 0 }, 1).do('buy resource=wood');
    expect([table.goods(1), table.score(1).scholars, table.seat(1).monksLeft]).toEqual([{ wood: 1 }, 3, 6]);
    table.religion(4, 1).turnOf(1).do('pass space=retire-religion', 'religion');
    expect(table.values('place-monk', 'place')).not.toContain('basic-economics');
  });

  it('SM-18.5 the other sets leave the match', () => {
    const table = advanced().do('choose-set set=town-hall-wood cell=r2c2 rotation=90');
    expect(table.state.sets).toHaveLength(3);
    expect(table.do('choose-set set=town-hall-grain cell=r2c2 rotation=90').state.sets).toEqual([]);
  });

  it('SM-18.6 a town hall and a road with one colonist', () => {
    const table = advanced(1).do('choose-set set=town-hall-happiness cell=r2c2 rotation=90');
    expect(table.cell('r2c2')).toEqual({ terrain: 'town-hall', building: 'happiness-1', tile: 'town-hall-happiness' });
    expect(table.cell('r3c2')).toEqual({ terrain: 'road', colonists: 1, tile: 'town-hall-happiness' });
  });
});
