/** What the page knows: the world, the messages it has, who it acts as and what that person has not read. */
import type { ChannelInfo, PersonaInfo, WireMessage, WorldInfo } from './protocol.js';

/** A press, command or form on its way to the bot. */
export interface Pending {
  personaId: string;
  channelId: string;
  /** The pressed message, or the command as typed. */
  messageId?: string;
  customId?: string;
  line?: string;
  /** Set once it has failed: what the client shows. */
  failure?: string;
}

/** What changed; listeners redraw that part. */
export type Change = 'world' | 'place' | 'messages' | 'pending' | 'unread';

const readKey = 'playground-read';

export class State {
  world: WorldInfo = {
    botId: '',
    botConnected: false,
    emojiUrl: '',
    personas: [],
    guilds: [],
    channels: [],
    users: [],
    roles: [],
  };
  personaId = '';
  channelId = '';
  readonly pending = new Map<string, Pending>();
  readonly hidden = new Set<string>();
  readonly #messages = new Map<string, WireMessage[]>();
  readonly #listeners: ((change: Change) => void)[] = [];
  /** Per person and channel, the id of the last message read. */
  #read = readMarks();

  constructor() {
    // The other screen of the same desk has read something.
    window.addEventListener('storage', ({ key }) => {
      if (key !== readKey) return;
      this.#read = readMarks();
      this.changed('unread');
    });
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  changed(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  get persona(): PersonaInfo | undefined {
    return this.world.personas.find(({ id }) => id === this.personaId);
  }

  get channel(): ChannelInfo | undefined {
    return this.world.channels.find(({ id }) => id === this.channelId);
  }

  channelsOf(persona: PersonaInfo): ChannelInfo[] {
    return this.world.channels.filter(({ id }) => persona.channels.includes(id));
  }

  setWorld(world: WorldInfo): void {
    this.world = world;
    this.changed('world');
    this.go(this.personaId, this.channelId);
  }

  /** Acts as a person in a channel; falls back to the first of each where that is not possible. */
  go(personaId: string, channelId: string): void {
    const persona = this.world.personas.find(({ id }) => id === personaId) ?? this.world.personas[0];
    const channels = persona ? this.channelsOf(persona) : [];
    const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
    const moved = this.personaId !== (persona?.id ?? '') || this.channelId !== (channel?.id ?? '');
    this.personaId = persona?.id ?? '';
    this.channelId = channel?.id ?? '';
    if (moved) this.changed('place');
    this.markRead();
  }

  /** The channel's messages that the person can see, oldest first. */
  visible(channelId = this.channelId, personaId = this.personaId): WireMessage[] {
    return (this.#messages.get(channelId) ?? []).filter(
      ({ data, onlyFor }) => (onlyFor === undefined || onlyFor === personaId) && !this.hidden.has(data.id),
    );
  }

  /** Adds messages, or replaces those with the same id. */
  put(messages: WireMessage[]): void {
    for (const message of messages) {
      const list = this.#messages.get(message.data.channel_id) ?? [];
      const others = list.filter(({ data }) => data.id !== message.data.id);
      this.#messages.set(message.data.channel_id, [...others, message].sort(byAge));
    }
    this.markRead();
    this.changed('messages');
    this.changed('unread');
  }

  remove(channelId: string, messageId: string): void {
    const list = this.#messages.get(channelId) ?? [];
    this.#messages.set(
      channelId,
      list.filter(({ data }) => data.id !== messageId),
    );
    this.changed('messages');
    this.changed('unread');
  }

  /** Hides an ephemeral message in this window. */
  hide(messageId: string): void {
    this.hidden.add(messageId);
    this.changed('messages');
  }

  /** How many messages the person has not seen in a channel, and how many of them call that person. */
  unread(personaId: string, channelId: string): { count: number; mentions: number } {
    const last = this.#read[`${personaId}/${channelId}`] ?? '0';
    const fresh = this.visible(channelId, personaId).filter(
      ({ data }) => newer(data.id, last) && data.author.id !== personaId,
    );
    return { count: fresh.length, mentions: fresh.filter((message) => calls(message, personaId)).length };
  }

  /** Notes that the person has read the channel on screen; a window in the background reads nothing. */
  markRead(): void {
    const last = this.visible().at(-1)?.data.id;
    if (!last || document.hidden) return;
    const key = `${this.personaId}/${this.channelId}`;
    if (this.#read[key] === last) return;
    this.#read = { ...readMarks(), [key]: last };
    sessionStorage.setItem(readKey, JSON.stringify(this.#read));
    this.changed('unread');
  }
}

function readMarks(): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(readKey) ?? '{}');
}

/** Does the message ping this person, or speak to that person alone? */
export function calls({ data, onlyFor }: WireMessage, personaId: string): boolean {
  return onlyFor === personaId || data.mention_everyone || data.mentions.some(({ id }) => id === personaId);
}

function byAge(a: WireMessage, b: WireMessage): number {
  return newer(a.data.id, b.data.id) ? 1 : -1;
}

/** Snowflakes grow with time; they do not fit a number. */
function newer(a: string, b: string): boolean {
  return a.length === b.length ? a > b : a.length > b.length;
}
