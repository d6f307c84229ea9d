import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { announce, dueAnnouncements, hidePerson, showPerson } from '../../src/store/index.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
let kim: Persona;
let ann: Persona;
let bo: Persona;
let folder: string;
let now = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
  town = await openTown({ channels: ['quay', 'tavern', 'hall'], now: () => now, file: join(folder, 'town.db') });
  [kim, ann, bo] = [town.person('Kim'), town.person('*Ann*'), town.person('Bo')];
  const { world } = town.twin;
  world.giveRole(town.guildId, kim.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
});
afterAll(async () => {
  await closeQuietly(town);
  rmSync(folder, { recursive: true });
});

const lines = ({ content }: SeenMessage) => content.split('\n');
const name = (text: string): string => `\u2068${text}\u2069`;
const told = (channel = 'hall') => bo.sees(channel).filter(({ ephemeral, deleted }) => !ephemeral && !deleted);
async function settled(): Promise<void> {
  await town.bot.poster.settle();
  town.bot.announcer.wake();
  await town.bot.announcer.settle();
}
const page = async () => kim.press(await kim.slash('quay', '/server').reply, 'Results').reply;

/** A match in a channel that somebody gives up at once; its id. */
async function ended(channel: string, people: Persona[] = [ann, bo]): Promise<string> {
  await startMatch(town, channel, people, 'nusfjord');
  const { id } = (await town.matches.inChannel(town.twin.world.channel(channel).id))!;
  now += 1000;
  must(await town.matches.resign(id, people.at(-1)!.id));
  await settled();
  return id;
}

const points = (id: string, own: number[]) =>
  town.matches.correctResult(
    id,
    'u9',
    own.map((one, seat) => {
      const place = 1 + own.filter((other) => other > one).length;
      return { seat, points: one, place, winner: place === 1 };
    }),
  );

let first = '';

it('is chosen by who manages the server, and told each match of people once, without a ping', async () => {
  const { id: hall } = town.twin.world.channel('hall');
  expect(lines(await page()).slice(0, 2)).toEqual(['### Results', '**Results are told in**: no channel of their own']);
  const silent = await ended('tavern');
  expect(told()).toEqual([]);
  const chosen = await kim.select(await page(), 'Channel for results; none: nowhere', [hall]).reply;
  expect(lines(chosen).slice(1, 3)).toEqual([
    `**Results are told in**: <#${hall}>`,
    '**Which matches**: of people alone',
  ]);
  first = await ended('quay');
  must(await points(first, [40, 31]));
  await settled();
  const over = boardPosts(ann, 'quay').at(-1)!;
  const seats = (await town.matches.find(first))!.seats.map(({ person }) => person.name);
  const [post, ...more] = told();
  expect([lines(post!), more, post!.data.mentions, post!.buttons.map(({ label }) => label)]).toEqual([
    [
      `**Nusfjord** · 2 players · [match](https://discord.com/channels/${town.guildId}/${over.channelId}/${over.id})`,
      `1. ${name(seats[0] === 'Bo' ? 'Bo' : '\\*Ann\\*')}: **40 points**`,
      `2. ${name(seats[1] === 'Bo' ? 'Bo' : '\\*Ann\\*')}: **31 points**`,
      '-# Points did not decide it: somebody resigned, or it was conceded.',
    ],
    [],
    [],
    ['Table'],
  ]);
  expect((await bo.press(post!, 'Table').reply).ephemeral).toBe(true);
  expect([over.content.includes('Nusfjord'), silent === first]).toEqual([true, false]);
  await ended('hall');
  // Its own channel has been told.
  expect(told().filter(({ buttons }) => buttons.length === 1)).toEqual([post]);
});

it('is told anew where a result is corrected or cancelled, and of whoever does not want to appear nobody is told', async () => {
  const [post] = told();
  must(await points(first, [31, 31]));
  await settled();
  expect(
    lines(post!)
      .slice(1, 3)
      .map((line) => line.slice(0, 2)),
  ).toEqual(['1.', '1.']);
  must(await town.matches.cancelResult(first, 'u9', true));
  await settled();
  expect(lines(post!)[1]).toBe('**This result was cancelled and counts nowhere.**');
  must(await town.matches.cancelResult(first, 'u9', false));
  await town.database.transaction((tx) => hidePerson(tx, ann.id, now));
  await settled();
  expect([post!.content.includes('Ann'), post!.content.includes('somebody: **31')]).toEqual([false, true]);
  await town.database.transaction((tx) => showPerson(tx, ann.id));
  await settled();
  expect(post!.content).toContain('Ann');
});

