import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Persona } from '../../src/playground/api.js';
import { must, refusalOf } from '../match/harness.js';
import { daysScene, hour, noon, posts, said, stamp } from './days-scene.js';
import { takeTurn } from './town.js';

/** Rows of one match and of its people, each of which is damaged in turn and then put back. */
const tables = [
  ...['waits', 'votes', 'pings', 'habits', 'vacations', 'mutes', 'orders', 'plans', 'comments', 'notes'],
  ...['matches', 'seats', 'guilds'],
];

let scene: Awaited<ReturnType<typeof daysScene>>;
const tell = (): Promise<void> => {
  scene.town.bot.teller.wake();
  return scene.town.bot.teller.settle();
};
const run = (statement: string) => sql.raw(statement).execute(scene.town.database.db);

beforeAll(async () => {
  scene = await daysScene({ late: 'others' });
  const { town, id, first, second } = scene;
  const { matches, database } = town;
  must(await matches.keepNote(id, first.id, 'Bo saves wood'));
  must(await matches.comment(id, { id: first.id, name: first.name }, { text: 'A fine start!' }));
  must(await matches.setHabits(first.id, { zone: 'Europe/Berlin', rhythm: 'gentle', place: 'channel' }));
  must(await matches.goAway(first.id, { from: '2026-04-01', until: '2026-04-03' }));
  must(await matches.mute(id, second.id, true));
  must(await matches.order(id, second.id, { only: true }));
  must(await matches.propose(id, { id: first.id, keeps: false }, { kind: 'pause', payload: {} }));
  await town.bot.teller.settle();
  const { seat, since } = await database.db.selectFrom('waits').select(['seat', 'since']).executeTakeFirstOrThrow();
  const plan = { seat: 1 - seat, userId: second.id, base: 0, steps: '[]', thought: null, ready: 0 };
  await database.db
    .insertInto('plans')
    .values({ matchId: id, ...plan })
    .execute();
  const ping = { kind: 'remind' as const, userId: first.id, seat, since, nonce: null, createdAt: noon };
  await database.db
    .insertInto('pings')
    .values({ matchId: id, ...ping })
    .execute();
  await run('pragma foreign_keys = off');
  for (const table of tables) await run(`create table whole_${table} as select * from ${table}`);
});

beforeEach(async () => {
  for (const table of tables) {
    await run(`delete from ${table}`);
    await run(`insert into ${table} select * from whole_${table}`);
  }
  await run('update votes set shown = 0');
  scene.town.complaints.length = 0;
  await tell();
});

afterAll(async () => {
  const { town, first, post } = scene;
  const { complaints } = town;
  // Whatever was read, the match can be played.
  await takeTurn(first, post);
  await town.bot.poster.settle();
  const after = [...complaints];
  await town.close();
  expect(after).toEqual([]);
});

/** Damages the row, and has the bot do all it does by itself; what it posts. */
async function damage(table: string, values: string): Promise<string[]> {
  const { town, first, second, id, goTo } = scene;
  const before = posts(first).length;
  await run(`update ${table} set ${values} where rowid = (select min(rowid) from ${table})`);
  await goTo(hour);
  await tell();
  expect(town.complaints).toEqual([]);
  // Both can still look at all that waits for them.
  for (const person of [first, second]) expect(await reads(person, '/turns')).toContain('Santa Maria, year 1 of 3');
  expect(refusalOf(await town.matches.desk(id, first.id))).toBe('ok');
  return posts(first)
    .slice(before)
    .map(({ content }) => content);
}

const reads = async (person: Persona, command: string) => (await person.slash('quay', command).reply).text;
const pace = '**Time** · 2 days a turn. Then the others may let the computer play the turn';
const due = (hours: number) => `${stamp(noon + hours * hour)} (${stamp(noon + hours * hour, 'R')})`;
const reminder = 'the match still waits for you';
/** What no time is. */
const noTimes = ["'soon'", '1.5', '9e15'];

