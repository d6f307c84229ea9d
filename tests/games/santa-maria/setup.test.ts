import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../../src/engine/index.js';
import { createRng } from '../../../src/engine/rng.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { emptyTable, endYear, newMatch, seed, viewOf } from './table.js';

const numbers = (records: Record<string, unknown>): number => Object.keys(records).length;

describe('components', () => {
  it('SM-1.1 the box', () => {
    const tiles = Object.values(data.expansionTiles);
    const ships = Object.values(data.shipments);
    const boards = Object.values(data.boards);
    expect(boards.map((board) => board.side).sort()).toEqual(['A', 'A', 'A', 'A', 'B']);
    expect(tiles.filter((tile) => tile.shape === 'double')).toHaveLength(15);
    expect(tiles.filter((tile) => tile.shape === 'triple')).toHaveLength(15);
    expect(ships.filter((tile) => tile.starting)).toHaveLength(4);
    expect(ships.filter((tile) => !tile.starting)).toHaveLength(30);
    expect([numbers(data.roadTiles), numbers(data.townHallTiles)]).toEqual([3, 4]);
    expect([numbers(data.scholars), numbers(data.bishops), numbers(data.missions)]).toEqual([10, 6, 4]);
    const { state } = newMatch(4);
    expect(state.whiteDice).toHaveLength(12);
    expect(viewOf(state).seats.reduce((sum, seat) => sum + seat.blueReserve + seat.blueDice.length, 0)).toBe(12);
    expect(state.seats.map((owner) => owner.monksLeft)).toEqual([6, 6, 6, 6]);
  });

  it('SM-1.2 coins and happiness are unlimited', () => {
    const table = emptyTable().store({ coins: 60 }).do('activate cell=r1c1');
    table.seat().happiness = 70;
    table.turnOf(0).do('activate cell=r6c1');
    expect(table.goods()).toEqual({ coins: 60 - 1 + 2 - 2 });
    expect(table.seat().happiness).toBe(71);
  });

  it('SM-1.3 four players may hold three of each resource at once', () => {
    const table = emptyTable(4);
    for (const seat of [0, 1, 2]) table.store({ wood: 3, grain: 3, sugar: 3, gem: 3, gold: 3 }, seat);
    table.store({ wood: 2, coins: 1 }, 3).turnOf(3).do('activate cell=r2c3');
    expect(table.goods(3)).toEqual({ wood: 3 });
    expect(santaMaria.referee(table.state).filter((problem) => problem.includes('stores'))).toEqual([]);
  });

  it('SM-1.4 basic and special resources', () => {
    const kinds = (kind: string) => Object.values(data.resources).filter((one) => one.class === kind);
    expect(kinds('basic').map(({ id, sellFor }) => [id, sellFor])).toEqual([
      ['wood', 1],
      ['grain', 1],
    ]);
    expect(kinds('special').map(({ id, sellFor }) => [id, sellFor])).toEqual([
      ['sugar', 2],
      ['gem', 2],
      ['gold', 2],
    ]);
  });

  it('SM-1.5 triples are L-shaped with cell a in the corner, doubles are 1x2', () => {
    const spaces = (tile: string) => Object.keys(emptyTable().grid({}).tile(tile, 'r1c1').seat().cells).sort();
    expect(spaces('triple-03')).toEqual(['r1c1', 'r1c2', 'r2c1']);
    expect(spaces('double-03')).toEqual(['r1c1', 'r1c2']);
    expect(emptyTable().grid({}).tile('triple-03', 'r1c1').cell('r1c1')?.terrain).toBe('road');
  });
});

