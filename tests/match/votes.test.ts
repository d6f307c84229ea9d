import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createMatchService, type MatchService } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { onPostgres } from '../postgres/database.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, drain, fixedBytes, must, people, refusalOf, rows, take } from './harness.js';

const hour = 60 * 60 * 1000;
const clock = { now: 0 };
const ended = { kind: 'end', payload: {} } as const;
const as = (id: string, keeps = false) => ({ id, keeps });

function serviceOn(db: Database, seed = 'a'): MatchService {
  return createMatchService({
    database: db,
    games: { ferry: ferryGame() },
    now: () => clock.now,
    randomBytes: fixedBytes(seed),
  });
}

/** A match of three in which somebody has proposed to end it. */
async function asked() {
  clock.now = 1_700_000_000_000;
  const db = await database();
  const service = serviceOn(db);
  const { id, holders } = await atTurns(service, 3);
  const [ann, bo, cem] = holders as [string, string, string];
  const vote = must(await service.propose(id, as(ann), ended));
  return { db, service, id, ann, bo, cem, vote: vote.id };
}

/** What the only vote's message would say. */
async function told(service: MatchService) {
  const [vote] = await service.untoldVotes();
  return vote && [vote.state, vote.why, vote.ballots.map(({ agrees }) => agrees)];
}

/** Tells everything, as the bot does. */
async function tellAll(service: MatchService): Promise<number> {
  const votes = await service.untoldVotes();
  for (const vote of votes)
    await service.voteTold(vote, { channelId: vote.match.channelId, messageId: `m-${vote.id}` });
  return votes.length;
}

