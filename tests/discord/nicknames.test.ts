import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import { blankPainter, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => town.close());

describe('a new nickname', () => {
  it.each([
    ['Play', 'the panel'],
    ['/match show', 'the table'],
  ])('shows to others who look by %s, in words and on the picture, before its owner does anything', async (way) => {
    const drawn: PictureRequest[] = [];
    const paint = (request: PictureRequest) => {
      drawn.push(request);
      return blankPainter.paint(request);
    };
    town = await openTown({ painter: { ...blankPainter, paint } });
    const people = [town.person('Ann'), town.person('Bo')];
    const post = await startMatch(town, 'quay', people);
    const mover = people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
    const other = people.find((person) => person !== mover)!;
    town.twin.world.member(town.guildId, mover.id).nick = 'Captain';
    const look = () => (way === 'Play' ? other.press(post, 'Play') : other.slash('quay', '/match show')).reply;
    expect((await look()).text).toContain('Captain');
    expect(drawn.at(-1)!.names).toContain('Captain');
    expect(town.complaints).toEqual([]);
  });

  it('is asked for once in minutes; a refusal keeps the name and the answer', async () => {
    town = await openTown();
    const people = [town.person('Ann'), town.person('Bo')];
    const post = await startMatch(town, 'quay', people);
    const mover = people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;
    const other = people.find((person) => person !== mover)!;
    town.twin.world.member(town.guildId, mover.id).nick = 'Captain';
    town.twin.faults.next('GET', /\/members\//, { answer: { status: 403, code: 50001 } }, 2);
    const old = mover === people[0] ? 'Ann' : 'Bo';
    expect((await other.slash('quay', '/match show').reply).text).toContain(old);
    town.twin.faults.clear();
    expect((await other.slash('quay', '/match show').reply).text).toContain(old);
    await mover.slash('quay', '/match show').reply;
    expect((await other.slash('quay', '/match show').reply).text).toContain('Captain');
  });
});
