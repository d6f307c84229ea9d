/** A message's components: rows of buttons and menus, and the blocks of Components V2. */
import {
  type APIButtonComponent,
  type APIContainerComponent,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  type APIUnfurledMediaItem,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Context } from './context.js';
import { el } from './dom.js';
import { emojiView, markdown } from './markdown-view.js';
import { fileView, galleryView, type Picture, pictureView } from './media.js';
import { selectView } from './selects.js';

/** Custom id of the button or menu whose press the bot has not answered yet. */
export type Busy = string | undefined;

interface Scope {
  message: APIMessage;
  context: Context;
  busy: Busy;
}

/** All components of a message, in order. */
export function componentsView(message: APIMessage, context: Context, busy: Busy): HTMLElement[] {
  return (message.components ?? []).map((component) => componentView(component, { message, context, busy }));
}

function componentView(component: APIMessageTopLevelComponent, scope: Scope): HTMLElement {
  const { message, context } = scope;
  switch (component.type) {
    case ComponentType.ActionRow:
      return el('div', { class: 'row' }, ...component.components.map((child) => controlView(child, scope)));
    case ComponentType.Container:
      return containerView(component, scope);
    case ComponentType.Section:
      return sectionView(component, scope);
    case ComponentType.TextDisplay:
      return markdown(component.content, context);
    case ComponentType.MediaGallery:
      return galleryView(
        component.items.map((item) => ({ ...picture(item.media, message), ...item })),
        context,
      );
    case ComponentType.File: {
      const name = component.name ?? component.file.url.split('/').at(-1) ?? 'file';
      return fileView({ url: resolve(component.file.url, message), name, size: component.size });
    }
    case ComponentType.Separator: {
      const spacing = component.spacing === 2 ? 'large' : 'small';
      return el('hr', { class: `separator ${spacing}${component.divider === false ? ' bare' : ''}` });
    }
    default:
      return el('p', { class: 'subtext' }, context.strings.unsupported);
  }
}

function containerView(container: APIContainerComponent, scope: Scope): HTMLElement {
  const children = container.components.map((child) => componentView(child, scope));
  const view = el('div', { class: container.spoiler ? 'container blurred' : 'container' }, ...children);
  if (typeof container.accent_color === 'number') {
    view.style.setProperty('--accent', `#${container.accent_color.toString(16).padStart(6, '0')}`);
    view.classList.add('accented');
  }
  if (container.spoiler) view.addEventListener('click', () => view.classList.remove('blurred'), { once: true });
  return view;
}

function sectionView(section: APISectionComponent, scope: Scope): HTMLElement {
  const { message, context } = scope;
  const { accessory } = section;
  const beside =
    accessory.type === ComponentType.Thumbnail
      ? pictureView({ ...picture(accessory.media, message), ...accessory }, context)
      : controlView(accessory, scope);
  beside.classList.add('accessory');
  const texts = section.components.map((text) => markdown(text.content, context));
  return el('div', { class: 'section' }, el('div', { class: 'section-text' }, ...texts), beside);
}

function controlView(control: APIButtonComponent | APISelectMenuComponent, scope: Scope): HTMLElement {
  if (control.type === ComponentType.Button) return buttonView(control, scope);
  const { message, context, busy } = scope;
  const view = selectView(control, context, { disabled: busy !== undefined }, (values) =>
    context.actions.select(message.id, control.custom_id, values),
  );
  view.classList.toggle('busy', busy === control.custom_id);
  view.dataset.customId = control.custom_id;
  return view;
}

function buttonView(button: APIButtonComponent, { message, context, busy }: Scope): HTMLElement {
  const label = 'label' in button ? button.label : undefined;
  const emoji = 'emoji' in button ? button.emoji : undefined;
  const content = [emojiView(emoji, context), label !== undefined && el('span', {}, label)];
  if (button.style === ButtonStyle.Link) {
    const address = { href: safeUrl(button.url), target: '_blank', rel: 'noreferrer' };
    return el('a', { class: 'button style-5', ...address }, ...content, el('span', { 'aria-hidden': 'true' }, ' ↗'));
  }
  const customId = 'custom_id' in button ? button.custom_id : undefined;
  const waiting = busy !== undefined && busy === customId;
  return el(
    'button',
    {
      type: 'button',
      class: `button style-${button.style}${waiting ? ' busy' : ''}`,
      disabled: button.disabled || customId === undefined || busy !== undefined,
      'aria-label': label === undefined ? (emoji?.name ?? undefined) : undefined,
      'aria-busy': waiting ? 'true' : undefined,
      'data-custom-id': customId,
      onclick: () => customId !== undefined && context.actions.press(message.id, customId),
    },
    ...content,
  );
}

function picture(media: APIUnfurledMediaItem, message: APIMessage): Picture {
  const found = attachment(media.url, message);
  return {
    url: resolve(media.url, message),
    width: media.width ?? found?.width,
    height: media.height ?? found?.height,
  };
}

/** Components name uploaded files as `attachment://NAME`. */
function resolve(url: string, message: APIMessage): string {
  return attachment(url, message)?.url ?? safeUrl(url) ?? '';
}

function attachment(url: string, message: APIMessage) {
  const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  return message.attachments.find(({ filename }) => filename === name);
}

function safeUrl(url: string): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}
