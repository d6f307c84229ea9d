import { describe, expect, it } from 'vitest';
import { copyPosition, createRng, leaks, viewersOf } from '../../../src/engine/index.js';
import { data } from '../../../src/games/islebound/data.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { seedOf } from '../../seed.js';
import { type Table, table } from './table.js';

function withHands(): Table {
  const t = table(3, { architect: 'yes', metropolis: 'yes' });
  while (t.state.phase === 'draft') {
    for (const seat of [0, 1, 2]) t.play('keep', { card: t.seat(seat).passing[0]! }, seat);
  }
  return t;
}

describe('open and hidden information', () => {
  it('IB-15.1 IB-16.2 everybody sees stocks, crew, cubes, buildings, rows, tops and counts', () => {
    const t = table(3, { metropolis: 'yes' }).at('grenil').give({ coins: 3, wood: 2 }).build('bridge').influence(0, 4);
    t.man(['worker'], ['clerk'], ['bosun']).end();
    const view = islebound.view(t.state, 'public');
    expect(view.seats[0]).toMatchObject({
      seat: 0,
      first: true,
      stock: { coins: 3, wood: 2 },
      ship: 'grenil',
      cities: ['crimsica'],
      buildings: ['bridge'],
      cubes: 16,
      handSize: { base: 0, metropolis: 0 },
      crew: [
        { type: 'worker', place: 'deck' },
        { type: 'clerk', place: 'below' },
        { type: 'bosun', place: 'wounded' },
      ],
    });
    expect(view.influence[3]).toEqual({ value: 1, owner: 0 });
    expect([view.rows.base.cards, view.rows.base.deck, view.rows.metropolis.deck]).toEqual([
      t.row(),
      t.state.decks.base.length,
      12,
    ]);
    expect([view.tokens, view.recruits.top]).toEqual([
      { top: t.state.tokens[0], count: 16 },
      t.state.recruits.stack[0],
    ]);
    expect([view.round, view.turn, view.active, view.treasure, view.acted]).toEqual([1, 1, [1], 0, false]);
  });

  it('IB-15.2 nobody sees what lies below the top of stacks and decks', () => {
    const t = table(4, { metropolis: 'yes' });
    const { events, reputation, tokens, recruits, decks } = t.state;
    const hidden = [
      ...[...events.stacks, ...reputation.stacks, tokens, recruits.stack].flatMap((stack) => stack.slice(1)),
      ...decks.base,
      ...decks.metropolis,
    ];
    for (const viewer of viewersOf(4)) {
      const shown = JSON.stringify(islebound.view(t.state, viewer));
      expect(hidden.filter((id) => shown.includes(`"${id}"`))).toEqual([]);
    }
  });

  it('IB-15.3 a hand is known to its holder only', () => {
    const t = withHands();
    const [card] = t.seat(1).hand as [string];
    for (const viewer of viewersOf(3)) {
      expect(JSON.stringify(islebound.view(t.state, viewer)).includes(`"${card}"`)).toBe(viewer === 1);
    }
    expect(islebound.pending(t.state)[0]!.hidden).toBe(true);
  });

  it('IB-15.3 whether something in a hand could be built is told by no question', () => {
    const t = withHands().at('stratic').control(0, 'stratic').do('visit');
    expect([t.asked(), t.why('build')]).toEqual([['build', 'decline'], 'cost']);
  });

  it('would be noticed if it leaked', () => {
    const t = withHands();
    const rng = createRng({ seed: seedOf(5), block: 0 });
    expect(leaks(islebound, copyPosition(t.position), 'public', rng)).toEqual([]);
    const open = { ...islebound, view: (state: typeof t.state) => state.seats[1]!.hand };
    expect(leaks(open, copyPosition(t.position), 'public', rng)).toEqual([
      'islebound: the view tells public something hidden',
    ]);
    expect(leaks(open, copyPosition(t.position), 1, rng)).toEqual([]);
    const below = { ...islebound, view: (state: typeof t.state) => state.tokens };
    expect(leaks(below, copyPosition(t.position), 1, rng)).toEqual(['islebound: the view tells 1 something hidden']);
  });

  it('dealing anew keeps every card and what the viewer knows, in a draft too', () => {
    const rng = createRng({ seed: seedOf(6), block: 0 });
    const draft = table(3, { architect: 'yes' });
    draft.play('keep', { card: draft.seat(2).passing[3]! }, 2);
    for (const t of [withHands(), draft]) {
      for (const viewer of viewersOf(3)) {
        const dealt = islebound.scramble(t.state, viewer, rng);
        expect(islebound.referee(dealt)).toEqual([]);
        expect(islebound.view(dealt, viewer)).toEqual(islebound.view(t.state, viewer));
        expect(dealt.seats[0]!.hand.length).toBe(t.seat(0).hand.length);
      }
    }
    const dealt = islebound.scramble(draft.state, 0, rng);
    expect([dealt.seats[1]!.passing, dealt.tokens.slice(1)]).not.toEqual([
      draft.seat(1).passing,
      draft.state.tokens.slice(1),
    ]);
    expect(dealt.seats[0]!.passing).toEqual(draft.seat(0).passing);
  });
});

