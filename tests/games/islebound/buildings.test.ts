import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

const row = ['palace', 'museum', 'bridge', 'butcher', 'tavern'];
/** A rich seat that may buy anything in sight. */
const rich = (): Table => table(2).at('grenil').give({ coins: 40, books: 3 });

describe('the row', () => {
  it('IB-C45 IB-9.3 books unlock the newest cards and are kept', () => {
    const t = table(2).at('grenil').give({ coins: 40, books: 1 }).lay(row);
    expect(t.values('buy')).toEqual(['tavern', 'butcher', 'bridge']);
    expect(t.refused('buy', 'building')).toMatchObject({ palace: 'books', museum: 'books' });
    t.do('buy building=bridge');
    expect([t.goods(0).books, t.goods(0).coins]).toEqual([1, 33]);
  });

  it('IB-9.6 books matter for building too', () => {
    const t = table(2).at('stratic').control(0, 'stratic').give({ wood: 5, fish: 4 }).lay(row).do('visit');
    expect(t.values('build')).toEqual(['tavern', 'butcher']);
  });

  it('IB-C46 IB-9.4 the others slide right, a new one comes to the left', () => {
    const t = rich().lay(row, 'library').do('buy building=bridge');
    expect(t.row()).toEqual(['library', 'palace', 'museum', 'butcher', 'tavern']);
    expect(t.seals).toContain('reveal');
  });

  it('IB-9.4 with the deck empty the left positions stay empty, the tokens with the positions', () => {
    const t = rich().lay(row);
    t.state.decks.base = [];
    t.do('buy building=tavern', 'buy building=bridge');
    expect(t.row()).toEqual([null, null, 'palace', 'museum', 'butcher']);
    t.give({ books: 0 });
    expect(t.values('buy')).toEqual(['butcher', 'museum']);
  });

  it('IB-C48 IB-10.6 several purchases in one turn, wherever the ship is, before and after the action', () => {
    const t = table(2).at('grenil').give({ coins: 16 }).lay(['palace', 'museum', 'bridge', 'gambling-hall', 'library']);
    t.do('buy building=library', 'visit', 'buy building=gambling-hall');
    expect([t.seat(0).buildings, t.goods(0).coins]).toEqual([['library', 'gambling-hall'], 0]);
  });

  it('IB-C86 IB-9.6 a card that costs only wood', () => {
    const t = table(2).at('stratic').control(0, 'stratic').give({ wood: 5 });
    t.lay(['palace', 'museum', 'bridge', 'shipyard', 'butcher']).do('visit', 'build building=shipyard');
    expect([t.seat(0).buildings, t.goods(0).wood]).toEqual([['shipyard'], 0]);
  });

  it('IB-9.5 IB-13.4 buy and build are both ways to gain; more than eight are possible', () => {
    const t = rich().lay(row);
    for (let bought = 0; bought < 9; bought += 1) t.give({ coins: 20 }).do(`buy building=${t.values('buy')[0]}`);
    expect(t.seat(0).buildings).toHaveLength(9);
  });
});

