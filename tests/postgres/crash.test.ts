import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase, storeRefusal } from '../../src/store/index.js';
import { must } from '../match/harness.js';
import { ask, startPostgres } from './server.js';

/** As long as a server may take to be there again. */
const patienceMs = 60_000;

it('keeps all that was said to be saved where the server crashes, and where it is restarted, and goes on', async () => {
  const server = await startPostgres({ durable: true });
  try {
    await ask(server.url('postgres'), 'create database harbour');
    const database = must(await openDatabase(server.url('harbour'), { patienceMs }));
    const saved: string[] = [];
    const unsure: string[] = [];
    let over = false;
    const writing = [1, 2, 3].map(async (writer) => {
      for (let n = 0; !over; n += 1) {
        const id = `${writer}-${n}`;
        const one = { id, name: id, seenAt: n };
        const refused = await database
          .transaction(async (tx) => {
            await tx.insertInto('users').values(one).execute();
          })
          .then(
            () => undefined,
            (error) => storeRefusal(error)?.id ?? String(error),
          );
        if (refused === undefined) saved.push(id);
        else unsure.push(`${id} ${refused}`);
      }
    });
    const more = async (than: number): Promise<void> => {
      while (saved.length < than) await pause(5);
    };
    await more(30);
    for (const fall of [server.crash, server.restart]) {
      await fall();
      await more(saved.length + 30);
    }
    over = true;
    await Promise.all(writing);
    const there = (await database.db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    expect(saved.filter((id) => !there.includes(id))).toEqual([]);
    // Each writer has at most the one that was being committed, each time.
    expect(unsure.length).toBeLessThanOrEqual(6);
    expect(unsure.filter((one) => !one.endsWith(' store.unreachable'))).toEqual([]);
    const asked = [...saved, ...unsure.map((one) => one.split(' ')[0])];
    expect(there.filter((id) => !asked.includes(id))).toEqual([]);
    await database.close();
  } finally {
    await server.stop();
  }
});
