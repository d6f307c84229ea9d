import { describe, expect, it } from 'vitest';
import { dieMoves } from '../../../src/games/santa-maria/effects/die-moves.js';
import { score } from '../../../src/games/santa-maria/scoring.js';
import { emptyTable, endYear, newMatch } from './table.js';

describe('scholars', () => {
  it('SM-C22 Astronomy', () => {
    const ship = () =>
      emptyTable()
        .monks(0, 'astronomy')
        .docks({ 'dock-coins': 'ship-01' })
        .store({ wood: 1, sugar: 1, coins: 3 })
        .do('activate cell=r6c6', 'ship dock=dock-coins');
    const table = ship();
    expect(table.values('move-tile', 'dock')).toEqual(['dock-conquistador', 'dock-religion']);
    expect(table.refusal('move-tile dock=dock-happiness')).toBe('coins');
    table.do('move-tile dock=dock-conquistador');
    expect(table.goods()).toEqual({ coins: 1 });
    expect(table.seat().harbor['dock-conquistador']).toEqual(['ship-01']);
    const stays = ship().do('decline');
    expect([stays.goods(), stays.seat().harbor['dock-coins']]).toEqual([{ coins: 2 }, ['ship-01']]);
    const far = ship().do('move-tile dock=dock-religion');
    expect([far.goods(), far.seat().harbor['dock-religion']]).toEqual([{}, ['ship-01']]);
  });

  it('SM-C23 Taxation', () => {
    const table = emptyTable().monks(0, 'taxation').tile('double-02', 'r6c3').blue(6);
    table.docks({ 'dock-coins': 'ship-01' }).store({ sugar: 1 });
    table.do('use-die die=blue-6 value=6');
    expect(table.news.slice(0, 2)).toEqual(['use-die', 'tax']);
    expect(table.events[1]?.args?.goods).toEqual({ amounts: { coins: 3 } });
    expect(table.goods()).toEqual({ coins: 3, wood: 1, sugar: 1 });
    expect(table.seat().happiness).toBe(1);
    expect(table.question).toBe('ask.ship');
    expect(table.do('decline').cell('r6c6')?.die).toEqual({ color: 'blue', value: 6 });
  });

  it('SM-C24 Philosophy', () => {
    const table = emptyTable().monks(0, 'philosophy').blue(5).white(5);
    expect(table.values('use-die die=blue-5 value=5', 'line')).toEqual(['row', 'column']);
    expect(table.values('use-die die=white-5 value=5', 'line')).toEqual([]);
    table.do('use-die die=blue-5 value=5 line=column');
    expect(table.goods()).toEqual({ grain: 1, wood: 1 });
    const row = emptyTable().monks(0, 'philosophy').blue(5).do('use-die die=blue-5 value=5 line=row', 'decline');
    expect(row.goods()).toEqual({ wood: 1 });
    const white = emptyTable().monks(0, 'philosophy').white(5).do('use-die die=white-5 value=5');
    expect(white.goods()).toEqual({ grain: 1, wood: 1 });
  });

  it('SM-C25 Construction', () => {
    const use = () => emptyTable().monks(0, 'construction').white(6).do('use-die die=white-6 value=6');
    expect(use().values('place-die', 'cell')).toEqual(['r6c6', 'r1c6']);
    const table = use().do('place-die cell=r1c6');
    expect(table.cell('r1c6')?.die).toEqual({ color: 'white', value: 6 });
    expect(table.cell('r6c6')?.die).toBeUndefined();
    expect(use().do('place-die cell=r6c6').cell('r6c6')?.die).toEqual({ color: 'white', value: 6 });
  });

  it('SM-C26 Mathematics', () => {
    const table = emptyTable().monks(0, 'mathematics').pile('r1c1', 1).pile('r1c6', 2).pile('r2c3', 3);
    table.do('pass space=retire-coins');
    expect(table.news).toEqual(['pass', 'coins-return', 'gain']);
    expect(table.goods()).toEqual({ coins: 5 });
    expect(table.cell('r2c3')?.coins).toBeUndefined();
    endYear(table);
    expect(table.goods()).toEqual({ coins: 5 });
    expect([table.cell('r1c1')?.coins, table.cell('r1c6')?.coins]).toEqual([undefined, undefined]);
  });

  it('SM-C27 Logistics', () => {
    const table = emptyTable().monks(0, 'logistics').die('r6c6').store({ coins: 1 });
    expect(table.values('move-die from=r6c6', 'to')).toEqual(['r5c5']);
    table.tile('double-02', 'r6c3');
    expect(table.values('move-die from=r6c6', 'to')).toEqual(['r5c4', 'r5c5', 'r6c3']);
    table.do('move-die from=r6c6 to=r5c5');
    expect(table.goods()).toEqual({});
    expect(table.cell('r5c5')?.die).toEqual({ color: 'white', value: 1 });
    expect(table.cell('r6c6')?.die).toBeUndefined();
  });

  it('SM-C28 buying with both Economics', () => {
    const table = emptyTable().monks(0, 'basic-economics', 'advanced-economics').store({ coins: 5, sugar: 3 });
    expect(table.values('buy', 'resource')).toEqual(['wood', 'grain', 'gem']);
    expect(table.refusal('buy resource=sugar')).toBe('storage-full');
    expect(table.refusal('buy resource=gold')).toBe('not-for-sale');
    table.do('buy resource=wood amount=1', 'buy resource=gem');
    expect(table.goods()).toEqual({ sugar: 3, wood: 1, gem: 1 });
    const grain = emptyTable().monks(0, 'basic-economics').store({ coins: 4 }).do('buy resource=grain amount=2');
    expect(grain.goods()).toEqual({ grain: 2 });
  });

  it('SM-C45 Logistics during a walk', () => {
    const use = () =>
      emptyTable()
        .monks(0, 'logistics')
        .die('r6c6', 'blue-6')
        .store({ coins: 1, wood: 1, sugar: 1 })
        .docks({ 'dock-coins': 'ship-01' })
        .white(6)
        .do('use-die die=white-6 value=6', 'go-on');
    const table = use();
    expect(table.goods()).toEqual({ coins: 1, wood: 1, sugar: 1, gem: 1 });
    expect([table.question, table.actions]).toEqual(['ask.walk', ['go-on', 'move-die', 'sell']]);
    table.do('move-die from=r6c6 to=r5c5');
    expect(table.question).toBe('ask.walk');
    table.do('go-on');
    expect(table.question).toBe('ask.ship');
    table.do('ship dock=dock-coins');
    table.do('go-on');
    expect(table.cell('r6c6')?.die).toEqual({ color: 'white', value: 6 });
    expect(table.cell('r5c5')?.die).toEqual({ color: 'blue', value: 6 });
    const stays = use().do('go-on', 'go-on');
    expect(stays.cell('r1c6')?.die).toEqual({ color: 'white', value: 6 });
    expect(stays.cell('r6c6')?.die).toEqual({ color: 'blue', value: 6 });
    expect(stays.seat().harbor['dock-coins']).toEqual([]);
  });

  it('SM-C46 Logistics may not fill the line', () => {
    const table = emptyTable().monks(0, 'logistics').die('r5c4', 'blue-5').pile('r3c5', 1).store({ coins: 1 });
    expect(dieMoves(table.state, 0)).toEqual({ r5c4: ['r5c5'] });
    table.state.tasks.seats[0] = [
      { kind: 'end-turn' },
      { kind: 'walk', line: { kind: 'column', index: 5 }, at: 0, asked: false },
    ];
    expect(dieMoves(table.state, 0)).toEqual({});
    const walked = emptyTable()
      .monks(0, 'logistics')
      .die('r5c4', 'blue-5')
      .pile('r3c5', 1)
      .store({ coins: 1 })
      .white(5);
    walked.do('use-die die=white-5 value=5');
    expect(walked.cell('r5c5')?.die).toEqual({ color: 'white', value: 5 });
    expect(walked.question).toBe('ask.end-turn');
  });

  it('SM-C47 Mathematics pays for the pass', () => {
    const table = emptyTable().monks(0, 'mathematics').pile('r1c1', 3).religion(3).do('pass space=retire-religion');
    expect(table.goods()).toEqual({ coins: 3 });
    table.do('religion');
    expect(table.seat().religion).toBe(4);
    table.do('buy resource=grain', 'religion-step');
    expect(table.seat().religion).toBe(5);
    expect(table.goods()).toEqual({});
    expect(table.question).toBe('ask.place-monk');
  });

  it('SM-C57 Mathematics gained while passing', () => {
    const table = emptyTable().scholars('mathematics').pile('r1c6', 3).pile('r1c1', 2).religion(2);
    table.harbor({ 'dock-religion': ['ship-01', 'ship-02'] });
    table.do('pass space=retire-religion', 'religion');
    expect(table.goods()).toEqual({});
    table.do('place-monk place=mathematics');
    expect(table.news.slice(0, 2)).toEqual(['monk', 'coins-return']);
    expect([table.goods(), table.cell('r1c6')?.coins, table.cell('r1c1')?.coins]).toEqual([{ coins: 3 }, undefined, 2]);
    // The coins pay for the second step at once; another monk of the same turn brings no more back.
    table.do('buy resource=grain', 'religion-step', 'religion', 'place-monk place=mission-gems');
    expect([table.seat().religion, table.goods(), table.cell('r1c1')?.coins]).toEqual([5, { gem: 2 }, 2]);
    // Gained before the pass, it works at its beginning and not at once.
    const early = emptyTable().scholars('mathematics').pile('r1c6', 3).religion(2).store({ coins: 4 });
    early.do('activate cell=r5c4', 'religion', 'place-monk place=mathematics');
    expect([early.goods(), early.cell('r1c6')?.coins]).toEqual([{}, 3]);
  });

  it('SM-C58 Logistics before the first building', () => {
    const table = emptyTable()
      .monks(0, 'logistics', 'taxation')
      .add({ r2c6: 'road 1', r2c5: 'road 0' })
      .die('r1c6', 'blue-1')
      .white(6)
      .do('use-die die=white-6 value=6');
    expect([table.goods(), table.question]).toEqual([{ coins: 1 }, 'ask.walk']);
    table.do('move-die from=r1c6 to=r3c5');
    // The gem could be sold for the next move: there is a stop before (6,6), and one before the die.
    expect([table.goods(), table.question]).toEqual([{ gem: 1 }, 'ask.walk']);
    table.do('go-on', 'go-on');
    expect([table.goods(), table.question]).toEqual([{ gem: 1 }, 'ask.end-turn']);
    expect([table.cell('r6c6')?.die, table.cell('r3c5')?.die, table.cell('r1c6')?.die]).toEqual([
      { color: 'white', value: 6 },
      { color: 'blue', value: 1 },
      undefined,
    ]);
  });

  it('SM-C52 points of the personal scholar', () => {
    const table = newMatch(2, { 'advanced-setup': 'true' });
    table.state.sets = [
      { tile: 'town-hall-wood', scholar: 'industrialization' },
      { tile: 'town-hall-grain', scholar: 'botany' },
    ];
    table.do('choose-set set=town-hall-wood cell=r2c2 rotation=90');
    expect(table.score(1).scholars).toBe(2);
    expect(table.seat(1).monksLeft).toBe(6);
  });

  it('SM-C53 Botany with gold', () => {
    const table = emptyTable().monks(0, 'botany').white(2).store({ gold: 1 });
    table.do('use-die die=white-2 value=6');
    expect(table.events[0]?.args?.price).toEqual({ amounts: { gold: 1 } });
    expect(table.goods()).toEqual({ gem: 1 });
    expect(table.cell('r6c6')?.die).toEqual({ color: 'white', value: 6 });
  });

  it('SM-C54 Astronomy before the refill', () => {
    const table = emptyTable()
      .monks(0, 'astronomy')
      .docks({ 'dock-coins': 'ship-01' })
      .store({ wood: 1, sugar: 1, coins: 3 });
    table.state.stacks.shipments = ['ship-30', 'ship-29'];
    table.do('activate cell=r6c6', 'ship dock=dock-coins');
    expect([table.goods(), table.state.docks['dock-coins']]).toEqual([{ coins: 2 }, null]);
    expect(table.seals).not.toContain('reveal');
    table.do('move-tile dock=dock-religion');
    expect([table.goods(), table.state.docks['dock-coins']]).toEqual([{}, 'ship-30']);
    expect(table.seals).toContain('reveal');
    expect(table.seat().harbor['dock-religion']).toEqual(['ship-01']);
  });
});

