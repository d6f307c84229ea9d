import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { openTown, type Town, type TownOptions } from './town.js';

/** The town of a file of tests, its people (Джем reads Russian) and the channel of the test at hand. */
export let town: Town;
export let ann: Persona;
export let bo: Persona;
export let cem: Persona;
export let zoe: Persona;
export let place = '';
let places = 0;

/** Opens one town for all tests of a file, on a database file, with a new channel for each of them. */
export function voteScene(name: string, annName = 'Ann', more: TownOptions = {}): void {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const file = join(folder, 'harbour.db');
  beforeAll(async () => {
    town = await openTown({ file, randomBytes: fixedBytes(name), channels: [], lookAgainMs: 100, ...more });
    [ann, bo, cem, zoe] = [town.person(annName), town.person('Bo'), town.person('Джем', 'ru'), town.person('Zoe')];
  });
  beforeEach(() => {
    places += 1;
    goTo(town.twin.world.addChannel(town.guildId, `dock-${places}`).id);
  });
  afterEach(() => expect(town.complaints).toEqual([]));
  afterAll(async () => {
    expect(town.twin.refusedBySchema).toBe(0);
    await town.close();
    rmSync(folder, { recursive: true });
  });
}

/** From here on the test looks at another channel. */
export function goTo(channel: string): void {
  place = channel;
}

export const command = (person: Persona, what: string) => person.slash(place, `/match ${what}`).reply;

/** The messages of votes, oldest first. */
export const votes = (): SeenMessage[] =>
  ann
    .sees(place)
    .filter(({ ephemeral, content }) => !ephemeral && /^\*\*.*\*\*: .*(propos|предлага|asks to|просит)/.test(content));

/** The newest of them, once there are so many. */
export const vote = (count = 1): Promise<SeenMessage> =>
  town.twin.until(() => (votes().length >= count ? votes().at(-1) : undefined));

/** Resolves once the newest says so and the bot has noted that it does. */
export const until = async (text: string) => {
  await town.twin.until(() => votes().at(-1)?.content.includes(text));
  await town.bot.teller.settle();
};

export const label = (message: SeenMessage) => message.buttons.map((button) => button.label);
