import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { createMatchService, type MatchService, verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { onPostgres } from '../postgres/database.js';
import { database, drain, fixedBytes, must, people, refusalOf, serviceOn } from './harness.js';
import { quayGame } from './quay-game.js';

let db: Database;
afterEach(async () => {
  const { broken } = await verifyMatches({ database: db, games: { quay: quayGame() } });
  await db.close();
  expect(broken).toEqual([]);
});

interface Table {
  service: MatchService;
  id: string;
  /** By seat. */
  at: string[];
}

async function seated(service: MatchService, seats: number): Promise<Table> {
  const [host, ...others] = people.slice(0, seats);
  const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host!, game: 'quay', options: {} }));
  for (const person of others) must(await service.join(id, person));
  const { match } = must(await service.start(id, host!.id));
  await drain(service);
  return { service, id, at: match.seats.map(({ person }) => person.id) };
}

async function table(seats: number): Promise<Table> {
  db = await database();
  return seated(serviceOn(db, quayGame()), seats);
}

const log = async ({ service, id }: Table) =>
  must(await service.log(id, undefined)).map(({ move, by }) => `${move.seat} ${move.action} ${by}`);
const plays = async ({ service, id, at }: Table, seat: number, ...actions: string[]) => {
  for (const action of actions) must(await service.play(id, at[seat]!, undefined, { action, args: {} }));
};
const plans = async ({ service, id, at }: Table, seat: number, ...actions: string[]) => {
  for (const action of actions) must(await service.planMove(id, at[seat]!, { action, args: {} }));
};
const stored = () => db.db.selectFrom('plans').selectAll().execute();
const deskOf = async ({ service, id, at }: Table, seat: number) => must(await service.desk(id, at[seat]!));
const drafted = async (scene: Table, seat: number) => {
  const { draft, missed } = await deskOf(scene, seat);
  return [draft.map(({ move }) => move.action), missed?.action, missed?.why.id];
};