describe('the set-up', () => {
  it('SM-3.1 three white dice and three blue dice for each player', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { state } = newMatch(seats);
      expect(state.whiteDice).toHaveLength(3 * seats);
      expect(state.whiteDice.every((value) => value >= 1 && value <= 6)).toBe(true);
      expect(viewOf(state).seats.map((seat) => seat.blueReserve + seat.blueDice.length)).toEqual(Array(seats).fill(3));
    }
  });

  it('SM-3.2 the year marker stands on 1', () => {
    expect(newMatch(2).state.year).toBe(1);
  });

  it('SM-3.3 a starting shipment at each dock, the others face down', () => {
    const { state } = newMatch(2);
    expect(Object.keys(state.docks)).toEqual(['dock-coins', 'dock-conquistador', 'dock-religion', 'dock-happiness']);
    expect(Object.values(state.docks).sort()).toEqual(['ship-start-1', 'ship-start-2', 'ship-start-3', 'ship-start-4']);
    expect(state.stacks.shipments).toHaveLength(30);
    const other = newMatch(2, {}, 'f'.repeat(32)).state;
    expect([other.docks, other.stacks.shipments]).not.toEqual([state.docks, state.stacks.shipments]);
  });

  it('SM-3.4 three scholars and three bishops on the common board', () => {
    const { state } = newMatch(2);
    expect([new Set(state.scholars).size, new Set(state.bishops).size]).toEqual([3, 3]);
    expect(viewOf(state).scholars.every((id) => id in data.scholars)).toBe(true);
    expect(newMatch(2, {}, 'f'.repeat(32)).state.scholars).not.toEqual(state.scholars);
  });

  it('SM-3.5 five doubles and five triples on display, ten of each face down', () => {
    const { display, stacks } = newMatch(2).state;
    const shapes = (tiles: string[]) => [...new Set(tiles.map((tile) => data.expansionTiles[tile]?.shape))];
    expect([display.double.length, display.triple.length, stacks.double.length, stacks.triple.length]).toEqual([
      5, 5, 10, 10,
    ]);
    expect(shapes([...display.double, ...stacks.double])).toEqual(['double']);
    expect(shapes([...display.triple, ...stacks.triple])).toEqual(['triple']);
  });

  it('SM-3.6 three road tiles; town halls only in the advanced set-up', () => {
    expect(newMatch(2).state.roadTiles).toHaveLength(3);
    expect(newMatch(2).state.sets).toEqual([]);
    expect(newMatch(2, { 'advanced-setup': 'true' }).state.sets).toHaveLength(4);
  });

  it('SM-3.7 six monks, and markers at the start of the tracks and on the market square', () => {
    for (const owner of newMatch(3).state.seats) {
      expect([owner.monksLeft, owner.religion, owner.conquest]).toEqual([6, 0, 0]);
    }
    expect(viewOf(newMatch(3).state).seats.map((seat) => seat.passed)).toEqual([false, false, false]);
  });

  it('SM-3.8 the seats run clockwise from the first player', () => {
    const table = newMatch(3);
    const order: number[] = [];
    for (const space of ['retire-coins', 'retire-conquistador', 'retire-shipping']) {
      order.push(table.state.active);
      table.do(`pass space=${space}`);
      if (table.question === 'ask.ship') table.do('decline');
      table.do('end-turn');
    }
    expect(order).toEqual([0, 1, 2]);
  });

  it('SM-3.9 boards are dealt at random, or chosen with the first player last', () => {
    const dealt = newMatch(4).state.seats.map((owner) => owner.board);
    expect([...dealt].sort()).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(newMatch(4, {}, 'f'.repeat(32)).state.seats.map((owner) => owner.board)).not.toEqual(dealt);
    expect(defaultOptions(santaMaria).boards).toBe('random');
    const table = newMatch(3, { boards: 'choose' });
    expect(table.values('choose-board', 'board')).toEqual(['a1', 'a2', 'a3', 'a4']);
    const order: number[] = [];
    for (const board of ['a3', 'a1', 'a4']) {
      order.push(table.state.active);
      table.do(`choose-board board=${board}`);
    }
    expect(order).toEqual([2, 1, 0]);
    expect(table.state.seats.map((owner) => owner.board)).toEqual(['a4', 'a1', 'a3']);
    expect(table.state.phase).toBe('year');
  });

  it('SM-3.9 a board that was taken is not offered again', () => {
    const table = newMatch(2, { boards: 'choose' }).do('choose-board board=a2');
    expect(table.values('choose-board', 'board')).toEqual(['a1', 'a3', 'a4']);
  });

  it('SM-3.10 two wood, and coins by seat', () => {
    const { state } = newMatch(3);
    expect(state.seats.map(({ coins, resources }) => [coins, resources])).toEqual(
      [3, 4, 5].map((coins) => [coins, { wood: 2, grain: 0, sugar: 0, gem: 0, gold: 0 }]),
    );
  });

  it('SM-3.11 one rolled blue die in the personal supply', () => {
    const { state } = newMatch(2);
    expect(state.seats.map((owner) => owner.blueDice.length)).toEqual([1, 1]);
    expect(viewOf(state).seats.map((seat) => seat.blueReserve)).toEqual([2, 2]);
  });

  it('SM-3.12 SM-3.13 the draws come in a fixed order', () => {
    const rng = createRng({ seed, block: 0 });
    const ids = (records: Record<string, { id: string }>) => Object.keys(records);
    const ships = Object.values(data.shipments);
    const starting = rng.shuffle(ships.filter((tile) => tile.starting).map((tile) => tile.id));
    const standard = rng.shuffle(ships.filter((tile) => !tile.starting).map((tile) => tile.id));
    const scholars = rng.shuffle(ids(data.scholars));
    const bishops = rng.shuffle(ids(data.bishops));
    const tiles = Object.values(data.expansionTiles);
    const doubles = rng.shuffle(tiles.filter((tile) => tile.shape === 'double').map((tile) => tile.id));
    const triples = rng.shuffle(tiles.filter((tile) => tile.shape === 'triple').map((tile) => tile.id));
    const white = Array.from({ length: 6 }, () => rng.die(6)).sort();
    const boards = rng.shuffle(['a1', 'a2', 'a3', 'a4']);
    const blue = [rng.die(6), rng.die(6)];
    const { state } = newMatch(2);
    expect(Object.values(state.docks)).toEqual(starting);
    expect(state.stacks.shipments).toEqual(standard);
    expect(state.scholars).toEqual(scholars.slice(0, 3));
    expect(state.bishops).toEqual(bishops.slice(0, 3));
    expect([...state.display.double, ...state.stacks.double]).toEqual(doubles);
    expect([...state.display.triple, ...state.stacks.triple]).toEqual(triples);
    expect(state.whiteDice).toEqual(white);
    expect(state.seats.map((owner) => owner.board)).toEqual(boards.slice(0, 2));
    expect(state.seats.flatMap((owner) => owner.blueDice)).toEqual(blue);

    const advanced = newMatch(2, { 'advanced-setup': 'true' }).state;
    expect(advanced.sets).toEqual([
      { tile: 'town-hall-wood', scholar: scholars[3] },
      { tile: 'town-hall-grain', scholar: scholars[4] },
      { tile: 'town-hall-coins', scholar: scholars[5] },
      { tile: 'town-hall-happiness', scholar: scholars[6] },
    ]);
    expect(newMatch(2, { 'advanced-setup': 'true', boards: 'choose' }).question).toBe('ask.choose-set');
    // No board step: the blue dice follow the white ones at once.
    const direct = createRng({ seed, block: newMatch(2).position.rng.block - 5 });
    expect(advanced.seats.flatMap((owner) => owner.blueDice)).toEqual([direct.die(6), direct.die(6)]);
  });

  it('SM-3.12 boards are chosen before the blue dice are rolled', () => {
    const table = newMatch(2, { boards: 'choose' });
    expect(table.state.seats.map((owner) => owner.blueDice)).toEqual([[], []]);
    table.do('choose-board board=a2', 'choose-board board=a1');
    expect(table.seals).toContain('chance');
    expect(table.state.seats.map((owner) => owner.blueDice.length)).toEqual([1, 1]);
  });

  it('SM-3.14 each stack lasts for the three years, and discards never come back', () => {
    const table = newMatch(2);
    const seen = [...table.state.display.double, ...table.state.display.triple];
    for (const left of [5, 0]) {
      endYear(table);
      expect([table.state.stacks.double.length, table.state.stacks.triple.length]).toEqual([left, left]);
      seen.push(...table.state.display.double, ...table.state.display.triple);
    }
    expect(new Set(seen).size).toBe(30);
  });
});
