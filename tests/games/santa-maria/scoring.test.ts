import { describe, expect, it } from 'vitest';
import { connectedBuildings, roadsFrom } from '../../../src/games/santa-maria/board/connections.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { requirement } from '../../../src/games/santa-maria/effects/bishops.js';
import { score } from '../../../src/games/santa-maria/scoring.js';
import { emptyTable, endYear, newMatch, tilesAt } from './table.js';

describe('final scoring', () => {
  it('SM-14.1 everything is sold, three coins make a point', () => {
    const wealth = (goods: Record<string, number>) => emptyTable().store(goods).score().wealth;
    expect([wealth({ coins: 2 }), wealth({ coins: 3 }), wealth({ coins: 8 })]).toEqual([0, 1, 2]);
    expect([wealth({ wood: 3 }), wealth({ gem: 1, grain: 1 }), wealth({ sugar: 3 }), wealth({ gold: 3 })]).toEqual([
      1, 1, 2, 2,
    ]);
  });

  it('SM-14.2 a colonist counts for each complete line it lies in', () => {
    const row = { r1c1: 'road 2', r1c2: 'farm', r1c3: 'farm', r1c4: 'farm', r1c5: 'farm' };
    expect(emptyTable().grid(row).score().colonists).toBe(0);
    const complete = { ...row, r1c6: 'road 1' };
    expect(emptyTable().grid(complete).score().colonists).toBe(3);
    const column = { r2c1: 'farm', r3c1: 'road 1', r4c1: 'farm', r5c1: 'farm', r6c1: 'farm' };
    expect(
      emptyTable()
        .grid({ ...complete, ...column })
        .score().colonists,
    ).toBe(3 + 3);
  });

  it('SM-14.3 SM-14.4 scholars, and bishops with their penalty', () => {
    const table = emptyTable(2).grid({}).monks(0, 'taxation', 'astronomy', 'one-dock', 'square').monks(1, 'one-dock');
    table.harbor(tilesAt(0, 2));
    expect(table.score()).toMatchObject({
      scholars: 1 + 3,
      'bishop-one-dock': 4,
      'bishop-square': 0,
      'bishops-penalty': -4,
    });
    expect(table.score(1)).toMatchObject({ scholars: 0, 'bishop-one-dock': 0, 'bishops-penalty': -2 });
  });

  it('SM-14.5 three points for a set of all four docks', () => {
    const sets = (...tiles: number[]) =>
      emptyTable()
        .harbor(tilesAt(...tiles))
        .score()['harbor-sets'];
    expect([sets(5, 5, 5, 0), sets(1, 1, 1, 1), sets(4, 3, 3, 9)]).toEqual([0, 3, 9]);
  });

  it('SM-14.6 the printed points of the shipments', () => {
    const table = emptyTable().harbor({ 'dock-coins': ['ship-start-4', 'ship-30'], 'dock-religion': ['ship-16'] });
    expect(table.score().shipments).toBe(2 + 8 + 5);
  });

  it('SM-14.7 most happiness, then the retire space nearest to the first', () => {
    const table = emptyTable(3).year(3);
    table.passed({ 'retire-road': 0, 'retire-religion': 1, 'retire-shipping': 2 });
    table.seat(0).happiness = 5;
    table.seat(1).happiness = 5;
    table.seat(2).happiness = 4;
    endYear(table);
    expect(score(table.state).seats.map((seat) => seat.tieBreak)).toEqual([[-5], [-2], [-4]]);
    expect(score(table.state).winners).toEqual([1]);
    table.seat(2).happiness = 6;
    expect(score(table.state).winners).toEqual([2]);
  });

  it('lines add up to the total', () => {
    const { lines, total } = score(newMatch(4).state).seats[3]!;
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
    // 2 wood and 6 coins.
    expect(total).toBe(2);
  });
});

