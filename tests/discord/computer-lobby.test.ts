import { ButtonStyle } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { quickThinker } from '../quick-thinker.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, lobbyPosts, openTown, plant, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let vera: Persona;
/** A channel of its own for every test. */
let place = '';
let places = 0;

beforeAll(async () => {
  town = await openTown({ channels: ['tavern'], thinker: quickThinker() });
  ann = town.person('Ann');
  bo = town.person('Bo');
  vera = town.person('Вера', 'ru');
});
afterAll(() => closeQuietly(town));
afterEach(async () => {
  for (const { id, status } of await town.matches.active())
    if (status === 'open') await town.matches.close(id, '', true);
});

/** Opens a match that gathers here: Santa Maria takes four. */
async function gather(person = ann): Promise<void> {
  places += 1;
  place = town.twin.world.addChannel(town.guildId, `pier-${places}`).id;
  await person.slash(place, '/match create', { game: 'santa-maria' }).reply;
}

const here = async () => (await town.matches.inChannel(place))!;
const lobby = (): SeenMessage => lobbyPosts(ann, place).findLast((seen) => seen.find('Join'))!;
/** The announcement comes to say that these are there. */
async function says(players: string): Promise<void> {
  await town.twin.until(() => lobby().content.split('\n')[1] === players);
}
const open = (person = ann): Promise<SeenMessage> => person.press(lobby(), 'Computer').reply;
const pick = (menu: SeenMessage, value: string, person = ann) =>
  person.select(menu, menu.selects[0]!.customId, [value]);
const lines = (menu: SeenMessage) =>
  menu.selects.flatMap(({ options }) => options.map(({ label, description = '' }) => `${label} | ${description}`));

it('the host adds computers by a menu and takes them out; the announcement names and counts them', async () => {
  await gather();
  expect(lobby().buttons.map(({ emoji, label }) => [emoji, label].join(' '))).toEqual([
    ' Join',
    ' Leave',
    ' Options',
    '🤖 Computer',
    '⏱ Time',
    ' Invite',
    ' Start',
  ]);
  let menu = await open();
  expect([menu.ephemeral, menu.content]).toEqual([
    true,
    'The computer can take seats in this match. It plays by the same rules, and sees no more than a player in its seat. It makes a fair opponent, and is no expert.',
  ]);
  const add = [
    'Add: easy | Thinks little, 1 second a turn at most, and overlooks much',
    'Add: fair | Thinks more, 3 seconds a turn at most, and overlooks less',
    'Add: strong | Thinks for up to 10 seconds a turn, as well as it can',
  ];
  expect(lines(menu)).toEqual(add);
  menu = await pick(menu, 'add:easy').reply;
  expect([menu.content, lines(menu)]).toEqual(['At this match: 🤖 Computer (easy).', [...add, 'Remove: easy | ']]);
  await says('Players (2, up to 4): Ann, 🤖 Computer (easy)');
  expect(lobby().content).toContain('Next: Ann presses **Start** when all are here.');
  expect(lobby().buttons.at(-1)!.style).toBe(ButtonStyle.Primary);
  menu = await pick(menu, 'add:fair').reply;
  await says('Players (3, up to 4): Ann, 🤖 Computer 1 (easy), 🤖 Computer 2 (fair)');
  menu = await pick(menu, 'remove:easy').reply;
  expect(menu.content).toBe('At this match: 🤖 Computer (fair).');
  await says('Players (2, up to 4): Ann, 🤖 Computer (fair)');
  expect(lobbyPosts(ann, place)).toHaveLength(1);
});

it('a full table offers only to take one out, and an older menu is refused; so are two presses for one seat', async () => {
  await gather();
  await bo.press(lobby(), 'Join').reply;
  const [first, second] = [await open(), await open()];
  must(await town.matches.addComputer((await here()).id, ann.id, 'strong'));
  const presses = [pick(first, 'add:strong'), pick(second, 'add:fair')];
  const menus = await Promise.all(presses.map(({ reply }) => reply));
  const told = await town.twin.until(() => presses.flatMap(({ followUps }) => followUps)[0]);
  expect(told.text).toBe('The table is full: this game takes 4 players.');
  expect((await here()).seats).toHaveLength(4);
  for (const menu of menus) expect(menu.content).toMatch(/\nAll seats are taken\.$/);
  expect(lines(await open()).every((line) => line.startsWith('Remove: '))).toBe(true);
  const gone = await open();
  const strong = (await here()).seats.filter(({ level }) => level === 'strong');
  for (const _ of strong) must(await town.matches.removeComputer((await here()).id, ann.id, 'strong'));
  expect((await pick(gone, 'remove:strong').followUp()).text).toBe(
    'There is no computer of that level in this match any more.',
  );
});

