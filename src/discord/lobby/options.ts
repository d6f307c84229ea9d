import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { message, offeredOptions } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { deferPrivately, say, show } from '../client/answer.js';
import { type Press, printPress } from '../client/custom-id.js';
import { type Harbour, wordsFor } from '../client/harbour.js';
import { attempt } from '../client/outgoing.js';
import { cut } from '../words/cut.js';
import { localeOf } from '../words/locale.js';
import { showLobby } from './lobby.js';

type OptionPress = Extract<Press, { on: 'option' }>;

/** The host's private menus, one for each option of the game. */
export async function showOptions(
  interaction: ButtonInteraction<'cached'>,
  harbour: Harbour,
  id: string,
): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await harbour.matches.find(id);
  if (!match) return say(interaction, harbour, message('match.not-found', { match: id }));
  await show(interaction, harbour, optionsMessage(harbour, match, interaction.locale));
}

/** The menus of a match's options for one reader. */
export function optionsMessage(harbour: Pick<Harbour, 'matches'>, match: MatchInfo, locale: string) {
  const words = wordsFor(harbour, match, localeOf(locale));
  const game = harbour.matches.games[match.game];
  const rows = (game ? offeredOptions(game) : []).map((spec) =>
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId(printPress({ on: 'option', match: match.id, option: spec.id }))
        .setPlaceholder(cut(words.text(`${match.game}.option.${spec.id}`), 150))
        .addOptions(
          spec.values.map((value) => ({
            label: cut(
              `${words.text(`${match.game}.option.${spec.id}`)}: ${words.text(`${match.game}.option.${spec.id}.${value}`)}`,
              100,
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
  harbour: Harbour,
  press: OptionPress,
): Promise<void> {
  if (!(await attempt(() => interaction.deferUpdate())).ok) return;
  const value = interaction.values[0] ?? '';
  const led = await harbour.matches.setOption(press.match, interaction.user.id, press.option, value);
  if (!led.ok) return say(interaction, harbour, led.refusal, press.match);
  await show(interaction, harbour, optionsMessage(harbour, led.value, interaction.locale));
  await showLobby(harbour, led.value);
}
