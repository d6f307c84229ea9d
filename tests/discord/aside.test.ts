import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, lastSeen, openTown, pinged, startMatch, type Town, type TownOptions } from './town.js';

/** The game as it might come out of the next release: another name, and more coins at the start. */
function corrected(rules: string): AnyGame {
  const setup: AnyGame['setup'] = (...args) => {
    const state = santaMaria.setup(...args);
    for (const seat of state.seats) seat.coins += 1;
    return state;
  };
  return { ...santaMaria, rules, setup };
}
const otherData = corrected(`${santaMaria.rules}0`);
const otherCode = corrected(`9.9.9-${santaMaria.rules}`);

let folder = '';
let town: Town;
let options: TownOptions;
let people: Persona[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aside-'));
});
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
  rmSync(folder, { recursive: true });
});

/** A match in the quay; resolves with its first post. */
async function begin(locale: 'en-US' | 'ru' = 'en-US'): Promise<SeenMessage> {
  options = { file: join(folder, 'harbour.db'), randomBytes: fixedBytes('a'), locale };
  town = await openTown(options);
  people = [town.person('Ann', locale), town.person('Bo', locale)];
  return startMatch(town, 'quay', people);
}

/** The bot's next start, with this game, once it has looked at all matches and posted what is owed. */
async function startWith(game: AnyGame): Promise<void> {
  options.games = { [game.id]: game };
  await town.restart();
  await town.bot.reviewed;
  await town.bot.poster.settle();
}

const posts = (): SeenMessage[] => boardPosts(people[0]!, 'quay').slice(1);

describe('a match that the next version plays differently', () => {
  it('is told in its channel once, without a picture or a ping, and says the same to whoever presses', async () => {
    const board = await begin();
    await startWith(otherCode);
    await startWith(otherCode);
    expect(posts()).toHaveLength(1);
    const notice = posts()[0]!;
    const sentence =
      'This match is set aside, because it could not go on exactly as it was played: this version of me plays its ' +
      'game by corrected rules. Nothing of it is lost. It goes on by itself as soon as the version that played it ' +
      `runs again (for whoever runs me: rules ${santaMaria.rules}). Until then another match can be opened here.`;
    expect(notice.content).toBe(sentence);
    expect([notice.data.attachments.length, pinged(notice, people)]).toEqual([0, []]);
    const [ann] = people as [Persona];
    expect((await ann.press(board, 'Play').reply).text).toBe(sentence);
    expect((await ann.press(notice, 'Can it go on?').reply).text).toBe(sentence);
    expect(town.complaints.map((line) => JSON.parse(line).msg)).toEqual(['a match is set aside']);
  });

  it('says so in the language of the channel, and who corrected the data', async () => {
    await begin('ru');
    await startWith(otherData);
    expect(posts().map(({ content }) => content)).toEqual([
      'Партия отложена: продолжить её в точности так, как она шла, нельзя — тот, кто меня запустил, исправил данные ' +
        'её игры. Ничего не потеряно: она продолжится сама, как только данные снова станут прежними (для того, кто ' +
        `меня запустил: правила ${santaMaria.rules}). А пока здесь можно открыть другую партию.`,
    ]);
  });

  it('goes on by itself when the version that plays it is back, with a board and a ping', async () => {
    const board = await begin();
    await startWith(otherCode);
    await startWith(santaMaria);
    expect(posts()).toHaveLength(2);
    const [notice, back] = posts() as [SeenMessage, SeenMessage];
    expect(back.content).toContain('The match goes on: its rules are back.');
    expect(pinged(back, people)).toEqual(pinged(board, people));
    expect(back.data.attachments).toHaveLength(1);
    const mover = people.find(({ id }) => board.content.startsWith(`<@${id}>`))!;
    expect((await mover.press(notice, 'Can it go on?').reply).text).toContain('What is your main action?');
    await startWith(santaMaria);
    expect(posts()).toHaveLength(2);
  });

  it('is closed as any other: the channel is told, and those seated are called', async () => {
    await begin();
    await startWith(otherCode);
    const { id } = (await town.matches.matchesOf(people[0]!.id))[0]!;
    const host = people.find((person) => person.name === 'Ann')!;
    expect((await host.slash('quay', '/match close', { match: id }).reply).text).toBe('The match is closed.');
    await town.bot.poster.settle();
    const last = posts().at(-1)!;
    expect(last.content).toMatch(
      new RegExp(`^Santa Maria: the match is closed without a result\\.\n<@${host.id}> has closed the match before`),
    );
    expect([pinged(last, people), last.data.attachments.length]).toEqual([['Ann', 'Bo'], 0]);
    expect(last.buttons.map(({ label }) => label)).toEqual(['Log']);
    expect((await host.press(last, 'Log').reply).text).not.toBe('');
  });

  it('leaves the channel to another match until that one is over', async () => {
    await begin();
    await startWith(otherCode);
    const [ann] = people as [Persona];
    await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply;
    expect(lastSeen(ann, 'quay').find('Join')).toBeDefined();
    const lobby = ann.sees('quay').findLast((seen) => !seen.ephemeral && seen.find('Leave'))!;
    await startWith(santaMaria);
    expect(posts()).toHaveLength(1);
    expect((await ann.press(posts()[0]!, 'Can it go on?').reply).text).toContain('another one is being played');
    await ann.press(lobby, 'Leave').reply;
    await ann.press(posts()[0]!, 'Can it go on?').reply;
    await town.bot.poster.settle();
    expect(posts().at(-1)!.content).toContain('The match goes on');
  });
});

it('a match that the next version plays the same goes on without a word', async () => {
  const board = await begin();
  await startWith({ ...santaMaria, rules: 'another' });
  expect(posts()).toEqual([]);
  const mover = people.find(({ id }) => board.content.startsWith(`<@${id}>`))!;
  expect((await mover.press(board, 'Play').reply).text).toContain('What is your main action?');
  expect((await town.matches.find((await town.matches.active())[0]!.id))!.status).toBe('playing');
  expect(town.complaints).toEqual([]);
});
