import { describe, expect, it } from 'vitest';
import { movesIn, slipText } from '../../src/discord/lines.js';
import { createWords } from '../../src/text/words.js';

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
});
