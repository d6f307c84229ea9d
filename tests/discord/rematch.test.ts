import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { boardPosts, lobbyPosts, openTown, pinged, startMatch, type Town, type TownOptions } from './town.js';

let town: Town;
let folder: string | undefined;
/** In the order of their seats. */
let folk: Persona[];
/** The last post of the match. */
let over: SeenMessage;

afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
  await town.close();
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

const here = async () => (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
const publics = (): SeenMessage[] => folk[0]!.sees('quay').filter(({ ephemeral }) => !ephemeral);
const lobbies = (): SeenMessage[] => lobbyPosts(folk[0]!, 'quay');
const last = (): SeenMessage => boardPosts(folk[0]!, 'quay').at(-1)!;

/** A match that has ended: with a resignation, or played to its end. */
async function ended(
  names: string[],
  { russian = false, resigns = true, ...options }: TownOptions & { russian?: boolean; resigns?: boolean } = {},
): Promise<void> {
  const locale = russian ? 'ru' : 'en-US';
  town = await openTown({ locale, randomBytes: fixedBytes('rematch'), ...options });
  const people = names.map((name) => town.person(name, locale));
  const game = Object.keys(options.games ?? { 'santa-maria': 1 })[0]!;
  const first = await startMatch(town, 'quay', people, game);
  const { id, seats } = await here();
  folk = seats.map(({ person }) => people.find((one) => one.id === person.id)!);
  if (resigns) await town.matches.resign(id, folk[0]!.id);
  else await playRandomly(town.matches, id);
  over = await town.twin.until(() => {
    const post = boardPosts(folk[0]!, 'quay').at(-1)!;
    return post.id !== first.id && post.buttons.length === 3 ? post : undefined;
  });
}

it('opens the same match for the same people, calls them once, and sits them one seat on', async () => {
  await ended(['Ann', 'Bo', 'Cy'], { resigns: false });
  const [a, b, c] = folk as [Persona, Persona, Persona];
  expect(over.buttons.map(({ label }) => label)).toEqual(['Rematch', 'Table', 'Log']);
  expect((await c.press(over, 'Rematch').reply).text).toBe(
    'Your match is open. Others press **Join**; you press **Start** when all are here.',
  );
  const [, lobby] = lobbies();
  expect(lobby!.text.split('\n').filter((line) => !line.startsWith('-#'))).toEqual([
    `**Santa Maria** is looking for players. Host: ${c.name}`,
    `Players (1, up to 4): ${c.name}`,
    `Once more with the same people: <@${b.id}> and <@${a.id}>, will you **Join**?`,
  ]);
  expect(pinged(lobby!, folk).sort()).toEqual([a.name, b.name].sort());

  const told = publics().length;
  expect((await a.press(over, 'Rematch').reply).text).toBe(
    'You have a seat. The match begins when its host presses **Start**.',
  );
  expect((await a.press(over, 'Rematch').reply).text).toBe('You have a seat in this match already.');
  expect([lobbies().length, publics().length]).toEqual([2, told]);
  const now = lobbies()[1]!;
  expect(now.text).toContain(`Players (2, up to 4): ${c.name}, ${a.name}\n`);
  expect(now.text).toContain(`Once more with the same people: <@${b.id}>, will you **Join**?`);
  await b.press(now, 'Join').reply;
  expect(lobbies()[1]!.text).not.toContain('Once more');
  await c.press(lobbies()[1]!, 'Start').reply;
  const start = await town.twin.until(() => (last().id === over.id ? undefined : last()));
  expect(start.content).toContain(`Turn order: ${b.name}, ${c.name}, and ${a.name}.`);
  expect((await a.press(over, 'Rematch').reply).text).toBe(
    'A match already gathers or is played in this channel. Join it, or open yours in another channel or thread.',
  );
});

it('pressed by two at once opens one match with both', async () => {
  await ended(['Ann', 'Bo']);
  const replies = await Promise.all(folk.map((person) => person.press(over, 'Rematch').reply));
  expect(replies.map(({ text }) => text).sort()).toEqual([
    'You have a seat. The match begins when its host presses **Start**.',
    'Your match is open. Others press **Join**; you press **Start** when all are here.',
  ]);
  expect(lobbies()).toHaveLength(2);
  expect((await here()).seats).toHaveLength(2);
});

it('works after a restart, in Russian', async () => {
  folder = mkdtempSync(join(tmpdir(), 'rematch-'));
  await ended(['Анна', 'Борис'], { russian: true, file: join(folder, 'harbour.db') });
  await town.restart();
  const [a, b] = folk as [Persona, Persona];
  expect((await a.press(over, 'Сыграть ещё раз').reply).text).toMatch(/^Партия открыта\./);
  expect(lobbies()[1]!.text.split('\n').at(-1)).toBe(
    `Ещё одна партия тем же составом. <@${b.id}>, вы с нами? Нажмите **Присоединиться**.`,
  );
  await town.restart();
  expect((await b.press(over, 'Сыграть ещё раз').reply).text).toMatch(/^Место за вами\./);
  await a.press(lobbies()[1]!, 'Начать').reply;
  const start = await town.twin.until(() => (last().id === over.id ? undefined : last()));
  expect(start.content).toContain(`Порядок хода: ${b.name} и ${a.name}.`);
});

it('stands below the end of a series, not between its games', async () => {
  town = await openTown({ games: { nusfjord }, randomBytes: fixedBytes('rematch') });
  const [ann, bo] = [town.person('Ann'), town.person('Bo')];
  folk = [ann, bo];
  await ann.slash('quay', '/match create', { game: 'nusfjord' }).reply;
  const menus = await ann.press(lobbies()[0]!, 'Options').reply;
  await ann.select(menus, 'Series', ['double-match']).reply;
  await bo.press(lobbies()[0]!, 'Join').reply;
  await ann.press(lobbies()[0]!, 'Start').reply;
  await town.twin.until(() => boardPosts(ann, 'quay')[0]);
  await playRandomly(town.matches, (await here()).id);
  const between = await town.twin.until(() =>
    boardPosts(ann, 'quay').find(({ content }) => content.includes('1 of 2 is over')),
  );
  expect(between.buttons.map(({ label }) => label)).toEqual(['Table', 'Log']);
  await playRandomly(town.matches, (await here()).id);
  over = await town.twin.until(() =>
    boardPosts(ann, 'quay').find(({ content }) => content.includes('series of 2 games is over')),
  );
  await bo.press(over, 'Rematch').reply;
  expect(lobbies()[1]!.text).toContain('Series: double match');
  expect(pinged(lobbies()[1]!, folk)).toEqual(['Ann']);
});

describe('is refused', () => {
  it('to a stranger until somebody has opened it', async () => {
    await ended(['Ann', 'Bo']);
    const eva = town.person('Eva');
    expect((await eva.press(over, 'Rematch').reply).text).toBe(
      'You have no seat in this match. You can look on, but not play.',
    );
    await folk[1]!.press(over, 'Rematch').reply;
    expect((await eva.press(over, 'Rematch').reply).text).toMatch(/^You have a seat\./);
  });

  it('where the bot may not do what a match needs', async () => {
    await ended(['Ann', 'Bo']);
    const { id } = town.twin.world.channel('quay');
    const deny = PermissionFlagsBits.AttachFiles;
    town.twin.world.setOverwrite(id, { id: town.guildId, type: 0, allow: 0n, deny });
    const { text } = await folk[0]!.press(over, 'Rematch').reply;
    expect(text).toMatch(/^I cannot host a match in .+ until I have: Attach Files\./);
    expect(lobbies()).toHaveLength(1);
  });
});