describe('abilities: gaining buildings', () => {
  it('IB-C47 IB-9.2 IB-9.7 whenever the owner buys or builds another one', () => {
    const t = rich().lay(row).build('bridge', 'mercenary-guild', 'academy-of-builders').do('buy building=tavern');
    expect([t.goods(0).pirates, t.goods(0).books, t.seat(0).renown, t.goods(0).fish]).toEqual([1, 4, 0, 0]);
    const b = table(2).at('stratic').control(0, 'stratic').give({ wood: 2, fish: 2 });
    b.lay(row).build('bridge', 'mercenary-guild', 'academy-of-builders').do('visit', 'build building=tavern');
    expect([b.goods(0).pirates, b.goods(0).books, b.seat(0).renown, b.goods(0).fish]).toEqual([0, 1, 1, 1]);
    const first = rich().lay(['palace', 'museum', 'bridge', 'butcher', 'academy-of-builders']);
    first.do('buy building=academy-of-builders');
    expect(first.goods(0).books).toBe(3);
  });

  it('Grand Academy: 2 renown for another building', () => {
    const t = rich().lay(row).build('grand-academy').do('buy building=tavern');
    expect(t.seat(0).renown).toBe(2);
  });

  it('IB-C69 IB-9.2 Warehouse: 2 wood at once, its limit already holds', () => {
    const t = table(2).at('grenil').give({ coins: 5, wood: 9 });
    t.lay(['palace', 'museum', 'bridge', 'butcher', 'warehouse']).do('buy');
    expect([t.goods(0).coins, t.goods(0).wood, islebound.view(t.state, 0).seats[0]!.holdLimit]).toEqual([0, 11, 15]);
  });

  it('IB-C89 IB-8.6 Underriver Gate brings the ichor serpent, bought as well as built', () => {
    const t = table(2).at('grenil').give({ coins: 10 });
    t.lay(['palace', 'museum', 'bridge', 'butcher', 'underriver-gate']).do('buy building=underriver-gate');
    expect([t.goods(0).coins, t.seat(0).ichor, t.goods(0).serpents]).toEqual([0, true, 0]);
  });

  it('Barracks: 2 pirates at once, at the end 1 renown for each 2 fighters', () => {
    const t = rich().lay(['palace', 'museum', 'bridge', 'butcher', 'barracks']).do('buy building=barracks');
    t.give({ serpents: 1 });
    expect([t.goods(0).pirates, t.score(0).abilities]).toEqual([2, 1]);
  });

  it('IB-9.2 the row is refilled before an arrival is carried out, and that before other buildings', () => {
    const t = rich().build('mercenary-guild').lay(['palace', 'museum', 'bridge', 'butcher', 'warehouse']);
    t.do('buy building=warehouse');
    expect(t.news).toEqual(['buy', 'new-building', 'gain', 'gain']);
    expect(t.events.slice(2).map(({ args }) => args!.source)).toEqual([
      { component: 'warehouse' },
      { component: 'mercenary-guild' },
    ]);
  });
});

describe('abilities: books', () => {
  it('IB-C09 IB-9.8 for each single book', () => {
    const t = table(2, { advanced: 'yes' }).at('rockslide').control(0, 'rockslide').build('school-of-war', 'library');
    t.do('visit', 'exchange times=2');
    expect([t.goods(0).books, t.goods(0).pirates, t.seat(0).renown]).toEqual([2, 2, 4 + 2]);
  });

  it('IB-9.8 two books at once count twice', () => {
    const t = table(2).at('grenil').build('school-of-war', 'library');
    t.advance({ kind: 'gain', seat: 0, get: [{ kind: 'books', amount: 2 }], source: 'library' });
    expect([t.goods(0).books, t.goods(0).pirates, t.seat(0).renown]).toEqual([2, 2, 2]);
  });
});

