import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { showBoard } from '../src/discord/boards/look.js';
import { seatNumbers } from '../src/discord/boards/message.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { seasonNamed, suggestSeasons } from '../src/discord/seasons/named.js';
import { limits } from '../src/discord/words/limits.js';
import { described, named } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { gameNamed, gameOption } from './asked-game.js';

/** `/leaderboard`: who is strongest, in this server, a season of it or everywhere, of a game and a number of players; for the reader alone. */
export function leaderboardCommand(games: Record<string, AnyGame>): Command {
  const numbers = seatNumbers(games);
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'leaderboard',
      ...described('command.leaderboard'),
      contexts: [InteractionContextType.Guild],
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: 'where',
          ...described('command.leaderboard.where'),
          choices: (['here', 'all'] as const).map((value) => ({ ...named(`leaderboard.where-${value}`), value })),
        },
        gameOption(games, 'command.leaderboard.game'),
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'players',
          ...described('command.leaderboard.players'),
          min_value: Math.min(...numbers),
          max_value: Math.max(...numbers),
        },
        {
          type: ApplicationCommandOptionType.String,
          name: 'season',
          ...described('command.leaderboard.season'),
          autocomplete: true,
          max_length: limits.line,
        },
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = gameNamed(interaction, app);
      const typed = interaction.options.getString('season');
      const season = typed === null ? undefined : await seasonNamed(interaction, app, typed);
      const seats = interaction.options.getInteger('players') ?? undefined;
      await showBoard(interaction, app, {
        where: season === undefined && interaction.options.getString('where') === 'all' ? 'all' : 'here',
        ...(game && { game: game.id }),
        ...(seats !== undefined && { seats }),
        ...(season !== undefined && { season }),
        page: 1,
        as: 'picture',
      });
    },
    complete: (interaction, app) => suggestSeasons(interaction, app, interaction.options.getFocused()),
  };
}
