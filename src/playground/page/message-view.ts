/** One message of the list: who, when, what, and how its presses fare. */
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { avatar } from './avatar.js';
import { type Busy, componentsView } from './components.js';
import { type Context, nameOf } from './context.js';
import { el } from './dom.js';
import { embedView } from './embeds.js';
import { markdown } from './markdown-view.js';
import { attachmentsView } from './media.js';
import type { WireMessage } from './protocol.js';
import { calls } from './state.js';
import { formatTime } from './time.js';

/** How the presses on a message stand. */
export interface Presses {
  busy: Busy;
  failure?: string | undefined;
}

/** @param follows true when the message above is by the same author, so that the name need not be repeated */
export function messageView(wire: WireMessage, context: Context, presses: Presses, follows: boolean): HTMLElement {
  const { data, onlyFor } = wire;
  const { strings, actions } = context;
  const loading = has(data, MessageFlags.Loading);
  const header = follows ? undefined : headerView(data, context);
  const view = el(
    'article',
    { class: 'message', 'data-id': data.id },
    commandView(data, context),
    !follows && avatar(data.author.id, authorName(data, context)),
    el(
      'div',
      { class: 'body' },
      header,
      loading
        ? el('p', { class: 'thinking' }, el('span', { class: 'dots', 'aria-hidden': 'true' }), strings.thinking)
        : contentView(data, context, presses.busy),
      presses.failure !== undefined && el('p', { class: 'failure', role: 'alert' }, presses.failure || strings.failed),
      onlyFor !== undefined &&
        el(
          'p',
          { class: 'only-you' },
          el('span', { 'aria-hidden': 'true' }, '👁 '),
          `${strings.onlyYou} · `,
          el('button', { type: 'button', class: 'link', onclick: () => actions.dismiss(data.id) }, strings.dismiss),
        ),
    ),
  );
  if (follows) view.classList.add('follows');
  if (onlyFor !== undefined) view.classList.add('ephemeral');
  else if (calls(wire, context.personaId)) view.classList.add('calls-me');
  return view;
}

function contentView(data: APIMessage, context: Context, busy: Busy): HTMLElement {
  const v2 = has(data, MessageFlags.IsComponentsV2);
  const body = el('div', { class: 'content' });
  if (data.content) {
    const text = markdown(data.content, context);
    if (data.edited_timestamp) {
      const when = formatTime(Date.parse(data.edited_timestamp) / 1000, 'f', context.locale, Date.now());
      const mark = el('small', { class: 'edited', title: when }, ` (${context.strings.edited})`);
      (text.lastElementChild ?? text).append(mark);
    }
    body.append(text);
  }
  // With Components V2 attachments show only where a component names them.
  if (!v2) body.append(...attachmentsView(data.attachments, context));
  body.append(...data.embeds.map((embed) => embedView(embed, data, context)));
  body.append(...componentsView(data, context, busy));
  if (data.thread) body.append(threadLink(data.thread, context));
  if (data.edited_timestamp && !data.content) {
    body.append(el('small', { class: 'edited' }, `(${context.strings.edited})`));
  }
  return body;
}

/** The way into the thread that was started from a message. */
function threadLink({ id, name }: NonNullable<APIMessage['thread']>, { actions }: Context): HTMLElement {
  const sign = el('span', { 'aria-hidden': 'true' }, '⤷ ');
  const open = () => actions.openChannel(id);
  return el('button', { type: 'button', class: 'button style-2', onclick: open }, sign, name ?? id);
}

function headerView(data: APIMessage, context: Context): HTMLElement {
  const seconds = Date.parse(data.timestamp) / 1000;
  return el(
    'header',
    {},
    el('strong', { class: 'author' }, authorName(data, context)),
    data.author.bot === true && el('span', { class: 'tag' }, context.strings.app),
    el(
      'time',
      { datetime: data.timestamp, title: formatTime(seconds, 'F', context.locale, Date.now()) },
      formatTime(seconds, 't', context.locale, Date.now()),
    ),
  );
}

/** "Anna used /match create" above the answer to a command. */
function commandView(data: APIMessage, context: Context): HTMLElement | undefined {
  const user = data.interaction_metadata?.user;
  const name = data.interaction?.name;
  if (!user || !name) return undefined;
  return el(
    'p',
    { class: 'used-command' },
    el('strong', {}, nameOf(context.world.users, user.id)),
    ` ${context.strings.used} `,
    el('span', { class: 'mention' }, `/${name}`),
  );
}

function authorName(data: APIMessage, { world }: Context): string {
  const known = world.users.find(({ id }) => id === data.author.id);
  return known?.name ?? data.author.global_name ?? data.author.username;
}

function has(data: APIMessage, flag: MessageFlags): boolean {
  return ((data.flags ?? 0) & flag) !== 0;
}
