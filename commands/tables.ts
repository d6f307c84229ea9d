import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showTables } from '../src/discord/tables/press.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { gameNamed, gameOption } from './asked-game.js';

/** `/tables`: the tables of this server that the reader may sit down at, each with a button to do so; for the reader alone. */
export function tablesCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'tables',
      ...described('command.tables'),
      contexts: [InteractionContextType.Guild],
      options: [gameOption(games, 'command.tables.game')],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = gameNamed(interaction, app);
      await showTables(interaction, app, { ...(game && { game: game.id }), page: 1 });
    },
  };
}
