import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedBytes } from '../match/harness.js';
import { tracesIn } from '../match/privacy/scene.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, startMatch, type Town } from './town.js';

const day = 86_400_000;

let town: Town;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-'));
});
afterEach(async () => {
  await closeQuietly(town);
  rmSync(folder, { recursive: true });
});

const left = async () => (await town.database.db.selectFrom('guilds').select('leftAt').executeTakeFirst())?.leftAt;

it('a server that the bot has left is kept for thirty days, and as it was if the bot comes back by then', async () => {
  const clock = { now: Date.UTC(2026, 2, 2, 12) };
  town = await openTown({ file: join(folder, 'h.db'), randomBytes: fixedBytes('left'), now: () => clock.now });
  const ann = town.person('Zora Quill');
  await startMatch(town, 'quay', [ann, town.person('Bo')]);
  await town.bot.poster.settle();
  // Noted while the bot runs, and while it does not.
  town.twin.world.removeBot(town.guildId);
  await vi.waitFor(async () => expect(await left()).toBe(clock.now));
  clock.now += 29 * day;
  await town.restart();
  expect(await left()).toBe(clock.now - 29 * day);
  town.twin.world.addBot(town.guildId);
  await vi.waitFor(async () => expect(await left()).toBeNull());
  await town.bot.stop();
  town.twin.world.removeBot(town.guildId);
  clock.now += 40 * day;
  await town.restart();
  expect(await left()).toBe(clock.now);
  expect((await town.matches.active()).map(({ status }) => status)).toEqual(['playing']);

  clock.now += 31 * day;
  await town.restart();
  await vi.waitFor(async () => expect(await left()).toBeUndefined());
  expect(await tracesIn(town.database, [ann.id, 'Zora', town.guildId])).toEqual([]);
  // Who was waited for could not be told there.
  for (const line of town.complaints.splice(0)) expect(line).toContain('was not taken');
});
