import type { APIApplicationCommand, APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import {
  type ButtonView,
  type ChannelRef,
  ClientRefusal,
  type Interaction,
  type MessageRef,
  type Modal,
  type OptionValue,
  type Persona,
  type SeenMessage,
  type SelectView,
} from './api.js';
import { offeredCommands } from './catalogue.js';
import { type Loose, walk } from './checks/components.js';
import { type Found, fillOptions, findCommand, nest, type Sent, typedOptions } from './command-line.js';
import type { Core } from './core.js';
import type { LiveInteraction } from './interaction.js';
import { type FormValue, fillModal, pick } from './modal-form.js';
import type { Channel, StoredMessage, User } from './model.js';
import { can, Flag } from './permissions.js';
import { optionMentions, resolve, selectMentions } from './resolved.js';
import { MessageView } from './seen-message.js';

/** A person at a client of the twin. */
export class TwinPersona implements Persona {
  readonly #core: Core;
  readonly #user: User;
  readonly id: string;
  /** What became of the modals this person has sent. */
  readonly #sent = new WeakMap<Modal, LiveInteraction>();

  constructor(core: Core, user: User) {
    this.#core = core;
    this.#user = user;
    this.id = user.id;
  }

  get name(): string {
    return this.#user.globalName;
  }
  get locale(): string {
    return this.#user.locale;
  }
  set locale(locale: string) {
    this.#user.locale = locale;
  }

  slash(ref: ChannelRef, line: string, options: Record<string, OptionValue> = {}): Interaction {
    const channel = this.#channel(ref);
    const found = this.#find(channel, line);
    return this.#sendCommand('command', channel, found, fillOptions(found, options, this.locale));
  }

  autocomplete(
    ref: ChannelRef,
    line: string,
    options: Record<string, OptionValue>,
    focused: string,
  ): Promise<APIApplicationCommandOptionChoice[]> {
    const channel = this.#channel(ref);
    const found = this.#find(channel, line);
    return this.#sendCommand('autocomplete', channel, found, typedOptions(found, options, focused, this.locale))
      .choices;
  }

  press(ref: MessageRef, key: string): Interaction {
    const { message, control } = this.#control(ref, key, 'button');
    if (control.url) throw new ClientRefusal(`${key} is a link`);
    return this.#use(message, { component_type: 2, custom_id: control.customId, id: idOf(message, control.customId!) });
  }

  select(ref: MessageRef, key: string, values: string[]): Interaction {
    const { message, control } = this.#control(ref, key, 'select');
    if (values.length < control.minValues || values.length > control.maxValues) {
      throw new ClientRefusal(`${key} takes ${control.minValues} to ${control.maxValues} values`);
    }
    const kind = selectMentions[control.type];
    const menu = { custom_id: control.customId };
    const sent = kind ? values : values.map((value) => pick(control.options, value, menu));
    const guildId = this.#core.world.channel({ id: message.data.channel_id }).guildId;
    const resolved =
      kind &&
      resolve(
        this.#core.world,
        guildId,
        sent.map((id) => ({ kind, id })),
      );
    return this.#use(message, {
      component_type: control.type,
      custom_id: control.customId,
      id: idOf(message, control.customId),
      values: sent,
      ...(resolved ? { resolved } : {}),
    });
  }

  submit(modal: Modal, values: Record<string, FormValue>): Interaction {
    if (modal.userId !== this.id) throw new ClientRefusal('the modal is open on somebody else’s screen');
    const before = this.#sent.get(modal);
    if (before?.state === 'waiting') throw new ClientRefusal('the modal is on its way');
    // The window stays open, for another try, until the bot has acknowledged it.
    if (before?.acknowledgement) throw new ClientRefusal('the modal has been sent already');
    const { components, mentioned } = fillModal(modal, values);
    const { world } = this.#core;
    const resolved = resolve(world, world.channel({ id: modal.channelId }).guildId, mentioned);
    const source = modal.messageId ? world.message(modal.messageId) : undefined;
    const data = { custom_id: modal.customId, components, ...(resolved ? { resolved } : {}) };
    const facts = { kind: 'modal', userId: this.id, channelId: modal.channelId, source } as const;
    const live = this.#core.interactions.start(facts, data);
    this.#sent.set(modal, live);
    return live;
  }

  say(ref: ChannelRef, content: string): SeenMessage {
    const channel = this.#channel(ref);
    const needed = channel.thread ? Flag.SendMessagesInThreads : Flag.SendMessages;
    if (!can(this.#core.world.permissions(channel, this.id), needed)) throw new ClientRefusal('may not write here');
    return new MessageView(this.#core.messages.post(channel, { content }, [], { authorId: this.id }));
  }

  sees(ref: ChannelRef): SeenMessage[] {
    const channel = this.#core.world.channel(ref);
    if (!this.#core.world.canRead(channel, this.id)) return [];
    const all = this.#core.world.messages.get(channel.id) ?? [];
    return all.filter((one) => !one.onlyFor || one.onlyFor === this.id).map((one) => new MessageView(one));
  }

  channels(): string[] {
    const { world } = this.#core;
    const visible = [...world.channels.values()].filter((one) => world.canView(one, this.id));
    return visible.sort((a, b) => Number(a.type === 1) - Number(b.type === 1)).map((one) => one.id);
  }

  reload(): void {
    for (const list of [...this.#core.world.messages.values()]) {
      for (const message of list) if (message.onlyFor === this.id) this.#core.messages.delete(message);
    }
  }

  #channel(ref: ChannelRef): Channel {
    const channel = this.#core.world.channel(ref);
    if (!this.#core.world.canRead(channel, this.id)) throw new ClientRefusal(`${channel.name} cannot be seen`);
    return channel;
  }

  commands(ref: ChannelRef): APIApplicationCommand[] {
    return offeredCommands(this.#core, this.#channel(ref), this.id);
  }

  #find(channel: Channel, line: string): Found {
    if (channel.thread?.archived) throw new ClientRefusal('the thread is archived');
    return findCommand(this.commands(channel), line, this.locale);
  }

  #sendCommand(kind: 'command' | 'autocomplete', channel: Channel, found: Found, options: Sent[]) {
    const { world, interactions } = this.#core;
    const picked = options.flatMap(({ type, value }) => {
      const mention = optionMentions[type];
      return mention ? [{ kind: mention, id: String(value) }] : [];
    });
    const resolved = kind === 'command' ? resolve(world, channel.guildId, picked) : undefined;
    const { command } = found;
    const data = {
      id: command.id,
      name: command.name,
      type: command.type,
      options: nest(found, options),
      ...(command.guild_id ? { guild_id: command.guild_id } : {}),
      ...(resolved ? { resolved } : {}),
    };
    const name = [command.name, ...found.below.map((one) => one.name)].join(' ');
    return interactions.start({ kind, userId: this.id, channelId: channel.id, name }, data);
  }

  #control<K extends 'button' | 'select'>(ref: MessageRef, key: string, kind: K) {
    const id = typeof ref === 'string' ? ref : ref.id;
    const message = this.#core.world.message(id);
    if (!message || (message.onlyFor && message.onlyFor !== this.id)) throw new ClientRefusal('no such message here');
    const control = new MessageView(message).find(key);
    if (control?.kind !== kind) throw new ClientRefusal(`the message has no ${kind} ${key}`);
    if (control.disabled) throw new ClientRefusal(`${key} is disabled`);
    return { message, control: control as Extract<ButtonView | SelectView, { kind: K }> };
  }

  #use(message: StoredMessage, data: object): Interaction {
    const channel = this.#channel({ id: message.data.channel_id });
    if (channel.thread?.archived) throw new ClientRefusal('the thread is archived');
    const facts = { kind: 'component', userId: this.id, channelId: channel.id, source: message } as const;
    return this.#core.interactions.start(facts, data);
  }
}

function idOf(message: StoredMessage, customId: string): number {
  const parts = (message.data.components ?? []) as unknown as Loose[];
  for (const [one] of walk(parts)) if (one.custom_id === customId) return one.id ?? 0;
  return 0;
}
