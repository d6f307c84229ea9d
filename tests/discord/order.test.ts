import { expect, it } from 'vitest';
import { fixedBytes } from '../match/harness.js';
import { openTown, startMatch } from './town.js';

const games = ['islebound', 'cooper-island'];

it.each(games)(
  'the order of the turns begins with whoever begins, also where that is not the first seat: %s',
  async (id) => {
    const channels = ['tavern', 'mole', 'dock', 'pier'];
    const town = await openTown({ randomBytes: fixedBytes('r'), channels });
    const people = [town.person('Ann'), town.person('Bo'), town.person('Cy')];
    const seats = new Set<number>();
    for (const channel of channels) {
      const { content, channelId } = await startMatch(town, channel, people, id);
      const beginner = people.find(({ id }) => content.startsWith(`<@${id}>`))!;
      expect(content).toContain(`Turn order: ${beginner.name}, `);
      const { seats: sitting } = (await town.matches.inChannel(channelId))!;
      seats.add(sitting.findIndex(({ person }) => person.id === beginner.id));
    }
    expect(seats.size).toBeGreaterThan(1);
    await town.close();
  },
);
