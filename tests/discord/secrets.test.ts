import { isDeepStrictEqual } from 'node:util';
import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandName } from '../../commands/game.js';
import { altText } from '../../render/describe.js';
import { parsePress } from '../../src/discord/custom-id.js';
import { type AnyGame, createRng, type Viewer } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import type { Interaction, Persona, SeenMessage } from '../../src/playground/api.js';
import { type CommandLine, commandLines } from '../../tools/fuzz/command-lines.js';
import { type GlassPainter, glassPainter } from '../../tools/fuzz/glass-painter.js';
import { received } from '../../tools/fuzz/received.js';
import { type TwoDeals, twoDeals } from '../../tools/fuzz/two-deals.js';
import { playButton } from '../../tools/robot.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;

const rng = createRng({ seed: seedOf(71), block: 0 });

/** A match with secrets in it, of three people one of whom has resigned since; seat 0 is to move. */
interface Scene {
  game: AnyGame;
  match: MatchInfo;
  deals: TwoDeals;
  painter: GlassPainter;
  /** Who reads, and what they may know. */
  readers: { who: string; person: Persona; viewer: Viewer; mayMove: boolean }[];
}

/** Has everybody something to hide, and is seat 0 to move? */
const hidesSomething: Record<string, (state: never) => boolean> = {
  nusfjord: ({ round, seats }: { round: number; seats: { hand: unknown[] }[] }) =>
    round >= 4 && seats.every(({ hand }) => hand.length > 0),
  'santa-maria': ({ seats }: { seats: { happiness: number }[] }) => seats.every(({ happiness }) => happiness > 0),
};

