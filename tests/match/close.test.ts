import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import { verifyMatches } from '../../src/match/index.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { ferryGame } from './fixture-game.js';
import {
  atTurns,
  database,
  drain,
  gathered,
  must,
  people,
  refusalOf,
  roll,
  rows,
  serviceOn,
  tableAtTurns,
  take,
} from './harness.js';

describe('closing a match that gathers', () => {
  it('is the host’s, or a manager’s, and leaves nothing behind', async () => {
    const db = await database();
    const service = serviceOn(db);
    for (const [person, manages] of [
      ['u0', false],
      ['u9', true],
    ] as const) {
      const { id } = await gathered(service, 2);
      expect(await service.close(id, 'u1', false)).toEqual({
        ok: false,
        refusal: { id: 'match.not-keeper', args: { host: { seat: 0 } } },
      });
      expect(must(await service.close(id, person, manages))).toMatchObject({ id, status: 'open' });
      expect([await service.find(id), await rows(db, 'seats'), await rows(db, 'outbox')]).toEqual([undefined, [], []]);
      expect(refusalOf(await service.close(id, person, manages))).toBe('match.not-found');
    }
  });
});

describe('closing a match in progress', () => {
  it('ends it without a result, tells the channel, and frees it', async () => {
    const { db, service, id, holders } = await tableAtTurns(3);
    must(await service.play(id, holders[0]!, undefined, roll));
    must(await service.play(id, holders[0]!, undefined, take(3)));
    expect(refusalOf(await service.close(id, holders.find((one) => one !== 'u0')!, false))).toBe('match.not-keeper');
    const closed = must(await service.close(id, 'u9', true));
    expect(closed).toMatchObject({ status: 'over', closed: true, seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await rows(db, 'drafts')).toEqual([]);
    const event = { id: 'match.closed-by', args: { person: 'u9' } };
    const [batch, ...none] = await service.takeBatches();
    expect([batch!.kind, batch!.events.map((one) => one.event.id), none]).toEqual([
      'over',
      ['ferry.rolled', 'match.closed-by'],
      [],
    ]);
    expect(batch!.events.at(-1)).toEqual({ by: 'person', event });
    for (const holder of holders) expect(await service.matchesOf(holder)).toEqual([]);
    expect((await service.endedOf('u0', 9)).map((match) => match.id)).toEqual([id]);
    expect(must(await gathered(service, 1).then(({ id: next }) => service.start(next, 'u0'))).match.channelId).toBe(
      'c1',
    );
  });

  it('shuts it: nobody plays, resigns, moves or counts it any more', async () => {
    const { service, id, holders } = await tableAtTurns(2);
    must(await service.close(id, 'u0', false));
    const to = { guildId: 'g1', channelId: 'c9', locale: 'en' as const };
    for (const refused of [
      await service.desk(id, holders[0]!),
      await service.play(id, holders[0]!, undefined, take(1)),
      await service.confirm(id, holders[0]!),
      await service.resign(id, holders[1]!),
      await service.relocate(id, holders[1]!, to),
      await service.close(id, 'u0', true),
      await service.scores(id),
    ]) {
      expect(refusalOf(refused)).toBe('match.closed');
    }
    expect(refusalOf(await service.join(id, people[3]!))).toBe('match.not-open');
    expect(must(await service.table(id)).match.closed).toBe(true);
  });

  it('keeps a record that replays, and which verification agrees with', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.play(id, holders[0]!, undefined, roll));
    must(await service.close(id, 'u0', false));
    const { game, record } = must(readRecord({ ferry: ferryGame() }, must(await service.record(id))));
    expect(record.moves).toHaveLength(3);
    expect(must(replay(game, record)).state).toEqual(must(await service.table(id)).position.state);
    expect((await verifyMatches({ database: db, games: service.games })).broken).toEqual([]);
  });

  it('of a series ends the series: nothing follows, and no campaign is resumed from it', async () => {
    const db = await database();
    const service = serviceOn(db, smugglers);
    const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
    const { id } = must(await service.create({ ...place, person: people[0]!, game: 'smugglers' }));
    must(await service.join(id, people[1]!));
    must(await service.start(id, 'u0'));
    await drain(service);
    must(await service.close(id, 'u0', false));
    const [batch] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.closed-series']);
    expect(await rows(db, 'matches')).toHaveLength(1);
  });

  it('that was set aside takes it from its people’s list', async () => {
    const db = await database();
    const { id } = await atTurns(serviceOn(db), 2);
    const later = serviceOn(db, ferryGame('ferry-2', 1), 'b');
    await db.db.deleteFrom('snapshots').execute();
    expect(refusalOf(await later.table(id))).toBe('match.aside');
    expect((await later.matchesOf('u0')).map(({ status }) => status)).toEqual(['aside']);
    expect(must(await later.close(id, 'u0', false))).toMatchObject({ status: 'over', closed: true });
    expect(await later.matchesOf('u0')).toEqual([]);
  });

  it('is done once, however many ask at the same moment', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id } = await atTurns(service, 2);
    const asked = [service, serviceOn(db, undefined, 'b')].map((one) => one.close(id, 'u0', false));
    expect((await Promise.all(asked)).map(refusalOf).sort()).toEqual(['match.closed', 'ok']);
    expect((await rows(db, 'outbox')).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });
});

describe('gathering', () => {
  it('lets the host, or a manager, take a joiner out; the host’s place passes on', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 3);
    expect(refusalOf(await service.remove(id, 'u1', 'u2', false))).toBe('match.not-keeper');
    expect(refusalOf(await service.remove(id, 'u0', 'u9', false))).toBe('match.not-joined');
    const two = must(await service.remove(id, 'u0', 'u2', false))!;
    expect(two.seats.map(({ person }) => person.id)).toEqual(['u0', 'u1']);
    expect(must(await service.remove(id, 'u9', 'u0', true))!.host.id).toBe('u1');
    expect(must(await service.remove(id, 'u9', 'u1', true))).toBeUndefined();
    expect(await service.find(id)).toBeUndefined();
  });

  it('is not for one person five times over', async () => {
    const service = serviceOn(await database());
    const place = { guildId: 'g1', person: people[0]!, game: 'ferry', locale: 'en' as const };
    const open = (channelId: string, person = people[0]!) => service.create({ ...place, channelId, person });
    const many = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((channel) => open(channel)));
    expect(many.map(refusalOf).sort()).toEqual([
      'match.too-many-lobbies',
      'match.too-many-lobbies',
      ...Array<string>(5).fill('ok'),
    ]);
    expect(refusalOf(await open('8', people[1]!))).toBe('ok');
    must(await service.start(must(many.find(({ ok }) => ok)!).id, 'u0'));
    expect(refusalOf(await open('9'))).toBe('ok');
  });

  it('ends by itself where nobody has stirred for long', async () => {
    const db = await database();
    const service = serviceOn(db);
    const idle = await gathered(service, 1, {}, 'c1');
    const joined = await gathered(service, 1, {}, 'c2');
    const begun = await atTurns(service, 2, {}, 'c3');
    await db.db.updateTable('matches').set({ createdAt: 5, stirredAt: null }).execute();
    must(await service.join(joined.id, people[3]!));
    expect((await service.expire(1_000)).map(({ id }) => id)).toEqual([idle.id]);
    expect(await service.expire(1_000)).toEqual([]);
    expect((await service.active()).map(({ id }) => id).sort()).toEqual([joined.id, begun.id].sort());
    expect(refusalOf(await service.join(idle.id, people[1]!))).toBe('match.not-found');
  });
});
