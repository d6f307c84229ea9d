/** The page: joins the connection, the state and the views. */
import { Composer } from './composer.js';
import { connect } from './connection.js';
import type { Context } from './context.js';
import { byId } from './dom.js';
import { refreshTimes } from './markdown-view.js';
import { openPicture, setUpLightbox } from './media.js';
import { MessageList } from './message-list.js';
import { openModal, type Sent } from './modal.js';
import { tellPlace } from './place.js';
import type { Calls, History, Push, Started, WireModal } from './protocol.js';
import { channelSign, drawPersonas, drawSidebar, setUpDrawer } from './sidebar.js';
import { type Pending, State } from './state.js';
import { stringsFor } from './strings.js';

const timesEveryMs = 10_000;

const state = new State();
/** Interactions that this window began: only their modals open here. */
const own = new Set<string>();
/** Forms on their way, by the interaction that carries them. */
const forms = new Map<string, (result: Sent) => void>();
/** Channels with messages older than the ones here. */
const hasOlder = new Set<string>();

const context = (): Context => {
  const locale = state.persona?.locale ?? 'en-US';
  return { world: state.world, personaId: state.personaId, locale, strings: stringsFor(locale), actions };
};

const actions: Context['actions'] = {
  openChannel: (id) => state.go(state.personaId, id),
  openCommand: (path) => composer.begin(path),
  openPicture,
  press: (messageId, customId) =>
    void track({ ...here(), messageId, customId }, () =>
      send('press', { personaId: state.personaId, messageId, customId }),
    ),
  select: (messageId, customId, values) =>
    void track({ ...here(), messageId, customId }, () =>
      send('select', { personaId: state.personaId, messageId, customId, values }),
    ),
  dismiss: (id) => {
    if (state.pending.delete(id)) state.changed('pending');
    else state.hide(id);
  },
};

const send = connect<Calls, Push>('/socket', {
  onPush: receive,
  onOpen: () => setStatus(''),
  onClose: () => setStatus(context().strings.disconnected),
});
const list = new MessageList(state, context);
const composer = new Composer(state, context, send, async (entry, options, line) => {
  const ask = { ...here(), path: entry.path, options };
  await track({ ...here(), line }, () => send('slash', ask), true);
  list.toEnd();
});

function here() {
  return { personaId: state.personaId, channelId: state.channelId };
}

/**
 * Sends a press and shows it as pending until the bot has acknowledged it. What the twin itself refuses is shown where
 * the press was made, or thrown with `rethrow`.
 */
async function track(pending: Pending, start: () => Promise<Started>, rethrow = false): Promise<void> {
  for (const [id, { messageId, failure }] of state.pending) {
    if (failure !== undefined && messageId === pending.messageId) state.pending.delete(id);
  }
  try {
    const { interactionId } = await start();
    own.add(interactionId);
    state.pending.set(interactionId, pending);
  } catch (error) {
    if (rethrow) throw error;
    state.pending.set(`refused-${pending.messageId}`, { ...pending, failure: String((error as Error).message) });
  }
  state.changed('pending');
}

function receive(push: Push): void {
  switch (push.push) {
    case 'world':
      arrive(push.world);
      break;
    case 'history':
      for (const [channelId, history] of Object.entries(push.channels)) addHistory(channelId, history);
      break;
    case 'message':
      state.put([push.message]);
      if (push.created) list.announce(push.message);
      break;
    case 'deleted':
      state.remove(push.channelId, push.messageId);
      break;
    case 'modal':
      if (own.has(push.modal.interactionId)) showModal(push.modal);
      break;
    case 'acknowledged':
      settle(push.interactionId, { sent: true });
      break;
    case 'failed':
      settle(push.interactionId, { sent: false, problem: push.text });
      break;
    case 'commands':
      void composer.loadCommands();
  }
}

