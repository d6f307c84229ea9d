import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

/** Seats 0 and 1 at Grenil, seat 2 elsewhere; the turn of seat 0. */
function trading(seats = 3): Table {
  return table(seats, { trade: 'yes' }).at('grenil').anchor('grenil', 1);
}

describe('trade', () => {
  it('IB-C61 IB-14.2 IB-14.3 IB-3.6 both agree, and goods change hands at once; the action is unused', () => {
    const t = trading().give({ pirates: 2 }).give({ books: 1, fish: 1 }, 1);
    t.do('offer give=pirates,pirates take=books,fish');
    expect(islebound.pending(t.state)).toMatchObject([
      { seat: 0, actions: ['withdraw'], holds: false },
      { seat: 1, actions: ['accept', 'refuse'], holds: true },
    ]);
    expect(t.seals).toEqual(['binding', 'handover']);
    expect(islebound.view(t.state, 'public').offer).toEqual({
      to: 1,
      give: { pirates: 2 },
      take: { books: 1, fish: 1 },
    });
    t.play('accept', {}, 1);
    expect([t.goods(0).pirates, t.goods(0).books, t.goods(0).fish]).toEqual([0, 1, 1]);
    expect([t.goods(1).pirates, t.goods(1).books, t.goods(1).fish]).toEqual([2, 0, 0]);
    expect([t.asked()[0], islebound.pending(t.state).length]).toEqual(['visit', 1]);
  });

  it('IB-C08 IB-C91 IB-14.30 what is no offer: kinds on both sides, coins, what is not held, nobody there', () => {
    const t = trading().give({ fish: 1, wood: 3 }).give({ books: 1, wood: 6, fish: 6 }, 1);
    expect(t.refusal('offer give=fish,fish take=books')).toBe('engine.not-legal');
    expect(t.refusal('offer give=wood take=wood,wood,wood')).toBe('engine.not-legal');
    expect(t.refusal('offer give=coins take=books')).toBe('engine.not-legal');
    expect(t.refusal('offer partner=2 give=wood take=books')).toBe('engine.unknown-param');
    expect(t.refusal('offer give=wood take=fish,fish,fish,fish,fish,fish')).toBeUndefined();
    expect(t.state.turn.refused).toBe(0);
    expect(table(2, { trade: 'yes' }).at('grenil').why('offer')).toBe('no-ship');
    expect(trading().why('offer')).toBe('nothing-to-trade');
    expect(trading().give({ wood: 2 }).give({ wood: 2 }, 1).why('offer')).toBe('nothing-to-trade');
  });

  it('IB-14.3 something of another kind must be left to receive', () => {
    const t = trading().give({ fish: 2, wood: 2, books: 1 }).give({ wood: 1 }, 1);
    expect(t.values('offer')).toEqual(['fish', 'books']);
    const both = trading().give({ fish: 2, wood: 2 }).give({ wood: 1, fish: 1 }, 1);
    expect(both.refusal('offer give=fish,wood take=wood')).toBe('engine.not-legal');
    expect(both.refusal('offer give=fish,fish take=wood')).toBeUndefined();
  });

  it('IB-14.2 the ichor serpent and buildings are not traded; it is played as a free action', () => {
    const t = trading().build('bridge').give({ books: 1 }, 1);
    t.seat(0).ichor = true;
    expect([t.why('offer'), t.free()]).toEqual(['nothing-to-trade', ['event', 'buy', 'offer']]);
    expect(table(2).at('grenil').free()).not.toContain('offer');
  });

  it('IB-C91 IB-14.4 three offers refused or withdrawn are enough for a turn', () => {
    const t = trading().anchor('grenil', 2).give({ fish: 3 }).give({ books: 1 }, 1).give({ books: 1 }, 2);
    t.do('offer partner=1 give=fish take=books').play('refuse', {}, 1);
    t.do('offer partner=1 give=fish,fish take=books').play('refuse', {}, 1);
    expect(t.seals).toContain('handover');
    t.do('offer partner=2 give=fish take=books').play('refuse', {}, 2);
    expect(t.why('offer')).toBe('offers-used');
    t.end();
    t.passTo(0);
    expect(t.state.turn.refused).toBe(0);
  });

  it('IB-14.4 an offer may be withdrawn, and the match goes on', () => {
    const t = trading().give({ fish: 3 }).give({ books: 1 }, 1).do('offer give=fish take=books');
    t.play('withdraw');
    expect([t.state.offer, t.state.turn.refused, t.goods(0).fish]).toEqual([undefined, 1, 3]);
    expect([t.seals.includes('binding'), t.asked()[0]]).toEqual([true, 'visit']);
  });

  it('IB-C80 IB-14.4 IB-14.5 traded books set nothing off; one trade with each partner in a turn', () => {
    const t = trading().anchor('grenil', 2).build('library', 'school-of-war').give({ fish: 4 });
    t.give({ books: 2, wood: 1 }, 1).give({ wood: 1 }, 2);
    t.do('offer partner=1 give=fish,fish take=books,books').play('accept', {}, 1);
    expect([t.goods(0).books, t.seat(0).renown, t.goods(0).pirates]).toEqual([2, 0, 0]);
    expect(t.refused('offer', 'partner')).toEqual({ 1: 'traded' });
    t.do('offer give=fish take=wood').play('accept', {}, 2);
    expect(t.goods(0).wood).toBe(1);
  });

  it('IB-14.5 IB-8.6 a traded sea serpent brings the ichor serpent back', () => {
    const t = trading().build('underriver-gate').give({ fish: 1 }).give({ serpents: 1 }, 1);
    t.do('offer give=fish take=serpents').play('accept', {}, 1);
    expect([t.seat(0).ichor, t.goods(0).serpents, t.state.supply.serpents]).toEqual([true, 1, 13]);
  });

  it('IB-14.5 IB-12.2 overflow: the active player chooses, of the partner’s goods those just received go', () => {
    const t = trading().give({ fish: 8, books: 1, wood: 2 }).give({ wood: 9, fish: 1 }, 1);
    t.do('offer give=books take=wood,wood,wood').play('accept', {}, 1);
    expect([t.task, t.values('discard')]).toEqual(['overflow', [0, 3]]);
    t.do('discard wood=1');
    expect([t.goods(0).wood, t.goods(0).fish]).toEqual([4, 6]);
    const other = trading().give({ fish: 3, wood: 1 }).give({ wood: 9, fish: 1, books: 1 }, 1);
    other.do('offer give=fish,fish take=books').play('accept', {}, 1);
    expect([other.goods(1).wood, other.goods(1).fish]).toEqual([9, 1]);
  });

  it('IB-14.6 with Architect there are no books to trade, and no cards', () => {
    const t = table(2, { trade: 'yes', architect: 'yes' });
    while (t.state.phase === 'draft') {
      for (const seat of [0, 1]) {
        const [card] = t.seat(seat).passing;
        if (t.pending(seat)) t.play('keep', { card: card! }, seat);
      }
    }
    t.at('grenil').anchor('grenil', 1).give({ fish: 1 });
    expect([t.seat(0).hand.length, t.why('offer')]).toEqual([7, 'nothing-to-trade']);
  });
});
