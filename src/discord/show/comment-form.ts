import { LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import { TextInputStyle } from 'discord.js';
import { longestComment } from '../../match/comments.js';
import type { Words } from '../../text/words.js';

/** The input of the form. */
export const field = 'text';

/** The form in which a comment is written; `text`: what it says so far.
 * @example interaction.showModal(commentForm(customId, words)) */
export function commentForm(customId: string, words: Words, text?: string): ModalBuilder {
  const input = new TextInputBuilder()
    .setCustomId(field)
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(longestComment)
    .setRequired(text === undefined);
  if (text) input.setValue(text);
  return new ModalBuilder()
    .setCustomId(customId)
    .setTitle(words.text('comment.title'))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel(words.text('comment.label'))
        .setDescription(words.text(text === undefined ? 'comment.public' : 'comment.public-change'))
        .setTextInputComponent(input),
    );
}
