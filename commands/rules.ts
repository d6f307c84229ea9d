import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { deferPrivately, show } from '../src/discord/client/answer.js';
import type { App } from '../src/discord/client/app.js';
import type { Command } from '../src/discord/command.js';
import { guideRow } from '../src/discord/guide/buttons.js';
import { shareRow } from '../src/discord/show/share-button.js';
import { longestSought } from '../src/discord/typing/look-up.js';
import { rulesAbout, suggestRules } from '../src/discord/typing/rules.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described, named } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { createWords, type Words } from '../src/text/words.js';

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
        {
          type: ApplicationCommandOptionType.String,
          name: 'game',
          ...described('command.rules.game'),
          choices: Object.keys(games).map((id) => ({ ...named(`game.${id}`), value: id })),
        },
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = await gameMeant(interaction, app);
      const about = interaction.options.getString('about', true);
      const words = wordsOf(interaction, game);
      const found = rulesAbout(game, words, about);
      const key = found.about !== undefined && ({ what: 'rules', game: game.id, about: found.about } as const);
      const match = await app.matches.inChannel(interaction.channelId);
      const subject = { game: game.id, ...(match?.game === game.id && { match: match.id }) };
      const guides = guideRow(app.books, subject, words);
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

/** The game that was named, else that of the channel's match, else the first there is. */
export async function gameMeant(interaction: Asked, { matches }: App): Promise<AnyGame> {
  const named = matches.games[interaction.options.getString('game') ?? ''];
  if (named) return named;
  const match = await matches.inChannel(interaction.channelId);
  const game = matches.games[match?.game ?? ''] ?? Object.values(matches.games)[0];
  if (!game) throw new Error('there is no game to look up');
  return game;
}

function wordsOf(interaction: Asked, { components }: AnyGame): Words {
  return createWords({ locale: localeOf(interaction.locale), components });
}
