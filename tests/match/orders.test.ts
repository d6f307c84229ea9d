import { afterEach, describe, expect, it } from 'vitest';
import { type MatchService, verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { database, drain, must, people, refusalOf, serviceOn } from './harness.js';
import { pierGame } from './pier-game.js';

let db: Database;
afterEach(async () => {
  const { broken } = await verifyMatches({ database: db, games: { pier: pierGame() } });
  await db.close();
  expect(broken).toEqual([]);
});

const roll = { action: 'roll', args: {} };
const load = { action: 'load', args: {} };
const offer = (coins: number) => ({ action: 'offer', args: { coins } });

interface Table {
  service: MatchService;
  id: string;
  /** By seat. */
  at: string[];
}

async function table(seats: number, options: Record<string, string> = {}): Promise<Table> {
  db = await database();
  const service = serviceOn(db, pierGame());
  const [host, ...others] = people.slice(0, seats);
  const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host!, game: 'pier', options }));
  for (const person of others) must(await service.join(id, person));
  const { match } = must(await service.start(id, host!.id));
  await drain(service);
  return { service, id, at: match.seats.map(({ person }) => person.id) };
}

const done = async ({ service, id }: Table) =>
  must(await service.log(id, undefined)).map(({ move, by }) => `${move.seat} ${move.action} ${by}`);
const waiting = async ({ service, id }: Table) => {
  const { game, position } = must(await service.table(id));
  return game.pending(position.state).map(({ seat }) => seat);
};
const play = async ({ service, id, at }: Table, seat: number, move: Parameters<MatchService['play']>[3]) =>
  must(await service.play(id, at[seat]!, undefined, move));
const only = async ({ service, id, at }: Table, seat: number, on = true) =>
  must(await service.order(id, at[seat]!, { only: on }));
const refuseAll = async ({ service, id, at }: Table, seat: number) => {
  const { key } = must(await service.desk(id, at[seat]!));
  return service.declineAlways(id, at[seat]!, key);
};

/** Seat 0 rolls and ends; then seat 1, and so on up to `seat`. */
async function upTo(scene: Table, seat: number): Promise<void> {
  for (let turn = 0; turn < seat; turn += 1) {
    await play(scene, turn, roll);
    must(await scene.service.confirm(scene.id, scene.at[turn]!));
  }
  await drain(scene.service);
}

