import { ButtonStyle } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { openTown, pinged, plant, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let cem: Persona;
let dot: Persona;
let eva: Persona;
/** A channel of its own for every test. */
let place = '';
let places = 0;

beforeAll(async () => {
  town = await openTown({ randomBytes: fixedBytes('lobby'), channels: ['tavern'] });
  ann = town.person('Ann');
  bo = town.person('Bo');
  cem = town.person('Джем', 'ru');
  dot = town.person('Dot');
  eva = town.person('Eva');
});
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
  await town.close();
});
// Nobody may have many matches gathering at once.
afterEach(async () => {
  for (const { id, status } of await town.matches.active())
    if (status === 'open') await town.matches.close(id, '', true);
});

function fresh(type: 0 | 2 = 0): string {
  places += 1;
  place = town.twin.world.addChannel(town.guildId, `pier-${places}`, type).id;
  return place;
}

/** What the person reads in answer to `/match …` here. */
async function match(person: Persona, what: string): Promise<SeenMessage> {
  const options: Record<string, string> = what === 'create' ? { game: 'santa-maria' } : {};
  return person.slash(place, `/match ${what}`, options).reply;
}

const here = () => town.matches.inChannel(place);
const publics = (): SeenMessage[] => ann.sees(place).filter((seen) => !seen.ephemeral);
const lobby = (): SeenMessage => publics().findLast((seen) => seen.find('Join'))!;
/** How Join and Start look. */
const styles = () => ['Join', 'Start'].map((label) => lobby().buttons.find((one) => one.label === label)?.style);
/** What was said to the person alone after a press on the lobby. */
const told = async (person: Persona, button: string): Promise<string> =>
  (await person.press(lobby(), button).followUp()).text;

it('opens in a channel, tells its creator what comes next, and shows everybody the table', async () => {
  fresh();
  const reply = await match(ann, 'create');
  expect(reply.ephemeral).toBe(true);
  expect(reply.text).toBe('Your match is open. Others press **Join**; you press **Start** when all are here.');
  expect(lobby().text.split('\n').slice(0, 2)).toEqual([
    '**Santa Maria** is looking for players. Host: Ann',
    'Players (1, up to 4): Ann',
  ]);
  expect(lobby().buttons.map(({ label }) => label)).toEqual([
    'Join',
    'Leave',
    'Options',
    'Computer',
    'Time',
    'Invite',
    'Start',
  ]);
  expect(pinged(lobby(), [ann])).toEqual([]);
});

it('opens in a thread beside the match of its channel', async () => {
  fresh();
  await match(ann, 'create');
  const first = (await here())!;
  place = town.twin.world.addThread(place, { name: 'side game', ownerId: bo.id }).id;
  expect((await match(bo, 'create')).text).toContain('Your match is open.');
  const second = (await here())!;
  expect([second.host.name, second.channelId, second.id === first.id]).toEqual(['Bo', place, false]);
  await cem.press(lobby(), 'Join').reply;
  await bo.press(lobby(), 'Start').reply;
  await town.twin.until(() => publics().find((seen) => seen.find('Play')));
});

it('answers a Russian in Russian, while the lobby speaks the language of the server', async () => {
  fresh();
  expect((await match(cem, 'create')).text).toMatch(/[а-я]{4}/);
  expect(lobby().text).toContain('is looking for players. Host: Джем');
});