it('is told of others only where that is chosen, in the language of the channel', async () => {
  const { id: hall } = town.twin.world.channel('hall');
  const before = told().length;
  await ended('quay', [bo]);
  expect(told()).toHaveLength(before);
  await kim.select(await page(), 'Which matches', ['Also with the computer, and solo']).reply;
  const inLanguage = { locale: 'ru' as const, channels: [hall] };
  must(await town.matches.changeServer({ id: town.guildId, locale: 'en' }, kim.id, { inLanguage }));
  await ended('quay', [bo]);
  const text = lines(told().at(-1)!);
  expect([text[0], text.slice(1)]).toEqual([
    expect.stringMatching(/^\*\*Нусфьорд\*\* · в одиночку · \[партия\]\(https:/),
    [`${name('Bo')}: **−6 очков**`, '-# Решили не очки: кто-то сдался, или победу уступили по согласию.'],
  ]);
  must(
    await town.matches.changeServer({ id: town.guildId, locale: 'en' }, kim.id, {
      inLanguage: { locale: 'en', channels: [hall] },
      resultsOf: 'people',
    }),
  );
});

it('is told once, though Discord does not say that it took it, and the bot is ended meanwhile', async () => {
  const before = told().length;
  const [guildId, channelId] = [town.guildId, town.twin.world.channel('hall').id];
  await town.database.transaction((tx) => announce(tx, { guildId, channelId, about: { match: first }, askedAt: now }));
  town.twin.faults.next('POST', '/channels/:channel/messages', { drop: 'after' });
  await settled();
  expect(town.complaints.splice(0).join()).toContain('an announcement was not taken');
  expect(told()).toHaveLength(before + 1);
  const sent = () => town.twin.requests.filter(({ method, route }) => method === 'POST' && route.endsWith('/messages'));
  const posts = sent().length;
  await town.restart();
  await settled();
  // Discord would drop a repeat within minutes only.
  expect([told().length, sent().length]).toEqual([before + 1, posts]);
  expect(await dueAnnouncements(town.database.db, 9)).toEqual([]);
});

it('names nobody any more who has their data deleted', async () => {
  const cem = town.person('Cem');
  await ended('quay', [cem, bo]);
  const post = told().at(-1)!;
  expect(post.content).toContain(name('Cem'));
  must(await town.matches.erase(cem.id));
  await settled();
  expect([post.content.includes('Cem'), post.content.includes('somebody: **')]).toEqual([false, true]);
  expect(JSON.stringify(await town.database.db.selectFrom('announcements').selectAll().execute())).not.toContain(
    cem.id,
  );
});

it('holds nothing up where it is closed to the bot or gone: the settings say so, and matches end as ever', async () => {
  const { world } = town.twin;
  const { id: hall } = world.channel('hall');
  const before = told().length;
  world.deny(hall, 'SendMessages');
  await town.twin.idle();
  expect(lines(await page())[2]).toBe('⚠ I may not write there. What ends meanwhile is told if I may within two days.');
  const id = await ended('quay');
  expect([(await town.matches.find(id))!.status, told().length]).toEqual(['over', before]);
  expect(town.complaints.splice(0).filter((line) => line.includes('an announcement was not taken'))).toHaveLength(1);
  world.allow(hall, 'SendMessages');
  await town.twin.until(() => told().length > before);
  await settled();
  world.deny(hall, 'SendMessages');
  await town.twin.idle();
  await ended('quay');
  now += 3 * 86_400_000;
  world.allow(hall, 'ViewChannel');
  await town.twin.idle();
  await settled();
  expect(await dueAnnouncements(town.database.db, 9)).toEqual([]);
  town.complaints.splice(0);
  world.deleteChannel(hall);
  await town.twin.idle();
  expect(lines(await page()).slice(1, 3)).toEqual([
    '**Results are told in**: 1 deleted channel',
    '⚠ That channel was deleted: results are told nowhere. Choose another one.',
  ]);
  await ended('quay');
  expect(await dueAnnouncements(town.database.db, 9)).toEqual([]);
});
