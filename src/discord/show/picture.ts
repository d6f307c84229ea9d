import type { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { message } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { viewerOf } from '../../match/viewer.js';
import type { Locale } from '../../text/catalogue.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { draw, pictured } from '../posts/pictures.js';
import { postButtons } from '../posts/post.js';
import { localeOf } from '../words/locale.js';
import { type Look, lookMenu } from './look-menu.js';
import { shareRow } from './share-button.js';
import { isSeat } from './shared.js';
import { statusLines } from './status.js';

/**
 * A picture of a match for one reader, drawn from what they may know whoever's area it shows, with a menu of what else
 * there is to look at. A stranger who asks for an area without saying whose gets the table. `shareable`: with the button
 * that shows everybody what they may see of it. The interaction must have been deferred.
 * @example await showPicture(interaction, app, match.id, { kind: 'area', seat: 2 })
 */
export async function showPicture(
  interaction: Answerable,
  app: App,
  matchId: string,
  look: Look,
  shareable = true,
): Promise<void> {
  const table = await app.matches.table(matchId);
  if (!table.ok) return say(interaction, app, table.refusal, matchId);
  const { match, position, changed } = table.value;
  if (!isSeat(match, look.seat)) return say(interaction, app, message('discord.unknown-press'), matchId);
  const viewer = viewerOf(match, interaction.user.id);
  const own = viewer === 'public' ? undefined : viewer;
  const of = look.kind === 'area' ? (look.seat ?? own) : undefined;
  const kind = look.kind === 'area' && of === undefined ? 'table' : look.kind;
  const onTable = kind === 'table';
  const quarter = onTable && look.quarter ? { quarter: look.quarter } : {};
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, match, locale);
  const motif = { match, position, viewer, locale, kind, ...quarter, ...(of !== undefined && { of }) };
  const drawn = await draw(app, onTable ? { ...motif, changed } : motif, interaction.user.id);
  const status = await statusLines(app, table.value, locale);
  const content = onTable
    ? status
    : of === undefined
      ? status
      : words.text(of === own ? 'show.own-area' : 'show.area', { seat: { seat: of }, status });
  const key = { what: 'picture', match: match.id, kind, ...quarter, ...(of !== undefined && { seat: of }) } as const;
  await show(interaction, app, {
    ...pictured(content, drawn, words),
    attachments: [],
    components: [
      ...(onTable ? [tableButtons(app, match, locale)] : []),
      lookMenu(app, match, locale, { kind, ...(of !== undefined && { seat: of }) }, own),
      ...(shareable ? shareRow(interaction, app, key, locale, match) : []),
    ] as ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>[],
  });
}

/** The buttons of the public post, for the private table. */
function tableButtons(app: App, match: MatchInfo, locale: Locale): ActionRowBuilder<ButtonBuilder> {
  return postButtons(match, 'show', wordsFor(app, match, locale), match.status === 'over');
}
