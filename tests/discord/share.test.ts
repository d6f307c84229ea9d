import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

interface Scene {
  ann: Persona;
  bo: Persona;
  match: MatchInfo;
  post: SeenMessage;
  /** What was to be drawn, in order. */
  drawn: PictureRequest[];
}

/** A match some moves old, told in `told`; its people read `read`. */
async function scene(told: string, read: string, game = 'nusfjord', moves = 12): Promise<Scene> {
  const { painter, drawn } = notingPainter();
  town = await openTown({ locale: told, painter, randomBytes: fixedBytes('share') });
  const [ann, bo] = [town.person('@everyone', read), town.person('Bo', read)];
  const first = await startMatch(town, 'quay', [ann, bo], game);
  const { id } = (await town.matches.inChannel(first.channelId))!;
  if (moves > 0) await playRandomly(town.matches, id, moves);
  await town.bot.poster.settle();
  const match = (await town.matches.find(id))!;
  return { ann, bo, match, post: boardPosts(ann, 'quay').at(-1)!, drawn };
}

const shareButton = (message: SeenMessage) => message.buttons.find(({ customId }) => customId?.startsWith('share:'));

/** Presses what shows the message to everybody; what the presser is told, and what Bo sees then. */
async function share(by: Persona, message: SeenMessage, seenBy: Persona, channel = 'quay') {
  const before = seenBy.sees(channel).length;
  const told = (await by.press(message, shareButton(message)!.customId!).reply).content;
  return { told, posts: seenBy.sees(channel).slice(before) };
}

const inEnglish = 'Everybody in this channel sees it now, without what only you may see.';
const inRussian = 'Теперь это видят все в этом канале, но без того, что видно только вам.';

