import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import type { SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { blankPainter, boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(async () => {
  vi.restoreAllMocks();
  await town.close();
});

/** A match some moves old, in which nobody's name was asked for lately. */
async function afoot(locale: string) {
  const drawn: PictureRequest[] = [];
  const paint = (request: PictureRequest) => {
    drawn.push(request);
    return blankPainter.paint(request);
  };
  town = await openTown({ painter: { ...blankPainter, paint }, randomBytes: fixedBytes('names') });
  const people = [town.person('Ann', locale), town.person('Bo', locale)];
  const first = await startMatch(town, 'quay', people);
  const { id: match } = (await town.matches.inChannel(first.channelId))!;
  await playRandomly(town.matches, match, 12);
  await town.bot.poster.settle();
  const post = boardPosts(people[0]!, 'quay').at(-1)!;
  const mover = people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10 * 60_000);
  return { mover, other: people.find((person) => person !== mover)!, post, drawn, match };
}

describe('a new nickname', () => {
  it.each([
    ['Play', 'the panel'],
    ['/match show', 'the table'],
  ])('shows to others who look by %s, in words and on the picture, before its owner does anything', async (way) => {
    const { mover, other, post, drawn } = await afoot('en-US');
    town.twin.world.member(town.guildId, mover.id).nick = 'Captain';
    const look = () => (way === 'Play' ? other.press(post, 'Play') : other.slash('quay', '/match show')).reply;
    expect((await look()).text).toContain('Captain');
    expect(drawn.at(-1)!.names).toContain('Captain');
    expect(town.complaints).toEqual([]);
  });

  it.each([
    ['/match log', 'en-US'],
    ['/match log', 'ru'],
    ['/match show as text', 'ru'],
    ['/turns', 'en-US'],
    ['/turns', 'ru'],
    ['/hand', 'en-US'],
    ['My area', 'en-US'],
    ['Log', 'ru'],
    ['Since I last looked', 'ru'],
  ])('shows to others by %s, to a reader of %s', async (way, locale) => {
    const { mover, other, post, drawn, match } = await afoot(locale);
    town.twin.world.member(town.guildId, mover.id).nick = 'Captain';
    const press = (index: number) => other.press(post, post.buttons[index]!.customId!).reply;
    const look: Record<string, () => Promise<SeenMessage>> = {
      '/match show as text': () => other.slash('quay', '/match show', { as: 'text' }).reply,
      'My area': () => press(1),
      'Since I last looked': () => press(2),
      Log: () => press(3),
    };
    const answer = await (look[way]?.() ?? other.slash('quay', way).reply);
    const seen = [answer.text, ...(answer.files.length > 0 ? (drawn.at(-1)?.names ?? []) : [])].join('\n');
    expect([way, seen]).toEqual([way, expect.stringContaining('Captain')]);
    const known = (await town.matches.find(match))!.seats.map(({ person }) => person.name);
    expect(known).toContain('Captain');
  });

  it('shows to others who look right after a post, which has asked for the names itself', async () => {
    const { mover, other, post } = await afoot('en-US');
    vi.restoreAllMocks();
    town.twin.world.member(town.guildId, mover.id).nick = 'Captain';
    expect((await other.press(post, 'Play').reply).text).toContain('Captain');
  });

  it('shows on the next post, in words and on its picture, though its owner has done nothing', async () => {
    const { mover, other, drawn, match } = await afoot('en-US');
    town.twin.world.member(town.guildId, other.id).nick = 'Captain';
    const before = boardPosts(mover, 'quay').length;
    for (let steps = 0; boardPosts(mover, 'quay').length === before; steps += 1) {
      if (steps === 100) throw new Error('nothing is posted');
      await playRandomly(town.matches, match, 1);
      await town.bot.poster.settle();
    }
    expect(drawn.at(-1)!.names).toContain('Captain');
    expect(drawn.at(-1)!.names).not.toContain(other.name);
  });

  it('is asked for once in a while; a refusal keeps the name and the answer', async () => {
    const { mover, other } = await afoot('en-US');
    town.twin.world.member(town.guildId, mover.id).nick = 'Captain';
    town.twin.faults.next('GET', /\/members\//, { answer: { status: 403, code: 50001 } }, 2);
    const old = mover.name;
    expect((await other.slash('quay', '/match show').reply).text).toContain(old);
    town.twin.faults.clear();
    expect((await other.slash('quay', '/match show').reply).text).toContain(old);
    await mover.slash('quay', '/match show').reply;
    expect((await other.slash('quay', '/match show').reply).text).toContain('Captain');
  });
});
