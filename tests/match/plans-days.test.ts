import { afterEach, describe, expect, it } from 'vitest';
import type { Thinker } from '../../src/computer/thinker.js';
import { createMatchService, type MatchService, verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { database, fixedBytes, must, people, refusalOf } from './harness.js';
import { quayGame } from './quay-game.js';
import { callAll, hour, noon } from './time/days-table.js';

/** Ends each turn at once. */
const thinker: Thinker = {
  turn: async ({ seat }) => ({ moves: [{ seat, action: 'end', args: {} }], ms: 1 }),
  close: async () => undefined,
};

const clock = { now: noon };
let db: Database;
afterEach(async () => {
  const { broken } = await verifyMatches({ database: db, games: { quay: quayGame() } });
  await db.close();
  expect(broken).toEqual([]);
});

function serviceOf(rules = 'quay-1'): MatchService {
  const games = { quay: { ...quayGame(), rules } };
  return createMatchService({ database: db, games, now: () => clock.now, randomBytes: fixedBytes(), thinker });
}

/** Three people, with a day for each turn. */
async function table() {
  clock.now = noon;
  db = await database();
  const service = serviceOf();
  const [host, ...others] = people.slice(0, 3);
  const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host!, game: 'quay', options: {} }));
  for (const person of others) must(await service.join(id, person));
  const by = { id: host!.id, manages: true };
  must(await service.setPace(id, by, { limit: { hours: 24 }, weekends: false }));
  const { match } = must(await service.start(id, host!.id));
  await callAll(service);
  return { service, id, by, at: match.seats.map(({ person }) => person.id) };
}

type Table = Awaited<ReturnType<typeof table>>;

const log = async ({ service, id }: Table) =>
  must(await service.log(id, undefined)).map(({ move, by }) => `${move.seat} ${move.action} ${by}`);
const plans = async ({ service, id, at }: Table, seat: number, ...actions: string[]) => {
  for (const action of actions) must(await service.planMove(id, at[seat]!, { action, args: {} }));
};
const ends = async ({ service, id, at }: Table, seat: number) => must(await service.confirm(id, at[seat]!));

/** The time of seat 0 is up, and the computer is asked to play its turn. */
async function standIn({ service, id, by }: Table) {
  await callAll(service);
  clock.now += 25 * hour;
  await service.takePings();
  must(await service.standIn(id, by, 0));
  await service.rested();
}

describe('a turn planned ahead where the computer plays a turn for somebody whose time is up', () => {
  it('follows that turn in the same commit, and is called for no more', async () => {
    const scene = await table();
    await plans(scene, 1, 'earn', 'end');
    await standIn(scene);
    expect(await log(scene)).toEqual(['0 end engine', '1 earn plan', '1 end plan']);
    const [batch, ...more] = await scene.service.takeBatches();
    expect([batch!.calls, batch!.events.map(({ by, event }) => [by, event.id]), more]).toEqual([
      [2],
      [
        ['engine', 'time.played-for'],
        ['plan', 'panel.list'],
      ],
      [],
    ]);
  });

  it('is still made by who holds that seat, and played as theirs', async () => {
    const scene = await table();
    await standIn(scene);
    await plans(scene, 0, 'earn', 'end');
    await ends(scene, 1);
    await ends(scene, 2);
    expect((await log(scene)).slice(1)).toEqual(['1 end person', '2 end person', '0 earn plan', '0 end plan']);
  });

  it('that did not fit goes with the turn it was for', async () => {
    const scene = await table();
    await ends(scene, 0);
    await plans(scene, 0, 'buy');
    await ends(scene, 1);
    await ends(scene, 2);
    expect(must(await scene.service.desk(scene.id, scene.at[0]!)).missed?.why.id).toBe('plan.unfinished');
    await standIn(scene);
    expect((await log(scene)).at(-1)).toBe('0 end engine');
    const { missed, draft } = must(await scene.service.desk(scene.id, scene.at[0]!));
    expect([missed, draft, must(await scene.service.planned(scene.id, scene.at[0]!))]).toEqual([
      undefined,
      [],
      undefined,
    ]);
  });
});

describe('a turn planned ahead in a match that is paused', () => {
  it('is made and played as ever, and no clock runs for whoever is next', async () => {
    const scene = await table();
    const { service, id, at } = scene;
    must(await service.setPaused(id, at[1]!, true));
    await plans(scene, 1, 'earn', 'end');
    await ends(scene, 0);
    expect(await log(scene)).toEqual(['0 end person', '1 earn plan', '1 end plan']);
    clock.now += 60 * hour;
    expect(await service.takePings()).toEqual([]);
    must(await service.setPaused(id, at[1]!, false));
    const [next, ...more] = await service.clocks(id);
    expect([next!.seat, next!.until, more]).toEqual([2, clock.now + 24 * hour, []]);
  });
});

describe('a turn planned ahead in a match that is set aside', () => {
  it('can be neither looked at nor changed, and is played once the match goes on', async () => {
    const scene = await table();
    const { id, at } = scene;
    await plans(scene, 1, 'earn', 'end');
    const other = quayGame();
    const corrected = {
      ...other,
      rules: 'quay-2',
      setup: () => ({ ...other.setup(3, {}, undefined as never), price: 2 }),
    };
    const aside = createMatchService({
      ...{ database: db, games: { quay: corrected }, now: () => clock.now, randomBytes: fixedBytes(), thinker },
    });
    const [, planner] = at as [string, string];
    const refused = [
      await aside.plan(id, planner),
      await aside.glance(id, planner, 'plan'),
      await aside.planMove(id, planner, { action: 'buy', args: {} }),
      await aside.pressPlan(id, planner, { key: 'a1b2c3d4', seat: 1 }, 'reopen'),
      await aside.dropPlan(id, planner),
      await aside.confirm(id, at[0]!),
    ];
    expect(refused.map(refusalOf)).toEqual(Array(6).fill('match.aside'));
    const back = { ...scene, service: serviceOf() };
    expect(must(await back.service.planned(id, planner))).toBe('ready');
    await ends(back, 0);
    expect(await log(back)).toEqual(['0 end person', '1 earn plan', '1 end plan']);
  });
});
