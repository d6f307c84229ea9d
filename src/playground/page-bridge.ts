/** Carries the browser page's calls to the twin's personas and the twin's events to the page. */
import { z } from 'zod';
import type { Modal, Persona, SeenMessage, Twin, TwinEventMap } from './api.js';
import { answering, type Bridge } from './calls.js';
import type { Channel } from './model.js';
import type { Call, CallName, Calls, ChannelInfo, History, Push, WireMessage, WorldInfo } from './page/protocol.js';

/** Messages of a channel that are sent at once. */
const pageSize = 50;

const id = z.string().regex(/^\d{1,20}$/);
const customId = z.string().min(1).max(100);
const inChannel = { id: z.number(), personaId: id, channelId: id };
const onMessage = { id: z.number(), personaId: id, messageId: id, customId };
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const path = z.string().min(1).max(100);

const callSchema: z.ZodType<Call> = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('commands'), ...inChannel }),
  z.strictObject({ call: z.literal('messages'), id: z.number(), channelId: id, before: id.optional() }),
  z.strictObject({ call: z.literal('slash'), ...inChannel, path, options }),
  z.strictObject({ call: z.literal('autocomplete'), ...inChannel, path, options, focused: z.string() }),
  z.strictObject({ call: z.literal('press'), ...onMessage }),
  z.strictObject({ call: z.literal('select'), ...onMessage, values: z.array(z.string()).max(25) }),
  z.strictObject({
    call: z.literal('submit'),
    id: z.number(),
    personaId: id,
    interactionId: id,
    values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
  }),
  z.strictObject({ call: z.literal('say'), ...inChannel, content: z.string().min(1).max(2000) }),
]);

type Handlers = { [N in CallName]: (ask: Calls[N]['ask']) => Calls[N]['answer'] | Promise<Calls[N]['answer']> };

/** @param send gives a push to every connected page. */
export function openBridge(twin: Twin, send: (push: Push) => void): Bridge {
  /** A client shows one form at a time, so the last one opened for a person is the one that can be sent. */
  const modals = new Map<string, Modal>();
  const unsubscribe = subscribe(twin, send, modals);
  return {
    answer: answering(callSchema, makeHandlers(twin, modals)),
    greeting: (): Push[] => [
      { push: 'world', world: describeWorld(twin) },
      {
        push: 'history',
        channels: Object.fromEntries(
          [...twin.world.channels.keys()].map((channel) => [channel, history(twin, channel)]),
        ),
      },
    ],
    close: unsubscribe,
  };
}

function makeHandlers(twin: Twin, modals: Map<string, Modal>): Handlers {
  const persona = (personaId: string): Persona => {
    const found = twin.personas.find((one) => one.id === personaId);
    if (!found) throw new Error(`nobody here has the id ${personaId}`);
    return found;
  };
  return {
    commands: ({ personaId, channelId }) => persona(personaId).commands(channelId),
    messages: ({ channelId, before }) => history(twin, channelId, before),
    slash: ({ personaId, channelId, path, options }) => ({
      interactionId: persona(personaId).slash(channelId, `/${path}`, options).id,
    }),
    autocomplete: ({ personaId, channelId, path, options, focused }) =>
      persona(personaId).autocomplete(channelId, `/${path}`, options, focused),
    press: ({ personaId, messageId, customId }) => ({
      interactionId: persona(personaId).press(messageId, customId).id,
    }),
    select: ({ personaId, messageId, customId, values }) => ({
      interactionId: persona(personaId).select(messageId, customId, values).id,
    }),
    submit: ({ personaId, interactionId, values }) => {
      const modal = modals.get(personaId);
      if (modal?.interactionId !== interactionId) throw new Error('This form is no longer open.');
      return { interactionId: persona(personaId).submit(modal, values).id };
    },
    say: ({ personaId, channelId, content }) => {
      persona(personaId).say(channelId, content);
      return {};
    },
  };
}

function subscribe(twin: Twin, send: (push: Push) => void, modals: Map<string, Modal>): () => void {
  let worldDue = false;
  // Setting up a server changes many things at once; the page needs only the result.
  const worldChanged = () => {
    if (worldDue) return;
    worldDue = true;
    setImmediate(() => {
      worldDue = false;
      send({ push: 'world', world: describeWorld(twin) });
    });
  };
  const listeners: { [K in keyof TwinEventMap]?: (payload: TwinEventMap[K]) => void } = {
    messageCreated: ({ message }) => send({ push: 'message', message: wire(message), created: true }),
    messageUpdated: ({ message }) => send({ push: 'message', message: wire(message), created: false }),
    messageDeleted: ({ messageId, channelId }) => send({ push: 'deleted', messageId, channelId }),
    modalOpened: ({ userId, modal }) => {
      modals.set(userId, modal);
      send({ push: 'modal', modal: { interactionId: modal.interactionId, userId, data: modal.data } });
    },
    interactionAcknowledged: ({ interactionId }) => send({ push: 'acknowledged', interactionId }),
    interactionFailed: ({ interactionId, failure }) => send({ push: 'failed', interactionId, text: failure.text }),
    channelsChanged: worldChanged,
    botConnected: worldChanged,
    botDisconnected: worldChanged,
    commandsChanged: () => send({ push: 'commands' }),
  };
  const names = Object.keys(listeners) as (keyof TwinEventMap)[];
  for (const name of names) twin.events.on(name, listeners[name] as never);
  return () => {
    for (const name of names) twin.events.off(name, listeners[name] as never);
  };
}

function wire({ data, onlyFor }: Pick<SeenMessage, 'data' | 'onlyFor'>): WireMessage {
  return onlyFor === undefined ? { data } : { data, onlyFor };
}

function history(twin: Twin, channelId: string, before?: string): History {
  const all = (twin.world.messages.get(channelId) ?? []).filter((message) => !message.deleted);
  const end = before === undefined ? all.length : all.findIndex((message) => message.data.id === before);
  const from = Math.max(0, end - pageSize);
  return { messages: all.slice(from, Math.max(0, end)).map(wire), more: from > 0 };
}

function describeWorld(twin: Twin): WorldInfo {
  const { guilds, channels, users } = twin.world;
  return {
    botId: twin.botId,
    botConnected: twin.gateway.connected,
    emojiUrl: `${twin.url}/emojis`,
    personas: twin.personas.map((persona) => ({
      id: persona.id,
      name: persona.name,
      locale: persona.locale,
      channels: persona.channels(),
    })),
    guilds: [...guilds.values()].map(({ id, name }) => ({ id, name })),
    channels: [...channels.values()].map(describeChannel),
    users: [...users.values()].map(({ id, globalName }) => ({ id, name: globalName })),
    roles: [...guilds.values()].flatMap((guild) => guild.roles.map(({ id, name }) => ({ id, name }))),
  };
}

const kinds = { 0: 'text', 1: 'direct', 2: 'text', 11: 'thread', 12: 'thread' } as const;

function describeChannel(channel: Channel): ChannelInfo {
  return {
    id: channel.id,
    name: channel.name,
    kind: kinds[channel.type],
    ...(channel.guildId === undefined ? {} : { guildId: channel.guildId }),
    ...(channel.parentId === undefined ? {} : { parentId: channel.parentId }),
    archived: channel.thread?.archived ?? false,
  };
}
