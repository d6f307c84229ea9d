import { describe, expect, it } from 'vitest';
import { holdsCards } from '../../../src/engine/index.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

const architect = { architect: 'yes' };
const both = { architect: 'yes', metropolis: 'yes' };

/** Everybody keeps the first card each time, until all have seven. */
function drafted(seats = 2, options: Record<string, string> = architect): Table {
  const t = table(seats, options);
  while (t.state.phase === 'draft') keepAll(t);
  return t;
}

function keepAll(t: Table): void {
  for (const seat of t.state.seats.keys()) t.play('keep', { card: t.seat(seat).passing[0]! }, seat);
}

describe('the draft', () => {
  it('IB-14.13 IB-14.14 IB-14.26 seven cards each after the ports; one is kept, the rest goes to the left, when all have chosen', () => {
    const t = table(3, architect);
    expect([t.state.phase, t.state.decks.base.length, t.row()]).toEqual(['draft', 35 - 21, []]);
    expect(islebound.pending(t.state).map(({ seat, holds, hidden }) => [seat, holds, hidden])).toEqual([
      [0, true, true],
      [1, true, true],
      [2, true, true],
    ]);
    const dealt = t.state.seats.map(({ passing }) => [...passing]);
    t.play('keep', { card: dealt[0]![2]! }, 0);
    expect([islebound.pending(t.state).length, t.seat(0).hand, t.seals.includes('reveal')]).toEqual([2, [], false]);
    t.play('keep', { card: dealt[2]![0]! }, 2).play('keep', { card: dealt[1]![1]! }, 1);
    expect(t.state.seats.map(({ hand }) => hand)).toEqual([[dealt[0]![2]], [dealt[1]![1]], [dealt[2]![0]]]);
    expect(t.seat(1).passing).toEqual(dealt[0]!.filter((card) => card !== dealt[0]![2]));
    expect(t.seals).toContain('reveal');
    for (let round = 0; round < 5; round += 1) keepAll(t);
    // The seventh card is kept without a question.
    expect([t.state.phase, t.state.seats.map(({ hand }) => hand.length), t.active]).toEqual(['play', [7, 7, 7], 0]);
  });

  it('IB-15.3 nobody else learns what was kept', () => {
    const t = table(3, architect);
    const card = t.seat(0).passing[0]!;
    t.play('keep', { card }, 0);
    expect(
      t.told
        .filter(({ only }) => only === undefined)
        .map(({ event }) => JSON.stringify(event))
        .join(),
    ).not.toContain(card);
    const view = islebound.view(t.state, 1);
    expect([view.seats[0]!.picked, JSON.stringify(view).includes(`"${card}"`)]).toEqual([true, false]);
    expect(islebound.view(t.state, 0).seats[0]!.pick).toBe(card);
  });
});

describe('Architect', () => {
  it('IB-C66 IB-14.15 IB-14.16 cards come from the hand at their price, without books; cards take the place of books', () => {
    const t = drafted(3).at('rockslide').control(0, 'rockslide').give({ coins: 30 });
    const deck = t.state.decks.base.length;
    t.do('visit');
    expect([t.seat(0).hand.length, t.seat(0).renown, t.state.decks.base.length, t.goods(0).books]).toEqual([
      8,
      1,
      deck - 1,
      0,
    ]);
    expect([t.seals.includes('reveal'), t.news]).toEqual([true, ['visit', 'draw', 'draw-own', 'gain']]);
    t.hand(0, 'palace', 'bridge').do('buy building=palace');
    expect([t.goods(0).coins, t.seat(0).hand, t.seat(0).buildings]).toEqual([18, ['bridge'], ['palace']]);
    t.end().passTo(0).at('morlim').eventCards('event-01', 'event-02').hand(0, 'bridge', 'market');
    t.do('event event=event-01 cards=market');
    expect([t.seat(0).hand, t.state.discards.base, t.cubes(0).length]).toEqual([['bridge'], ['market'], 3]);
  });

  it('IB-14.15 cards are built from the hand at Stratic', () => {
    const t = drafted().at('stratic').control(0, 'stratic').give({ wood: 3, fish: 2 }).hand(0, 'bridge', 'palace');
    t.do('visit');
    expect(t.values('build')).toEqual(['bridge']);
    t.do('build building=bridge');
    expect([t.seat(0).buildings, t.seat(0).hand]).toEqual([['bridge'], ['palace']]);
  });

  it('IB-14.16 a city that takes books takes cards of choice, one for each time', () => {
    const t = drafted().at('tundrake').control(0, 'tundrake').hand(0, 'bridge', 'market', 'palace').do('visit');
    t.do('exchange cards=bridge,palace');
    expect([t.seat(0).hand, t.seat(0).renown, t.state.discards.base]).toEqual([['market'], 4, ['bridge', 'palace']]);
    const none = drafted().at('crimsica').hand(0).do('visit');
    expect(none.task).toBe('turn');
  });

  it('IB-14.16 who drew a card for a book may go on', () => {
    const t = drafted()
      .at('zhilliam')
      .control(0, 'zhilliam')
      .give({ wood: 3 })
      .hand(0)
      .do('visit', 'exchange times=1 crew=worker');
    expect([t.seat(0).hand.length, t.task]).toEqual([1, 'exchange']);
    t.do('exchange times=2');
    expect([t.seat(0).hand.length, t.task]).toEqual([3, 'turn']);
  });

  it('IB-C81 IB-14.18 where books count, cards do; else they score nothing', () => {
    const cards = ['bridge', 'market', 'palace', 'museum', 'tavern', 'library', 'butcher', 'mansion', 'barracks'];
    const t = drafted(3)
      .build('university')
      .hand(0, ...cards.slice(0, 5));
    expect(t.score(0).abilities).toBe(5);
    t.hand(0, ...cards);
    expect(t.score(0).abilities).toBe(7);
    t.seat(0).buildings = [];
    t.state.decks.base.push('university');
    expect(t.score(0).total).toBe(7);
    t.hand(0, ...cards.slice(0, 5))
      .hand(1)
      .hand(2, ...cards.slice(5, 8));
    t.at('farvold').control(0, 'farvold').reputation('reputation-books', 'reputation-crew');
    t.do('visit', 'activate card=reputation-books');
    expect(t.state.seats.map(({ renown, tokens }) => renown + 7 * tokens.length)).toEqual([2 + 5, 0, 3]);
  });

  it('IB-14.17 an empty deck is shuffled from the discards; with none nothing is gained or set off', () => {
    const t = drafted().at('rockslide').control(0, 'rockslide').build('library');
    t.hand(1, ...t.state.decks.base.splice(0));
    t.hand(0, ...t.seat(0).hand.slice(0, 6));
    t.state.discards.base = t.state.decks.base.splice(0);
    const count = t.state.discards.base.length;
    expect(count).toBeGreaterThan(0);
    t.do('visit');
    expect([t.state.decks.base.length, t.state.discards.base, t.seat(0).renown]).toEqual([count - 1, [], 2]);
    expect(t.news).toContain('deck-shuffled');
    const none = drafted().at('rockslide').control(0, 'rockslide').build('library');
    none.seat(1).hand.push(...none.state.decks.base.splice(0));
    none.do('visit');
    expect([none.seat(0).hand.length, none.seat(0).renown]).toEqual([none.seat(0).hand.length, 1]);
    expect(none.news).toEqual(['visit', 'gain']);
  });

  it('IB-14.27 the end looks at capitals only', () => {
    const t = drafted().at('grenil');
    t.seat(0).hand.push(...t.state.decks.base.splice(0, 9));
    t.do('hunt');
    expect([t.state.lastRound, t.seat(0).hand.length]).toEqual([undefined, 16]);
  });

  it('IB-14.18 there is no hand without it', () => {
    expect([holdsCards(islebound, table(2).state), holdsCards(islebound, drafted().state)]).toEqual([false, true]);
  });

  it('IB-14.18 the hand says what can be played', () => {
    const t = drafted().at('grenil').give({ coins: 7 }).hand(0, 'bridge', 'palace').hand(1, 'tavern');
    const hand = (seat: number) => islebound.hand!(t.state, seat).map(({ component, play }) => [component, play.when]);
    expect([hand(0), hand(1)]).toEqual([
      [
        ['bridge', 'now'],
        ['palace', 'not'],
      ],
      [['tavern', 'after']],
    ]);
  });
});

