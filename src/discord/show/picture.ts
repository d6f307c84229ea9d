import type { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { message, type Seat } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { viewerOf } from '../../match/viewer.js';
import type { Locale } from '../../text/catalogue.js';
import type { Words } from '../../text/words.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Look, lookMenu } from '../posts/look-menu.js';
import { draw, kinds, ofSeat, pictured } from '../posts/pictures.js';
import { postButtons } from '../posts/post.js';
import { capital } from '../words/capital.js';
import { localeOf } from '../words/locale.js';
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
  if (!isSeat(match, look.seat) || !kinds(match.game, app.books).includes(look.kind))
    return say(interaction, app, message('discord.unknown-press'), matchId);
  const viewer = viewerOf(match, interaction.user.id);
  const own = viewer === 'public' ? undefined : viewer;
  const seated = ofSeat(match.game, app.books).includes(look.kind);
  const of = seated ? (look.seat ?? own) : undefined;
  const kind = seated && of === undefined ? 'table' : look.kind;
  const onTable = kind === 'table';
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, match, locale);
  const motif = { match, position, viewer, locale, kind, ...(of !== undefined && { of }) };
  const drawn = await draw(app, of === undefined ? { ...motif, changed } : motif, interaction.user.id);
  const status = await statusLines(app, table.value, locale);
  const content = onTable ? status : headingOf(kind, of, own, words, status);
  const key = { what: 'picture', match: match.id, kind, ...(of !== undefined && { seat: of }) } as const;
  await show(interaction, app, {
    ...pictured(content, drawn, words),
    attachments: [],
    components: [
      ...(onTable ? [tableButtons(app, match, locale)] : []),
      lookMenu(app, match, locale, { shown: { kind, ...(of !== undefined && { seat: of }) }, own }),
      ...(shareable ? shareRow(interaction, app, key, locale, match) : []),
    ] as ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>[],
  });
}

/** What a picture of a part, or of a seat, shows, and how the match stands. */
function headingOf(kind: string, of: Seat | undefined, own: Seat | undefined, words: Words, status: string): string {
  const ofOwn = of === undefined || of === own;
  if (kind === 'area') return words.text(ofOwn ? 'show.own-area' : 'show.area', { seat: { seat: of ?? 0 }, status });
  const part = ofOwn ? words.text(`show.as-${kind}`) : words.text(`show.look-${kind}`, { seat: { seat: of } });
  return `${capital(part)} · ${status}`;
}

/** The buttons of the public post, for the private table. */
function tableButtons(app: App, match: MatchInfo, locale: Locale): ActionRowBuilder<ButtonBuilder> {
  return postButtons(match, 'show', wordsFor(app, match, locale), match.status === 'over');
}
