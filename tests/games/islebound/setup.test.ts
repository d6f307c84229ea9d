import { describe, expect, it } from 'vitest';
import { createRng, defaultOptions, start } from '../../../src/engine/index.js';
import { distance } from '../../../src/games/islebound/board/map.js';
import { data, homePorts } from '../../../src/games/islebound/data.js';
import { islebound } from '../../../src/games/islebound/index.js';
import type { State } from '../../../src/games/islebound/state.js';
import { seedOf } from '../../seed.js';
import { Table, table } from './table.js';

function fresh(seats: number, seed: number, options: Record<string, string> = {}): State {
  return start<State>(islebound, seats, { ...defaultOptions(islebound), ...options }, seedOf(seed)).position.state;
}

describe('the map', () => {
  it('IB-2.1 IB-2.2 IB-2.5 boards and ports lie at random in the fixed shape, each region beside the others of its board', () => {
    const maps = Array.from({ length: 12 }, (_, seed) => fresh(2, seed + 1).spaces);
    expect(new Set(maps.map((spaces) => JSON.stringify(spaces))).size).toBe(12);
    for (const spaces of maps) {
      expect(Object.values(spaces).sort()).toEqual(data.map.spaces.map(({ id }) => id).sort());
      expect(homePorts.map((city) => spaces[city]!.slice(0, 5))).toEqual(['port-', 'port-', 'port-', 'port-']);
      for (const { regions } of Object.values(data.boards)) {
        const [nw, e, sw] = [spaces[regions.nw]!, spaces[regions.e]!, spaces[regions.sw]!];
        expect([nw.replace('-nw', ''), e.replace('-e', '')]).toEqual([sw.replace('-sw', ''), sw.replace('-sw', '')]);
      }
    }
  });

  it('IB-2.4 IB-C16 25 borders; what meets in a point only is not adjacent', () => {
    expect(data.map.edges).toHaveLength(25);
    const { state } = table();
    const near = (city: string) => Object.keys(state.spaces).filter((other) => distance(state, city, other) === 1);
    expect(near('suns-rest').sort()).toEqual(['crimsica', 'grenil', 'underwal']);
    expect(near('ratnest').sort()).toEqual(['farvold', 'stratic', 'the-grotto', 'underwal']);
    expect(near('fels-garden').sort()).toEqual(['borsham', 'rockslide']);
    expect([distance(state, 'suns-rest', 'the-grotto'), distance(state, 'crimsica', 'tundrake')]).toEqual([2, 5]);
  });

  it('IB-2.4 two regions are adjacent exactly where their outlines share a side', () => {
    const corner = (point: number[]): string => point.map((one) => one.toFixed(2)).join();
    const sides = (polygon: number[][]): string[] =>
      polygon.map((point, at) => [corner(point), corner(polygon[(at + 1) % polygon.length]!)].sort().join(' '));
    const { spaces, edges } = data.map;
    const touching = spaces.flatMap((one, at) =>
      spaces
        .slice(at + 1)
        .filter((other) => sides(one.polygon).some((side) => sides(other.polygon).includes(side)))
        .map((other) => [one.id, other.id].sort().join(' ')),
    );
    expect(touching.sort()).toEqual(edges.map((edge) => [...edge].sort().join(' ')).sort());
  });

  it('IB-2.6 base sides, or all advanced ones', () => {
    const values = (options: Record<string, string>) =>
      islebound.view(fresh(2, 1, options), 'public').cities.map(({ value }) => value);
    expect(values({})).toEqual(Object.values(data.cities).map(({ base }) => base.value));
    expect(values({ advanced: 'yes' })).toEqual(
      Object.values(data.cities).map(({ base, advanced }) => (advanced ?? base).value),
    );
  });
});

