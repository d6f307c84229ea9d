import { describe, expect, it } from 'vitest';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import type { State } from '../../../src/games/santa-maria/state.js';
import { newMatch } from './table.js';

/** What the referee says of a fresh match after one fault has been planted. */
function finds(fault: (state: State) => void, options = {}): string[] {
  const { state } = newMatch(2, options);
  expect(santaMaria.referee(state)).toEqual([]);
  fault(state);
  return santaMaria.referee(state);
}

const first = (state: State) => state.seats[0]!;
const printed = (state: State) => Object.entries(first(state).cells).find(([, cell]) => cell.building)![0];

describe('the referee', () => {
  it('misses no tile', () => {
    expect(finds((state) => state.stacks.double.pop())[0]).toMatch(/^expansion tiles: /);
    expect(finds((state) => state.stacks.shipments.push('ship-start-1'))[0]).toMatch(/^shipment tiles: /);
    expect(finds((state) => state.roadTiles.pop())[0]).toMatch(/^road tiles: /);
  });

  it('counts dice', () => {
    expect(finds((state) => state.whiteDice.pop())).toEqual(['white dice: 5']);
    expect(finds((state) => first(state).blueDice.push(1))).toEqual(['blue dice: 3 of 2 unlocked']);
    expect(finds((state) => Object.assign(first(state), { whiteUsed: 4, blueUsed: 2 }))).toEqual([
      'seat 0 used 4 white dice',
      'seat 0 used 2 blue dice',
    ]);
  });

  it('counts monks', () => {
    expect(finds((state) => Object.assign(first(state), { monksLeft: 5 }))).toEqual(['seat 0 has lost a monk']);
    expect(finds((state) => Object.assign(state.monks, { 'mission-gems': [1, 1] }))).toEqual([
      'two monks of a seat on mission-gems',
      'seat 1 has lost a monk',
    ]);
    expect(finds((state) => Object.assign(state.monks, { nowhere: [] }))).toEqual(['a monk stands on nowhere']);
  });

  it('watches the tracks', () => {
    expect(finds((state) => Object.assign(first(state), { religion: 19 }))[1]).toBe('seat 0 is off the religion track');
    expect(finds((state) => Object.assign(first(state), { conquest: 13 }))[0]).toBe('seat 0 is off the conquest track');
    expect(finds((state) => Object.assign(first(state), { conquest: 2 }))).toEqual([
      'conquest stacks: found , wanted 0 on 2',
    ]);
  });

  it('watches the storage', () => {
    expect(finds((state) => Object.assign(first(state).resources, { wood: 4 }))).toEqual(['seat 0 stores 4 wood']);
    expect(finds((state) => Object.assign(first(state), { coins: -1 }))).toEqual(['seat 0 has -1 coins or happiness']);
  });

  it('watches the colonies', () => {
    const found = (fault: (state: State) => void) => finds(fault).join('\n');
    expect(found((state) => Reflect.deleteProperty(first(state).cells, printed(state)))).toContain('has vanished');
    expect(found((state) => Object.assign(first(state).cells, { r9c9: { terrain: 'road' } }))).toContain(
      'r9c9 is no space',
    );
    expect(
      found((state) =>
        Object.assign(first(state).cells[printed(state)] ?? {}, { coins: 1, die: { color: 'white', value: 1 } }),
      ),
    ).toContain('a die and coins lie on');
    expect(found((state) => Object.assign(first(state).cells[printed(state)] ?? {}, { coins: 1 }))).toContain(
      'nobody paid 1 coins',
    );
    expect(
      found((state) => Object.assign(first(state).cells, { r3c1: { terrain: 'road', tile: 'double-01' } })),
    ).toContain('double-01 is broken');
    const road = (state: State) => Object.values(first(state).cells).find((cell) => cell.terrain === 'road') ?? {};
    expect(found((state) => Object.assign(road(state), { coins: 1 }))).toContain('a road is occupied');
  });
});
