import { describe, expect, it } from 'vitest';
import { copyPosition, createRng, leaks, viewersOf } from '../../../src/engine/index.js';
import { seedOf } from '../../seed.js';
import { nusfjord, type Table, table } from './table.js';

function withHands(): Table {
  const t = table(3);
  return t.passRound().passRound().passRound();
}

describe('open and hidden information (NF-12)', () => {
  it('NF-12.1 everybody sees supplies, reserves, shares, elders, buildings and how many cards there are', () => {
    const t = withHands().elder('carter', 1, 2).give(1, 2, 3, 2).store(4, 5, 6, 2).ownOf(2, 'yard');
    const view = nusfjord.view(t.state, 'public');
    const seat = view.seats[2]!;
    expect([seat.supply, seat.reserve]).toEqual([
      { wood: 1, fish: 2, gold: 3 },
      { wood: 4, fish: 5, gold: 6 },
    ]);
    expect([seat.elders, seat.shares, seat.unissued]).toEqual([
      [{ id: 'carter', fish: 1, fishPlaces: 2 }],
      [0, 0, 2],
      3,
    ]);
    expect([seat.handSize, seat.buildings]).toEqual([3, { b1: 'yard' }]);
    expect([view.round, view.piles.C, view.offers.A.length]).toEqual([4, 5, 9]);
  });

  it('NF-12.2 nobody sees piles or face-down elders', () => {
    const t = table(5);
    for (const viewer of viewersOf(5)) {
      const shown = JSON.stringify(nusfjord.view(t.state, viewer));
      for (const id of [
        ...t.state.piles.A,
        ...t.state.piles.C,
        ...t.state.elders.flatMap(({ faceDown }) => faceDown),
      ]) {
        expect(shown).not.toContain(`"${id}"`);
      }
    }
  });

  it('NF-12.3 a hand is known to its holder only', () => {
    const t = withHands();
    const [card] = t.seat(1).hand as [string];
    for (const viewer of viewersOf(3)) {
      expect(JSON.stringify(nusfjord.view(t.state, viewer)).includes(`"${card}"`)).toBe(viewer === 1);
    }
    const dealt = t.told.filter(({ event }) => event.id === 'nusfjord.told.deal-own');
    expect(dealt.map(({ only }) => only)).toEqual([0, 1, 2]);
    expect(
      t.told.filter(({ only }) => only === undefined).some(({ event }) => JSON.stringify(event).includes(card)),
    ).toBe(false);
  });

  it('NF-12.4 what reveals something cannot be taken back', () => {
    const t = table(3).passRound();
    expect(t.seals).not.toContain('reveal');
    t.passRound();
    expect(t.seals).not.toContain('reveal');
    t.state.offers.A[0] = null;
    t.state.laidOut.A = [];
    t.passRound();
    expect([t.state.round, t.seals.includes('reveal')]).toEqual([4, true]);
    const built = withHands().give(12, 12, 12);
    built.play('build', { building: built.seat(built.active).hand[0]!, cell: 'b1' });
    expect(built.seals).toEqual([]);
  });

  it('the engine takes no step for a seat with a hand: it would tell what is in it', () => {
    const t = table(4)
      .hand(0, 'castle')
      .offerOnly('pier-house')
      .occupy(1, 'build-building', 'build-building', 'build-building');
    t.forests({ ab2: 1, ab3: 1, cd1: 1, cd2: 1, cd3: 1 }).give(2, 0, 0).do('copy target=build-building');
    expect(t.pending()?.hidden).toBe(true);
    expect(t.moves('build')).toEqual(['pier-house b1']);
    const open = table(4).offerOnly('pier-house').occupy(1, 'build-building', 'build-building', 'build-building');
    open.forests({ ab2: 1, ab3: 1, cd1: 1, cd2: 1, cd3: 1 }).give(2, 0, 0).do('copy target=build-building');
    expect(open.seat(0).buildings).toEqual({ b1: 'pier-house' });
  });

  it('a granted build is offered to whoever has a hand, possible or not', () => {
    const t = table(2, { deck: 'mackerel' }).hand(0, 'market-tower').offerOnly().give(5, 2, 0).build('stilt-house');
    expect(t.asked()).toEqual(['build', 'decline']);
    expect(t.why('build')).toBe('no-building');
    expect(t.pending()?.end).toBeUndefined();
  });

  it('would be noticed if it leaked', () => {
    const t = withHands();
    const rng = createRng({ seed: seedOf(5), block: 0 });
    expect(leaks(nusfjord, copyPosition(t.position), 'public', rng)).toEqual([]);
    const open = { ...nusfjord, view: (state: typeof t.state) => state.seats[1]!.hand };
    expect(leaks(open, copyPosition(t.position), 'public', rng)).toEqual([
      'nusfjord: the view tells public something hidden',
    ]);
    expect(leaks(open, copyPosition(t.position), 1, rng)).toEqual([]);
    const piles = { ...nusfjord, view: (state: typeof t.state) => state.piles.C };
    expect(leaks(piles, copyPosition(t.position), 1, rng)).toEqual(['nusfjord: the view tells 1 something hidden']);
  });

  it('dealing anew keeps every card and what the viewer knows', () => {
    const t = withHands();
    const rng = createRng({ seed: seedOf(6), block: 0 });
    for (const viewer of viewersOf(3)) {
      const dealt = nusfjord.scramble(t.state, viewer, rng);
      expect(nusfjord.referee(dealt)).toEqual([]);
      expect(nusfjord.view(dealt, viewer)).toEqual(nusfjord.view(t.state, viewer));
      if (viewer !== 'public') expect(dealt.seats[viewer]!.hand).toEqual(t.seat(viewer).hand);
    }
    const five = table(5);
    const dealt = nusfjord.scramble(five.state, 0, rng);
    expect(dealt.elders.map(({ faceDown }) => faceDown)).not.toEqual(five.state.elders.map(({ faceDown }) => faceDown));
  });
});
