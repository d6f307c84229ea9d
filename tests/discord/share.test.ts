import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import { games } from '../../src/games/index.js';
import { blankPainter, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => town.close());

describe('Show to everybody', () => {
  it("posts the table as anybody sees it, in the server's language, with who showed it, and pings nobody", async () => {
    const drawn: PictureRequest[] = [];
    const paint = (request: PictureRequest) => {
      drawn.push(request);
      return blankPainter.paint(request);
    };
    town = await openTown({ locale: 'ru', painter: { ...blankPainter, paint } });
    const [ann, bo] = [town.person('@everyone'), town.person('Bo')];
    const post = await startMatch(town, 'quay', [ann, bo]);
    const match = (await town.matches.inChannel(post.channelId))!;
    const answer = await ann.slash('quay', '/match show').reply;
    const reply = await ann.press(answer, 'Show to everybody').reply;
    expect(reply.content).toBe('Everybody in this channel sees the table now, without what only you may see.');
    const shown = bo.sees('quay').at(-1)!;
    expect(shown.content).toMatch(/^@\u200beveryone показывает стол\.\n/);
    const table = await town.matches.table(match.id);
    if (!table.ok) throw new Error(table.refusal.id);
    expect(drawn.at(-1)!.view).toEqual(games[match.game]!.view(table.value.position.state, 'public'));
    expect(drawn.at(-1)!.seat).toBe(undefined);
    expect(drawn.at(-1)!.locale).toBe('ru');
    expect(town.complaints).toEqual([]);
  });
});