describe('bishops', () => {
  const points = (bishop: string, spaces: Record<string, string>) =>
    requirement(emptyTable().grid(spaces).state, 0, bishop);
  const block = (rows: number, columns: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: rows * columns }, (_, at) => [
        `r${Math.floor(at / columns) + 1}c${(at % columns) + 1}`,
        'farm',
      ]),
    );

  it('SM-16.0 each bishop scores for every player with a monk there, capped at 12', () => {
    const table = emptyTable(2)
      .monks(0, 'one-dock')
      .monks(1, 'one-dock')
      .harbor(tilesAt(7), 0)
      .harbor(tilesAt(0, 1), 1);
    expect([table.score(0)['bishop-one-dock'], table.score(1)['bishop-one-dock']]).toEqual([12, 2]);
    const capped = Object.values(data.bishops).flatMap(({ scoring }) => ('max' in scoring ? [scoring.max] : []));
    expect(capped).toEqual([12, 12, 12, 12, 12]);
  });

  it('SM-16.1 the largest square of at least 3x3, 4x4 or 5x5', () => {
    const squares = [
      [2, 6],
      [3, 3],
      [3, 6],
      [4, 4],
      [5, 5],
      [6, 6],
    ] as const;
    expect(squares.map(([rows, columns]) => points('square', block(rows, columns)))).toEqual([0, 4, 4, 7, 10, 10]);
    // Roads and printed spaces count, gaps do not; two squares do not add up.
    const { r2c2: _hole, ...holed } = block(3, 3);
    expect([points('square', { ...holed, r2c2: 'road 1' }), points('square', holed)]).toEqual([4, 0]);
    const two = {
      ...block(3, 3),
      ...Object.fromEntries(
        Object.keys(block(3, 3)).map((id) => [`r${Number(id[1]) + 3}c${Number(id[3]) + 3}`, 'farm']),
      ),
    };
    expect(points('square', two)).toBe(4);
  });

  it('SM-16.2 two for each shipment at the fullest dock, at most 12', () => {
    const at = (...tiles: number[]) => requirement(emptyTable().harbor(tilesAt(...tiles)).state, 0, 'one-dock');
    expect([at(), at(1, 3, 2, 3), at(6), at(8)]).toEqual([0, 6, 12, 12]);
  });

  it('SM-16.3 two for each city connected to the town hall', () => {
    const grid = { r3c3: 'town-hall', r2c3: 'city', r3c4: 'road 0', r3c5: 'city', r1c3: 'city', r5c5: 'city' };
    expect(points('connected-cities', grid)).toBe(4);
    expect(points('connected-cities', { ...grid, r4c4: 'road 0', r5c4: 'road 0' })).toBe(6);
    expect(points('connected-cities', { r1c1: 'town-hall', r1c2: 'farm' })).toBe(0);
    expect(points('connected-cities', { r1c1: 'city', r1c2: 'city' })).toBe(0);
    const around = { r3c3: 'town-hall', r2c3: 'road 0', r4c3: 'road 0', r3c2: 'road 0', r3c4: 'road 0' };
    const cities = {
      r1c3: 'city',
      r2c2: 'city',
      r2c4: 'city',
      r4c2: 'city',
      r4c4: 'city',
      r5c3: 'city',
      r3c1: 'city',
      r3c5: 'city',
    };
    expect(points('connected-cities', { ...around, ...cities })).toBe(12);
  });

  it('SM-16.4 one for each colonist on roads connected to the town hall', () => {
    const grid = { r3c3: 'town-hall', r3c4: 'road 2', r3c5: 'road 1', r2c3: 'farm', r1c3: 'road 2' };
    expect(points('connected-colonists', grid)).toBe(3);
    const many = Object.fromEntries(
      [1, 2, 4, 5, 6].flatMap((at) => [
        [`r3c${at}`, 'road 2'],
        [`r${at}c3`, 'road 2'],
      ]),
    );
    expect(points('connected-colonists', { ...many, r3c3: 'town-hall' })).toBe(12);
  });

  it('SM-16.5 two for each space of the largest farm, forest or mountain area', () => {
    expect(points('largest-terrain', { r1c1: 'forest', r1c2: 'forest', r2c2: 'forest', r3c3: 'forest' })).toBe(6);
    expect(points('largest-terrain', { r1c1: 'city', r1c2: 'city', r1c3: 'city', r4c4: 'mountain' })).toBe(2);
    expect(points('largest-terrain', { r1c1: 'farm', r2c2: 'farm' })).toBe(2);
    expect(points('largest-terrain', block(2, 4))).toBe(12);
    expect(points('largest-terrain', {})).toBe(0);
  });

  it('SM-16.6 three for each line with farm, forest, mountain and city', () => {
    const row = { r1c1: 'farm', r1c2: 'forest', r1c5: 'mountain', r1c6: 'city' };
    expect(points('diverse-lines', row)).toBe(3);
    expect(points('diverse-lines', { ...row, r1c6: 'town-hall' })).toBe(0);
    expect(points('diverse-lines', { ...row, r2c1: 'forest', r3c1: 'mountain', r4c1: 'city' })).toBe(6);
  });
});

describe('roads and connections', () => {
  it('SM-17.1 every space is open to all four sides', () => {
    const grid = { r3c3: 'road 0', r2c3: 'farm', r4c3: 'farm', r3c2: 'farm', r3c4: 'farm' };
    expect(connectedBuildings(emptyTable().grid(grid).seat().cells, 'r2c3')).toEqual(['r3c2', 'r3c4', 'r4c3']);
  });

  it('SM-17.2 side by side, or by roads that pass no building and no empty space', () => {
    const cells = emptyTable()
      .grid({ r1c1: 'farm', r1c2: 'city', r1c3: 'farm', r2c1: 'road 0', r3c1: 'road 0', r3c2: 'farm', r5c1: 'farm' })
      .seat().cells;
    expect(connectedBuildings(cells, 'r1c1')).toEqual(['r1c2', 'r3c2']);
    expect(connectedBuildings(cells, 'r1c3')).toEqual(['r1c2']);
    expect(connectedBuildings(cells, 'r5c1')).toEqual([]);
  });

  it('SM-17.3 colonists belong to roads that begin next to the town hall', () => {
    const cells = emptyTable()
      .grid({ r1c1: 'town-hall', r1c2: 'road 1', r2c2: 'road 2', r3c1: 'road 1', r1c4: 'road 1' })
      .seat().cells;
    expect([...roadsFrom(cells, 'r1c1')].sort()).toEqual(['r1c2', 'r2c2']);
  });
});
