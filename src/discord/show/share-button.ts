import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords } from '../../text/words.js';
import type { Answerable } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import type { ShareKey } from '../client/share-key.js';
import { allMayLook } from '../typing/match-option.js';

/**
 * The button that shows to everybody in the channel what a private answer shows, as a row; none where not everybody may
 * look at the match it is about. Its word is in the reader's language.
 * @example components: shareRow(interaction, app, { what: 'text', match: match.id }, locale, match)
 */
export function shareRow(
  { channelId }: Pick<Answerable, 'channelId'>,
  app: Pick<App, 'client'>,
  key: ShareKey,
  locale: Locale,
  match?: MatchInfo,
): ActionRowBuilder<ButtonBuilder>[] {
  if (match && !allMayLook(app, match, channelId)) return [];
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'share', key }))
    .setLabel(createWords({ locale }).text('share.button'))
    .setStyle(ButtonStyle.Secondary);
  return [new ActionRowBuilder<ButtonBuilder>().addComponents(button)];
}
