import { expect, it } from 'vitest';
import type { Action } from '../../../src/engine/index.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import type { State } from '../../../src/games/anno-1800/state.js';
import { type Table, table } from './table.js';

const poor = (): Table => table().cubes({}).tokens('trade', 0, 0).tokens('exploration', 0, 0).gold(9);
const rich = (): Table =>
  table()
    .cubes({ farmer: 4, worker: 3, artisan: 2 })
    .built({ 'h-c2': 'brewery' })
    .tokens('trade', 2, 0)
    .tokens('exploration', 2, 0)
    .gold(9)
    .hand(['fw-02', 'fw-17']);

/** The values of an action's first question that lead on, and whether the action does. */
function leading(t: Table, id: string): { action: boolean; values: string[] } {
  const action = anno1800.actions[id]! as Action<State>;
  const [param] = action.params;
  const all = param ? (param.next(t.state, 0, {}, []).values as string[]) : [];
  const values = param?.leadsOn ? all.filter(param.leadsOn(t.state, 0, {})) : [];
  return { action: action.leadsOn!(t.state, 0), values };
}

it('what can be paid at once leads on, for the computer', () => {
  for (const id of ['hire', 'upgrade', 'expand']) {
    const { action, values } = leading(rich(), id);
    expect([id, action, values.length > 0]).toEqual([id, true, true]);
    const few = leading(poor(), id);
    expect([id, few.values.length < values.length, few.action]).toEqual([id, true, few.values.length > 0]);
  }
  expect(leading(rich(), 'play').values).toEqual(['fw-02']);
  expect(leading(rich().hand(['fw-17']), 'play').action).toBe(false);
  for (const id of ['old-world', 'new-world', 'expedition']) {
    expect([id, leading(rich(), id).action, leading(poor(), id).action]).toEqual([id, true, false]);
  }
});
