import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { catalogue } from '../../src/text/catalogue.js';
import { amiss, openTown, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;

beforeEach(async () => {
  town = await openTown({ channels: ['quay', 'pier'] });
  ann = town.person('Ann');
  bo = town.person('Бо', 'ru');
});
afterEach(async () => {
  expect(amiss(town)).toEqual([]);
  await town.close();
});

const labels = (seen: SeenMessage): string[] => seen.buttons.map(({ label }) => label ?? '');
const help = (person: Persona, channel: string) => person.slash(channel, '/help').reply;

describe('/help', () => {
  it('names every game where no match is played, with its buttons, and no board', async () => {
    const seen = await help(ann, 'pier');
    expect(seen.content).toMatch(/^There is no match in this channel/);
    expect(seen.content).toContain(
      '**Santa Maria** (`/santamaria`), **Nusfjord** (`/nusfjord`), **Islebound** (`/islebound`), **Anno 1800** (`/anno`), **Cooper Island** (`/cooper`)',
    );
    expect(seen.content).not.toMatch(/the board/i);
    const each = ['Santa Maria', 'Nusfjord', 'Islebound', 'Anno 1800', 'Cooper Island'].flatMap((game) => [
      `${game}: How to play`,
      `${game}: Legend`,
      `${game}: Learn by playing`,
    ]);
    expect(labels(seen)).toEqual(each);
    const page = await ann.press(seen, 'Nusfjord: How to play').reply;
    expect(page.content).toMatch(/^### Goal · 1 of 3\n/);
    const russian = await help(bo, 'pier');
    expect(russian.content).toMatch(/^В этом канале сейчас нет партии/);
    expect(labels(russian)).toContain('Нусфьорд: Как играть');
  });

  it('speaks of the match that is played here, or gathers', async () => {
    await startMatch(town, 'quay', [ann, bo], 'nusfjord');
    const seen = await help(ann, 'quay');
    expect(seen.content).toMatch(/^\*\*Nusfjord\*\* is played in this channel/);
    expect(seen.content).toContain('`/nusfjord`');
    expect(labels(seen)).toEqual(['How to play', 'Legend', 'Learn by playing']);
    expect((await help(bo, 'quay')).content).toMatch(/^В этом канале идёт партия: \*\*Нусфьорд\*\*/);
    await ann.slash('pier', '/match create', { game: 'santa-maria' }).reply;
    const gathers = await help(bo, 'pier');
    expect(gathers.content).toMatch(/^В этом канале собирается партия: \*\*Санта-Мария\*\*/);
    expect((await help(ann, 'pier')).content).toMatch(/^\*\*Santa Maria\*\* gathers its players in this channel/);
    await ann.slash('quay', '/match close').reply.then((asked) => ann.press(asked, 'Close it').reply);
    expect((await help(ann, 'quay')).content).toMatch(/^There is no match in this channel/);
  });

  it.each(Object.keys(games))('speaks of the lesson that its reader has open, of %s', async (game) => {
    await ann.slash('pier', '/learn', { game }).reply;
    const name = catalogue('en').get(`game.${game}`);
    expect((await help(ann, 'pier')).content).toMatch(
      new RegExp(`^Your lesson of \\*\\*${name}\\*\\* goes on: \`/learn\``),
    );
    expect((await help(bo, 'pier')).content).toMatch(/^В этом канале сейчас нет партии/);
  });

  it('names what else can be done with a match, and fits a message in both languages', async () => {
    const others = [
      ...['pace', 'pause', 'mute', 'end', 'concede', 'replace', 'seat', 'votes', 'talk', 'auto'].map(
        (sub) => `match ${sub}`,
      ),
      ...['comment', 'remind', 'me', 'server'],
    ];
    for (const person of [ann, bo]) {
      const { content } = await help(person, 'pier');
      expect(others.filter((command) => !content.includes(`\`/${command}\``))).toEqual([]);
      expect([content.length < 2000, content.endsWith('.')]).toEqual([true, true]);
    }
  });

  it('calls each command by the name that it has', async () => {
    for (const { id, command = id.replaceAll('-', '') } of Object.values(games)) {
      const { content } = await ann.slash('pier', '/help', { game: id }).reply;
      expect(content).toMatch(/^\*\*\w+.*: the buttons below/);
      const named = [...content.matchAll(/`\/([\w-]+)/g)].map(([, name]) => name!);
      const known = (await town.bot.client.application!.commands.fetch()).map(({ name }) => name);
      expect(named.filter((name) => !known.includes(name))).toEqual([]);
      expect(named).toContain(command);
    }
  });
});

describe('an open lesson decides the game', () => {
  it('for /rules, the last one played first, unless its reader sits at the match of the channel', async () => {
    const suggested = async (person: Persona, channel: string) =>
      (await person.autocomplete(channel, '/rules', { about: 'fishing' }, 'about')).map(({ name }) => name);
    await ann.slash('pier', '/learn', { game: 'nusfjord' }).reply;
    expect(await suggested(ann, 'pier')).toContain('Fishing phase');
    expect((await ann.slash('pier', '/rules', { about: 'fishing phase' }).reply).content).toMatch(/^### Fishing phase/);
    await startMatch(town, 'quay', [ann, bo], 'santa-maria');
    expect(await suggested(ann, 'quay')).not.toContain('Fishing phase');
    await town.person('Cy').slash('quay', '/learn', { game: 'nusfjord' }).reply;
    expect((await ann.slash('pier', '/rules', { about: 'fishing phase' }).reply).content).toMatch(/^### Fishing phase/);
  });

  it('for /hand, in a channel without a match', async () => {
    await ann.slash('pier', '/learn', { game: 'nusfjord' }).reply;
    const hand = await ann.slash('pier', '/hand').reply;
    expect(hand.content).not.toContain('There is no match');
    expect(hand.content).toMatch(/^Your area|^### Your hand/);
    const none = await bo.slash('pier', '/hand').reply;
    expect(none.content).toMatch(/^В этом канале нет партии/);
  });
});

describe('/rules without a result', () => {
  it('says where it looked and that another game can be asked for', async () => {
    const seen = await ann.slash('pier', '/rules', { about: 'zeppelin' }).reply;
    expect(seen.content).toContain('Nothing in the rules of Santa Maria goes by “zeppelin”');
    expect(seen.content).toContain('choose it with `game`: Nusfjord, Islebound, Anno 1800, and Cooper Island.');
    const russian = await bo.slash('pier', '/rules', { about: 'дирижабль' }).reply;
    expect(russian.content).toContain('Её выбирают параметром `game`: Нусфьорд, Islebound, Anno 1800 и Остров Купера.');
  });

  it('shows what the other game says, where that knows the word', async () => {
    const seen = await ann.slash('pier', '/rules', { about: 'fishing phase' }).reply;
    expect(seen.content).toMatch(
      /^Nothing in the rules of Santa Maria goes by “fishing phase”, but in those of \*\*Nusfjord\*\*:\n### Fishing phase/,
    );
    expect(labels(seen)).toContain('Show to everybody');
    const shown = await ann.press(seen, 'Show to everybody').reply;
    expect(shown.content).toContain('Everybody');
    const shared = ann.sees('pier').at(-1)!;
    expect(shared.content).toContain('· Nusfjord\n### Fishing phase');
    // Who names a game hears of that one first, too.
    const named = await ann.slash('pier', '/rules', { about: 'monks', game: 'nusfjord' }).reply;
    expect(named.content).toMatch(
      /^Nothing in the rules of Nusfjord goes by “monks”, but in those of \*\*Santa Maria\*\*/,
    );
  });
});
