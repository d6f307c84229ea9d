import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { deferPrivately, show } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { shareRow } from '../src/discord/show/share-button.js';
import { longestSought } from '../src/discord/typing/look-up.js';
import { rulesAbout, rulesElsewhere, suggestRules } from '../src/discord/typing/rules.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { createWords, type Words } from '../src/text/words.js';
import { gameMeant, gameOption, guidesOf } from './asked-game.js';

/** `/rules`: what the rules say about a topic or something in the box, in the reader's language, for the reader alone. */
export function rulesCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'rules',
      ...described('command.rules'),
      contexts: [InteractionContextType.Guild],
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: 'about',
          ...described('command.rules.about'),
          required: true,
          autocomplete: true,
          max_length: longestSought,
        },
        gameOption(games, 'command.rules.game'),
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = await gameMeant(interaction, app);
      const about = interaction.options.getString('about', true);
      const words = wordsOf(interaction, game);
      const others = Object.values(app.matches.games).filter(({ id }) => id !== game.id);
      const own = { ...rulesAbout(game, words, about, others), game };
      const found = own.about === undefined ? (rulesElsewhere(game, others, words, about) ?? own) : own;
      const key = found.about !== undefined && ({ what: 'rules', game: found.game.id, about: found.about } as const);
      const guides = await guidesOf(interaction, app, found.game, words);
      const components = [...guides, ...(key ? shareRow(interaction, app, key, words.locale) : [])];
      await show(interaction, app, { content: found.text, components });
    },
    async complete(interaction, app) {
      const game = await gameMeant(interaction, app);
      const typed = interaction.options.getFocused();
      return suggestRules(game, wordsOf(interaction, game), typed);
    },
  };
}

type Asked = ChatInputCommandInteraction<'cached'> | AutocompleteInteraction<'cached'>;

function wordsOf(interaction: Asked, { components }: AnyGame): Words {
  return createWords({ locale: localeOf(interaction.locale), components });
}
