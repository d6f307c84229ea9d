import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/islebound/data.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

/** A visit to a city of one's own. */
function visit(city: string, arrange: (t: Table) => unknown = () => {}, options = {}): Table {
  const t = table(2, options).at(city).control(0, city);
  arrange(t);
  return t.do('visit');
}
const advanced = { advanced: 'yes' };

describe('city actions', () => {
  it('IB-C26 IB-7.2 Crimsica: rest, then books for cubes', () => {
    const t = visit('crimsica', (one) => one.give({ books: 3 }).track(1, 1, 1, 1, 1).man([], ['worker']));
    t.do('exchange times=2');
    expect([t.goods(0).books, t.cubes(0), t.crew('deck', 0)]).toEqual([1, [6, 7], ['worker']]);
  });

  it('IB-7.3 Farvold: a reputation card, then 1 wood or 2 fish', () => {
    const t = visit('farvold', (one) => one.reputation('reputation-books', 'reputation-crew'));
    expect(t.values('activate')).toEqual(['reputation-books', 'reputation-crew']);
    t.do('activate card=reputation-books');
    expect([t.seat(0).renown, t.values('choose')]).toEqual([2, ['wood', 'fish']]);
    t.do('choose gain=fish');
    expect(t.goods(0).fish).toBe(2);
  });

  it('IB-C57 with no card left Farvold gives wood or fish only', () => {
    const t = visit('farvold', (one) => {
      one.state.reputation = { stacks: [[], []], discards: Object.keys(data.reputation) };
    });
    expect(t.task).toBe('choose');
    t.do('choose gain=wood');
    expect(t.goods(0).wood).toBe(1);
  });

  it('IB-7.4 IB-1.10 Fel’s Garden: rest, then a cube if wanted', () => {
    const t = visit('fels-garden', (one) => one.man([], ['worker']));
    expect([t.asked(), t.crew('deck', 0)]).toEqual([['place-cubes', 'decline'], ['worker']]);
    t.do('place-cubes');
    expect(t.cubes(0)).toEqual([3]);
    expect(visit('fels-garden').do('decline').cubes(0)).toEqual([]);
  });

  it('IB-C59 IB-7.0b advanced: wood and an administrator for renown and a cube, no rest', () => {
    const t = table(2, advanced).at('fels-garden').give({ wood: 3 }).do('visit');
    expect(t.values('exchange')).toEqual([1, 2]);
    t.do('exchange times=2');
    expect([t.seat(0).renown, t.cubes(0), t.goods(0).wood, t.crew('deck', 0)]).toEqual([2, [3, 4], 1, ['worker']]);
  });

  it('IB-7.5 IB-7.0c Grenil: 2 wood and one for each work crew on deck', () => {
    expect(visit('grenil', (one) => one.man(['worker', 'trader'], ['gunner'])).goods(0).wood).toBe(4);
  });

  it('IB-7.6 Krazhsk: rest, then 1 wood or 1 fish', () => {
    const t = visit('krazhsk', (one) => one.man([], ['worker'])).do('choose gain=fish');
    expect([t.goods(0).fish, t.goods(0).wood, t.crew('deck', 0)]).toEqual([1, 0, ['worker']]);
  });

  it('IB-7.7 Marhaven: rest, then a pirate', () => {
    const t = visit('marhaven', (one) => one.man([], ['worker']));
    expect([t.goods(0).pirates, t.crew('deck', 0)]).toEqual([1, ['worker']]);
  });

  it('IB-7.8 Morlim advanced: a hire, then wood for work crew, the new one too', () => {
    const t = visit('morlim', (one) => one.recruits(['trader', 'bosun', 'gunner']), advanced);
    t.do('hire recruit=gunner');
    expect([t.goods(0).wood, t.goods(0).coins, t.seat(0).renown]).toEqual([2, 7, 0]);
  });

  it('IB-7.9 Ratnest: 2 pirates, then wood for work crew; advanced: then a rest', () => {
    const t = visit('ratnest');
    expect([t.goods(0).pirates, t.goods(0).wood]).toEqual([2, 1]);
    const other = visit('ratnest', (one) => one.man([], ['worker']), advanced);
    expect([other.goods(0).pirates, other.goods(0).wood, other.crew('deck', 0)]).toEqual([2, 0, ['worker']]);
  });

  it('IB-7.10 Rockslide: a book and renown', () => {
    const t = visit('rockslide');
    expect([t.goods(0).books, t.seat(0).renown]).toEqual([1, 1]);
  });

  it('IB-C58 advanced: 2 coins for a book and 2 renown, once per crew on deck', () => {
    const most = (coins: number) => visit('rockslide', (one) => one.give({ coins }), advanced);
    const t = most(5);
    expect(t.values('exchange')).toEqual([1, 2]);
    t.do('exchange times=2');
    expect([t.goods(0).books, t.seat(0).renown, t.goods(0).coins]).toEqual([2, 4, 1]);
    const rich = most(9);
    expect(rich.values('exchange')).toEqual([1, 3]);
    rich.do('exchange times=3');
    expect([rich.goods(0).books, rich.seat(0).renown, rich.goods(0).coins]).toEqual([3, 6, 3]);
  });

  it('IB-C05 IB-7.11 IB-9.6 Stratic: a building of the row for wood and fish', () => {
    const t = visit('stratic', (one) =>
      one.give({ wood: 3, fish: 2, coins: 0 }).lay(['palace', 'museum', 'bridge', 'tavern', 'butcher'], 'library'),
    );
    expect(t.values('build')).toEqual(['butcher', 'tavern']);
    t.do('build building=butcher');
    const { wood, fish, coins } = t.goods(0);
    expect([wood, fish, coins, t.seat(0).buildings]).toEqual([1, 0, 0, ['butcher']]);
    expect(t.row()).toEqual(['library', 'palace', 'museum', 'bridge', 'tavern']);
  });

  it('IB-7.11 nothing that can be built: nothing is asked; what can be may be left', () => {
    expect(visit('stratic').task).toBe('turn');
    const t = visit('stratic', (one) =>
      one.give({ wood: 5, fish: 4 }).lay(['palace', 'museum', 'bridge', 'tavern', 'butcher']),
    );
    t.do('decline');
    expect(t.seat(0).buildings).toEqual([]);
  });

  it('IB-C60 IB-7.12 Sun’s Rest: 2 fish a serpent; advanced: with renown, and crew is exhausted', () => {
    const t = visit('suns-rest', (one) => one.give({ fish: 7 }));
    expect(t.values('exchange')).toEqual([1, 3]);
    t.do('exchange times=3');
    expect([t.goods(0).fish, t.goods(0).serpents, t.seat(0).renown, t.crew('deck', 0).length]).toEqual([1, 3, 0, 3]);
    const other = visit('suns-rest', (one) => one.give({ fish: 7 }), advanced).do('exchange times=3');
    expect([other.goods(0).fish, other.goods(0).serpents, other.seat(0).renown]).toEqual([1, 3, 3]);
    expect(other.crew('deck', 0)).toEqual([]);
  });

  it('IB-7.13 The Grotto: fish, and one for each work crew; advanced: one less and renown', () => {
    expect(visit('the-grotto').goods(0).fish).toBe(5);
    const t = visit('the-grotto', () => {}, advanced);
    expect([t.goods(0).fish, t.seat(0).renown]).toEqual([4, 1]);
  });

  it('IB-C27 IB-7.14 IB-7.18 Tundrake: books for renown, one after the other', () => {
    const t = visit('tundrake', (one) => one.renown(4).give({ books: 3 }).tokens('renown-coins-1'));
    t.do('exchange times=3');
    expect([t.seat(0).renown, t.seat(0).tokens, t.goods(0).coins]).toEqual([3, ['renown-coins-1'], 10]);
    const gains = t.events.filter(({ id }) => /token|pay/.test(id)).map(({ id }) => id.replace('islebound.told.', ''));
    expect(gains).toEqual(['pay', 'pay', 'token', 'pay']);
  });

  it('IB-7.18 an exchange that something comes between is asked about again', () => {
    const t = visit('tundrake', (one) =>
      one.renown(6).give({ books: 3, wood: 8, fish: 1 }).tokens('renown-fish-1', 'renown-coins-1'),
    );
    t.do('exchange times=3');
    expect([t.task, t.goods(0).books]).toEqual(['overflow', 2]);
    t.do('discard wood=2');
    expect([t.task, t.values('exchange')]).toEqual(['exchange', [1, 2]]);
    t.do('decline');
    expect([t.goods(0).books, t.seat(0).renown]).toEqual([2, 1]);
  });

  it('IB-7.18 an exchange done as often as could be is asked about again when it brought what it is paid with', () => {
    const t = visit('tundrake', (one) => one.renown(1).give({ books: 4 }).tokens('renown-book-1', 'renown-coins-1'));
    t.do('exchange times=4');
    expect([t.task, t.goods(0).books, t.seat(0).renown]).toEqual(['exchange', 1, 2]);
    t.do('exchange');
    expect([t.task, t.goods(0).books, t.seat(0).renown]).toEqual(['turn', 0, 4]);
    const fewer = visit('tundrake', (one) => one.renown(1).give({ books: 4 }).tokens('renown-book-1'));
    fewer.do('exchange times=3');
    expect([fewer.task, fewer.goods(0).books]).toEqual(['turn', 2]);
  });

  it('IB-C25 IB-7.15 Underwal: rest, then a hire for one coin more; advanced: renown, no rest', () => {
    const cost = (t: Table, type: string) => t.describe(`hire recruit=${type}`, 'recruit', type).detail!.args!.cost;
    const t = visit('underwal', (one) => one.recruits(['bosun', 'clerk', 'gunner']).man([], ['worker']));
    expect([cost(t, 'gunner'), cost(t, 'bosun')]).toEqual([{ amounts: { coins: 1 } }, { amounts: { coins: 2 } }]);
    t.do('hire recruit=bosun');
    expect([t.goods(0).coins, t.crew('deck', 0)]).toEqual([5, ['worker', 'bosun']]);
    const other = visit('underwal', (one) => one.recruits(['bosun', 'clerk', 'gunner']).man([], ['worker']), advanced);
    expect([other.seat(0).renown, cost(other, 'gunner'), cost(other, 'bosun')]).toEqual([
      1,
      { amounts: {} },
      { amounts: { coins: 1 } },
    ]);
    expect(other.crew('deck', 0)).toEqual([]);
  });

  it('IB-C22 IB-7.16 Zhilliam: fish or wood and one crew for each book', () => {
    const t = table(2).at('zhilliam').give({ fish: 1, wood: 2 }).do('visit');
    expect(t.values('exchange')).toEqual([1, 3]);
    t.do('exchange times=3');
    expect([t.goods(0).fish, t.goods(0).wood, t.goods(0).books, t.crew('deck', 0)]).toEqual([0, 0, 3, []]);
  });

  it('IB-7.16 which goods and whom it takes is asked, the least skilled proposed', () => {
    const t = visit('zhilliam', (one) => one.give({ fish: 2, wood: 2 }).man(['administrator', 'worker', 'trader']));
    expect(t.suggestion('exchange times=2', 'pay')).toEqual(['fish', 'fish']);
    expect(t.suggestion('exchange times=2', 'crew')).toEqual(['administrator', 'worker']);
    t.do('exchange times=2 pay=fish,wood crew=trader,worker');
    expect([t.goods(0).fish, t.goods(0).wood, t.crew('deck', 0)]).toEqual([1, 1, ['administrator']]);
  });

  it('IB-C23 Butcher counts work crew below deck too, the wounded not', () => {
    const t = visit('grenil', (one) => one.build('butcher').man(['trader'], ['worker'], ['gunner']));
    expect(t.goods(0).wood).toBe(4);
  });

  it('IB-7.0d a bed is where a city rests', () => {
    const beds = (options = {}) =>
      islebound
        .view(table(2, options).state, 'public')
        .cities.filter(({ bed }) => bed)
        .map(({ id }) => id);
    const ports = ['crimsica', 'krazhsk', 'marhaven', 'tundrake'];
    expect(beds().sort()).toEqual([...ports, 'fels-garden', 'underwal'].sort());
    expect(beds(advanced).sort()).toEqual([...ports, 'ratnest'].sort());
  });
});
