import { describe, expect, it } from 'vitest';
import { seedHash } from '../../src/engine/index.js';
import { seatingOf } from '../../src/match/seating.js';
import { database, gathered, must, people, refusalOf, rows, serviceOn } from './harness.js';

const request = { guildId: 'g1', channelId: 'c1', person: people[0]!, game: 'ferry', locale: 'en' as const };

describe('gathering', () => {
  it('opens a match with its creator as host and the default options', async () => {
    const service = serviceOn(await database());
    const match = must(await service.create(request));
    expect(match).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{8}$/),
      guildId: 'g1',
      channelId: 'c1',
      game: 'ferry',
      status: 'open',
      version: 1,
      options: { rounds: '2', pile: '50' },
      host: people[0],
      seats: [{ seat: 0, person: people[0], by: 'person' }],
      pace: { late: 'notice', off: [] },
      locale: 'en',
      moves: 0,
    });
    expect(await service.find(match.id)).toEqual(match);
    expect(await service.inChannel('c1')).toEqual(match);
    expect(await service.inChannel('c2')).toBeUndefined();
    expect(await service.find('nothere')).toBeUndefined();
  });

  it('refuses unknown games, even those named like what every object has, and unknown options', async () => {
    const service = serviceOn(await database());
    expect(refusalOf(await service.create({ ...request, game: 'chess' }))).toBe('match.no-such-game');
    expect(refusalOf(await service.create({ ...request, game: 'constructor' }))).toBe('match.no-such-game');
    expect(refusalOf(await service.create({ ...request, options: { speed: '9' } }))).toBe('engine.no-such-option');
    expect(refusalOf(await service.create({ ...request, options: { rounds: '9' } }))).toBe('engine.no-such-value');
    expect(await service.inChannel('c1')).toBeUndefined();
  });

  it('lets one match into a channel, also when two are asked for at once', async () => {
    const db = await database();
    const service = serviceOn(db);
    const results = await Promise.all([
      service.create(request),
      service.create({ ...request, person: people[1]! }),
      serviceOn(db, undefined, 'b').create({ ...request, person: people[2]! }),
    ]);
    const won = results.filter((result) => result.ok);
    expect(won).toHaveLength(1);
    const lost = results.filter((result) => !result.ok).map((result) => !result.ok && result.refusal);
    const there = (await service.inChannel('c1'))!.id;
    expect(lost).toEqual([
      { id: 'match.channel-taken', args: { match: there } },
      { id: 'match.channel-taken', args: { match: there } },
    ]);
    expect(await rows(db, 'matches')).toHaveLength(1);
    expect(must(await service.create({ ...request, channelId: 'c2' })).channelId).toBe('c2');
  });

  it('takes joiners until the table is full, each once', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 3);
    expect(refusalOf(await service.join(id, people[1]!))).toBe('match.already-in');
    const fourth = must(await service.join(id, people[3]!));
    expect(fourth.seats.map(({ person }) => person.name)).toEqual(['Anna', 'Bo', 'Cem', 'Dot']);
    expect(await service.join(id, { id: 'u9', name: 'Eve' })).toEqual({
      ok: false,
      refusal: { id: 'match.full', args: { max: 4 } },
    });
    expect(refusalOf(await service.join('nothere', people[0]!))).toBe('match.not-found');
  });

  it('lets two people join at once into the last place, and one of them gets it', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 3);
    const both = await Promise.all([service.join(id, people[3]!), service.join(id, { id: 'u9', name: 'Eve' })]);
    expect(both.map(refusalOf)).toEqual(['ok', 'match.full']);
  });

  it('passes the match on when the host leaves and closes it when the last one does', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id } = await gathered(service, 2);
    expect(refusalOf(await service.leave(id, 'u9'))).toBe('match.not-seated');
    const after = must(await service.leave(id, 'u0'))!;
    expect(after.host).toEqual(people[1]);
    expect(after.seats).toEqual([{ seat: 0, person: people[1], by: 'person' }]);
    expect(must(await service.leave(id, 'u1'))).toBeUndefined();
    expect(await service.find(id)).toBeUndefined();
    expect(await rows(db, 'seats')).toEqual([]);
    expect(must(await service.create(request)).host.id).toBe('u0');
  });

  it('lets the host alone set options, to values that exist', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 2);
    expect(await service.setOption(id, 'u1', 'rounds', '1')).toEqual({
      ok: false,
      refusal: { id: 'match.not-host', args: { host: { seat: 0 } } },
    });
    expect(refusalOf(await service.setOption(id, 'u0', 'rounds', '7'))).toBe('engine.no-such-value');
    const set = must(await service.setOption(id, 'u0', 'rounds', '1'));
    expect(set.options).toEqual({ rounds: '1', pile: '50' });
    expect(set.version).toBe(3);
  });

  it('calls people what they are called now, in at most 100 characters', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 2);
    await service.meet({ id: 'u1', name: 'Bo the Bold' });
    expect((await service.find(id))!.seats[1]!.person.name).toBe('Bo the Bold');
    await service.meet({ id: 'u1', name: `${'⚓'.repeat(99)}🚢🚢` });
    expect((await service.find(id))!.seats[1]!.person.name).toBe(`${'⚓'.repeat(99)}🚢`);
  });
});

