import { afterEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, pinged, startMatch, type Town, upToConfirm } from './town.js';

const messages = '/channels/:channel/messages';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

/** A match of Ann and Bo in the quay whose first turn is taken but for its last press. */
async function atLastPress(options: { lookAgainMs?: number } = {}) {
  town = await openTown({ randomBytes: fixedBytes('a'), lookAgainMs: 100, ...options });
  const people = [town.person('Ann'), town.person('Bo')];
  return { people, ...(await takeTurn(await startMatch(town, 'quay', people), people)) };
}

/** Takes the turn of whoever the post pings, up to Confirm. */
async function takeTurn(post: SeenMessage, people: Persona[]) {
  const mover = people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
  return { mover, panel: await upToConfirm(mover, post) };
}

const boards = (place = 'quay'): SeenMessage[] => boardPosts(town.twin.personas[0]!, place);
const tries = (): number[] =>
  town.twin.requests.filter((one) => one.method === 'POST' && one.route === messages).map(({ status }) => status);

const hour = 3_600_000;

describe('a post that Discord does not take', () => {
  it('for want of a permission rests, and appears as soon as the permission is back', async () => {
    const { people, mover, panel } = await atLastPress({ lookAgainMs: hour });
    const quay = town.twin.world.channel('quay').id;
    town.twin.world.deny(quay, 'SendMessages');
    const last = await mover.press(panel, '✓ End turn').reply;
    expect(last.text).toContain('to move. You will be pinged when it is your turn.');
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(1);
    // Refused requests are counted by Discord: what is known to be refused is not sent.
    expect(tries().filter((status) => status === 403)).toEqual([]);
    town.twin.world.allow(quay, 'SendMessages');
    const post = await town.twin.until(() => boards()[1]);
    expect(post.content).toContain(`${mover.name} takes the white 1`);
    expect(pinged(post, people)).toEqual([people.find((one) => one !== mover)!.name]);
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(2);
  });

  it.each(['ViewChannel', 'SendMessages'] as const)('waits for %s', async (permission) => {
    const { mover, panel } = await atLastPress({ lookAgainMs: hour });
    const quay = town.twin.world.channel('quay').id;
    town.twin.world.deny(quay, permission);
    await mover.press(panel, '✓ End turn').acked;
    await town.twin.idle();
    await town.bot.poster.settle();
    town.twin.world.allow(quay, permission);
    await town.twin.until(() => boards()[1]);
  });

  it('because a permission went while nobody saw it is sent once, then rests', async () => {
    const { mover, panel } = await atLastPress({ lookAgainMs: hour });
    town.twin.faults.next('POST', messages, { answer: { status: 403, code: 50013 } }, 2);
    await mover.press(panel, '✓ End turn').reply;
    await town.bot.poster.settle();
    // Once more in words: it may be the picture that is not allowed.
    expect(tries().slice(-2)).toEqual([403, 403]);
    expect(boards()).toHaveLength(1);
    town.twin.world.changeChannel(town.twin.world.channel('quay').id, { topic: 'ships' });
    await town.twin.until(() => boards()[1]);
  });

  it('for two turns makes one post for all that is owed, and calls nobody twice', async () => {
    const { people, mover, panel } = await atLastPress({ lookAgainMs: hour });
    const quay = town.twin.world.channel('quay').id;
    town.twin.world.deny(quay, 'SendMessages');
    await mover.press(panel, '✓ End turn').reply;
    await town.bot.poster.settle();
    const other = people.find((person) => person !== mover)!;
    const second = await upToConfirm(other, boards()[0]!);
    expect(second.text).toContain('Your turns count, but nothing can be posted in');
    await other.press(second, '✓ End turn').reply;
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(1);
    town.twin.world.allow(quay, 'SendMessages');
    const post = await town.twin.until(() => boards()[1]);
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(2);
    for (const { name } of people) expect(post.content).toContain(`${name} takes`);
    expect(pinged(post, people)).toEqual([mover.name]);
  });

  it('with its picture is sent in words at once, which call whoever is next; the next one has its picture', async () => {
    const { people, mover, panel } = await atLastPress({ lookAgainMs: hour });
    const quay = town.twin.world.channel('quay').id;
    town.twin.world.deny(quay, 'AttachFiles');
    const last = await mover.press(panel, '✓ End turn').reply;
    expect(last.text).toContain('come without their picture until I have: Attach Files');
    expect(last.text).not.toContain('I cannot host a match');
    const post = await town.twin.until(() => boards()[1]);
    const other = people.find((person) => person !== mover)!;
    expect([post.files.length, pinged(post, people)]).toEqual([0, [other.name]]);
    expect(post.content).toContain('I may not attach files here.');
    expect(tries().filter((status) => status === 403)).toEqual([]);
    town.twin.world.allow(quay, 'AttachFiles');
    await other.press(await upToConfirm(other, post), '✓ End turn').reply;
    expect((await town.twin.until(() => boards()[2])).files).toHaveLength(1);
  });

  it('for want of the history alone is posted as ever', async () => {
    const { mover, panel } = await atLastPress({ lookAgainMs: hour });
    town.twin.world.deny(town.twin.world.channel('quay').id, 'ReadMessageHistory');
    const last = await mover.press(panel, '✓ End turn').reply;
    expect(last.text).not.toContain('until I have');
    expect((await town.twin.until(() => boards()[1])).files).toHaveLength(1);
  });

  it.each([
    ['a 5xx', { answer: { status: 500 } }, 4],
    ['AutoMod that minds more than names', { answer: { status: 400, code: 200000 } }, 2],
    ['a lost connection', { drop: 'before' }, 1],
  ] as const)('for %s is tried again at the next look, and stands once', async (_name, fault, times) => {
    const { mover, panel } = await atLastPress({ lookAgainMs: 100 });
    town.twin.faults.next('POST', messages, fault, times);
    await mover.press(panel, '✓ End turn').reply;
    await town.twin.until(() => boards()[1]);
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(2);
    expect(tries().filter((status) => status !== 200)).toHaveLength(times);
  });

  it.each([
    ['AutoMod, which can mind only names, calls people by their seats', { answer: { status: 400, code: 200000 } }, 1],
    ['its size goes without its picture', { answer: { status: 413, code: 40005 } }, 0],
  ] as const)('for %s', async (_name, fault, pictures) => {
    const { people, mover, panel } = await atLastPress({ lookAgainMs: hour });
    town.twin.faults.next('POST', messages, fault);
    await mover.press(panel, '✓ End turn').reply;
    const post = await town.twin.until(() => boards()[1]);
    const who = pictures === 1 ? 'Seat 1' : mover.name;
    expect(post.content.split('\n')[1]).toContain(`${who} takes the white 1 and activates column 1;`);
    expect(post.files).toHaveLength(pictures);
    expect(pinged(post, people)).toEqual([people.find((one) => one !== mover)!.name]);
    expect(tries().slice(-2)).toEqual([fault.answer.status, 200]);
  });

  it('because the database is busy is not lost', async () => {
    const { mover, panel } = await atLastPress({ lookAgainMs: 100 });
    const { table } = town.matches;
    let busy = 2;
    town.matches.table = (id) => {
      busy -= 1;
      return busy < 0 ? table(id) : Promise.resolve({ ok: false, refusal: { id: 'store.busy' } });
    };
    await mover.press(panel, '✓ End turn').reply;
    await town.twin.until(() => boards()[1]);
  });

  it('for a 429 waits as long as Discord says', async () => {
    const { mover, panel } = await atLastPress({ lookAgainMs: hour });
    town.twin.faults.limitNext('POST', messages, 0.1);
    await mover.press(panel, '✓ End turn').reply;
    await town.twin.until(() => boards()[1]);
    expect(tries().slice(-2)).toEqual([429, 200]);
  });

  it('as far as we know is looked for in the channel before it is sent again', async () => {
    const { mover, panel } = await atLastPress({ lookAgainMs: 100 });
    town.twin.faults.next('POST', messages, { drop: 'after' });
    await mover.press(panel, '✓ End turn').reply;
    await town.twin.until(() => town.complaints.some((line) => line.includes('a post was not taken')));
    for (let line = 0; line < 230; line += 1) mover.say('quay', `chat ${line}`);
    await town.twin.until(() => town.twin.requests.some((one) => one.method === 'GET' && one.route === messages));
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(2);
    expect(tries().slice(-1)).toEqual([0]);
  });

  it('because the bot was thrown out appears when it is invited again', async () => {
    const { mover, panel } = await atLastPress({ lookAgainMs: hour });
    town.twin.world.removeBot(town.guildId);
    expect(() => mover.slash('quay', '/match show')).toThrow();
    const match = (await town.matches.matchesOf(mover.id))[0]!;
    await town.matches.confirm(match.id, mover.id);
    await town.bot.poster.settle();
    expect([boards().length, panel.deleted]).toEqual([1, false]);
    town.twin.world.addBot(town.guildId);
    await town.twin.until(() => boards()[1]);
  });

  it('because its channel was deleted is given up, and the others go on', async () => {
    const { people, mover, panel } = await atLastPress({ lookAgainMs: hour });
    const tavern = await startMatch(town, 'tavern', people);
    const other = await takeTurn(tavern, people);
    town.twin.world.deleteChannel(town.twin.world.channel('quay').id);
    expect(() => mover.press(panel, '✓ End turn')).toThrow();
    const match = (await town.matches.matchesOf(mover.id))[0]!;
    const desk = await town.matches.desk(match.id, mover.id);
    expect(desk.ok && (await town.matches.confirm(match.id, mover.id)).ok).toBe(true);
    await town.bot.poster.settle();
    await other.mover.press(other.panel, '✓ End turn').reply;
    await town.twin.until(() => boards('tavern')[1]);
    expect((await town.matches.takeBatches()).length).toBe(0);
  });
});

