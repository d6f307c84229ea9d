import { describe, expect, it } from 'vitest';
import { createMatchService } from '../../src/match/index.js';
import { ferryGame } from './fixture-game.js';
import {
  database,
  gathered,
  must,
  people,
  refusalOf,
  roll,
  rows,
  serviceOn,
  started,
  tableAtTurns,
  take,
} from './harness.js';

async function rolled() {
  const { db, service, id, holders } = await tableAtTurns(2);
  must(await service.play(id, holders[0]!, undefined, take(2)));
  must(await service.play(id, holders[0]!, undefined, roll));
  return { db, service, id, holders };
}

describe('a match whose rules have changed', () => {
  it('goes on where its replay is equal, under the new rules from then on', async () => {
    const { db, service, id, holders } = await rolled();
    const before = must(await service.table(id)).position;
    const next = serviceOn(db, ferryGame('ferry-2'));
    expect(must(await next.table(id)).position).toEqual(before);
    expect((await rows(db, 'matches'))[0]!.rules).toBe('ferry-2');
    expect(refusalOf(await next.confirm(id, holders[0]!))).toBe('ok');
  });

  it('goes on at the first press, too', async () => {
    const { db, id, holders } = await rolled();
    expect(refusalOf(await serviceOn(db, ferryGame('ferry-2')).confirm(id, holders[0]!))).toBe('ok');
  });

  it('is set aside where the new rules would have made something else of it', async () => {
    const { db, service, id, holders } = await rolled();
    const before = must(await service.table(id)).position;
    const next = serviceOn(db, ferryGame('ferry-2', 1));
    // Beside the rules' name, what is other in it: here what names the data.
    const refusal = { ok: false, refusal: { id: 'match.aside', args: { cause: 'data', rules: 'ferry-1' } } };
    expect(await next.table(id)).toEqual(refusal);
    expect(await next.desk(id, holders[0]!)).toEqual(refusal);
    expect(await next.play(id, holders[0]!, undefined, take(1))).toEqual(refusal);
    expect(await next.log(id, holders[0]!)).toEqual(refusal);
    expect((await next.find(id))!.status).toBe('aside');
    expect(await rows(db, 'moves')).toHaveLength(4);
    // The build that can play it takes it up again.
    const back = serviceOn(db);
    expect(must(await back.table(id)).position).toEqual(before);
    expect((await back.find(id))!.status).toBe('playing');
    expect(refusalOf(await back.confirm(id, holders[0]!))).toBe('ok');
  });

  it('can only be ended together: nothing that needs its position is proposed', async () => {
    const { db, service, id, holders } = await rolled();
    const { undo } = must(await service.waysBack(id, holders[0]!));
    const next = serviceOn(db, ferryGame('ferry-2', 1));
    expect(refusalOf(await next.waysBack(id, holders[0]!))).toBe('match.aside');
    expect(await next.mayUndo(id, holders[0]!)).toEqual({ ok: true, value: false });
    const proposals = [
      { kind: 'undo', payload: undo! },
      { kind: 'concede', payload: { seat: 1 } },
      { kind: 'replace', payload: { seat: 1, from: holders[1]!, to: 'u7', kept: false } },
      { kind: 'pause', payload: {} },
    ] as const;
    const by = { id: holders[0]!, keeps: false };
    for (const proposal of proposals) expect(refusalOf(await next.propose(id, by, proposal))).toBe('match.aside');
    expect(await next.votes(id)).toEqual([]);
    expect(must(await next.propose(id, by, { kind: 'end', payload: {} })).state).toBe('open');
    const back = serviceOn(db, ferryGame(), 'b');
    must(await back.table(id));
    expect(must(await back.propose(id, by, { kind: 'pause', payload: {} })).state).toBe('open');
  });

  it.each([
    ['ferry-2', 'data'],
    ['boat-1', 'code'],
    ['boat-2', 'both'],
  ])('says of rules named %s that their %s is other', async (rules, cause) => {
    const { db, id } = await rolled();
    const seen = await serviceOn(db, ferryGame(rules, 1)).table(id);
    expect(!seen.ok && seen.refusal).toEqual({ id: 'match.aside', args: { cause, rules: 'ferry-1' } });
  });

  it('leaves its channel to another match, and comes back when that one is gone', async () => {
    const { db, id } = await rolled();
    const next = serviceOn(db, ferryGame('ferry-2', 1), 'b');
    expect(refusalOf(await next.table(id))).toBe('match.aside');
    const { id: other } = await gathered(next, 1);
    const back = serviceOn(db);
    expect(refusalOf(await back.table(id))).toBe('match.channel-busy');
    expect((await next.inChannel('c1'))!.id).toBe(other);
    must(await next.leave(other, people[0]!.id));
    expect(refusalOf(await back.table(id))).toBe('ok');
    expect((await back.inChannel('c1'))!.id).toBe(id);
  });

  it('comes back in another channel while its own has another match', async () => {
    const { db, id, holders } = await rolled();
    const next = serviceOn(db, ferryGame('ferry-2', 1), 'b');
    expect(refusalOf(await next.table(id))).toBe('match.aside');
    await gathered(next, 1);
    const back = serviceOn(db);
    must(await back.relocate(id, holders[0]!, { guildId: 'g1', channelId: 'c2', locale: 'en' }));
    expect(must(await back.table(id)).match).toMatchObject({ status: 'playing', channelId: 'c2' });
  });

  it('is set aside where a move is not legal any more, or the game is gone', async () => {
    const { db, id } = await rolled();
    const game = ferryGame('ferry-2');
    delete game.actions.roll;
    expect(refusalOf(await serviceOn(db, game).table(id))).toBe('match.aside');
    const none = await createMatchService({ database: db, games: {} }).table(id);
    expect(!none.ok && none.refusal).toEqual({ id: 'match.aside', args: { cause: 'gone', rules: 'ferry-1' } });
  });

  it('can be closed, and does not promise to go on then', async () => {
    const { db, id, holders } = await rolled();
    const next = serviceOn(db, ferryGame('ferry-2', 1));
    expect(refusalOf(await next.table(id))).toBe('match.aside');
    must(await next.close(id, holders[0]!, true));
    expect(refusalOf(await next.table(id))).toBe('match.unreadable');
    expect(refusalOf(await serviceOn(db).table(id))).toBe('ok');
  });

  it('that is over is kept as over, but not served', async () => {
    const { db, service, id, holders } = await rolled();
    must(await service.resign(id, holders[0]!));
    const next = serviceOn(db, ferryGame('ferry-2', 1));
    expect(refusalOf(await next.scores(id))).toBe('match.unreadable');
    expect(refusalOf(await next.record(id))).toBe('match.unreadable');
    expect((await next.takeBatches()).map(({ kind }) => kind)).toEqual(['over']);
    expect((await next.find(id))!.status).toBe('over');
  });
});

