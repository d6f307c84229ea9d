import { describe, expect, it } from 'vitest';
import { movesIn, playLines, slipText } from '../../src/discord/words/lines.js';
import type { MatchService } from '../../src/match/index.js';
import { createWords } from '../../src/text/words.js';
import { database, end, must, serviceOn, started, take } from '../match/harness.js';

const words = createWords({ locale: 'en' });

describe('typed lines', () => {
  it('are parted by line breaks and semicolons; comments say nothing', () => {
    expect(movesIn('a b=c; d\n# no\n\n e ')).toEqual(['a b=c', 'd', 'e']);
  });

  it('show a caret under what is wrong', () => {
    const text = slipText({ line: 'sell good=tea', at: 10, refusal: { id: 'engine.over' } }, words);
    expect(text).toBe('```\nsell good=tea\n          ^\n```This match is over.');
  });

  it('cannot break out of their code block, and long ones show the place', () => {
    const line = `sell good=${'`'.repeat(200)}x`;
    const text = slipText({ line, at: 200, refusal: { id: 'engine.over' } }, words);
    expect(text.split('```')).toHaveLength(3);
    expect(text.split('\n')[2]?.indexOf('^')).toBe(40);
  });

  it('show the place as it is where others commit between two lines and a step falls', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 2, { pile: '5' });
    const [first, second] = holders as [string, string];
    let plays = 0;
    const matches: MatchService = {
      ...service,
      async play(...asked) {
        plays += 1;
        if (plays === 2) {
          must(await service.play(id, second, undefined, take(3)));
          must(await service.play(id, second, undefined, end));
        }
        return service.play(...asked);
      },
    };
    const desk = must(await service.desk(id, first));
    const played = await playLines(matches, first, desk, ['take coins=3', 'take coins=2']);
    expect(played.slip?.refusal.id).toBe('match.stale');
    expect(played.desk.fallen).toEqual([{ seat: 0, ...take(3) }]);
    expect(played.desk.draft).toEqual([]);
  });
});
