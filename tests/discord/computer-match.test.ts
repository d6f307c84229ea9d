import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { budgets, type Level } from '../../src/computer/levels.js';
import { createThinker } from '../../src/computer/thinker.js';
import { games } from '../../src/games/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { builtProgram } from '../built-program.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { quickThinker } from '../quick-thinker.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import {
  boardPosts,
  lobbyPosts,
  openTown,
  pinged,
  startMatchIn,
  type Town,
  type TownOptions,
  takeTurn,
} from './town.js';

let town: Town;
let ann: Persona;
afterEach(() => closeQuietly(town));

const here = async () => (await town.matches.inChannel(town.twin.world.channel('quay').id))!;

/** A match of one person and computers of these levels; resolves with the post that first calls somebody. */
async function begin(
  game: string,
  levels: Level[],
  options: TownOptions = {},
  others: string[] = [],
): Promise<SeenMessage> {
  const locale = options.locale ?? 'en-US';
  town = await openTown({ thinker: quickThinker(), ...options });
  ann = town.person('Ann', locale);
  const people = [ann, ...others.map((name) => town.person(name, locale))];
  return startMatchIn(town.twin, 'quay', people, game, async () => {
    for (const level of levels) must(await town.matches.addComputer((await here()).id, ann.id, level));
  });
}

/** The next post that calls somebody. */
const nextPost = (after: SeenMessage): Promise<SeenMessage> =>
  town.twin.until(() => {
    const posts = boardPosts(ann, 'quay');
    return posts[posts.findIndex(({ id }) => id === after.id) + 1];
  });

/** The last post of a match, which is played at random to its end. */
async function over(): Promise<SeenMessage> {
  await playRandomly(town.matches, (await here()).id);
  return town.twin.until(() => boardPosts(ann, 'quay').find(({ buttons }) => buttons.length === 3));
}

/** Does everybody who is mentioned exist? */
const mentions = (post: SeenMessage): string[] => [...post.content.matchAll(/<@(\d*)>/g)].map(([, id = '']) => id);

