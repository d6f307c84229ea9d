import { PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import { viewerOf } from '../../src/match/viewer.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import { boardPosts, openTown, plant, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

interface Scene {
  match: MatchInfo;
  /** In the order of their seats. */
  folk: Persona[];
  /** What was to be drawn, in order. */
  drawn: PictureRequest[];
}

async function scene(game: string, locale = 'en-US', moves = 40): Promise<Scene> {
  const { painter, drawn } = notingPainter();
  town = await openTown({ locale, painter, randomBytes: fixedBytes('areas') });
  const people = ['Ann', 'Бо', '*Cy*'].map((name) => town.person(name, locale));
  const { channelId } = await startMatch(town, 'quay', people, game);
  const { id } = (await town.matches.inChannel(channelId))!;
  await playRandomly(town.matches, id, moves);
  await town.bot.poster.settle();
  const match = (await town.matches.find(id))!;
  return { match, folk: match.seats.map(({ person }) => people.find((one) => one.id === person.id)!), drawn };
}

/** The view that a person has of a match. */
async function viewOf(match: MatchInfo, person: Persona): Promise<unknown> {
  const { state } = must(await town.matches.table(match.id)).position;
  return games[match.game]!.view(state, viewerOf(match, person.id));
}

const menuOf = (message: SeenMessage) => message.selects.find(({ customId }) => customId.startsWith('look:'))!;
const shareOf = (message: SeenMessage) => message.buttons.find(({ customId }) => customId?.startsWith('share:'))!;
const escaped = (name: string) => name.replaceAll('*', '\\*');
/** The message's text and that of its file. */
const whole = ({ content, files }: SeenMessage) => [content, ...files.map(({ data }) => data.toString())].join('\n');

async function share(by: Persona, message: SeenMessage) {
  const seen = () => by.sees('quay').filter(({ ephemeral }) => !ephemeral);
  const before = seen().length;
  const told = (await by.press(message, shareOf(message).customId!).reply).content;
  return { told, posts: seen().slice(before) };
}

type Told = [en: string[], ru: string[]];
/** What the menu under a picture leads to, beside the table: of one's own seat, of the table closely, of others. */
const looks: Record<string, { own: Told; parts: Told; of(name: string): Told }> = {
  'santa-maria': {
    own: [['My area'], ['Моё поле']],
    parts: [
      ['Dice and tiles', 'Tracks, scholars and bishops', 'Docks and shipments'],
      ['Кубики и тайлы', 'Пути, учёные и епископы', 'Пристани и грузы'],
    ],
    of: (name) => [[`The area of ${name}`], [`Поле игрока ${name}`]],
  },
  nusfjord: {
    own: [
      ['My area', 'My buildings and elders'],
      ['Моё поле', 'Мои здания и старейшины'],
    ],
    parts: [
      [
        'Action spaces',
        'Elders',
        'A buildings on offer',
        'B buildings on offer',
        'C buildings on offer',
        'Buildings on offer',
      ],
      [
        'Ячейки действий',
        'Старейшины',
        'Здания A на выбор',
        'Здания B на выбор',
        'Здания C на выбор',
        'Здания на выбор',
      ],
    ],
    of: (name) => [
      [`The area of ${name}`, `The buildings and elders of ${name}`],
      [`Поле игрока ${name}`, `Здания и старейшины игрока ${name}`],
    ],
  },
  islebound: {
    own: [
      ['My area', 'My capital'],
      ['Моё поле', 'Моя столица'],
    ],
    parts: [
      ['Buildings to gain', 'Events and crew for hire', 'Cities with a red banner', 'Cities with a blue banner'],
      ['Доступные здания', 'События и матросы для найма', 'Города с красным баннером', 'Города с синим баннером'],
    ],
    of: (name) => [
      [`The area of ${name}`, `The capital of ${name}`],
      [`Поле игрока ${name}`, `Столица игрока ${name}`],
    ],
  },
  'anno-1800': {
    own: [
      ['My area', 'My hand', 'Cards I have played', 'What I can buy'],
      ['Моё поле', 'Мои карточки', 'Что я разыграл', 'Что я могу купить'],
    ],
    parts: [
      [
        'Building market: workers',
        'Building market: artisans',
        'Building market: ships and engineers',
        'Objectives and supply',
      ],
      [
        'Рынок построек: рабочие',
        'Рынок построек: ремесленники',
        'Рынок построек: корабли и инженеры',
        'Задания и запас',
      ],
    ],
    of: (name) => [
      [`The area of ${name}`, `The hand of ${name}`, `The played cards of ${name}`, `What ${name} can buy`],
      [`Поле игрока ${name}`, `Карточки игрока ${name}`, `Разыгранное игроком ${name}`, `Что может купить ${name}`],
    ],
  },
  'cooper-island': {
    own: [
      ['My area', 'My mat', 'My building cards'],
      ['Моё поле', 'Мой планшет', 'Мои карты зданий'],
    ],
    parts: [
      ['Ships and islets', 'Sectors and workers', 'Cargo ships and royal orders'],
      ['Корабли и островки', 'Сектора и работники', 'Грузовые корабли и награды'],
    ],
    of: (name) => [
      [`The area of ${name}`, `The mat of ${name}`, `The building cards of ${name}`],
      [`Поле игрока ${name}`, `Планшет игрока ${name}`, `Карты зданий игрока ${name}`],
    ],
  },
};

/** With what each game's table begins, and how a seat's area is headed. */
const tables: Record<string, [en: string, ru: string]> = {
  'santa-maria': ['Dice of all', 'Общие кубики'],
  nusfjord: ['Where workers go', 'Куда ходят работники'],
  islebound: ['Cities and regions', 'Города и регионы'],
  'anno-1800': ['Objective cards', 'Карточки заданий'],
  'cooper-island': ['Sectors', 'Сектора'],
};
const areas: Record<string, [en: string, ru: string]> = {
  'santa-maria': ['Colony', 'Колония'],
  nusfjord: ['Harbour', 'Гавань'],
  islebound: ['Ship', 'Корабль'],
  'anno-1800': ['Islands', 'Острова'],
  'cooper-island': ['Peninsula', 'Полуостров'],
};

/** The line at which a seat's area begins in words, whether or not names are escaped there; -1: nowhere. */
function titleOf(lines: string[], game: string, locale: string, name: string, own = false): number {
  const [title, you] = locale === 'ru' ? [areas[game]![1], ' (это вы)'] : [areas[game]![0], ' (you)'];
  return lines.findIndex((line) => line.replaceAll('\\', '') === `${title}: ${name}${own ? you : ''}`);
}

const readers = ['en-US', 'ru'].flatMap((locale) => Object.keys(games).map((game) => [game, locale] as const));

describe.each(readers)('the areas of %s, shown to a reader of %s', (game, locale) => {
  const say = (en: string, ru: string) => (locale === 'ru' ? ru : en);

  it('are anybody’s, by the name of who has it, drawn from what the reader may know', async () => {
    const { match, folk, drawn } = await scene(game, locale);
    const [ann, bo] = folk as [Persona, Persona];
    const zoe = town.person('Zoe', locale);
    const suggested = await ann.autocomplete('quay', '/match show', { whose: '' }, 'whose');
    expect(suggested).toEqual(folk.map(({ name }, seat) => ({ name, value: String(seat) })));
    const some = await ann.autocomplete('quay', '/match show', { whose: bo.name.toLowerCase() }, 'whose');
    expect(some).toEqual([{ name: bo.name, value: '1' }]);
    for (const [reader, whose, seat] of [
      [ann, '1', 1],
      [ann, bo.name.toUpperCase(), 1],
      [zoe, '2', 2],
      [bo, '0', 0],
    ] as const) {
      const answer = await reader.slash('quay', '/match show', { whose }).reply;
      const holder = escaped(folk[seat]!.name);
      expect(answer.content).toContain(say(`The area of ${holder} · `, `Поле игрока ${holder} · `));
      expect(drawn.at(-1)).toMatchObject({ kind: 'area', seat });
      expect(drawn.at(-1)!.view).toEqual(await viewOf(match, reader));
      expect(menuOf(answer).options.find(({ default: shown }) => shown)!.value).toBe(String(seat));
    }
    const own = await bo.slash('quay', '/match show', { whose: '1' }).reply;
    expect(own.content).toContain(say('Your area · ', 'Ваше поле · '));
  });

  it('are turned to in the menu under any of them, in place, and back to the table', async () => {
    const { match, folk, drawn } = await scene(game, locale);
    const [ann] = folk as [Persona];
    const post = boardPosts(ann, 'quay').at(-1)!;
    const first = await ann.press(post, say('My area', 'Моё поле')).reply;
    expect(menuOf(first).options.map(({ label }) => label)).toEqual([
      say('The table', 'Стол'),
      say('In words', 'Словами'),
      ...looks[game]!.own[locale === 'ru' ? 1 : 0],
      ...looks[game]!.parts[locale === 'ru' ? 1 : 0],
      ...folk.slice(1).flatMap(({ name }) => looks[game]!.of(name)[locale === 'ru' ? 1 : 0]),
    ]);
    const seen = ann.sees('quay').length;
    const other = await ann.select(first, menuOf(first).customId, ['2']).reply;
    expect(other.id).toBe(first.id);
    expect(drawn.at(-1)).toMatchObject({ kind: 'area', seat: 2, view: await viewOf(match, ann) });
    expect(other.files).toHaveLength(1);
    const table = await ann.select(other, menuOf(other).customId, ['table']).reply;
    expect(drawn.at(-1)).toMatchObject({ kind: 'table', view: await viewOf(match, ann) });
    expect(table.buttons.some(({ customId }) => customId?.startsWith(`post:${match.id}:play:`))).toBe(true);
    const back = await ann.select(table, menuOf(table).customId, ['0']).reply;
    expect(drawn.at(-1)).toMatchObject({ kind: 'area', seat: 0 });
    expect([back.id, ann.sees('quay').length]).toEqual([first.id, seen]);
  });

  it('and parts of the table, closely, are one choice away under the post and in the panel, which stays', async () => {
    const { match, folk, drawn } = await scene(game, locale);
    const post = boardPosts(folk[0]!, 'quay').at(-1)!;
    const [part] = menuOf(post).options.filter(({ value }) => /^(dice|spaces|events|market-workers|sea)$/.test(value));
    expect(menuOf(post).options.filter(({ default: shown }) => shown)).toEqual([]);
    const answer = await folk[1]!.select(post, menuOf(post).customId, [part!.value]).reply;
    expect([answer.ephemeral, answer.content.startsWith(`${part!.label} · `)]).toEqual([true, true]);
    expect(drawn.at(-1)).toMatchObject({ kind: part!.value, view: await viewOf(match, folk[1]!) });
    const mover = folk.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
    const panel = await mover.press(post, say('Play', 'Играть')).reply;
    const before = mover.sees('quay').length;
    const area = await mover.select(panel, menuOf(panel).customId, ['2']).reply;
    expect([area.id === panel.id, mover.sees('quay').length]).toEqual([false, before + 1]);
    expect(drawn.at(-1)).toMatchObject({ kind: 'area', seat: 2, view: await viewOf(match, mover) });
    // The picture stands above the question, which stands above its choices.
    const [box] = panel.data.components as { components: { type: number }[] }[];
    expect(box!.components.slice(0, 3).map(({ type }) => type)).toEqual([12, 10, 1]);
  });

  it('stand first in words, the one that was asked for, else the reader’s own', async () => {
    const { folk } = await scene(game, locale);
    const [ann] = folk as [Persona];
    for (const [given, seat] of [
      [{}, 0],
      [{ whose: '2' }, 2],
    ] as const) {
      const lines = whole(await ann.slash('quay', '/match show', { as: 'text', ...given }).reply).split('\n');
      const lineOf = (person: Persona) => titleOf(lines, game, locale, person.name, person === ann);
      const table = lines.indexOf(tables[game]![locale === 'ru' ? 1 : 0]);
      expect(table).toBeGreaterThan(10);
      // What the game is and who is to move stands above.
      expect(lines.slice(0, lineOf(folk[seat]!)).length).toBeLessThan(7);
      expect(lineOf(folk[seat]!)).toBeGreaterThan(1);
      for (const other of folk.filter((person) => person !== folk[seat])) expect(lineOf(other)).toBeGreaterThan(table);
    }
  });

  it('are shown to everybody by a key that says whose, as anybody sees them', async () => {
    const { folk, drawn, match } = await scene(game, locale);
    const [ann, bo] = folk as [Persona, Persona];
    const picture = await ann.slash('quay', '/match show', { whose: '1' }).reply;
    expect(shareOf(picture).customId).toBe(`share:${match.id}:picture:area:1`);
    const shown = await share(ann, picture);
    const [by, of] = [ann, bo].map(({ name }) => escaped(name));
    const heading = say(`${by} shows the area of ${of}.`, `${by} показывает поле игрока: ${of}.`);
    expect(shown.posts.map(({ content }) => content.split('\n')[0])).toEqual([heading]);
    expect(drawn.at(-1)).toMatchObject({ kind: 'area', seat: 1, view: await viewOf(match, town.person('Zoe')) });
    const text = await ann.slash('quay', '/match show', { as: 'text', whose: '1' }).reply;
    expect(shareOf(text).customId).toBe(`share:${match.id}:text:1`);
    const told = await share(ann, text);
    expect(told.posts[0]!.content.split('\n')[0]).toBe(
      say(
        `${by} shows the table in words, the area of ${of} first.`,
        `${by} описывает стол словами, сначала поле игрока ${of}.`,
      ),
    );
    const lines = whole(told.posts[0]!).split('\n');
    const [asked, table] = [
      titleOf(lines, game, locale, bo.name),
      lines.indexOf(tables[game]![locale === 'ru' ? 1 : 0]),
    ];
    expect([asked > 2, asked < 9, asked < table]).toEqual([true, true, true]);
  });

  it('are nobody’s who does not sit there, and no other picture is somebody’s', async () => {
    const { folk } = await scene(game, locale, 0);
    const [ann] = folk as [Persona];
    const names = folk.map(({ name }) => escaped(name));
    const list = new Intl.ListFormat(locale.slice(0, 2)).format(names);
    for (const whose of ['*Zoe*', '7']) {
      const told = (await ann.slash('quay', '/match show', { whose }).reply).content;
      expect(told).toBe(
        say(
          `Nobody called “${escaped(whose)}” sits at this match. At it: ${list}.`,
          `За этим столом нет игрока «${escaped(whose)}». За ним: ${list}.`,
        ),
      );
    }
    const both = await ann.slash('quay', '/match show', { as: 'table', whose: '1' }).reply;
    expect(both.content).toBe(
      say(
        "Only an area is somebody's: choose “my area” or “in words” with `whose`, or leave one of the two out.",
        'Чьим-то бывает только поле: с `whose` выберите «моё поле» или «словами» либо уберите одно из двух.',
      ),
    );
  });
});

describe('an area of a match in a closed channel', () => {
  it('is neither named nor shown to who does not see the channel', async () => {
    const { match } = await scene('santa-maria', 'en-US', 0);
    const zoe = town.person('Zoe');
    const { world } = town.twin;
    const quay = world.channel('quay').id;
    world.setOverwrite(quay, { id: zoe.id, type: 1, allow: 0n, deny: PermissionFlagsBits.ViewChannel });
    await town.twin.idle();
    expect(await zoe.autocomplete('tavern', '/match show', { whose: '', match: match.id }, 'whose')).toEqual([]);
    const none = `There is no match “${match.id}”`;
    const typed = await zoe.slash('tavern', '/match show', { whose: '1', match: match.id }).reply;
    expect(typed.content).toContain(none);
    const planted = await plant(town, 'tavern', [`look:${match.id}`, `look:${match.id}:x`]);
    for (const button of planted.buttons) {
      expect((await zoe.press(planted, button.customId!).reply).content).toContain('older version of me');
    }
  });
});
