import { ActionRowBuilder, type ButtonBuilder } from '@discordjs/builders';
import type { MatchInfo } from '../../match/api.js';
import type { Locale } from '../../text/catalogue.js';
import type { Answerable } from '../client/answer.js';
import type { App } from '../client/app.js';
import { shareButton } from '../client/share-button.js';
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
  return [new ActionRowBuilder<ButtonBuilder>().addComponents(shareButton(key, locale))];
}
