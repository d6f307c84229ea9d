import { describe, expect, it, vi } from 'vitest';
import { type Args, actionsOf, openQuestion, type Question } from '../../../src/engine/index.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import type { Table } from './table.js';
import { richest } from './worst.js';

/** How often a space was looked at. */
const counted = vi.hoisted(() => ({ looks: 0 }));
vi.mock('../../../src/games/cooper-island/board/land.js', async (original) => {
  const module = await original<typeof import('../../../src/games/cooper-island/board/land.js')>();
  const spaceOf: typeof module.spaceOf = (...all) => {
    counted.looks += 1;
    return module.spaceOf(...all);
  };
  const cubeOn: typeof module.cubeOn = (...all) => {
    counted.looks += 1;
    return module.cubeOn(...all);
  };
  return { ...module, spaceOf, cubeOn };
});

function looks(work: () => void): number {
  counted.looks = 0;
  work();
  return counted.looks;
}

/** The question of the seat's decision that takes most looks, each answered as proposed and by its values. */
function dearest({ state, active: seat }: Table): { looks: number; question: string } {
  let most = { looks: looks(() => actionsOf(cooperIsland, state, seat)), question: 'actions' };
  for (const { action, why } of actionsOf(cooperIsland, state, seat)) {
    if (why) continue;
    const ask = (args: Args, picked: string[]): void => {
      let open: Question | undefined;
      const work = looks(() => {
        open = openQuestion(cooperIsland, state, seat, action, args, picked);
        open?.param.refused?.(state, seat, args);
      });
      if (work > most.looks) most = { looks: work, question: `${action} ${open?.param.name} ${picked}` };
      if (!open) return;
      const { name } = open.param;
      const { values, suggest, done } = open.next;
      if (!Array.isArray(values)) return;
      if (suggest) ask({ ...args, [name]: suggest }, []);
      if (open.take === 'one') for (const value of values) ask({ ...args, [name]: value }, []);
      else if (values.length > 0) ask(args, [...picked, values.at(-1)!]);
      else if (done) ask({ ...args, [name]: [...picked].sort() }, []);
    };
    ask({}, []);
  }
  return most;
}

describe('the work of asking stays small where there is most to look at', () => {
  it.each<[string, () => Table]>([
    ['a turn before its worker', () => richest()],
    ['a structure', () => richest().hire(0, 1).do('work worker=special sector=sector-d')],
    ['a boat', () => richest().hire(0, 1).do('work worker=special sector=sector-b')],
    ['a statue', () => richest().hire(0, 1).do('work worker=special sector=sector-f')],
    ['a cargo ship', () => richest().do('work worker=regular sector=sector-h')],
    ['tiles', () => richest().hire(0, 1).do('work worker=special sector=sector-a')],
    ['feeding', () => richest().cleanUp()],
  ])('%s', (_name, make) => {
    const { looks: most, question } = dearest(make());
    // Twenty looks at each of the 22 spaces.
    expect(most, question).toBeLessThan(440);
    expect(most).toBeGreaterThan(200);
  });
});
