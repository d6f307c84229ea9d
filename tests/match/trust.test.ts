import { expect, it } from 'vitest';
import { createMatchService } from '../../src/match/index.js';
import { trustNamed } from '../../src/match/tables/trust.js';
import { countTurn } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import { database, fixedBytes, gathered, must, people, refusalOf } from './harness.js';

const now = Date.UTC(2026, 5, 15);
const eve = { id: 'u9', name: 'Eve' };

async function scene() {
  const db = await database();
  const game = ferryGame();
  const parts = { database: db, games: { [game.id]: game }, now: () => now, randomBytes: fixedBytes() };
  const service = createMatchService(parts);
  const { id } = await gathered(service, 2);
  const turns = (person: string, count: number, late: number, at = now) =>
    db.transaction(async (tx) => {
      for (let turn = 0; turn < count; turn += 1) await countTurn(tx, person, turn < late, at);
    });
  return { db, service, id, turns };
}

it('keeps out who was late too often, and says by which number; a share that is just enough is enough', async () => {
  const { service, id, turns } = await scene();
  expect(must(await service.setTrust(id, 'u0', trustNamed('80')!)).trust).toEqual({ least: 80 });
  await turns('u9', 29, 6);
  expect(await service.join(id, eve)).toEqual({
    ok: false,
    refusal: { id: 'trust.too-late', args: { least: 80, turns: 29, late: 6, share: 79 } },
  });
  await turns('u9', 1, 0);
  expect(must(await service.join(id, eve)).seats).toHaveLength(3);
});

it('takes in who is new, unless it is asked otherwise; what is long ago is forgotten', async () => {
  const { service, id, turns } = await scene();
  must(await service.setTrust(id, 'u0', trustNamed('90-proven')!));
  await turns('u9', 20, 20, Date.UTC(2025, 4, 31));
  await turns('u9', 9, 0);
  expect(await service.join(id, eve)).toEqual({
    ok: false,
    refusal: { id: 'trust.unproven', args: { least: 90, turns: 9, fewest: 10 } },
  });
  await turns('u2', 9, 9);
  must(await service.setTrust(id, 'u0', trustNamed('90')!));
  expect(refusalOf(await service.join(id, people[2]!))).toBe('ok');
  await turns('u9', 1, 0);
  must(await service.setTrust(id, 'u0', trustNamed('90-proven')!));
  expect(refusalOf(await service.join(id, eve))).toBe('ok');
});

it('is the host’s to say, lets in who is invited, and is asked anew in a rematch of nobody who was there', async () => {
  const { db, service, id, turns } = await scene();
  expect(refusalOf(await service.setTrust(id, 'u1', null))).toBe('match.not-host');
  must(await service.setTrust(id, 'u0', trustNamed('90')!));
  await turns('u1', 10, 10);
  await turns('u9', 10, 10);
  must(await service.invite(id, 'u0', [eve]));
  expect(refusalOf(await service.join(id, eve))).toBe('ok');
  must(await service.leave(id, 'u9'));
  must(await service.start(id, 'u0'));
  expect(refusalOf(await service.setTrust(id, 'u0', null))).toBe('match.not-open');
  expect((await service.find(id))!.trust).toBeUndefined();
  must(await service.resign(id, 'u1'));
  const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
  const { match } = must(await service.rematch(id, { ...place, person: people[0]! }));
  expect(match.trust).toEqual({ least: 90 });
  expect(refusalOf(await service.join(match.id, eve))).toBe('trust.too-late');
  expect(refusalOf(await service.join(match.id, people[1]!))).toBe('ok');
  await db.db.updateTable('matches').set({ trust: '{"least":"x"}' }).where('id', '=', match.id).execute();
  expect(refusalOf(await service.join(match.id, eve))).toBe('ok');
});