describe.each([
  ['en-US', 'ru', inRussian],
  ['ru', 'en-US', inEnglish],
])('Show to everybody, in a match told in %s, pressed by a reader of %s', (told, read, done) => {
  const russian = told === 'ru';

  it.each([
    ['table', {}, russian ? 'показывает стол.' : 'shows the table.'],
    ['spaces', { kind: 'spaces' }, russian ? 'показывает: ячейки действий.' : 'shows: action spaces.'],
    ['offer', { kind: 'offer' }, russian ? 'показывает: здания на выбор.' : 'shows: buildings on offer.'],
    ['elders', { kind: 'elders' }, russian ? 'показывает: старейшины.' : 'shows: elders.'],
    ['area', { kind: 'area' }, russian ? 'показывает своё поле.' : 'shows their own area.'],
  ])('posts the picture %s as anybody sees it', async (as, asked, heading) => {
    const { ann, bo, match, drawn } = await scene(told, read);
    const answer = await ann.slash('quay', '/match show', { as }).reply;
    const own = drawn.at(-1)!;
    const { told: answered, posts } = await share(ann, answer, bo);
    expect([answered, posts.length]).toEqual([done, 1]);
    const { kind, view, seat, locale } = drawn.at(-1)!;
    expect(kind).toBe(own.kind);
    expect({ kind: 'table', ...asked }).toEqual({ kind });
    const { state } = must(await town.matches.table(match.id)).position;
    expect(view).toEqual(games[match.game]!.view(state, 'public'));
    expect(seat).toBe(as === 'area' ? own.seat : undefined);
    expect(locale).toBe(russian ? 'ru' : 'en');
    const [post] = posts;
    expect(post!.content.split('\n')[0]).toBe(`@\u200beveryone ${heading}`);
    expect(post!.files).toHaveLength(1);
    expect(post!.buttons).toEqual([]);
    expect(post!.data.mentions).toEqual([]);
    expect(post!.data.mention_everyone).toBe(false);
  });

  it('posts the board in words, the area of the presser without their hand', async () => {
    const { ann, bo, match } = await scene(told, read, 'nusfjord', 40);
    const answer = await ann.slash('quay', '/match show', { as: 'text' }).reply;
    const { told: answered, posts } = await share(ann, answer, bo);
    expect([answered, posts.length]).toEqual([done, 1]);
    const [post] = posts;
    expect(post!.content.split('\n')[0]).toBe(
      `@\u200beveryone ${russian ? 'описывает стол словами.' : 'shows the table in words.'}`,
    );
    const all = [post!.content, ...post!.files.map(({ data }) => data.toString())].join('\n');
    expect(all).toContain(russian ? 'Нусфьорд, раунд ' : 'Nusfjord, round ');
    const seat = match.seats.find(({ person }) => person.id === ann.id)!.seat;
    const { state } = must(await town.matches.table(match.id)).position as { state: { seats: { hand: string[] }[] } };
    expect(state.seats[seat]!.hand.length).toBeGreaterThan(0);
    for (const card of state.seats[seat]!.hand) {
      expect(all).not.toContain(games.nusfjord!.components[card]!.name[russian ? 'ru' : 'en']);
    }
  });

  it('posts the page of the log that was shown, though the match has gone on', async () => {
    const { ann, bo, match } = await scene(told, read, 'santa-maria', 6);
    const answer = await ann.slash('quay', '/match log').reply;
    await playRandomly(town.matches, match.id, 3);
    await town.bot.poster.settle();
    const { told: answered, posts } = await share(ann, answer, bo);
    expect([answered, posts.length]).toEqual([done, 1]);
    const [heading, ...lines] = posts[0]!.content.split('\n');
    const { moves } = match;
    const first = Number(lines[0]!.split('.')[0]);
    expect(heading).toBe(
      `@\u200beveryone ${russian ? `показывает журнал, ходы ${first}–${moves}:` : `shows the log, moves ${first} to ${moves}:`}`,
    );
    const shown = answer.content.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(lines.map((line) => line.split('.')[0])).toEqual(shown.map((line) => line.split('.')[0]));
    expect(posts[0]!.files).toEqual([]);
  });

  it('posts what has happened since the presser looked, as anybody was told it, up to now', async () => {
    const { bo, match, post, drawn } = await scene(told, read, 'santa-maria', 6);
    // Who has no moves of their own counts from their last look alone.
    const zoe = town.person('@everyone', read);
    await zoe.press(post, post.buttons[2]!.customId!).reply;
    await playRandomly(town.matches, match.id, 6);
    const answer = await zoe.press(post, post.buttons[2]!.customId!).reply;
    await playRandomly(town.matches, match.id, 6);
    await town.bot.poster.settle();
    const { told: answered, posts } = await share(zoe, answer, bo);
    expect([answered, posts.length]).toEqual([done, 1]);
    const [heading] = posts[0]!.content.split('\n');
    expect(heading).toMatch(russian ? /показывает, что произошло после хода \d+:$/ : /has happened since move \d+:$/);
    const from = Number(/(\d+):$/.exec(heading!)![1]);
    const events = must(await town.matches.log(match.id, undefined)).slice(from);
    expect(events.length).toBeGreaterThan(0);
    const anchors = events.flatMap((entry) => entry.events.flatMap((event) => event.anchors ?? []));
    expect(drawn.at(-1)!.changed).toEqual([...new Set(anchors)]);
    expect(drawn.at(-1)!.seat).toBe(undefined);
  });

  it("posts rules in the presser's language, a topic and something in the box", async () => {
    const { ann, bo } = await scene(told, read, 'santa-maria', 0);
    for (const about of ['topic.monks', 'botany', read === 'ru' ? 'корабли' : 'ship']) {
      const answer = await ann.slash('quay', '/rules', { about }).reply;
      const { told: answered, posts } = await share(ann, answer, bo);
      expect(answered).toBe(
        read === 'ru' ? 'Теперь это видят все в этом канале.' : 'Everybody in this channel sees it now.',
      );
      const [heading, ...lines] = posts[0]!.content.split('\n');
      const game = read === 'ru' ? 'показывает правила · Санта-Мария' : 'shows the rules · Santa Maria';
      expect(heading).toBe(`@\u200beveryone ${game}`);
      const also = /^-# (Also found|Также нашлось)/;
      expect(lines).toEqual(answer.content.split('\n').filter((line) => !also.test(line)));
    }
  });
});

describe('Show to everybody is not offered', () => {
  it("on what is the reader's own, or nothing", async () => {
    const { ann, match, post } = await scene('en-US', 'en-US', 'nusfjord', 12);
    const answers = [
      await ann.slash('quay', '/hand').reply,
      await ann.slash('tavern', '/hand', { match: match.id }).reply,
      await ann.slash('quay', '/turns').reply,
      await ann.slash('quay', '/rules', { about: 'zebra' }).reply,
      await ann.press(post, 'My area').reply,
      await ann.press(post, 'Play').reply,
    ];
    expect(answers.map((answer) => shareButton(answer))).toEqual(answers.map(() => undefined));
  });

  it('on an empty log, and where nothing has happened', async () => {
    const { ann, post } = await scene('en-US', 'en-US', 'santa-maria', 0);
    expect(shareButton(await ann.slash('quay', '/match log').reply)).toBe(undefined);
    expect(shareButton(await ann.press(post, 'Since I last looked').reply)).toBe(undefined);
  });
});