async function scene(id: string): Promise<Scene> {
  const deals = twoDeals(games, rng);
  const painter = glassPainter();
  town = await openTown({ games: deals.games, painter, randomBytes: fixedBytes('secrets') });
  const people = ['Ann', 'Bo', 'Cy'].map((name) => town.person(name));
  const stranger = town.person('Zoe');
  const { world } = town.twin;
  // Nothing is kept from a stranger but secrets: not even what only those may use who look after the server.
  world.giveRole(town.guildId, stranger.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
  await startMatch(town, 'quay', people, id);
  const match = (await town.matches.inChannel(world.channel('quay').id))!;
  const { game } = must(await town.matches.table(match.id));
  const ready = async (): Promise<boolean> => {
    const { state } = must(await town.matches.table(match.id)).position;
    return hidesSomething[id]!(state as never) && game.pending(state).every(({ seat }) => seat === 0);
  };
  for (let steps = 0; !(await ready()); steps += 1) {
    if (steps === 200) throw new Error('nobody ever hides anything');
    await playRandomly(town.matches, match.id, 5);
    await town.bot.poster.settle();
  }
  const bySeat = match.seats.map(({ person }) => people.find((one) => one.id === person.id)!);
  must(await town.matches.resign(match.id, bySeat[2]!.id));
  await town.bot.poster.settle();
  const [mover, other, former] = bySeat as [Persona, Persona, Persona];
  return {
    game,
    match,
    deals,
    painter,
    readers: [
      { who: 'a stranger', person: stranger, viewer: 'public', mayMove: false },
      { who: 'who has resigned', person: former, viewer: 'public', mayMove: false },
      { who: 'another seat', person: other, viewer: 1, mayMove: false },
      { who: 'who is to move', person: mover, viewer: 0, mayMove: true },
    ],
  };
}

type Given = Record<string, string>;

/** What is typed after a command to look as far as it lets one; nothing that is typed here may change the match. */
const typed: Record<string, (scene: Scene, ways: string[]) => Given[]> = {
  '/match create': ({ game }) => [{ game: game.id }],
  '/match join': () => [{}],
  '/match leave': () => [{}],
  '/match options': () => [{}],
  '/match remove': ({ match }) => [{ person: match.host.id }],
  '/match start': () => [{}],
  '/match show': ({ match }, ways): Given[] => [{}, { match: match.id }, ...ways.map((as) => ({ as }))],
  '/match undo': () => [{}],
  '/match resign': () => [{}],
  '/match log': ({ match }): Given[] => [{}, { match: match.id }],
  '/match move': ({ match }) => [{ match: match.id }],
  '/match close': () => [{}],
  '/hand': ({ match }): Given[] => [{}, { match: match.id }],
  '/move': () => [{ text: 'end-turn' }],
  '/turns': () => [{}],
  '/rules': ({ game }) => [{ about: 'cards', game: game.id }],
  '/diagnose': () => [{}],
};
/** What who is to move would change the match with. */
const moves = ['/move', '/match undo'];

const isOf = (name: string, game: string): boolean => name.startsWith(`/${commandName(game)} `);
const isOfAnother = (name: string, game: string): boolean =>
  Object.keys(games).some((other) => other !== game && isOf(name, other));

/** What somebody gets, as text to compare. */
interface Look {
  what: string;
  get(): Promise<string>;
}

function typing({ name }: CommandLine, scene: Scene, reader: Scene['readers'][number], ways: string[]): Look[] {
  const ofGame = Object.keys(games).some((game) => isOf(name, game));
  if (reader.mayMove && (ofGame || moves.includes(name))) return [];
  const tries = ofGame ? [name.endsWith(' answer') ? { choice: 'x' } : {}] : typed[name]?.(scene, ways);
  if (!tries) throw new Error(`Nothing is known about ${name}: write down here how it is looked with.`);
  return tries.map((given: Given) => ({
    what: `${name} ${Object.values(given).join(' ')}`,
    get: async () => received(await reader.person.slash('quay', name, given).reply),
  }));
}

/** Suggestions for one option after another, each after the first that was suggested for those before. */
function completing({ name, options }: CommandLine, { person }: Scene['readers'][number]): Look[] {
  const get = async (): Promise<string> => {
    const given: Given = {};
    const all: unknown[] = [];
    for (const { name: option, autocomplete } of options) {
      if (!autocomplete) continue;
      const suggested = await person.autocomplete('quay', name, { ...given, [option]: '' }, option);
      all.push(suggested);
      const [first] = suggested;
      if (first && first.value !== '-') given[option] = String(first.value);
    }
    return JSON.stringify(all);
  };
  return options.some(({ autocomplete }) => autocomplete) ? [{ what: `suggestions for ${name}`, get }] : [];
}

/** All buttons that a message has. */
function pressing(message: SeenMessage, { person }: Scene['readers'][number]): Look[] {
  return message.buttons.flatMap(({ customId, label, disabled }) =>
    customId && !disabled
      ? [{ what: `pressing ${label}`, get: async () => received(await person.press(message, customId).reply) }]
      : [],
  );
}

/** What is pressed on a panel to see more of it or to think about an action; whole moves and the turn's end are not. */
const looking = ['why', 'look', 'page', 'change', 'act', 'begin'];

/** Each button and menu of the reader's panel, pressed on a panel just opened; what that plays is thrown away again. */
async function pressingPanel(
  post: SeenMessage,
  { match }: Scene,
  { person }: Scene['readers'][number],
): Promise<Look[]> {
  const open = (): Promise<SeenMessage> => person.press(post, playButton(post)).reply;
  const panel = await open();
  const { draft } = must(await town.matches.desk(match.id, person.id));
  const { moves } = (await town.matches.find(match.id))!;
  const looks = [...panel.buttons, ...panel.selects].flatMap((control): Look[] => {
    const press = parsePress(control.customId ?? '');
    if (control.disabled || press?.on !== 'panel' || !looking.includes(press.do)) return [];
    const meant = (id = ''): boolean => {
      const other = parsePress(id);
      return other?.on === 'panel' && other.do === press.do && other.value === press.value;
    };
    const get = async (): Promise<string> => {
      const shown = await open();
      const now = [...shown.buttons, ...shown.selects].find(({ customId }) => meant(customId))!;
      const id = now.customId!;
      const after = await (now.kind === 'select'
        ? person.select(shown, id, [now.options[0]!.value])
        : person.press(shown, id)
      ).reply;
      const got = received(after);
      const desk = must(await town.matches.desk(match.id, person.id));
      if (desk.draft.length > draft.length) must(await town.matches.undo(match.id, person.id));
      else must(await town.matches.think(match.id, person.id, desk.key, undefined));
      expect((await town.matches.find(match.id))!.moves).toBe(moves);
      return got.replaceAll(desk.key, 'key');
    };
    return [{ what: `panel ${press.do} ${press.value}`, get }];
  });
  return looks;
}

/** What was got differently in two deals that the reader cannot tell apart. */
async function leaks({ deals }: Scene, { who, viewer }: Scene['readers'][number], looks: Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const { what, get } of looks) {
    // What is new is told once: the first look is not compared.
    if (/Since|panel/.test(what)) await get();
    const here = await get();
    if ((await deals.dealAnew(viewer, get)) !== here) found.push(`${what}, ${who}`);
  }
  return found;
}

