import { describe, expect, it } from 'vitest';
import { copyPosition, createRng, leaks, viewersOf } from '../../../src/engine/index.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { seedOf } from '../../seed.js';
import { type Table, table, turn } from './table.js';

const rng = createRng({ seed: seedOf(5), block: 0 });

/** Seat 0 looks at four small building cards. */
function looking(): Table {
  const t = turn(3).land('d3', 2, 'forest').effects({ op: 'structure' }).store({ coins: 1, wood: 2, stone: 2 });
  return t.do('structure kind=small-building', 'put space=d3', 'helm ship=one-mast', 'look');
}

describe('open and hidden information', () => {
  it('CI-25.1 everybody sees boards, mats, supplies and what is left', () => {
    const t = turn(3).tiles({ 'double-1': 2 }).cards('large-07', 'small-01').do('use-card card=large-07');
    const view = cooperIsland.view(t.state, 'public');
    expect(view.seats[0]).toMatchObject({
      tiles: { 'double-1': 2 },
      market: { coins: 3 },
      large: [{ id: 'large-07', up: false }],
      small: ['small-01'],
      slots: 5,
      freeSlots: 4,
      food: 2,
    });
    expect([view.bag, view.decks, view.logbooks['logbook-coin']]).toEqual([
      { 'double-1': 18, 'double-2': 20, 'double-3': 20 },
      { small: 14, large: 14 },
      6,
    ]);
    expect([view.phase, view.round, view.turn, view.active]).toEqual(['workers', 2, 0, [0]]);
  });

  it('CI-25.2 CI-25.3 nobody but the drawer sees the cards looked at', () => {
    const t = looking();
    const cards = t.values('keep');
    for (const viewer of viewersOf(3)) {
      const seen = cooperIsland.view(t.state, viewer).seats[0]!.looking;
      expect(seen).toEqual({ deck: 'small', count: 4, ...(viewer === 0 && { cards }) });
      const move = { seat: 0, action: 'keep', args: { card: cards[1]!, under: [cards[0]!, cards[3]!, cards[2]!] } };
      for (let deals = 0; deals < 10; deals += 1) {
        expect(leaks(cooperIsland, copyPosition(t.position), viewer, rng, move)).toEqual([]);
      }
    }
  });

  it('would be noticed if it leaked', () => {
    const t = looking();
    const open = { ...cooperIsland, view: (state: typeof t.state) => state.tasks.seats[0] };
    expect(leaks(open, copyPosition(t.position), 'public', rng)).toEqual([
      'cooper-island: the view tells public something hidden',
    ]);
    const order = { ...cooperIsland, view: (state: typeof t.state) => state.bag };
    expect(leaks(order, copyPosition(t.position), 0, rng)).toEqual([
      'cooper-island: the view tells 0 something hidden',
    ]);
  });

  it('dealing anew keeps every card', () => {
    const t = looking();
    for (const viewer of viewersOf(3)) {
      const dealt = cooperIsland.scramble(t.state, viewer, rng);
      expect(cooperIsland.referee(dealt).filter((one) => !one.includes('layers'))).toEqual([]);
      expect(cooperIsland.view(dealt, viewer)).toEqual(cooperIsland.view(t.state, viewer));
    }
    expect(cooperIsland.scramble(t.state, 'public', rng).bag).not.toEqual(t.state.bag);
  });
});

describe('the referee', () => {
  const broken = (change: (t: Table) => unknown): string[] => {
    const t = table(2);
    expect(cooperIsland.referee(t.state)).toEqual([]);
    change(t);
    return cooperIsland.referee(t.state);
  };

  it('misses nothing that is lost or doubled', () => {
    expect(broken((t) => t.state.bag.pop())).toEqual(['2 layers of land, 4 were laid']);
    expect(broken((t) => t.state.decks.small.pop())[0]).toContain('small buildings: found');
    expect(broken((t) => t.state.decks.large.pop())[0]).toContain('large buildings: found');
    expect(broken((t) => t.state.logbooks.pop())[0]).toContain('logbooks: found');
    expect(broken((t) => t.store({ wood: 6 }))).toEqual(['seat 0: a warehouse too full']);
    expect(broken((t) => t.store({ coins: -1 }))).toEqual(['seat 0: less than no coins']);
    expect(broken((t) => (t.own.available.regular = 3))).toEqual(['seat 0: 5 regular workers']);
    expect(broken((t) => (t.own.cartographer = 7))).toEqual(['seat 0: cartographer on 7']);
    expect(broken((t) => t.taken('fortress', 1))).toEqual(['seat 0: 0 pieces of fortress']);
    expect(broken((t) => t.own.statues.push('statue-slot-1'))).toEqual(['seat 0: 6 ruins and statues']);
    expect(broken((t) => (t.own.lids.unused = 1))).toEqual(['seat 0: 6 lids']);
    expect(broken((t) => t.own.isletsLeft.pop())[0]).toContain('seat 0: islets: found');
    expect(broken((t) => t.own.boatsLeft.pop())[0]).toContain('seat 0: boats: found');
    expect(broken((t) => t.land('a1', 1, 'meadow', 'wood'))).toEqual(['seat 0: wood on a1']);
    expect(broken((t) => t.ship('one-mast', 20))).toEqual(['seat 0: a ship at 20']);
    expect(broken((t) => delete t.hire(1, 0).own.milestones['milestone-boats'])).toEqual([
      'seat 0: 1 hired by 0 milestones',
    ]);
    expect(broken((t) => (t.state.round = 6))).toEqual(['round 6']);
    expect(broken((t) => (t.state.spots['sector-a']!.regular = [1, 1]))[0]).toContain('sector-a: two regular workers');
  });
});
