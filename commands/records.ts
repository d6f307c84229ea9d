import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showRecords } from '../src/discord/records/show.js';
import { described, named } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { gameNamed, gameOption } from './asked-game.js';

/** `/records`: the highest scores, winning streaks and close finishes, of this server or all; for the reader alone. */
export function recordsCommand(games: Record<string, AnyGame>): Command {
  const most = Math.max(...Object.values(games).map(({ seats }) => seats.max));
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'records',
      ...described('command.records'),
      contexts: [InteractionContextType.Guild],
      options: [
        gameOption(games, 'command.records.game'),
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'players',
          ...described('command.records.players'),
          min_value: 1,
          max_value: most,
        },
        {
          type: ApplicationCommandOptionType.String,
          name: 'where',
          ...described('command.records.where'),
          choices: (['here', 'all'] as const).map((value) => ({ ...named(`records.where-${value}`), value })),
        },
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = gameNamed(interaction, app);
      const seats = interaction.options.getInteger('players') ?? undefined;
      await showRecords(interaction, app, {
        view: 'scores',
        where: interaction.options.getString('where') === 'all' ? 'all' : 'here',
        ...(game && { game: game.id }),
        ...(seats !== undefined && { seats }),
        page: 1,
      });
    },
  };
}
