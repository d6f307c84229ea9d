import { describe, expect, it } from 'vitest';
import { copyTasks, createTasks, pop, push, queue, replaceTop, top } from '../../src/engine/index.js';

describe('tasks', () => {
  it('are a stack for every seat: the first of those given is done first, before what waited', () => {
    const tasks = createTasks<string>(2);
    push(tasks, 0, 'walk');
    push(tasks, 0, 'pay', 'place');
    expect(top(tasks, 0)).toBe('pay');
    expect([pop(tasks, 0), pop(tasks, 0), pop(tasks, 0)]).toEqual(['pay', 'place', 'walk']);
    expect(top(tasks, 0)).toBeUndefined();
    expect(tasks.seats).toEqual([[], []]);
  });

  it('leave the items given in their order', () => {
    const tasks = createTasks<string>(1);
    const items = ['a', 'b'];
    push(tasks, 0, ...items);
    expect(items).toEqual(['a', 'b']);
  });

  it('are a queue for the table: what came first is done first', () => {
    const tasks = createTasks<string>(1);
    queue(tasks, 'income', 'retire');
    queue(tasks, 'wind');
    expect([tasks.table.shift(), tasks.table.shift(), tasks.table.shift()]).toEqual(['income', 'retire', 'wind']);
  });

  it('go on changed, and a copy keeps what was', () => {
    const tasks = createTasks<{ made: number }>(2);
    push(tasks, 1, { made: 0 });
    queue(tasks, { made: 7 });
    const copy = copyTasks(tasks);
    replaceTop(tasks, 1, { made: 1 });
    tasks.table.pop();
    expect(tasks).toEqual({ seats: [[], [{ made: 1 }]], table: [] });
    expect(copy).toEqual({ seats: [[], [{ made: 0 }]], table: [{ made: 7 }] });
    expect(() => replaceTop(tasks, 0, { made: 1 })).toThrow('seat 0 has no task to take off');
  });

  it('keep seats apart and are plain JSON', () => {
    const tasks = createTasks<{ kind: string }>(2);
    push(tasks, 1, { kind: 'pay' });
    expect(top(tasks, 0)).toBeUndefined();
    expect(JSON.parse(JSON.stringify(tasks))).toEqual({ seats: [[], [{ kind: 'pay' }]], table: [] });
  });

  it('throw on an empty stack and on a seat that is not there', () => {
    const tasks = createTasks<string>(2);
    expect(() => pop(tasks, 1)).toThrow('seat 1 has no task to take off');
    expect(() => top(tasks, 2)).toThrow('no seat 2 at this table');
    expect(() => push(tasks, -1, 'a')).toThrow('no seat -1 at this table');
  });
});
