import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TournamentInfo } from '../../src/match/tournaments/api.js';
import type { Persona } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { cupOf, cupPosts, keeperOf, playRound, saying, settled, threadsOf } from './cup-scene.js';
import { openTown, plant, type Town } from './town.js';

const say = saying('en-US');
const folder = mkdtempSync(join(tmpdir(), 'cup-wrong-'));
let town: Town;
let kim: Persona;
let people: Persona[];
const now = Date.UTC(2026, 9, 28);

beforeAll(async () => {
  town = await openTown({ file: join(folder, 'town.db'), now: () => now });
  kim = keeperOf(town, 'Kim', 'en-US');
  people = ['Bo', 'Cem', 'Dot'].map((name) => town.person(name));
});
afterAll(async () => {
  await closeQuietly(
    town,
    town.complaints.filter((line) => !line.includes('a tournament could not be gone on with')),
  );
  rmSync(folder, { recursive: true });
});

const by = () => ({ id: kim.id, manages: true });

/** A tournament that three have joined, of two at a table; any other is cancelled. */
async function cup(name: string): Promise<TournamentInfo> {
  const { matches, guildId } = town;
  for (const { id, status } of await matches.tournamentsIn(guildId)) {
    if (status === 'gathering' || status === 'playing') must(await matches.cancelTournament(id, by()));
  }
  await settled(town);
  const channelId = town.twin.world.channel('quay').id;
  const place = { guildId, channelId, locale: 'en' as const, manages: true, person: { id: kim.id, name: 'Kim' } };
  const { id } = must(await matches.createTournament({ ...place, game: 'nusfjord', name }));
  must(await matches.changeTournament(id, by(), { seats: 2, rounds: 1, seeding: 'draw' }));
  must(await matches.announceTournament(id, by()));
  for (const person of people) must(await matches.joinTournament(id, { id: person.id, name: person.name }));
  return (await matches.tournament(id))!;
}

const postsOf = ({ id }: TournamentInfo) => {
  return cupPosts(kim).filter(({ buttons }) =>
    buttons.some(({ customId = '' }) => customId.startsWith(`tournament:${id}:`)),
  );
};

it('refuses whoever does not manage the channel each tool of an organiser, at the press', async () => {
  const { id } = await cup('Mine');
  await settled(town);
  const [bo] = people as [Persona];
  const before = await town.matches.tournament(id);
  const tools = ['set:format', 'announce:', 'start:', 'next:', 'extend:extend', 'drop:', 'ask:', 'cancel:', 'manage:'];
  for (const some of [tools.slice(0, 5), tools.slice(5)]) {
    const old = await plant(
      town,
      'quay',
      some.map((tool) => `tournament:${id}:${tool}`),
    );
    for (const [at] of some.entries()) {
      const told = await bo.press(old, String(at + 1)).reply;
      expect([some[at], told.ephemeral, told.content]).toEqual([some[at], true, say('not-yours')]);
    }
  }
  expect(await town.matches.tournament(id)).toEqual(before);
  expect((await bo.slash('quay', '/tournament create', { game: 'nusfjord', name: 'X' }).reply).content).toBe(
    say('not-yours'),
  );
  // Somebody who manages this channel alone leads what is in it.
  const { world } = town.twin;
  const dot = people[2]!;
  world.setOverwrite(world.channel('quay').id, {
    id: dot.id,
    type: 1,
    allow: PermissionFlagsBits.ManageChannels,
    deny: 0n,
  });
  const panel = await dot.press(postsOf(before!)[0]!, say('button-manage')).reply;
  expect(panel.text).toContain(say('manage-gathering', { n: 3, most: 32 }));
  world.setOverwrite(world.channel('quay').id, { id: dot.id, type: 1, allow: 0n, deny: 0n });
  expect((await dot.press(panel, say('button-start')).reply).text).toContain(say('not-yours'));
  expect((await town.matches.tournament(id))!.status).toBe('gathering');
});

it('answers presses on what is gone, or of a forged number', async () => {
  const old = await plant(town, 'quay', ['tournament:999:join:', 'tournament:999:set:x', 'tournament:0:pick:']);
  const told = [];
  for (const label of ['1', '2', '3']) told.push((await people[0]!.press(old, label).reply).content);
  expect(told).toEqual([say('gone'), say('gone'), say('gone')]);
});

it('asks before somebody drops out for good, or all is cancelled', async () => {
  const info = await cup('Asking');
  await settled(town);
  const [post] = postsOf(info);
  const [bo] = people as [Persona];
  const manage = await kim.press(post!, say('button-manage')).reply;
  const asked = await kim.press(manage, say('button-cancel')).reply;
  expect(asked.text).toContain(say('cancel-sure'));
  await kim.press(asked, say('button-keep')).reply;
  expect((await cupOf(town)).status).toBe('gathering');
  const dropping = kim.select(manage, say('choose-drop'), [people[2]!.id]);
  const dropped = await dropping.reply;
  const name = `\u2068${people[2]!.name}\u2069`;
  expect((await dropping.followUp()).content).toBe(`${name} was taken out.`);
  expect(dropped.text).toContain(say('manage-gathering', { n: 2, most: 32 }));
  await kim.press(manage, say('button-start')).reply;
  await settled(town);
  const nobody = kim.select(manage, say('choose-drop'), [people[2]!.id]);
  expect((await nobody.followUp()).content).toBe(say('not-in'));
  const out = await bo.press(post!, say('button-out')).reply;
  expect([out.content, (await cupOf(town)).entrants.some(({ gone }) => gone)]).toEqual([
    say('out-sure', { name: '\u2068Asking\u2069' }),
    false,
  ]);
  await bo.press(out, say('button-out')).reply;
  expect((await cupOf(town)).entrants.filter(({ gone }) => gone).map(({ person }) => person.id)).toEqual([bo.id]);
});

