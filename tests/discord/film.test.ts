import { afterEach, describe, expect, it } from 'vitest';
import { PaintError } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import { games } from '../../src/games/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { blankPainter, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

/** A match some moves old, and a reader of its newest turn; each picture of a film has so many bytes. */
async function scene(moves: number, read: string, bytes: (request: PictureRequest, at: number) => number) {
  const drawn: PictureRequest[] = [];
  const paint = async (request: PictureRequest): Promise<Buffer> => {
    if (!request.film) return blankPainter.paint(request);
    drawn.push(request);
    return Buffer.alloc(bytes(request, drawn.length));
  };
  town = await openTown({ painter: { ...blankPainter, paint }, randomBytes: fixedBytes('film') });
  const ann = town.person('Ann', read);
  const { channelId } = await startMatch(town, 'quay', [ann, town.person('Bo')], 'nusfjord');
  const { id } = (await town.matches.inChannel(channelId))!;
  await playRandomly(town.matches, id, moves);
  await town.bot.poster.settle();
  const seen = await ann.slash('quay', '/replay').reply;
  return { ann, id, drawn, seen, newest: must(await town.matches.replay(id)).number };
}

const button = ({ buttons }: SeenMessage): string =>
  buttons.find(({ customId }) => customId?.includes(':film:'))!.customId!;

/** Who has a turn to take back, and the other. */
async function byWhoCanUndo(id: string, [one, other]: string[]): Promise<[string, string]> {
  const may = must(await town.matches.mayUndo(id, one!));
  return may ? [one!, other!] : [other!, one!];
}

/** The answer to the press, once it tells no more how far it has come. */
async function filmed(ann: Persona, seen: SeenMessage): Promise<SeenMessage> {
  const answer = await ann.press(seen, button(seen)).reply;
  return town.twin.until(() => (/being made:|снимается:/.test(answer.content) ? undefined : answer));
}

describe('the film of a match', () => {
  it('has its turns in order, each for 0.8 s and the last for 4, as everybody sees them', async () => {
    const { ann, id, drawn, seen, newest } = await scene(16, 'en-US', () => 100);
    const film = await filmed(ann, seen);
    expect([film.ephemeral, film.id === seen.id]).toEqual([true, false]);
    expect(film.content).toBe(`The match as a film: ${newest + 1} pictures, up to turn ${newest}.`);
    expect(film.files.map(({ name, data }) => [name, data.length])).toEqual([
      [`nusfjord-${id}.gif`, 100 * (newest + 1) + 1],
    ]);
    expect(drawn.map(({ film }) => [film!.width, film!.delay])).toEqual([
      ...Array.from({ length: newest }, () => [800, 800]),
      [800, 4000],
    ]);
    for (const [number, { film, ...request }] of drawn.entries()) {
      const { position } = must(await town.matches.replay(id, number));
      expect([request.kind, request.seat]).toEqual(['table', undefined]);
      expect(request.view).toEqual(games.nusfjord!.view(position.state, 'public'));
      expect(drawn[number + 1]?.film?.before).toEqual(number < newest ? request : undefined);
    }
    expect(drawn[0]!.film!.before).toBe(undefined);
    expect(town.complaints).toEqual([]);
  });

  it('leaves out what was taken back', async () => {
    const { ann, id, drawn, seen } = await scene(16, 'en-US', () => 100);
    const { seats } = (await town.matches.find(id))!;
    const [asks, agrees] = await byWhoCanUndo(
      id,
      seats.map(({ person }) => person.id),
    );
    const payload = must(await town.matches.waysBack(id, asks)).undo!;
    const vote = must(await town.matches.propose(id, { id: asks, keeps: false }, { kind: 'undo', payload }));
    if (vote.state === 'open') must(await town.matches.vote(id, vote.id, agrees, true));
    await playRandomly(town.matches, id, 2);
    const { turns } = must(await town.matches.replay(id));
    const stand = turns.flatMap(({ gone }, number) => (gone ? [] : [number]));
    expect(turns.map(({ gone }) => gone).filter(Boolean)).toEqual(['undone', 'undone', 'undone', 'rollback']);
    const film = await filmed(ann, seen);
    expect(film.content).toBe(`The match as a film: ${stand.length} pictures, up to turn ${stand.at(-1)}.`);
    const views = await Promise.all(
      stand.map(async (number) =>
        games.nusfjord!.view(must(await town.matches.replay(id, number)).position.state, 'public'),
      ),
    );
    expect(drawn.map(({ view }) => view)).toEqual(views);
  });

  it('is made smaller until Discord takes it, from at most 40 of its turns', async () => {
    const { ann, drawn, seen, newest } = await scene(90, 'ru', ({ film }) => film!.width ** 2);
    expect(newest).toBeGreaterThan(40);
    const film = await filmed(ann, seen);
    expect(film.content).toBe(
      `Партия как фильм, до хода ${newest}: 40 кадров через равные промежутки; всего их ${newest + 1}, остальные пропущены.`,
    );
    expect(drawn.map(({ film }) => film!.width)).toEqual([...Array(40).fill(800), ...Array(40).fill(499)]);
    expect(film.files[0]!.data.length).toBeLessThan(0.95 * 10 * 1024 * 1024);
  });

  it('is given up with a sentence where it stays too large, or cannot be drawn', async () => {
    let fails = false;
    const { ann, drawn, seen } = await scene(4, 'en-US', () => {
      if (fails) throw new PaintError('crashed');
      return 4_000_000;
    });
    const large = await filmed(ann, seen);
    expect(large.content).toBe('The film would be too large for Discord. Step through the turns instead.');
    expect(drawn.at(-1)!.film!.width).toBeGreaterThanOrEqual(240);
    fails = true;
    expect((await filmed(ann, seen)).content).toMatch(/^The film could not be made just now\./);
    expect(town.complaints.splice(0).join()).toContain('a film could not be made');
  });
});
