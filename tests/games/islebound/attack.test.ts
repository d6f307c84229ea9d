import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

/** The seat to move at a neutral city with fighters. */
function facing(city: string, fighters: { pirates?: number; serpents?: number }, seats = 3): Table {
  return table(seats)
    .at(city)
    .give({ coins: 0, ...fighters });
}

describe('an attack', () => {
  it('IB-C30 IB-8.7 IB-8.9 IB-8.10 IB-8.13 IB-8.14 wins with a reroll: fighters away, the city, its coins, a free visit', () => {
    const t = facing('ratnest', { serpents: 3 }).give({ wood: 2 });
    t.luck(4, 4, 2).do('attack serpents=3');
    expect([t.task, t.pending()!.prompt.args]).toMatchObject(['fight', { total: 4, needed: 5, gap: 1 }]);
    expect([t.asked(), t.values('reroll')]).toEqual([
      ['reroll', 'wound', 'retreat'],
      ['2', '4'],
    ]);
    t.luck(3).do('reroll die=2');
    expect(t.news).toEqual(['reroll', 'lose', 'take', 'gain']);
    expect([t.goods(0).serpents, t.state.supply.serpents, t.goods(0).coins, t.goods(0).wood]).toEqual([0, 14, 5, 1]);
    expect([t.state.owners.ratnest, t.asked()]).toEqual([0, ['visit', 'decline']]);
    t.do('visit');
    expect([t.goods(0).pirates, t.goods(0).wood, t.goods(0).coins, t.state.treasure]).toEqual([2, 2, 5, 0]);
  });

  it('IB-C31 IB-8.11 wins by wounds, exactly as many as are missing', () => {
    const t = facing('suns-rest', { serpents: 2 }).luck(4, 1).do('attack serpents=2');
    expect(t.pending()!.prompt.args).toMatchObject({ total: 2, gap: 3 });
    const closer = facing('suns-rest', { serpents: 1 }).luck(6).do('attack');
    expect(closer.pending()!.prompt.args).toMatchObject({ total: 3, gap: 2 });
    expect([closer.why('reroll'), closer.suggestion('wound', 'crew')]).toEqual([
      'cost',
      ['administrator', 'administrator'],
    ]);
    closer.do('wound crew=administrator,worker');
    expect([closer.crew('deck', 0), closer.crew('wounded', 0), closer.state.owners['suns-rest']]).toEqual([
      ['administrator'],
      ['administrator', 'worker'],
      0,
    ]);
    // Nothing can close a gap of four: the attack has failed without a question.
    const far = facing('suns-rest', { pirates: 1 }).luck(3).do('attack');
    expect([far.task, far.news]).toEqual(['turn', ['attack', 'roll', 'retreat', 'lose']]);
  });

  it('IB-C32 IB-8.12 fails: one card of choice is lost, the others stay, the action is spent', () => {
    const t = facing('borsham', { pirates: 2, serpents: 1 }).give({ coins: 6 }).luck(1, 2, 1);
    t.lay(['palace', 'museum', 'bridge', 'library', 'tavern']).do('attack pirates=2 serpents=1');
    expect([t.task, t.values('lose')]).toEqual(['lose', ['pirates', 'serpents']]);
    t.do('lose fighter=pirates');
    expect([t.goods(0).pirates, t.goods(0).serpents, t.asked(), t.state.supply.pirates]).toEqual([
      1,
      1,
      ['end-turn'],
      14,
    ]);
    t.do('buy building=tavern');
    expect(t.seat(0).buildings).toEqual(['tavern']);
  });

  it('IB-8.12 may be given up though wounds would win it', () => {
    const t = facing('grenil', { serpents: 1 }).luck(6).do('attack').do('retreat');
    expect([t.goods(0).serpents, t.state.owners.grenil, t.crew('deck', 0).length]).toEqual([0, undefined, 3]);
  });

  it('IB-C33 IB-8.4 IB-8.8 combat crew adds dice; a card without one gives 0, surplus dice are ignored', () => {
    const t = facing('suns-rest', { serpents: 2 }).man(['bosun', 'administrator']);
    expect(t.values('attack serpents=2', 'combat')).toEqual([0, 1]);
    t.luck(1, 6, 4).do('attack serpents=2 combat=1');
    expect([t.state.owners['suns-rest'], t.crew('below', 0)]).toEqual([0, ['bosun']]);
    expect(t.events.find(({ id }) => id.endsWith('roll'))!.args!.dice).toEqual({ list: [6, 4, 1] });
  });

  it('IB-8.4 which combat crew is asked where they differ', () => {
    const t = facing('suns-rest', { serpents: 2 }).man(['bosun', 'gunner', 'worker']);
    expect(t.suggestion('attack serpents=2 combat=1', 'crew')).toEqual(['bosun']);
    t.luck(6, 6, 6).do('attack serpents=2 combat=1 crew=gunner');
    expect(t.crew('below', 0)).toEqual(['gunner']);
  });

  it('IB-C35 IB-8.9 IB-8.13 IB-8.15 of another player’s home port needs and pays 2 more, from the bank', () => {
    const t = facing('marhaven', { serpents: 3 }).control(1, 'marhaven').buildFor(1, 'mausoleum');
    t.state.owners.marhaven = 1;
    t.luck(5, 4, 4).do('attack serpents=3');
    expect([t.state.owners.marhaven, t.goods(0).coins, t.seat(1).renown, t.goods(1).coins]).toEqual([0, 7, 2, 7]);
    expect(t.news).toEqual(['attack', 'roll', 'lose', 'take-from', 'gain', 'gain']);
    t.do('decline').end();
    t.at('marhaven').do('visit');
    expect([t.goods(1).coins, t.goods(0).coins]).toEqual([6, 8]);
  });

  it('IB-C36 IB-8.3 IB-8.16 IB-8.23 red cities are attacked, blue ones allied, own ones neither', () => {
    const t = facing('stratic', { pirates: 3 }).influence(0, 17, 18, 16, 15);
    expect([t.why('attack'), t.why('ally')]).toEqual(['blue', undefined]);
    t.at('ratnest');
    expect([t.why('attack'), t.why('ally')]).toEqual([undefined, 'red']);
    t.control(0, 'ratnest');
    expect(t.why('attack')).toBe('own-city');
    t.at('stratic').control(0, 'stratic');
    expect(t.why('ally')).toBe('own-city');
    expect(facing('ratnest', {}).why('attack')).toBe('no-fighters');
  });

  it('IB-8.3 the group has at least one card', () => {
    const t = facing('ratnest', { pirates: 2, serpents: 2 });
    expect(t.values('attack', 'pirates')).toEqual([0, 2]);
    expect(t.values('attack pirates=0')).toEqual([1, 2]);
    expect(t.values('attack pirates=1')).toEqual([0, 2]);
    expect(facing('ratnest', { pirates: 2 }).values('attack')).toEqual([1, 2]);
  });

  it('IB-C37 IB-8.5 at most ten dice', () => {
    const t = facing('ratnest', { pirates: 9 }).man(['bosun', 'gunner', 'corsair']);
    expect(t.values('attack pirates=9', 'combat')).toEqual([0, 1]);
    const many = facing('ratnest', { pirates: 12 }).build('sword-academy').do('attack pirates=12');
    const roll = many.events.find(({ id }) => id.endsWith('roll'))!;
    expect((roll.args!.dice as { list: unknown[] }).list).toHaveLength(10);
  });

  it('IB-C38 IB-8.6 the ichor serpent returns with a sea serpent; lost in an attack, it is the one card lost', () => {
    const t = table(3).at('suns-rest').control(0, 'suns-rest').build('underriver-gate').give({ fish: 4 }).do('visit');
    t.do('exchange times=2');
    expect([t.goods(0).serpents, t.seat(0).ichor]).toEqual([2, true]);
    expect(t.events.filter(({ id }) => id.endsWith('ichor'))).toHaveLength(1);
    const lost = facing('borsham', { pirates: 2 }).build('underriver-gate');
    lost.seat(0).ichor = true;
    lost.man([]).luck(1, 1, 1).do('attack pirates=2 ichor=1');
    expect([lost.seat(0).ichor, lost.goods(0).pirates, lost.task]).toEqual([false, 2, 'turn']);
  });

  it('IB-8.6 it goes after a won attack too, and is no sea serpent of the supply', () => {
    const t = facing('grenil', { serpents: 1 });
    t.seat(0).ichor = true;
    t.luck(6, 6).do('attack serpents=1 ichor=1');
    expect([t.seat(0).ichor, t.state.supply.serpents, t.state.owners.grenil]).toEqual([false, 14, 0]);
  });

  it('IB-C95 IB-8.29 IB-5.7 needs no fee; the free visit is now or never', () => {
    const t = facing('grenil', { serpents: 2 }).man(['worker']);
    expect([t.why('visit'), t.why('attack')]).toEqual(['fee-coins', undefined]);
    t.luck(3, 4).do('attack serpents=2');
    expect(t.goods(0).coins).toBe(4);
    t.do('visit');
    expect(t.goods(0).wood).toBe(3);
    const later = facing('grenil', { serpents: 2 }).luck(3, 4).do('attack serpents=2').do('decline');
    expect([later.asked(), later.goods(0).wood]).toEqual([['end-turn'], 0]);
  });

  it('IB-C83 IB-1.9 Grand Forum rests before the free visit and is no rest of a city', () => {
    const t = facing('ratnest', { serpents: 1 }).build('grand-forum', 'fishing-guild');
    t.man(['administrator', 'administrator'], ['worker']).luck(6).do('attack', 'wound');
    expect(t.news).toEqual(['wound', 'lose', 'take', 'gain', 'rest', 'gain']);
    expect([t.crew('deck', 0), t.crew('below', 0), t.seat(0).renown]).toEqual([
      ['worker'],
      ['administrator', 'administrator'],
      1,
    ]);
    t.do('visit');
    expect([t.goods(0).pirates, t.goods(0).wood, t.goods(0).fish, t.goods(0).coins]).toEqual([2, 1, 0, 5]);
  });

  it('IB-C93 IB-8.24 IB-1.11 a port nobody chose: the free visit is a visit, with all it sets off', () => {
    const t = facing('krazhsk', { serpents: 2 }, 2).build('monster-trainers').luck(6, 3).do('attack serpents=2');
    expect(t.goods(0).coins).toBe(5);
    t.do('visit', 'choose gain=wood');
    expect([t.goods(0).wood, t.goods(0).serpents, t.crew('deck', 0).length]).toEqual([1, 1, 3]);
    t.build('colossus');
    expect(t.score(0).abilities).toBe(4);
  });

  it('IB-C74 IB-9.15 Leviathan Pens defend without paying more', () => {
    const t = facing('grenil', { serpents: 3 }).control(1, 'grenil').buildFor(1, 'leviathan-pens').man([]);
    expect(islebound.view(t.state, 0).cities.find(({ id }) => id === 'grenil')!.needed).toBe(8);
    t.luck(6, 4, 4).do('attack serpents=3');
    expect([t.state.owners.grenil, t.goods(0).coins]).toEqual([1, 0]);
    const won = facing('grenil', { serpents: 3 }).control(1, 'grenil').buildFor(1, 'leviathan-pens');
    won.luck(6, 6, 4).do('attack serpents=3');
    expect([won.state.owners.grenil, won.goods(0).coins]).toEqual([0, 6]);
    const free = facing('grenil', { serpents: 2 }).buildFor(1, 'leviathan-pens').luck(4, 4).do('attack serpents=2');
    expect(free.state.owners.grenil).toBe(0);
  });

  it('IB-15.4 a roll cannot be taken back', () => {
    const t = facing('grenil', { serpents: 1 }).do('attack');
    expect(t.seals).toContain('chance');
  });
});

describe('cubes', () => {
  it('IB-C79 IB-1.7 eighteen serve cities and influence; then a cube of the track marks a city', () => {
    const t = table(3).at('crimsica').give({ books: 2 });
    const cities = Object.keys(t.state.spaces).filter((city) => !['ratnest', 'tundrake', 'marhaven'].includes(city));
    t.state.owners = { tundrake: 1, marhaven: 2 };
    t.control(0, 'crimsica', ...cities.filter((city) => city !== 'crimsica').slice(0, 9));
    t.influence(0, 2, 4, 6, 7, 8, 9, 10, 11);
    t.do('visit', 'exchange times=2');
    expect([t.cubes(0), t.news]).toEqual([
      [2, 4, 6, 7, 8, 9, 10, 11],
      ['pay', 'no-cube', 'pay', 'no-cube'],
    ]);
    t.end().passTo(0).neutral('ratnest').at('ratnest').give({ serpents: 2 }).luck(6, 3).do('attack serpents=2');
    expect([t.state.owners.ratnest, t.cubes(0), t.state.influence[1]]).toEqual([0, [4, 6, 7, 8, 9, 10, 11], null]);
    expect(islebound.referee(t.state)).toEqual([]);
  });
});
