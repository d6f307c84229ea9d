import { expect, it } from 'vitest';
import { must } from '../harness.js';
import { begun, endRound, scene, stateOf } from '../tournaments/scene.js';

it.each([
  [71, 1],
  [72, 0],
])('a result that is found %i hours after the end is told %i times in the channel for results', async (hours, told) => {
  const { db, service, later } = await scene();
  must(await service.changeServer({ id: 'g1', locale: 'en' }, 'boss', { resultsIn: 'hall' }));
  const id = await begun(service, 2);
  const [table] = (await stateOf(service, id)).rounds[0]!.tables;
  await endRound(service, id);
  const asked = () => db.db.selectFrom('announcements').selectAll().execute();
  expect((await asked()).map(({ matchId }) => matchId)).toEqual([table!.match]);
  // As a build leaves it that could not tell how it ended.
  await db.db.deleteFrom('results').execute();
  await db.db.deleteFrom('announcements').execute();
  later(hours);
  await service.review();
  await service.review();
  const expected = Array.from({ length: told }, () => [table!.match, 'hall', 1]);
  const found = await asked();
  expect(found.map(({ matchId, channelId, revision }) => [matchId, channelId, revision])).toEqual(expected);
  expect(await db.db.selectFrom('results').selectAll().execute()).toHaveLength(1);
  await db.close();
});
