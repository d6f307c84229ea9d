import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import { message } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { type Answerable, deferPrivately, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { showLobby } from './lobby.js';
import { optionsMessage, rankedOption } from './options-message.js';

type OptionPress = Extract<Press, { on: 'option' }>;
type PagePress = Extract<Press, { on: 'options' }>;
type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/** The options of a match, privately: menus for the host, values for others. */
export async function showOptions(interaction: ButtonInteraction<'cached'>, app: App, id: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(id);
  if (!match) return say(interaction, app, message('match.not-found', { match: id }));
  await show(interaction, app, await optionsFor(interaction, app, match));
}

/** What `showOptions` shows. @example await show(interaction, app, await optionsFor(interaction, app, match)) */
export async function optionsFor(
  { user, locale }: Answerable,
  app: App,
  match: MatchInfo,
  at?: number | string,
): Promise<ReturnType<typeof optionsMessage>> {
  const { ranked } = await app.matches.serverSettings(match.guildId);
  return optionsMessage(app, match, { id: user.id, locale }, ranked, at);
}

/** A value chosen in an option's menu. Where it is refused the menus say again what holds. */
export async function pressOption(
  interaction: StringSelectMenuInteraction<'cached'>,
  app: App,
  { match: id, option }: OptionPress,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const value = interaction.values[0] ?? '';
  const by = interaction.user.id;
  const outcome = await (option === rankedOption
    ? app.matches.setRanked(id, by, value === 'yes')
    : app.matches.setOption(id, by, option, value));
  const match = outcome.ok ? outcome.value : await app.matches.find(id);
  if (match) await redraw(interaction, app, match, option);
  if (outcome.ok) await showLobby(app, outcome.value);
  else await say(interaction, app, outcome.refusal, id);
}

/** Turns to another page of the options. */
export async function pressOptionsPage(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: PagePress,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, message('match.not-found', { match: press.match }));
  await redraw(interaction, app, match, press.page);
}

/** Draws the options where they stand. A message of an older build becomes one of Components V2, without its text. */
async function redraw(interaction: Pressed, app: App, match: MatchInfo, at: number | string): Promise<void> {
  const body = await optionsFor(interaction, app, match, at);
  const older = !interaction.message.flags.has(MessageFlags.IsComponentsV2);
  await show(interaction, app, older ? { ...body, content: null } : body);
}
