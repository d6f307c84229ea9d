import { expect, it } from 'vitest';
import type { MatchService } from '../../../src/match/index.js';
import { rows } from '../harness.js';
import { begun, endRound, joined, organiser, scene, setUp, stateOf } from './scene.js';

/** What a bot does again and again, as if it had just been started. */
type Work = (service: MatchService, id: number) => Promise<unknown>;

/** So many statements further each time: with three works all kinds of them are met. */
const step = 3;

/** Breaks off before a statement of some work, another one each time, does it once more, and looks at what there is. */
async function brokenEverywhere(
  before: (service: MatchService) => Promise<number>,
  work: Work,
  look: (s: Awaited<ReturnType<typeof scene>>, id: number) => Promise<void>,
): Promise<number> {
  const fuse = { at: 0, count: 0 };
  for (let at = 1; ; at += step) {
    fuse.at = 0;
    const s = await scene(':memory:', () => {
      fuse.count += 1;
      if (fuse.count === fuse.at) throw new Error('power cut');
    });
    const id = await before(s.service);
    Object.assign(fuse, { at, count: 0 });
    const how = await work(s.service, id).then(
      () => 'done',
      (error: Error) => error.message,
    );
    fuse.at = 0;
    if (how !== 'done') {
      expect(how).toBe('power cut');
      await work(s.serve('b'), id);
    }
    await look(s, id);
    await s.db.close();
    if (how === 'done') return at - 1;
  }
}

it('a round is drawn and its tables are set up once each, wherever it is broken off', async () => {
  const start: Work = async (service, id) => {
    await service.startTournament(id, organiser);
    await setUp(service, id);
  };
  const statements = await brokenEverywhere(
    (service) => joined(service, 3, { rounds: 2 }),
    start,
    async ({ db, service }, id) => {
      const { rounds } = await stateOf(service, id);
      expect(rounds.map(({ tables, byes }) => [tables.map(({ state }) => state), byes.length])).toEqual([
        [['playing'], 1],
      ]);
      expect((await rows(db, 'matches')).map(({ id: match }) => match)).toEqual([rounds[0]!.tables[0]!.match]);
      expect((await rows(db, 'outbox')).map(({ kind }) => kind)).toEqual(['start']);
      expect(await rows(db, 'seats')).toHaveLength(2);
    },
  );
  expect(statements).toBeGreaterThan(25);
}, 60_000);

it('the next round is opened once, wherever that is broken off', async () => {
  const statements = await brokenEverywhere(
    async (service) => {
      const id = await begun(service, 2, { rounds: 2 });
      await endRound(service, id);
      return id;
    },
    (service, id) => setUp(service, id),
    async ({ db, service }, id) => {
      const { rounds } = await stateOf(service, id);
      expect(rounds.map(({ tables }) => tables.map(({ state }) => state))).toEqual([['over'], ['playing']]);
      expect(await rows(db, 'matches')).toHaveLength(2);
    },
  );
  expect(statements).toBeGreaterThan(20);
}, 60_000);
