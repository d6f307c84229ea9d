import { afterEach, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;

afterEach(() => closeQuietly(town));

async function begin(game: string, locale = 'en-US', seed = 'alone'): Promise<SeenMessage> {
  town = await openTown({ randomBytes: fixedBytes(seed), locale });
  ann = town.person('Ann', locale);
  return startMatch(town, 'quay', [ann], game);
}

/** The post with which a match that is played at random ends. */
async function end(): Promise<SeenMessage> {
  const { id } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  await playRandomly(town.matches, id);
  return town.twin.until(() => boardPosts(ann, 'quay').find(({ buttons }) => buttons.length === 3));
}

it.each([
  ['santa-maria', /solo: \d+ of 100 happiness/, 'You win with 100 happiness or more at the end of year 3.'],
  ['nusfjord', /solo: −?-?\d+ points?, goal 30 to 40/, 'Your goal: 30 to 40 points are a good result.'],
])('%s: says that it is solo, against what, the goal and how it stands', async (game, standing, goal) => {
  const post = await begin(game);
  expect(post.content).toContain('This is a solo game: you have no opponent but ');
  expect(post.content).toContain(goal);
  expect(post.content.split('\n')[0]).toMatch(standing);
  const panel = await ann.press(post, 'Play').reply;
  expect(panel.text.split('\n').slice(0, 2).join('\n')).toMatch(new RegExp(`-# S${standing.source.slice(1)}`));
  expect((await ann.slash('quay', '/match show').reply).content).toMatch(standing);
  expect((await ann.slash('quay', '/turns').reply).text).toMatch(standing);
});

it.each([
  ['santa-maria', 'en-US', /^Santa Maria is over\. \d+ happiness: the solo game is lost \(goal: 100\)\.$/],
  ['santa-maria', 'ru', /^Санта-Мария: партия окончена\. .*одиночная игра проиграна \(цель: 100\)\.$/],
  ['nusfjord', 'en-US', /^Nusfjord is over\. -?−?\d+ points?: 30 to 40 are a good result\.$/],
])('%s: the end says in %s how it came out against the goal', async (game, locale, verdict) => {
  await begin(game, locale);
  const { content } = await end();
  const [first = ''] = content.split('\n');
  expect(first).toMatch(verdict);
  const said = first.slice(first.indexOf('. ') + 2);
  expect(content.split(said)).toHaveLength(2);
});