/** The first world decides, with the address, who and where one is: `#Anna/quay`, or `?person=2` for the second one. */
function arrive(world: State['world']): void {
  const first = state.personaId === '';
  const [person, channel] = location.hash.slice(1).split('/').map(decodeURIComponent);
  state.setWorld(world);
  if (first) {
    const byName = (one: { id: string; name: string }, wanted = '') => one.name === wanted || one.id === wanted;
    const number = Number(new URLSearchParams(location.search).get('person') ?? 1);
    const persona = world.personas.find((one) => byName(one, person)) ?? world.personas[number - 1];
    state.go(persona?.id ?? '', world.channels.find((one) => byName(one, channel))?.id ?? '');
  }
  setStatus(world.botConnected ? '' : context().strings.botAway);
}

function addHistory(channelId: string, { messages, more }: History): void {
  if (more) hasOlder.add(channelId);
  else hasOlder.delete(channelId);
  byId('older').hidden = !hasOlder.has(state.channelId);
  state.put(messages);
}

/** Ends the wait for an interaction: an answered one is forgotten, a failed one shows why. */
function settle(interactionId: string, result: Sent): void {
  forms.get(interactionId)?.(result);
  forms.delete(interactionId);
  const pending = state.pending.get(interactionId);
  if (!pending) return;
  if (result.sent) state.pending.delete(interactionId);
  else state.pending.set(interactionId, { ...pending, failure: result.problem });
  state.changed('pending');
}

function showModal(modal: WireModal): void {
  openModal(modal, context(), async (values) => {
    try {
      const ask = { personaId: modal.userId, interactionId: modal.interactionId, values };
      const { interactionId } = await send('submit', ask);
      own.add(interactionId);
      return await new Promise<Sent>((resolve) => forms.set(interactionId, resolve));
    } catch (error) {
      return { sent: false, problem: String((error as Error).message) };
    }
  });
}

function setStatus(text: string): void {
  const status = byId('status');
  status.textContent = text;
  status.hidden = text === '';
}

function drawPlace(): void {
  const { persona, channel } = state;
  const strings = context().strings;
  document.documentElement.lang = persona?.locale ?? 'en';
  byId('channel-title').textContent = channel ? `${channelSign(channel)} ${channel.name}` : '';
  document.title = channel ? `${channel.name} · ${persona?.name ?? ''}` : 'Playground';
  byId('older').hidden = !hasOlder.has(state.channelId);
  const labels: [string, keyof typeof strings][] = [
    ['older', 'older'],
    ['latest', 'latest'],
    ['send-text', 'send'],
    ['people-label', 'people'],
  ];
  for (const [id, key] of labels) byId(id).textContent = strings[key];
  const titles: [string, keyof typeof strings][] = [
    ['drawer-toggle', 'channels'],
    ['channel-list', 'channels'],
    ['slash', 'commandList'],
    ['line', 'message'],
    ['suggestions-list', 'suggestions'],
    ['lightbox-close', 'close'],
    ['lightbox-zoom', 'openPicture'],
  ];
  for (const [id, key] of titles) byId(id).setAttribute('aria-label', strings[key]);
  if (persona && channel) {
    const place = [persona, channel].map((one) => encodeURIComponent(address(one))).join('/');
    history.replaceState(null, '', `#${place}`);
    tellPlace({ address: place, title: document.title });
  }
}

/** The name where it is unique, else the id. */
function address({ id, name }: { id: string; name: string }): string {
  const all = [...state.world.personas, ...state.world.channels];
  return all.filter((one) => one.name === name).length === 1 ? name : id;
}

state.onChange((change) => {
  if (change === 'messages' || change === 'pending') list.update();
  if (change === 'place') {
    drawPlace();
    composer.cancel();
    void composer.loadCommands();
  }
  if (change === 'world' || change === 'place') list.reset();
  if (change !== 'pending' && change !== 'messages') {
    drawSidebar(state);
    drawPersonas(state);
  }
});

byId('older').addEventListener('click', async () => {
  const { channelId } = state;
  const before = state.visible()[0]?.data.id;
  const history = await send('messages', before === undefined ? { channelId } : { channelId, before });
  list.keepPlace(() => addHistory(channelId, history));
});
document.addEventListener('visibilitychange', () => state.markRead());
setInterval(refreshTimes, timesEveryMs);
setUpLightbox();
setUpDrawer();