describe('the players', () => {
  it('IB-1.1 two to four', () => {
    expect(islebound.seats).toEqual({ min: 2, max: 4 });
  });

  it('IB-2.7 the first player is chosen at random', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => fresh(4, seed + 1).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  it('IB-2.8 IB-1.4 begin with 7 coins, three crew on deck and nothing else', () => {
    const t = table(3);
    for (const seat of [0, 1, 2]) {
      expect(t.goods(seat)).toEqual({ coins: 7, wood: 0, fish: 0, books: 0, pirates: 0, serpents: 0 });
      expect(t.crew('deck', seat)).toEqual(['administrator', 'administrator', 'worker']);
      const { buildings, renown, ichor, tokens } = t.seat(seat);
      expect([buildings, renown, ichor, tokens]).toEqual([[], 0, false, []]);
      expect(islebound.view(t.state, 'public').seats[seat]!.speed).toBe(2);
    }
  });

  it('IB-2.9 IB-1.6 choose home ports from the first player against the turn order', () => {
    const t = new Table(4, {}, 3);
    const order: number[] = [];
    while (t.state.phase === 'ports') {
      order.push(t.active);
      const free = t.values('port');
      expect(free).toHaveLength(5 - order.length);
      const { active } = t;
      t.do(`port city=${free.at(-1)}`);
      expect([t.state.owners[free.at(-1)!], t.seat(active).ship]).toEqual([active, free.at(-1)]);
      // The last port is taken by itself.
      if (order.length === 3) break;
    }
    expect(order).toEqual([0, 3, 2]);
    expect([t.state.owners.crimsica, t.state.phase, t.active]).toEqual([1, 'play', 0]);
    const two = table(2);
    expect(Object.keys(two.state.owners).sort()).toEqual(['crimsica', 'tundrake']);
  });
});

describe('the shared table', () => {
  it('IB-2.18 IB-C90 is laid out when the ports are chosen, not before', () => {
    const t = new Table(4);
    const { events, reputation, recruits, tokens, decks, rows } = t.state;
    expect([events.stacks, reputation.stacks, recruits.stack, tokens, decks.base, rows.base]).toEqual([
      [[], []],
      [[], []],
      [],
      [],
      [],
      [],
    ]);
    t.settle();
    expect(t.state.events.stacks.map(({ length }) => length)).toEqual([8, 7]);
    expect(t.state.reputation.stacks.map(({ length }) => length)).toEqual([4, 4]);
    expect([t.state.recruits.display.length, t.state.recruits.stack.length]).toEqual([3, 7]);
    expect([t.state.rows.base.length, t.state.decks.base.length, t.state.tokens.length]).toEqual([5, 30, 16]);
  });

  it('IB-2.10 IB-2.11 the top event of each stack is active, its marker on the map; two reputation cards are available', () => {
    const t = table();
    const { events, reputation, cities } = islebound.view(t.state, 'public');
    const active = t.state.events.stacks.map(([top]) => top);
    expect(events.map(({ top }) => top)).toEqual(active);
    for (const event of active) {
      expect(cities.find(({ id }) => id === data.events[event!]!.city)!.events).toContain(event);
    }
    expect(reputation.map(({ top }) => top)).toEqual(t.state.reputation.stacks.map(([top]) => top));
  });

  it('IB-2.12 IB-2.13 IB-2.14 ten recruits, sixteen tokens, an empty treasure map', () => {
    const { recruits, tokens, treasure } = table().state;
    expect(new Set([...recruits.stack, ...recruits.display]).size).toBe(10);
    expect(new Set(tokens).size).toBe(16);
    expect(treasure).toBe(0);
  });

  it('IB-2.15 IB-C43 with two, cubes of nobody lie on the first two spaces for good', () => {
    const t = table(2).at('crimsica').give({ books: 1 });
    expect(t.state.influence.slice(0, 3)).toEqual([-1, -1, null]);
    t.do('visit', 'exchange');
    expect([t.cubes(0), t.state.influence.slice(0, 2)]).toEqual([[3], [-1, -1]]);
    expect(table(3).state.influence.every((owner) => owner === null)).toBe(true);
  });

  it('IB-2.16 IB-2.17 five cards, the first three for books; no ichor serpent, the whole supply', () => {
    const { rows, supply } = islebound.view(table().state, 'public');
    expect([rows.base.books, rows.metropolis.cards]).toEqual([[3, 2, 1, 0, 0], []]);
    expect(supply).toEqual({ pirates: 15, serpents: 14 });
  });
});

describe('options', () => {
  it('IB-14.29 all go together but two', () => {
    const fits = (seats: number, ...ids: string[]) =>
      islebound.fits(seats, { ...defaultOptions(islebound), ...Object.fromEntries(ids.map((id) => [id, 'yes'])) })?.id;
    expect(fits(3, 'small-world')).toBe('islebound.why.two-seats');
    expect(fits(2, 'small-world')).toBeUndefined();
    expect(fits(2, 'architect', 'six-buildings')).toBe('islebound.why.no-row');
    expect(fits(4, 'advanced', 'trade', 'boarding', 'architect', 'metropolis')).toBeUndefined();
    expect(fits(2, 'advanced', 'trade', 'boarding', 'small-world', 'six-buildings', 'metropolis')).toBeUndefined();
  });

  it('IB-1.5 IB-1.11 a home port is a city whether somebody chose it or not', () => {
    const { cities } = islebound.view(table(2).state, 'public');
    expect(cities.filter(({ port }) => port).map(({ id, owner }) => [id, owner])).toEqual([
      ['crimsica', 0],
      ['krazhsk', undefined],
      ['marhaven', undefined],
      ['tundrake', 1],
    ]);
  });

  it('IB-15.4 all chance is the match’s own: the same seed, the same match', () => {
    expect(fresh(4, 5)).toEqual(fresh(4, 5));
    expect(createRng({ seed: seedOf(1), block: 0 }).die(6)).toBe(createRng({ seed: seedOf(1), block: 0 }).die(6));
  });
});
