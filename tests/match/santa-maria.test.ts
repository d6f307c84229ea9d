import { describe, expect, it } from 'vitest';
import { createRng, randomMove, readRecord, replay } from '../../src/engine/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import { createMatchService, type MatchService, verifyMatches } from '../../src/match/index.js';
import { database, drain, fixedBytes, must, people } from './harness.js';

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

/** Random legal moves by people, each through the service, until the match is over or so many steps are taken. */
async function playRandomly(service: MatchService, id: string, limit = 20_000): Promise<number> {
  const rng = createRng({ seed: '5a'.repeat(16), block: 0 });
  for (let step = 0; step < limit; step += 1) {
    const { match, position, game } = must(await service.table(id));
    if (match.status === 'over') return step;
    const persons = match.seats.filter(({ by }) => by === 'person');
    const waiting = game.pending(position.state).map(({ seat }) => seat);
    const { person } = rng.pick(persons.filter(({ seat }) => waiting.includes(seat)));
    const desk = must(await service.desk(id, person.id));
    const move = randomMove(game, desk.position.state, desk.seat, rng)!;
    const { seals } = must(service.preview(desk, move));
    const outcome = must(await service.play(id, person.id, desk.key, move));
    expect(outcome.seals).toEqual(seals);
    if (seals.length === 0 && rng.int(20) === 0) must(await service.undo(id, person.id));
  }
  return limit;
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