describe('Architect with Metropolis', () => {
  it('IB-14.25 IB-14.31 the deck is chosen anew for every card, in the open', () => {
    const t = drafted(2, both).at('zhilliam').control(0, 'zhilliam').give({ wood: 3 }).hand(0);
    t.do('visit', 'exchange times=2 crew=administrator,worker');
    expect([t.task, t.values('draw')]).toEqual(['draw', ['base', 'metropolis']]);
    t.do('draw deck=metropolis');
    expect([t.task, t.news.includes('draw-metropolis')]).toEqual(['draw', true]);
    t.do('draw deck=base');
    const view = islebound.view(t.state, 1).seats[0]!;
    expect([view.handSize, view.hand]).toEqual([{ base: 1, metropolis: 1 }, undefined]);
    expect(t.row('metropolis')).toEqual([]);
  });

  it('IB-C92 with one deck empty the card comes from the other without a question; with both none', () => {
    const t = drafted(2, both).at('rockslide').control(0, 'rockslide').build('library');
    t.seat(1).hand.push(...t.state.decks.base.splice(0));
    t.state.decks.metropolis = t.state.decks.metropolis.slice(0, 5);
    t.do('visit');
    expect([t.state.decks.metropolis.length, t.seat(0).hand.length, t.seat(0).renown]).toEqual([4, 8, 2]);
    const none = drafted(2, both).at('rockslide').control(0, 'rockslide').build('library');
    none.state.decks = { base: [], metropolis: [] };
    none.do('visit');
    expect([none.seat(0).hand.length, none.seat(0).renown]).toEqual([7, 1]);
  });

  it('IB-14.21 IB-14.25 a metropolis card of the hand still needs more ordinary buildings', () => {
    const t = drafted(2, both).at('grenil').give({ coins: 60 }).hand(0, 'colossus', 'bridge');
    expect(t.refused('buy', 'building')).toEqual({ colossus: 'more-ordinary' });
    t.do('buy building=bridge', 'buy building=colossus');
    expect(t.seat(0).buildings).toEqual(['bridge', 'colossus']);
  });

  it('IB-9.13 IB-14.17 in another’s turn a card comes from the ordinary deck; discards stay apart', () => {
    const t = drafted(2, both).renown(6, 1).tokens('renown-book-1').hand(1).buildFor(1, 'bridge');
    t.at('farvold').control(0, 'farvold').reputation('reputation-buildings', 'reputation-crew').hand(0, 'colossus');
    t.do('visit', 'activate card=reputation-buildings');
    expect(islebound.view(t.state, 0).seats[1]!.handSize).toEqual({ base: 1, metropolis: 0 });
    t.do('choose gain=wood').end().passTo(0).at('tundrake').control(0, 'tundrake').hand(0, 'colossus', 'bridge');
    t.seat(1).buildings = [];
    t.do('visit', 'exchange cards=bridge,colossus');
    expect(t.state.discards).toEqual({ base: ['bridge'], metropolis: ['colossus'] });
  });
});
