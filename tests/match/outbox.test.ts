import { describe, expect, it } from 'vitest';
import { database, drain, end, must, peek, roll, rows, serviceOn, started, tableAtTurns, take } from './harness.js';

const ids = (events: { event: { id: string } }[]): string[] => events.map(({ event }) => event.id);

describe('posts owed', () => {
  it('announces the start', async () => {
    const service = serviceOn(await database());
    let called = 0;
    service.onOwed(() => {
      called += 1;
    });
    const { id } = await started(service, 2);
    expect(called).toBe(1);
    const batches = await service.takeBatches();
    expect(batches).toEqual([
      {
        nonce: expect.any(String),
        match: await service.find(id),
        retried: false,
        since: expect.any(Number),
        followed: false,
        events: [],
        kind: 'start',
        changed: [],
      },
    ]);
    expect(batches[0]!.nonce.length).toBeLessThanOrEqual(25);
  });

  it('waits until the turn ends and then tells all its commits in one post', async () => {
    const { service, id, holders } = await tableAtTurns(2);
    let called = 0;
    service.onOwed(() => {
      called += 1;
    });
    must(await service.play(id, holders[0]!, undefined, take(2)));
    must(await service.play(id, holders[0]!, undefined, roll));
    must(await service.play(id, holders[0]!, undefined, peek));
    expect(await service.takeBatches()).toEqual([]);
    expect(called).toBe(0);
    must(await service.confirm(id, holders[0]!));
    expect(called).toBe(1);
    const [batch, ...none] = await service.takeBatches();
    expect(none).toEqual([]);
    expect(ids(batch!.events)).toEqual(['ferry.took', 'ferry.rolled', 'ferry.peeked', 'ferry.ended']);
    expect(batch!.events.every(({ seat, by }) => seat === 0 && by === 'person')).toBe(true);
    expect(batch!.kind).toBe('turn');
    expect(batch!.changed).toEqual(['coins:0', 'pile']);
    expect(must(await service.table(id)).changed).toEqual(['coins:0', 'pile']);
    must(await service.play(id, holders[1]!, undefined, roll));
    expect(must(await service.table(id)).changed).toEqual(['coins:1']);
  });

  it('merges turns that were played while nothing could be posted', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 2);
    must(await service.confirm(id, holders[0]!));
    must(await service.confirm(id, holders[1]!));
    must(await service.play(id, holders[0]!, undefined, take(1)));
    must(await service.confirm(id, holders[0]!));
    must(await service.play(id, holders[1]!, undefined, roll));
    const [batch] = await service.takeBatches();
    expect(batch!.kind).toBe('start');
    // The roll waits for the end of its turn.
    expect(ids(batch!.events)).toEqual([
      'ferry.ended',
      'ferry.ended',
      'ferry.market-closed',
      'ferry.took',
      'ferry.ended',
    ]);
    must(await service.confirm(id, holders[1]!));
    expect(await service.takeBatches()).toEqual([]);
    await service.batchPosted(batch!.nonce, 'm1');
    const [next] = await service.takeBatches();
    expect(ids(next!.events)).toEqual(['ferry.rolled', 'ferry.ended']);
    expect(next!.nonce).not.toBe(batch!.nonce);
  });

  it('ends with one of its own kind', async () => {
    const { service, id, holders } = await tableAtTurns(2, { rounds: '1' });
    must(await service.confirm(id, holders[0]!));
    must(await service.confirm(id, holders[1]!));
    const [batch] = await service.takeBatches();
    expect(batch!.kind).toBe('over');
    expect(batch!.match.status).toBe('over');
    await drain(service);
  });

  it('serves every match, oldest first, one post each', async () => {
    const service = serviceOn(await database());
    const one = await started(service, 2, {}, 'c1');
    const two = await started(service, 2, {}, 'c2');
    must(await service.confirm(one.id, one.holders[0]!));
    must(await service.confirm(one.id, one.holders[1]!));
    const batches = await service.takeBatches();
    expect(batches.map(({ match }) => match.id)).toEqual([one.id, two.id]);
    expect(ids(batches[0]!.events)).toEqual(['ferry.ended', 'ferry.ended', 'ferry.market-closed']);
  });
});