it.each(['before', 'after'] as const)(
  'posts the announcement, makes each thread and tells the end once where the answer is lost %s it',
  async (drop) => {
    const { faults } = town.twin;
    const threads = threadsOf(town).length;
    const info = await cup(`Lost ${drop}`);
    faults.next('POST', '/channels/:channel/messages', { drop });
    await town.bot.tournaments.settle();
    const sent = () =>
      town.twin.requests.filter(({ method, route }) => method === 'POST' && route.endsWith('/messages')).length;
    const before = sent();
    await town.restart();
    await settled(town);
    // One that arrived is looked for: by then Discord may not know its nonce any more.
    expect([postsOf(info).length, sent() - before]).toEqual([1, drop === 'before' ? 1 : 0]);
    must(await town.matches.startTournament(info.id, by()));
    faults.next('POST', '/channels/:channel/threads', { drop });
    await town.bot.tournaments.settle();
    await town.restart();
    await settled(town);
    expect(threadsOf(town)).toHaveLength(threads + 1);
    expect((await town.matches.tournament(info.id))!.rounds[0]!.tables.map(({ state }) => state)).toEqual(['playing']);
    const { entrants, rounds } = (await town.matches.tournament(info.id))!;
    await settled(town);
    // The match's own channel is told first, by itself.
    const { world } = town.twin;
    const quay = world.channel('quay').id;
    world.deny(quay, 'SendMessages');
    must(
      await town.matches.resign(rounds[0]!.tables[0]!.match!, entrants[rounds[0]!.tables[0]!.entrants[1]!]!.person.id),
    );
    await town.bot.poster.settle();
    await settled(town);
    expect(postsOf(info)).toHaveLength(1);
    const down = (): number => town.complaints.filter((line) => line.includes('"failure":"down"')).length;
    const lost = down();
    faults.next('POST', '/channels/:channel/messages', { drop });
    world.allow(quay, 'SendMessages');
    await town.twin.until(() => down() > lost);
    await settled(town);
    const told = sent();
    await town.restart();
    await settled(town);
    expect([postsOf(info).length, sent() - told]).toEqual([2, drop === 'before' ? 1 : 0]);
  },
);

it('waits where no more threads may be open, and goes on when they may', async () => {
  const info = await cup('Crowded');
  await settled(town);
  town.twin.faults.next('POST', '/channels/:channel/threads', { answer: { status: 400, code: 160006 } });
  must(await town.matches.startTournament(info.id, by()));
  await town.bot.tournaments.settle();
  expect((await cupOf(town)).rounds[0]!.tables.map(({ state }) => state)).toEqual(['waiting']);
  expect(postsOf(info)[0]!.content).toContain('the table is being set up');
  await town.restart();
  await settled(town);
  expect((await cupOf(town)).rounds[0]!.tables.map(({ state }) => state)).toEqual(['playing']);
});

it('posts an announcement anew that was deleted, and tells the end anew where somebody is gone or a result is corrected', async () => {
  const info = await cup('Told anew');
  await settled(town);
  const quay = await town.bot.client.channels.fetch(town.twin.world.channel('quay').id);
  if (quay?.isTextBased()) await quay.messages.delete(postsOf(info)[0]!.id);
  must(await town.matches.startTournament(info.id, by()));
  await settled(town);
  await playRound(town);
  const [announced, final, ...more] = postsOf(info);
  expect(more).toEqual([]);
  const over = (await town.matches.tournament(info.id))!;
  const winner = over.entrants[over.standings[0]!.entrant]!.person;
  expect(final!.content).toContain(`\u2068${winner.name}\u2069 has won`);
  must(await town.matches.erase(winner.id));
  await settled(town);
  for (const message of [announced!, final!]) expect(message.content).not.toContain(winner.name);
  expect(final!.content).toContain('somebody has won');
});

it('is over where its channel is deleted', async () => {
  const { guildId, matches, twin } = town;
  const pier = twin.world.addChannel(guildId, 'pier');
  const place = {
    guildId,
    channelId: pier.id,
    locale: 'en' as const,
    manages: true,
    person: { id: kim.id, name: 'Kim' },
  };
  const { id } = must(await matches.createTournament({ ...place, game: 'nusfjord', name: 'Sunk' }));
  must(await matches.announceTournament(id, by()));
  await settled(town);
  twin.world.deleteChannel(pier.id);
  must(await matches.joinTournament(id, { id: people[1]!.id, name: 'Cem' }));
  await settled(town);
  expect((await matches.tournament(id))!.status).toBe('cancelled');
});
