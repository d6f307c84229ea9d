import { Routes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { sameCommands } from '../../src/discord/client/register.js';
import { openTown, type TownOptions } from './town.js';

const ours = [
  {
    type: 1 as const,
    name: 'match',
    description: 'Host a match',
    description_localizations: { ru: 'Партия', 'en-US': 'Host a match' },
    options: [
      { type: 3 as const, name: 'game', description: 'Which', required: false, choices: [{ name: 'A', value: 'a' }] },
    ],
  },
];

describe('command registration', () => {
  it('sees no difference in ids, order and defaults that Discord adds', () => {
    const theirs = [
      {
        id: '1',
        version: '2',
        application_id: '3',
        nsfw: false,
        type: 1 as const,
        name: 'match',
        name_localizations: null,
        description: 'Host a match',
        description_localizations: { 'en-US': 'Host a match', ru: 'Партия' },
        options: [{ type: 3 as const, name: 'game', description: 'Which', choices: [{ name: 'A', value: 'a' }] }],
      },
    ];
    expect(sameCommands(ours, theirs)).toBe(true);
  });

  it.each([
    ['a description', { description: 'Host matches' }],
    ['a translation', { description_localizations: { ru: 'Матч', 'en-US': 'Host a match' } }],
    ['an option', { options: [] }],
    ['a name', { name: 'game' }],
  ])('sees %s that differs', (_, change) => {
    expect(sameCommands(ours, [{ ...ours[0]!, ...change }])).toBe(false);
  });

  it('sees a command too many', () => {
    expect(sameCommands(ours, [])).toBe(false);
  });
});

describe('a start with a server of its own and one without', () => {
  const offeredIn = (town: Awaited<ReturnType<typeof openTown>>) =>
    town.twin
      .commands('quay')
      .map(({ name }) => name)
      .sort();
  const noDouble = (names: string[]) => names.length === new Set(names).size;

  it.each([true, false])('leave each command once and those of others alone (own list first: %s)', async (first) => {
    const options: TownOptions = { ownCommands: first };
    const town = await openTown(options);
    const { rest, application } = town.bot.client;
    const ours = offeredIn(town);
    const other = { type: 1, name: 'weather', description: 'Of somebody else' };
    const list = first
      ? Routes.applicationGuildCommands(application.id, town.guildId)
      : Routes.applicationCommands(application.id);
    await rest.post(list, { body: other });
    options.ownCommands = !first;
    await town.restart();
    await town.twin.until(() => noDouble(offeredIn(town)));
    expect(offeredIn(town)).toEqual([...ours, 'weather'].sort());
    options.ownCommands = first;
    await town.restart();
    await town.twin.until(() => noDouble(offeredIn(town)));
    // The bulk write of the first scope is what makes that list equal to ours.
    expect(offeredIn(town)).toEqual(ours);
    expect(town.complaints).toEqual([]);
    await town.close();
  });

  it('clears the list of each other server when that of one cannot be looked at', async () => {
    const options: TownOptions = { ownCommands: true };
    const town = await openTown(options);
    const { rest, application } = town.bot.client;
    const elsewhere = town.twin.world.addGuild({ name: 'Other port', channels: ['pier'] });
    await town.twin.until(() => town.bot.client.guilds.cache.has(elsewhere.id));
    const list = Routes.applicationGuildCommands(application.id, elsewhere.id);
    await rest.post(list, { body: { type: 1, name: 'match', description: 'Of an earlier start' } });
    const offered = () => town.twin.commands('pier').filter(({ name }) => name === 'match');
    options.ownCommands = false;

    town.twin.faults.next('GET', /guilds.*commands/, { answer: { status: 403, code: 50001 } });
    await town.restart();
    await town.twin.until(() => town.complaints.length > 0);
    await town.twin.until(() => offered().length === 1);
    expect(offered()[0]!.description).not.toBe('Of an earlier start');
    expect(town.complaints).toHaveLength(1);
    await town.close();
  });

  it('serves when the other list cannot be cleared, says so, and clears it at the next start', async () => {
    const options: TownOptions = { ownCommands: true };
    const town = await openTown(options);
    const ours = offeredIn(town);
    options.ownCommands = false;
    town.twin.faults.next('DELETE', /commands/, { answer: { status: 403, code: 50001 } });
    await town.restart();
    await town.twin.until(() => town.complaints.length > 0);
    expect(town.complaints.splice(0).join()).toContain('commands of an earlier start could not be taken away');
    const ann = town.person('Ann');
    expect((await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply).text).toContain('is open');
    await town.restart();
    await town.twin.until(() => noDouble(offeredIn(town)));
    expect(offeredIn(town)).toEqual(ours);
    await town.close();
  });
});