describe('a turn planned ahead', () => {
  it('is played by the commit that makes it that turn: its moves are its own, and whoever is next is called', async () => {
    const scene = await table(3);
    await plans(scene, 1, 'earn', 'buy', 'end');
    await plays(scene, 0, 'end');
    expect(await log(scene)).toEqual(['0 end person', '1 earn plan', '1 buy plan', '1 end plan']);
    const [batch, ...more] = await scene.service.takeBatches();
    expect([batch!.calls, batch!.events.map(({ seat, by }) => [seat, by]), more]).toEqual([
      [2],
      [
        [1, 'plan'],
        [1, 'plan'],
      ],
      [],
    ]);
    expect([
      await stored(),
      (await db.db.selectFrom('waits').select('seat').execute()).map(({ seat }) => seat),
    ]).toEqual([[], [2]]);
  });

  it('follows another, and comes back to who moved first, whose time begins anew', async () => {
    const scene = await table(3);
    await plans(scene, 1, 'earn', 'end');
    await plans(scene, 2, 'end');
    await db.db.updateTable('waits').set({ since: 5, extra: 7 }).execute();
    await plays(scene, 0, 'end');
    expect((await log(scene)).slice(1)).toEqual(['1 earn plan', '1 end plan', '2 end plan']);
    const [batch] = await scene.service.takeBatches();
    expect([batch!.calls, batch!.events.map(({ event }) => event.id)]).toEqual([[0], ['panel.list', 'order.silent']]);
    const waits = await db.db.selectFrom('waits').select(['seat', 'extra']).execute();
    expect(waits).toEqual([{ seat: 0, extra: 0 }]);
  });

  it('is left alone where a step means something else, with those before it as a draft, and says what has changed', async () => {
    const scene = await table(3);
    await plans(scene, 1, 'earn', 'buy', 'end');
    await plays(scene, 0, 'raise', 'end');
    expect(await log(scene)).toEqual(['0 raise person', '0 end person']);
    expect(await drafted(scene, 1)).toEqual([['earn'], 'buy', 'plan.changed']);
    expect((await deskOf(scene, 1)).missed!.why.args).toEqual({
      was: { id: 'panel.list', args: { list: 'for 1' } },
      now: { id: 'panel.list', args: { list: 'for 2' } },
    });
    const [batch] = await scene.service.takeBatches();
    expect([batch!.calls, await stored()]).toEqual([[1], []]);
    await plays(scene, 1, 'buy');
    expect(await drafted(scene, 1)).toEqual([['earn', 'buy'], undefined, undefined]);
  });

  it('is left alone where a step is not possible, and where its player has not said that it is ready', async () => {
    const scene = await table(3);
    await plans(scene, 1, 'buy', 'end');
    await plans(scene, 2, 'earn');
    await plays(scene, 0, 'clear', 'end');
    expect(await drafted(scene, 1)).toEqual([[], 'buy', 'panel.list']);
    await plays(scene, 1, 'end');
    expect(await drafted(scene, 2)).toEqual([['earn'], undefined, 'plan.unfinished']);
    expect((await log(scene)).filter((line) => line.endsWith('plan'))).toEqual([]);
    // Once more: what was left is used up with the turn.
    await plays(scene, 2, 'end');
    await plays(scene, 0, 'end');
    expect(await drafted(scene, 1)).toEqual([[], undefined, undefined]);
  });

  it('is left alone where a step would show now what it did not when it was planned', async () => {
    const scene = await table(3);
    await plans(scene, 1, 'earn', 'buy', 'end');
    await plays(scene, 0, 'spare', 'end');
    expect([await drafted(scene, 1), (await log(scene)).length]).toEqual([[['earn'], 'buy', 'plan.shows'], 2]);
  });

  it('waits through a question out of turn, and follows where it is answered', async () => {
    const scene = await table(2);
    await plans(scene, 1, 'earn', 'end');
    await plays(scene, 0, 'ask');
    expect(refusalOf(await scene.service.plan(scene.id, scene.at[1]!))).toBe('plan.your-turn');
    await plays(scene, 1, 'reply');
    await plays(scene, 0, 'end');
    expect((await log(scene)).slice(1)).toEqual(['1 reply person', '0 end person', '1 earn plan', '1 end plan']);
  });

  it('is never played twice, nor after it was dropped, nor for who takes the seat over', async () => {
    const scene = await table(3);
    const { service, id, at } = scene;
    await plans(scene, 1, 'earn', 'end');
    await plans(scene, 2, 'earn', 'end');
    must(await service.dropPlan(id, at[1]!));
    await plays(scene, 0, 'end');
    await plays(scene, 1, 'end');
    await plays(scene, 0, 'end');
    await plays(scene, 1, 'end');
    expect((await log(scene)).filter((line) => line.endsWith('plan'))).toEqual(['2 earn plan', '2 end plan']);
    await plays(scene, 2, 'end');
    await plans(scene, 1, 'earn', 'end');
    await db.db.updateTable('plans').set({ userId: 'u9' }).execute();
    expect(must(await service.planned(id, at[1]!))).toBe(undefined);
    await plays(scene, 0, 'end');
    expect((await log(scene)).at(-1)).toBe('0 end person');
  });

  it('goes with its player, and with the match', async () => {
    const scene = await table(3);
    await plans(scene, 1, 'earn', 'end');
    await plans(scene, 2, 'earn', 'end');
    must(await scene.service.resign(scene.id, scene.at[1]!));
    expect((await stored()).map(({ seat }) => seat)).toEqual([2]);
    must(await scene.service.close(scene.id, people[0]!.id, true));
    expect(await stored()).toEqual([]);
  });

  it('follows a turn of the computer, and comes before what its player has ordered', async () => {
    const scene = await table(4);
    must(await scene.service.resign(scene.id, scene.at[1]!));
    must(await scene.service.order(scene.id, scene.at[2]!, { only: true }));
    await plans(scene, 2, 'earn', 'end');
    await plans(scene, 3, 'earn', 'end');
    await plays(scene, 0, 'end');
    const played = await log(scene);
    expect(played.filter((line) => line.startsWith('1 ')).every((line) => line.endsWith(' engine'))).toBe(true);
    expect(played.slice(-4)).toEqual(['2 earn plan', '2 end plan', '3 earn plan', '3 end plan']);
    expect(played.filter((line) => line === '1 end engine')).toHaveLength(1);
  });

  it('is played after a restart, and shows nobody anything before', async () => {
    const scene = await table(3);
    const seen = async () => {
      const { match, position, changed } = must(await scene.service.table(scene.id));
      return JSON.stringify([match, position, changed, await log(scene), await scene.service.takeBatches()]);
    };
    const before = await seen();
    await plans(scene, 1, 'earn', 'end');
    expect(await seen()).toBe(before);
    const service = serviceOn(db, quayGame());
    await plays({ ...scene, service }, 0, 'end');
    expect((await log({ ...scene, service })).slice(1)).toEqual(['1 earn plan', '1 end plan']);
  });
});

