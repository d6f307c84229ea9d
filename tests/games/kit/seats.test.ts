import { describe, expect, it } from 'vitest';
import { createTasks, push } from '../../../src/engine/tasks.js';
import { anchorMaker } from '../../../src/games/kit/anchors.js';
import { asked, seatOf } from '../../../src/games/kit/seats.js';

type Task = { kind: 'turn' } | { kind: 'pay'; price: number };

describe('a seat', () => {
  it('is found by its number', () => {
    const state = { seats: [{ coins: 3 }, { coins: 4 }] };
    expect(seatOf(state, 1).coins).toBe(4);
    expect(() => seatOf(state, 2)).toThrow('no seat 2');
  });

  it('is asked what its first task says, and nothing else', () => {
    const state = { tasks: createTasks<Task>(2) };
    push<Task>(state.tasks, 0, { kind: 'pay', price: 2 }, { kind: 'turn' });
    expect(asked(state, 0, 'pay').price).toBe(2);
    expect(() => asked(state, 0, 'turn')).toThrow('seat 0 is asked pay, not turn');
    expect(() => asked(state, 1, 'turn')).toThrow('seat 1 is asked undefined, not turn');
  });
});

it('names places by their kind and what tells them apart', () => {
  const anchor = anchorMaker<{ cell: [seat: number, cell: string]; tile: [tile: string] }>();
  expect(anchor('cell', 0, 'r2c3')).toBe('cell:0:r2c3');
  expect(anchor('tile', 'double-01')).toBe('tile:double-01');
});
