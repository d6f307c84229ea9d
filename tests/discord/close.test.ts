import { PermissionFlagsBits } from 'discord.js';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { tidy } from '../../src/discord/lobby/tidy.js';
import { noMetrics } from '../../src/operation/metrics.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { blankPainter, boardPosts, openTown, pinged, plant, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let cem: Persona;
/** Manages the server; sits nowhere. */
let kim: Persona;
let place = '';
let places = 0;

beforeAll(async () => {
  town = await openTown({ randomBytes: fixedBytes('close') });
  [ann, bo, cem] = [town.person('Ann'), town.person('Bo'), town.person('Джем', 'ru')];
  kim = town.person('Kim');
  const { world } = town.twin;
  world.giveRole(town.guildId, kim.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
});
beforeEach(() => {
  places += 1;
  place = town.twin.world.addChannel(town.guildId, `dock-${places}`).id;
});
afterEach(async () => {
  for (const { id, status } of await town.matches.active())
    if (status === 'open') await town.matches.close(id, '', true);
  expect(town.complaints).toEqual([]);
});
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

const here = () => town.matches.inChannel(place);
const command = (person: Persona, what: string, options = {}) => person.slash(place, `/match ${what}`, options).reply;
const publics = (): SeenMessage[] => ann.sees(place).filter((seen) => !seen.ephemeral);
const leave = (person: Persona) => town.twin.world.removeMember(town.guildId, person.id);
const comeBack = (person: Persona) => town.twin.world.addMember(town.guildId, person.id);
const opened = async (host: Persona, ...guests: Persona[]) => {
  await command(host, 'create', { game: 'santa-maria' });
  for (const guest of guests) await command(guest, 'join');
};
const notKeeper = 'Only the host of this match, Ann, or somebody who manages the server can do that.';

describe('/match close', () => {
  it('frees a channel whose people have all gone, for somebody who manages the server', async () => {
    await startMatch(town, place, [ann, bo]);
    for (const person of [ann, bo]) leave(person);
    try {
      const asked = await command(kim, 'close');
      expect(asked.text).toBe(
        'Do you want to close this match for everybody? It ends at once without a result, and this cannot be undone.',
      );
      expect((await here())!.status).toBe('playing');
      expect((await kim.press(asked, 'Leave it open').reply).text).toBe('The match goes on.');
      const again = await kim.press(await command(kim, 'close'), 'Close it').reply;
      expect([again.text, again.buttons]).toEqual(['The match is closed.', []]);
    } finally {
      for (const person of [ann, bo]) comeBack(person);
    }
    const last = await town.twin.until(() => boardPosts(ann, place)[1]);
    expect(last.content).toMatch(
      new RegExp(
        `^Santa Maria: the match is closed without a result\\.\n<@${kim.id}> has closed the match before its end\\. ` +
          'It has no result; the channel is free for another\\.\n-# Seed [0-9a-f]{32}\n-# ',
      ),
    );
    expect(pinged(last, [ann, bo, kim])).toEqual(['Ann', 'Bo']);
    expect(last.buttons.map(({ label }) => label)).toEqual(['Log']);
    expect((await command(cem, 'create', { game: 'nusfjord' })).text).toContain('Партия открыта.');
  });

  it('of a match in progress is seen wherever the match is looked at', async () => {
    const post = await startMatch(town, place, [ann, bo]);
    await ann.press(await command(ann, 'close'), 'Close it').reply;
    await town.twin.until(() => boardPosts(ann, place)[1]);
    const closed =
      'This match was closed before its end and has no result. You can still look at the table and the log.';
    expect((await bo.press(post, 'Play').reply).text).toBe(closed);
    expect((await command(bo, 'resign')).text).toBe(closed);
    expect((await command(ann, 'close')).text).toBe(closed);
    expect((await command(cem, 'show')).text).toMatch(/^Санта-Мария, год 1 из 3 · закрыта до конца, без результата$/);
    expect((await bo.slash(place, '/turns').reply).text).toBe('No match waits for you. `/match create` opens one.');
    expect((await kim.slash(place, '/diagnose').reply).text).toMatch(
      /The last match here, \w+, was closed before its end/,
    );
  });

  it('is refused to players, strangers and those who manage something else, asked or pressed', async () => {
    await startMatch(town, place, [ann, bo]);
    const { world } = town.twin;
    const elsewhere = world.addChannel(town.guildId, `other-${places}`).id;
    const lou = town.person('Lou');
    world.setOverwrite(elsewhere, { id: lou.id, type: 1, allow: PermissionFlagsBits.ManageChannels, deny: 0n });
    const { id, version } = (await here())!;
    for (const person of [bo, lou]) {
      expect((await command(person, 'close')).text).toBe(notKeeper);
      expect((await person.press(await plant(town, place, [`close:${id}:yes`]), '1').followUp()).text).toBe(notKeeper);
    }
    expect((await lou.slash(elsewhere, '/match close', { match: id }).reply).text).toBe(notKeeper);
    expect((await here())!.version).toBe(version);
    world.setOverwrite(place, { id: lou.id, type: 1, allow: PermissionFlagsBits.ManageChannels, deny: 0n });
    await expect.poll(async () => (await command(lou, 'close')).text).toContain('Do you want to close this match');
  });

  it('of a match that gathers is done at once, and its announcement says so', async () => {
    await opened(ann, bo);
    expect((await command(bo, 'close')).text).toBe(notKeeper);
    expect((await command(kim, 'close')).text).toBe('The match is closed.');
    expect(publics().map(({ text, buttons }) => [text, buttons])).toEqual([
      [`<@${kim.id}> has closed this match before it began. \`/match create\` opens a new one.`, []],
    ]);
    expect(await here()).toBeUndefined();
  });

  it('reaches a match whose channel is gone, by its id', async () => {
    await startMatch(town, place, [ann, bo]);
    const { id } = (await here())!;
    town.twin.world.deleteChannel(place);
    const asked = await kim.slash('tavern', '/match close', { match: id }).reply;
    await kim.press(asked, 'Close it').reply;
    expect((await town.matches.find(id))!.closed).toBe(true);
    await town.bot.poster.settle();
    expect(town.complaints.splice(0).join()).toContain('a post was not taken');
  });
});

describe('a start', () => {
  it('waits for somebody who has left the server, and the host can take them out', async () => {
    await opened(ann, bo, cem);
    leave(bo);
    try {
      expect((await command(ann, 'start')).text).toBe(
        'Bo has left this server. So the match cannot start yet. ' +
          'When they can be here again, press **Start** once more; or take them out with `/match remove`.',
      );
      const lobby = publics()[0]!;
      expect((await ann.press(lobby, 'Start').followUp()).text).toContain('Bo has left this server.');
      expect((await here())!.status).toBe('open');
      expect((await command(cem, 'remove', { person: bo.id })).text).toMatch(/^Это может сделать только ведущий/);
      const offered = await ann.autocomplete(place, '/match remove', { person: 'b' }, 'person');
      expect(offered).toEqual([{ name: 'Bo', value: bo.id }]);
      expect((await command(ann, 'remove', { person: 'Bo' })).text).toBe('Bo has no seat any more.');
    } finally {
      comeBack(bo);
    }
    expect(lobbyText()).toContain('Players (2, up to 4): Ann, Джем');
    expect((await command(ann, 'remove', { person: 'Bo' })).text).toBe(
      'Nobody of that name has a seat in this match. Choose from the list.',
    );
    expect((await command(ann, 'start')).text).toBe('The match has begun. The table is on its way.');
  });

  it('waits for somebody who does not see the channel, and the lobby says who', async () => {
    await opened(ann, bo);
    town.twin.world.setOverwrite(place, { id: bo.id, type: 1, allow: 0n, deny: PermissionFlagsBits.ViewChannel });
    await expect.poll(async () => (await command(ann, 'start')).text).toMatch(/^Bo cannot see this channel\. So/);
    await command(cem, 'join');
    expect(lobbyText()).toContain('\n⚠ Bo cannot see this channel.');
    leave(cem);
    expect((await command(ann, 'start')).text).toMatch(/^Джем has left this server\. Bo cannot see this channel\. So/);
    comeBack(cem);
    expect((await here())!.status).toBe('open');
  });

  it('passes to the next where the host has left the server', async () => {
    await opened(ann, bo, cem);
    leave(ann);
    try {
      expect((await command(bo, 'start')).text).toBe(
        'The host has left the server, so now the host is Bo. Only the host can start the match.',
      );
      expect((await command(bo, 'start')).text).toBe('The match has begun. The table is on its way.');
    } finally {
      comeBack(ann);
    }
    expect((await here())!.seats).toHaveLength(2);
  });

  it('in a private thread looks who is in it', async () => {
    place = town.twin.world.addThread(place, { name: 'cabin', ownerId: ann.id, private: true }).id;
    const { thread } = town.twin.world.channel(place);
    thread!.memberIds.push(bo.id, town.twin.botId);
    await opened(ann, bo);
    thread!.memberIds = thread!.memberIds.filter((id) => id !== bo.id);
    expect((await command(ann, 'start')).text).toMatch(/^Bo cannot see this channel\./);
    thread!.memberIds.push(bo.id);
    expect((await command(ann, 'start')).text).toBe('The match has begun. The table is on its way.');
  });
});

it('a match that nobody stirs in is closed after a week, and its channel told once', async () => {
  await opened(ann, bo);
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000;
  const stir = (at: number) =>
    town.database.transaction(async (tx) => {
      await tx.updateTable('matches').set({ stirredAt: at }).where('status', '=', 'open').execute();
    });
  const log = pino({ level: 'silent' });
  const app = {
    client: town.bot.client,
    matches: town.matches,
    community: town.community,
    painter: blankPainter,
    books,
    log,
    metrics: noMetrics,
  };
  await stir(weekAgo + 60_000);
  await tidy(app);
  expect((await here())!.status).toBe('open');
  await stir(weekAgo - 1_000);
  await tidy(app);
  await tidy(app);
  expect(await here()).toBeUndefined();
  expect(publics().map(({ text }) => text)).toEqual([
    'Nothing has stirred here for 7 days, so this match is closed. `/match create` opens a new one.',
  ]);
});

function lobbyText(): string {
  return publics()[0]!.text;
}
