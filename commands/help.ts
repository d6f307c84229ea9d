import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately, show } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { guideRow } from '../src/discord/guide/buttons.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described, named } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { createWords } from '../src/text/words.js';
import { gameMeant } from './rules.js';

/** `/help`: what the commands are for, and the way to how a game is played and what its signs mean; for the reader alone. */
export function helpCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'help',
      ...described('command.help'),
      contexts: [InteractionContextType.Guild],
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: 'game',
          ...described('command.help.game'),
          choices: Object.keys(games).map((id) => ({ ...named(`game.${id}`), value: id })),
        },
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = await gameMeant(interaction, app);
      const words = createWords({ locale: localeOf(interaction.locale), components: game.components });
      const match = await app.matches.inChannel(interaction.channelId);
      const about = { game: game.id, ...(match?.game === game.id && { match: match.id }) };
      const content = words.text('help.text', {
        game: words.text(`game.${game.id}`),
        command: `/${game.command ?? game.id}`,
      });
      await show(interaction, app, { content, components: guideRow(app.books, about, words) });
    },
  };
}
