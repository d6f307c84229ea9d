import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LoggedRequest, Persona, SeenMessage, Twin } from '../../src/playground/api.js';
import { startTwin } from '../../src/playground/twin.js';
import { builtChild } from '../built-program.js';
import { boardPosts, lastPost, startMatchIn, upToConfirm } from './town.js';

const messages = '/channels/:channel/messages';
let folder = '';
let twin: Twin;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await kill();
  await twin.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A bot on the same database file and the same Discord as the one before it. */
async function startChild(): Promise<void> {
  const script = await builtChild('tests/discord/bot-child');
  const args = [script, `${twin.url}/api`, twin.token, join(folder, 'harbour.db')];
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
}

async function kill(): Promise<void> {
  const dying = child;
  child = undefined;
  if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
  const closed = once(dying, 'close');
  dying.kill('SIGKILL');
  await closed;
}

/** Kills the bot when it has sent its next post and before it hears how that went. */
async function killAtPost(press: () => void): Promise<void> {
  const sent = new Promise<void>((resolve) => {
    const listen = ({ request }: { request: LoggedRequest }): void => {
      if (request.method !== 'POST' || request.route !== messages) return;
      twin.events.off('requestLogged', listen);
      child!.kill('SIGKILL');
      resolve();
    };
    twin.events.on('requestLogged', listen);
  });
  press();
  await sent;
  await kill();
}

const posts = (person: Persona): SeenMessage[] => boardPosts(person, 'quay');
const sentPosts = (): number =>
  twin.requests.filter(({ method, route }) => method === 'POST' && route === messages).length;

it('a bot that is killed loses no step, and posts what it owes exactly once', async () => {
  twin = await startTwin();
  twin.world.addGuild({ name: 'Port', channels: ['quay'] });
  const people = ['Ann', 'Bo'].map((name) => twin.addUser({ name }));
  const [ann] = people as [Persona];
  const moverOf = (post: SeenMessage): Persona => people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
  await startChild();
  let post = await startMatchIn(twin, 'quay', people);

  // In the middle of a turn: the draft and its panel are still good.
  let mover = moverOf(post);
  let panel = await upToConfirm(mover, post);
  const drafted = panel.text;
  expect(drafted).toContain('So far this turn:');
  await kill();
  await startChild();
  expect((await mover.press(lastPost(mover, 'quay', 'Play'), 'Play').reply).text).toBe(drafted);

  // Between the commit and the post: the connection is cut before Discord has taken it.
  twin.faults.next('POST', messages, { drop: 'before' });
  await killAtPost(() => mover.press(panel, '✓ End turn'));
  expect(posts(ann)).toHaveLength(1);
  await startChild();
  post = await twin.until(() => posts(ann)[1]);
  expect(moverOf(post)).not.toBe(mover);
  expect(post.content).toContain(`${mover.name} takes the`);

  // After Discord has taken the post, before its answer arrives. People go on talking.
  mover = moverOf(post);
  panel = await upToConfirm(mover, post);
  twin.faults.next('POST', messages, { drop: 'after' });
  await killAtPost(() => mover.press(panel, '✓ End turn'));
  expect(posts(ann)).toHaveLength(3);
  ann.say('quay', 'Is it down?');
  const sent = sentPosts();
  await startChild();
  // It is found again rather than sent again, and the match goes on.
  post = posts(ann)[2]!;
  mover = moverOf(post);
  panel = await upToConfirm(mover, post);
  await mover.press(panel, '✓ End turn').reply;
  await twin.until(() => posts(ann)[3]);
  expect([posts(ann).length, sentPosts() - sent]).toEqual([4, 1]);
  expect(twin.refusedBySchema).toBe(0);
}, 90_000);
