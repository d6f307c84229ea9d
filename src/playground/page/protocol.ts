/**
 * What the page and page-server.ts say to each other over their one WebSocket, as JSON: the page sends `Call`s and
 * gets one `Answer` each; the server sends `Push`es whenever the twin changes. Types only.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** Somebody with an id and a name to show. */
export interface Named {
  id: string;
  name: string;
}

/** A person the page can act as. */
export interface PersonaInfo extends Named {
  locale: string;
  /** Ids of the channels this person can see. */
  channels: string[];
}

/** A channel, thread or conversation; direct messages have no guild. */
export interface ChannelInfo extends Named {
  kind: 'text' | 'thread' | 'direct';
  guildId?: string;
  parentId?: string;
  archived: boolean;
}

/** Everything but the messages and commands; sent on connecting and after every change of it. */
export interface WorldInfo {
  botId: string;
  botConnected: boolean;
  /** Where custom emoji lie: `${emojiUrl}/ID.png`. */
  emojiUrl: string;
  personas: PersonaInfo[];
  guilds: Named[];
  channels: ChannelInfo[];
  users: Named[];
  roles: Named[];
}

/** A message as Discord would send it, and who alone sees it. */
export interface WireMessage {
  data: APIMessage;
  onlyFor?: string;
}

/** A stretch of a channel's messages, oldest first; `more` tells whether there are earlier ones. */
export interface History {
  messages: WireMessage[];
  more: boolean;
}

/** A form that was opened for one person. */
export interface WireModal {
  interactionId: string;
  userId: string;
  data: APIModalInteractionResponseCallbackData;
}

export type OptionValues = Record<string, string | number | boolean>;
export type ModalValues = Record<string, string | string[] | boolean>;

interface InChannel {
  personaId: string;
  channelId: string;
}
interface OnMessage {
  personaId: string;
  messageId: string;
  customId: string;
}

/** What the page may ask, and what it gets. */
export interface Calls {
  /** Commands a person may use in a channel. */
  commands: { ask: { personaId: string; channelId: string }; answer: APIApplicationCommand[] };
  /** A channel's messages before the one with the given id; the newest ones without it. */
  messages: { ask: { channelId: string; before?: string }; answer: History };
  slash: { ask: InChannel & { path: string; options: OptionValues }; answer: Started };
  autocomplete: {
    ask: InChannel & { path: string; options: OptionValues; focused: string };
    answer: APIApplicationCommandOptionChoice[];
  };
  press: { ask: OnMessage; answer: Started };
  select: { ask: OnMessage & { values: string[] }; answer: Started };
  submit: { ask: { personaId: string; interactionId: string; values: ModalValues }; answer: Started };
  say: { ask: InChannel & { content: string }; answer: Record<string, never> };
}

/** The interaction that a press began; `acknowledged` or `failed` follows as a push. */
export interface Started {
  interactionId: string;
}

export type CallName = keyof Calls;
export type Call = { [N in CallName]: { id: number; call: N } & Calls[N]['ask'] }[CallName];
export type Answer = { id: number; result: unknown } | { id: number; error: string };

export type Push =
  | { push: 'world'; world: WorldInfo }
  /** The newest messages of every channel, by channel id; sent once on connecting. */
  | { push: 'history'; channels: Record<string, History> }
  | { push: 'message'; message: WireMessage; created: boolean }
  | { push: 'deleted'; channelId: string; messageId: string }
  | { push: 'modal'; modal: WireModal }
  | { push: 'acknowledged'; interactionId: string }
  | { push: 'failed'; interactionId: string; text: string }
  | { push: 'commands' };
