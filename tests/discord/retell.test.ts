import { afterEach, expect, it, vi } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { lobbyPosts, openTown, type Town } from './town.js';

const edits = '/channels/:channel/messages/:message';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

/** A match that gathers, of somebody who wants to be forgotten; and how it was noted that its announcement was seen to. */
async function scene() {
  town = await openTown({ randomBytes: fixedBytes('retell'), lookAgainMs: 60 });
  const [zora, bo] = ['Zora', 'Bo'].map((name) => town.person(name)) as [Persona, Persona];
  await bo.slash('quay', '/match create', { game: 'nusfjord' }).reply;
  const lobby = (): SeenMessage => lobbyPosts(bo, 'quay').at(-1)!;
  await zora.press(lobby(), 'Join').reply;
  expect(lobby().text).toContain('Zora');
  const noted = vi.spyOn(town.matches, 'retold');
  return { zora, lobby, noted: () => noted.mock.calls.map(([, done]) => done) };
}

const forget = async (person: Persona): Promise<void> => void must(await town.matches.erase(person.id));
const owed = async (): Promise<number> => (await town.matches.retellings(9)).length;
const settled = () => vi.waitFor(async () => expect(await owed()).toBe(0), { timeout: 30_000 });

it('is tried again where it was not allowed', async () => {
  const { zora, lobby, noted } = await scene();
  town.twin.faults.next('PATCH', edits, { answer: { status: 403, code: 50_013, message: 'No' } }, 2);
  await forget(zora);
  await settled();
  await town.bot.reteller.settle();
  expect(noted()).toEqual([false, false, true]);
  expect([lobby().text.includes('Zora'), lobby().text.includes('Bo')]).toEqual([false, true]);
});

it('does not give up on a message while Discord is down, however long', async () => {
  const { zora, lobby, noted } = await scene();
  town.twin.faults.next('PATCH', edits, { answer: { status: 503 } }, 1e6);
  await forget(zora);
  for (let look = 0; look < 3; look += 1) {
    town.bot.reteller.wake();
    await town.bot.reteller.settle();
  }
  expect([await owed(), noted()]).toEqual([1, []]);
  town.twin.faults.clear();
  await settled();
  await town.bot.reteller.settle();
  expect([lobby().text.includes('Zora'), noted()]).toEqual([false, [true]]);
});

it('does not give up on an old message of which Discord takes no more edits this hour', async () => {
  const { zora, lobby, noted } = await scene();
  const late = { status: 429, code: 30_046, retryAfterSeconds: 3600 };
  town.twin.faults.next('PATCH', edits, { answer: late }, 60);
  await forget(zora);
  await settled();
  await town.bot.reteller.settle();
  expect([lobby().text.includes('Zora'), noted().length, noted().at(-1)]).toEqual([false, 61, true]);
});
