import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandName } from '../../commands/game.js';
import { ofNoGame } from '../../render/community.js';
import { altText, kinds, ofSeat } from '../../render/describe.js';
import { parsePress } from '../../src/discord/client/custom-id.js';
import type { ShareKey } from '../../src/discord/client/share-key.js';
import { createRng, type Viewer } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { readLessons } from '../../src/lessons/index.js';
import type { Interaction, Persona, SeenMessage } from '../../src/playground/api.js';
import { type CommandLine, commandLines } from '../../tools/fuzz/command-lines.js';
import { received } from '../../tools/fuzz/received.js';
import { playButton } from '../../tools/robot.js';
import { must } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { handLooks, type Look } from './hand-looks.js';
import { type Given, ofKeepers, ofTheHouse, typed } from './secret-lines.js';
import { openScene, type Scene, settings } from './secret-scene.js';
import { boardPosts, type Town } from './town.js';

let town: Town;

const rng = createRng({ seed: seedOf(71), block: 0 });

const lessons = readLessons(games);

/** What who is to move would change the match with. */
const moves = ['/move', '/match undo'];

const isOf = (name: string, game: string): boolean => name.startsWith(`/${commandName(games[game]!)} `);
const isOfAnother = (name: string, game: string): boolean =>
  Object.keys(games).some((other) => other !== game && isOf(name, other));

/** What readers were offered to show to everybody, by reader and what it is. */
type Offers = Map<string, { message: SeenMessage; person: Persona; customId: string }>;

/** What a reader gets; an offer to show it to everybody is noted. */
async function noted(offers: Offers, person: Persona, interaction: Interaction): Promise<string> {
  const message = await interaction.reply;
  for (const { customId = '' } of message.buttons) {
    if (parsePress(customId)?.on === 'share') offers.set(`${person.id} ${customId}`, { message, person, customId });
  }
  return received(message);
}

/** What everybody gets when somebody shows them what they were offered to: drawn for nobody's eyes but everybody's. */
function sharing({ painter, deals }: Scene, offers: Offers): Look[] {
  return [...offers.values()].map(({ message, person, customId }) => ({
    what: customId,
    async get() {
      laterBy(61_000);
      const seen = () => person.sees('quay').filter(({ ephemeral }) => !ephemeral);
      const before = seen().length;
      await person.press(message, customId).reply;
      const posts = seen().slice(before);
      expect([customId, posts.length]).toEqual([customId, 1]);
      const request = painter.requestOf(posts[0]!);
      // What is of no game is drawn from no view of one.
      if (request && request.game !== ofNoGame) expect(deals.sourceOf(request.view!)!.viewer).toBe('public');
      return received(posts[0]!);
    },
  }));
}

/** Nothing is shown twice in a minute: here minutes pass quickly. */
function laterBy(ms: number): void {
  const now = Date.now() + ms - performance.now();
  vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(now + performance.now()));
}

/** What can be shown to everybody, as far as a key's own numbers go. */
function wayOf(key: ShareKey): string {
  if (key.what !== 'picture') return key.what;
  return [key.what, key.kind].join(' ');
}