it('is refused to others than the host, in their language, and to one who was the host', async () => {
  await gather();
  await bo.press(lobby(), 'Join').reply;
  expect((await open(bo)).text).toBe('Only the host of this match can do that: Ann.');
  expect((await vera.press(lobby(), 'Computer').reply).text).toBe('Это может сделать только ведущий партии: Ann.');
  expect((await bo.slash(place, '/match computer').reply).text).toBe('Only the host of this match can do that: Ann.');
  const menu = await open();
  await ann.press(lobby(), 'Leave').reply;
  const pressed = pick(menu, 'add:easy');
  expect((await pressed.followUp()).text).toBe('Only the host of this match can do that: Bo.');
  expect((await pressed.reply).selects).toEqual([]);
  await says('Players (1, up to 4): Bo');
});

it('once the match has begun or is gone, a menu and a copied announcement say so', async () => {
  await gather();
  const menu = await open();
  const started = pick(menu, 'add:easy');
  const next = await started.reply;
  const { id } = await here();
  const copy = await plant(town, place, [`lobby:${id}:computer`]);
  await ann.press(copy, '1').reply;
  await says('Players (2, up to 4): Ann, 🤖 Computer (easy)');
  await ann.press(lobby(), 'Start').reply;
  await town.twin.until(() => boardPosts(ann, place)[0]);
  const begun = 'The match has started already: seats and options cannot be changed any more.';
  const late = pick(next, 'add:easy');
  expect([(await late.followUp()).text, (await late.reply).selects]).toEqual([begun, []]);
  expect((await ann.press(copy, '1').reply).text).toBe(begun);
  expect((await ann.slash(place, '/match computer', { level: 'easy' }).reply).text).toBe(begun);
  await gather();
  const stale = await open();
  await ann.press(lobby(), 'Leave').reply;
  expect((await pick(stale, 'add:easy').followUp()).text).toMatch(/^There is no match “/);
});

it('works by command, in Russian, too, and by name in the command that takes somebody out', async () => {
  await gather(vera);
  expect((await vera.slash(place, '/match computer', { level: 'strong' }).reply).text).toBe(
    '🤖 Компьютер (сильный): место занято.',
  );
  const menu = await vera.slash(place, '/match computer').reply;
  expect(menu.content).toBe('За столом: 🤖 Компьютер (сильный).');
  expect(lines(menu)[1]).toBe('Добавить: средний | Думает больше, не дольше 3 секунд над ходом, и упускает меньше');
  await pick(menu, 'add:easy', vera).reply;
  const offered = await vera.autocomplete(place, '/match remove', { person: 'комп' }, 'person');
  expect(offered.map(({ name }) => name)).toEqual(['🤖 Компьютер (лёгкий)', '🤖 Компьютер (сильный)']);
  const removed = await vera.slash(place, '/match remove', { person: String(offered[0]!.value) }).reply;
  expect(removed.text).toBe('🤖 Компьютер (лёгкий): место освобождено.');
  expect((await vera.slash(place, '/match remove', { person: '🤖 Компьютер (сильный)' }).reply).text).toBe(
    '🤖 Компьютер (сильный): место освобождено.',
  );
  await says('Players (1, up to 4): Вера');
  expect((await vera.slash(place, '/match remove', { person: 'computer:easy' }).reply).text).toBe(
    'Компьютера такого уровня в этой партии уже нет.',
  );
});

it('nobody asks Discord for the computer, nor tells that it cannot see the channel', async () => {
  await gather();
  const members = vi.spyOn(town.bot.client.guilds.cache.get(town.guildId)!.members, 'fetch');
  await pick(await open(), 'add:easy').reply;
  await bo.press(lobby(), 'Join').reply;
  await ann.slash(place, '/match show').reply;
  expect(lobby().content).not.toContain('⚠');
  const asked = members.mock.calls.map(([about]) => (about as { user: string }).user);
  expect(new Set(asked)).toEqual(new Set([ann.id, bo.id]));
});
