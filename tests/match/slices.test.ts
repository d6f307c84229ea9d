import { expect, it } from 'vitest';
import { breathe } from '../../src/match/slices.js';
import { database, must, playRandomly, serviceOn, started } from './harness.js';

/** Holds the event loop longer than a slice may. */
function work(): void {
  for (const end = performance.now() + 30; performance.now() < end; );
}

/** How often the event loop turns while something is done. */
async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let running = true;
  const count = (): void => {
    turns += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  await act();
  running = false;
  return turns;
}

it('long work lets the event loop turn after each slice', async () => {
  const turns = await turnsDuring(async () => {
    for (let step = 0; step < 5; step += 1) {
      await breathe();
      work();
    }
    await breathe();
  });
  expect(turns).toBeGreaterThanOrEqual(5);
});

it('several at once share the slices: each goes on with a turn of its own', async () => {
  const one = async (): Promise<void> => {
    for (let step = 0; step < 3; step += 1) {
      work();
      await breathe();
    }
  };
  const turns = await turnsDuring(async () => {
    await breathe();
    await Promise.all([one(), one(), one()]);
  });
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('short work is not held up', async () => {
  const turns = await turnsDuring(async () => {
    for (let step = 0; step < 100; step += 1) await breathe();
  });
  expect(turns).toBeLessThan(5);
});

it('the log of a match is made in slices', async () => {
  const db = await database();
  const service = serviceOn(db);
  const { id } = await started(service, 2);
  await playRandomly(service, id, 5);
  const game = service.games.ferry!;
  const { pending } = game;
  // Every look at what is pending takes as long as a slice.
  game.pending = (state) => {
    work();
    return pending(state);
  };
  const turns = await turnsDuring(async () => must(await service.log(id, undefined)));
  const { moves } = (await service.find(id))!;
  expect(moves).toBeGreaterThanOrEqual(2);
  expect(turns).toBeGreaterThanOrEqual(moves);
});

it('a log is made once, until there is another move', async () => {
  const service = serviceOn(await database());
  const { id } = await started(service, 2);
  await playRandomly(service, id, 3);
  let performed = 0;
  for (const action of Object.values(service.games.ferry!.actions)) {
    const { perform } = action;
    action.perform = (...given) => {
      performed += 1;
      perform(...given);
    };
  }
  const first = must(await service.log(id, undefined));
  const { moves } = (await service.find(id))!;
  expect(first).toHaveLength(moves);
  expect(performed).toBeGreaterThanOrEqual(moves);
  const once = performed;
  expect(must(await service.log(id, undefined))).toEqual(first);
  expect(must(await service.catchUp(id, 'u0')).entries.length).toBeGreaterThan(0);
  expect(performed).toBe(once);
  await playRandomly(service, id, 6);
  performed = 0;
  const more = must(await service.log(id, undefined));
  expect(more.length).toBeGreaterThan(moves);
  expect(more.slice(0, moves)).toEqual(first);
  expect(performed).toBeGreaterThanOrEqual(more.length);
});
