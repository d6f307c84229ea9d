import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { commandName } from '../../commands/game.js';
import { commandsFor } from '../../commands/index.js';
import { registerCommands } from '../../src/discord/client/register.js';
import { type AnyGame, message } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { checkCommands, commandSize } from '../../src/playground/checks/commands.js';
import { bodyErrors } from '../../src/playground/schema.js';
import { catalogue, format } from '../../src/text/catalogue.js';
import { stub } from '../engine/games/stub.js';
import { openTown, startMatch } from './town.js';

const bodies = commandsFor(games).map(({ data }) => data);
/** The same as the twin reads them: as anything that came over the wire. */
const wired = bodies as unknown as Parameters<typeof checkCommands>[0];

interface Node {
  name: string;
  name_localizations?: Record<string, string> | null;
  description?: string;
  description_localizations?: Record<string, string> | null;
  required?: boolean;
  options?: Node[];
  choices?: Node[];
}

/** Every command, subcommand, option and choice with its path. */
function* walk(nodes: readonly Node[], above = ''): Generator<[string, Node]> {
  for (const node of nodes) {
    const path = `${above}/${node.name}`;
    yield [path, node];
    yield* walk([...(node.options ?? []), ...(node.choices ?? [])], path);
  }
}
const nodes = [...walk(bodies as Node[])];

describe('the command list', () => {
  it('has one command for each game, named as the game says or by its id, beside those for matches', () => {
    const ofGames = Object.values(games).map(commandName);
    const common = [
      'match',
      'host',
      'hand',
      'move',
      'note',
      'comment',
      'replay',
      'turns',
      'remind',
      'me',
      'rules',
      'help',
      'learn',
      'leaderboard',
      'season',
      'profile',
      'records',
      'tables',
      'looking',
      'templates',
      'tournament',
      'privacy',
      'diagnose',
      'result',
      'server',
    ];
    expect(bodies.map(({ name }) => name)).toEqual([...common, ...ofGames]);
  });

  it('has words for all of it', () => {
    const unsaid = nodes.filter(([, node]) => JSON.stringify(node).includes(format('en', 'common.unsaid')));
    expect(unsaid.map(([path]) => path)).toEqual([]);
  });

  it('stands in the README, game by game', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const game of Object.values(games)) {
      expect(readme).toContain(`- **${format('en', `game.${game.id}`)}**: `);
      expect(readme).toContain(`\`/${commandName(game)} …\``);
    }
  });

  it('breaks no rule of Discord, written or measured', () => {
    expect(checkCommands(wired)).toEqual([]);
    for (const body of bodies) expect(bodyErrors('createCommand', body)).toEqual([]);
  });

  it('keeps room: 8000 characters a command in the longest language, 25 places in every list', () => {
    const sizes = Object.fromEntries(wired.map((body) => [body.name, commandSize(body)]));
    for (const size of Object.values(sizes)) expect(size).toBeLessThan(4000);
    for (const [path, { options = [], choices = [] }] of nodes) {
      expect([path, options.length <= 25, choices.length <= 25]).toEqual([path, true, true]);
    }
  });

  it('counts what Discord counts: the longest text of each field once, not the JSON around it', () => {
    const one = { name: 'берег', name_localizations: { ru: 'побережье' }, description: 'x', options: [] };
    expect(commandSize(one)).toBe('побережье'.length + 1);
    const game = wired.at(-1)!;
    expect(commandSize(game)).toBeLessThan(JSON.stringify(game).length / 4);
  });

  it('has texts of 1 to 100 characters in both languages, and never a raw id', () => {
    const known = new Set([...catalogue('en').keys()]);
    const sameNames = new Set(Object.keys(games).map((id) => catalogue('en').get(`game.${id}`) ?? ''));
    for (const [path, { name, description, name_localizations, description_localizations }] of nodes) {
      const texts = description === undefined ? name_localizations : description_localizations;
      expect([path, Object.keys(texts ?? {})]).toEqual([path, ['en-US', 'en-GB', 'ru']]);
      expect(texts?.['en-US']).toBe(description ?? name);
      // Islebound is called so in Russian, too.
      if (!sameNames.has(texts?.ru ?? '')) expect([path, texts?.ru]).toEqual([path, expect.stringMatching(/[а-яё]/i)]);
      for (const text of Object.values(texts ?? {})) {
        expect(text.length).toBeGreaterThan(0);
        expect([...text].length).toBeLessThanOrEqual(100);
        expect([path, known.has(text)]).toEqual([path, false]);
        expect([path, text]).toEqual([path, expect.not.stringMatching(/^[a-z-]+(\.[a-z-]+)+$/)]);
      }
    }
  });

  it('asks for nothing before it can be sent, but what it cannot do without', () => {
    const required = nodes.filter(([, { required: needed }]) => needed).map(([path]) => path);
    const answers = Object.values(games).map((game) => `/${commandName(game)}/answer/choice`);
    expect(required).toEqual([
      '/match/remove/person',
      '/match/move/match',
      '/match/concede/to',
      '/match/replace/whose',
      '/match/replace/by',
      '/host/to',
      '/move/text',
      '/rules/about',
      '/learn/game',
      '/tournament/create/game',
      '/tournament/create/name',
      ...answers,
    ]);
  });

  it.each(Object.values(games))('offers every action a turn of $id begins with, with its own parameters', (game) => {
    const body = bodies.find(({ name }) => name === commandName(game))!;
    const begun = Object.entries(game.actions).filter(([, { answer }]) => !answer);
    const offered = (body.options as Node[]).map(({ name, options = [] }) => [name, options.map((one) => one.name)]);
    expect(offered).toEqual([
      ...begun.map(([name, { params }]) => [name, params.map((param) => param.name)]),
      ['answer', ['choice']],
    ]);
  });
});