describe('a vote', () => {
  it('asks all who hold a seat, the proposer counting as agreeing, and is carried out by the last to agree', async () => {
    const { service, id, ann, bo, cem, vote } = await asked();
    expect(await told(service)).toEqual(['open', undefined, [true, undefined, undefined]]);
    expect((await service.votes(id))[0]).toMatchObject({ by: ann, until: clock.now + 72 * hour });
    expect(must(await service.vote(id, vote, bo, true)).state).toBe('open');
    expect((await service.find(id))!.status).toBe('playing');
    expect(must(await service.vote(id, vote, cem, true)).state).toBe('carried');
    expect(await service.find(id)).toMatchObject({ status: 'over', closed: true });
    const [batch, ...none] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.ended-agreed']);
    expect(none).toEqual([]);
  });

  it('is decided by one who is against it, also after having agreed', async () => {
    const { service, id, bo, cem, vote } = await asked();
    must(await service.vote(id, vote, bo, true));
    expect(must(await service.vote(id, vote, bo, false)).state).toBe('failed');
    expect(refusalOf(await service.vote(id, vote, cem, true))).toBe('vote.late-failed');
    expect((await service.find(id))!.status).toBe('playing');
    expect(await service.votes(id)).toEqual([]);
  });

  it('hears nobody else, and nobody twice', async () => {
    const { service, id, ann, bo, vote } = await asked();
    const stranger = people.find((person) => !['u0', 'u1', 'u2'].includes(person.id))!.id;
    expect(refusalOf(await service.vote(id, vote, stranger, true))).toBe('vote.not-asked');
    expect(refusalOf(await service.vote(id, vote, ann, true))).toBe('vote.own');
    must(await service.vote(id, vote, bo, true));
    expect(refusalOf(await service.vote(id, vote, bo, true))).toBe('vote.agreed-already');
    expect(refusalOf(await service.vote(id, 'nosuchid', bo, true))).toBe('vote.gone');
    expect(refusalOf(await service.vote('nosuchid', vote, bo, true))).toBe('match.not-found');
    expect(refusalOf(await service.propose(id, as(stranger, true), ended))).toBe('match.not-seated');
  });

  it('is open once for each kind, until it is decided', async () => {
    const { service, id, ann, bo, vote } = await asked();
    expect(refusalOf(await service.propose(id, as(bo), ended))).toBe('vote.open-already');
    must(await service.withdraw(id, vote, as(ann)));
    expect(refusalOf(await service.propose(id, as(bo), ended))).toBe('ok');
  });

  it('is taken back by who proposed it, the host, or who manages the server, and by nobody else', async () => {
    const { service, id, ann, vote } = await asked();
    const guest = ['u1', 'u2'].find((one) => one !== ann)!;
    expect(refusalOf(await service.withdraw(id, vote, as(guest)))).toBe('vote.not-yours');
    expect(must(await service.withdraw(id, vote, as('u9', true))).state).toBe('withdrawn');
    expect(refusalOf(await service.vote(id, vote, guest, true))).toBe('vote.late-withdrawn');
  });

  it('expires after three days, whoever looks first', async () => {
    const { service, id, ann, bo, vote } = await asked();
    await tellAll(service);
    clock.now += 72 * hour - 1;
    expect(await service.untoldVotes()).toEqual([]);
    clock.now += 1;
    // Too late, though nothing has noted yet that it has expired.
    expect(refusalOf(await service.vote(id, vote, bo, true))).toBe('vote.late-time');
    expect(await told(service)).toEqual(['expired', 'time', [true, undefined, undefined]]);
    const again = must(await service.propose(id, as(ann), ended));
    clock.now += 72 * hour;
    expect(await service.votes(id)).toEqual([]);
    // The next proposal of its kind does not wait for anybody to note it.
    expect(must(await service.propose(id, as(bo), ended)).id).not.toBe(again.id);
  });

  it('expires when somebody who was asked has resigned, and when the match ends', async () => {
    const { service, id, ann, bo, cem, vote } = await asked();
    await tellAll(service);
    must(await service.vote(id, vote, bo, true));
    must(await service.resign(id, cem));
    expect(refusalOf(await service.vote(id, vote, bo, false))).toBe('vote.late-people');
    expect(await told(service)).toEqual(['expired', 'people', [true, true, undefined]]);
    const next = must(await service.propose(id, as(bo), ended)).id;
    await tellAll(service);
    must(await service.close(id, 'u0', true));
    expect(await told(service)).toEqual(['expired', 'over', [undefined, true]]);
    expect(refusalOf(await service.vote(id, next, ann, true))).toBe('vote.late-over');
    expect(refusalOf(await service.propose(id, as(ann), ended))).toBe('match.closed');
  });

  it('expires when a seat has changed hands since', async () => {
    const { service, id, ann, bo, cem, vote } = await asked();
    await service.meet({ id: 'u7', name: 'Zoe' });
    const payload = { seat: 1, from: bo, to: 'u7', kept: false };
    const other = must(await service.propose(id, as(ann), { kind: 'replace', payload }));
    for (const person of [bo, cem, 'u7']) must(await service.vote(id, other.id, person, true));
    for (const person of [cem, 'u7']) {
      expect(refusalOf(await service.vote(id, vote, person, true))).toBe('vote.late-people');
    }
    expect((await service.find(id))!.status).toBe('playing');
  });

  it('is done at once where nobody else has a say', async () => {
    const { db, service, id, ann, bo, cem, vote } = await asked();
    must(await service.withdraw(id, vote, as(ann)));
    must(await service.resign(id, bo));
    must(await service.resign(id, cem));
    expect(must(await service.propose(id, as(ann), ended)).state).toBe('carried');
    expect((await service.find(id))!.closed).toBe(true);
    expect((await rows(db, 'votes')).map(({ state }) => state)).toEqual(['withdrawn', 'carried']);
    expect(await service.untoldVotes()).toEqual([]);
  });

  it('is not for a match that gathers', async () => {
    const service = serviceOn(await database());
    const lobby = { guildId: 'g1', channelId: 'c1', person: people[0]!, game: 'ferry', locale: 'en' } as const;
    const { id } = must(await service.create(lobby));
    expect(refusalOf(await service.propose(id, as('u0'), ended))).toBe('match.not-started');
  });
});

