import type { APIMessage } from 'discord-api-types/v10';
import type { ButtonView, SeenMessage, SelectView } from './api.js';
import { type Loose, selectTypes, Type, walk } from './checks/components.js';
import type { StoredMessage } from './model.js';

/** A live view of a stored message. */
export class MessageView implements SeenMessage {
  readonly #stored: StoredMessage;
  constructor(stored: StoredMessage) {
    this.#stored = stored;
  }

  get id(): string {
    return this.#stored.data.id;
  }
  get channelId(): string {
    return this.#stored.data.channel_id;
  }
  get data(): APIMessage {
    return this.#stored.data;
  }
  get content(): string {
    return this.#stored.data.content;
  }
  get ephemeral(): boolean {
    return this.#stored.onlyFor !== undefined;
  }
  get onlyFor(): string | undefined {
    return this.#stored.onlyFor;
  }
  get deleted(): boolean {
    return this.#stored.deleted;
  }

  get text(): string {
    const embeds = this.data.embeds.flatMap((embed) => [
      embed.title,
      embed.description,
      ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
      embed.footer?.text,
    ]);
    const displays = this.#parts.filter((one) => one.type === Type.TextDisplay).map((one) => String(one.content));
    return [this.content, ...embeds, ...displays].filter(Boolean).join('\n');
  }

  get buttons(): ButtonView[] {
    return this.#parts.filter((one) => one.type === Type.Button).map(buttonView);
  }

  get selects(): SelectView[] {
    return this.#parts.filter((one) => selectTypes.has(one.type ?? 0)).map(selectView);
  }

  get files() {
    return this.#stored.files.map((file, at) => ({
      name: file.name,
      description: file.description,
      url: this.data.attachments[at]!.url,
      contentType: file.contentType,
      data: file.data,
    }));
  }

  find(key: string): ButtonView | SelectView | undefined {
    const all = [...this.buttons, ...this.selects];
    return all.find((one) => one.customId === key) ?? all.find((one) => titleOf(one) === key);
  }

  get #parts(): Loose[] {
    return [...walk((this.data.components ?? []) as unknown as Loose[])].map(([one]) => one);
  }
}

function titleOf(one: ButtonView | SelectView): string | undefined {
  return one.kind === 'button' ? one.label : one.placeholder;
}

function emojiText(emoji: unknown): string | undefined {
  const { id, name } = (emoji ?? {}) as { id?: string; name?: string };
  return id ? `<:${name}:${id}>` : name;
}

function buttonView(one: Loose): ButtonView {
  return {
    kind: 'button',
    customId: one.custom_id,
    label: one.label as string | undefined,
    emoji: emojiText(one.emoji),
    style: one.style as number,
    url: one.url as string | undefined,
    disabled: one.disabled === true,
  };
}

function selectView(one: Loose): SelectView {
  const options = (one.options ?? []) as (SelectView['options'][number] & { emoji?: unknown })[];
  return {
    kind: 'select',
    type: one.type!,
    customId: one.custom_id!,
    placeholder: one.placeholder as string | undefined,
    disabled: one.disabled === true,
    minValues: one.min_values as number,
    maxValues: one.max_values as number,
    options: options.map((option) => ({ ...option, emoji: emojiText(option.emoji) })),
  };
}