describe('planning', () => {
  it('stops before what chance or others decide, and is for those who are not to move', async () => {
    const scene = await table(2);
    const { service, id, at } = scene;
    const plan = async (seat: number, action: string) =>
      refusalOf(await service.planMove(id, at[seat]!, { action, args: {} }));
    expect([await plan(1, 'roll'), await plan(1, 'ask'), await plan(0, 'earn'), await plan(1, 'reply')]).toEqual([
      'plan.shows',
      'plan.others',
      'plan.your-turn',
      'engine.not-now',
    ]);
    expect([await stored(), must(await service.planned(id, at[1]!))]).toEqual([[], undefined]);
    await plans(scene, 1, 'earn');
    expect(must(await service.planned(id, at[1]!))).toBe('begun');
    await plans(scene, 1, 'end');
    expect(must(await service.planned(id, at[1]!))).toBe('ready');
  });

  it('is pressed as a turn is: undone, thought on, said ready, changed again; a stale press changes nothing', async () => {
    const { service, id, at } = await table(2);
    const press = async (what: Parameters<MatchService['pressPlan']>[3], key?: string) => {
      const desk = must(await service.plan(id, at[1]!));
      const pressed = must(await service.pressPlan(id, at[1]!, { key: key ?? desk.key, seat: 1 }, what));
      return [pressed.refused?.id, pressed.desk.draft.map(({ move }) => move.action), pressed.desk.plan?.ready];
    };
    expect(await press({ act: 'earn' })).toEqual([undefined, ['earn'], false]);
    expect(await press({ act: 'buy' })).toEqual([undefined, ['earn', 'buy'], false]);
    expect(await press('undo')).toEqual([undefined, ['earn'], false]);
    const { key } = must(await service.plan(id, at[1]!));
    expect(await press('confirm')).toEqual([undefined, ['earn'], true]);
    expect(await press('undo', key)).toEqual(['match.stale', ['earn'], true]);
    expect(await press('reopen')).toEqual([undefined, ['earn'], false]);
    expect(await press('over')).toEqual([undefined, [], false]);
    expect([await press('undo'), await stored()]).toEqual([['match.nothing-to-undo', [], false], []]);
  });

  it('shows a plan as it is now, and has it said ready again where something has changed or fallen', async () => {
    const scene = await table(3);
    const { service, id, at } = scene;
    const plan = async (seat: number) => {
      const desk = must(await service.plan(id, at[seat]!));
      return [desk.plan, desk.draft.length, desk.fallen.length];
    };
    await plans(scene, 2, 'earn', 'buy', 'end');
    await plays(scene, 0, 'end');
    expect(await plan(2)).toEqual([{ ready: true, changed: [] }, 2, 0]);
    await plays(scene, 1, 'raise', 'end');
    expect(await drafted(scene, 2)).toEqual([['earn'], 'buy', 'plan.changed']);
    await plays(scene, 2, 'end');
    await plans(scene, 2, 'earn', 'buy', 'end');
    await plays(scene, 0, 'raise', 'end');
    const changed = await plan(2);
    expect([changed[0], changed.slice(1)]).toMatchObject([{ ready: false, changed: [{ action: 'buy' }] }, [2, 0]]);
    expect(await plan(2)).toEqual([{ ready: false, changed: [] }, 2, 0]);
    await plans(scene, 2, 'end');
    await plays(scene, 1, 'end');
    expect((await log(scene)).slice(-3)).toEqual(['2 earn plan', '2 buy plan', '2 end plan']);
  });

  it('that cannot be read is as good as none', async () => {
    const scene = await table(2);
    await plans(scene, 1, 'earn', 'end');
    await db.db.updateTable('plans').set({ steps: '[{"line":1}]' }).execute();
    expect(must(await scene.service.plan(scene.id, scene.at[1]!))).toMatchObject({ lost: true, draft: [] });
    await db.db.updateTable('plans').set({ steps: 'x' }).execute();
    await plays(scene, 0, 'end');
    expect([await log(scene), await stored()]).toEqual([['0 end person'], []]);
  });
});