describe.each(Object.keys(games))('%s: nobody is told what they may not know', (id) => {
  let here: Scene;
  beforeAll(async () => {
    here = await scene(id);
  }, 60_000);
  afterAll(async () => {
    expect(town.twin.refusedBySchema).toBe(0);
    expect(town.complaints).toEqual([]);
    await town.close();
  });

  it('by any command, suggestion or button', async () => {
    const post = boardPosts(here.readers[0]!.person, 'quay').at(-1)!;
    const found: string[] = [];
    let count = 0;
    for (const reader of here.readers) {
      const suggested = await reader.person.autocomplete('quay', '/match show', { as: '' }, 'as');
      const ways = suggested.map(({ value }) => String(value));
      expect(ways).toContain('area');
      const all = commandLines(town.twin, 'quay').filter(
        ({ name }) => reader.who === 'a stranger' || (name !== '/diagnose' && !isOfAnother(name, id)),
      );
      const looks = all.flatMap((line) => [...typing(line, here, reader, ways), ...completing(line, reader)]);
      looks.push(...pressing(post, reader));
      if (reader.mayMove) looks.push(...(await pressingPanel(post, here, reader)));
      count += looks.length;
      found.push(...(await leaks(here, reader, looks)));
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(200);
  }, 120_000);

  it('when they have given up their seat: they get what a stranger gets', async () => {
    const [stranger, former, other] = here.readers.map(({ person }) => person) as [Persona, Persona, Persona];
    const post = boardPosts(stranger, 'quay').at(-1)!;
    const since = post.buttons.find(({ customId }) => customId?.includes(':since:'))!.customId!;
    const ways: [string, (person: Persona) => Interaction][] = [
      ['hand', (person) => person.slash('quay', '/hand', { match: here.match.id })],
      ...['table', 'area', 'text'].map((as): [string, (person: Persona) => Interaction] => [
        as,
        (person) => person.slash('quay', '/match show', { as }),
      ]),
      ['log', (person) => person.slash('quay', '/match log')],
      ['since', (person) => person.press(post, since)],
    ];
    for (const person of [stranger, former]) await person.press(post, since).reply;
    const own: string[] = [];
    for (const [way, look] of ways) {
      const told = received(await look(stranger).reply);
      expect([way, received(await look(former).reply)]).toEqual([way, told]);
      if (received(await look(other).reply) !== told) own.push(way);
    }
    expect(own).toEqual(expect.arrayContaining(['hand', 'table', 'area', 'text']));
    expect((await former.slash('quay', '/match log').reply).files.map(({ name }) => name)).toEqual([
      `${id}-${here.match.id}.match`,
    ]);
  });

  it('by any post', () => {
    const { readers, painter, deals } = here;
    const posts = boardPosts(readers[0]!.person, 'quay');
    for (const post of posts) {
      const request = painter.requestOf(post)!;
      const { game, state, viewer } = deals.sourceOf(request.view as object)!;
      const anew = game.view(game.scramble(state, 'public', rng), 'public');
      expect([viewer, request.seat]).toEqual(['public', undefined]);
      expect(isDeepStrictEqual(request.view, anew)).toBe(true);
      expect(post.files.map(({ description }) => description)).toEqual([altText({ ...request, view: anew })]);
    }
    expect(posts.length).toBeGreaterThan(10);
  });
});
