import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type StringSelectMenuInteraction } from 'discord.js';
import { message, type Result } from '../../engine/index.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords, type Words } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import type { RecordsLook, RecordsPress } from '../client/records-look.js';
import { shareButton } from '../client/share-button.js';
import { capital } from '../words/capital.js';
import { localeOf } from '../words/locale.js';
import { markdownName } from '../words/names.js';
import { recordsBody } from './body.js';

type Row = ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>;

/** In a menu: whichever game. */
const anyGame = '*';

/** Records, for the reader alone. The interaction must have been deferred.
 * @example await showRecords(interaction, app, { view: 'scores', where: 'here', page: 1 }) */
export async function showRecords(interaction: Answerable, app: App, look: RecordsLook): Promise<void> {
  if (!isKnown(app, look)) return say(interaction, app, { id: 'discord.unknown-press' });
  const words = createWords({ locale: localeOf(interaction.locale) });
  const { content, pages } = await recordsBody(app, look, { guildId: interaction.guildId, words, above: [] });
  await show(interaction, app, { content, files: [], attachments: [], components: rowsOf(app, look, pages, words) });
}

/** A press on records, which shows others. */
export async function pressRecords(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  { look }: RecordsPress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  if (!interaction.isStringSelectMenu()) return showRecords(interaction, app, look);
  const { game: _before, ...same } = look;
  const [picked] = interaction.values;
  const game = picked === anyGame ? undefined : picked;
  await showRecords(interaction, app, { ...same, page: 1, ...(game !== undefined && { game }) });
}

/** Records for everybody in a channel, with who shows them. Refused: discord.unknown-press.
 * @example const shared = await sharedRecords(app, look, by) */
export async function sharedRecords(
  app: App,
  look: RecordsLook,
  by: { name: string; guildId: string; locale: Locale },
): Promise<Result<{ content: string; files: [] }>> {
  if (!isKnown(app, look)) return { ok: false, refusal: message('discord.unknown-press') };
  const words = createWords({ locale: by.locale });
  const above = [words.text('share.by-records', { who: markdownName(by.name) })];
  const { content } = await recordsBody(app, look, { guildId: by.guildId, words, above });
  return { ok: true, value: { content, files: [] } };
}

function isKnown({ matches }: App, { game }: RecordsLook): boolean {
  return game === undefined || Object.hasOwn(matches.games, game);
}

function rowsOf({ matches }: App, look: RecordsLook, pages: number, words: Words): Row[] {
  const { view, where } = look;
  const page = Math.min(look.page, pages);
  const tabs = (['scores', 'streaks', 'finishes', 'achievements'] as const).map((one) =>
    button('show', { ...look, view: one, page: 1 }, words.text(`records.show-${one}`)).setDisabled(one === view),
  );
  const other = where === 'here' ? 'all' : 'here';
  const turns = [
    button('turn', { ...look, page: Math.max(1, page - 1) }, words.text('records.back')).setDisabled(page <= 1),
    // Where it leads to the same page its id has to be another one.
    button('turn', { ...look, page: page + 1 }, words.text('records.on')).setDisabled(page >= pages),
  ];
  return [
    row(tabs),
    ...(pages > 1 ? [row(turns)] : []),
    gameMenu(matches.games, look, words),
    row([
      button('where', { ...look, where: other, page: 1 }, words.text(`records.to-${other}`)),
      shareButton({ what: 'records', look: { ...look, page } }, words.locale),
    ]),
  ];
}

function button(part: RecordsPress['do'], look: RecordsLook, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'records', do: part, look }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
}

function row(buttons: ButtonBuilder[]): Row {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons) as Row;
}

function gameMenu(games: App['matches']['games'], look: RecordsLook, words: Words): Row {
  const lines = [
    { label: capital(words.text('profile.all-games')), value: anyGame, default: look.game === undefined },
    ...Object.keys(games).map((id) => ({ label: words.text(`game.${id}`), value: id, default: id === look.game })),
  ];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'records', do: 'game', look }))
    .setPlaceholder(words.text('profile.pick-game'))
    .addOptions(lines);
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu) as Row;
}
