import { expect, it } from 'vitest';
import { createCommunity } from '../../../src/community/index.js';
import type { AnyGame } from '../../../src/engine/index.js';
import { achievements } from '../../../src/games/nusfjord/series.js';
import type { State } from '../../../src/games/nusfjord/state.js';
import { achievedBy, findResult, hidePerson } from '../../../src/store/index.js';
import { ferryGame } from '../fixture-game.js';
import { atTurns, database, must, playRandomly, serviceOn } from '../harness.js';

/** A ferry whose rules give names to what a lone player achieves: having played, and a rank by points. */
const game: AnyGame = {
  ...ferryGame(),
  achievements: (finished, total) => [
    ...finished.map(() => ({ id: 'far' })),
    ...(total >= 10 ? [{ id: 'captain', rank: Math.floor(total / 10) }] : []),
  ],
};

const corrected = (points: number) => [{ seat: 0, points, place: 1, winner: true }];

it('is what one who played alone to the end has reached by the rules, and follows the result', async () => {
  const db = await database();
  const service = serviceOn(db, game);
  const community = createCommunity({ database: db });
  const { id, holders } = await atTurns(service, 1, { rounds: '1' });
  const [person = ''] = holders;
  await playRandomly(service, id);
  must(await service.correctResult(id, 'u9', corrected(25)));
  const far = { game: 'ferry', id: 'far' };
  expect((await findResult(db.db, id))?.achievements).toEqual([{ id: 'far' }, { id: 'captain', rank: 2 }]);
  expect(await achievedBy(db.db, person)).toEqual([{ game: 'ferry', id: 'captain', rank: 2 }, far]);
  must(await service.cancelResult(id, 'u9', true));
  expect(await achievedBy(db.db, person)).toEqual([]);
  must(await service.cancelResult(id, 'u9', false));
  must(await service.correctResult(id, 'u9', corrected(9)));
  expect(await achievedBy(db.db, person)).toEqual([far]);
  expect(await community.achievementRecords({ guild: 'g1' })).toMatchObject([{ ...far, matchId: id, person }]);
  expect(await community.achievementRecords({ guild: 'g2' })).toEqual([]);
  await db.transaction((tx) => hidePerson(tx, person, 1));
  expect(await community.achievementRecords({ game: 'ferry' })).toEqual([]);
  expect((await community.profile(person, 'g1', person))?.games[0]?.achieved).toEqual([far]);
  await db.close();
});

it('is nobody’s who has given up or played with others', async () => {
  const db = await database();
  const service = serviceOn(db, game);
  const alone = await atTurns(service, 1, {}, 'c1');
  must(await service.resign(alone.id, alone.holders[0]!));
  const both = await atTurns(service, 2, { rounds: '1' }, 'c2');
  await playRandomly(service, both.id);
  expect(await db.db.selectFrom('results').select('achievements').execute()).toEqual([
    { achievements: '[]' },
    { achievements: '[]' },
  ]);
  expect(await db.db.selectFrom('achieved').selectAll().execute()).toEqual([]);
  await db.close();
});

it('is found out at a start where the result is older than that', async () => {
  const db = await database();
  const service = serviceOn(db, game);
  const { id, holders } = await atTurns(service, 1, { rounds: '1' });
  await playRandomly(service, id);
  const wanted = await achievedBy(db.db, holders[0]!);
  expect(wanted).toContainEqual({ game: 'ferry', id: 'far' });
  await db.db.updateTable('results').set({ achievements: null }).execute();
  await db.db.deleteFrom('achieved').execute();
  await serviceOn(db, game).review();
  expect(await achievedBy(db.db, holders[0]!)).toEqual(wanted);
  await db.close();
});

it('of a campaign of Nusfjord is the rank after all of its games', () => {
  const game = (series: string, rank: number) => ({ variants: { series, rank } }) as State;
  const campaign = (rank: number, games = 3) => Array.from({ length: games }, () => game('campaign', rank));
  expect(achievements(campaign(12), 118)).toEqual([{ id: 'campaign', rank: 18 }]);
  expect(achievements(campaign(12), 102)).toEqual([{ id: 'campaign', rank: 11 }]);
  expect(achievements(campaign(0), 95)).toEqual([]);
  expect(achievements(campaign(12, 2), 118)).toEqual([]);
  expect(achievements([game('single', 0)], 118)).toEqual([]);
});
