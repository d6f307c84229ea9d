import { ContainerBuilder, MediaGalleryBuilder, TextDisplayBuilder } from '@discordjs/builders';
import type { AttachmentBuilder, InteractionEditReplyOptions } from 'discord.js';
import { createWords } from '../../text/words.js';
import { cut } from './cut.js';
import { limits } from './limits.js';
import type { localeOf } from './locale.js';
import { literal } from './names.js';

/**
 * An answer without its files, for where Discord finds them too large: their alt texts stand in for them.
 * @example await interaction.editReply(inWords(reply, 'en'))
 */
export function inWords(
  reply: InteractionEditReplyOptions,
  locale: ReturnType<typeof localeOf>,
): InteractionEditReplyOptions {
  const note = createWords({ locale }).text('answer.too-large');
  const files = (reply.files ?? []) as AttachmentBuilder[];
  const alt = files.map(({ description }) => description).filter((text) => typeof text === 'string' && text !== '');
  const instead = [...alt.map((text) => literal(String(text))), `-# ${note}`].join('\n');
  const boxes = (reply.components ?? []).filter((component) => component instanceof ContainerBuilder);
  for (const box of boxes) {
    const at = box.components.findIndex((component) => component instanceof MediaGalleryBuilder);
    if (at >= 0) box.spliceComponents(at, 1, new TextDisplayBuilder().setContent(cut(instead, 1500)));
  }
  const plain = boxes.length === 0 && {
    content: cut([reply.content, instead].filter(Boolean).join('\n'), limits.content),
  };
  return { ...reply, ...plain, files: [], attachments: [] };
}
