import { type Loose, media, Type, v2Types, walk } from './components.js';
import { characters, collect, type Finding, type Path, type Report, tooLong } from './findings.js';

export const MessageFlag = { SuppressEmbeds: 4, Ephemeral: 64, SuppressNotifications: 4096, V2: 32768 } as const;

/** A message as it will stand: of an edit, the old one with the new fields laid over it. */
export interface MessageToBe {
  content?: string | null;
  embeds?: LooseEmbed[] | null;
  components?: Loose[] | null;
  flags?: number | null;
  poll?: unknown;
  sticker_ids?: string[] | null;
  allowed_mentions?: { parse?: string[] | null; users?: string[] | null; roles?: string[] | null } | null;
}

interface LooseEmbed {
  title?: string;
  description?: string;
  fields?: { name?: string; value?: string }[];
  footer?: { text?: string };
  author?: { name?: string };
  image?: { url?: string };
  thumbnail?: { url?: string };
}

export interface MessageContext {
  /** Names of all files the message will have. */
  files: readonly string[];
  /** Whether the ephemeral flag has a meaning here: only in interaction replies. */
  mayBeEphemeral: boolean;
}

const embedImages = /\.(jpe?g|png|webp|gif)$/i;
const maxContent = 2000;
const maxEmbedsText = 6000;
const maxRows = 5;
const maxComponents = 40;
const maxText = 4000;
/** Above this Discord answers 500: UTF-8 bytes of all text displays and 12 more for each. */
const maxTextBytes = 10_170;
const maxMedia = 64;

/**
 * The rules for a message that Discord's schema does not tell.
 *
 * @example checkMessage({ content: 'x'.repeat(2001) }, { files: [], mayBeEphemeral: false })[0].path // ['content']
 */
export function checkMessage(message: MessageToBe, context: MessageContext): Finding[] {
  return collect((found) => {
    const flags = message.flags ?? 0;
    const v2 = (flags & MessageFlag.V2) !== 0;
    checkFlags(flags, context.mayBeEphemeral, found);
    if (v2) checkNoClassicParts(message, found);
    else checkRows(message.components ?? [], found);
    if (characters(message.content ?? '') > maxContent) {
      found(['content'], tooLong, `Must be ${maxContent} or fewer in length.`);
    }
    checkEmbeds(message.embeds ?? [], context.files, found);
    checkComponents(message.components ?? [], found);
    if (v2) checkTexts(message.components ?? [], found);
    checkMedia(message.components ?? [], context.files, found);
    checkMentions(message.allowed_mentions, found);
  });
}

/** True when nothing would show (Discord's code 50006). */
export function isEmpty(message: MessageToBe, fileCount: number): boolean {
  const lists = [message.embeds, message.components, message.sticker_ids];
  return !message.content?.trim() && !message.poll && fileCount === 0 && lists.every((list) => !list?.length);
}

function checkFlags(flags: number, mayBeEphemeral: boolean, found: Report): void {
  let known = MessageFlag.SuppressEmbeds | MessageFlag.SuppressNotifications | MessageFlag.V2;
  if (mayBeEphemeral) known |= MessageFlag.Ephemeral;
  if (flags & ~known) found(['flags'], 'MESSAGE_FLAGS_INVALID', `Flags ${flags & ~known} cannot be set here.`);
}

function checkNoClassicParts(message: MessageToBe, found: Report): void {
  const why = 'The MessageFlags.IS_COMPONENTS_V2 flag does not allow this field.';
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  if (message.content) found(['content'], code, why);
  if (message.embeds?.length) found(['embeds'], code, why);
  if (message.poll) found(['poll'], code, why);
  if (message.sticker_ids?.length) found(['sticker_ids'], code, why);
}

