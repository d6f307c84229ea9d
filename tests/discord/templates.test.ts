import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lobbyPosts, openTown, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;

beforeAll(async () => {
  town = await openTown({ randomBytes: fixedBytes('templates'), channels: ['quay', 'tavern', 'pier', 'attic'] });
  ann = town.person('Ann');
  bo = town.person('Бо', 'ru');
  const { world } = town.twin;
  world.giveRole(town.guildId, ann.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
});
afterAll(() => closeQuietly(town));

const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);
const lines = ({ text }: SeenMessage) => text.split('\n');
const optionsIn = (person: Persona, channel: string) => person.slash(channel, '/match options').reply;
const lobbyIn = (person: Persona, channel: string) => lines(lobbyPosts(person, channel).at(-1)!);
const list = (person: Persona) => person.slash('quay', '/templates').reply;
const save = async (person: Persona, label: string, values: Record<string, string>) =>
  person.submit(await person.press(await optionsIn(person, 'quay'), label).modal, values).reply;
const createWith = (person: Persona, channel: string, template: string) =>
  person.slash(channel, '/match create', { template }).reply;
/** Frees a channel in which a match gathers. */
const free = async (channel: string) => {
  const match = (await town.matches.inChannel(town.twin.world.channel(channel).id))!;
  must(await town.matches.close(match.id, match.host.id, true));
};
const suggested = (person: Persona, typed: string, given = {}) =>
  person.autocomplete('tavern', '/match create', { ...given, template: typed }, 'template');
const nasty = '*Fri* @everyone';

it('is saved from the options of a match, for oneself or by who manages the server for all', async () => {
  expect((await list(bo)).text).toBe(
    'Шаблонов пока нет: ни ваших, ни сервера.\n' +
      '-# Сохранить шаблон — **Options** под объявлением партии, затем **Сохранить как шаблон**. Открыть по нему партию — `/match create template:`.',
  );
  await ann.slash('quay', '/match create', { game: 'nusfjord' }).reply;
  await ann.select(await optionsIn(ann, 'quay'), 'Deck of buildings', ['codfish']).reply;
  const options = await optionsIn(ann, 'quay');
  const form = await ann.press(options, 'Save as template').modal;
  expect(form.title).toBe('Save as template');
  const saved = await ann.submit(form, { name: nasty, whose: 'server' }).reply;
  expect([saved.id === options.id, saved.ephemeral, lines(saved), labels(saved)]).toEqual([
    false,
    true,
    [
      '✅ The template is saved. `/match create template:` opens a match with it.',
      '**\\*Fri\\* @\u200beveryone** · Nusfjord · of the server',
      '-# Deck of buildings: codfish · no time limit',
    ],
    ['Open a match here', 'Rename', 'Delete', 'All templates'],
  ]);
  const his = await bo.press(await optionsIn(bo, 'quay'), 'Сохранить как шаблон').modal;
  expect(JSON.stringify(his.data)).not.toContain('whose');
  expect(lines(await bo.submit(his, { name: 'Ёлка' }).reply)[1]).toBe('**Ёлка** · Нусфьорд');
  const empty = await save(bo, 'Сохранить как шаблон', { name: '\u200b' });
  expect(empty.text).toBe('Шаблону нужно название, которое видно.');
});

