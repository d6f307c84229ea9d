import { describe, expect, it } from 'vitest';
import { cut } from '../../src/discord/words/cut.js';
import { markdownName, plainName } from '../../src/discord/words/names.js';

describe('names', () => {
  it('lose what takes no room or turns the writing', () => {
    expect(plainName('\u202eoB\u200b')).toBe('oB');
    expect(plainName('A\nB\tC')).toBe('A B C');
    expect(plainName('\u200b')).toBe('?');
  });

  it('cannot mark up, mention or link', () => {
    expect(markdownName('**Bo**')).toBe('\\*\\*Bo\\*\\*');
    expect(markdownName('@everyone')).toBe('@\u200beveryone');
    expect(markdownName('<@123>')).toBe('\\<@\u200b123\\>');
    expect(markdownName('[x](https://x.test)')).not.toContain('https://');
  });
});

describe('cut', () => {
  it('keeps what fits and ends the rest in an ellipsis', () => {
    expect(cut('quay', 4)).toBe('quay');
    expect(cut('quayside', 5)).toBe('quay…');
  });

  it('never halves a character', () => {
    expect(cut('a😀b', 3)).toBe('a…');
  });
});
