import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseInline, parseMarkdown } from '../../src/playground/page/markdown.js';
import { formatTime } from '../../src/playground/page/time.js';

const text = (value: string): Inline => ({ type: 'text', text: value });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

describe('styles', () => {
  it.each([
    ['**b**', { type: 'bold', children: [text('b')] }],
    ['*i*', { type: 'italic', children: [text('i')] }],
    ['_i_', { type: 'italic', children: [text('i')] }],
    ['__u__', { type: 'underline', children: [text('u')] }],
    ['~~s~~', { type: 'strike', children: [text('s')] }],
    ['||x||', { type: 'spoiler', children: [text('x')] }],
    ['***bi***', { type: 'bold', children: [{ type: 'italic', children: [text('bi')] }] }],
    ['**a *b* c**', { type: 'bold', children: [text('a '), { type: 'italic', children: [text('b')] }, text(' c')] }],
    ['`**a**`', { type: 'code', text: '**a**' }],
    ['``a`b``', { type: 'code', text: 'a`b' }],
  ] as [string, Inline][])('%s', (source, node) => {
    expect(parseInline(source)).toEqual([node]);
  });

  it.each(['snake_case_name', '2 * 3 * 4', '**', '****', '~~open', '||', '`', 'a ** b'])(
    'leaves %s alone',
    (source) => {
      expect(parseInline(source)).toEqual([text(source)]);
    },
  );

  it('prints what is escaped', () => {
    expect(parseInline('\\*\\*a\\*\\* \\<@1> \\\\')).toEqual([text('**a** <@1> \\')]);
  });

  it('does not end a style inside code', () => {
    expect(parseInline('**a `**` b**')).toEqual([
      { type: 'bold', children: [text('a '), { type: 'code', text: '**' }, text(' b')] },
    ]);
  });
});

describe('references', () => {
  it.each([
    ['<@12>', { type: 'user', id: '12' }],
    ['<@!12>', { type: 'user', id: '12' }],
    ['<@&12>', { type: 'role', id: '12' }],
    ['<#12>', { type: 'channel', id: '12' }],
    ['</match create:12>', { type: 'command', name: 'match create', id: '12' }],
    ['<:coin:12>', { type: 'emoji', name: 'coin', id: '12', animated: false }],
    ['<t:7200:R>', { type: 'time', seconds: 7200, style: 'R' }],
    ['<t:7200>', { type: 'time', seconds: 7200, style: 'f' }],
    ['@everyone', { type: 'everyone', text: '@everyone' }],
  ] as [string, Inline][])('%s', (source, node) => {
    expect(parseInline(source)).toEqual([node]);
  });

  it('prints what only looks like one', () => {
    expect(parseInline('<@x> <#> </:1> <t:a> @everyones')).toEqual([text('<@x> <#> </:1> <t:a> @everyones')]);
  });
});

describe('links', () => {
  const link = (url: string, label = url): Inline => ({ type: 'link', url, children: [text(label)] });

  it('takes bare, quiet and masked addresses', () => {
    expect(parseInline('see https://a.example/b_c_d.')).toEqual([
      text('see '),
      link('https://a.example/b_c_d'),
      text('.'),
    ]);
    expect(parseInline('<https://a.example/>')).toEqual([link('https://a.example/')]);
    expect(parseInline('[log](https://a.example/x)')).toEqual([link('https://a.example/x', 'log')]);
    expect(parseInline('(https://a.example/x)')).toEqual([text('('), link('https://a.example/x'), text(')')]);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//b.example)',
    '<javascript:alert(1)>',
    'https://',
  ])('refuses %s', (source) => {
    expect(JSON.stringify(parseInline(source))).not.toContain('"link"');
  });
});

