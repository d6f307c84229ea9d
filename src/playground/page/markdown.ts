/**
 * Parser for the part of Discord's Markdown that bots use. Pure: text in, tree out; `markdown-view.ts` turns the
 * tree into elements, so that no text of a message is ever read as HTML.
 */

/** A piece of running text. `user`, `role`, `channel`, `command`, `emoji` carry ids, which the view puts into words. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'user' | 'role' | 'channel'; id: string }
  | { type: 'everyone'; text: '@everyone' | '@here' }
  | { type: 'command'; name: string; id: string }
  | { type: 'emoji'; name: string; id: string; animated: boolean }
  | { type: 'time'; seconds: number; style: TimeStyle };

/** Letters of `<t:SECONDS:STYLE>`: short and long time, short and long date, date with time, relative. */
export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

/** A list entry: its own text and the lists indented below it. */
export interface ListItem {
  children: Inline[];
  nested: Block[];
}

/** A block of lines. */
export type Block =
  | { type: 'paragraph' | 'subtext'; children: Inline[] }
  | { type: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code-block'; language: string; text: string }
  | { type: 'list'; ordered: boolean; start: number; items: ListItem[] };

/** Styles nested deeper than this print as they stand; no honest message comes near it. */
const maxDepth = 12;

const fencePattern = /```(?:([\w+#.-]{1,20})\n|\n)?([\s\S]+?)\n?```/g;
const headingPattern = /^(#{1,3})\s+(\S.*)$/;
const subtextPattern = /^-#\s+(\S.*)$/;
const listItem = /^(\s*)(?:[-*]|(\d{1,9})\.)\s+(\S.*)$/;

/**
 * Reads a message's text.
 *
 * @example parseMarkdown('**Anna**, your turn')
 * // [{ type: 'paragraph', children: [{ type: 'bold', children: [{ type: 'text', text: 'Anna' }] },
 * //   { type: 'text', text: ', your turn' }] }]
 */
export function parseMarkdown(source: string): Block[] {
  const text = source.replaceAll('\r\n', '\n');
  const blocks: Block[] = [];
  let from = 0;
  for (const fence of text.matchAll(fencePattern)) {
    blocks.push(...parseLines(text.slice(from, fence.index), 0));
    blocks.push({ type: 'code-block', language: fence[1] ?? '', text: fence[2] ?? '' });
    from = fence.index + fence[0].length;
  }
  blocks.push(...parseLines(text.slice(from), 0));
  return blocks;
}

function parseLines(text: string, depth: number): Block[] {
  const lines = text.replace(/^\n|\n$/g, '').split('\n');
  if (lines.length === 1 && lines[0] === '') return [];
  const blocks: Block[] = [];
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0) blocks.push({ type: 'paragraph', children: parseInline(plain.join('\n')) });
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const special = parseSpecial(lines, at, depth);
    if (special) {
      flush();
      blocks.push(special.block);
      at = special.next;
    } else {
      plain.push(lines[at]!);
      at += 1;
    }
  }
  flush();
  return blocks;
}

/** The heading, subtext, quote or list that begins at line `at`, and the line after it. */
function parseSpecial(lines: string[], at: number, depth: number): { block: Block; next: number } | undefined {
  const line = lines[at]!;
  const heading = headingPattern.exec(line);
  if (heading) {
    const level = heading[1]!.length as 1 | 2 | 3;
    return { block: { type: 'heading', level, children: parseInline(heading[2]!) }, next: at + 1 };
  }
  const subtext = subtextPattern.exec(line);
  if (subtext) return { block: { type: 'subtext', children: parseInline(subtext[1]!) }, next: at + 1 };
  if (depth === 0 && line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
    return { block: { type: 'quote', children: parseLines(rest, depth + 1) }, next: lines.length };
  }
  if (depth === 0 && line.startsWith('> ')) {
    let next = at;
    while (lines[next]?.startsWith('> ')) next += 1;
    const inner = lines.slice(at, next).map((quoted) => quoted.slice(2));
    return { block: { type: 'quote', children: parseLines(inner.join('\n'), depth + 1) }, next };
  }
  return listItem.test(line) ? parseList(lines, at, 0) : undefined;
}

