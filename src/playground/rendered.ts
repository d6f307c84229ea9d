/** What Discord makes of the parts of a message it was sent: ids filled in, `attachment://` resolved. */
import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { type Loose, selectTypes, Type } from './checks/components.js';
import type { MessageToBe } from './checks/message.js';

export interface ShownFile {
  id: string;
  name: string;
  size: number;
  contentType: string;
  /** In pixels, of pictures. */
  width?: number;
  height?: number;
  url: string;
}

/** Components as answered: numbered in reading order where they had no id. */
export function renderComponents(components: readonly Loose[], files: readonly ShownFile[], newId: () => string) {
  const taken = new Set<number>();
  const note = (one: Loose): void => {
    if (one.id) taken.add(one.id);
    for (const inner of [...(one.components ?? []), one.accessory, one.component]) if (inner) note(inner);
  };
  for (const component of components) note(component);
  let last = 0;
  const nextId = () => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const render = (one: Loose): object => {
    const base = { type: one.type, id: one.id || nextId() };
    const inner = () => (one.components ?? []).map(render);
    switch (one.type) {
      case Type.Container:
        return { ...base, accent_color: one.accent_color ?? null, spoiler: one.spoiler ?? false, components: inner() };
      case Type.Section:
        return { ...base, components: inner(), accessory: render(one.accessory!) };
      case Type.Row:
        return { ...base, components: inner() };
      case Type.TextDisplay:
        return { ...base, content: one.content };
      case Type.Separator:
        return { ...base, divider: one.divider ?? true, spacing: one.spacing ?? 1 };
      case Type.Gallery:
        return { ...base, items: (one.items as Loose[]).map((item) => renderItem(item, files, newId)) };
      case Type.Thumbnail:
        return { ...base, ...renderItem(one, files, newId) };
      case Type.File: {
        const file = named(one.file, files);
        const shown = { name: file?.name ?? null, size: file?.size ?? null, spoiler: one.spoiler ?? false };
        return { ...base, file: renderMedia(one.file, files, newId), ...shown };
      }
      default:
        return renderControl(one, base);
    }
  };
  return components.map(render) as APIMessageTopLevelComponent[];
}

function renderControl(one: Loose, base: object): object {
  const { type: _type, id: _id, ...rest } = withoutNulls(one) as Loose;
  if (!selectTypes.has(one.type ?? 0)) return { ...base, ...rest };
  delete rest.required;
  return { ...base, ...rest, min_values: rest.min_values ?? 1, max_values: rest.max_values ?? 1 };
}

function renderItem(item: Loose, files: readonly ShownFile[], newId: () => string) {
  const media = renderMedia(item.media, files, newId);
  return { media, description: item.description ?? null, spoiler: item.spoiler ?? false };
}

function renderMedia(media: unknown, files: readonly ShownFile[], newId: () => string) {
  const file = named(media, files);
  const url = file?.url ?? (media as { url: string }).url;
  const own = file ? { content_type: file.contentType, attachment_id: file.id, ...sizeOf(file) } : {};
  return { id: newId(), url, proxy_url: url, ...own };
}

/** Discord gives every shown picture its size, so that clients can keep its place. */
function sizeOf({ width, height }: ShownFile) {
  return width === undefined ? {} : { width, height };
}

function named(media: unknown, files: readonly ShownFile[]): ShownFile | undefined {
  const url = (media as { url: string }).url;
  return files.find((file) => url === `attachment://${file.name}`);
}

/** Embeds as answered: of type rich, with the address of an attached image. */
export function renderEmbeds(embeds: NonNullable<MessageToBe['embeds']>, files: readonly ShownFile[]): APIEmbed[] {
  return embeds.map((embed) => {
    const shown: Record<string, unknown> = { ...withoutNulls(embed)!, type: 'rich' };
    for (const part of ['image', 'thumbnail'] as const) {
      const url = embed[part] && (named(embed[part], files)?.url ?? embed[part].url);
      if (url) shown[part] = { url, proxy_url: url };
    }
    if (embed.fields) shown.fields = embed.fields.map((field) => ({ inline: false, ...field }));
    return shown as unknown as APIEmbed;
  });
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNulls(inner)]));
}