function checkRows(components: Loose[], found: Report): void {
  if (components.length > maxRows) {
    found(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${maxRows} in length.`);
  }
  for (const [component, path] of walk(components)) {
    if (v2Types.has(component.type ?? 0)) {
      const why = `Component type ${component.type} needs the MessageFlags.IS_COMPONENTS_V2 flag.`;
      found([...path, 'type'], 'UNION_TYPE_CHOICES', why);
    }
  }
}

function checkEmbeds(embeds: LooseEmbed[], files: readonly string[], found: Report): void {
  const texts = embeds.flatMap((embed) => [
    embed.title,
    embed.description,
    embed.footer?.text,
    embed.author?.name,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
  ]);
  const sum = texts.reduce((total, text) => total + characters(text ?? ''), 0);
  if (sum > maxEmbedsText) {
    const why = `Embed size exceeds maximum size of ${maxEmbedsText}`;
    found(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', why);
  }
  for (const [at, embed] of embeds.entries()) {
    for (const part of ['image', 'thumbnail'] as const) {
      const url = embed[part]?.url;
      if (!url?.startsWith('attachment://')) continue;
      const path = ['embeds', at, part, 'url'];
      if (!embedImages.test(url)) found(path, 'EMBED_IMAGE_TYPE', 'Only jpg, jpeg, png, webp and gif can be embedded.');
      checkAttachmentExists(url, files, path, found);
    }
  }
}

/** Rules that hold for messages with and without the flag, and for modals. */
export function checkComponents(components: Loose[], found: Report): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  let count = 0;
  for (const [component, path] of walk(components)) {
    count += 1;
    if (component.custom_id !== undefined) {
      if (customIds.has(component.custom_id)) {
        const why = 'Component custom id cannot be duplicated';
        found([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', why);
      }
      customIds.add(component.custom_id);
    }
    if (component.id) {
      if (ids.has(component.id)) found([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id must be unique');
      ids.add(component.id);
    }
    if (component.type === Type.Row) checkRow(component, path, found);
    if (component.type === Type.Button) checkButton(component, path, found);
    if (component.type === Type.StringSelect) checkChoices(component, path, found);
  }
  if (count > maxComponents) {
    const why = `The total number of components must be ${maxComponents} or fewer, nested ones included.`;
    found(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', why);
  }
}

function checkRow(row: Loose, path: Path, found: Report): void {
  const inside = row.components ?? [];
  const wide = inside.filter((one) => one.type !== Type.Button).length;
  if (wide > 0 && inside.length > 1) {
    const why = 'The specified component exceeds the maximum width';
    found([...path, 'components', 1], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', why);
  }
}

function checkButton(button: Loose, path: Path, found: Report): void {
  const link = button.style === 5;
  if (link && button.custom_id !== undefined) {
    found([...path, 'custom_id'], 'BUTTON_COMPONENT_INVALID_FOR_STYLE', 'A link button cannot have a custom id');
  }
  if (link && !button.url) found([...path, 'url'], 'BASE_TYPE_REQUIRED', 'A link button must have a url');
  if (!link && button.url) {
    found([...path, 'url'], 'BUTTON_COMPONENT_INVALID_FOR_STYLE', 'Only a link button can have a url');
  }
  if (!link && button.style !== 6 && button.custom_id === undefined) {
    found([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  }
  if (button.style !== 6 && !button.label && !button.emoji) {
    found(path, 'BUTTON_COMPONENT_LABEL_REQUIRED', 'A button must have a label or an emoji');
  }
}

/** Options of a string select, radio group or checkbox group. */
export function checkChoices(menu: Loose, path: Path, found: Report): void {
  const options = (menu.options ?? []) as { value?: string; default?: boolean }[];
  const values = new Set<string>();
  for (const [at, option] of options.entries()) {
    if (option.value !== undefined && values.has(option.value)) {
      const why = 'The specified option value is already used';
      found([...path, 'options', at, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', why);
    }
    values.add(option.value ?? '');
  }
  const most = (menu.max_values as number | null | undefined) ?? 1;
  const least = (menu.min_values as number | null | undefined) ?? Math.min(1, most);
  if (menu.type === Type.RadioGroup) return;
  if (least > most) found([...path, 'min_values'], 'BASE_TYPE_BAD_INTEGER', 'min_values cannot exceed max_values');
  if (most > options.length) {
    found([...path, 'max_values'], 'BASE_TYPE_BAD_INTEGER', `max_values cannot exceed the ${options.length} options`);
  }
  const chosen = options.filter((option) => option.default).length;
  if (chosen > most) found([...path, 'options'], 'SELECT_TOO_MANY_DEFAULTS', `At most ${most} options can be default`);
}

function checkTexts(components: Loose[], found: Report): void {
  const texts = [...walk(components)].filter(([one]) => one.type === Type.TextDisplay).map(([one]) => `${one.content}`);
  const length = texts.reduce((sum, text) => sum + characters(text), 0);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 12, 0);
  if (length > maxText) {
    const why = `The total text of components must be ${maxText} or fewer characters.`;
    found(['components'], 'COMPONENT_MAX_TOTAL_TEXT_EXCEEDED', why);
  } else if (bytes > maxTextBytes) {
    const why = `The text of components takes ${bytes} bytes; Discord fails above ${maxTextBytes}.`;
    found(['components'], 'COMPONENT_MAX_TOTAL_BYTES_EXCEEDED', why);
  }
}

function checkMedia(components: Loose[], files: readonly string[], found: Report): void {
  let count = 0;
  for (const [component, path] of walk(components)) {
    for (const [url, place] of media(component, path)) {
      count += 1;
      const local = url.startsWith('attachment://');
      if (component.type === Type.File && !local) {
        found(place, 'FILE_COMPONENT_URL', 'A file component can only show an attachment://');
      }
      if (local) checkAttachmentExists(url, files, place, found);
    }
  }
  if (count > maxMedia) found(['components'], 'MEDIA_MAX_EXCEEDED', `Discord fails above ${maxMedia} media.`);
}

function checkAttachmentExists(url: string, files: readonly string[], path: Path, found: Report): void {
  const name = url.slice('attachment://'.length);
  if (!files.includes(name)) {
    const why = `The message has no attachment named ${name}; an edit keeps only those its attachments list names`;
    found(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', why);
  }
}

function checkMentions(mentions: MessageToBe['allowed_mentions'], found: Report): void {
  for (const kind of ['users', 'roles'] as const) {
    if (mentions?.parse?.includes(kind) && mentions[kind]?.length) {
      const why = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      found(['allowed_mentions', kind], 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', why);
    }
  }
}
