import { expect, it } from 'vitest';
import { must } from '../harness.js';
import { begun, organiser, scene } from '../tournaments/scene.js';
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

it('is nothing to do or note where an organiser chooses once more by when a round ends', async () => {
  const { db, service, later } = await scene();
  const id = await begun(service, 4, { opens: 'time', hours: 48 });
  const { acts } = await service.acts('g1');
  const { dueAt } = (await service.tournament(id))!;
  later(5);
  const again = must(await service.changeTournament(id, organiser, { opens: 'time', hours: 48 }));
  expect([again.dueAt, (await service.acts('g1')).acts]).toEqual([dueAt, acts]);
  const longer = must(await service.changeTournament(id, organiser, { opens: 'time', hours: 72 }));
  expect([longer.dueAt! - dueAt!, (await service.acts('g1')).acts[0]!.about]).toEqual([
    29 * 3_600_000,
    { game: 'ferry', what: 'hours', from: 48, to: 72 },
  ]);
  await db.close();
});