describe('abilities: visits', () => {
  const at = (city: string, ...buildings: string[]): Table =>
    table(2)
      .at(city)
      .control(0, city)
      .build(...buildings);

  it('IB-9.11 rest triggers come directly after the rest of a city', () => {
    const t = at('marhaven', 'fishing-guild', 'gambling-hall', 'temple-of-tides').do('visit');
    expect([t.goods(0).fish, t.goods(0).coins, t.seat(0).renown, t.goods(0).pirates]).toEqual([1, 8, 1, 1]);
    expect(t.news).toEqual(['visit', 'rest', 'gain', 'gain', 'gain', 'gain']);
    const token = at('rockslide', 'fishing-guild').renown(6).tokens('renown-rest-1').do('visit');
    expect([token.seat(0).tokens, token.goods(0).fish]).toEqual([['renown-rest-1'], 0]);
  });

  it('IB-C73 IB-9.14 Tavern: a hire at each rest, without surcharge', () => {
    const t = at('underwal', 'tavern').give({ coins: 1 }).recruits(['bosun', 'clerk', 'gunner'], 'envoy', 'trader');
    t.do('visit', 'hire recruit=gunner');
    expect([t.state.recruits.display, t.goods(0).coins, t.task]).toEqual([['envoy', 'bosun', 'clerk'], 1, 'hire']);
    t.do('hire recruit=clerk');
    expect([t.state.recruits.display, t.goods(0).coins]).toEqual([['trader', 'envoy', 'bosun'], 0]);
    const token = at('rockslide', 'tavern').renown(6).tokens('renown-rest-1').do('visit');
    expect(token.task).toBe('turn');
  });

  it('Monster Trainers: a sea serpent in any own home port; Trade Office: a coin in any own city', () => {
    const t = at('krazhsk', 'monster-trainers', 'trade-office').do('visit', 'choose gain=wood');
    expect([t.goods(0).serpents, t.goods(0).coins]).toEqual([1, 8]);
    const city = at('grenil', 'monster-trainers', 'trade-office').do('visit');
    expect([city.goods(0).serpents, city.goods(0).coins]).toEqual([0, 8]);
    const foreign = table(2).at('krazhsk').build('monster-trainers', 'trade-office').do('visit', 'choose gain=wood');
    expect([foreign.goods(0).serpents, foreign.goods(0).coins]).toEqual([0, 6]);
  });

  it('IB-C75 IB-9.14 Great Bazaar: two sales after the action', () => {
    const t = at('the-grotto', 'great-bazaar').give({ wood: 6 }).do('visit', 'discard wood=1');
    expect([t.goods(0).wood, t.goods(0).fish, t.values('exchange')]).toEqual([5, 5, [1, 2]]);
    t.do('exchange times=2 pay=wood,wood');
    expect([t.goods(0).coins, t.goods(0).wood, t.goods(0).fish, t.task]).toEqual([11, 3, 5, 'turn']);
    expect(at('rockslide', 'great-bazaar').give({ fish: 1 }).do('visit', 'decline').goods(0).fish).toBe(1);
  });

  it('IB-C85 IB-9.12 Lumber Mill: 2 wood more, once a visit, where the city gave wood', () => {
    const mill = (wood: number, gain: string) =>
      at('krazhsk', 'lumber-mill').give({ wood }).do('visit', `choose gain=${gain}`).goods(0);
    expect(mill(5, 'wood').wood).toBe(8);
    expect([mill(5, 'fish').wood, mill(5, 'fish').fish]).toEqual([5, 1]);
    expect(mill(10, 'wood').wood).toBe(10);
    expect(at('grenil', 'lumber-mill').do('visit').goods(0).wood).toBe(5);
  });

  it('IB-9.12 Smokehouse: the same with fish, before the visit triggers', () => {
    const t = at('the-grotto', 'trade-office', 'smokehouse').do('visit');
    expect([t.goods(0).fish, t.goods(0).coins]).toEqual([7, 8]);
    expect(t.events.slice(-2).map(({ args }) => args!.source)).toEqual([
      { component: 'smokehouse' },
      { component: 'trade-office' },
    ]);
    // Wood of a renown token is no gift of the city.
    const token = at('rockslide', 'lumber-mill').renown(6).tokens('renown-wood-1').do('visit');
    expect(token.goods(0).wood).toBe(2);
  });

  it('IB-C72 IB-9.16 Customs House: 2 coins when another visits, but not after a capture', () => {
    const t = table(2).control(1, 'rockslide', 'grenil').buildFor(1, 'customs-house').at('rockslide').do('visit');
    expect([t.goods(1).coins, t.crew('below', 0)]).toEqual([9, ['administrator']]);
    expect(t.news.slice(0, 3)).toEqual(['visit', 'exhaust', 'gain']);
    t.end().passTo(0).at('grenil').do('visit');
    expect(t.goods(1).coins).toBe(9 + 1 + 2);
    t.end().passTo(0).at('grenil').give({ serpents: 3 }).luck(6, 6, 6).do('attack serpents=3', 'visit');
    expect(t.goods(1).coins).toBe(12);
    // Its owner's own visits bring nothing.
    t.end().at('rockslide').do('visit');
    expect([t.active, t.goods(1).coins]).toEqual([1, 12]);
  });
});

