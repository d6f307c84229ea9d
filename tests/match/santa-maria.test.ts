import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import { createMatchService, type MatchService, verifyMatches } from '../../src/match/index.js';
import { database, drain, fixedBytes, must, people, playRandomly } from './harness.js';

const games = { 'santa-maria': santaMaria };

async function table(
  seats: number,
): Promise<{ service: MatchService; id: string; db: Awaited<ReturnType<typeof database>> }> {
  const db = await database();
  const service = createMatchService({ database: db, games, randomBytes: fixedBytes(`santa-maria ${seats}`) });
  const [host, ...others] = people.slice(0, seats);
  const place = { guildId: 'g1', channelId: 'c1', game: 'santa-maria', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host! }));
  for (const person of others) must(await service.join(id, person));
  must(await service.start(id, host!.id));
  return { service, id, db };
}

describe('Santa Maria through the service', () => {
  it.each([1, 2, 4])(
    'plays with %i seats to the end, with drafts, undo and posts, and replays equal',
    async (seats) => {
      const { service, id, db } = await table(seats);
      await playRandomly(service, id);
      await drain(service);
      const { match, sheet } = must(await service.scores(id));
      expect(sheet.seats).toHaveLength(seats);
      expect(await verifyMatches({ database: db, games })).toEqual({
        matches: 1,
        moves: match.moves,
        mismatches: 0,
        broken: [],
      });
      const { game, record } = must(readRecord(games, must(await service.record(id))));
      expect(game.score(must(replay(game, record)).state)).toEqual(sheet);
      expect(must(await service.log(id, undefined))).toHaveLength(match.moves);
    },
  );

  it('is played to its end by the engine where somebody resigned', async () => {
    const { service, id, db } = await table(3);
    await playRandomly(service, id, 40);
    const { match } = must(await service.table(id));
    must(await service.resign(id, match.seats[1]!.person.id));
    await playRandomly(service, id);
    const log = must(await service.log(id, undefined));
    const by = log.filter(({ by: who }) => who === 'engine').map(({ move }) => move.seat);
    expect(by.length).toBeGreaterThan(0);
    expect(new Set(by)).toEqual(new Set([1]));
    expect((await verifyMatches({ database: db, games })).broken).toEqual([]);
  });
});
