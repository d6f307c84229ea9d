import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import type { Seat } from '../../engine/index.js';
import type { MatchInfo, PublicMatch } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { viewerOf } from '../../match/viewer.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { learnNames } from '../client/learn-names.js';
import { callDiscord } from '../client/outgoing.js';
import { peopleOf } from '../client/presence.js';
import type { ShareKey } from '../client/share-key.js';
import { openPanel } from '../panel/panel.js';
import { inWords, lookMenu, parseLook } from '../posts/look-menu.js';
import { resultOf } from '../posts/pictures.js';
import { mayLook } from '../typing/match-option.js';
import { inFull } from '../words/in-full.js';
import { localeOf } from '../words/locale.js';
import { inSeries } from '../words/where.js';
import { showLog } from './log.js';
import { showPicture } from './picture.js';
import { shareRow } from './share-button.js';
import { boardInWords } from './shared.js';
import { showSince } from './since.js';

type PostPress = Extract<Press, { on: 'post' }>;
type LookPress = Extract<Press, { on: 'look' }>;
type ResignPress = Extract<Press, { on: 'resign' }>;

/** A press on a public post. Old posts still work: they open what is true now. */
export async function pressPost(interaction: ButtonInteraction<'cached'>, app: App, press: PostPress): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(press.match);
  if (match) await learnNames(app, match);
  if (press.do === 'log') return showLog(interaction, app, press.match);
  if (press.do === 'since') return showSince(interaction, app, press.match);
  if (press.do === 'table') return showPicture(interaction, app, press.match, { kind: 'table' });
  if (press.do === 'area') return showPicture(interaction, app, press.match, { kind: 'area' }, false);
  await openPanel(interaction, app, press.match);
}

/**
 * A line picked in the menu under a picture, which turns to what it names. On a message of others, or on a panel, which
 * stays as it is, the answer is one of its own.
 */
export async function pressLook(
  interaction: StringSelectMenuInteraction<'cached'>,
  app: App,
  { match: id }: LookPress,
): Promise<void> {
  const onPanel = interaction.message.flags.has(MessageFlags.IsComponentsV2);
  if (!(await (onPanel ? deferPrivately(interaction) : deferInPlace(interaction)))) return;
  const match = await app.matches.find(id);
  const here = match?.channelId === interaction.channelId;
  if (!match || !(here || mayLook(app, match, interaction.member))) {
    return say(interaction, app, missing(id));
  }
  await learnNames(app, match);
  const look = parseLook(interaction.values[0] ?? '');
  if (look.kind !== inWords) return showPicture(interaction, app, id, look);
  const table = await app.matches.table(id);
  if (!table.ok) return say(interaction, app, table.refusal, id);
  await showText(interaction, app, table.value, undefined, onPanel);
}

/**
 * The board in words, the area of `seat` (the reader's own where it is left out) before all else: for screen readers, and
 * where pictures do not load. `asDrafted`: with the steps of the reader's turn so far.
 */
export async function showText(
  interaction: Answerable,
  app: App,
  table: PublicMatch,
  seat?: Seat,
  asDrafted = false,
): Promise<void> {
  const { match } = table;
  const viewer = viewerOf(match, interaction.user.id);
  const desk = asDrafted ? await app.matches.glance(match.id, interaction.user.id) : undefined;
  const drafted = desk?.ok && desk.value.draft.length > 0 ? desk.value.position : undefined;
  const position = drafted ?? table.position;
  const result = await resultOf(app, match);
  const motif = { match, position, viewer, locale: localeOf(interaction.locale), ...(result && { result }) };
  const first = seat ?? (viewer === 'public' ? undefined : viewer);
  const words = wordsFor(app, match, motif.locale);
  const lines = [...(drafted ? [words.text('show.drafted')] : []), ...boardInWords(app, motif, first)];
  const own = viewer === 'public' ? undefined : viewer;
  const key: ShareKey = { what: 'text', match: match.id, ...(first !== undefined && { seat: first }) };
  await show(interaction, app, {
    ...inFull(lines, `${match.game}-${match.id}`, words),
    attachments: [],
    components: [
      lookMenu(app, match, motif.locale, { shown: { kind: inWords }, own }),
      ...shareRow(interaction, app, key, motif.locale, match),
    ],
  });
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
  const last = peopleOf(match).length < 2;
  const game = app.matches.games[match.game];
  const lines = [
    words.text(!many ? 'resign.ask-two' : last ? 'resign.ask-last' : 'resign.ask-many'),
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
  if (!match) return say(interaction, app, missing(press.match));
  const words = wordsFor(app, match, localeOf(interaction.locale));
  if (press.do === 'no') return show(interaction, app, { content: words.text('resign.kept'), components: [] });
  const outcome = await app.matches.resign(press.match, interaction.user.id);
  if (!outcome.ok) return say(interaction, app, outcome.refusal, press.match);
  await show(interaction, app, { content: words.text('resign.done'), components: [] });
}