function parseList(lines: string[], at: number, depth: number): { block: Block; next: number } {
  const first = listItem.exec(lines[at]!)!;
  const indent = first[1]!.length;
  const ordered = first[2] !== undefined;
  const items: ListItem[] = [];
  let next = at;
  while (next < lines.length) {
    const line = listItem.exec(lines[next]!);
    if (!line) break;
    const deeper = line[1]!.length > indent && items.length > 0 && depth < maxDepth;
    if (deeper) {
      const nested = parseList(lines, next, depth + 1);
      items.at(-1)!.nested.push(nested.block);
      next = nested.next;
      continue;
    }
    if (depth > 0 && line[1]!.length < indent) break;
    if ((line[2] !== undefined) !== ordered) break;
    items.push({ children: parseInline(line[3]!), nested: [] });
    next += 1;
  }
  return { block: { type: 'list', ordered, start: ordered ? Number(first[2]) : 1, items }, next };
}

const escapable = /[\\`*_~|<>#[\]()@:.\-+!]/;

interface Style {
  mark: string;
  type: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
}

/** Longer marks first: `**` must not be taken for two `*`. */
const styles: Style[] = [
  { mark: '**', type: 'bold' },
  { mark: '__', type: 'underline' },
  { mark: '~~', type: 'strike' },
  { mark: '||', type: 'spoiler' },
  { mark: '*', type: 'italic' },
  { mark: '_', type: 'italic' },
];

type Rule = (text: string, at: number, depth: number) => { node: Inline; length: number } | undefined;

const rules: Record<string, Rule> = { '`': codeSpan, '<': angle, '[': maskedLink, h: bareLink, '@': everyone };

/** Reads one run of text without block structure. */
export function parseInline(text: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  const unclosed = new Set<string>();
  let plain = '';
  const push = (node: Inline) => {
    if (plain) nodes.push({ type: 'text', text: plain });
    plain = '';
    nodes.push(node);
  };
  let at = 0;
  while (at < text.length) {
    const char = text[at]!;
    const escaped = text[at + 1];
    if (char === '\\' && escaped !== undefined && escapable.test(escaped)) {
      plain += escaped;
      at += 2;
      continue;
    }
    const found = rules[char]?.(text, at, depth) ?? (depth < maxDepth ? styled(text, at, depth, unclosed) : undefined);
    if (found) push(found.node);
    else plain += char;
    at += found?.length ?? 1;
  }
  if (plain) nodes.push({ type: 'text', text: plain });
  return nodes;
}

function styled(text: string, at: number, depth: number, unclosed: Set<string>) {
  for (const { mark, type } of styles) {
    if (!text.startsWith(mark, at) || unclosed.has(mark) || !opens(text, at, mark)) continue;
    const from = at + mark.length;
    const end = closing(text, from, mark);
    if (end === undefined) {
      // A mark without an end here has none further on either; remembering it keeps hostile input linear.
      unclosed.add(mark);
      continue;
    }
    const node: Inline = { type, children: parseInline(text.slice(from, end), depth + 1) };
    return { node, length: end + mark.length - at };
  }
  return undefined;
}

function opens(text: string, at: number, mark: string): boolean {
  if (mark === '*') return /[^\s*]/.test(text[at + 1] ?? '');
  if (mark === '_') return !isWord(text[at - 1]);
  return true;
}

/** Where the text inside `mark` ends, or undefined. Skips escapes and code; an empty inside does not count. */
function closing(text: string, from: number, mark: string): number | undefined {
  let at = from;
  while (at < text.length) {
    if (text[at] === '\\') at += 2;
    else if (text[at] === '`') at += codeSpan(text, at)?.length ?? 1;
    else if (text.startsWith(mark, at)) {
      if (at > from && closes(text, at, mark)) return at;
      at += mark.length === 1 && text[at + 1] === mark ? 2 : 1;
    } else at += 1;
  }
  return undefined;
}

function closes(text: string, at: number, mark: string): boolean {
  const after = text[at + mark.length];
  if (mark === '*') return after !== '*' && /\S/.test(text[at - 1] ?? '');
  if (mark === '_') return after !== '_' && !isWord(after);
  return mark === '||' || mark === '~~' || after !== mark[0];
}

function isWord(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}_]/u.test(char);
}