describe('a private answer', () => {
  it.each([
    ['/match show', {}, 'Santa Maria'],
    ['/match show', { as: 'area' }, 'Your area'],
    ['/hand', {}, 'Your area'],
    ['/match log', {}, 'SHA-256'],
  ])('%s %j whose file is too large for Discord ends in words', async (command, options, said) => {
    const { mover } = await atLastPress({ lookAgainMs: hour });
    town.twin.faults.next('PATCH', /webhooks/, { answer: { status: 413, code: 40005 } });
    const shown = await mover.slash('quay', command, options).reply;
    expect(shown.files).toEqual([]);
    expect(shown.text).toContain('Discord takes none so large here.');
    expect(shown.text).toContain(said);
  });

  it('of a panel keeps its buttons', async () => {
    const { mover } = await atLastPress({ lookAgainMs: hour });
    town.twin.faults.next('PATCH', /webhooks/, { answer: { status: 413, code: 40005 } });
    const panel = await mover.press(boards()[0]!, 'Play').reply;
    expect(panel.text).toContain('Discord takes none so large here.');
    expect(panel.buttons.map(({ label }) => label)).toContain('✓ End turn');
  });
});

describe('a thread', () => {
  it('that was archived is opened by the post; a locked one is waited for', async () => {
    town = await openTown({ randomBytes: fixedBytes('a'), lookAgainMs: hour });
    const { world } = town.twin;
    const people = [town.person('Ann'), town.person('Bo')];
    const thread = world.addThread(world.channel('quay').id, { name: 'game', ownerId: people[0]!.id });
    const first = await takeTurn(await startMatch(town, thread.id, people), people);
    world.changeChannel(thread.id, { archived: true });
    const match = (await town.matches.inChannel(thread.id))!;
    await town.matches.confirm(match.id, first.mover.id);
    const post = await town.twin.until(() => boards(thread.id)[1]);
    const second = await takeTurn(post, people);
    world.changeChannel(thread.id, { locked: true });
    await second.mover.press(second.panel, '✓ End turn').reply;
    await town.bot.poster.settle();
    expect(boards(thread.id)).toHaveLength(2);
    expect(tries().slice(-1)).toEqual([403]);
    world.changeChannel(thread.id, { locked: false });
    await town.twin.until(() => boards(thread.id)[2]);
  });
});

describe('the connection', () => {
  it('may drop between a press and its answer', async () => {
    const { mover, panel } = await atLastPress();
    town.twin.faults.latencyMs = 50;
    const pressed = mover.press(panel, '✓ End turn');
    town.twin.gateway.drop();
    expect((await pressed.reply).text).toContain('You will be pinged when it is your turn.');
    town.twin.faults.clear();
    await town.twin.until(() => boards()[1]);
    await town.twin.gateway.ready();
    await town.bot.poster.settle();
    expect(boards()).toHaveLength(2);
  });
});