describe.each(Object.keys(games))('%s', (game) => {
  it('names its computers and calls the person alone, in one post for all that they did', async () => {
    const post = await begin(game, ['easy', 'strong'], { randomBytes: fixedBytes('town 1') });
    expect(post.content).toMatch(
      /\nTurn order: (?=.*Ann)(?=.*🤖 Computer [12] \(easy\))(?=.*🤖 Computer [12] \(strong\))/,
    );
    expect([mentions(post), pinged(post, [ann])]).toEqual([[ann.id], ['Ann']]);
    const [, begins] = /begins; (.+) plays first/.exec(post.content) ?? [];
    if (game === 'nusfjord') expect(begins).toMatch(/^🤖 Computer [12]$/);
    if (begins) expect(post.content).toContain(`Turn order: ${begins}`);
    const alt = String(post.data.attachments[0]?.description);
    expect(alt).toMatch(/Computer 1(?! \()/);
    expect(alt).toMatch(/Computer 2(?! \()/);
    const panel = await takeTurn(ann, post);
    expect(panel.text).toMatch(
      /^(.|\n)*### 🤖 Computer [12](,? and 🤖 Computer [12])? (is|are) thinking\. You will be pinged when it is your turn\./,
    );
    await town.matches.rested();
    const next = await nextPost(post);
    expect(mentions(next)).toEqual([ann.id]);
    expect(next.content).toMatch(/🤖 Computer [12] /);
    const show = await ann.slash('quay', '/match show').reply;
    expect(show.content).toMatch(/\n-# 🤖 Computer 1: (easy|strong) · 🤖 Computer 2: (easy|strong)$/);
    const offered = await ann.autocomplete('quay', '/match show', { whose: '' }, 'whose');
    expect(offered.map(({ name }) => name).sort()).toEqual(['Ann', 'Computer 1', 'Computer 2']);
    const area = await ann.slash('quay', '/match show', { whose: 'computer 2' }).reply;
    expect(area.content).toMatch(/^The area of 🤖 Computer 2 · /);
    const words = (await ann.slash('quay', '/match show', { as: 'text' }).reply).content;
    expect(words).not.toContain('(computer)');
  });
});

it('a whole match against the computer, in Russian, to its scores, a rematch and its record', async () => {
  const { painter, drawn } = notingPainter();
  const first = await begin('santa-maria', ['fair', 'easy'], { locale: 'ru', painter });
  expect(first.content).toMatch(/🤖 Компьютер [12] \(средний\)/);
  const panel = await takeTurn(ann, first);
  expect(panel.text).toMatch(/### 🤖 Компьютер [12] думает\. Когда придёт ваш черёд, я вас позову\./);
  const { id } = await here();
  const last = await over();
  expect(last.content).toMatch(
    /^Санта-Мария: партия окончена\. Победа: (Ann|🤖 Компьютер [12])(, отрыв — \d+ оч| по )/,
  );
  expect(last.content).toMatch(/\n-# 🤖 Компьютер 1: \S+ · 🤖 Компьютер 2: \S+\n/);
  expect(mentions(last)).toEqual([ann.id]);
  expect([...drawn.at(-1)!.names].sort()).toEqual(['Ann', 'Комп. 1', 'Комп. 2']);
  expect(must(await town.matches.record(id))).toContain('Computer 2');
  await ann.press(last, 'Сыграть ещё раз').reply;
  const lobby = lobbyPosts(ann, 'quay').at(-1)!;
  expect(lobby.content.split('\n')[1]).toMatch(
    /^Игроки \(3, можно до 4\): Ann, 🤖 Компьютер 1 \(\S+\), 🤖 Компьютер 2 \(\S+\)$/,
  );
  expect(lobby.content).not.toContain('<@');
});

it('a whole match against two, in English, of which one took over from who resigned', async () => {
  const first = await begin('nusfjord', ['easy'], {}, ['Bo']);
  const { seats } = await here();
  const bo = seats.find(({ person }) => person.name === 'Bo')!;
  await town.matches.resign((await here()).id, bo.person.id);
  await nextPost(first);
  expect(
    boardPosts(ann, 'quay').some(({ content }) =>
      content.includes('🤖 Bo has resigned. The computer plays the seat on.'),
    ),
  ).toBe(true);
  const show = await ann.slash('quay', '/match show').reply;
  expect(show.content).toMatch(/\n-# 🤖 = the computer plays for this player\n-# 🤖 Computer: easy$/);
  const asked = await ann.slash('quay', '/match resign').reply;
  expect(asked.text).toMatch(/^Do you want to resign\? Nobody but the computer is left then, .+ with random moves\./);
  const last = await over();
  expect(last.content).toMatch(/^Nusfjord is over\. /);
  expect(last.content).toMatch(/\n-# 🤖 = the computer plays for this player\n-# 🤖 Computer: easy\n/);
  expect(mentions(last)).toEqual([ann.id]);
  await ann.press(last, 'Rematch').reply;
  const lobby = lobbyPosts(ann, 'quay').at(-1)!.content;
  expect(lobby).toContain('Players (2, up to 5): Ann, 🤖 Computer (easy)');
  expect(lobby).toContain(`Once more with the same people: <@${bo.person.id}>, will you **Join**?`);
});

it('a restart in the middle of its thought loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'computer-'));
  let gate = (): Promise<void> => Promise.resolve();
  const thinker = quickThinker(() => gate());
  try {
    const post = await begin('nusfjord', ['fair'], { file: join(folder, 'harbour.db'), thinker });
    gate = () => new Promise(() => undefined);
    const before = thinker.asked.length;
    const panel = await takeTurn(ann, post);
    expect(panel.text).toContain('🤖 Computer is thinking.');
    await town.twin.until(() => thinker.asked.length > before);
    expect((await ann.slash('quay', '/turns').reply).text).toContain('🤖 Computer to move');
    gate = () => Promise.resolve();
    await town.restart();
    const next = await nextPost(post);
    expect([pinged(next, [ann]), next.content.includes('🤖 Computer ')]).toEqual([['Ann'], true]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the computer itself thinks in its process for two turns', async () => {
  const real = createThinker(builtProgram('src/computer/worker'));
  const quick = {
    ...real,
    turn: (asked: Parameters<typeof real.turn>[0]) => real.turn({ ...asked, ms: asked.ms / 20 }),
  };
  expect(budgets.easy.ms / 20).toBe(50);
  let post = await begin('santa-maria', ['easy'], { thinker: quick });
  for (let turn = 0; turn < 2; turn += 1) {
    await takeTurn(ann, post);
    post = await nextPost(post);
    expect(pinged(post, [ann])).toEqual(['Ann']);
  }
  await town.matches.rested();
  const log = must(await town.matches.log((await here()).id, ann.id));
  expect(log.some(({ by }) => by === 'engine')).toBe(true);
  await real.close();
});