describe('abilities: taking cities and the rest', () => {
  it('IB-9.9 Combat Arena, Mansion and Market by the way of taking; Grand Forum either way', () => {
    const t = table(2).at('grenil').build('combat-arena', 'mansion', 'market', 'grand-forum').give({ serpents: 2 });
    t.luck(6, 6).do('attack serpents=2', 'decline');
    expect([t.seat(0).renown, t.goods(0).coins]).toEqual([2 + 1, 11]);
    t.end().passTo(0).renown(0).at('underwal').influence(0, 17, 5).do('ally', 'decline');
    expect([t.seat(0).renown, t.goods(0).coins]).toEqual([2 + 1, 11 + 5 + 2]);
  });

  it('Sword Academy rolls one die more, Pirates’ Court adds one to the total', () => {
    const t = table(2).at('grenil').build('sword-academy', 'pirates-court').give({ serpents: 1 });
    // 3 of the better one of two dice, and 1.
    t.luck(1, 6).do('attack');
    expect(t.state.owners.grenil).toBe(0);
    const without = table(2).at('grenil').man([]).build('sword-academy').give({ serpents: 1 }).luck(1, 6).do('attack');
    expect(without.state.owners.grenil).toBeUndefined();
  });

  it('IB-C71 IB-9.16 Harbor Office: no crew for a stop, and a coin', () => {
    const t = table(3).build('harbor-office').man(['worker'], ['administrator']);
    t.anchor('suns-rest', 1).anchor('suns-rest', 2).do('sail to=suns-rest');
    expect([t.crew('deck', 0), t.goods(0).coins]).toEqual([['worker'], 8]);
  });

  it('IB-C84 IB-9.10 Shipyard and Admiralty: speed, and its limit', () => {
    const speed = (crew: string[], ...buildings: string[]) => {
      const t = table(2)
        .man(['worker', ...crew])
        .build(...buildings);
      return islebound.view(t.state, 0).seats[0]!.speed;
    };
    expect(speed(['corsair'], 'shipyard', 'admiralty')).toBe(5);
    expect(speed(['corsair', 'envoy', 'deckhand'], 'shipyard', 'admiralty')).toBe(5);
    expect(speed(['corsair', 'envoy', 'deckhand'], 'shipyard')).toBe(4);
    expect([speed([], 'shipyard'), speed([])]).toEqual([3, 2]);
  });

  it('IB-4.8 Sky Docks: each fish adds two', () => {
    const t = table(2).build('sky-docks').give({ fish: 2 }).anchor('grenil', 1);
    t.do('sail to=tundrake');
    expect(t.goods(0).fish).toBe(0);
    const near = table(3).build('sky-docks').give({ fish: 2 });
    near.do('sail to=farvold');
    expect(near.goods(0).fish).toBe(1);
  });

  it('Observatory and Crystal Tower reward events, Royal Archive treasure hunts', () => {
    const t = table(2).at('fels-garden').eventCards('event-04', 'event-01').give({ fish: 3 });
    t.build('observatory', 'crystal-tower', 'royal-archive').do('event event=event-04', 'hunt');
    expect([t.seat(0).renown, t.goods(0).coins, t.goods(0).books]).toEqual([1, 7 + 2 + 1, 1]);
    expect(t.cubes(0)).toEqual([3, 4, 5]);
  });
});

describe('abilities: the end of the game', () => {
  const points = (arrange: (t: Table) => unknown, ...buildings: string[]): number => {
    const t = table(2)
      .at('grenil')
      .build(...buildings);
    arrange(t);
    return t.score(0).abilities!;
  };

  it('IB-11.5 score once the game is over, by their counts and limits', () => {
    expect(points((t) => t.control(0, 'grenil', 'ratnest'), 'museum')).toBe(3);
    expect(points((t) => t.give({ wood: 3, fish: 5 }), 'palace')).toBe(3 + 2);
    expect(points((t) => t.man(['bosun', 'clerk', 'worker']), 'sailors-guild')).toBe(2);
    expect(points(() => {}, 'town-hall', 'museum', 'bridge')).toBe(1 + 1);
    expect(points((t) => t.seat(0).tokens.push('renown-coins-1', 'renown-coins-2'), 'cathedral')).toBe(2);
    expect(points((t) => t.give({ books: 9 }), 'university')).toBe(7);
    expect(points((t) => t.give({ pirates: 3, serpents: 2 }), 'barracks')).toBe(2);
    expect(points((t) => t.man(Array(9).fill('worker')), 'guild-council')).toBe(7);
    expect(points((t) => t.give({ coins: 11 }), 'imperial-mint')).toBe(2);
    expect(points((t) => t.give({ coins: 60 }), 'imperial-mint')).toBe(7);
    expect(points(() => {}, 'winter-palace', 'colossus')).toBe(6 + 2);
  });
});
