import { describe, expect, it } from 'vitest';
import { copyPosition, createRng, playout, readRecord, replay, writeRecord } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { createMatchService, verifyMatches } from '../../src/match/index.js';
import { findMatch, listMoves } from '../../src/store/index.js';
import { seedOf } from '../seed.js';
import { database, fixedBytes, must, playRandomly } from './harness.js';

/** Stretches of moves, each followed by somebody's wish to go back or on again. */
const rounds = 5;
/** Its first ship is drawn later. */
const moreRounds: Record<string, number> = { 'santa-maria': 11 };

/** Nothing is drawn so early in it. */
const quietAtFirst = ['nusfjord'];

describe('a random match', () => {
  it.each(Object.values(games))(
    'of $id replays to the same position however often it went back and on again, and ends',
    async (game) => {
      const db = await database();
      const service = createMatchService({
        database: db,
        games,
        now: () => 1_700_000_000_000,
        randomBytes: fixedBytes(game.id),
      });
      const rng = createRng({ seed: seedOf(31), block: 0 });
      const people = ['Anna', 'Bo', 'Cem'].map((name, index) => ({ id: `u${index}`, name }));
      const lobby = { guildId: 'g1', channelId: 'c1', person: people[0]!, game: game.id, locale: 'en' } as const;
      const { id } = must(await service.create(lobby));
      for (const person of people.slice(1)) must(await service.join(id, person));
      const { seats } = must(await service.start(id, 'u0')).match;
      const done = { undo: 0, redo: 0, revealed: 0, quiet: 0 };
      for (let round = 0; round < (moreRounds[game.id] ?? rounds); round += 1) {
        await playRandomly(service, id, 1 + rng.int(9), rng);
        for (let again = 0; again < 2; again += 1) {
          const by = rng.pick(seats).person.id;
          const ways = await service.waysBack(id, by);
          if (!ways.ok) continue;
          const kind = ways.value.redo && rng.int(2) === 0 ? 'redo' : 'undo';
          const payload = ways.value[kind];
          if (!payload) continue;
          const before = must(await service.table(id)).position;
          const vote = must(await service.propose(id, { id: by, keeps: false }, { kind, payload }));
          for (const { person, agrees } of vote.ballots)
            if (!agrees) must(await service.vote(id, vote.id, person, true));
          const { position, match } = must(await service.table(id));
          expect([match.moves, position.rng]).toEqual([payload.base + 1, before.rng]);
          expect(payload.revealed && payload.asked.length < 2).toBe(false);
          done[kind] += 1;
          done[payload.revealed ? 'revealed' : 'quiet'] += 1;
        }
      }
      const { undo, redo, revealed, quiet } = done;
      expect([undo > 0, redo > 0, revealed > 0, quiet > 0]).toEqual([
        true,
        true,
        !quietAtFirst.includes(game.id),
        true,
      ]);
      expect((await verifyMatches({ database: db, games })).broken).toEqual([]);
      const { position } = must(await service.table(id));
      const { seed, options } = (await findMatch(db.db, id))!;
      const moves = (await listMoves(db.db, id, 0, 10_000)).map(({ move }) => move);
      const record = { game: game.id, rules: game.rules, seed: seed!, options, names: ['A', 'B', 'C'], moves };
      const read = must(readRecord(games, writeRecord(game, record)));
      expect(must(replay(game, read.record))).toEqual(position);
      const end = copyPosition(position);
      playout(game, end, rng);
      expect([game.pending(end.state), game.referee(end.state)]).toEqual([[], []]);
      await db.close();
    },
  );
});