it.skipIf(onPostgres)(
  'dropping and being called at once is decided by the commit, whichever process is asked',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plans-'));
    const file = join(folder, 'match.db');
    db = await database(file);
    let meanwhile = (): void => undefined;
    const parts = { database: db, games: { quay: quayGame() }, randomBytes: fixedBytes() };
    const now = (): number => {
      meanwhile();
      return 1_700_000_000_000;
    };
    const scene = await seated(createMatchService({ ...parts, now }), 2);
    await plans(scene, 1, 'earn', 'end');
    // Another process drops it while the commit is made.
    const other = new Sqlite(file);
    meanwhile = () => void other.prepare('delete from plans').run();
    await plays(scene, 0, 'end');
    other.close();
    meanwhile = () => undefined;
    expect(await log(scene)).toEqual(['0 end person']);
    await plays(scene, 1, 'end');
    await plans(scene, 1, 'earn', 'end');
    const [, dropped] = await Promise.all([plays(scene, 0, 'end'), scene.service.dropPlan(scene.id, scene.at[1]!)]);
    expect([refusalOf(dropped), (await log(scene)).slice(3)]).toEqual(['ok', ['1 earn plan', '1 end plan']]);
    rmSync(folder, { recursive: true, force: true });
  },
);

describe('a plan and a match that goes back', () => {
  it('made for what is undone it is not played, which its player is told; a turn played ahead can be taken back, too', async () => {
    const scene = await table(3);
    const goBack = async (seat: number) => {
      const payload = must(await scene.service.waysBack(scene.id, scene.at[seat]!)).undo!;
      const by = { id: scene.at[seat]!, keeps: false };
      const { id, ballots } = must(await scene.service.propose(scene.id, by, { kind: 'undo', payload }));
      const others = ballots.filter(({ agrees }) => !agrees);
      for (const { person } of others) must(await scene.service.vote(scene.id, id, person, true));
      return payload.others;
    };
    await plans(scene, 1, 'earn', 'end');
    await plays(scene, 0, 'end');
    await plans(scene, 0, 'earn', 'end');
    expect(await goBack(1)).toBe(0);
    expect([await stored(), await drafted(scene, 0)]).toEqual([[], [[], undefined, 'rollback.plan']]);
    await plans(scene, 0, 'earn', 'end');
    expect(await goBack(0)).toBe(0);
    expect([await stored(), (await log(scene)).at(-1)]).toEqual([[], '0 rollback person']);
  });
});
