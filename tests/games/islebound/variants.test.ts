import { describe, expect, it } from 'vitest';
import { type Table, table } from './table.js';

const boarding = { boarding: 'yes' };

/** Seats 0 and 1 at Grenil, the turn of seat 0. */
function alongside(own: { pirates?: number; coins?: number }, other: { pirates?: number; coins?: number }): Table {
  return table(3, boarding).at('grenil').anchor('grenil', 1).give(own).give(other, 1);
}

describe('boarding', () => {
  it('IB-C62 IB-14.7 IB-14.8 IB-14.9 both roll; the better one takes the difference', () => {
    const t = alongside({ pirates: 3 }, { pirates: 1 }).man(['bosun', 'gunner', 'worker']);
    t.luck(6, 5, 3, 2, 1, 4).do('board');
    expect([t.goods(0).coins, t.goods(1).coins]).toEqual([8, 6]);
    expect([t.goods(0).pirates, t.goods(1).pirates, t.crew('deck', 0).length]).toEqual([3, 1, 3]);
    expect([t.asked(), t.news]).toEqual([['end-turn'], ['board', 'roll', 'roll', 'board-won']]);
  });

  it('IB-C63 IB-14.9 the defender may win, as far as the coins go', () => {
    const lose = (coins: number) => alongside({ pirates: 1, coins }, { pirates: 3 }).luck(3, 4, 5, 6).do('board');
    expect([lose(7).goods(0).coins, lose(7).goods(1).coins]).toEqual([4, 10]);
    expect([lose(2).goods(0).coins, lose(2).goods(1).coins]).toEqual([0, 9]);
  });

  it('IB-14.9 IB-14.10 without dice it may be tried; a tie changes nothing, the action is spent', () => {
    const t = alongside({}, {}).do('board');
    expect([t.goods(0).coins, t.goods(1).coins, t.asked(), t.news]).toEqual([
      7,
      7,
      ['end-turn'],
      ['board', 'no-dice', 'no-dice', 'board-tie'],
    ]);
  });

  it('IB-C96 IB-14.8 neither buildings nor serpents help', () => {
    const t = alongside({ pirates: 2 }, {}).build('sword-academy', 'pirates-court').give({ serpents: 3 });
    t.luck(5, 2).do('board');
    expect(t.events.find(({ id }) => id.endsWith('roll'))!.args!.dice).toEqual({ list: [5, 2] });
    expect(t.goods(0).coins).toBe(8);
  });

  it('IB-14.7 which ship is asked where there are several; none, and it is not possible', () => {
    const t = alongside({ pirates: 1 }, {}).anchor('grenil', 2);
    expect(t.values('board')).toEqual(['1', '2']);
    t.luck(6).do('board ship=2');
    expect(t.goods(2).coins).toBe(6);
    expect(table(2, boarding).at('grenil').why('board')).toBe('no-ship');
    expect(table(2).at('grenil').asked()).not.toContain('board');
  });

  it('IB-14.8 at most ten dice each', () => {
    const t = alongside({ pirates: 12 }, {}).do('board');
    const dice = t.events.find(({ id }) => id.endsWith('roll'))!.args!.dice as { list: number[] };
    expect(dice.list).toHaveLength(10);
  });
});

describe('small world', () => {
  it('IB-C64 IB-14.11 a crew for the other ship’s whole sea board, one at most', () => {
    const sail = (city: string) =>
      table(2, { 'small-world': 'yes' })
        .anchor('underwal', 1)
        .anchor('suns-rest', 0)
        .do(`sail to=${city}`)
        .crew('below', 0);
    expect(sail('grenil')).toEqual(['administrator']);
    expect(sail('crimsica')).toEqual([]);
    expect(sail('underwal')).toEqual(['administrator']);
    const port = table(2, { 'small-world': 'yes' }).anchor('crimsica', 1).anchor('suns-rest', 0);
    expect(port.do('sail to=crimsica').crew('below', 0)).toEqual(['administrator']);
    const plain = table(2).anchor('underwal', 1).anchor('suns-rest', 0).do('sail to=grenil');
    expect(plain.crew('below', 0)).toEqual([]);
  });

  it('IB-9.16 Harbor Office frees its owner; its coin is for the same region only', () => {
    const t = table(2, { 'small-world': 'yes' }).build('harbor-office').anchor('underwal', 1).anchor('suns-rest', 0);
    t.do('sail to=grenil');
    expect([t.crew('below', 0), t.goods(0).coins]).toEqual([[], 7]);
  });
});

