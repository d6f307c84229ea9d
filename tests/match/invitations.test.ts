import { expect, it } from 'vitest';
import { usualHabits } from '../../src/days/habits.js';
import { createMatchService } from '../../src/match/index.js';
import { ferryGame } from './fixture-game.js';
import { database, fixedBytes, gathered, must, people, refusalOf } from './harness.js';

const day = 24 * 60 * 60 * 1000;
const [, bo, cem, dot] = people as [(typeof people)[0], ...typeof people];
const eve = { id: 'u9', name: 'Eve' };

async function scene() {
  const start = 1_700_000_000_000;
  const clock = { at: start };
  const db = await database();
  const game = ferryGame();
  const parts = { database: db, games: { [game.id]: game }, now: () => clock.at, randomBytes: fixedBytes() };
  const service = createMatchService(parts);
  const { id } = await gathered(service, 2);
  const pings = async () => (await service.takePings()).map((ping) => ('people' in ping ? ping.people : []));
  return { clock, start, service, id, pings, tables: (reader: string) => service.openTables('g1', reader) };
}

it('holds a seat for whoever is invited, which counts as taken for others, until they answer', async () => {
  const { start, service, id, tables, pings } = await scene();
  const { asked, not, match } = must(await service.invite(id, 'u0', [bo!, cem!, dot!, eve]));
  expect(asked).toEqual([cem, dot]);
  expect(not).toEqual([
    { id: 'invite.in-already', args: { person: 'Bo' } },
    { id: 'invite.no-room', args: { person: 'Eve' } },
  ]);
  expect(match.invited).toEqual([cem, dot].map((person) => ({ person, until: start + 2 * day })));
  expect(await pings()).toEqual([['u2', 'u3']]);
  expect([refusalOf(await service.join(id, eve)), refusalOf(await service.addComputer(id, 'u0', 'easy'))]).toEqual([
    'match.held',
    'match.held',
  ]);
  expect([await tables('u9'), (await tables('u2')).length]).toEqual([[], 1]);
  expect(must(await service.join(id, cem!)).invited).toEqual([{ person: dot, until: start + 2 * day }]);
  expect(must(await service.decline(id, 'u3')).invited).toBeUndefined();
  expect(refusalOf(await service.decline(id, 'u3'))).toBe('invite.none');
  expect(must(await service.invite(id, 'u0', [dot!])).not).toEqual([
    { id: 'invite.asked-already', args: { person: 'Dot' } },
  ]);
  expect(must(await service.join(id, eve)).seats).toHaveLength(4);
});

it('is the host’s to take back: then nobody is told of it, and the seat is free; given again it is told once', async () => {
  const { clock, start, service, id, pings, tables } = await scene();
  must(await service.invite(id, 'u0', [cem!, dot!]));
  expect(refusalOf(await service.recall(id, 'u1', 'u3'))).toBe('match.not-host');
  expect(refusalOf(await service.recall('nothere', 'u0', 'u3'))).toBe('match.not-found');
  expect(must(await service.recall(id, 'u0', 'u3')).invited?.map(({ person }) => person.id)).toEqual(['u2']);
  expect(refusalOf(await service.recall(id, 'u0', 'u3'))).toBe('invite.no-more');
  expect([await pings(), (await tables('u9')).length]).toEqual([[['u2']], 1]);
  expect(refusalOf(await service.decline(id, 'u3'))).toBe('invite.none');
  // By mistake: who was not told of it yet is now, who was is not.
  expect(must(await service.invite(id, 'u0', [dot!])).asked).toEqual([dot]);
  const sent = await service.takePings();
  expect(sent.map((ping) => ('people' in ping ? ping.people : []))).toEqual([['u3']]);
  for (const { nonce } of sent) await service.pingSent(nonce);
  clock.at += day;
  must(await service.recall(id, 'u0', 'u3'));
  const again = must(await service.invite(id, 'u0', [dot!, cem!]));
  expect([again.asked, again.not.map((why) => why.id)]).toEqual([[dot], ['invite.asked-already']]);
  expect(again.match.invited).toContainEqual({ person: dot, until: start + 3 * day });
  expect(await pings()).toEqual([]);
  expect(refusalOf(await service.join(id, eve))).toBe('match.held');
  must(await service.decline(id, 'u3'));
  expect(must(await service.invite(id, 'u0', [dot!])).not.map((why) => why.id)).toEqual(['invite.asked-already']);
  expect(refusalOf(await service.join(id, eve))).toBe('ok');
});

it('is the host’s to give, not to those who want none, and ends by itself after two days', async () => {
  const { clock, service, id, pings } = await scene();
  expect(refusalOf(await service.invite(id, 'u1', [dot!]))).toBe('match.not-host');
  expect(refusalOf(await service.invite('nothere', 'u0', [dot!]))).toBe('match.not-found');
  must(await service.setHabits('u3', { ...usualHabits, uninvited: true }));
  must(await service.setHabits('u2', { ...usualHabits, quiet: { from: 0, until: 840 } }));
  clock.at = Date.UTC(2026, 0, 5, 1);
  const { asked, not } = must(await service.invite(id, 'u0', [cem!, dot!]));
  expect([asked, not]).toEqual([[cem], [{ id: 'invite.unwilling', args: { person: 'Dot' } }]]);
  expect(await pings()).toEqual([]);
  clock.at = Date.UTC(2026, 0, 5, 14);
  const [ping] = await service.takePings();
  expect(ping).toMatchObject({ kind: 'invite', people: ['u2'], retried: false });
  await service.pingSent(ping!.nonce);
  expect(await pings()).toEqual([]);
  expect(await service.endInvitations()).toEqual([]);
  clock.at = Date.UTC(2026, 0, 7, 1);
  expect((await service.endInvitations()).map((match) => [match.id, match.invited])).toEqual([[id, undefined]]);
  expect(await service.endInvitations()).toEqual([]);
  expect(refusalOf(await service.decline(id, 'u2'))).toBe('invite.none');
});

it('is not told any more to who has joined, was asked to a match that began, or sleeps until it is over', async () => {
  const { service, id, pings } = await scene();
  must(await service.invite(id, 'u0', [cem!, dot!]));
  must(await service.join(id, cem!));
  must(await service.mute(id, 'u3', true));
  expect(await pings()).toEqual([]);
  must(await service.start(id, 'u0'));
  expect(refusalOf(await service.decline(id, 'u3'))).toBe('match.not-open');
});
