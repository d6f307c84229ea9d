import { expect, it } from 'vitest';
import { must } from '../harness.js';
import { guild, keeper, openPlace } from './place.js';

it('is nothing to note where a server names the same channels or roles in another order', async () => {
  const { db, service } = await openPlace();
  const choose = async (ids: string[]) =>
    must(await service.changeServer(guild, keeper.id, { channels: ids, roles: ids, creators: 'roles' }));
  await choose(['c1', 'c2']);
  const { acts } = await service.acts('g1');
  await choose(['c2', 'c1']);
  expect((await service.acts('g1')).acts).toEqual(acts);
  await db.close();
});
