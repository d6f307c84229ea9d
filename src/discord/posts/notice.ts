import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Batch } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { latest } from '../words/latest.js';
import { messageRoom } from '../words/limits.js';
import { newsLines } from '../words/news.js';
import type { Post } from './post.js';

/**
 * What a channel is told about a match that is not served, so that there is no board to show: what happened last, and
 * why it cannot go on. Its button opens the match when it has come back, and else says the same to whoever presses.
 * @example noticeOf(batch, words).content
 */
export function noticeOf({ match, events, nonce }: Batch, words: Words): Omit<Post, 'files'> {
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'post', do: 'play', match: match.id, post: nonce }))
    .setLabel(words.text('post.back'))
    .setStyle(ButtonStyle.Secondary);
  return {
    content: latest(newsLines(events, words), messageRoom, '\n'),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)],
    allowedMentions: { users: [] },
    nonce,
    enforceNonce: true,
  };
}
