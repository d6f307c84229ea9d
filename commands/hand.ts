import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  InteractionContextType,
} from 'discord.js';
import type { App } from '../src/discord/client/app.js';
import type { Command } from '../src/discord/command.js';
import { showHand, suggestCards } from '../src/discord/show/hand.js';
import { longestSought } from '../src/discord/typing/look-up.js';
import { matchOption } from '../src/discord/typing/match-option.js';
import { described } from '../src/discord/words/texts.js';
import { handMeant } from './asked-game.js';
import { withMatch } from './match/subcommand.js';

const cardOption = {
  type: ApplicationCommandOptionType.String,
  name: 'card',
  ...described('command.hand.card'),
  autocomplete: true,
  max_length: longestSought,
} satisfies APIApplicationCommandBasicOption;

/** `/hand`: the cards the reader holds, for their eyes only, any time; or their own area, where they hold none. */
export const hand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'hand',
    ...described('command.hand'),
    contexts: [InteractionContextType.Guild],
    options: [cardOption, matchOption.data],
  },
  complete: (interaction, app) =>
    interaction.options.getFocused(true).name === cardOption.name
      ? completeCard(interaction, app)
      : matchOption.complete(interaction, app),
  run: (interaction, app) =>
    withMatch(
      interaction,
      app,
      (match) =>
        showHand(interaction, app, match.id, interaction.options.getString(cardOption.name)?.trim() || undefined),
      { meant: handMeant },
    ),
};

async function completeCard(interaction: AutocompleteInteraction<'cached'>, app: App) {
  const given = interaction.options.getString('match');
  const match = given ? await app.matches.find(given) : await handMeant(interaction, app);
  return match ? suggestCards(interaction, app, match.id) : [];
}
