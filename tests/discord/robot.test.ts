import { afterEach, expect, it } from 'vitest';
import { awaited, createRng } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { playTurn } from '../../tools/robot.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { guild } from './games/guild.js';
import { amiss, boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
let id: string;
/** In the order of their seats. */
let folk: Persona[];

afterEach(() => closeQuietly(town, amiss(town)));

async function begin(locale: string): Promise<void> {
  town = await openTown({ games: { guild } });
  const people = ['Ann', 'Bo', 'Cy'].map((name) => town.person(name, locale));
  await startMatch(town, 'quay', people, 'guild');
  const match = (await town.matches.active())[0]!;
  id = match.id;
  folk = match.seats.map(({ person }) => people.find((one) => one.id === person.id)!);
}

const types = (seat: number, text: string): Promise<SeenMessage> => folk[seat]!.slash('quay', '/move', { text }).reply;
async function newestPost(): Promise<SeenMessage> {
  await town.bot.poster.settle();
  return boardPosts(folk[0]!, 'quay').at(-1)!;
}
const actions = async (): Promise<string[]> =>
  must(await town.matches.log(id, undefined)).map(({ line }) => line.split(' ')[1]!);

it.each([
  ['en-US', '-# The match waits for others, not for you: this can be left alone.'],
  ['ru', '-# Партия ждёт не вас, а других: это можно и не делать.'],
])('a robot leaves an offer of its own to be answered, told so in %s', async (locale, note) => {
  await begin(locale);
  for (const seat of [0, 1, 2]) await types(seat, 'end');
  await types(0, 'offer');
  const rng = createRng({ seed: '0b'.repeat(16), block: 0 });
  const panel = await playTurn(folk[0]!, await newestPost(), rng);
  expect(panel.text).toContain(note);
  expect((await actions()).at(-1)).toBe('offer');
  const asked = await folk[1]!.press(await newestPost(), 'Play').reply;
  expect(asked.text).not.toContain(note);
  await playTurn(folk[1]!, await newestPost(), rng);
  expect(['accept', 'refuse']).toContain((await actions()).at(-1));
});

it('robots play a match with offers to its end, and each offer is answered', async () => {
  await begin('en-US');
  const rng = createRng({ seed: '0c'.repeat(16), block: 0 });
  for (;;) {
    const { game, position, match } = must(await town.matches.table(id));
    if (match.status === 'over') break;
    const { seat, free } = rng.pick(awaited(game.pending(position.state)));
    if (free?.includes('offer') && rng.int(2) === 0) await types(seat, 'offer');
    await playTurn(folk[seat]!, await newestPost(), rng);
  }
  const played = await actions();
  const count = (...names: string[]): number => played.filter((action) => names.includes(action)).length;
  expect(count('offer')).toBeGreaterThan(0);
  expect(count('accept', 'refuse')).toBe(count('offer'));
  expect(count('withdraw')).toBe(0);
}, 60_000);
