import { expect, it } from 'vitest';
import {
  announce,
  dueAnnouncements,
  hidePerson,
  insertResult,
  markAnnounced,
  showPerson,
} from '../../../src/store/index.js';
import { archive, invented } from './history.js';

it('has all that names somebody told anew when they want to appear or not, after what is new', async () => {
  const db = await archive();
  const results = invented(300, '2', { people: 8, guilds: 1, oddEvery: 0 });
  await db.transaction(async (tx) => {
    for (const [at, result] of results.entries()) {
      await insertResult(tx, result);
      await announce(tx, { guildId: 'g0', channelId: 'hall', about: { match: result.matchId }, askedAt: at });
      await markAnnounced(tx, at + 1, { messageId: `t${at}`, shown: 1 });
    }
  });
  const due = async (most: number) => (await dueAnnouncements(db.db, most)).map(({ about }) => about);
  const ofPerson = results.filter(({ seats }) =>
    seats.some(({ holders }) => holders.some((one) => one.person === 'p0')),
  );
  const own = ofPerson.map(({ matchId }) => ({ match: matchId }));
  expect([own.length > 100, await due(999)]).toEqual([true, []]);
  await db.transaction((tx) => hidePerson(tx, 'p0', 1));
  expect(await due(999)).toEqual(own);
  const fresh = { match: 'new' };
  await db.transaction((tx) => announce(tx, { guildId: 'g0', channelId: 'hall', about: fresh, askedAt: 500 }));
  expect(await due(3)).toEqual([fresh, ...own.slice(0, 2)]);
  expect(await due(1)).toEqual([fresh]);
  const asked = await dueAnnouncements(db.db, 999);
  await db.transaction(async (tx) => {
    for (const { id, revision: shown } of asked) await markAnnounced(tx, id, { messageId: `t${id}`, shown });
  });
  await db.transaction((tx) => showPerson(tx, 'p0'));
  expect(await due(999)).toEqual(own);
  await db.close();
});
