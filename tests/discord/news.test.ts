import { describe, expect, it } from 'vitest';
import { postOf } from '../../src/discord/posts/post.js';
import { newsLines } from '../../src/discord/words/news.js';
import { defaultOptions, start } from '../../src/engine/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import type { Batch, PublicMatch } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';
import { seedOf } from '../seed.js';

const words = createWords({ locale: 'en', seatName: (seat) => ['Ann', 'Bo'][seat]! });
const issue = (seat: number) => ({ seat, event: { id: 'nusfjord.told.issue', args: { seat: { seat } } } });
const round = (seat: number, n: number) => ({
  seat,
  event: { id: 'nusfjord.told.round', args: { round: n, seat: { seat: 0 } }, round: true as const },
});

describe('what a channel is told', () => {
  it('is a line for each turn and one for what the round did, in order', () => {
    expect(newsLines([issue(0), issue(0), issue(1), round(1, 2), round(1, 3), issue(1)], words)).toEqual([
      'Ann issues a share; issues a share.',
      'Bo issues a share.',
      'Round 2 begins; Ann plays first. Round 3 begins; Ann plays first.',
      'Bo issues a share.',
    ]);
  });

  it('parts the turns of one seat that follow each other', () => {
    expect(newsLines([issue(0), { ...issue(0), fresh: true }, issue(0)], words)).toEqual([
      'Ann issues a share.',
      'Ann issues a share; issues a share.',
    ]);
  });

  it('parts what the computer plays on for a seat from what its holder did', () => {
    const resigned = { id: 'match.resigned-on', args: { seat: { seat: 0 } } };
    expect(
      newsLines(
        [
          { seat: 0, by: 'person', event: resigned },
          { ...issue(0), by: 'engine' },
        ],
        words,
      ),
    ).toHaveLength(2);
  });

  it('says what is asked where it is no ordinary turn, within what a notification shows', () => {
    const people = ['Ann', 'Bo'].map((name, at) => ({ id: `10000000000000000${at}`, name }));
    const match = {
      id: 'm',
      game: 'santa-maria',
      options: {},
      seats: people.map((person, seat) => ({ seat, person, by: 'person' })),
    };
    const first = (boards: string): string => {
      const options = { ...defaultOptions(santaMaria), boards };
      const { position } = start(santaMaria, 2, options, seedOf(1));
      const table = { match, game: santaMaria, position, changed: [] } as unknown as PublicMatch;
      const batch = { nonce: 'n', match, kind: 'turn', events: [], changed: [] } as unknown as Batch;
      return postOf(batch, table, words).content.split('\n')[0]!;
    };
    expect(first('choose')).toBe('<@100000000000000001>: a colony board to choose · Santa Maria, setting up');
    expect(first('random')).toBe('<@100000000000000000>, your turn · Santa Maria, year 1 of 3');
    expect(first('choose').length).toBeLessThanOrEqual(100);
  });
});
