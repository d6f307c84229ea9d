import { randomBytes } from 'node:crypto';
import type {
  APIApplicationCommandOptionChoice,
  APIMessageInteractionMetadata,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { AckKind, InteractionFailure, Modal } from './api.js';
import { demand, type Request } from './call.js';
import { type Callback, checkCallback } from './checks/callback.js';
import { MessageFlag } from './checks/message.js';
import { type InteractionFacts, LiveInteraction } from './interaction.js';
import { interactionPayload } from './interaction-payload.js';
import type { InteractionPart, MessageBody } from './messages.js';
import type { Channel, StoredMessage } from './model.js';
import type { Parts } from './parts.js';
import { userPayload } from './payloads.js';
import { Refusal } from './refusal.js';
import { MessageView } from './seen-message.js';

const acknowledgeMs = 3_000;
const tokenMs = 15 * 60 * 1_000;

const kinds: Record<number, AckKind> = {
  4: 'message',
  5: 'deferred-message',
  6: 'deferred-update',
  7: 'update',
  8: 'autocomplete',
  9: 'modal',
};

/** All interactions whose token has not ended, and the rules of answering them. */
export class Interactions {
  readonly #core: Parts;
  readonly #byToken = new Map<string, LiveInteraction>();
  readonly #alarms = new Set<() => void>();

  constructor(core: Parts) {
    this.#core = core;
  }

  /** Tells the bot of a person's act, and starts the clocks. `data` is the payload's part of that name. */
  start(facts: Omit<InteractionFacts, 'id' | 'token' | 'createdAt'>, data: object): LiveInteraction {
    const core = this.#core;
    const live = new LiveInteraction({
      ...facts,
      id: core.world.id(),
      token: randomBytes(48).toString('base64url'),
      createdAt: core.clock.now(),
    });
    this.#byToken.set(live.facts.token, live);
    this.#alarm(acknowledgeMs, () => {
      if (live.state === 'waiting') this.#fail(live, 'unanswered');
    });
    this.#alarm(tokenMs, () => {
      this.#byToken.delete(live.facts.token);
      if (live.state === 'thinking') this.#fail(live, 'expired');
    });
    core.gateway.dispatch('INTERACTION_CREATE', interactionPayload(core, live.facts, data));
    return live;
  }

  /** `POST /interactions/{id}/{token}/callback`; the answer goes to `with_response`. */
  callback(call: Request, id: string, token: string, body: Callback): LiveInteraction {
    const live = this.#byToken.get(token);
    if (!live || live.id !== id || live.state === 'failed') throw new Refusal(10062);
    if (live.acknowledgement) throw new Refusal(40060);
    demand(call, checkCallback(body, live.facts.kind, live.facts.source !== undefined));
    const channel = this.#channel(live);
    const message = (body.data ?? {}) as MessageBody;
    const kind = kinds[body.type]!;
    switch (kind) {
      case 'message':
      case 'deferred-message': {
        const loading = kind === 'deferred-message';
        const part = this.#part(live, ((message.flags ?? 0) & MessageFlag.Ephemeral) !== 0);
        part.commandName = live.facts.name;
        const options = { authorId: this.#core.world.bot.id, interaction: part, loading };
        live.original = this.#core.messages.post(channel, message, call.files, options, nested(call));
        break;
      }
      case 'update':
        if (live.facts.source!.deleted) throw new Refusal(10008);
        live.original = this.#core.messages.edit(live.facts.source!, message, call.files, nested(call));
        break;
      case 'deferred-update':
        live.original = live.facts.source!;
        break;
    }
    this.#acknowledged(live, kind);
    if (kind === 'message' || kind === 'update') live.showReply(new MessageView(live.original!));
    if (kind === 'modal') this.#openModal(live, body.data as unknown as APIModalInteractionResponseCallbackData);
    if (kind === 'autocomplete') live.showChoices((body.data?.choices ?? []) as APIApplicationCommandOptionChoice[]);
    return live;
  }

  /** The interaction of a webhook route. Refuses an ended token (50027) and one never acknowledged (10015). */
  answered(token: string): LiveInteraction {
    const live = this.#byToken.get(token);
    if (!live) throw new Refusal(50027);
    if (!live.acknowledgement) throw new Refusal(10015);
    return live;
  }

  /** `@original` or a follow-up's id. */
  message(live: LiveInteraction, id: string): StoredMessage {
    const own = id === '@original' ? live.original : this.#core.world.message(id);
    if (!own || own.deleted) throw new Refusal(10008);
    if (own !== live.original && own.interactionId !== live.id) throw new Refusal(10008);
    return own;
  }

  edit(call: Request, live: LiveInteraction, id: string, body: MessageBody): StoredMessage {
    const message = this.message(live, id);
    this.#core.messages.edit(message, body, call.files, call);
    if (message === live.original) live.showReply(new MessageView(message));
    return message;
  }

  /** A follow-up; while a deferred reply is still loading it fills that in, as Discord does. */
  followUp(call: Request, live: LiveInteraction, body: MessageBody): StoredMessage {
    if (live.original && this.#core.messages.isLoading(live.original)) {
      const { flags, ...rest } = body;
      const kept = (flags ?? 0) & ~MessageFlag.Ephemeral;
      return this.edit(call, live, '@original', { ...rest, flags: kept });
    }
    const part = this.#part(live, ((body.flags ?? 0) & MessageFlag.Ephemeral) !== 0);
    const options = { authorId: this.#core.world.bot.id, interaction: part };
    const message = this.#core.messages.post(this.#channel(live), body, call.files, options, call);
    live.showFollowUp(new MessageView(message));
    return message;
  }

  close(): void {
    for (const cancel of this.#alarms) cancel();
    this.#alarms.clear();
  }

  #channel(live: LiveInteraction): Channel {
    const channel = this.#core.world.channels.get(live.channelId);
    if (!channel) throw new Refusal(10003);
    return channel;
  }

  #acknowledged(live: LiveInteraction, kind: AckKind): void {
    const acknowledgement = { kind, afterMs: this.#core.clock.now() - live.facts.createdAt };
    live.acknowledge(acknowledgement);
    this.#core.events.emit('interactionAcknowledged', { userId: live.userId, interactionId: live.id, acknowledgement });
  }

  #openModal(live: LiveInteraction, data: APIModalInteractionResponseCallbackData): void {
    const modal: Modal = {
      interactionId: live.id,
      userId: live.userId,
      channelId: live.channelId,
      messageId: live.facts.source?.data.id,
      title: data.title,
      customId: data.custom_id,
      data,
    };
    live.showModal(modal);
    this.#core.events.emit('modalOpened', { userId: live.userId, modal });
  }

  #fail(live: LiveInteraction, reason: InteractionFailure['reason']): void {
    const byCommand = live.facts.kind === 'command' || live.facts.kind === 'autocomplete';
    const text = byCommand ? 'The application did not respond' : 'This interaction failed';
    const failure: InteractionFailure = { reason, text };
    live.fail(failure);
    const { userId, channelId, id } = live;
    this.#core.events.emit('interactionFailed', { userId, channelId, interactionId: id, failure });
  }

  #part(live: LiveInteraction, ephemeral: boolean): InteractionPart {
    return { interactionId: live.id, userId: live.userId, ephemeral, metadata: this.#metadata(live) };
  }

  #metadata(live: LiveInteraction): APIMessageInteractionMetadata {
    const { facts } = live;
    const guildId = this.#channel(live).guildId;
    const common = {
      id: facts.id,
      user: userPayload(this.#core.world.users.get(facts.userId)!),
      authorizing_integration_owners: guildId ? { 0: guildId } : { 1: facts.userId },
    };
    if (facts.kind === 'component') {
      return { ...common, type: 3, interacted_message_id: facts.source!.data.id } as APIMessageInteractionMetadata;
    }
    if (facts.kind === 'modal') {
      const triggering = facts.source
        ? { ...common, type: 3, interacted_message_id: facts.source.data.id }
        : { ...common, type: 2 };
      return { ...common, type: 5, triggering_interaction_metadata: triggering } as APIMessageInteractionMetadata;
    }
    return { ...common, type: 2 } as APIMessageInteractionMetadata;
  }

  #alarm(ms: number, task: () => void): void {
    const cancel = this.#core.clock.after(ms, () => {
      this.#alarms.delete(cancel);
      task();
    });
    this.#alarms.add(cancel);
  }
}

/** Findings of the message inside a callback stand under `data` in the body. */
function nested(call: Request): Request {
  return { ...call, prefix: ['data'] };
}
