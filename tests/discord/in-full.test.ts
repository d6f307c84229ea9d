import { describe, expect, it } from 'vitest';
import { inFull } from '../../src/discord/words/in-full.js';
import { createWords } from '../../src/text/words.js';

const en = createWords({ locale: 'en' });
const row = (length: number) => (_: unknown, index: number) => `${index}`.padEnd(length, '.');

describe('a board in words', () => {
  it('is one message while it fits', () => {
    const lines = Array.from({ length: 20 }, row(99));
    expect(inFull([...lines, ''], 'board', en)).toEqual({ content: `${lines.join('\n')}\n`, files: [] });
    expect(inFull(['a_b*'], 'board', en).content).toBe('a\\_b\\*');
    expect(inFull(['> <@12>: 3 wood', '1. @here'], 'board', en).content).toBe(
      '\\> \\<@\u200b12\\>: 3 wood\n1\\. @\u200bhere',
    );
  });

  it('ends at a whole line where it does not fit, and stands in a file with all the rest', () => {
    const lines = Array.from({ length: 40 }, row(99));
    const { content, files } = inFull(lines, 'nusfjord-abc', en);
    expect(content.split('\n')).toEqual([...lines.slice(0, 19), '… and 21 more lines: all of it is in the file']);
    expect(files.map(({ name, attachment }) => [name, String(attachment)])).toEqual([
      ['nusfjord-abc.txt', lines.join('\n')],
    ]);
    const ru = inFull(lines, 'x', createWords({ locale: 'ru' }))
      .content.split('\n')
      .at(-1);
    expect(ru).toBe('… и ещё 21 строка: всё целиком в файле');
  });
});
