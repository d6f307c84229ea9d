import { describe, expect, it } from 'vitest';
import { blank, paramPrompt, question } from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { buyPrice } from '../../../src/games/santa-maria/effects/abilities.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import type { State } from '../../../src/games/santa-maria/state.js';
import { createWords } from '../../../src/text/words.js';
import { emptyTable, endYear, newMatch } from './table.js';

describe('years and turns', () => {
  it('SM-4.1 three years of turns clockwise, without those who passed', () => {
    const table = emptyTable(3).turnOf(2).store({ coins: 9 }, 0).store({ coins: 9 }, 2);
    table.do('activate cell=r1c1', 'end-turn');
    expect(table.state.active).toBe(0);
    table.passed({ 'retire-road': 1 }).do('activate cell=r1c1', 'end-turn');
    expect(table.state.active).toBe(2);
    for (const year of [1, 2, 3]) {
      expect(table.state.year).toBe(year);
      endYear(table);
    }
    expect(table.state.phase).toBe('over');
  });

  it('SM-4.2 exactly one main action a turn, and passing is always one of them', () => {
    const table = emptyTable().store({ coins: 9 }).white(1);
    expect(table.actions).toEqual(['use-die', 'activate', 'pass', 'buy']);
    table.do('activate cell=r1c1');
    expect(table.actions).toEqual(['end-turn', 'buy']);
    expect(emptyTable().grid({}).actions).toEqual(['pass']);
  });

  it('SM-4.3 free actions at every moment of a decision', () => {
    const table = emptyTable()
      .add({ r6c3: 'city trade-wood-gem-3-coins', r6c4: 'forest religion-1' })
      .store({ coins: 9, wood: 3, gem: 1, grain: 1 })
      .docks({ 'dock-coins': 'ship-01' })
      .blue(6);
    const free = (): string[] => table.actions.filter((action) => ['sell', 'buy'].includes(action));
    expect(free()).toEqual(['sell', 'buy']);
    table.do('use-die die=blue-6 value=6');
    const questions = [table.question];
    expect(free()).toEqual(['sell', 'buy']);
    table.do('sell resource=gem', 'decline');
    questions.push(table.question);
    expect(free()).toEqual(['sell', 'buy']);
    table.do('decline');
    expect(free()).toEqual(['sell', 'buy']);
    questions.push(table.question);
    expect(questions).toEqual(['ask.trade', 'ask.religion', 'ask.end-turn']);
    table.turnOf(0).do('pass space=retire-religion', 'sell resource=wood amount=3', 'buy resource=grain amount=2');
    expect(table.question).toBe('ask.religion');
  });

  it('SM-4.4 a turn ends when its player says so, a pass too', () => {
    const table = emptyTable().do('pass space=retire-conquistador');
    expect([table.state.active, table.question, table.actions]).toEqual([0, 'ask.end-turn', ['end-turn']]);
    expect(santaMaria.pending(table.state)[0]?.end).toBe('end-turn');
    expect(table.do('end-turn').state.active).toBe(1);
  });

  it('SM-11.1 who passes is told that the year is over for them, and what a higher space is good for', () => {
    const words = createWords({ locale: 'en' });
    const asked = (state: State): string => {
      const thought = blank('pass');
      const open = question(santaMaria, state, 0, 'pass', {})!;
      return words.say(paramPrompt(santaMaria, state, 0, thought, open.param));
    };
    const over = 'Which space do you take? After this you have no more turns this year.';
    expect(asked(emptyTable().year(2).state)).toBe(`${over} Whoever is on the highest space begins the next year.`);
    expect(asked(emptyTable().year(3).state)).toBe(`${over} If points are equal at the end, the higher space wins.`);
    expect(asked(emptyTable(1).state)).toBe(over);
    const end = santaMaria.actions['end-turn']!;
    const passed = emptyTable().do('pass space=retire-conquistador').state;
    expect(words.say(end.detail!(passed, 0)!)).toBe('after this you have no more turns this year');
    expect(end.detail!(emptyTable().store({ coins: 9 }).do('activate cell=r1c1').state, 0)).toBeUndefined();
  });

  it('SM-4.5 there is no other way to skip a turn', () => {
    const table = emptyTable().store({ coins: 1 });
    expect(() => table.do('end-turn')).toThrow('engine.not-now');
    expect(() => table.do('decline')).toThrow('engine.not-now');
  });

  it('SM-4.6 a question is left out only where no selling and buying could pay', () => {
    const trade = (goods: Record<string, number>) =>
      emptyTable()
        .add({ r1c2: 'city trade-wood-gem-3-coins' })
        .store({ ...goods, coins: (goods.coins ?? 0) + 1 })
        .do('activate cell=r1c2');
    expect(trade({}).question).toBe('ask.end-turn');
    expect(trade({}).news).toEqual(['activate', 'no-trade']);
    // Wood can be bought for 3 coins, and 1 sugar and 1 coin make 3.
    expect(trade({ coins: 2 }).question).toBe('ask.end-turn');
    expect(trade({ coins: 3 }).question).toBe('ask.trade');
    expect(trade({ coins: 1, sugar: 1 }).question).toBe('ask.trade');
    const asked = trade({ coins: 1, sugar: 1 });
    expect(asked.why('trade')).toBe('cannot-pay');
    asked.do('sell resource=sugar', 'buy resource=wood');
    expect(asked.values('trade', 'pay')).toEqual(['wood']);
    // Options are worked out anew after each free action: what cannot be paid any more is not asked.
    expect(trade({ wood: 1 }).do('sell resource=wood').question).toBe('ask.end-turn');
  });

  it('SM-4.6 shipments, Astronomy and places are asked for while they can be raised', () => {
    const ship = (goods: Record<string, number>) =>
      emptyTable()
        .docks({ 'dock-coins': 'ship-05', 'dock-conquistador': null, 'dock-religion': null, 'dock-happiness': null })
        .store(goods)
        .do('pass space=retire-shipping').question;
    // ship-05 costs 2 wood and 1 grain.
    expect(ship({ wood: 2, coins: 2 })).toBe('ask.end-turn');
    expect(ship({ wood: 2, coins: 3 })).toBe('ask.ship');
    expect(ship({ wood: 1, gold: 1, grain: 1 })).toBe('ask.ship');
    expect(ship({ wood: 1, gem: 1, coins: 4 })).toBe('ask.ship');
    const move = (coins: number) =>
      emptyTable()
        .monks(0, 'astronomy')
        .docks({ 'dock-coins': 'ship-05' })
        .store({ wood: 2, grain: 1, coins })
        .do('pass space=retire-shipping', 'ship dock=dock-coins').question;
    expect([move(0), move(1)]).toEqual(['ask.end-turn', 'ask.move-tile']);
    const place = (coins: number) => {
      const table = emptyTable().religion(4).store({ coins });
      table.monks(1, 'mission-sugar', 'mission-gems', 'mission-supplies', 'mission-happiness');
      return table.do('pass space=retire-religion', 'religion').question;
    };
    expect([place(1), place(2)]).toEqual(['ask.end-turn', 'ask.place-monk']);
  });

  it('SM-4.7 only the owner of Logistics is stopped, before each building and before the die', () => {
    const use = () => emptyTable().die('r6c6').store({ coins: 1 }).white(5);
    const plain = use().do('use-die die=white-5 value=5');
    expect(plain.question).toBe('ask.end-turn');
    const owner = use().monks(0, 'logistics').do('use-die die=white-5 value=5');
    expect([owner.question, owner.goods()]).toEqual(['ask.walk', { coins: 1 }]);
    owner.do('go-on');
    expect(owner.goods()).toEqual({ coins: 1, grain: 1 });
    expect([owner.question, owner.actions]).toEqual(['ask.walk', ['go-on', 'move-die', 'sell']]);
    owner.do('go-on');
    expect([owner.question, owner.goods()]).toEqual(['ask.before-die', { coins: 1, grain: 1, wood: 1 }]);
    expect(owner.do('go-on').cell('r5c5')?.die).toEqual({ color: 'white', value: 5 });
    // Without a coin, and nothing to sell, there is no stop; what can be sold makes one.
    const poor = () => emptyTable().die('r6c6').white(5).monks(0, 'logistics');
    expect(poor().do('use-die die=white-5 value=5').question).toBe('ask.walk');
    const broke = poor().grid({ r3c5: 'farm happiness-1', r5c5: 'town-hall wood-1', r5c6: 'city' }).die('r5c6');
    expect(broke.do('use-die die=white-5 value=5').question).toBe('ask.before-die');
  });

  it('SM-4.7 a gain needs no pause: selling first gives the same coins as the surplus', () => {
    const sold = emptyTable().store({ wood: 3, coins: 1 }).do('sell resource=wood amount=1', 'activate cell=r2c3');
    const surplus = emptyTable().store({ wood: 3, coins: 1 }).do('activate cell=r2c3');
    expect(sold.goods()).toEqual(surplus.goods());
    expect(surplus.goods()).toEqual({ wood: 3, coins: 1 });
  });

  it('SM-4.8 no free action gains more than it costs', () => {
    const table = emptyTable().monks(0, 'basic-economics', 'advanced-economics');
    for (const { id, sellFor } of Object.values(data.resources)) {
      const price = buyPrice(table.state, 0, id);
      if (price !== undefined) expect(price).toBeGreaterThan(sellFor);
    }
    const logistics = Object.values(data.scholars).find((scholar) => scholar.ability.hook === 'move-die')?.ability;
    expect(logistics).toEqual({ hook: 'move-die', coins: 1 });
  });
});

