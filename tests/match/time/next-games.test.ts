import { afterEach, describe, expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import { createMatchService, verifyMatches } from '../../../src/match/index.js';
import type { Database } from '../../../src/store/index.js';
import { database, fixedBytes, must, people } from '../harness.js';
import { callAll, noon, toldOf } from './days-table.js';
import { signalGame } from './signal-game.js';

let db: Database;
afterEach(async () => {
  const { broken } = await verifyMatches({ database: db, games: { signal: signalGame() } });
  await db.close();
  expect(broken).toEqual([]);
});

/** Who sits second to last or so wants to know that they are next; nobody has been called yet. */
async function table(seats: number, wanting: number, options: Record<string, string> = {}) {
  db = await database();
  const clock = { now: noon };
  const games = { signal: signalGame() };
  const service = createMatchService({ database: db, games, now: () => clock.now, randomBytes: fixedBytes() });
  const [host, ...others] = people.slice(0, seats);
  const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host!, game: 'signal', options }));
  for (const person of others) must(await service.join(id, person));
  const want = async (person: string) => must(await service.setHabits(person, { ...usualHabits, next: true as const }));
  if (wanting < 0) for (const { id: person } of people.slice(0, seats)) await want(person);
  const { match } = must(await service.start(id, host!.id));
  const at = match.seats.map(({ person }) => person.id);
  if (wanting >= 0) await want(at[wanting]!);
  const told = async () => {
    await callAll(service);
    const pings = await service.takePings();
    for (const { nonce } of pings) await service.pingSent(nonce);
    return pings.map(toldOf);
  };
  const play = async (seat: number, action: string, match = id) => {
    clock.now += 1;
    must(await service.play(match, at[seat]!, undefined, { action, args: {} }));
  };
  return { service, id, at, told, play, want };
}

describe('who is next in a game that begins with a turn', () => {
  it('is told so at its start', async () => {
    const { at, told } = await table(3, -1);
    expect(await told()).toEqual([`next ${at[1]}`]);
  });

  it('is told so at the start of the next game of a series', async () => {
    const { service, at, told, play } = await table(3, 1, { games: '2', rounds: '1' });
    for (const seat of [0, 1, 2]) await play(seat, 'end');
    expect(await told()).toEqual([`next ${at[1]}`]);
    const second = (await service.inChannel('c1'))!;
    expect((await service.clocks(second.id)).map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('what is ordered in a series', () => {
  it('is played in the next game from its first move on, and calls only whom it comes to', async () => {
    const { service, id, at, told, play } = await table(3, 2, { games: '2', rounds: '1' });
    must(await service.order(id, at[0]!, { only: true }));
    for (const seat of [0, 1]) await play(seat, 'end');
    await callAll(service);
    await play(2, 'end');
    const second = (await service.inChannel('c1'))!;
    const log = must(await service.log(second.id, undefined));
    expect(log.map(({ move, by }) => `${move.seat} ${move.action} ${by}`)).toEqual(['0 end order']);
    const [over] = await service.takeBatches();
    await service.batchPosted(over!.nonce, 'm-over');
    const [batch] = await service.takeBatches();
    expect([batch!.match.id, batch!.events.map(({ by, event }) => [by, event.id])]).toEqual([
      second.id,
      [['order', 'order.silent']],
    ]);
    const called = (await service.clocks(second.id)).map(({ seat, since }) => ({ seat, since }));
    expect(called.map(({ seat }) => seat)).toEqual([1]);
    await service.batchPosted(batch!.nonce, 'm-next', { called, unheard: [] });
    expect(await told()).toEqual([`next ${at[2]}`]);
  });
});

describe('who is next while others than whose turn it is are asked', () => {
  it('is not told so by a question out of turn', async () => {
    const { at, told, play, want } = await table(4, 3);
    await told();
    await want(at[1]!);
    await play(0, 'ask');
    expect(await told()).toEqual([]);
    await play(2, 'reply');
    expect(await told()).toEqual([`next ${at[1]}`]);
  });

  it('is told so the first time that one alone is waited for', async () => {
    const { service, id, at, told, play } = await table(4, 2);
    await told();
    await play(0, 'call');
    expect((await service.clocks(id)).map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(await told()).toEqual([]);
    const payload = must(await service.waysBack(id, at[0]!)).undo!;
    const vote = must(await service.propose(id, { id: at[0]!, keeps: false }, { kind: 'undo', payload }));
    for (const seat of payload.asked) must(await service.vote(id, vote.id, at[seat]!, true));
    await play(0, 'end');
    expect(await told()).toEqual([`next ${at[2]}`]);
  });
});