it('takes people in and lets them go, by press and by command', async () => {
  fresh();
  await match(ann, 'create');
  expect(styles()).toEqual([ButtonStyle.Primary, ButtonStyle.Secondary]);
  expect(lobby().text).toContain('Next: others press **Join**. With **Start** now, Ann begins a solo game.');
  await bo.press(lobby(), 'Join').reply;
  expect(styles()).toEqual([ButtonStyle.Secondary, ButtonStyle.Primary]);
  expect(lobby().text).toContain('Next: Ann presses **Start** when all are here.');
  expect(lobby().text).toContain('Players (2, up to 4): Ann, Bo');
  expect((await match(dot, 'join')).text).toBe('You have a seat. The match begins when its host presses **Start**.');
  expect(lobby().text).toContain('Players (3, up to 4): Ann, Bo, Dot');
  await bo.press(lobby(), 'Leave').reply;
  expect(lobby().text).toContain('Players (2, up to 4): Ann, Dot');
  expect((await match(dot, 'leave')).text).toBe('You have left the match.');
  expect((await here())!.seats.map(({ person }) => person.name)).toEqual(['Ann']);
});

it('refuses a second seat, a leaving without one, and a fifth player', async () => {
  fresh();
  await match(ann, 'create');
  const once = (await here())!.version;
  expect(await told(ann, 'Join')).toBe('You have a seat in this match already.');
  expect((await match(ann, 'join')).text).toBe('You have a seat in this match already.');
  expect(await told(bo, 'Leave')).toBe('You have no seat in this match. You can look on, but not play.');
  expect((await here())!.version).toBe(once);
  for (const person of [bo, cem, dot]) await person.press(lobby(), 'Join').reply;
  const four = (await here())!.version;
  expect(lobby().text).toContain('All seats are taken. Next: Ann presses **Start**.');
  expect(await told(eva, 'Join')).toBe('The table is full: this game takes 4 players.');
  expect((await here())!.version).toBe(four);
});

it('gives one seat to somebody who presses twice at once', async () => {
  fresh();
  await match(ann, 'create');
  await Promise.all([bo.press(lobby(), 'Join'), bo.press(lobby(), 'Join')].map(({ acked }) => acked));
  await town.twin.idle();
  expect((await here())!.seats.map(({ person }) => person.name)).toEqual(['Ann', 'Bo']);
});

it('passes to the next when its host leaves, and closes when the last one does', async () => {
  fresh();
  await match(ann, 'create');
  await bo.press(lobby(), 'Join').reply;
  await ann.press(lobby(), 'Leave').reply;
  expect(lobby().text).toContain('Host: Bo');
  expect(await told(ann, 'Start')).toBe('Only the host of this match can do that: Bo.');
  await bo.press(lobby(), 'Leave').reply;
  expect(publics().map(({ text }) => text)).toEqual([
    'Everybody left, so the match is closed. `/match create` opens a new one.',
  ]);
  expect(await here()).toBeUndefined();
  expect((await match(ann, 'create')).text).toContain('Your match is open.');
});

it('answers a press on the lobby of a match that is no more', async () => {
  fresh();
  await match(ann, 'create');
  const { id } = (await here())!;
  await match(ann, 'leave');
  expect(publics().map(({ text, buttons }) => [text, buttons])).toEqual([
    ['Everybody left, so the match is closed. `/match create` opens a new one.', []],
  ]);
  const old = await plant(
    town,
    place,
    ['join', 'leave', 'start', 'options'].map((does) => `lobby:${id}:${does}`),
  );
  const gone = `There is no match “${id}”. It may have been closed: look for it in its channel, or open a new one.`;
  for (const button of ['1', '2', '3']) {
    expect((await bo.press(old, button).followUp()).text).toBe(gone);
  }
  expect((await bo.press(old, '4').reply).text).toBe(gone);
});

it('has one match at a time in a channel, and another when it is over', async () => {
  fresh();
  await match(ann, 'create');
  const taken =
    'A match already gathers or is played in this channel. Join it, or open yours in another channel or thread.';
  expect((await match(bo, 'create')).text).toBe(taken);
  await bo.press(lobby(), 'Join').reply;
  await ann.press(lobby(), 'Start').reply;
  await town.twin.until(() => publics().find((seen) => seen.find('Play')));
  expect((await match(bo, 'create')).text).toBe(taken);
  await bo.press(await match(bo, 'resign'), 'Resign').reply;
  await town.twin.until(() => publics().find((seen) => seen.text.startsWith('Santa Maria is over.')));
  expect((await here())!.status).toBe('over');
  expect((await match(bo, 'create')).text).toContain('Your match is open.');
  expect((await here())!.status).toBe('open');
});

