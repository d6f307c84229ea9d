import { expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import { database, serviceOn } from '../harness.js';

it.each([
  ['+03:00', 'Etc/GMT-3'],
  ['-05:00', 'Etc/GMT+5'],
  ['+05:30', 'Etc/GMT-5'],
  ['Atlantis/Port', 'UTC'],
])('keeps all other habits where time is shown by no zone such as %s any more', async (zone, now) => {
  const db = await database();
  const habits = {
    ...usualHabits,
    zone,
    quiet: { from: 1320, until: 480 },
    place: 'dm',
    uninvited: true,
    locale: 'ru',
  };
  await db.db
    .insertInto('habits')
    .values({ userId: 'u1', habits: JSON.stringify(habits), digestAt: null })
    .execute();
  const service = serviceOn(db);
  expect((await service.calling('u1')).habits).toEqual({ ...habits, zone: now });
  expect(await service.reads('u1')).toBe('ru');
  await db.close();
});