describe('what has no alternative', () => {
  it('is played in the commit that leads to it, told as automatic, and calls only whom it comes to', async () => {
    const scene = await table(3);
    await only(scene, 0);
    await play(scene, 0, load);
    await play(scene, 0, offer(3));
    await play(scene, 1, { action: 'refuse', args: {} });
    expect(await done(scene)).toEqual(['0 load person', '0 offer person', '1 refuse person']);
    await drain(scene.service);
    const pressed = await play(scene, 0, roll);
    expect(pressed.desk.pending).toBe(undefined);
    expect((await done(scene)).slice(3)).toEqual(['0 roll person', '0 end order']);
    const [batch, ...more] = await scene.service.takeBatches();
    expect([batch!.calls, batch!.events.map(({ by, event }) => [by, event.id]), more]).toEqual([
      [1],
      [
        ['person', 'panel.list'],
        ['order', 'order.silent'],
      ],
      [],
    ]);
  });

  it('is off at first, and left to whoever has a choice or is in the midst of a draft', async () => {
    const scene = await table(2);
    await play(scene, 0, offer(1));
    await play(scene, 1, { action: 'accept', args: {} });
    await play(scene, 0, roll);
    await play(scene, 0, load);
    expect(await waiting(scene)).toEqual([0]);
    await only(scene, 0);
    expect((await done(scene)).at(-1)).toBe('0 roll person');
    must(await scene.service.undo(scene.id, scene.at[0]!));
    await only(scene, 0, false);
    await only(scene, 0);
    // It may still load.
    expect([(await done(scene)).at(-1), await waiting(scene)]).toEqual(['0 roll person', [0]]);
  });

  it('is played at once when it is switched on, once, and no more when it is switched off', async () => {
    const scene = await table(2);
    await play(scene, 0, load);
    await play(scene, 0, offer(1));
    await play(scene, 1, { action: 'accept', args: {} });
    await play(scene, 0, roll);
    await Promise.all([only(scene, 0), only(scene, 0)]);
    expect((await done(scene)).filter((line) => line.endsWith('order'))).toEqual(['0 end order']);
    expect(must(await scene.service.orders(scene.id, scene.at[0]!)).only).toBe(true);
    await only(scene, 0, false);
    expect(await db.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('waits while anybody else decides at the same time, may end the match, and goes on after a restart', async () => {
    const scene = await table(3);
    await upTo(scene, 3);
    const coins = async () =>
      (must(await scene.service.table(scene.id)).position.state as { coins: number[] }).coins.every((n) => n <= 6);
    expect([await waiting(scene), await coins()]).toEqual([[0, 1, 2], true]);
    await only(scene, 0);
    await only(scene, 2);
    expect(await waiting(scene)).toEqual([0, 1, 2]);
    const service = serviceOn(db, pierGame());
    must(await service.confirm(scene.id, scene.at[1]!));
    expect((await done({ ...scene, service })).slice(-3)).toEqual([
      '1 finish person',
      '0 finish order',
      '2 finish order',
    ]);
    expect((await service.find(scene.id))!.status).toBe('over');
    expect((await service.takeBatches()).map(({ kind }) => kind)).toEqual(['over']);
  });

  it('is not played where it depends on what others cannot see', async () => {
    const scene = await table(2, { secret: 'yes' });
    await only(scene, 0);
    await play(scene, 0, load);
    await play(scene, 0, offer(1));
    await play(scene, 1, { action: 'accept', args: {} });
    await play(scene, 0, roll);
    expect([(await done(scene)).at(-1), await waiting(scene)]).toEqual(['0 roll person', [0]]);
  });
});

describe('a question out of turn', () => {
  it('is declined for good, whoever asks and for how much, and told at once; until that is taken back', async () => {
    const scene = await table(2);
    await play(scene, 0, offer(3));
    const given = must(await refuseAll(scene, 1));
    expect(given.declines.map(({ key }) => key)).toEqual(['refuse panel.list']);
    expect((await done(scene)).at(-1)).toBe('1 refuse order');
    await upTo(scene, 1);
    await play(scene, 1, offer(5));
    expect([await waiting(scene), must(await scene.service.orders(scene.id, scene.at[0]!)).declines]).toEqual([
      [1, 0],
      [],
    ]);
    const again = must(await refuseAll(scene, 0));
    await drain(scene.service);
    const { key } = again.declines[0]!;
    must(await scene.service.order(scene.id, scene.at[0]!, { undecline: key }));
    expect(must(await scene.service.orders(scene.id, scene.at[0]!)).declines).toEqual([]);
  });

  it('calls nobody where it is declined, and says so without a ping', async () => {
    const scene = await table(3);
    await play(scene, 0, offer(3));
    must(await refuseAll(scene, 1));
    must(await scene.service.order(scene.id, scene.at[1]!, { only: true }));
    await upTo(scene, 1);
    await play(scene, 1, roll);
    await db.db.updateTable('orders').set({ userId: scene.at[2]! }).execute();
    await drain(scene.service);
    await play(scene, 1, offer(4));
    expect((await done(scene)).slice(-2)).toEqual(['1 offer person', '2 refuse order']);
    const [batch] = await scene.service.takeBatches();
    expect([batch!.calls, batch!.events.map(({ by }) => by)]).toEqual([[], ['person', 'person', 'order']]);
  });

  it('is left to whoever is in the midst of a draft', async () => {
    const scene = await table(2);
    await play(scene, 0, offer(3));
    must(await refuseAll(scene, 1));
    await upTo(scene, 1);
    await db.db.updateTable('orders').set({ userId: scene.at[0]! }).execute();
    const steps = JSON.stringify([{ seat: 0, action: 'accept', args: {} }]);
    const draft = { matchId: scene.id, seat: 0, base: 0, steps, thought: null, thrown: null, updatedAt: 0 };
    await db.db.insertInto('drafts').values(draft).execute();
    await play(scene, 1, offer(2));
    expect(await waiting(scene)).toEqual([1, 0]);
  });

  it('is declined again once the match has gone back, whatever draft that has made void', async () => {
    const scene = await table(2);
    const goBack = async () => {
      const payload = must(await scene.service.waysBack(scene.id, scene.at[0]!)).undo!;
      const by = { id: scene.at[0]!, keeps: false };
      const { id } = must(await scene.service.propose(scene.id, by, { kind: 'undo', payload }));
      must(await scene.service.vote(scene.id, id, scene.at[1]!, true));
    };
    await play(scene, 0, offer(3));
    must(await refuseAll(scene, 1));
    await goBack();
    must(await scene.service.confirm(scene.id, scene.at[0]!));
    await play(scene, 1, load);
    await goBack();
    await play(scene, 0, offer(2));
    expect([(await done(scene)).at(-1), await waiting(scene)]).toEqual(['1 refuse order', [0]]);
    // It is still told that it is gone.
    expect(must(await scene.service.desk(scene.id, scene.at[1]!)).outdated).toBe(true);
  });

  it('is asked as usual with a stale press, a draft of its own, orders that cannot be read, or of who has left', async () => {
    const scene = await table(3);
    const { service, id, at } = scene;
    expect(refusalOf(await refuseAll(scene, 0))).toBe('match.stale');
    await play(scene, 0, offer(3));
    expect(refusalOf(await service.declineAlways(id, at[1]!, 'a1b2c3d4'))).toBe('match.stale');
    must(await refuseAll(scene, 1));
    await upTo(scene, 1);
    await play(scene, 1, offer(2));
    must(await refuseAll(scene, 2));
    await play(scene, 1, roll);
    must(await service.confirm(id, at[1]!));
    await db.db.updateTable('orders').set({ declines: '[{' }).execute();
    await play(scene, 2, offer(1));
    expect(await waiting(scene)).toEqual([2, 0]);
    must(await service.resign(id, at[1]!));
    expect(refusalOf(await service.orders(id, at[1]!))).toBe('match.resigned');
    expect(refusalOf(await service.orders(id, 'nobody'))).toBe('match.not-seated');
    expect((await done(scene)).filter((line) => line.endsWith('order'))).toEqual(['1 refuse order', '2 refuse order']);
  });
});
