import { PermissionFlagsBits } from 'discord.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, lastSeen, openTown, pinged, startMatch, type Town } from './town.js';

let town: Town;
/** Hosts every match here. */
let ann: Persona;
let bo: Persona;
let cem: Persona;
let island = '';
let places = 0;
/** Where the match is, another channel of its server, and one of another server. */
let home = '';
let beside = '';
let abroad = '';

beforeAll(async () => {
  town = await openTown({ randomBytes: fixedBytes('move') });
  island = town.twin.world.addGuild({ name: 'Island', preferredLocale: 'en-US', channels: ['beach'] }).id;
  [ann, bo, cem] = [town.person('Ann'), town.person('Bo'), town.person('Cem')];
});
beforeEach(() => {
  places += 1;
  const add = (guild: string, name: string) => town.twin.world.addChannel(guild, `${name}-${places}`).id;
  [home, beside, abroad] = [add(town.guildId, 'home'), add(town.guildId, 'beside'), add(island, 'abroad')];
});
afterEach(() => expect(town.complaints).toEqual([]));
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

const begin = async (...people: Persona[]): Promise<string> => {
  await startMatch(town, home, people);
  return (await town.matches.inChannel(home))!.id;
};
const bring = (person: Persona, to: string, match: string) => person.slash(to, '/match move', { match }).reply;
const placeOf = async (id: string) => (await town.matches.find(id))!.channelId;
const link = (to: string, guild: string) =>
  `The match goes on in another channel: https://discord.com/channels/${guild}/${to}`;
const blind = (channel: string, person: Persona) =>
  town.twin.world.setOverwrite(channel, { id: person.id, type: 1, allow: 0n, deny: PermissionFlagsBits.ViewChannel });