describe('variants and scores', () => {
  it('SM-C33 solo trees', () => {
    const yearEnd = (year: number, space: number): number => {
      const table = emptyTable(1).year(year).conquest([0, space]);
      return endYear(table).seat().happiness;
    };
    expect([yearEnd(1, 2), yearEnd(2, 3), yearEnd(3, 9)]).toEqual([4, 0, 6]);
    expect([yearEnd(1, 1), yearEnd(2, 4), yearEnd(3, 5)]).toEqual([0, 5, 0]);
  });

  it('SM-C34 common blue dice', () => {
    const table = emptyTable(2, { 'common-blue-dice': 'true' }).religion(2).store({ coins: 1 });
    table.state.blueDice = [1, 4];
    table.seat().blueUsed = 1;
    expect(table.values('use-die', 'die')).toEqual([]);
    expect(table.why('use-die')).toBe('no-dice');
    table.do('activate cell=r5c4', 'religion');
    expect(table.seat().religion).toBe(3);
    expect(table.state.blueDice).toHaveLength(3);
    expect(table.seat().blueDice).toEqual([]);
    table.do('decline').turnOf(0);
    expect(table.values('use-die', 'die')).toContain('blue-1');
    table.do('use-die die=blue-1 value=1').turnOf(0);
    expect(table.values('use-die', 'die')).toEqual([]);
  });

  it('SM-C50 a common blue die unlocked by a pass', () => {
    const table = emptyTable(2, { 'common-blue-dice': 'true' }).religion(2);
    table.state.blueDice = [4, 4];
    table.do('pass space=retire-religion', 'religion', 'decline', 'end-turn');
    expect(table.state.blueDice).toHaveLength(3);
    expect(table.state.active).toBe(1);
    expect(table.values('use-die', 'die')).toContain('blue-4');
    table.store({ coins: 5 }, 1).do('use-die die=blue-4 value=2', 'end-turn');
    expect(table.state.active).toBe(1);
    expect(table.values('use-die', 'die')).toEqual([]);
  });

  it('SM-C35 the tie-break', () => {
    const table = emptyTable(3).year(3);
    for (const [seat, happiness] of [97, 97, 90].entries()) table.seat(seat).happiness = happiness;
    table.passed({ 'retire-shipping': 0, 'retire-conquistador': 1, 'retire-coins': 2 });
    endYear(table);
    expect(score(table.state).seats.map((seat) => seat.total)).toEqual([97, 97, 90]);
    expect(score(table.state).winners).toEqual([1]);
  });

  it('SM-C37 wealth', () => {
    expect(emptyTable().store({ coins: 4, wood: 1, sugar: 2, gold: 1 }).score().wealth).toBe(3);
  });

  it('SM-C38 a full final scoring', () => {
    const table = emptyTable()
      .tile('double-09', 'r6c3', 0)
      .tile('double-10', 'r5c2', 90)
      .tile('road-1', 'r4c5')
      .tile('triple-09', 'r1c5', 90)
      .tile('double-07', 'r1c3', 180)
      .tile('triple-13', 'r4c3', 0)
      .tile('triple-10', 'r3c4', 180)
      .tile('triple-15', 'r3c2', 180)
      .store({ coins: 7, wood: 2, gem: 1, gold: 1 })
      .monks(0, 'philosophy', 'basic-economics', 'square', 'connected-cities')
      .harbor({
        'dock-coins': ['ship-start-1', 'ship-01'],
        'dock-conquistador': ['ship-07', 'ship-12'],
        'dock-religion': ['ship-16', 'ship-19', 'ship-24'],
        'dock-happiness': ['ship-10', 'ship-30'],
      });
    table.seat().happiness = 31;
    expect(Object.keys(table.seat().cells)).toHaveLength(29);
    expect(table.score()).toEqual({
      happiness: 31,
      wealth: 4,
      colonists: 17,
      scholars: 4,
      'bishop-square': 7,
      'bishop-connected-cities': 10,
      'bishops-penalty': -4,
      'harbor-sets': 6,
      shipments: 37,
      total: 112,
    });
  });

  it('SM-C40 squares', () => {
    const filled = (rows: number[], columns: number[]): number | undefined => {
      const spaces = rows.flatMap((row) => columns.map((column) => [`r${row}c${column}`, 'farm']));
      return emptyTable().monks(0, 'square').grid(Object.fromEntries(spaces)).score()['bishop-square'];
    };
    expect(filled([2, 3, 4, 5, 6], [1, 2, 3, 4])).toBe(7);
    expect(filled([2, 3, 4, 5, 6], [1, 2, 3, 4, 5])).toBe(10);
    expect(filled([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6])).toBe(10);
  });

  it('SM-C55 a town hall is no city', () => {
    const row = { r2c1: 'farm', r2c2: 'forest', r2c3: 'mountain', r2c4: 'town-hall', r2c5: 'road 0', r2c6: 'road 0' };
    const table = emptyTable().monks(0, 'diverse-lines').grid(row);
    expect(table.score()['bishop-diverse-lines']).toBe(0);
    table.add({ r2c5: 'city' });
    expect(table.score()['bishop-diverse-lines']).toBe(3);
  });

  it('SM-C56 achievements below 100', () => {
    const table = soloColony();
    expect(table.score()).toMatchObject({ colonists: 28, total: 95 });
    expect(score(table.state).winners).toEqual([]);
    expect(noteIds(table)).toEqual(['solo.lost', 'note.communism', 'note.terrain-chain']);
    table.add({ r3c3: 'road 0' });
    expect(noteIds(table)).toEqual(['solo.lost', 'note.communism']);
  });
});

function noteIds(table: ReturnType<typeof emptyTable>): string[] {
  return (score(table.state).notes ?? []).map((note) => note.id.replace('santa-maria.', ''));
}

/** Farms from west to east, 14 colonists in a full colony, 95 points in all. */
function soloColony() {
  const farms = ['r4c1', 'r4c2', 'r3c2', 'r3c3', 'r3c4', 'r4c4', 'r4c5', 'r4c6'];
  const roads = ['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6', 'r2c1'];
  const spaces: Record<string, string> = {};
  for (let row = 1; row <= 6; row += 1) {
    for (let column = 1; column <= 6; column += 1) {
      const id = `r${row}c${column}`;
      const other = (row + column) % 2 === 0 ? 'city' : 'forest';
      spaces[id] = farms.includes(id) ? 'farm' : roads.includes(id) ? 'road 2' : other;
    }
  }
  const table = emptyTable(1).grid(spaces);
  table.seat().happiness = 67;
  return table;
}
