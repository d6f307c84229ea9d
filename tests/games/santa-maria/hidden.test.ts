import { describe, expect, it } from 'vitest';
import { createRng, leaks, viewersOf } from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { scramble } from '../../../src/games/santa-maria/scramble.js';
import type { State } from '../../../src/games/santa-maria/state.js';
import { emptyTable, endYear, newMatch, viewOf } from './table.js';

const rng = () => createRng({ seed: 'ab'.repeat(16), block: 0 });

describe('what may be known', () => {
  it('SM-22.1 the stacks are hidden, their size and their contents are not', () => {
    const table = newMatch(2);
    const shown = JSON.stringify(viewOf(table.state, 0));
    const { stacks } = table.state;
    for (const tile of [...stacks.double, ...stacks.triple, ...stacks.shipments]) expect(shown).not.toContain(tile);
    expect(viewOf(table.state).stacks).toEqual({ double: 10, triple: 10, shipments: 30 });
    const dealt = scramble(table.state, 0, rng());
    expect(dealt.stacks).not.toEqual(stacks);
    for (const kind of ['double', 'triple', 'shipments'] as const) {
      expect([...dealt.stacks[kind]].sort()).toEqual([...stacks[kind]].sort());
    }
  });

  it('SM-22.2 everything else lies open', () => {
    const table = emptyTable()
      .monks(1, 'botany', 'mission-gems')
      .store({ wood: 2, coins: 5 }, 1)
      .conquest([1, 3])
      .die('r1c1', 'white-1', 1)
      .harbor({ 'dock-coins': ['ship-01', 'ship-02'] }, 1)
      .religion(5, 1)
      .white(1, 4);
    const view = viewOf(table.state, 0);
    expect(view).toMatchObject({
      whiteDice: [1, 4],
      monks: { botany: [1], 'mission-gems': [1] },
      conquestStacks: { 3: [1] },
    });
    expect(view.display).toEqual(table.state.display);
    expect(view.docks.map((dock) => dock.tile)).toEqual(Object.values(table.state.docks));
    expect(view.seats[1]).toMatchObject({
      board: 'a1',
      goods: { wood: 2, coins: 5 },
      religion: 5,
      conquest: 3,
      scholars: ['botany'],
      monksLeft: 4,
      harbor: { 'dock-coins': 2 },
    });
    expect(view.seats[1]?.cells.r1c1?.die).toEqual({ color: 'white', value: 1 });
  });

  it('SM-22.3 happiness and printed points of others stay hidden until the end, the own ones are shown', () => {
    const hidden = (options = {}) => {
      const table = emptyTable(2, options)
        .harbor({ 'dock-coins': ['ship-29'] }, 0)
        .harbor({ 'dock-coins': ['ship-30'] }, 1);
      table.seat(0).happiness = 7;
      table.seat(1).happiness = 9;
      return table;
    };
    const seen = (state: State, viewer: number | 'public') =>
      viewOf(state, viewer).seats.map((seat) => [seat.happiness, seat.harborTiles?.['dock-coins']]);
    const { state } = hidden();
    expect(seen(state, 0)).toEqual([
      [7, ['ship-29']],
      [undefined, undefined],
    ]);
    expect(seen(state, 'public')).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const open = hidden({ 'open-scores': 'true' }).state;
    expect(seen(open, 0)).toEqual([
      [7, ['ship-29']],
      [9, undefined],
    ]);
    const over = endYear(hidden().year(3)).state;
    expect(seen(over, 'public')).toEqual([
      [7, ['ship-29']],
      [9, ['ship-30']],
    ]);
    // Each gain is told when it happens.
    const told = emptyTable().store({ coins: 1 }).do('activate cell=r6c1').events[1];
    expect(told).toMatchObject({ id: 'santa-maria.told.gain', args: { goods: { amounts: { happiness: 1 } } } });
  });

  it('SM-22.4 no hand, no secret and no simultaneous choice', () => {
    const params = Object.values(santaMaria.actions).flatMap((action) => action.params);
    expect(params.some((param) => param.secret)).toBe(false);
    for (const table of [newMatch(4), newMatch(4, { boards: 'choose' }), newMatch(3, { 'advanced-setup': 'true' })]) {
      expect(santaMaria.pending(table.state)).toHaveLength(1);
    }
  });

  it('dealing anew keeps what a viewer sees, and every tile once', () => {
    const table = emptyTable(3)
      .harbor({ 'dock-coins': ['ship-start-1', 'ship-02'] }, 1)
      .harbor({ 'dock-religion': ['ship-03'] }, 2);
    for (const viewer of viewersOf(3)) {
      const dealt = scramble(table.state, viewer, rng());
      expect(viewOf(dealt, viewer)).toEqual(viewOf(table.state, viewer));
      expect(dealt.stacks.shipments.some((tile) => tile.startsWith('ship-start'))).toBe(false);
    }
    const dealt = scramble(table.state, 0, rng());
    expect(dealt.seats[1]?.harbor['dock-coins']).toHaveLength(2);
    expect([dealt.seats[1]?.harbor, dealt.seats[2]?.harbor]).not.toEqual([table.seat(1).harbor, table.seat(2).harbor]);
    expect(scramble(table.state, 1, rng()).seats[1]?.harbor).toEqual(table.seat(1).harbor);
  });

  it('a planted leak is found', () => {
    const table = newMatch(2);
    const leaky = { ...santaMaria, view: (state: State) => state.stacks.double[0] };
    expect(leaks(santaMaria, table.position, 'public', rng())).toEqual([]);
    expect(leaks(leaky, table.position, 'public', rng())).toEqual([
      'santa-maria: the view tells public something hidden',
    ]);
  });
});

it('SM-18.4 whoever looks knows what every scholar is worth, those of the advanced set-up among them', () => {
  const { state } = newMatch(2, { 'advanced-setup': 'true' });
  const { placePoints } = viewOf(state);
  expect(Object.keys(data.scholars).filter((id) => !Number.isInteger(placePoints[id]))).toEqual([]);
  expect(Object.keys(placePoints)).toHaveLength(Object.keys(data.scholars).length + state.bishops.length);
});