describe('an exchange that goes on', () => {
  it('IB-15.2 has named the cards it takes: nobody learns anything when it takes them', () => {
    const t = table(2, { architect: 'yes', metropolis: 'yes' });
    while (t.state.phase === 'draft')
      for (const seat of [0, 1]) t.play('keep', { card: t.seat(seat).passing[0]! }, seat);
    t.at('crimsica')
      .control(0, 'crimsica')
      .build('house-of-commons')
      .hand(0, 'bridge', 'palace', 'grand-forum')
      .do('visit');
    t.do('exchange cards=bridge,palace');
    expect(t.task).toBe('place');
    const move = { seat: 0, action: 'place', args: { space: t.values('place')[0]! } };
    const rng = createRng({ seed: seedOf(9), block: 0 });
    for (let deals = 0; deals < 20; deals += 1) {
      for (const viewer of viewersOf(2)) {
        expect(leaks(islebound, copyPosition(t.position), viewer, rng, move)).toEqual([]);
      }
    }
  });
});

describe('the referee', () => {
  const broken = (change: (t: Table) => unknown): string[] => {
    const t = table(2);
    expect(islebound.referee(t.state)).toEqual([]);
    change(t);
    return islebound.referee(t.state);
  };

  it('misses nothing that is lost or doubled', () => {
    expect(broken((t) => (t.state.supply.pirates -= 1))).toEqual(['14 pirates']);
    expect(broken((t) => (t.goods(0).wood = 11))).toEqual(['seat 0: a hold too full']);
    expect(broken((t) => (t.goods(1).coins = -1))).toEqual(['seat 1: -1 coins']);
    expect(broken((t) => t.state.decks.base.pop())[0]).toContain('buildings: found');
    expect(broken((t) => t.state.tokens.pop())[0]).toContain('tokens: found');
    expect(broken((t) => t.state.events.stacks[0]!.pop())[0]).toContain('events: found');
    expect(broken((t) => t.state.reputation.stacks[0]!.pop())[0]).toContain('reputation: found');
    expect(broken((t) => t.state.recruits.stack.pop())[0]).toContain('crew: found');
    expect(broken((t) => t.renown(7))).toEqual(['seat 0: marker at 7']);
    expect(broken((t) => t.influence(0, ...data.influenceTrack.values.map((_, at) => at + 1)))).toEqual([
      'seat 0: -1 cubes left',
    ]);
    expect(broken((t) => t.anchor('atlantis', 0))).toEqual(['seat 0: its ship is at atlantis']);
    expect(broken((t) => (t.state.spaces = { ...t.state.spaces, grenil: 'top-nw' }))[0]).toContain('spaces: found');
    expect(broken((t) => (t.state.treasure = -1))).toEqual(['-1 coins on the treasure map']);
    expect(broken((t) => (t.state.round = 102))).toEqual(['round 102']);
    const ichor = broken((t) => {
      for (const owner of t.state.seats) owner.ichor = true;
    });
    expect(ichor).toEqual(['2 ichor serpents']);
  });
});
