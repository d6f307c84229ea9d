/** Where one is and who one is: the channels and the persona switcher, both with what is unread. */
import { avatar } from './avatar.js';
import { append, byId, el } from './dom.js';
import type { ChannelInfo, PersonaInfo } from './protocol.js';
import type { State } from './state.js';
import { type Strings, stringsFor } from './strings.js';

export function drawSidebar(state: State): void {
  const persona = state.persona;
  if (!persona) return;
  const strings = stringsFor(persona.locale);
  const channels = state.channelsOf(persona);
  const nav = byId('channel-list');
  const focused = focusedId(nav);
  nav.replaceChildren();
  for (const guild of state.world.guilds) {
    const own = channels.filter(({ guildId }) => guildId === guild.id);
    if (own.length === 0) continue;
    append(nav, [el('h2', {}, guild.name), channelTree(own, state, strings)]);
  }
  const direct = channels.filter(({ kind }) => kind === 'direct');
  if (direct.length > 0)
    append(nav, [el('h2', {}, strings.direct), list(direct.map((one) => row(one, state, strings)))]);
  restoreFocus(nav, focused);
}

/** Channels in order, each with its threads below; archived threads last. */
function channelTree(channels: ChannelInfo[], state: State, strings: Strings): HTMLElement {
  const rows = channels
    .filter(({ kind }) => kind === 'text')
    .map((channel) => {
      const threads = channels
        .filter(({ parentId }) => parentId === channel.id)
        .sort((a, b) => Number(a.archived) - Number(b.archived));
      const item = row(channel, state, strings);
      if (threads.length > 0) item.append(list(threads.map((thread) => row(thread, state, strings))));
      return item;
    });
  return list(rows);
}

function list(rows: HTMLElement[]): HTMLElement {
  return el('ul', {}, ...rows);
}

function row(channel: ChannelInfo, state: State, strings: Strings): HTMLElement {
  const { count, mentions } = state.unread(state.personaId, channel.id);
  const here = channel.id === state.channelId;
  const button = el(
    'button',
    {
      type: 'button',
      class: `channel ${channel.kind}${count > 0 ? ' unread' : ''}${channel.archived ? ' archived' : ''}`,
      'aria-current': here ? 'page' : undefined,
      'data-id': channel.id,
      onclick: () => {
        closeDrawer();
        state.go(state.personaId, channel.id);
      },
    },
    el('span', { class: 'sign', 'aria-hidden': 'true' }, channelSign(channel)),
    el('span', { class: 'channel-name' }, channel.name),
    channel.archived && el('small', {}, strings.archived),
    badge(count, mentions, strings),
  );
  return el('li', {}, button);
}

/** What stands before a channel's name. */
export function channelSign({ kind }: ChannelInfo): string {
  return { text: '#', thread: '⤷', direct: '@' }[kind];
}

/** A number for messages that call the person, a dot for others. */
function badge(count: number, mentions: number, strings: Strings): HTMLElement | undefined {
  if (mentions > 0) return el('span', { class: 'badge', title: strings.mentions }, String(mentions));
  return count > 0 ? el('span', { class: 'dot', role: 'img', 'aria-label': `${count} ${strings.unread}` }) : undefined;
}

export function drawPersonas(state: State): void {
  const host = byId('personas');
  const focused = focusedId(host);
  host.replaceChildren(...state.world.personas.map((persona) => personaButton(persona, state)));
  restoreFocus(host, focused);
  // On a narrow window not everybody fits beside each other.
  host.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function personaButton(persona: PersonaInfo, state: State): HTMLElement {
  const totals = persona.channels.map((channel) => state.unread(persona.id, channel));
  const mentions = totals.reduce((sum, one) => sum + one.mentions, 0);
  const count = totals.reduce((sum, one) => sum + one.count, 0);
  return el(
    'button',
    {
      type: 'button',
      class: 'persona',
      'aria-pressed': String(persona.id === state.personaId),
      'data-id': persona.id,
      onclick: () => state.go(persona.id, state.channelId),
    },
    avatar(persona.id, persona.name),
    el('span', { class: 'persona-name' }, persona.name, el('small', {}, persona.locale)),
    badge(count, mentions, stringsFor(persona.locale)),
  );
}

/** Folds the channel list away on narrow windows. */
function closeDrawer(): void {
  setDrawer(false);
}

/** Wires the button that shows the channel list on narrow windows. */
export function setUpDrawer(): void {
  byId('drawer-toggle').addEventListener('click', () => setDrawer(!document.body.classList.contains('drawer-open')));
  byId('drawer-shade').addEventListener('click', closeDrawer);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawer());
}

function setDrawer(open: boolean): void {
  document.body.classList.toggle('drawer-open', open);
  byId('drawer-toggle').setAttribute('aria-expanded', String(open));
  if (open) byId('channel-list').querySelector<HTMLElement>('[aria-current]')?.focus();
}

function focusedId(host: HTMLElement): string | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement && host.contains(active) ? active.dataset.id : undefined;
}

function restoreFocus(host: HTMLElement, id: string | undefined): void {
  if (id !== undefined) host.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
}
