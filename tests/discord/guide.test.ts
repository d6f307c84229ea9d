import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { legendPages } from '../../src/discord/guide/legend-lines.js';
import { games } from '../../src/games/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { catalogue, locales } from '../../src/text/catalogue.js';
import { amiss, boardPosts, openTown, plant, startMatch, type Town, takeTurn } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;

beforeEach(async () => {
  town = await openTown({ channels: ['quay', 'pier'] });
  ann = town.person('Ann');
  bo = town.person('Бо', 'ru');
});
afterEach(async () => {
  expect(amiss(town)).toEqual([]);
  await town.close();
});

const firstBoard = (person: Persona): SeenMessage => person.sees('quay').find((seen) => seen.find('Log'))!;
const labels = (seen: SeenMessage): string[] => seen.buttons.map(({ label }) => label ?? '');

describe.each(Object.keys(games))('%s explains itself', (game) => {
  it.each(locales)('by what lies above and below, as pictures are upright: %s', (locale) => {
    for (const { id } of books[game]!.guide) {
      expect(catalogue(locale).get(`guide.${game}.${id}.text`)).not.toMatch(/\b(left|right)\b|[СсCc]лева|[Сс]права/);
    }
  });

  it('from its first board: pages that lead on, then the legend to its last page, then the turn', async () => {
    await startMatch(town, 'quay', [ann, bo], game);
    const board = firstBoard(ann);
    expect(labels(board)).toEqual([
      'Play',
      'My area',
      'Since I last looked',
      'Log',
      'How to play',
      'Legend',
      'Table talk',
    ]);
    let page = await ann.press(board, 'How to play').reply;
    expect(page.ephemeral).toBe(true);
    const last = books[game]!.guide.length;
    expect(last).toBe(game === 'cooper-island' ? 4 : 3);
    expect(page.content.split('\n')[0]).toBe(`### Goal · 1 of ${last}`);
    expect(page.files).toHaveLength(1);
    expect(labels(page)).toEqual(['Back', 'Next', 'Legend', 'Play']);
    expect(page.find('Back')?.disabled).toBe(true);
    page = await ann.press(page, 'Next').reply;
    expect(page.content.split('\n')[0]).toMatch(new RegExp(`^### (A turn|A round) · 2 of ${last}$`));
    for (let at = 3; at <= last; at += 1) {
      page = await ann.press(page, 'Next').reply;
      expect(page.content.split('\n')[0]).toMatch(new RegExp(`^### .+ · ${at} of ${last}$`));
    }
    expect(page.content).toMatch(/^### (Points|Renown|Ships and points) · /);
    expect(page.find('Next')?.disabled).toBe(true);
    page = await ann.press(page, 'Legend').reply;
    const pages = legendPages(books, game);
    expect(pages).toBeGreaterThan(3);
    for (let at = 1; at <= pages; at += 1) {
      expect(page.content).toContain(`: legend · ${at} of ${pages}\n**`);
      expect(page.files).toHaveLength(1);
      if (at < pages) page = await ann.press(page, 'Next').reply;
    }
    expect(page.find('Next')?.disabled).toBe(true);
    const panels = [await ann.press(page, 'Play').reply, await bo.press(firstBoard(bo), 'Play').reply];
    // Whoever is to move finds it where the turn begins.
    const called = [ann, bo].filter(({ id }) => board.content.includes(`<@${id}>`));
    const explained = panels.flatMap(labels).filter((label) => label === 'Legend' || label === 'Значки');
    expect(explained).toHaveLength(called.length);
  });

  it('on the first turn of everybody, in the post that calls them and on their panel, and no longer', async () => {
    await startMatch(town, 'quay', [ann, bo], game);
    const shown = (post: SeenMessage) => [
      labels(post).includes('How to play'),
      post.content.includes('New to the game?'),
    ];
    const [one, two] = firstBoard(ann).content.includes(`<@${ann.id}>`) ? [ann, bo] : [bo, ann];
    const explained = async (person: Persona) => {
      const panel = await person.press(boardPosts(person, 'quay').at(-1)!, 'Play').reply;
      return labels(panel).some((label) => ['How to play', 'Как играть'].includes(label));
    };
    // Where all act at once both are on their first turn.
    const together = firstBoard(ann).content.includes(`<@${two.id}>`);
    expect([await explained(one), await explained(two)]).toEqual([true, together]);
    if (together) {
      const count = boardPosts(ann, 'quay').length;
      for (const person of [one, two]) await takeTurn(person, boardPosts(person, 'quay').at(-1)!);
      const post = await town.twin.until(() => boardPosts(ann, 'quay')[count]);
      expect([shown(post), await explained(one), await explained(two)]).toEqual([[false, false], false, false]);
      return;
    }
    for (const [n, [person, next]] of [
      [one, two],
      [two, one],
    ].entries()) {
      const count = boardPosts(ann, 'quay').length;
      await takeTurn(person!, boardPosts(person!, 'quay').at(-1)!);
      const post = await town.twin.until(() => boardPosts(ann, 'quay')[count]);
      expect([n, ...shown(post), await explained(next!)]).toEqual([n, n === 0, n === 0, n === 0]);
    }
  });

  it('in Russian to who reads Russian', async () => {
    await startMatch(town, 'quay', [ann, bo], game);
    const page = await bo.press(firstBoard(bo), 'How to play').reply;
    expect(page.content.split('\n')[0]).toBe(`### Цель · 1 из ${books[game]!.guide.length}`);
    const legend = await bo.press(page, 'Значки').reply;
    expect(legend.content).toMatch(/: значки · 1 из \d+\n\*\*Игрок\*\*: Этим цветом/);
  });

  it('without a match, by /help, with a sample in place of a board', async () => {
    const help = await ann.slash('pier', '/help', { game }).reply;
    expect(help.content).toContain('`/match create`');
    expect(help.content).toContain(`\`/${games[game as keyof typeof games]!.command ?? game.replaceAll('-', '')}\``);
    const page = await ann.press(help, 'How to play').reply;
    expect(page.files[0]?.description).toBe('A sample of the table at the start of a match.');
    expect(labels(page)).toEqual(['Back', 'Next', 'Legend']);
  });

  it('from /rules', async () => {
    const rules = await ann.slash('pier', '/rules', { about: 'goal', game }).reply;
    const page = await ann.press(rules, 'Legend').reply;
    expect(page.content).toContain('**A player**');
  });
});

it('shows nobody a hand that is not theirs: the pages of a match are drawn for who reads them', async () => {
  await startMatch(town, 'quay', [ann, bo], 'nusfjord');
  const guest = town.person('Cy');
  const page = await guest.press(firstBoard(guest), 'How to play').reply;
  expect(labels(page)).toEqual(['Back', 'Next', 'Legend']);
  const turn = await guest.press(page, 'Next').reply;
  expect(turn.files).toHaveLength(1);
});

it('answers a page that is not there any more with the last, and one of an unknown game with a sentence', async () => {
  await startMatch(town, 'quay', [ann, bo], 'nusfjord');
  const id = firstBoard(ann).find('Legend')!.customId!;
  const old = await plant(town, 'quay', [id.replace(':legend:0:', ':legend:99:'), id.replace('nusfjord', 'chess')]);
  const last = await ann.press(old, old.buttons[0]!.customId!).reply;
  expect(last.content).toMatch(/legend · (\d) of \1\n/);
  const gone = await ann.press(old, old.buttons[1]!.customId!).reply;
  expect(gone.content).toMatch(/button/i);
});