function typing(
  { name }: CommandLine,
  scene: Scene,
  reader: Scene['readers'][number],
  ways: string[],
  offers: Offers,
): Look[] {
  const ofGame = Object.keys(games).some((game) => isOf(name, game));
  if (reader.mayMove && (ofGame || moves.includes(name))) return [];
  const tries = ofGame ? [name.endsWith(' answer') ? { choice: 'x' } : {}] : typed[name]?.(scene, ways);
  if (!tries) throw new Error(`Nothing is known about ${name}: write down here how it is looked with.`);
  return tries.map((given: Given) => ({
    what: `${name} ${Object.values(given).join(' ')}`,
    async get() {
      // It is given once in ten minutes, and says when.
      if (name === '/privacy export') laterBy(11 * 60_000);
      const got = await noted(offers, reader.person, reader.person.slash('quay', name, given));
      return name === '/privacy export' ? got.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time') : got;
    },
    ...(name === '/learn' && { as: lessons[String(given.game)]!.seat }),
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

/** Every page of what explains the match, in order. */
function reading({ person }: Scene['readers'][number]): Look[] {
  const chapters = ['play', 'legend'];
  return chapters.map((chapter) => ({
    what: `reading ${chapter}`,
    async get() {
      let page = await person.slash('quay', '/help').reply;
      const pages: string[] = [];
      for (let at = 0; ; at += 1) {
        const next = page.buttons.find(
          ({ customId = '', disabled }) => customId.includes(`:${chapter}:${at}:`) && !disabled,
        );
        if (!next) break;
        page = await person.press(page, next.customId!).reply;
        pages.push(await received(page));
      }
      expect(pages.length).toBeGreaterThan(2);
      return pages.join('\n');
    },
  }));
}

/** All buttons that a message has. */
function pressing(message: SeenMessage, { person }: Scene['readers'][number], offers: Offers): Look[] {
  return message.buttons.flatMap(({ customId, label, disabled }) =>
    // Who has resigned would have their seat again.
    customId && !disabled && parsePress(customId)?.on !== 'seat'
      ? [{ what: `pressing ${label}`, get: () => noted(offers, person, person.press(message, customId)) }]
      : [],
  );
}

/** Each line of the menu under the reader's own area, which turns to the table, also in words, to parts of it, and to the areas of others. */
async function turning(
  post: SeenMessage,
  { match: { game } }: Scene,
  { person }: Scene['readers'][number],
  offers: Offers,
  at: number,
): Promise<Look[]> {
  const area = post.buttons.find(({ customId }) => customId?.includes(':area:'))!.customId!;
  const open = (): Promise<SeenMessage> => person.press(post, area).reply;
  const [menu] = (await open()).selects;
  const ofOne = ofSeat(game).flatMap((kind) =>
    [0, 1, 2].map((seat) => (kind === 'area' ? `${seat}` : `${kind}:${seat}`)),
  );
  const all = [...kinds(game).filter((kind) => !ofSeat(game).includes(kind)), 'text', ...ofOne];
  expect(menu!.options.map(({ value }) => value).sort()).toEqual(all.sort());
  // What /match show shows as well, in every other match.
  const turned = menu!.options.filter((_, number) => at === 0 || (at + number) % 2 === 0);
  return turned.map(({ value }) => ({
    what: `turning to ${value}`,
    get: async () => noted(offers, person, person.select(await open(), menu!.customId, [value])),
  }));
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
  const desk = must(await town.matches.desk(match.id, person.id));
  const { draft } = desk;
  /** What is bound as soon as it is pressed can not be thrown away. */
  const binds = (action: string): boolean => {
    const foretold = town.matches.preview(desk, { action, args: {} });
    return foretold.ok && foretold.value.seals.length > 0;
  };
  const { moves } = (await town.matches.find(match.id))!;
  const looks = [...panel.buttons, ...panel.selects].flatMap((control): Look[] => {
    const press = parsePress(control.customId ?? '');
    if (control.disabled || press?.on !== 'panel' || !looking.includes(press.do) || binds(press.value)) return [];
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
async function leaks(
  { deals }: Scene,
  { who, viewer }: { who: string; viewer: Viewer },
  looks: Look[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { what, get, as = viewer } of looks) {
    // What is new is told once: the first look is not compared.
    if (/pressing|panel/.test(what)) await get();
    const here = await get();
    if ((await deals.dealAnew(as, get)) !== here) found.push(`${what}, ${who}`);
  }
  return found;
}

describe.each(settings)(
  '$id, $when, read in $reads, told in $told, begun: $drafts: nobody is told what they may not know',
  (setting) => {
    const { id, when } = setting;
    const at = settings.indexOf(setting);
    let here: Scene;
    const offers: Offers = new Map();
    beforeAll(async () => {
      here = await openScene(setting, rng);
      ({ town } = here);
    }, 60_000);
    afterAll(async () => {
      vi.restoreAllMocks();
      expect(town.twin.refusedBySchema).toBe(0);
      expect(town.complaints).toEqual([]);
      await town.close();
    });

    it('by any command, suggestion or button', async () => {
      const post = boardPosts(here.readers[0]!.person, 'quay').at(-1)!;
      const found: string[] = [];
      let count = 0;
      // Whoever has resigned is compared with a stranger, below.
      const looking = here.readers.filter(({ who }) => who !== 'who has resigned');
      for (const reader of looking) {
        const suggested = await reader.person.autocomplete('quay', '/match show', { as: '' }, 'as');
        const ways = suggested.map(({ value }) => String(value));
        expect(ways).toContain('area');
        const all = commandLines(town.twin, 'quay').filter(
          ({ name }) =>
            (setting === settings[0] || !ofTheHouse.includes(name)) &&
            (reader.who === 'a stranger' || !ofKeepers.includes(name)) &&
            // What belongs to another game is refused in every match alike.
            ((setting === settings[0] && reader.who === 'a stranger') || !isOfAnother(name, id)),
        );
        // What is suggested for commands that are the same in every game is asked for in every other match.
        const completed = all.filter(
          ({ name }, number) => isOf(name, id) || moves.includes(name) || at === 0 || (at + number) % 2 === 0,
        );
        const looks = all.flatMap((line) => typing(line, here, reader, ways, offers));
        looks.push(...completed.flatMap((line) => completing(line, reader)));
        looks.push(
          ...pressing(post, reader, offers),
          ...(await turning(post, here, reader, offers, at)),
          // What explains a game differs for who may move, and for nobody else.
          ...((setting === settings[0] && reader.who === 'a stranger') || reader.mayMove ? reading(reader) : []),
        );
        const others = here.readers.flatMap(({ person }) => (person === reader.person ? [] : [person]));
        const hand = await handLooks(reader.person, others);
        // Four orders, at least one card by its name, the area and the pages, where there is a hand at all.
        const holds = here.game.hand && reader.viewer !== 'public' && when === 'mid';
        expect(hand.length).toBeGreaterThanOrEqual(holds ? 7 : 1);
        looks.push(...hand);
        if (reader.mayMove) looks.push(...(await pressingPanel(post, here, reader)));
        count += looks.length;
        found.push(...(await leaks(here, reader, looks)));
      }
      expect(found).toEqual([]);
      expect(count).toBeGreaterThan(setting === settings[0] ? 150 : 90);
    }, 300_000);

    it('when something private is shown to everybody, whoever shows it', async () => {
      const keys = [...offers.values()].flatMap(({ customId }) => {
        const press = parsePress(customId);
        return press?.on === 'share' ? [press.key] : [];
      });
      const others = ['log', 'profile', 'rules', 'since', 'text', 'turn'];
      if (setting === settings[0]) others.push('board', 'records');
      const ways = [...kinds(id).map((kind) => `picture ${kind}`), ...others];
      expect([...new Set(keys.map(wayOf))].sort()).toEqual(ways.sort());
      expect(new Set(keys.map((key) => ('seat' in key ? key.seat : undefined)))).toEqual(new Set([undefined, 0, 1, 2]));
      expect(await leaks(here, { who: 'everybody', viewer: 'public' }, sharing(here, offers))).toEqual([]);
    }, 300_000);

    const draftStaysOwn = async (): Promise<void> => {
      const [mover, ...others] = [...here.readers].reverse();
      const { person } = mover!;
      const ways: Given[] = [{}, { as: 'text' }];
      const all = async (): Promise<string[]> => {
        const seen = others.flatMap((other) => ways.map((given) => other.person.slash('quay', '/match show', given)));
        const own = [...offers].filter(([name]) => name.startsWith(person.id) && !name.includes('rules'));
        const got: string[] = [];
        for (const { reply } of seen) got.push(received(await reply));
        for (const { get } of sharing(here, new Map(own))) got.push(await get());
        return got;
      };
      const post = boardPosts(person, 'quay').at(-1)!;
      const panel = async () => received(await person.press(post, playButton(post)).reply);
      const [begun, own] = [await all(), await panel()];
      must(await town.matches.undo(here.match.id, person.id));
      expect(await panel()).not.toBe(own);
      expect(await all()).toEqual(begun);
      expect(begun.length).toBeGreaterThan(12);
    };
    if (setting.drafts)
      it('what somebody has begun: it is theirs, and not shown by them either', draftStaysOwn, 60_000);

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
        const { game, state, viewer } = deals.sourceOf(request.view!)!;
        const anew = game.view(game.scramble(state, 'public', rng), 'public');
        expect([viewer, request.seat]).toEqual(['public', undefined]);
        expect(isDeepStrictEqual(request.view, anew)).toBe(true);
        expect(post.files.map(({ description }) => description)).toEqual([altText({ ...request, view: anew })]);
      }
      expect(posts.length).toBeGreaterThan(when === 'early' ? 1 : 10);
    });
  },
);
