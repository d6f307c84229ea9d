import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Desk } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';

/**
 * Declines what is asked out of turn, now and whenever it is asked in this match; none where it cannot be declined, or steps of
 * a draft come before it.
 * @example const guides = [...legend, ...alwaysButton(desk, words)]
 */
export function alwaysButton(
  { match, game, position, seat, pending, draft, key }: Desk,
  words: Words,
): ButtonBuilder[] {
  const decline = pending?.decline;
  if (decline === undefined || match.lesson || draft.length > 0) return [];
  if (game.actions[decline]?.why?.(position.state, seat)) return [];
  const label = words.text('order.always', { action: { id: `${game.id}.action.${decline}` } });
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'auto', match: match.id, do: 'always', key }))
    .setLabel(cut(label, limits.buttonLabel))
    .setStyle(ButtonStyle.Secondary);
  return [button];
}
