import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import {
  type Acknowledgement,
  type Interaction,
  InteractionFailed,
  type InteractionFailure,
  type Modal,
  type SeenMessage,
} from './api.js';
import type { InteractionKind } from './checks/callback.js';
import type { StoredMessage } from './model.js';

interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: Error): void;
}

/** A promise whose rejection may go unheard: a test that does not ask for it is not disturbed. */
function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

export interface InteractionFacts {
  id: string;
  token: string;
  kind: InteractionKind;
  userId: string;
  channelId: string;
  createdAt: number;
  /** Commands: the full name typed. */
  name?: string;
  /** The message whose component was used, or from which the modal was opened. */
  source?: StoredMessage;
}

/** One interaction between the person's act and the end of its token. */
export class LiveInteraction implements Interaction {
  readonly id: string;
  readonly userId: string;
  readonly channelId: string;
  state: Interaction['state'] = 'waiting';
  acknowledgement: Acknowledgement | undefined;
  /** What `@original` names, once there is one. */
  original: StoredMessage | undefined;
  readonly followUps: SeenMessage[] = [];

  readonly #onAck = deferred<Acknowledgement>();
  readonly #onReply = deferred<SeenMessage>();
  readonly #onModal = deferred<Modal>();
  readonly #onChoices = deferred<APIApplicationCommandOptionChoice[]>();
  readonly #onFailed = deferred<InteractionFailure>();
  readonly #onFollowUps: Deferred<SeenMessage>[] = [];

  constructor(readonly facts: InteractionFacts) {
    this.id = facts.id;
    this.userId = facts.userId;
    this.channelId = facts.channelId;
  }

  get acked(): Promise<Acknowledgement> {
    return this.#onAck.promise;
  }
  get reply(): Promise<SeenMessage> {
    return this.#onReply.promise;
  }
  get modal(): Promise<Modal> {
    return this.#onModal.promise;
  }
  get choices(): Promise<APIApplicationCommandOptionChoice[]> {
    return this.#onChoices.promise;
  }
  get failed(): Promise<InteractionFailure> {
    return this.#onFailed.promise;
  }

  followUp(index = 0): Promise<SeenMessage> {
    return this.#followUpAt(index).promise;
  }

  acknowledge(acknowledgement: Acknowledgement): void {
    this.acknowledgement = acknowledgement;
    const { kind } = acknowledgement;
    this.state = kind === 'deferred-message' ? 'thinking' : 'answered';
    this.#onAck.resolve(acknowledgement);
    if (kind !== 'modal') this.#onModal.reject(new InteractionFailed(`the bot answered with ${kind}, not a modal`));
    if (kind !== 'autocomplete') this.#onChoices.reject(new InteractionFailed(`the bot answered with ${kind}`));
    if (kind === 'modal' || kind === 'autocomplete') {
      this.#onReply.reject(new InteractionFailed(`the bot answered with ${kind}, not a message`));
    }
  }

  showReply(message: SeenMessage): void {
    this.state = 'answered';
    this.#onReply.resolve(message);
  }

  showFollowUp(message: SeenMessage): void {
    this.followUps.push(message);
    this.#followUpAt(this.followUps.length - 1).resolve(message);
    this.showReply(message);
  }

  showModal(modal: Modal): void {
    this.#onModal.resolve(modal);
  }

  showChoices(choices: APIApplicationCommandOptionChoice[]): void {
    this.#onChoices.resolve(choices);
  }

  fail(failure: InteractionFailure): void {
    this.state = 'failed';
    this.#onFailed.resolve(failure);
    const reason = new InteractionFailed(failure.text);
    for (const one of [this.#onAck, this.#onReply, this.#onModal, this.#onChoices, ...this.#onFollowUps])
      one.reject(reason);
  }

  #followUpAt(index: number): Deferred<SeenMessage> {
    this.#onFollowUps[index] ??= deferred();
    return this.#onFollowUps[index];
  }
}
