/** Pictures and files of a message, and the full-size view. */
import type { APIAttachment } from 'discord-api-types/v10';
import type { Context } from './context.js';
import { byId, el } from './dom.js';

/** A picture as some part of a message shows it. */
export interface Picture {
  url: string;
  description?: string | null | undefined;
  spoiler?: boolean | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** A button that shows the picture and opens it full size; a spoiler is blurred until the first press. */
export function pictureView(picture: Picture, context: Context): HTMLElement {
  const { strings, actions } = context;
  const description = picture.description || strings.noAlt;
  const image = el('img', {
    src: picture.url,
    alt: description,
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
  });
  const button = el('button', { type: 'button', class: 'picture', title: picture.description ?? '' }, image);
  button.setAttribute('aria-label', `${description}. ${strings.openPicture}`);
  if (picture.spoiler) {
    button.classList.add('blurred');
    button.setAttribute('aria-label', strings.spoiler);
  }
  button.addEventListener('click', () => {
    if (button.classList.contains('blurred')) {
      button.classList.remove('blurred');
      button.setAttribute('aria-label', `${description}. ${strings.openPicture}`);
    } else actions.openPicture(picture.url, description);
  });
  return button;
}

/** Several pictures side by side, as many columns as look well. */
export function galleryView(pictures: Picture[], context: Context): HTMLElement {
  const columns = pictures.length === 1 ? 1 : pictures.length % 3 === 0 ? 3 : 2;
  const views = pictures.map((picture) => pictureView(picture, context));
  return el('div', { class: `gallery columns-${columns}` }, ...views);
}

/** A file that is no picture: its name and size, to download. */
export function fileView(file: { url: string; name: string; size?: number | undefined }): HTMLElement {
  return el(
    'a',
    { class: 'file', href: file.url, target: '_blank', rel: 'noreferrer' },
    el('span', { class: 'icon', 'aria-hidden': 'true' }, '📄'),
    el('span', {}, file.name),
    file.size !== undefined && el('small', {}, formatSize(file.size)),
  );
}

/** Pictures first, as one gallery, then the other files. */
export function attachmentsView(attachments: APIAttachment[], context: Context): HTMLElement[] {
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((attachment) => !isPicture(attachment));
  const views = files.map((file) => fileView({ url: file.url, name: file.filename, size: file.size }));
  if (pictures.length === 0) return views;
  const gallery = pictures.map((one) => ({ ...one, spoiler: one.filename.startsWith('SPOILER_') }));
  return [galleryView(gallery, context), ...views];
}

function isPicture(attachment: APIAttachment): boolean {
  return attachment.content_type?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename);
}

function formatSize(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** Shows a picture over the page; a press on it switches between fitting the window and its own size. */
export function openPicture(url: string, description: string): void {
  const dialog = byId<HTMLDialogElement>('lightbox');
  const image = byId<HTMLImageElement>('lightbox-image');
  image.src = url;
  image.alt = description;
  byId('lightbox-caption').textContent = description;
  dialog.classList.remove('actual');
  dialog.showModal();
}

/** Wires the full-size view of index.html. */
export function setUpLightbox(): void {
  const dialog = byId<HTMLDialogElement>('lightbox');
  // A long description scrolls, and that takes the focus.
  byId('lightbox-caption').tabIndex = 0;
  byId('lightbox-zoom').addEventListener('click', () => dialog.classList.toggle('actual'));
  byId('lightbox-close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || event.target === byId('lightbox-stage')) dialog.close();
  });
}