function codeSpan(text: string, at: number): { node: Inline; length: number } | undefined {
  const mark = text.startsWith('``', at) ? '``' : '`';
  const end = text.indexOf(mark, at + mark.length);
  if (end <= at + mark.length) return undefined;
  const inside = text.slice(at + mark.length, end);
  return { node: { type: 'code', text: inside }, length: end + mark.length - at };
}

const anglePattern =
  /^<(?:@!?(?<user>\d{1,20})|@&(?<role>\d{1,20})|#(?<channel>\d{1,20})|\/(?<command>[^\n:<>]{1,100}):(?<commandId>\d{1,20})|(?<animated>a?):(?<emoji>\w{2,32}):(?<emojiId>\d{1,20})|t:(?<seconds>-?\d{1,13})(?::(?<style>[tTdDfFsSR]))?|(?<url>https?:\/\/[^\s<>]+))>/;

function angle(text: string, at: number): { node: Inline; length: number } | undefined {
  const match = anglePattern.exec(text.slice(at, at + 600));
  const g = match?.groups;
  if (!match || !g) return undefined;
  const node = angleNode(g);
  return node && { node, length: match[0].length };
}

function angleNode(g: Record<string, string | undefined>): Inline | undefined {
  if (g.user) return { type: 'user', id: g.user };
  if (g.role) return { type: 'role', id: g.role };
  if (g.channel) return { type: 'channel', id: g.channel };
  if (g.command) return { type: 'command', name: g.command, id: g.commandId! };
  if (g.emoji) return { type: 'emoji', name: g.emoji, id: g.emojiId!, animated: g.animated === 'a' };
  if (g.seconds) return { type: 'time', seconds: Number(g.seconds), style: (g.style ?? 'f') as TimeStyle };
  return g.url ? link(g.url, [{ type: 'text', text: g.url }]) : undefined;
}

const masked = /^\[([^\n[\]]{1,400})\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)?)>?(?:\s+"[^"\n]*")?\)/;

function maskedLink(text: string, at: number, depth: number): { node: Inline; length: number } | undefined {
  const match = masked.exec(text.slice(at, at + 1200));
  if (!match || depth >= maxDepth) return undefined;
  const node = link(match[2]!, parseInline(match[1]!, depth + 1));
  return node && { node, length: match[0].length };
}

function bareLink(text: string, at: number): { node: Inline; length: number } | undefined {
  if (isWord(text[at - 1])) return undefined;
  const match = /^https?:\/\/[^\s<>]+/.exec(text.slice(at, at + 1200));
  if (!match) return undefined;
  let url = match[0].replace(/[.,:;"'!?*_~|]+$/, '');
  if (url.endsWith(')') && !url.includes('(')) url = url.slice(0, -1);
  const node = link(url, [{ type: 'text', text: url }]);
  return node && { node, length: url.length };
}

/** Only web addresses become links; the parser of the platform decides what one is. */
function link(url: string, children: Inline[]): Inline | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? { type: 'link', url: href, children } : undefined;
}

function everyone(text: string, at: number): { node: Inline; length: number } | undefined {
  for (const word of ['@everyone', '@here'] as const)
    if (text.startsWith(word, at) && !isWord(text[at + word.length])) {
      return { node: { type: 'everyone', text: word }, length: word.length };
    }
  return undefined;
}
