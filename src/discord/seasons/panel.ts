import type {
  ButtonInteraction,
  GuildTextBasedChannel,
  ModalMessageModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import { PermissionFlagsBits } from 'discord.js';
import { seasonBeginnings } from '../../community/index.js';
import type { Message } from '../../engine/index.js';
import { createWords, type Words } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { callDiscord } from '../client/outgoing.js';
import { botMayNotShare, maySpeak } from '../client/permissions.js';
import type { SeasonPress } from '../client/season-press.js';
import { localeOf } from '../words/locale.js';
import { seasonCalled } from '../words/season.js';
import { beginsField, closeMessage, nameField, openForm, seasonMessage, seasonsMessage } from './message.js';

/** The seasons of the server, for the reader alone; `notice` stands above them. The interaction must have been deferred.
 * @example await showSeasons(interaction, app) */
export async function showSeasons(interaction: Answerable, app: App, notice?: string): Promise<void> {
  const { guildId } = interaction;
  const seasons = await app.community.seasons.list(guildId);
  const [last] = seasons;
  const open = last && last.closedAt === undefined ? await summaryOf(interaction, app, last.id) : undefined;
  const body = seasonsMessage(seasons, open, manages(interaction), wordsOf(interaction));
  await show(interaction, app, { ...body, content: [...(notice ? [notice] : []), body.content].join('\n') });
}

/** A press on seasons; who does not manage the server any more is told so, and nothing is changed. */
export async function pressSeason(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  press: SeasonPress,
): Promise<void> {
  if (press.do === 'open') {
    if (!manages(interaction)) return say(interaction, app, { id: 'server.may-not' });
    await callDiscord(() => interaction.showModal(openForm(wordsOf(interaction))));
    return;
  }
  if (!(await deferInPlace(interaction))) return;
  if (!('season' in press)) {
    if (press.do === 'list') return showSeasons(interaction, app);
    return showSeason(interaction, app, interaction.isStringSelectMenu() ? Number(interaction.values[0]) : 0);
  }
  if (press.do === 'show') return showSeason(interaction, app, press.season);
  if (!manages(interaction)) return say(interaction, app, { id: 'server.may-not' });
  if (press.do === 'close') return askToClose(interaction, app, press.season);
  await (press.do === 'closed' ? close : tell)(interaction, app, press.season);
}

/** What was written into the form: opens a season. */
export async function submitSeason(interaction: ModalMessageModalSubmitInteraction<'cached'>, app: App): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  if (!manages(interaction)) return say(interaction, app, { id: 'server.may-not' });
  const { fields, guildId, guildLocale, user } = interaction;
  const [chosen] = fields.getStringSelectValues(beginsField);
  const begins = seasonBeginnings.find((one) => one === chosen);
  if (!begins) return say(interaction, app, { id: 'discord.unknown-press' });
  const guild = { id: guildId, locale: localeOf(guildLocale) };
  const opened = await app.community.seasons.open(guild, user.id, {
    name: fields.getTextInputValue(nameField),
    begins,
  });
  const words = wordsOf(interaction);
  if (!opened.ok) return showSeasons(interaction, app, words.say(opened.refusal));
  await showSeasons(interaction, app, words.text('season.opened', { name: seasonCalled(opened.value, words) }));
}

async function showSeason(interaction: Answerable, app: App, id: number, notice?: string): Promise<void> {
  const summary = await summaryOf(interaction, app, id);
  if (!summary) return say(interaction, app, { id: 'season.gone' });
  await show(interaction, app, seasonMessage(summary, manages(interaction), wordsOf(interaction), notice));
}

async function askToClose(interaction: Answerable, app: App, id: number): Promise<void> {
  const season = await app.community.seasons.find(interaction.guildId, id);
  if (season?.closedAt !== undefined || !season) return say(interaction, app, { id: 'season.not-open' });
  const words = wordsOf(interaction);
  await show(interaction, app, closeMessage(season, words, lackingWords(interaction, words)));
}

async function close(interaction: Answerable, app: App, id: number): Promise<void> {
  const { guildId, channelId, user } = interaction;
  const words = wordsOf(interaction);
  const closed = await app.community.seasons.close(guildId, id, user.id, channelId);
  if (!closed.ok) return showSeasons(interaction, app, words.say(closed.refusal));
  const told = lackingWords(interaction, words) ?? words.text('season.told-soon');
  const name = seasonCalled(closed.value, words);
  await showSeason(interaction, app, id, `${words.text('season.closed', { name })} ${told}`);
}

async function tell(interaction: Answerable, app: App, id: number): Promise<void> {
  const words = wordsOf(interaction);
  const { guildId, channelId } = interaction;
  const told = await app.community.seasons.tell(guildId, id, interaction.user.id, channelId);
  const said = told.ok ? (lackingWords(interaction, words) ?? words.text('season.told-soon')) : words.say(told.refusal);
  await showSeason(interaction, app, id, said);
}

/** Why the channel cannot be told how a season ended; it is tried again for two days. */
function lackingWords({ channel }: Answerable, words: Words): string | undefined {
  const lacking: Message | undefined = channel ? lackingIn(channel) : { id: 'discord.no-channel' };
  return lacking && words.text('season.later', { why: words.say(lacking) });
}

function lackingIn(channel: GuildTextBasedChannel): Message | undefined {
  return maySpeak(channel) ? undefined : botMayNotShare(channel, false);
}

function summaryOf({ guildId }: Answerable, app: App, id: number) {
  return app.community.seasons.summary(guildId, id, Object.keys(app.matches.games));
}

function manages({ member }: Pick<Answerable, 'member'>): boolean {
  return member.permissions.has(PermissionFlagsBits.ManageGuild);
}

function wordsOf({ locale }: Pick<Answerable, 'locale'>): Words {
  return createWords({ locale: localeOf(locale) });
}
