import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle } from 'discord.js';
import { message } from '../../engine/index.js';
import type { MatchInfo, Table } from '../../match/api.js';
import { viewerOf } from '../../match/viewer.js';
import type { Locale } from '../../text/catalogue.js';
import { type Answerable, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { learnNames } from '../client/learn-names.js';
import { callDiscord } from '../client/outgoing.js';
import type { ShareKey } from '../client/share-key.js';
import { openPanel } from '../panel/panel.js';
import { draw, pictured } from '../posts/pictures.js';
import { postButtons } from '../posts/post.js';
import { inFull } from '../words/in-full.js';
import { localeOf } from '../words/locale.js';
import { inSeries } from '../words/where.js';
import { showLog } from './log.js';
import { shareRow } from './share-button.js';
import { boardInWords } from './shared.js';
import { showSince } from './since.js';
import { statusLines } from './status.js';

type PostPress = Extract<Press, { on: 'post' }>;
type ResignPress = Extract<Press, { on: 'resign' }>;

/** A press on a public post. Old posts still work: they open what is true now. */
export async function pressPost(interaction: ButtonInteraction<'cached'>, app: App, press: PostPress): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(press.match);
  if (match) await learnNames(app, match);
  if (press.do === 'log') return showLog(interaction, app, press.match);
  if (press.do === 'since') return showSince(interaction, app, press.match);
  if (press.do === 'area') return showArea(interaction, app, press.match);
  await openPanel(interaction, app, press.match);
}

/**
 * The reader's own area in detail (or another kind of picture); the table for those without a seat. `shareable`: with the
 * button that shows everybody what they may see of it.
 */
export async function showArea(
  interaction: Answerable,
  app: App,
  matchId: string,
  kind = 'area',
  shareable = false,
): Promise<void> {
  const table = await app.matches.table(matchId);
  if (!table.ok) return say(interaction, app, table.refusal, matchId);
  const { match, position } = table.value;
  const viewer = viewerOf(match, interaction.user.id);
  const seated = viewer !== 'public';
  // A stranger has no area of their own.
  const shown = seated || kind !== 'area' ? kind : 'table';
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, match, locale);
  const drawn = await draw(
    app,
    {
      match,
      position,
      viewer,
      locale,
      kind: shown,
    },
    interaction.user.id,
  );
  const status = await statusLines(app, table.value, locale);
  const own = shown === 'area';
  const key: ShareKey = { what: 'picture', match: match.id, kind: shown, ...(own && seated && { seat: viewer }) };
  await show(interaction, app, {
    ...pictured(own ? words.text('show.own-area', { status }) : status, drawn, words),
    components: shareable ? shareRow(interaction, app, key, locale, match) : [],
  });
}

/** The board in words, the reader's own area included: for screen readers, and where pictures do not load. */
export async function showText(interaction: Answerable, app: App, table: Table): Promise<void> {
  const { match, position } = table;
  const viewer = viewerOf(match, interaction.user.id);
  const scene = { match, position, viewer, locale: localeOf(interaction.locale) };
  const seat = viewer === 'public' ? undefined : viewer;
  const lines = boardInWords(app, scene, seat);
  const words = wordsFor(app, match, scene.locale);
  const key: ShareKey = { what: 'text', match: match.id, ...(seat !== undefined && { seat }) };
  await show(interaction, app, {
    ...inFull(lines, `${match.game}-${match.id}`, words),
    components: shareRow(interaction, app, key, scene.locale, match),
  });
}

/** The buttons of the public post, for the private table. */
export function tableButtons(app: App, match: MatchInfo, locale: Locale): ActionRowBuilder<ButtonBuilder> {
  return postButtons(match, 'show', wordsFor(app, match, locale), match.status === 'over');
}

/** Asks once more before somebody gives up. */
export async function askResign(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const button = (press: 'yes' | 'no', style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'resign', match: match.id, do: press }))
      .setLabel(words.text(`resign.${press}`))
      .setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('yes', ButtonStyle.Danger),
    button('no', ButtonStyle.Secondary),
  );
  const many = match.seats.length > 2;
  const game = app.matches.games[match.game];
  const lines = [
    words.text(many ? 'resign.ask-many' : 'resign.ask-two'),
    ...(game && inSeries(match, game) ? [words.text(many ? 'resign.series-many' : 'resign.series-two')] : []),
  ];
  await show(interaction, app, { content: lines.join(' '), components: [row] });
}

export async function pressResign(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: ResignPress,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, message('match.not-found', { match: press.match }));
  const words = wordsFor(app, match, localeOf(interaction.locale));
  if (press.do === 'no') return show(interaction, app, { content: words.text('resign.kept'), components: [] });
  const outcome = await app.matches.resign(press.match, interaction.user.id);
  if (!outcome.ok) return say(interaction, app, outcome.refusal, press.match);
  await show(interaction, app, { content: words.text('resign.done'), components: [] });
}
