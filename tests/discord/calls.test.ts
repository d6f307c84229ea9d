import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parsePress } from '../../src/discord/client/custom-id.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { closeQuietly } from './close-quietly.js';
import { guild } from './games/guild.js';
import { amiss, boardPosts, openTown, pinged, startMatch, type Town, type TownOptions } from './town.js';

let town: Town;
let folder: string | undefined;
/** In the order of their seats. */
let folk: Persona[];

afterEach(async () => {
  await closeQuietly(town, amiss(town));
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

async function begin(seats: number, options: TownOptions & { reader?: string } = {}): Promise<void> {
  town = await openTown({ games: { guild }, ...options });
  const people = ['Ann', 'Bo', 'Cy', 'Di'].slice(0, seats).map((name) => town.person(name, options.reader));
  await startMatch(town, 'quay', people, 'guild');
  const match = (await town.matches.active())[0]!;
  folk = match.seats.map(({ person }) => people.find(({ id }) => id === person.id)!);
}

/** What a seat types, and the panel it sees then. */
const types = (seat: number, text: string): Promise<SeenMessage> => folk[seat]!.slash('quay', '/move', { text }).reply;

/** Whom each post so far has pinged, by seat. */
async function pings(): Promise<number[][]> {
  await town.bot.poster.settle();
  return boardPosts(folk[0]!, 'quay').map((post) => {
    const names = pinged(post, folk);
    return folk.flatMap(({ name }, seat) => (names.includes(name) ? [seat] : []));
  });
}
const lastPost = (): string => boardPosts(folk[0]!, 'quay').at(-1)!.content;
const income = async (): Promise<void> => {
  for (const seat of folk.keys()) await types(seat, 'end');
};
const name = (seat: number): string => folk[seat]!.name;

describe('a post', () => {
  it('calls each seat once: who finishes what all do at once does not call those who still think', async () => {
    await begin(4);
    expect(await pings()).toEqual([[0, 1, 2, 3]]);
    await types(2, 'lay; end');
    await types(0, 'end');
    await types(3, 'end');
    expect(await pings()).toEqual([[0, 1, 2, 3]]);
    await types(1, 'end');
    expect(await pings()).toEqual([[0, 1, 2, 3], [0]]);
    expect(lastPost()).toContain('Seat 2 lays. Seat 2 is done.\nSeat 0 is done.\nSeat 3 is done.\nSeat 1 is done.');
  });

  it('is not made for a step that holds nobody up, which the next one tells', async () => {
    await begin(3);
    await income();
    await types(0, 'work; close');
    expect(await pings()).toEqual([[0, 1, 2], [0], [1]]);
    await types(2, 'good');
    expect((await town.matches.active())[0]!.moves).toBe(6);
    expect(await pings()).toHaveLength(3);
    await types(1, 'close');
    expect(await pings()).toEqual([[0, 1, 2], [0], [1], [2]]);
    expect(lastPost()).toContain('Seat 2 takes a good.\nSeat 1 closes.');
  });

  it('calls whoever owes an answer out of turn, alone, and tells who else is to move', async () => {
    await begin(3);
    await income();
    await types(0, 'tax');
    expect(await pings()).toEqual([[0, 1, 2], [0], [1]]);
    expect(lastPost().split('\n')[0]).toMatch(
      new RegExp(`^<@${folk[1]!.id}>, your turn · .* · also to move: ${name(0)}$`),
    );
    await types(1, 'pay');
    expect(await pings()).toHaveLength(3);
    await types(0, 'close');
    expect(await pings()).toEqual([[0, 1, 2], [0], [1], [1]]);
    expect(lastPost()).toContain('Seat 1 pays.\nSeat 0 closes.');
  });

  it('calls the partner of an offer and then its maker; one that is taken back calls nobody', async () => {
    await begin(2);
    await income();
    await types(0, 'offer');
    expect(await pings()).toEqual([[0, 1], [0], [1]]);
    await types(1, 'accept');
    expect(await pings()).toEqual([[0, 1], [0], [1], [0]]);
    await types(0, 'offer');
    await types(0, 'withdraw');
    expect(await pings()).toEqual([[0, 1], [0], [1], [0], [1]]);
    await types(0, 'close');
    expect(await pings()).toEqual([[0, 1], [0], [1], [0], [1], [1]]);
  });

  it('calls nobody who has acted before it came, and a restart neither loses nor doubles a call', async () => {
    folder = mkdtempSync(join(tmpdir(), 'calls-'));
    await begin(3, { file: join(folder, 'harbour.db'), lookAgainMs: 3_600_000 });
    await income();
    expect(await pings()).toEqual([[0, 1, 2], [0]]);
    const quay = town.twin.world.channel('quay').id;
    town.twin.world.deny(quay, 'SendMessages');
    await types(0, 'close');
    await types(1, 'tax');
    await types(2, 'pay');
    expect(await pings()).toHaveLength(2);
    await town.restart();
    town.twin.world.allow(quay, 'SendMessages');
    await town.twin.until(() => boardPosts(folk[0]!, 'quay')[2]);
    expect(await pings()).toEqual([[0, 1, 2], [0], [1]]);
    await town.restart();
    expect(await pings()).toEqual([[0, 1, 2], [0], [1]]);
    // Told of the channel it may not write in, and of each post that waits for that.
    expect(amiss(town).filter((line) => !/a post was not taken|until I have: Send Messages/.test(line))).toEqual([]);
    town.complaints.length = 0;
  });

  it('says it in Russian too', async () => {
    await begin(3, { locale: 'ru' });
    await income();
    await types(0, 'tax');
    await pings();
    expect(lastPost().split('\n')[0]).toMatch(
      new RegExp(`^<@${folk[1]!.id}>, ваш ход · .* · кто ещё думает: ${name(0)}$`),
    );
  });
});

describe('a step that is committed though no turn ends says why', () => {
  const words = [
    ['en-US', 'Others must decide: cannot be undone', 'Goes to the table at once: cannot be undone'],
    ['ru', 'Дальше решают другие: отменить нельзя', 'Сразу вступает в силу: отменить нельзя'],
  ] as const;
  /** The warnings of a seat's panel: those of its buttons, once where all warn alike, then those of its free actions. */
  const warnings = async (seat: number): Promise<string[][]> => {
    const panel = await folk[seat]!.press(boardPosts(folk[0]!, 'quay').at(-1)!, 'Play').reply;
    const menus = panel.selects.filter(({ customId }) => parsePress(customId)?.on === 'panel');
    const free = menus.flatMap(({ options }) => options.map(({ description = '' }) => description));
    const said = panel.text.split('\n').flatMap((line) => /^(?:\*\*.*\*\*: |-# )(.*)$/.exec(line)?.[1] ?? []);
    return [said.filter((line) => words.flat().some((word) => word === line)), free];
  };
  it.each(words)('%s', async (reader, others, table) => {
    await begin(3, { reader });
    expect(await warnings(0)).toEqual([[], [table]]);
    const moves = (await town.matches.active())[0]!.moves;
    await types(0, 'demand');
    expect((await town.matches.active())[0]!.moves).toBe(moves + 1);
    await income();
    await pings();
    expect(await warnings(0)).toEqual([[others], [others]]);
    await types(0, 'work; close');
    // A good that is owed out of turn, taken or left; nobody is to move for that.
    expect(await warnings(2)).toEqual([[table], []]);
    await types(1, 'offer');
    expect(await warnings(2)).toEqual([[others], []]);
  });
});