it('is whole: all that is damaged below is seen', async () => {
  const { town, id, first, second } = scene;
  expect((await damage('waits', 'seat = seat')).join()).toContain(reminder);
  expect(await reads(first, '/match pace')).toBe(`${pace}\n${first.name}: ${due(48)}`);
  expect(await reads(first, '/remind')).toContain('**Time zone**: Europe/Berlin (GMT+1).');
  expect(await reads(first, '/remind')).toContain('**Vacation**: 2026-04-01 to 2026-04-03.');
  expect(await reads(first, '/note')).toMatch(/\nBo saves wood$/);
  expect(await reads(first, '/replay')).toContain(`💬 ${first.name}: A fine start!`);
  expect(await reads(second, '/match auto')).toContain('On: where only one move is possible');
  expect(await reads(second, '/match plan')).toMatch(/^### What is your main action/);
  expect(await reads(second, '/turns')).toContain('your word is asked');
  expect(await town.matches.isMuted(id, second.id)).toBe(true);
  expect((await voteMessage()).buttons.length).toBeGreaterThan(0);
});

const voteMessage = async () => {
  const { messageId } = await scene.town.database.db.selectFrom('votes').select('messageId').executeTakeFirstOrThrow();
  return scene.town.twin.message(messageId!)!;
};

describe('who is waited for', () => {
  it.each(noTimes)('since %s: no time runs', async (value) => {
    expect(await damage('waits', `since = ${value}`)).toEqual([]);
    expect(await reads(scene.first, '/match pace')).toBe(pace);
  });

  it.each([
    ...noTimes.flatMap((value) => [`called = ${value}`, `late = ${value}`, `extra = ${value}`]),
    `reminders = 'soon', called = 'soon'`,
    `next_at = 'soon'`,
  ])('%s: as if that had not been said', async (values) => {
    expect((await damage('waits', values)).join()).toContain(reminder);
    expect(await reads(scene.first, '/match pace')).toBe(`${pace}\n${scene.first.name}: ${due(48)}`);
  });

  it.each(noTimes)('with a bank of %s: with all of it', async (value) => {
    await run(`update matches set pace = '{"limit":{"bank":72,"each":12},"late":"notice","off":[]}'`);
    await run(`update seats set bank = ${value}`);
    await damage('waits', 'seat = seat');
    expect(await reads(scene.first, '/match pace')).toContain(`\n${scene.first.name}: ${due(72)}`);
  });

  it.each([
    [`pauses = '[{"from":9e15}]'`, `${pace}\n`],
    [`pauses = '[{"from":1.5,"until":2.5}]'`, `${pace}\n`],
    [`pace = '{"limit":{"hours":0.3333333},"late":"notice","off":[]}'`, 'waited for since'],
  ])('in a match with %s: without it', async (values, told) => {
    await damage('matches', values);
    expect(await reads(scene.first, '/match pace')).toContain(told);
  });
});

describe('what is to be told', () => {
  it.each(["kind = 'shout'", "user_id = 'x'", 'seat = 7'])('%s: is not', async (values) => {
    expect((await damage('pings', values)).join()).not.toContain('shout');
    expect(await reads(scene.first, '/match pace')).toContain(due(48));
  });

  it.each(noTimes)('found due at %s: is, once, where a try was made before', async (value) => {
    expect((await damage('pings', `created_at = ${value}, nonce = 'n${noTimes.indexOf(value)}'`)).join()).toContain(
      reminder,
    );
  });

  it.each(["'soon'", '9e15'])('all at once, next at %s: is', async (value) => {
    const digest = `'{"zone":"UTC","rhythm":"gentle","place":"channel","digest":480}'`;
    await damage('habits', `habits = ${digest}, digest_at = ${value}`);
    const direct = scene.first.sees(scene.first.channels().at(-1)!).at(-1)!;
    expect(direct.content).toContain('**Your turns**');
    const { digestAt } = await scene.town.database.db.selectFrom('habits').select('digestAt').executeTakeFirstOrThrow();
    expect(digestAt).toBe(Date.parse('2026-03-03T08:00Z'));
  });
});

describe('how somebody is called', () => {
  it.each([
    '{',
    '{"zone":"Mars","rhythm":"gentle","place":"channel"}',
    '{"zone":"UTC","rhythm":"rare","place":"channel"}',
    '{"zone":"UTC","rhythm":"gentle","place":"channel","digest":5000}',
    '{"zone":"UTC","rhythm":"gentle","place":"channel","quiet":{"from":0,"until":1439}}',
  ])('%s: as if they had not said', async (habits) => {
    await damage('habits', `habits = '${habits}'`);
    expect(await reads(scene.first, '/remind')).toContain('**Time zone**: not known yet, so UTC.');
  });

  it.each([
    ...["'2026-02-30'", "'2027-01-01'", "'-271821-04-20'"].map((day) => `from_day = ${day}`),
    ...["'soon'", "'9999-12-31'"].map((day) => `until_day = ${day}`),
  ])('a vacation with %s is none', async (values) => {
    await damage('vacations', values);
    expect(await reads(scene.first, '/remind')).toContain('**Vacation**: none planned. 30 days a year');
  });

  it.each(["'many'", '-1'])('%s days of vacation a year: as many as usual', async (value) => {
    await damage('guilds', `vacation_days = ${value}`);
    expect(await reads(scene.first, '/remind')).toContain('on 30 days a year in this server');
  });

  it('a mute of nobody known keeps nobody from hearing', async () => {
    await damage('mutes', "user_id = 'x'");
    expect(await scene.town.matches.isMuted(scene.id, scene.second.id)).toBe(false);
  });
});

describe('a vote', () => {
  it.each([
    ...["state = 'elsewhere'", "why = 'whim'", "kind = 'coup'", "payload = '{'", "payload = '[]'"],
    ...["ballots = '{'", `ballots = '[{"person":5}]'`, "revision = 'soon'", 'revision = 1.5'],
    ...noTimes.flatMap((value) => [`proposed_at = ${value}`, `expires_at = ${value}`]),
  ])('%s: cannot be done any more, which its message and a press say', async (values) => {
    const { town, id, first, second } = scene;
    const { id: vote } = await town.database.db.selectFrom('votes').select('id').executeTakeFirstOrThrow();
    expect((await voteMessage()).buttons.map(({ label }) => label)).toContain('Agree');
    await damage('votes', `${values}, shown = 0`);
    const message = await voteMessage();
    expect(message.content).toContain('**That cannot be done any more; nothing was changed.**');
    expect(message.buttons).toEqual([]);
    expect(refusalOf(await town.matches.vote(id, vote, second.id, true))).toBe('vote.late-impossible');
    expect(await reads(second, '/turns')).not.toContain('your word is asked');
    const again = await town.matches.propose(id, { id: first.id, keeps: false }, { kind: 'pause', payload: {} });
    expect(refusalOf(again)).toBe('ok');
  });
});

describe('what somebody has left for later', () => {
  const lost = 'Your unfinished steps could not be read from my database, so they are gone.';
  it.each([...["steps = '{'", `steps = '[{"line":5}]'`, "thought = '{'", `thought = '{"action":5}'`], "base = 'soon'"])(
    'a plan with %s is gone, which is said',
    async (values) => {
      await damage('plans', values);
      expect(await reads(scene.second, '/match plan')).toContain(lost);
      expect(await reads(scene.second, '/match plan')).not.toContain(lost);
    },
  );

  it.each(['only = 7', "only = 'yes'", `only = 0, declines = '[{"key":5}]'`, "only = 0, declines = '{'"])(
    'an order with %s orders nothing',
    async (values) => {
      await damage('orders', values);
      const told = await reads(scene.second, '/match auto');
      expect(told).toContain('Off: where only one move is possible');
      expect(told).toContain('Questions out of turn: you are asked each time.');
    },
  );

  it.each(["moves = 'soon'", 'moves = 1.5', "text = ''", "text = x'00'"])(
    'a comment with %s is none',
    async (values) => {
      await damage('comments', values);
      expect(await reads(scene.first, '/replay')).not.toContain('💬');
    },
  );

  it('a note that is empty is none, and one that is too long is shown as far as a message takes it', async () => {
    await damage('notes', "text = ''");
    expect(await reads(scene.first, '/note')).toMatch(/^You have noted nothing/);
    await damage('notes', "text = replace(hex(zeroblob(2500)), '00', 'ab')");
    expect(await reads(scene.first, '/note')).toBe('ab'.repeat(1000));
    const note = await scene.first.slash('quay', '/note').reply;
    expect((await scene.first.press(note, 'Change').modal).customId).toContain('note:');
  });
});

it('is whole again: nothing of it has come to the other rows', async () => {
  expect((await damage('waits', 'seat = seat')).join()).toContain(reminder);
  expect(said(scene.first).content).toContain(reminder);
});