/** The names of all arguments of an ICU message, those inside plurals and selects too. */
function argumentsOf(text: string, locale: string): string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (value && typeof value === 'object') {
      const { type, value: name, options } = value as { type?: number; value?: unknown; options?: object };
      // 0 is literal text, 7 the number sign of a plural.
      if (type !== undefined && type !== 0 && type !== 7) names.add(String(name));
      for (const option of Object.values(options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe('the catalogues', () => {
  it('have the same ids, with the same arguments, in both languages', () => {
    const [en, ru] = [catalogue('en'), catalogue('ru')];
    expect([...ru.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, text] of en) expect([id, argumentsOf(ru.get(id)!, 'ru')]).toEqual([id, argumentsOf(text, 'en')]);
  });

  it('have plurals that fit: one, few, many and other where Russian counts', () => {
    for (const [id, text] of catalogue('ru')) {
      if (!text.includes(', plural,') || !/ one \{/.test(text)) continue;
      expect([id, /few \{/.test(text) && /many \{/.test(text)]).toEqual([id, true]);
    }
    expect([1, 2, 5, 21, 112].map((n) => format('ru', 'goods.coins', { n }))).toEqual([
      '1 монету',
      '2 монеты',
      '5 монет',
      '21 монету',
      '112 монет',
    ]);
  });
});

describe('registration', () => {
  it('writes once, not again when equal, and never leaves the bot without commands', async () => {
    const town = await openTown();
    const writes = () =>
      town.twin.requests.filter(({ method, route }) => method !== 'GET' && route.includes('commands'));
    expect(writes().map(({ method, status }) => [method, status])).toEqual([['PUT', 200]]);
    await town.restart();
    expect(writes()).toHaveLength(1);
    const offered = () => town.twin.commands('quay').map(({ name }) => name);
    const ours = bodies.map(({ name }) => name).sort();
    expect(offered().sort()).toEqual(ours);
    const { client } = town.bot;
    const broken = [{ ...bodies[0]!, description: 'x'.repeat(101) }, ...bodies.slice(1)];
    await expect(registerCommands(client.rest, client.application.id, broken)).rejects.toThrow();
    town.twin.faults.next('PUT', /commands/, { answer: { status: 500 } }, 4);
    const changed = [{ ...bodies[0]!, description: 'Another text' }, ...bodies.slice(1)];
    await expect(registerCommands(client.rest, client.application.id, changed)).rejects.toThrow();
    expect(offered().sort()).toEqual(ours);
    expect(await registerCommands(client.rest, client.application.id, changed)).toBe(true);
    expect(await registerCommands(client.rest, client.application.id, changed)).toBe(false);
    expect(town.twin.commands('quay').find(({ name }) => name === 'match')!.description).toBe('Another text');
    await town.close();
  });

  it('that is refused at the start does not keep the bot from serving', async () => {
    const town = await openTown();
    const changed = bodies.map((body) => ({ ...body, description: 'Of the build before' }));
    await registerCommands(town.bot.client.rest, town.bot.client.application.id, changed);
    town.twin.faults.next('PUT', /commands/, { answer: { status: 500 } }, 4);
    await town.restart();
    expect(town.complaints.splice(0).join()).toContain('commands could not be registered');
    const ann = town.person('Ann');
    expect((await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply).text).toContain('is open');
    await town.close();
  });
});

describe('the command of a game', () => {
  const called = (command?: string) => stub({ go: {} }, { id: 'far-isle', ...(command !== undefined && { command }) });
  const names = (game: AnyGame) => commandsFor({ [game.id]: game }).map(({ data }) => data.name);

  it('has the name that the game gives it, else its id in one word', () => {
    expect(names(called('isle')).at(-1)).toBe('isle');
    expect(names(called()).at(-1)).toBe('farisle');
  });

  it('goes by that name where another game’s command is typed', async () => {
    const decision = { prompt: message('panel.over') };
    const isle = stub({ go: {} }, { id: 'far-isle', command: 'isle', decision });
    const town = await openTown({ games: { 'far-isle': isle, reef: stub({ go: {} }, { id: 'reef', decision }) } });
    const ann = town.person('Ann');
    await startMatch(town, 'quay', [ann], 'far-isle');
    expect((await ann.slash('quay', '/reef go').reply).text).toContain('its moves are typed with `/isle`.');
    expect((await ann.slash('quay', '/isle go').reply).text).not.toContain('typed with');
    await town.close();
  });

  it.each(['Isle', '', 'far isle', 'isle!', 'i'.repeat(33)])('cannot be called “%s”', (name) => {
    expect(() => names(called(name))).toThrow();
  });

  it('cannot be called like another command', () => {
    expect(() => names(called('rules'))).toThrow('two commands are called /rules');
    expect(() => commandsFor({ a: called('isle'), b: called('isle') })).toThrow('two commands are called /isle');
  });
});