describe('blocks', () => {
  it('reads headings, subtext, quotes and paragraphs', () => {
    expect(parseMarkdown('# One\n### Three\n-# small\n> said\n> twice\nplain\nlines')).toEqual([
      { type: 'heading', level: 1, children: [text('One')] },
      { type: 'heading', level: 3, children: [text('Three')] },
      { type: 'subtext', children: [text('small')] },
      { type: 'quote', children: [paragraph(text('said\ntwice'))] },
      paragraph(text('plain\nlines')),
    ]);
  });

  it('quotes all that follows >>>', () => {
    expect(parseMarkdown('a\n>>> b\nc')).toEqual([
      paragraph(text('a')),
      { type: 'quote', children: [paragraph(text('b\nc'))] },
    ]);
  });

  it('nests lists by indentation and keeps the first number', () => {
    expect(parseMarkdown('- a\n  - b\n- c\n3. d\n4. e')).toEqual([
      {
        type: 'list',
        ordered: false,
        start: 1,
        items: [
          {
            children: [text('a')],
            nested: [{ type: 'list', ordered: false, start: 1, items: [{ children: [text('b')], nested: [] }] }],
          },
          { children: [text('c')], nested: [] },
        ],
      },
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [
          { children: [text('d')], nested: [] },
          { children: [text('e')], nested: [] },
        ],
      },
    ]);
  });

  it('takes code blocks out before anything else', () => {
    expect(parseMarkdown('see\n```ts\n# not **this**\n```\nend')).toEqual([
      paragraph(text('see')),
      { type: 'code-block', language: 'ts', text: '# not **this**' },
      paragraph(text('end')),
    ]);
    expect(parseMarkdown('```one```')).toEqual([{ type: 'code-block', language: '', text: 'one' }]);
  });

  it('is empty for an empty text', () => {
    expect(parseMarkdown('')).toEqual([]);
  });
});

describe('hostile text', () => {
  it('keeps HTML as text', () => {
    const source = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    expect(parseMarkdown(source)).toEqual([paragraph(text(source))]);
  });

  it.each([
    ['unclosed marks', '**__~~||*_'.repeat(400)],
    ['alternating marks', '*_'.repeat(2000)],
    ['brackets', '['.repeat(4000)],
    ['angles', '<@'.repeat(2000)],
    ['backticks', '`'.repeat(3999)],
    ['fences', '``` '.repeat(1000)],
    ['deep nesting', `${'**a __b '.repeat(250)}${' __ **'.repeat(250)}`],
    ['deep lists', Array.from({ length: 60 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
    ['half links', '[a](https://'.repeat(330)],
  ])('reads 4000 characters of %s without hanging or losing a letter', (_name, source) => {
    const value = source.slice(0, 4000);
    expect(letters(collect(parseMarkdown(value)))).toBe(letters(value));
  });

  it('never throws and loses no letter', () => {
    const marks = fc.constantFrom(
      '**',
      '*',
      '__',
      '_',
      '~~',
      '||',
      '`',
      '```',
      '<@1>',
      '> ',
      '- ',
      '# ',
      '\\',
      '[',
      '](',
      ')',
      '\n',
    );
    const source = fc.array(fc.oneof(marks, fc.string({ minLength: 1, maxLength: 4 }))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, (value) => {
        expect(letters(collect(parseMarkdown(value)))).toBe(letters(value));
      }),
      { numRuns: 300 },
    );
  });
});

function letters(value: string): string {
  return value.replace(/[^\p{L}]/gu, '');
}

/** All text of a tree, in order. */
function collect(nodes: (Block | Inline)[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'list') return node.items.map((item) => collect([...item.children, ...item.nested])).join('\n');
      if (node.type === 'code-block') return node.language + node.text;
      if ('children' in node) return collect(node.children);
      return 'text' in node ? node.text : '';
    })
    .join('\n');
}

describe('times', () => {
  it('speaks the reader’s language', () => {
    expect(formatTime(7200, 'R', 'en-US', 0)).toBe('in 2 hours');
    expect(formatTime(0, 'R', 'ru', 86_400_000)).toBe('вчера');
    expect(formatTime(0, 'R', 'en-US', 0)).toBe('now');
  });

  it('prints a moment no calendar holds as its number', () => {
    expect(formatTime(9_999_999_999_999, 'F', 'en-US', 0)).toBe('9999999999999');
  });
});
