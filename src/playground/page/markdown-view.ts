/** Markdown trees as elements. */
import { type Context, nameOf } from './context.js';
import { append, el } from './dom.js';
import { type Block, type Inline, parseMarkdown } from './markdown.js';
import { formatTime } from './time.js';

/** A message's text. */
export function markdown(text: string, context: Context): HTMLElement {
  return el('div', { class: 'markdown' }, ...parseMarkdown(text).map((block) => blockView(block, context)));
}

/** Text that stands in a line, such as the title of an embed. */
export function inlines(nodes: Inline[], context: Context): Node[] {
  return nodes.map((node) => inlineView(node, context));
}

function blockView(block: Block, context: Context): HTMLElement {
  switch (block.type) {
    case 'paragraph':
      return el('p', {}, ...inlines(block.children, context));
    case 'subtext':
      return el('small', { class: 'subtext' }, ...inlines(block.children, context));
    case 'heading':
      // People pick the number of # by size, so it tells nothing of how headings stand to each other.
      return el('h2', { class: `size-${block.level}` }, ...inlines(block.children, context));
    case 'quote':
      return el('blockquote', {}, ...block.children.map((child) => blockView(child, context)));
    case 'code-block':
      return el('pre', { tabindex: 0 }, el('code', {}, block.text));
    case 'list':
      return listView(block, context);
  }
}

function listView(block: Extract<Block, { type: 'list' }>, context: Context): HTMLElement {
  const items = block.items.map((item) =>
    el('li', {}, ...inlines(item.children, context), ...item.nested.map((child) => blockView(child, context))),
  );
  return block.ordered ? el('ol', { start: block.start }, ...items) : el('ul', {}, ...items);
}

const styleTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function inlineView(node: Inline, context: Context): Node {
  const { world, personaId, strings, actions } = context;
  switch (node.type) {
    case 'text':
      return document.createTextNode(node.text);
    case 'code':
      return el('code', {}, node.text);
    case 'spoiler':
      return spoiler(inlines(node.children, context), strings.spoiler);
    case 'link':
      return el('a', { href: node.url, target: '_blank', rel: 'noreferrer' }, ...inlines(node.children, context));
    case 'user': {
      const self = node.id === personaId ? ' self' : '';
      return el('span', { class: `mention${self}` }, `@${nameOf(world.users, node.id)}`);
    }
    case 'role':
      return el('span', { class: 'mention' }, `@${nameOf(world.roles, node.id).replace(/^@/, '')}`);
    case 'everyone':
      return el('span', { class: 'mention' }, node.text);
    case 'channel': {
      const open = () => actions.openChannel(node.id);
      return el('button', { type: 'button', class: 'mention', onclick: open }, `#${nameOf(world.channels, node.id)}`);
    }
    case 'command': {
      const open = () => actions.openCommand(node.name);
      return el('button', { type: 'button', class: 'mention', onclick: open }, `/${node.name}`);
    }
    case 'emoji':
      return customEmoji(node, context);
    case 'time':
      return timeView(node, context);
    default:
      return el(styleTags[node.type], {}, ...inlines(node.children, context));
  }
}

function spoiler(children: Node[], label: string): HTMLElement {
  const inside = el('span', { class: 'spoiler-inside', 'aria-hidden': 'true' }, ...children);
  const outside = el('span', { class: 'spoiler', role: 'button', tabindex: 0, 'aria-label': label }, inside);
  const show = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    outside.classList.add('shown');
    for (const name of ['role', 'tabindex', 'aria-label']) outside.removeAttribute(name);
    inside.removeAttribute('aria-hidden');
    outside.removeEventListener('click', show);
    outside.removeEventListener('keydown', show);
  };
  outside.addEventListener('click', show);
  outside.addEventListener('keydown', show);
  return outside;
}

function timeView(node: Extract<Inline, { type: 'time' }>, { locale }: Context): HTMLElement {
  const full = formatTime(node.seconds, 'F', locale, Date.now());
  const text = formatTime(node.seconds, node.style, locale, Date.now());
  const relative = node.style === 'R' ? { 'data-seconds': node.seconds, 'data-locale': locale } : {};
  return el('time', { title: full, ...relative }, text);
}

/** Brings the relative times on the page up to date. */
export function refreshTimes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('time[data-seconds]')) {
    const { seconds, locale } = element.dataset;
    element.textContent = formatTime(Number(seconds), 'R', locale ?? 'en-US', Date.now());
  }
}

/** The server's picture of an emoji; its name where there is none. */
function customEmoji(emoji: { id: string; name: string }, { world }: Context): HTMLElement {
  const name = `:${emoji.name}:`;
  const picture = el('img', { class: 'emoji', src: `${world.emojiUrl}/${emoji.id}.png`, alt: name, title: name });
  picture.addEventListener('error', () => picture.replaceWith(name), { once: true });
  return picture;
}

/** An emoji of a button or option: a character, or one of the server's. */
export function emojiView(
  emoji: { id?: string | null; name?: string | null } | undefined,
  context: Context,
): HTMLElement | undefined {
  if (!emoji) return undefined;
  if (emoji.id) return customEmoji({ id: emoji.id, name: emoji.name ?? '' }, context);
  const icon = el('span', { class: 'icon', 'aria-hidden': 'true' });
  append(icon, [emoji.name ?? '']);
  return icon;
}
