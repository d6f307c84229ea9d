import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

/** Seat 0 of so many visits its own Farvold and activates a card. */
function activate(t: Table, card: string): Table {
  const other = card === 'reputation-books' ? 'reputation-crew' : 'reputation-books';
  t.at('farvold').control(t.active, 'farvold').reputation(card, other);
  return t.do('visit', `activate card=${card}`);
}
const markers = (t: Table) => t.state.seats.map(({ renown }) => renown);
const tokens = (t: Table) => t.state.seats.map((owner) => owner.tokens);

describe('renown', () => {
  it('IB-C04 IB-11.1 IB-11.2 at 7 a token is taken, the rest goes on from 0', () => {
    const t = table(2).at('tundrake').control(0, 'tundrake').renown(6).give({ books: 2 }).tokens('renown-coins-1');
    t.do('visit', 'exchange times=2');
    expect([t.seat(0).tokens, t.seat(0).renown, t.goods(0).coins]).toEqual([['renown-coins-1'], 3, 10]);
  });

  it.each([
    ['renown-coins-1', { coins: 10 }],
    ['renown-wood-1', { wood: 2 }],
    ['renown-fish-1', { fish: 3 }],
    ['renown-book-1', { books: 2 }],
    ['renown-pirates-1', { pirates: 2 }],
    ['renown-serpent-1', { serpents: 1 }],
  ] as const)('IB-11.3 %s gives its reward at once and 7 at the end', (token, goods) => {
    const t = table(2).at('rockslide').control(0, 'rockslide').renown(6).tokens(token).do('visit');
    expect(t.goods(0)).toMatchObject(goods);
    expect([t.seat(0).renown, t.score(0).tokens]).toEqual([0, 7]);
  });

  it('IB-11.2 a token may rest the crew or place cubes', () => {
    const t = table(2).at('rockslide').control(0, 'rockslide').renown(6).tokens('renown-rest-1').man([], ['worker']);
    t.do('visit');
    expect(t.crew('deck', 0)).toEqual(['worker']);
    const cubes = table(2).at('rockslide').control(0, 'rockslide').renown(6).tokens('renown-influence-1').do('visit');
    expect(cubes.cubes(0)).toEqual([3, 4]);
  });

  it('IB-C06 IB-11.7 IB-7.3 the activating player’s bonus, then everybody by the condition; then wood or fish', () => {
    const t = table(4).passTo(2);
    t.buildFor(1, 'bridge', 'museum').buildFor(2, 'butcher').buildFor(3, 'library', 'palace', 'market');
    activate(t, 'reputation-buildings');
    expect([markers(t), t.state.reputation.discards, t.task]).toEqual([
      [0, 2, 3, 3],
      ['reputation-buildings'],
      'choose',
    ]);
    t.do('choose gain=fish');
    expect(t.goods(2).fish).toBe(2);
  });

  it('IB-11.7 “limit 7” caps the condition of each player', () => {
    const t = table(2).give({ pirates: 9 });
    activate(t, 'reputation-pirates');
    // 2 + 7 = 9: a token, then 2.
    expect([markers(t)[0], t.seat(0).tokens.length]).toEqual([2, 1]);
  });

  it.each([
    ['reputation-cities', 2, (t: Table) => t.control(1, 'grenil'), [2 + 2, 2]],
    ['reputation-crew', 1, (t: Table) => t.man(['worker'], ['worker'], ['worker']), [1 + 1, 3]],
    ['reputation-serpents', 2, (t: Table) => Object.assign(t.give({ serpents: 1 }).seat(0), { ichor: true }), [4, 0]],
    ['reputation-books', 2, (t: Table) => t.give({ books: 2 }), [4, 0]],
    ['reputation-hold', 3, (t: Table) => t.give({ wood: 2, fish: 3 }), [5, 0]],
    ['reputation-influence', 2, (t: Table) => t.influence(1, 4, 5), [2, 2]],
  ] as const)('IB-11.7 %s', (card, _bonus, arrange, wanted) => {
    const t = table(2);
    arrange(t);
    activate(t, card);
    expect(markers(t)).toEqual(wanted);
  });

  it('IB-11.8 an empty stack takes the top of the other, if that has two; nothing is shuffled anew', () => {
    const t = table(2).at('farvold').control(0, 'farvold');
    const [a, b, c] = ['reputation-books', 'reputation-crew', 'reputation-hold'];
    const used = ['buildings', 'cities', 'pirates', 'serpents', 'influence'].map((id) => `reputation-${id}`);
    t.state.reputation = { stacks: [[a], [b, c]] as string[][], discards: used };
    t.do('visit', `activate card=${a}`, 'choose gain=wood');
    expect(t.state.reputation.stacks).toEqual([[b], [c]]);
    t.end().passTo(0).at('farvold').do('visit', `activate card=${b}`, 'choose gain=wood');
    expect(t.state.reputation.stacks).toEqual([[], [c]]);
    t.end().passTo(0).at('farvold').do('visit', 'choose gain=wood');
    expect([t.state.reputation.stacks, t.state.reputation.discards.length]).toEqual([[[], []], 8]);
  });

  it('IB-C50 IB-11.6 several tokens by one effect go in turn order from the first player', () => {
    const t = table(4).passTo(2).tokens('renown-coins-1', 'renown-coins-2');
    t.buildFor(1, 'bridge', 'museum').buildFor(3, 'library', 'palace', 'market').renown(6, 1).renown(5, 3);
    activate(t, 'reputation-buildings');
    expect([tokens(t), markers(t)]).toEqual([
      [[], ['renown-coins-1'], [], ['renown-coins-2']],
      [0, 1, 2, 1],
    ]);
  });

  it('IB-C51 IB-11.4 IB-13.2 after the last token markers go on beyond 7, and the end is near', () => {
    const t = table(4).passTo(2);
    t.state.tokens = ['renown-coins-1'];
    t.buildFor(1, 'bridge', 'museum').buildFor(3, 'library', 'palace', 'market').renown(6, 1).renown(5, 3);
    t.state.seats[0]!.tokens = [];
    activate(t, 'reputation-buildings');
    expect([tokens(t)[1], markers(t), t.state.lastRound]).toEqual([['renown-coins-1'], [0, 1, 2, 8], 2]);
    expect(t.score(3).track).toBe(8);
  });

  it('IB-C77 IB-11.9 the bonus first, with its token; then the condition is counted once for all', () => {
    const t = table(2).tokens('renown-pirates-1', 'renown-pirates-2').renown(6).renown(6, 1);
    t.give({ pirates: 1 }).give({ pirates: 1 }, 1);
    activate(t, 'reputation-pirates');
    expect([markers(t), t.goods(0).pirates, t.goods(1).pirates]).toEqual([[4, 0], 3, 3]);
  });

  it('IB-C78 IB-11.6 one player’s whole gain is finished before the next one’s', () => {
    const t = table(3).passTo(2).tokens('renown-coins-1', 'renown-coins-2', 'renown-coins-3');
    t.renown(6, 0).renown(6, 1).buildFor(0, 'bridge');
    t.buildFor(1, 'museum', 'palace', 'market', 'library', 'butcher', 'tavern', 'barracks');
    t.state.lastRound = 9;
    t.buildFor(1, 'town-hall');
    activate(t, 'reputation-buildings');
    expect([markers(t), tokens(t)]).toEqual([
      [0, 0, 2],
      [['renown-coins-1'], ['renown-coins-2', 'renown-coins-3'], []],
    ]);
  });

  it('IB-16.3 overflow is settled before the renown that follows it', () => {
    const t = table(2, { advanced: 'yes' }).at('the-grotto').control(0, 'the-grotto').give({ wood: 9 }).renown(6);
    t.tokens('renown-coins-1').do('visit');
    expect([t.task, t.seat(0).renown]).toEqual(['overflow', 6]);
    t.do('discard wood=2');
    expect([t.seat(0).tokens.length, islebound.referee(t.state)]).toEqual([1, []]);
  });

  it('IB-12.2 of a seat that is not active the kind just gained is thrown away', () => {
    const t = table(2).renown(6, 1).give({ wood: 8 }, 1).tokens('renown-fish-1').buildFor(1, 'bridge');
    activate(t, 'reputation-buildings');
    expect([t.goods(1).wood, t.goods(1).fish]).toEqual([8, 2]);
  });
});