describe('the end of a year', () => {
  it('SM-13.1 the ranks of the conquest track by players and year', () => {
    const won = (seats: number, year: number): number[] => {
      const table = emptyTable(seats).year(year);
      for (let seat = 0; seat < seats; seat += 1) table.conquest([seat, 9 - seat]);
      return endYear(table).state.seats.map((owner) => owner.happiness);
    };
    expect([1, 2, 3].map((year) => won(2, year))).toEqual([
      [4, 0],
      [5, 0],
      [6, 0],
    ]);
    expect([1, 2, 3].map((year) => won(3, year))).toEqual([
      [6, 3, 0],
      [8, 4, 0],
      [10, 5, 0],
    ]);
    expect([1, 2, 3].map((year) => won(4, year))).toEqual([
      [6, 4, 2, 0],
      [9, 6, 3, 0],
      [12, 8, 4, 0],
    ]);
  });

  it('SM-13.2 the last rank and players on space 0 score nothing', () => {
    const table = emptyTable(3).conquest([2, 1], [0, 5]);
    expect(endYear(table).state.seats.map((owner) => owner.happiness)).toEqual([6, 0, 3]);
    const alone = emptyTable(2).conquest([1, 1]);
    expect(endYear(alone).state.seats.map((owner) => owner.happiness)).toEqual([0, 4]);
  });

  it('SM-13.3 all conquest markers return', () => {
    const table = endYear(emptyTable(2).conquest([0, 3], [1, 3]));
    expect([table.seat(0).conquest, table.seat(1).conquest, table.state.conquestStacks]).toEqual([0, 0, {}]);
  });

  it('SM-13.4 dice and coins leave the buildings', () => {
    const table = emptyTable().die('r1c1').pile('r1c6', 1).die('r2c3', 'blue-2', 1);
    endYear(table);
    expect(
      table.state.seats.flatMap((owner) => Object.values(owner.cells)).filter((cell) => cell.die || cell.coins),
    ).toEqual([]);
    expect(santaMaria.view(table.state, 'public').seats.map((seat) => seat.coinPrice)).toEqual([1, 1]);
  });

  it('SM-13.5 a new display, new dice, a new first player, new counts', () => {
    const table = newMatch(3);
    const old = [...table.state.display.double, ...table.state.display.triple];
    const next = [...table.state.stacks.double.slice(0, 5), ...table.state.stacks.triple.slice(0, 5)];
    Object.assign(table.seat(1), { whiteUsed: 3, blueUsed: 1, coinActivations: 2 });
    table.religion(7, 1).passed({ 'retire-road': 0, 'retire-shipping': 1, 'retire-religion': 2 });
    endYear(table);
    const { state } = table;
    expect([...state.display.double, ...state.display.triple]).toEqual(next);
    expect(state.discarded).toEqual(old);
    expect(state.whiteDice).toHaveLength(9);
    expect(state.seats.map((owner) => owner.blueDice.length)).toEqual([1, 3, 1]);
    expect([state.first, state.active, state.year, state.retire]).toEqual([2, 2, 2, {}]);
    const { whiteUsed, blueUsed, coinActivations } = table.seat(1);
    expect([whiteUsed, blueUsed, coinActivations]).toEqual([0, 0, 0]);
    expect(table.seals).toEqual(expect.arrayContaining(['chance', 'reveal']));
  });

  it('SM-13.6 shipments, monks and the road tiles stay as they are', () => {
    const table = emptyTable()
      .monks(0, 'mission-gems')
      .do('pass space=retire-road', 'place-road cell=r1c2', 'end-turn');
    const docks = { ...table.state.docks };
    endYear(table);
    expect(table.state.docks).toEqual(docks);
    expect(table.state.monks).toEqual({ 'mission-gems': [0] });
    expect(table.state.roadTiles).toHaveLength(2);
  });

  it('SM-13.7 the match has three years, not four', () => {
    const table = emptyTable();
    const years = [1, 2, 3].map(() => {
      const { phase, year } = endYear(table).state;
      return [phase, year];
    });
    expect(years).toEqual([
      ['year', 2],
      ['year', 3],
      ['over', 3],
    ]);
  });

  it('SM-13.7 after year 3 the match is over, colonies cleared', () => {
    const table = emptyTable().year(3).die('r1c1').pile('r1c6', 1);
    endYear(table);
    expect([table.state.phase, table.state.year, table.question]).toEqual(['over', 3, undefined]);
    expect([table.cell('r1c1')?.die, table.cell('r1c6')?.coins]).toEqual([undefined, undefined]);
    expect(table.seals).toEqual(expect.arrayContaining(['reveal', 'over']));
  });
});
