import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Desk } from '../../src/match/api.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { closeQuietly } from './close-quietly.js';
import { yard } from './games/yard.js';
import { amiss, openTown, startMatch, type Town, type TownOptions } from './town.js';

let town: Town;
let ann: Persona;
let panel: SeenMessage;
const folder = mkdtempSync(join(tmpdir(), 'free-'));
let matches = 0;

async function begin(reader = 'en-US', options: TownOptions = {}): Promise<void> {
  matches += 1;
  town = await openTown({ games: { yard }, file: join(folder, `${matches}.db`), ...options });
  ann = town.person('Ann', reader);
  panel = await ann.press(await startMatch(town, 'quay', [ann], 'yard'), 'Play').reply;
}

afterEach(() => closeQuietly(town, amiss(town)));
afterAll(() => rmSync(folder, { recursive: true }));

const idOf = (part: string): string =>
  [...panel.buttons, ...panel.selects].find(({ customId }) => customId?.includes(part))!.customId!;
const offered = (part: string): boolean =>
  [...panel.buttons, ...panel.selects].some(({ customId }) => customId?.includes(part));
const press = async (part: string): Promise<void> => {
  panel = await ann.press(panel, idOf(part)).reply;
};
const choose = async (part: string, value: string): Promise<void> => {
  panel = await ann.select(panel, idOf(part), [value]).reply;
};
const types = async (text: string): Promise<void> => {
  panel = await ann.slash('quay', '/move', { text }).reply;
};
const desk = async (): Promise<Desk> => {
  const found = await town.matches.desk((await town.matches.active())[0]!.id, ann.id);
  if (!found.ok) throw new Error(found.refusal.id);
  return found.value;
};
const half = { action: 'place', args: { cell: 'c0' }, picked: [] };
/** The cell is chosen, its turn is not. */
const halfMade = async (reader?: string): Promise<void> => {
  await begin(reader);
  await choose(':pick:', 'c0');
  expect((await desk()).thought).toEqual(half);
};

describe('free actions are offered', () => {
  it('beside a question of one action with more answers than fit a menu, and while it is half answered', async () => {
    await begin();
    expect(panel.selects[0]!.options).toHaveLength(20);
    expect(offered(':move:free')).toBe(true);
    await choose(':pick:', 'c0');
    expect(offered(':move:free')).toBe(true);
  });

  it('while one of several actions is half chosen, but not beside a payment', async () => {
    await begin();
    await types('place cell=c3 turn=a');
    await press(':act:build');
    expect(offered(':free')).toBe(true);
    await choose(':pick:', 'h3');
    expect((await desk()).thought?.args).toEqual({ house: 'h3' });
    expect(offered(':free')).toBe(false);
  });
});

describe('a half-made choice goes on after a free action', () => {
  it('that was pressed or typed, as a draft, and when that is taken back', async () => {
    await halfMade();
    await choose(':move:free', 'store good=wood');
    expect((await desk()).thought).toEqual(half);
    await types('store good=stone');
    expect((await desk()).thought).toEqual(half);
    expect((await desk()).draft).toHaveLength(2);
    await press(':undo:');
    expect((await desk()).draft).toHaveLength(1);
    expect((await desk()).thought).toEqual(half);
    await press(':move:place');
    expect(panel.text).toContain('Stored wood. Placed on c0.');
  });

  it('that cannot be taken back, also after a restart', async () => {
    await halfMade();
    const { match } = await desk();
    await choose(':move:free', 'peek');
    expect([(await desk()).match.moves - match.moves, (await desk()).thought]).toEqual([1, half]);
    await town.restart();
    expect((await desk()).thought).toEqual(half);
  });

  it('that has a question of its own, which may be left', async () => {
    await begin();
    await types('place cell=c3 turn=a');
    await press(':act:place');
    await choose(':pick:', 'c0');
    await choose(':act:free', 'shelve');
    expect((await desk()).thought).toEqual({ action: 'shelve', args: {}, picked: [], held: half });
    expect(panel.text).toContain('Your half-made choice waits until this is done: ');
    await press(':back:');
    expect((await desk()).thought).toEqual(half);
    await choose(':act:free', 'shelve');
    await town.restart();
    await choose(':pick:', 's7');
    expect((await desk()).thought).toEqual(half);
    await press(':move:place');
    expect(panel.text).toContain('Shelved s7. Placed on c0.');
  });

  it('but not after another choice, which takes its place', async () => {
    await begin();
    await types('place cell=c3 turn=a');
    await press(':act:place');
    await choose(':pick:', 'c0');
    await types('build house=h1 pay=gold');
    expect((await desk()).thought).toBeUndefined();
  });
});

describe('one that is no longer possible is dropped with a sentence, once', () => {
  it.each([
    ['en-US', 'Your half-made choice is no longer possible, so it was dropped: '],
    ['ru', 'Начатый выбор больше невозможен, поэтому он сброшен: '],
  ])('pressed, %s', async (reader, sentence) => {
    await halfMade(reader);
    await choose(':move:free', 'flood');
    expect(panel.text).toContain(sentence);
    expect((await desk()).thought).toBeUndefined();
    expect((await desk()).dropped).toBeUndefined();
  });

  it('typed, though more was typed after it', async () => {
    await halfMade();
    await types('flood; store good=wood');
    expect(panel.text).toContain('Your half-made choice is no longer possible, so it was dropped: ');
    expect((await desk()).draft).toHaveLength(2);
  });

  it('also where it waits behind a free action that goes on itself', async () => {
    await begin();
    await types('place cell=c3 turn=a');
    await press(':act:place');
    await choose(':pick:', 'c0');
    await choose(':act:free', 'shelve');
    await types('store good=wood');
    expect((await desk()).thought).toEqual({ action: 'shelve', args: {}, picked: [], held: half });
    await types('flood');
    expect((await desk()).thought).toEqual({ action: 'shelve', args: {}, picked: [] });
    expect(panel.text).toContain('was dropped: ');
  });
});
