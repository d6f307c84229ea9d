import { afterEach, expect, it } from 'vitest';
import { altText, kinds } from '../../render/describe.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
let folk: Persona[];
let drawn: ReturnType<typeof notingPainter>['drawn'];

afterEach(() => closeQuietly(town));

/** A match of three, in which the holder of the first seat has resigned. */
async function begin(game: string, locale = 'en-US'): Promise<SeenMessage> {
  const noting = notingPainter();
  drawn = noting.drawn;
  town = await openTown({ randomBytes: fixedBytes('robot'), painter: noting.painter, locale });
  const people = ['Ann', 'Bo', 'Cy'].map((name) => town.person(name, locale));
  await startMatch(town, 'quay', people, game);
  const { id, seats } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  folk = seats.map(({ person }) => people.find((one) => one.id === person.id)!);
  await town.matches.resign(id, folk[0]!.id);
  return town.twin.until(() => boardPosts(folk[1]!, 'quay')[1]);
}

const shown = async (command: string, options: Record<string, string> = {}) =>
  folk[1]!.slash('quay', command, options).reply;

it.each(['santa-maria', 'nusfjord'])(
  '%s: a seat that the computer plays is marked wherever it is named',
  async (game) => {
    const post = await begin(game);
    const name = folk[0]!.name;
    expect(post.content).toContain(`🤖 ${name} has resigned. The computer plays the seat on.`);
    const key = '🤖 = the computer plays for this player';
    const status = await shown('/match show');
    expect(status.content).toContain(key);
    const lines = status.selects[0]!.options.map(({ label }) => label);
    expect(lines).toContain(`The area of 🤖 ${name}`);
    expect(lines).toContain(`The area of ${folk[2]!.name}`);
    const log = await shown('/match log');
    expect([log.text.includes(key), log.text.includes(`🤖 ${name}`)]).toEqual([true, true]);
    expect(log.text).not.toMatch(new RegExp(`(?<!🤖 )\\b${name}\\b`));
    expect((await shown('/match show', { as: 'text' })).text).toContain(`${name} (computer)`);
    for (const request of drawn.slice(-2)) expect(request.computers).toEqual([0]);
    for (const kind of kinds(game)) {
      const alone = { ...drawn.at(-1)!, kind, seat: 0 };
      const { computers: _, ...unmarked } = alone;
      const named = altText(unmarked).includes(name);
      expect([kind, altText(alone).includes(`${name} (computer)`)]).toEqual([kind, named]);
      if (kind === 'table' || kind === 'area') expect([kind, named]).toEqual([kind, true]);
    }
  },
);

it('it is marked in the scores, too, and told what the mark means', async () => {
  await begin('nusfjord', 'ru');
  const { id } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  await playRandomly(town.matches, id);
  const post = await town.twin.until(() => boardPosts(folk[1]!, 'quay').find(({ buttons }) => buttons.length === 3));
  const [, table = ''] = post.content.split('```');
  expect(table).toContain(`🤖 ${folk[0]!.name}`);
  expect(post.content).toContain('\n-# 🤖 = за этого игрока ходит компьютер');
  expect(drawn.at(-1)).toMatchObject({ kind: 'scores', computers: [0] });
});

it('where people hold all seats nothing is marked', async () => {
  town = await openTown({ randomBytes: fixedBytes('robot') });
  folk = ['Ann', 'Bo'].map((name) => town.person(name));
  const post = await startMatch(town, 'quay', folk);
  for (const { content } of [post, await shown('/match show'), await shown('/match log')]) {
    expect(content).not.toContain('🤖');
  }
});