describe('six buildings', () => {
  const row = ['palace', 'museum', 'bridge', 'butcher', 'tavern', 'library'];

  it('IB-C65 IB-14.12 six positions for 4, 3, 2, 1, 0, 0 books; the first one gives a coin, too late to pay with', () => {
    const six = (books: number, coins: number) =>
      table(2, { 'six-buildings': 'yes' }).at('grenil').give({ books, coins }).lay(row);
    expect(six(0, 40).values('buy')).toEqual(['library', 'tavern']);
    expect(six(3, 40).values('buy')).toEqual(['library', 'tavern', 'butcher', 'bridge', 'museum']);
    const t = six(4, 12).do('buy building=palace');
    expect([t.goods(0).coins, t.row().length]).toEqual([1, 6]);
    expect(six(4, 11).refused('buy', 'building').palace).toBe('cost');
    const built = table(2, { 'six-buildings': 'yes' }).at('stratic').control(0, 'stratic').lay(row);
    built.give({ books: 4, wood: 5, fish: 4 }).do('visit', 'build building=palace');
    expect(built.goods(0).coins).toBe(8);
    expect(six(4, 40).do('buy building=museum').goods(0).coins).toBe(40 - 11);
  });
});

describe('metropolis', () => {
  const metropolis = { metropolis: 'yes' };
  const row = ['colossus', 'admiralty', 'sky-docks'];

  it('IB-C07 IB-14.20 IB-14.21 only with more ordinary than metropolis buildings', () => {
    const t = table(2, metropolis).at('grenil').give({ books: 3, coins: 60 }).lay(row);
    t.lay(['palace', 'museum', 'bridge', 'butcher', 'tavern']).build('library', 'winter-palace');
    expect(t.refused('buy', 'building')).toMatchObject({ colossus: 'more-ordinary', 'sky-docks': 'more-ordinary' });
    t.do('buy building=tavern', 'buy building=sky-docks');
    expect(t.seat(0).buildings).toEqual(['library', 'winter-palace', 'tavern', 'sky-docks']);
    expect(t.refused('buy', 'building').colossus).toBe('more-ordinary');
    expect(table(2, metropolis).at('grenil').give({ books: 3, coins: 60 }).lay(row).why('buy')).toBeUndefined();
  });

  it('IB-14.19 IB-14.22 IB-14.28 a row of three for 3, 2 and 1 books, refilled from its own deck', () => {
    const t = table(2, metropolis).at('grenil').give({ books: 1, coins: 60 }).build('library', 'bridge', 'museum');
    t.lay(row, 'parliament');
    expect(t.refused('buy', 'building')).toMatchObject({ colossus: 'books', admiralty: 'books' });
    t.do('buy building=sky-docks');
    expect(t.row('metropolis')).toEqual(['parliament', 'colossus', 'admiralty']);
    t.state.decks.metropolis = [];
    t.do('buy building=admiralty');
    expect(t.row('metropolis')).toEqual([null, 'parliament', 'colossus']);
    t.give({ books: 0 });
    expect(t.refused('buy', 'building').colossus).toBe('books');
  });

  it('IB-C67 IB-14.23 one renown more for each', () => {
    const t = table(2, metropolis).at('grenil').give({ coins: 0 }).build('colossus').control(0, 'krazhsk');
    expect(t.score(0)).toMatchObject({ buildings: 13, metropolis: 1, abilities: 4, total: 18 });
  });

  it('IB-14.20 counts as a building: it can be built, and brings the end nearer', () => {
    const t = table(2, metropolis).at('stratic').control(0, 'stratic').give({ books: 3, wood: 6, fish: 3 }).lay(row);
    t.build('library', 'bridge', 'museum', 'palace', 'market', 'tavern', 'butcher').do(
      'visit',
      'build building=colossus',
    );
    expect([t.seat(0).buildings.length, t.state.lastRound, t.seat(0).renown]).toEqual([8, 2, 1]);
  });

  it('IB-14.24 with six buildings its row keeps 3, 2, 1 and gives no coin', () => {
    const t = table(2, { ...metropolis, 'six-buildings': 'yes' })
      .at('grenil')
      .give({ books: 3, coins: 13 });
    t.build('library').lay(row).do('buy building=colossus');
    expect(t.goods(0).coins).toBe(0);
  });
});
