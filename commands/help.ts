import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately, show } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { createWords } from '../src/text/words.js';
import { gameMeant, gameOption, guidesOf } from './asked-game.js';

/** `/help`: what the commands are for, and the way to how a game is played and what its signs mean; for the reader alone. */
export function helpCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'help',
      ...described('command.help'),
      contexts: [InteractionContextType.Guild],
      options: [gameOption(games, 'command.help.game')],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = await gameMeant(interaction, app);
      const words = createWords({ locale: localeOf(interaction.locale), components: game.components });
      const content = words.text('help.text', {
        game: words.text(`game.${game.id}`),
        command: `/${game.command ?? game.id}`,
      });
      await show(interaction, app, { content, components: await guidesOf(interaction, app, game, words) });
    },
  };
}
