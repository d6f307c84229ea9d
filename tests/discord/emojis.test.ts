import { loadImage } from 'canvas';
import { afterEach, expect, it } from 'vitest';
import { createPainter, type Painter } from '../../render/painter.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { builtProgram } from '../built-program.js';
import { fixedBytes } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { blankPainter, boardPosts, openTown, startMatch, type Town, upToConfirm } from './town.js';

const uploads = '/applications/:application/emojis';

let town: Town;
afterEach(() => closeQuietly(town));

/** The post of the first turn, once the emoji are there, or known not to be. */
async function firstTurn(folk: Persona[]): Promise<SeenMessage> {
  await town.bot.illustrated;
  const post = await startMatch(town, 'quay', folk);
  const mover = folk.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
  await mover.press(await upToConfirm(mover, post), '✓ End turn').reply;
  return town.twin.until(() => boardPosts(folk[0]!, 'quay')[1]);
}

async function open(painter?: Painter): Promise<Persona[]> {
  town = await openTown({ emojis: true, randomBytes: fixedBytes('a'), ...(painter && { painter }) });
  return ['Ann', 'Bo'].map((name) => town.person(name));
}

it('goods are uploaded once as their signs, and stand so in posts, with words wherever else they are told', async () => {
  const folk = await open(createPainter({ worker: builtProgram('render/worker') }));
  const post = await firstTurn(folk);
  const all = town.twin.world.emojis.all();
  const names = all.map(({ name }) => name);
  expect(names).toContain('nusfjord_fish');
  expect(names).toContain('santa_maria_happiness');
  expect(new Set(names).size).toBe(names.length);
  const wood = all.find(({ name }) => name === 'santa_maria_wood')!;
  const { width, height } = await loadImage(Buffer.from(wood.data));
  expect([width, height]).toEqual([128, 128]);
  expect(post.content).toContain(`Sawmill: gains 1 <:santa_maria_wood:${wood.id}>;`);
  const log = await folk[0]!.press(post, 'Log').reply;
  expect(log.content).toContain('Sawmill: gains 1 wood');
  await town.restart();
  await town.bot.illustrated;
  expect(town.twin.world.emojis.size).toBe(names.length);
});

it.each([
  ['a full list', { status: 400, code: 30008 }],
  ['a missing permission', { status: 403, code: 50013 }],
])('after %s goods stand in words, and nothing else fails', async (_why, answer) => {
  const folk = await open();
  town.twin.faults.next('POST', uploads, { answer });
  const post = await firstTurn(folk);
  expect(post.content).toContain('Sawmill: gains 1 wood;');
  expect(town.complaints.splice(0).join()).toContain('goods stand in words');
});

it('after a sign that cannot be drawn goods stand in words, too', async () => {
  const folk = await open({ ...blankPainter, paint: () => Promise.reject(new Error('no ink')) });
  const post = await firstTurn(folk);
  expect(post.content).toContain('Sawmill: gains 1 wood;');
  expect(town.complaints.join()).toContain('goods stand in words');
  town.complaints.splice(0);
});
