import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Events, Status } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { daysScene, hour, noon, posts, said, stamp } from './days-scene.js';
import type { Town } from './town.js';

let town: Town;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outage-'));
});
afterEach(async () => {
  await closeQuietly(town);
  rmSync(folder, { recursive: true });
});

type Scene = Awaited<ReturnType<typeof daysScene>>;

const ready = (): boolean => town.bot.client.ws.shards.every(({ status }) => status === Status.Ready);

/** Ways of being out of reach from the fourth hour up to the 24th. */
const ways: Record<string, (scene: Scene) => Promise<void>> = {
  async 'the bot is switched off'({ clock }) {
    clock.now = noon + 24 * hour;
    await town.restart();
  },
  async 'Discord answers nothing'({ id, first, clock, goTo }) {
    const { faults } = town.twin;
    for (const method of ['GET', 'POST', 'PATCH']) faults.next(method, /./, { answer: { status: 503 } }, 1e6);
    // What is owed does not get through.
    const { seat } = (await town.matches.clocks(id)).find(({ personId }) => personId === first.id)!;
    must(await town.matches.extend(id, { id: first.id, manages: true }, seat, hour));
    await town.bot.poster.settle();
    await goTo(20 * hour);
    for (const line of town.complaints.splice(0)) expect(line).toContain('a post was not taken');
    clock.now = noon + 24 * hour;
    faults.clear();
    town.bot.client.emit(Events.ShardResume, 0, 0);
    await town.bot.poster.settle();
  },
  async 'no press arrives'({ id, clock, goTo }) {
    const { gateway } = town.twin;
    gateway.refuse();
    gateway.drop();
    await town.twin.until(() => !ready() || undefined);
    await goTo(20 * hour);
    clock.now = noon + 24 * hour;
    gateway.accept();
    await town.twin.until(() => ready() || undefined);
    // At once, and not only when it next looks what is due.
    await vi.waitFor(async () => expect(await town.matches.outages(id)).toHaveLength(1));
  },
};

it.each([
  ['the bot is switched off', 'en-US', 32],
  ['Discord answers nothing', 'ru', 33],
  ['no press arrives', 'en-US', 32],
])('while %s nobody loses a turn, and people read why (%s)', async (way, locale, end) => {
  const file = join(folder, 'harbour.db');
  const scene = await daysScene({ locale, limit: '12', late: 'computer', town: { file, outages: true } });
  town = scene.town;
  const { clock, id, goTo } = scene;
  /** The bot is there all along. */
  const stay = async (hours: number): Promise<void> => {
    for (; clock.now < noon + hours * hour; clock.now += hour / 6) await town.bot.beat();
    await goTo(hours * hour);
  };
  await stay(4);
  await ways[way]!(scene);
  await stay(24);
  const moves = async () => (await town.matches.find(id))!.moves;
  expect(await moves()).toBe(0);
  const shown = (await scene.first.slash('quay', '/match pace').reply).content;
  const [from, until] = [stamp(noon + 4 * hour), stamp(noon + 24 * hour)];
  expect(shown).toContain(
    locale === 'ru'
      ? `-# Со мной не было связи с ${from} по ${until}: ничьё время не шло.`
      : `-# I could not be reached from ${from} until ${until}: nobody's time ran.`,
  );
  expect(shown).toContain(stamp(noon + end * hour));
  expect(posts(scene.first).filter(({ content }) => /time is up|время вышло/i.test(content))).toEqual([]);
  await stay(end);
  expect(await moves()).toBeGreaterThan(0);
  expect(said(scene.first).content).toContain(scene.second.id);
});
