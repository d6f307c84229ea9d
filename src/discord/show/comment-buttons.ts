import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { PastTurn } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { hasMore } from '../words/comments.js';

/**
 * Below a turn of a match: to say something on it, and to read all that was said where not all of it stands there.
 * @example new ActionRowBuilder<ButtonBuilder>().addComponents(commentButtons(past, words))
 */
export function commentButtons({ match, number, turns, comments }: PastTurn, words: Words): ButtonBuilder[] {
  if (match.lesson) return [];
  const at = turns[number]!.moves;
  const write = new ButtonBuilder()
    .setCustomId(printPress({ on: 'comment', match: match.id, do: 'write', at }))
    .setLabel(words.text('comment.write'))
    .setStyle(ButtonStyle.Secondary);
  const read = new ButtonBuilder()
    .setCustomId(printPress({ on: 'comment', match: match.id, do: 'read', at: number }))
    .setLabel(words.text('comment.read', { n: comments.length }))
    .setStyle(ButtonStyle.Secondary);
  return hasMore(comments) ? [write, read] : [write];
}