it('shows only the options that matter for so many players, and not what is left off', async () => {
  fresh();
  await ann.slash(place, '/match create', { game: 'nusfjord' }).reply;
  expect(lobby().text).toContain('Deck of buildings: herring · Solo game: two colours of workers · Series: one game');
  const alone = await ann.press(lobby(), 'Options').reply;
  expect(alone.selects.map(({ placeholder }) => placeholder)).toContain('Solo game');
  await bo.press(lobby(), 'Join').reply;
  await town.twin.until(() => !lobby().text.includes('Solo game'));
  expect(lobby().text).toContain('-# Deck of buildings: herring · Series: one game\n');
  const two = await ann.press(lobby(), 'Options').reply;
  expect(two.selects.map(({ placeholder }) => placeholder)).not.toContain('Solo game');
});

it('quotes its buttons as they stand there, in whatever language they are told of', async () => {
  fresh();
  const host = town.person('Вера', 'ru');
  const told = await host.slash(place, '/match create', { game: 'nusfjord' }).reply;
  expect(told.text).toBe('Партия открыта. Остальные нажимают **Join**, а вы — **Start**, когда все соберутся.');
  const guest = town.person('Глеб', 'ru');
  const joined = await guest.slash(place, '/match join').reply;
  expect(joined.text).toBe('Место за вами. Партия начнётся, когда ведущий нажмёт **Start**.');
});

