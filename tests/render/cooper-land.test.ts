import { describe, expect, it } from 'vitest';
import { frameAt, rowStep } from '../../render/cooper-island/frame.js';
import { ghostOf } from '../../render/cooper-island/ghost.js';
import { layoutOf } from '../../render/cooper-island/layout.js';
import { liftOf } from '../../render/cooper-island/prism.js';
import { data } from '../../src/games/cooper-island/data.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import { Table } from '../games/cooper-island/table.js';

const viewOf = (table: Table) => cooperIsland.view(table.state, 0);
const focus = (action: string, args: Record<string, string>) => ({ action, args, targets: [] });
const at = (ghost: ReturnType<typeof ghostOf>, space: string) => {
  const { level, terrain, on } = ghost.spaces.find(({ id }) => id === space)!;
  return { level, terrain, on };
};

describe('the land of Cooper Island', () => {
  it.each([2, 3, 4])('lies around the middle with no two spaces on each other, at a table of %i', (seats) => {
    const width = 1000;
    const { unit, frames, bays, height } = layoutOf(seats, width);
    const points = frames.flatMap(({ at: where }) =>
      [...data.peninsula.spaces, ...data.peninsula.waters, ...data.peninsula.harbours].map(({ x, y }) => where(x, y)),
    );
    expect(points.length).toBe(seats * 40);
    const all = [...points, ...bays];
    const closest = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) / unit));
    // Halves of sandbanks of two peninsulas may come near each other, spaces may not.
    expect(Math.min(...closest)).toBeGreaterThan(0.6);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(unit / 2);
      expect(x).toBeLessThan(width - unit / 2);
      expect(y).toBeGreaterThan(unit / 2);
      expect(y).toBeLessThan(height - unit / 2);
    }
  });

  it('rises with every layer', () => {
    expect([0, 1, 2, 3].map((level) => Math.round(liftOf(level, 1000)))).toEqual([0, 75, 150, 225]);
  });

  it('keeps neighbours one hex apart, however it is turned', () => {
    const frame = frameAt({ x: 0, y: 0 }, 100, 6, 1);
    const [a, b, c] = [frame.at(0, 0), frame.at(1, 0), frame.at(0.5, 1)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100);
    expect(Math.hypot(a.x - c.x, a.y - c.y)).toBeCloseTo(100);
    expect(rowStep).toBeCloseTo(0.866, 3);
  });
});

describe('what is being laid on Cooper Island', () => {
  it('CI-7.8 a tile on new land: both halves at level 1 with their cubes, as it is turned', () => {
    const [own] = viewOf(new Table(2).arrange()).seats;
    const ghost = ghostOf(own!, focus('place', { tile: 'double-2-a', first: 'b1', second: 'c1' }));
    expect(at(ghost, 'b1')).toEqual({ level: 1, terrain: 'forest', on: 'wood' });
    expect(at(ghost, 'c1')).toEqual({ level: 1, terrain: 'mountain', on: 'stone' });
    expect(ghost.changed).toEqual(['b1', 'c1']);
    const turned = ghostOf(own!, focus('place', { tile: 'double-2-a', first: 'c1', second: 'b1' }));
    expect(at(turned, 'c1').terrain).toBe('forest');
    expect(at(turned, 'b1').terrain).toBe('mountain');
  });

  it('CI-7.7 a levelled tile: both halves one above the higher space, and gold or stone only once it is chosen', () => {
    const table = new Table(2).arrange();
    table.land('b1', 2, 'forest').land('c1', 1, 'mountain');
    const [own] = viewOf(table).seats;
    const tile = { tile: 'double-2-a', first: 'b1', second: 'c1' };
    const open = ghostOf(own!, focus('place', tile));
    expect([at(open, 'b1'), at(open, 'c1')]).toEqual([
      { level: 3, terrain: 'forest', on: 'wood' },
      { level: 3, terrain: 'mountain', on: null },
    ]);
    expect(at(ghostOf(own!, focus('place', { ...tile, ore: 'gold' })), 'c1').on).toBe('gold');
  });

  it('CI-8.2 an islet with its land, and CI-18.8 the space that is charted', () => {
    const [own] = viewOf(new Table(2).arrange()).seats;
    const islet = ghostOf(own!, focus('islet', { islet: 'islet-tile', water: 'r1', land: 'b2' }));
    expect(islet.islets).toEqual([{ water: 'r1', islet: 'islet-tile' }]);
    expect(at(islet, 'b2')).toEqual({ level: 1, terrain: 'forest', on: 'wood' });
    const asked = ghostOf(own!, focus('chart', { space: 'b2' }));
    expect(asked.changed).toEqual(['b2']);
    expect(at(asked, 'b2').level).toBe(0);
    expect(at(ghostOf(own!, focus('chart', { space: 'b2', terrain: 'meadow' })), 'b2')).toEqual({
      level: 1,
      terrain: 'meadow',
      on: 'food',
    });
  });
});

describe('what lies ahead of a ship', () => {
  it('CI-3.5 islets are passed in order, and the fifth step ends in a bay', () => {
    const table = new Table(2).arrange();
    Object.assign(table.seat(0).islets, { l1: 'islet-coin', l2: 'islet-lux', l3: 'islet-tile' });
    const view = viewOf(table);
    const [oneMast, twoMast] = view.seats[0]!.ships;
    const { ahead } = oneMast!;
    expect(ahead.map(({ place }) => place.kind)).toEqual(['bank', 'bank', 'bank', 'bank', 'bay']);
    expect(ahead.map(({ passed }) => passed.map(({ islet }) => islet))).toEqual([
      ['islet-coin'],
      ['islet-lux', 'islet-tile'],
      [],
      [],
      [],
    ]);
    expect(twoMast!.ahead.flatMap(({ passed }) => passed)).toEqual([]);
  });
});