describe('whom a post calls', () => {
  it('is whoever is waited for and was not before: nobody while others at the same time still think', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 3);
    const [start] = await service.takeBatches();
    expect(start!.calls).toBeUndefined();
    await service.batchPosted(start!.nonce, 'm1');
    must(await service.confirm(id, holders[1]!));
    must(await service.confirm(id, holders[0]!));
    expect(await service.takeBatches()).toEqual([]);
    must(await service.confirm(id, holders[2]!));
    const [turns] = await service.takeBatches();
    expect([turns!.calls, ids(turns!.events).length]).toEqual([[0], 4]);
  });

  it('is the only player again, whose next turn it is', async () => {
    const { service, id, holders } = await tableAtTurns(1);
    must(await service.confirm(id, holders[0]!));
    expect((await service.takeBatches()).map(({ calls }) => calls)).toEqual([[0]]);
  });

  it('is nobody where a seat resigns that is not to move, though the channel is told; else who comes after it', async () => {
    const { service, id, holders } = await tableAtTurns(4);
    must(await service.resign(id, holders[2]!));
    const [told] = await service.takeBatches();
    expect([ids(told!.events), told!.calls]).toEqual([['match.resigned-on'], []]);
    await service.batchPosted(told!.nonce, 'm1');
    must(await service.confirm(id, holders[0]!));
    must(await service.confirm(id, holders[1]!));
    // The engine takes the turn of the seat between.
    expect((await service.takeBatches())[0]!.calls).toEqual([1, 3]);
  });

  it('survives a crash between commit and post, and another between post and its note', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.confirm(id, holders[0]!));
    const [first] = await serviceOn(db, undefined, 'b').takeBatches();
    expect(first!.calls).toEqual([1]);
    const [again] = await serviceOn(db, undefined, 'c').takeBatches();
    expect(again).toEqual({ ...first, retried: true });
  });
});

/** The post of the first turn is being sent, and the second turn is over meanwhile. */
async function inHands() {
  const { service, id, holders } = await tableAtTurns(2);
  must(await service.play(id, holders[0]!, undefined, take(2)));
  must(await service.confirm(id, holders[0]!));
  const [first] = await service.takeBatches();
  must(await service.confirm(id, holders[1]!));
  return { service, id, first };
}

describe('a post that is being sent', () => {
  it('is handed out once while it is in hands, also to two takers at the same moment', async () => {
    const service = serviceOn(await database());
    await started(service, 2);
    const [one, two] = await Promise.all([service.takeBatches(), service.takeBatches()]);
    expect([one.length, two.length]).toEqual([1, 0]);
  });

  it('comes again after a failure, unchanged and with its nonce, before later turns', async () => {
    const { service, id, first } = await inHands();
    await service.batchFailed(first!.nonce, 'later');
    const [second] = await service.takeBatches();
    const match = (await service.find(id))!;
    expect(first!.calls).toEqual([1]);
    // The market of the next round calls both.
    expect(second).toEqual({ ...first, match, retried: true, followed: true, calledNext: [0, 1] });
    await service.batchPosted(second!.nonce, 'm1');
    const [third] = await service.takeBatches();
    expect(third!.retried).toBe(false);
    expect(third!.events.map(({ seat }) => seat)).toEqual([1]);
  });

  it('that was not sent makes one post with what is owed by then', async () => {
    const { service, first } = await inHands();
    await service.batchFailed(first!.nonce, 'unsent');
    const [both, ...others] = await service.takeBatches();
    expect(others).toEqual([]);
    expect([both!.retried, both!.since, both!.followed]).toEqual([false, first!.since, false]);
    expect(both!.nonce).not.toBe(first!.nonce);
    expect(both!.events.map(({ seat }) => seat)).toEqual([...first!.events.map(({ seat }) => seat), 1]);
    await service.batchPosted(both!.nonce, 'm1');
    expect(await service.takeBatches()).toEqual([]);
  });

  it('comes again after a crash', async () => {
    const db = await database();
    const service = serviceOn(db);
    await started(service, 2);
    const [first] = await service.takeBatches();
    const [again] = await serviceOn(db, undefined, 'b').takeBatches();
    expect(again).toEqual({ ...first, retried: true });
  });

  it('is kept but not tried again once given up; later turns are posted', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id, holders } = await started(service, 2);
    const [start] = await service.takeBatches();
    await service.batchFailed(start!.nonce, 'give-up');
    expect(await service.takeBatches()).toEqual([]);
    expect(await serviceOn(db).takeBatches()).toEqual([]);
    expect((await rows(db, 'outbox')).map(({ state }) => state)).toEqual(['given-up']);
    for (const holder of holders) must(await service.play(id, holder, undefined, end));
    const [turn] = await service.takeBatches();
    expect(turn!.kind).toBe('turn');
  });

  it('leaves its rows behind with the message it became, until the next one stands', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id, holders } = await started(service, 2);
    const post = async (message: string): Promise<void> => {
      const [batch] = await service.takeBatches();
      await service.batchPosted(batch!.nonce, message);
    };
    await post('m0');
    for (const holder of holders) must(await service.confirm(id, holder));
    await post('m1');
    must(await service.confirm(id, holders[0]!));
    const left = await rows(db, 'outbox');
    expect(left.map(({ state, message_id }) => [state, message_id])).toEqual([
      ['posted', 'm1'],
      ['posted', 'm1'],
      ['waiting', null],
    ]);
  });
});