describe('a snapshot', () => {
  it.each([
    ['is missing', async (db) => void (await db.db.deleteFrom('snapshots').execute())],
    ['is not JSON', async (db) => void (await db.db.updateTable('snapshots').set({ position: '{' }).execute())],
    [
      'has been tampered with',
      async (db) => {
        const [row] = await rows(db, 'snapshots');
        const position = String(row!.position).replace('"pile":48', '"pile":49');
        expect(position).not.toBe(row!.position);
        await db.db.updateTable('snapshots').set({ position }).execute();
      },
    ],
    ['is from the future', async (db) => void (await db.db.updateTable('snapshots').set({ moves: 99 }).execute())],
  ] satisfies [string, (db: Awaited<ReturnType<typeof database>>) => Promise<void>][])(
    'that %s is rebuilt from the moves',
    async (_what, damage) => {
      const { db, service, id } = await rolled();
      const before = must(await service.table(id)).position;
      const kept = await rows(db, 'snapshots');
      await damage(db);
      expect(must(await serviceOn(db).table(id)).position).toEqual(before);
      expect(await rows(db, 'snapshots')).toEqual(kept);
    },
  );

  it('that lags behind is played on', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    const early = (await rows(db, 'snapshots'))[0]!;
    must(await service.play(id, holders[0]!, undefined, take(2)));
    must(await service.play(id, holders[0]!, undefined, roll));
    const before = must(await service.table(id)).position;
    await db.db
      .updateTable('snapshots')
      .set({ moves: 2, position: String(early.position), digest: String(early.digest) })
      .execute();
    expect(must(await serviceOn(db).table(id)).position).toEqual(before);
  });

  it('and moves that are both damaged set the match aside', async () => {
    const { db, id } = await rolled();
    await db.db.updateTable('snapshots').set({ digest: '' }).execute();
    await db.db.deleteFrom('moves').where('number', '=', 3).execute();
    expect(refusalOf(await serviceOn(db).table(id))).toBe('match.damaged');
    // Other rules are not to blame either.
    expect(refusalOf(await serviceOn(db, ferryGame('ferry-2', 1)).table(id))).toBe('match.damaged');
  });
});

it('keeps memory bounded and gives the right position to every one of many matches', async () => {
  const db = await database();
  const service = serviceOn(db);
  const tables: { id: string; coins: number }[] = [];
  for (let index = 0; index < 6; index += 1) {
    const { id, holders } = await started(service, 1, {}, `c${index}`);
    must(await service.play(id, holders[0]!, undefined, take((index % 3) + 1)));
    must(await service.confirm(id, holders[0]!));
    tables.push({ id, coins: (index % 3) + 1 });
  }
  const small = createMatchService({ database: db, games: { ferry: ferryGame() }, cachedPositions: 2 });
  for (const { id, coins } of [...tables, ...tables.toReversed()]) {
    expect(must(await small.table(id)).position.state).toMatchObject({ coins: [coins] });
  }
});
