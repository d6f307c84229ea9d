import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { message, offeredOptions } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { showLobby } from './lobby.js';

type OptionPress = Extract<Press, { on: 'option' }>;

/** The host's private menus, one for each option of the game. */
export async function showOptions(interaction: ButtonInteraction<'cached'>, app: App, id: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(id);
  if (!match) return say(interaction, app, message('match.not-found', { match: id }));
  await show(interaction, app, optionsMessage(app, match, interaction.locale));
}

/** The menus of a match's options for one reader. */
export function optionsMessage(app: Pick<App, 'matches'>, match: MatchInfo, locale: string) {
  const words = wordsFor(app, match, localeOf(locale));
  const game = app.matches.games[match.game];
  const rows = (game ? offeredOptions(game) : []).map((spec) =>
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId(printPress({ on: 'option', match: match.id, option: spec.id }))
        .setPlaceholder(cut(words.text(`${match.game}.option.${spec.id}`), limits.placeholder))
        .addOptions(
          spec.values.map((value) => ({
            label: cut(
              `${words.text(`${match.game}.option.${spec.id}`)}: ${words.text(`${match.game}.option.${spec.id}.${value}`)}`,
              limits.line,
            ),
            value,
            default: match.options[spec.id] === value,
          })),
        ),
    ),
  );
  return { content: words.text('lobby.choose-options'), components: rows };
}

/** A value chosen in an option's menu. */
export async function pressOption(
  interaction: StringSelectMenuInteraction<'cached'>,
  app: App,
  press: OptionPress,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const value = interaction.values[0] ?? '';
  const outcome = await app.matches.setOption(press.match, interaction.user.id, press.option, value);
  if (!outcome.ok) return say(interaction, app, outcome.refusal, press.match);
  await show(interaction, app, optionsMessage(app, outcome.value, interaction.locale));
  await showLobby(app, outcome.value);
}