describe('the start', () => {
  it('is the host’s, needs seats and options that fit, and happens once', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 4, { pile: '5' });
    expect(refusalOf(await service.table(id))).toBe('match.not-started');
    expect(refusalOf(await service.desk(id, 'u0'))).toBe('match.not-started');
    expect(refusalOf(await service.start(id, 'u1'))).toBe('match.not-host');
    expect(refusalOf(await service.start(id, 'u0'))).toBe('ferry.pile-too-small');
    must(await service.leave(id, 'u3'));
    const both = await Promise.all([service.start(id, 'u0'), service.start(id, 'u0')]);
    expect(both.map(refusalOf)).toEqual(['ok', 'match.not-open']);
    expect(refusalOf(await service.join(id, people[3]!))).toBe('match.not-open');
    expect(refusalOf(await service.leave(id, 'u1'))).toBe('match.not-open');
    expect(refusalOf(await service.setOption(id, 'u0', 'rounds', '1'))).toBe('match.not-open');
  });

  it('seats people by the seed alone and publishes its hash, not the seed', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id } = await gathered(service, 4);
    const { match } = must(await service.start(id, 'u0'));
    const [row] = await rows(db, 'matches');
    const seed = String(row!.seed);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(match.seedHash).toBe(seedHash(seed));
    expect(match.seed).toBeUndefined();
    expect(JSON.stringify(match)).not.toContain(seed);
    expect(match.seats.map(({ person }) => person)).toEqual(seatingOf(seed, people));
    expect(match.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(match.status).toBe('playing');
  });

  it('shuffles: over many seeds everybody begins about equally often', () => {
    const first = { a: 0, b: 0, c: 0 };
    for (let seed = 0; seed < 3000; seed += 1) {
      first[seatingOf(seed.toString(16).padStart(32, '0'), ['a', 'b', 'c'] as const)[0] as 'a'] += 1;
    }
    for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('seats as written down here, for ever: published seeds are checked by it', () => {
    expect(seatingOf('00'.repeat(16), ['a', 'b', 'c', 'd'])).toMatchInlineSnapshot(`
      [
        "c",
        "a",
        "b",
        "d",
      ]
    `);
  });
});

describe('finding matches', () => {
  it('lists a person’s matches that are not over, oldest first', async () => {
    const db = await database();
    const service = serviceOn(db);
    const first = await gathered(service, 2, {}, 'c1');
    const second = await gathered(service, 1, {}, 'c2');
    await db.db.updateTable('matches').set({ createdAt: 9 }).where('id', '=', first.id).execute();
    await db.db.updateTable('matches').set({ createdAt: 5 }).where('id', '=', second.id).execute();
    expect((await service.matchesOf('u0')).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await service.matchesOf('u1')).map(({ id }) => id)).toEqual([first.id]);
    expect(await service.matchesOf('u9')).toEqual([]);
  });
});
