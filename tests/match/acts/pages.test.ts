import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertAct } from '../../../src/store/index.js';
import { must } from '../harness.js';
import { guild, openPlace, type Place } from './place.js';

/** So many acts of two servers in turn; ids of the first are odd. */
async function filled(count: number): Promise<Place> {
  const here = await openPlace();
  await here.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await insertAct(tx, { guildId: index % 2 ? 'g2' : 'g1', by: 'u1', kind: 'closed' }, here.clock.now + index);
    }
  });
  return here;
}

/** The ids of a page, and where it leads on to. */
async function page({ service }: Place, turn?: Parameters<Place['service']['acts']>[1], server = 'g1') {
  const { acts, newer, older } = await service.acts(server, turn);
  return { ids: acts.map(({ id }) => id), newer, older };
}
const from = (newest: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => newest - 2 * index);

it('reads what was done in a server ten at a time, newest first, and back again', async () => {
  const here = await filled(50);
  expect(await page(here)).toEqual({ ids: from(49, 10), newer: false, older: true });
  expect(await page(here, { before: 31 })).toEqual({ ids: from(29, 10), newer: true, older: true });
  expect(await page(here, { before: 11 })).toEqual({ ids: from(9, 5), newer: true, older: false });
  expect(await page(here, { after: 9 })).toEqual({ ids: from(29, 10), newer: true, older: true });
  // Fewer than ten are newer: then it is the first page, which is full.
  expect(await page(here, { after: 35 })).toEqual({ ids: from(49, 10), newer: false, older: true });
  expect(await page(here, { after: 29 })).toEqual({ ids: from(49, 10), newer: false, older: true });
  expect(await page(here, { before: 1 })).toEqual({ ids: [], newer: false, older: false });
  expect(await page(here, undefined, 'g3')).toEqual({ ids: [], newer: false, older: false });
  await here.db.close();
});

it('asks the database once for a page', async () => {
  const asked: string[] = [];
  const { db, service } = await openPlace((text) => void asked.push(text));
  asked.length = 0;
  for (const turn of [undefined, { before: 20 }, { after: 3 }]) await service.acts('g1', turn);
  expect(asked).toHaveLength(3);
  await db.close();
});

it('still reads what is damaged, or of another build', async () => {
  const here = await filled(1);
  for (const about of ['{', '[]', '7', '"x"']) {
    await sql`update acts set about = ${about}, kind = 'tomorrow'`.execute(here.db.db);
    const { acts } = await here.service.acts('g1');
    expect(acts).toEqual([{ id: 1, guildId: 'g1', at: here.clock.now, by: 'u1', kind: undefined, about: {} }]);
  }
  await here.db.close();
});

it('forgets what was done more than a while ago, however much it is, and nothing else', async () => {
  const here = await filled(1203);
  const { service, clock } = here;
  clock.now += 1200 + 1000;
  expect(await service.forgetActs(1000)).toBe(1200);
  expect(await page(here)).toEqual({ ids: [1203, 1201], newer: false, older: false });
  expect(await page(here, undefined, 'g2')).toEqual({ ids: [1202], newer: false, older: false });
  expect(await service.forgetActs(1000)).toBe(0);
  // No id is given twice: a page that is open would show something else.
  clock.now += 10_000;
  expect(await service.forgetActs(1000)).toBe(3);
  must(await service.changeServer(guild, 'u1', { ranked: 'never' }));
  expect((await page(here)).ids).toEqual([1204]);
  await here.db.close();
});