describe('within a server', () => {
  it('anybody seated may, and the old channel is told where the match has gone', async () => {
    const id = await begin(ann, bo);
    expect((await bring(bo, beside, id)).text).toBe('The match is here now. Its table follows.');
    const post = await town.twin.until(() => boardPosts(ann, beside)[0]);
    expect(post.content).toContain('Bo has moved the match to this channel.');
    expect(lastSeen(ann, home).text).toBe(link(beside, town.guildId));
  });

  it('a match that gathers takes its announcement along', async () => {
    await ann.slash(home, '/match create', { game: 'santa-maria' }).reply;
    const { id } = (await town.matches.inChannel(home))!;
    await bring(ann, beside, id);
    const publics = (channel: string): SeenMessage[] => ann.sees(channel).filter(({ ephemeral }) => !ephemeral);
    expect(publics(home).map(({ text, buttons }) => [text, buttons])).toEqual([[link(beside, town.guildId), []]]);
    expect(publics(beside)).toHaveLength(1);
    await bo.press(publics(beside)[0]!, 'Join').reply;
    await ann.press(publics(beside)[0]!, 'Start').reply;
    await town.twin.until(() => boardPosts(bo, beside)[0]);
  });

  it('nobody loses sight of it: who would is named, and it stays', async () => {
    const id = await begin(ann, bo, cem);
    blind(beside, bo);
    await expect
      .poll(async () => (await bring(ann, beside, id)).text)
      .toMatch(/^Bo cannot see this channel\. So the match stays where it is:/);
    expect(await placeOf(id)).toBe(home);
    blind(home, bo);
    await expect
      .poll(async () => (await bring(ann, beside, id)).text)
      .toBe('The match is here now. Its table follows. Bo cannot see this channel.');
    expect(await placeOf(id)).toBe(beside);
  });

  it('who has left the server keeps nothing from moving, and is named', async () => {
    const id = await begin(ann, bo, cem);
    town.twin.world.removeMember(town.guildId, cem.id);
    const { text } = await bring(ann, beside, id);
    town.twin.world.addMember(town.guildId, cem.id);
    expect(text).toBe('The match is here now. Its table follows. Cem has left this server.');
    expect(await placeOf(id)).toBe(beside);
  });

  it('who manages the server may, without a seat; a stranger may not', async () => {
    const id = await begin(ann, bo);
    const kim = town.person('Kim');
    expect((await bring(kim, beside, id)).text).toBe('You have no seat in this match. You can look on, but not play.');
    const { world } = town.twin;
    world.giveRole(town.guildId, kim.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
    expect((await bring(kim, beside, id)).text).toBe('The match is here now. Its table follows.');
    const post = await town.twin.until(() => boardPosts(ann, beside)[0]);
    expect(post.content).toContain(`<@${kim.id}> has moved the match to this channel.`);
  });
});

describe('to another server', () => {
  it('the host may', async () => {
    const id = await begin(ann, bo);
    expect((await bring(ann, abroad, id)).text).toBe('The match is here now. Its table follows.');
    await town.twin.until(() => boardPosts(bo, abroad)[0]);
    expect(lastSeen(bo, home).text).toBe(link(abroad, island));
    expect((await town.matches.find(id))!.guildId).toBe(island);
  });

  it('another needs everybody’s agreement, given where it is to go', async () => {
    const dan = town.person('Dan');
    await startMatch(town, home, [cem, bo, ann, dan]);
    const { id } = (await town.matches.inChannel(home))!;
    for (const guild of [town.guildId, island]) town.twin.world.removeMember(guild, cem.id);
    const { text } = await bring(bo, abroad, id);
    for (const guild of [town.guildId, island]) town.twin.world.addMember(guild, cem.id);
    expect(text).toMatch(/^Another server takes the agreement of the others/);
    const asked = lastPublic(abroad);
    expect(asked.text).toMatch(
      /^Bo would like to bring a match of Santa Maria here from another server\. Still to agree:/,
    );
    // Their host is gone for good, and waited for by nobody.
    expect(pinged(asked, [ann, bo, cem, dan])).toEqual(['Ann', 'Dan']);
    const eva = town.person('Eva');
    expect((await eva.press(asked, 'I agree').followUp()).text).toMatch(/^You have no seat in this match/);
    await bo.press(asked, 'I agree').reply;
    await ann.press(asked, 'I agree').reply;
    expect([asked.text.includes(`<@${ann.id}>`), asked.text.includes(`<@${dan.id}>`)]).toEqual([false, true]);
    expect(await placeOf(id)).toBe(home);
    const done = await dan.press(asked, 'I agree').reply;
    expect([done.text, done.buttons]).toEqual(['Agreed: the match is here now. Its table follows.', []]);
    expect(await placeOf(id)).toBe(abroad);
  });

  it('another takes agreements given in the same instant, every one', async () => {
    const dan = town.person('Dan');
    await startMatch(town, home, [cem, bo, ann, dan]);
    const { id } = (await town.matches.inChannel(home))!;
    for (const guild of [town.guildId, island]) town.twin.world.removeMember(guild, cem.id);
    await bring(bo, abroad, id);
    for (const guild of [town.guildId, island]) town.twin.world.addMember(guild, cem.id);
    const asked = lastPublic(abroad);
    await Promise.all([ann, dan].map((person) => person.press(asked, 'I agree').reply));
    await town.twin.until(() => asked.text.startsWith('Agreed'));
    expect(asked.buttons).toEqual([]);
    expect(await placeOf(id)).toBe(abroad);
  });

  it('and the host’s word alone is enough', async () => {
    const id = await begin(ann, bo, cem);
    await bring(bo, abroad, id);
    await ann.press(lastPublic(abroad), 'I agree').reply;
    expect(await placeOf(id)).toBe(abroad);
    const post = await town.twin.until(() => boardPosts(ann, abroad)[0]);
    expect(post.content).toContain('Bo has moved the match to this channel.');
  });

  it('managing the server it is to go to gives no right; managing the one it leaves does', async () => {
    const id = await begin(ann, bo);
    const { world } = town.twin;
    world.giveRole(island, bo.id, world.addRole(island, 'Chief', PermissionFlagsBits.Administrator).id);
    expect((await bring(bo, abroad, id)).text).toMatch(/^Another server takes the agreement of the others/);
    expect(await placeOf(id)).toBe(home);
    const to = { guildId: island, channelId: abroad, locale: 'en' as const };
    expect(await town.matches.relocate(id, bo.id, to)).toEqual({
      ok: false,
      refusal: { id: 'match.needs-consent' },
    });
    const lou = town.person('Lou');
    world.giveRole(town.guildId, lou.id, world.addRole(town.guildId, 'Mayor', PermissionFlagsBits.ManageGuild).id);
    expect((await bring(lou, abroad, id)).text).toBe('The match is here now. Its table follows.');
  });

  it('nobody is left behind who is not in it', async () => {
    const id = await begin(ann, bo);
    town.twin.world.removeMember(island, bo.id);
    const { text } = await bring(ann, abroad, id);
    town.twin.world.addMember(island, bo.id);
    expect(text).toMatch(/^Bo has left this server\. So the match stays where it is:/);
    expect(await placeOf(id)).toBe(home);
  });
});

function lastPublic(channel: string): SeenMessage {
  return ann.sees(channel).findLast(({ ephemeral }) => !ephemeral)!;
}