describe('the message of a vote', () => {
  it('is owed once, and again after each change, until it was told', async () => {
    const { service, id, bo, cem, vote } = await asked();
    let called = 0;
    service.onOwed(() => {
      called += 1;
    });
    expect(await tellAll(service)).toBe(1);
    expect(await tellAll(service)).toBe(0);
    const before = (await service.votes(id))[0]!;
    must(await service.vote(id, vote, bo, true));
    expect(called).toBe(1);
    // What was told before the change does not count for it.
    await service.voteTold(before, { channelId: 'c1', messageId: 'm1' });
    expect(await tellAll(service)).toBe(1);
    must(await service.vote(id, vote, cem, false));
    expect([await tellAll(service), await tellAll(service)]).toEqual([1, 0]);
  });

  it('that was never posted is not posted once its vote is decided; one that is, is owed for a day', async () => {
    const { service, id, ann, bo, vote } = await asked();
    must(await service.vote(id, vote, bo, false));
    expect(await service.untoldVotes()).toEqual([]);
    const next = must(await service.propose(id, as(ann), ended)).id;
    await tellAll(service);
    must(await service.vote(id, next, bo, false));
    expect(await told(service)).toEqual(['failed', undefined, [true, false, undefined]]);
    clock.now += 25 * hour;
    expect(await service.untoldVotes()).toEqual([]);
  });

  it('goes with the match to another channel, and waits there where its channel is gone', async () => {
    const { service, id, ann } = await asked();
    const [vote] = await service.untoldVotes();
    await service.voteTold(vote!, { channelId: 'c1', messageId: null });
    expect(await service.untoldVotes()).toEqual([]);
    must(await service.relocate(id, ann, { guildId: 'g1', channelId: 'c2', locale: 'en' }));
    expect(await tellAll(service)).toBe(1);
  });
});

describe('two processes and restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'votes-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lose no ballot, carry a vote out once, and go on with it after a restart', async () => {
    clock.now = 1_700_000_000_000;
    const file = join(folder, 'harbour.db');
    const [one, two] = [await database(file), await database(file)];
    const [first, second] = [serviceOn(one), serviceOn(two, 'b')];
    const { id, holders } = await atTurns(first, 4);
    const [ann, bo, cem, dot] = holders as [string, string, string, string];
    const proposed = await Promise.all([first.propose(id, as(ann), ended), second.propose(id, as(bo), ended)]);
    expect(proposed.map(refusalOf).sort()).toEqual(['ok', 'vote.open-already']);
    const { id: vote, by } = (await first.votes(id))[0]!;
    const others = [ann, bo, cem, dot].filter((person) => person !== by);
    const answers = await Promise.all([
      first.vote(id, vote, others[0]!, true),
      second.vote(id, vote, others[1]!, true),
      second.play(id, ann, undefined, take(1)),
    ]);
    expect(answers.map(refusalOf)).toEqual(['ok', 'ok', 'ok']);
    await one.close();
    await two.close();
    const [three, four] = [await database(file), await database(file)];
    const again = [serviceOn(three, 'c'), serviceOn(four, 'd')];
    expect((await again[0]!.votes(id))[0]!.ballots.filter(({ agrees }) => agrees)).toHaveLength(3);
    const last = await Promise.all(again.map((service) => service.vote(id, vote, others[2]!, true)));
    expect(last.map(refusalOf).sort()).toEqual(['ok', 'vote.late-carried']);
    const events = (await rows(three, 'outbox')).flatMap(({ events: text }) => JSON.parse(String(text)));
    expect(events.filter(({ event }) => event.id === 'match.ended-agreed')).toHaveLength(1);
    expect(await rows(three, 'drafts')).toEqual([]);
    await three.close();
    await four.close();
  });

  it('leave no trace of a vote that could not be carried out, and let it be tried again', async () => {
    const { db, service, id, bo, cem, vote } = await asked();
    must(await service.vote(id, vote, bo, true));
    await drain(service);
    await db.db.schema.alterTable('outbox').renameTo('away').execute();
    await expect(service.vote(id, vote, cem, true)).rejects.toThrow();
    await db.db.schema.alterTable('away').renameTo('outbox').execute();
    expect([(await service.find(id))!.status, (await service.votes(id))[0]!.state]).toEqual(['playing', 'open']);
    expect(must(await service.vote(id, vote, cem, true)).state).toBe('carried');
  });
});

describe('a vote that cannot be read', () => {
  it.skipIf(onPostgres).each([
    ['payload', "'{'"],
    ['payload', '\'{"x":1}\''],
    ['ballots', "'[{}]'"],
    ['kind', "'dance'"],
    ['expires_at', "'soon'"],
  ])('expires, is said so, and leaves the match alone: %s = %s', async (column, text) => {
    const { db, service, id, bo, vote } = await asked();
    await tellAll(service);
    await sql`update votes set ${sql.ref(column)} = ${sql.raw(text)}`.execute(db.db);
    const refused = refusalOf(await service.vote(id, vote, bo, true));
    expect(['vote.late-impossible', 'vote.late-people']).toContain(refused);
    expect((await told(service))!.slice(0, 2)).toEqual(['expired', refused.replace('vote.late-', '')]);
    expect(refusalOf(await service.propose(id, as(bo), ended))).toBe('ok');
  });
});