it('asks before it takes the place of one of that name', async () => {
  await ann.select(await optionsIn(ann, 'quay'), 'Deck of buildings', ['mackerel']).reply;
  const asked = await save(bo, 'Сохранить как шаблон', { name: 'елка ' });
  expect([asked.text, labels(asked)]).toEqual([
    'У вас уже есть шаблон **Ёлка** (Нусфьорд). Заменить его?',
    ['Заменить', 'Оставить'],
  ]);
  expect((await bo.press(asked, 'Оставить').reply).text).toMatch(/\n-# Колода зданий: треска · время не ограничено$/);
  const again = await save(bo, 'Сохранить как шаблон', { name: 'елка ' });
  const replaced = await bo.press(again, 'Заменить').reply;
  expect([replaced.id, lines(replaced)[0]]).toEqual([
    again.id,
    '✅ Шаблон сохранён. Открыть по нему партию — `/match create template:`.',
  ]);
  expect(replaced.text).toMatch(/\n-# Колода зданий: скумбрия · время не ограничено$/);
});

it('is offered while it is typed, own ones first, and opens a match by its name, as nearly as it is typed', async () => {
  const all = await suggested(bo, '');
  expect(all.map(({ name }) => name)).toEqual(['Ёлка · Нусфьорд', `${nasty} · Нусфьорд · шаблон сервера`]);
  expect((await suggested(bo, 'fri')).map(({ value }) => value)).toEqual([all[1]!.value]);
  expect(await suggested(bo, '', { game: 'islebound' })).toEqual([]);
  expect((await suggested(ann, '')).map(({ name }) => name)).toEqual([`${nasty} · Nusfjord · of the server`]);
  for (const typed of [String(all[0]!.value), 'ёлка', 'ЕЛК']) {
    expect((await createWith(bo, 'tavern', typed)).text).toMatch(/^Партия открыта\./);
    expect(lobbyIn(bo, 'tavern').find((line) => line.startsWith('-# '))).toMatch(/^-# Deck of buildings: mackerel/);
    await free('tavern');
  }
  expect((await createWith(bo, 'tavern', '*nosuch*')).text).toBe(
    'Шаблона «\\*nosuch\\*» нет. Есть: Ёлка и \\*Fri\\* @\u200beveryone.',
  );
  expect((await createWith(bo, 'tavern', ':999:')).text).toMatch(/^Этого шаблона больше нет\./);
  const other = await bo.slash('tavern', '/match create', { template: 'ёлка', game: 'islebound' }).reply;
  expect(other.text).toMatch(/^Этот шаблон для другой игры\./);
});

it('asks for the game where neither it nor a template is named', async () => {
  const asked = await ann.slash('tavern', '/match create', { invite: `<@${bo.id}>`, ranked: false }).reply;
  expect([...lines(asked).slice(1), labels(asked).includes('Nusfjord')]).toEqual([
    'Nobody is invited yet: **Invite** on the lobby does that.',
    'Whether it counts for ratings is chosen in the lobby under **Options**.',
    true,
  ]);
  expect((await ann.press(asked, 'Nusfjord').reply).text).toMatch(/^Your match is open\./);
  await free('tavern');
});

it('tells the host what is no more, and opens with what is usual; a game that is gone is said', async () => {
  const change = (settings: object) =>
    town.database.db.updateTable('templates').set(settings).where('userId', '=', bo.id).execute();
  const options = { deck: 'whale', tide: 'high', mixed: 'yes' };
  await change({
    settings: JSON.stringify({ options, limit: '24', late: 'notice', weekends: false, trust: 'any', ranked: true }),
  });
  const opened = await createWith(bo, 'pier', 'ёлка');
  expect(lines(opened).slice(1)).toEqual([
    '⚠ Колода зданий: значения «whale» больше нет, поэтому стоит «сельдь».',
    '⚠ Настройки «tide» больше нет; в шаблоне было «high».',
  ]);
  await free('pier');
  await change({ game: 'old_game' });
  expect((await createWith(bo, 'pier', 'ёлка')).text).toBe(
    'Игры «old\\_game» у меня больше нет, поэтому открыть партию по шаблону «Ёлка» нельзя.',
  );
  const gone = await bo.select(await list(bo), 'Выберите шаблон', ['Ёлка']).reply;
  expect([lines(gone), labels(gone)]).toEqual([
    ['**Ёлка** · old\\_game', 'Этой игры у меня больше нет, поэтому партию по шаблону не открыть.'],
    ['Переименовать', 'Удалить', 'Все шаблоны'],
  ]);
});

it('is listed, renamed and deleted by whose it is; what is pressed too late says so', async () => {
  const all = await list(bo);
  expect(lines(all).slice(0, 4)).toEqual([
    '**Ваши шаблоны** (1 из 10)',
    '- **Ёлка** · old\\_game',
    '**Шаблоны сервера** (1 из 10)',
    '- **\\*Fri\\* @\u200beveryone** · Нусфьорд',
  ]);
  const common = await bo.select(all, 'Выберите шаблон', [nasty]).reply;
  expect(labels(common)).toEqual(['Открыть партию здесь', 'Все шаблоны']);
  expect((await bo.press(common, 'Открыть партию здесь').reply).text).toMatch(/^В этом канале уже собирается/);
  const hers = await ann.select(await list(ann), 'Choose a template', [nasty]).reply;
  const form = await ann.press(hers, 'Rename').modal;
  expect(JSON.stringify(form.data)).toContain(`"value":"${nasty}"`);
  const renamed = await ann.submit(form, { name: 'Cod' }).reply;
  expect([renamed.id, lines(renamed)[0]]).toEqual([hers.id, '**Cod** · Nusfjord · of the server']);
  const asked = await ann.press(renamed, 'Delete').reply;
  expect([lines(asked).at(-1), labels(asked)]).toEqual([
    'Is **Cod** to be deleted? It cannot be brought back.',
    ['Delete', 'Keep it'],
  ]);
  const kept = await ann.press(asked, 'Keep it').reply;
  const late = await list(ann);
  const shown = await ann.select(await list(ann), 'Choose a template', ['Cod']).reply;
  const gone = await ann.press(await ann.press(kept, 'Delete').reply, 'Delete').reply;
  expect(lines(gone).slice(0, 2)).toEqual([
    'The template **Cod** is deleted.',
    "There are no templates yet, neither yours nor the server's.",
  ]);
  const missing = 'There is no such template any more. `/templates` shows those there are.';
  expect((await ann.select(late, 'Choose a template', ['Cod']).reply).text).toBe(missing);
  expect((await ann.press(shown, 'Open a match here').reply).text).toBe(missing);
  const stale = await ann.press(shown, 'Rename').reply;
  expect([stale.ephemeral, stale.text]).toEqual([true, missing]);
});
