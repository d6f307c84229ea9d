import { expect, it } from 'vitest';
import { isStandIn } from '../../../src/match/privacy/stand-in.js';
import type { Database } from '../../../src/store/index.js';
import { database, must, refusalOf, serviceOn, take } from '../harness.js';
import { bo, lifeOf, tracesIn, zora } from './scene.js';

/** A database that has a life in it. */
async function lived() {
  const db = await database();
  const service = serviceOn(db);
  return { db, service, scene: await lifeOf(db, service) };
}

it('reads all that is stored of somebody, by readable names, and nothing that is others’', async () => {
  const { db, service, scene } = await lived();
  must(await service.keepNote(scene.pair, bo.id, 'Nobody may read this'));
  must(await service.comment(scene.pair, bo, { text: 'Spoken by the other' }));
  await service.play(scene.pair, bo.id, undefined, take(1));
  const data = must(await service.personalData(zora.id));
  expect(Object.keys(data).sort()).toEqual(
    [
      ...[
        'achievements',
        'answersToProposals',
        'callsToCome',
        'caughtUpTo',
        'comments',
        'drafts',
        'gamesLookedFor',
        'howYouAreCalled',
        'invitations',
      ],
      ...['leftOutOfBoards', 'matchesHosted', 'matchesPlayed', 'mentionedIn', 'moves', 'mutedMatches', 'notes'],
      ...[
        'ordersToTheBot',
        'person',
        'plannedTurns',
        'proposals',
        'punctuality',
        'ratingHistory',
        'ratings',
        'results',
      ],
      ...['seatsHeld', 'streaks', 'templates', 'tournamentsEntered', 'tournamentsOrganised', 'vacations'],
      ...['whatOrganisersDidAboutYou', 'whatYouDidAsOrganiser'],
    ].sort(),
  );
  expect(data.person).toEqual([{ id: zora.id, name: zora.name, seenAt: '2023-11-14T22:13:20.000Z' }]);
  expect(data.notes).toEqual([
    { matchId: scene.pair, userId: zora.id, text: `Quillfeather's secret plan`, at: '2023-11-14T22:13:20.000Z' },
  ]);
  const then = '2023-11-14T22:13:20.000Z';
  expect(data.whatYouDidAsOrganiser).toEqual([
    { id: 1, guildId: 'g1', at: then, userId: zora.id, kind: 'setting', about: { setting: 'ranked' } },
  ]);
  // Who did it is theirs to know.
  expect(data.whatOrganisersDidAboutYou).toEqual([{ guildId: 'g2', at: then, kind: 'removed' }]);
  expect(data.howYouAreCalled![0]!.habits).toMatchObject({ next: true });
  expect(data.answersToProposals!.map(({ kind, agrees }) => `${kind} ${agrees}`)).toEqual(
    expect.arrayContaining(['end nothing said', 'end true']),
  );
  expect(new Set(data.mentionedIn!.map(({ where }) => where))).toEqual(
    new Set([
      ...['matches.closedBy', 'matches.rematchPeople', 'outbox.events', 'votes.payload', 'votes.ballots'],
      ...['seasons.openedBy', 'seasons.closedBy', 'acts.about'],
    ]),
  );
  expect(
    data.mentionedIn!.filter(({ where }) => String(where).startsWith('seasons')).map(({ id, match }) => [id, match]),
  ).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  const text = JSON.stringify(data);
  for (const secret of ['Nobody may read', 'Spoken by', 'position', 'seed"']) expect(text).not.toContain(secret);
  // Of each match she played, what she did herself.
  expect(data.moves!.length).toBeGreaterThan(2);
  for (const { matchId, seat } of data.moves!) {
    const { match } = must(await service.table(String(matchId)));
    expect(match.seats[Number(seat)]!.person.id).toBe(zora.id);
  }
  expect(await service.personalData(zora.id)).toEqual({
    ok: false,
    refusal: { id: 'privacy.soon', args: { minutes: 10 } },
  });
  expect(must(await service.personalData('799000000000000009'))).toEqual({});
  await db.close();
});

it('goes on after a restart with what could not be done, also in a match that is not served', async () => {
  const { db, scene } = await lived();
  await db.db.updateTable('matches').set({ status: 'aside', rules: 'older' }).where('id', '=', scene.three).execute();
  const halting: Database = { ...db, scrub: () => Promise.resolve(false) };
  const erased = must(await serviceOn(halting).erase(zora.id));
  expect(erased).toEqual({ left: 4, clean: false });
  const [open] = await db.db.selectFrom('erasures').selectAll().execute();
  expect(isStandIn(open!.standIn)).toBe(true);
  // As if it had ended in the midst of it: a seat is still hers, a nobody's.
  await db.db
    .updateTable('seats')
    .set({ userId: open!.standIn })
    .where('matchId', '=', scene.three)
    .where('userId', 'is', null)
    .execute();
  const service = serviceOn(db, undefined, 'b');
  await service.finishErasures();
  expect(await db.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  const seats = (await service.find(scene.three))!.seats;
  expect(seats.map(({ by }) => by).sort()).toEqual(['engine', 'person', 'person']);
  expect(refusalOf(await service.desk(scene.pair, bo.id))).toBe('ok');
  await db.close();
});

it('keeps what somebody did who has only organised, as done by nobody', async () => {
  const db = await database();
  const service = serviceOn(db);
  await service.meet(zora);
  must(await service.changeServer({ id: 'g1', locale: 'en' }, zora.id, { ranked: 'never' }));
  must(await service.erase(zora.id));
  const { acts } = await service.acts('g1');
  expect(acts.map(({ by, about }) => [isStandIn(by), about])).toEqual([
    [true, { setting: 'ranked', from: 'host', to: 'never' }],
  ]);
  expect(await tracesIn(db, [zora.id, 'Quillfeather'])).toEqual([]);
  await db.close();
});

it('deletes nobody as well as somebody', async () => {
  const db = await database();
  const service = serviceOn(db);
  expect(must(await service.erase('799000000000000009'))).toEqual({ left: 0, clean: true });
  expect(await db.db.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await db.db.selectFrom('hiddenPeople').selectAll().execute()).toEqual([]);
  await db.close();
});