it('lets the host alone choose options, by the button and by the command', async () => {
  fresh();
  await match(ann, 'create');
  await bo.press(lobby(), 'Join').reply;
  const menus = await ann.press(lobby(), 'Options').reply;
  expect(menus.ephemeral).toBe(true);
  expect(menus.selects.map(({ placeholder }) => placeholder)).toEqual([
    'Colony boards (basic set-up)',
    'Advanced set-up with town halls',
    'Common supply of blue dice',
    'Happiness of all players is shown',
    'Ratings',
  ]);
  const after = await ann.select(menus, 'Common supply of blue dice', ['true']).reply;
  expect(after.selects[2]!.options.filter((option) => option.default).map(({ value }) => value)).toEqual(['true']);
  await town.twin.until(() => lobby().text.includes('Common supply of blue dice: yes'));
  const byCommand = await match(ann, 'options');
  await ann.select(byCommand, 'Happiness of all players is shown', ['true']).reply;
  const chosen = (await here())!;
  expect([chosen.options['common-blue-dice'], chosen.options['open-scores']]).toEqual(['true', 'true']);
  const guests = await match(bo, 'options');
  expect(guests.selects.map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
  expect(guests.selects[2]!.options.filter((option) => option.default).map(({ label }) => label)).toEqual(['Yes']);
  for (const { text } of [menus, byCommand, guests]) {
    expect(text).toContain(
      '**Common supply of blue dice**\n-# Blue dice lie in one supply for all, like the white ones',
    );
  }
  expect(menus.selects.some(({ disabled }) => disabled)).toBe(false);
  expect((await here())!.version).toBe(chosen.version);
});

it('starts when the host says so and the number of players fits', async () => {
  fresh();
  await match(ann, 'create');
  // With two it can be chosen, and stands when one has left.
  await bo.press(lobby(), 'Join').reply;
  await ann.select(await match(ann, 'options'), 'Common supply of blue dice', ['true']).reply;
  await bo.press(lobby(), 'Leave').reply;
  const before = (await here())!.version;
  expect(await told(ann, 'Start')).toBe(
    'The solo game is played with personal blue dice. Turn the common blue dice off, or wait for more players.',
  );
  await bo.press(lobby(), 'Join').reply;
  expect(await told(bo, 'Start')).toBe('Only the host of this match can do that: Ann.');
  expect((await match(bo, 'start')).text).toBe('Only the host of this match can do that: Ann.');
  expect((await here())!.version).toBe(before + 1);
  expect((await match(ann, 'start')).text).toBe('The match has begun. The table is on its way.');
  const post = await town.twin.until(() => publics().find((seen) => seen.find('Play')));
  expect(pinged(post, [ann, bo])).toHaveLength(1);
  const running = (await here())!.version;
  const late = 'The match has started already: seats and options cannot be changed any more.';
  expect(lobby().buttons.every(({ disabled }) => disabled)).toBe(true);
  const { id } = (await here())!;
  const old = await plant(town, place, [`lobby:${id}:join`, `lobby:${id}:start`]);
  expect((await dot.press(old, '1').followUp()).text).toBe(late);
  expect((await ann.press(old, '2').followUp()).text).toBe(late);
  expect((await match(ann, 'options')).text).toBe(late);
  expect((await here())!.version).toBe(running);
});

it('begins solo with one player', async () => {
  fresh();
  const post = await startMatch(town, place, [eva]);
  expect(pinged(post, [eva])).toEqual(['Eva']);
  const first = /solo: (\d) of/.exec(post.content)![1];
  expect(post.content.split('\n')[0]).toBe(
    `<@${eva.id}>: a town hall to choose · Santa Maria, setting up, solo: ${first} of 100 happiness`,
  );
  expect(post.content).toContain('This is a solo game: you have no opponent but the goal. You win with 100 happiness');
  expect(post.content).not.toContain('Turn order');
});

it.each([
  ['SendMessages', 'Send Messages (in a thread: Send Messages in Threads)', 'text'],
  ['AttachFiles', 'Attach Files', 'text'],
  ['ReadMessageHistory', 'Read Message History', 'text'],
  ['SendMessagesInThreads', 'Send Messages (in a thread: Send Messages in Threads)', 'thread'],
  ['Connect', 'Connect', 'voice'],
] as const)('names %s where it is missing, and neither opens nor starts a match', async (flag, name, kind) => {
  const parent = fresh(kind === 'voice' ? 2 : 0);
  if (kind === 'thread') place = town.twin.world.addThread(parent, { name: 'quiet', ownerId: ann.id }).id;
  town.twin.world.deny(parent, flag);
  const sentence = `I cannot host a match in <#${place}> until I have: ${name}. Ask somebody who manages the channel, then try again.`;
  expect((await match(ann, 'create')).text).toBe(sentence);
  expect(await here()).toBeUndefined();
  town.twin.world.allow(parent, flag);
  await match(ann, 'create');
  await bo.press(lobby(), 'Join').reply;
  const { version } = (await here())!;
  town.twin.world.deny(parent, flag);
  expect(await told(ann, 'Start')).toBe(sentence);
  expect((await match(ann, 'start')).text).toBe(sentence);
  expect((await here())!.version).toBe(version);
  town.twin.world.allow(parent, flag);
  expect((await match(ann, 'start')).text).toBe('The match has begun. The table is on its way.');
});

it('says that it could not be announced where the channel refuses', async () => {
  fresh();
  await town.bot.poster.settle();
  town.twin.faults.next('POST', '/channels/:channel/messages', { answer: { status: 400, code: 200000 } });
  expect((await match(ann, 'create')).text).toBe(
    'Your match is open, but this channel did not take its announcement. Others can still join with `/match join`.',
  );
  expect((await match(bo, 'join')).text).toContain('You have a seat.');
  expect(town.complaints.splice(0)).toHaveLength(1);
});

it('shows itself again to whoever asks, with buttons that work', async () => {
  fresh();
  await match(ann, 'create');
  const shown = await match(bo, 'show');
  expect(shown.ephemeral).toBe(true);
  expect((await bo.press(shown, 'Join').reply).text).toContain('Players (2, up to 4): Ann, Bo');
});
