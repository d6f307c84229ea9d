import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showLooking } from '../src/discord/tables/looking.js';
import { described, named } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { gameNamed, gameOption } from './asked-game.js';

/** How often somebody can be told, in hours. */
const rhythms = [1, 6, 24] as const;

/** `/looking`: tells the reader when a table of a game opens in this server; without a game, what they look for. */
export function lookingCommand(games: Record<string, AnyGame>): Command {
  const seats = Object.values(games).map((game) => game.seats);
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'looking',
      ...described('command.looking'),
      contexts: [InteractionContextType.Guild],
      options: [
        gameOption(games, 'command.looking.game'),
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'players',
          ...described('command.looking.players'),
          min_value: 2,
          max_value: Math.max(2, ...seats.map(({ max }) => max)),
        },
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'every',
          ...described('command.looking.every'),
          choices: rhythms.map((value) => ({ ...named(`looking.every-${value}`), value })),
        },
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const game = gameNamed(interaction, app);
      if (!game) return showLooking(interaction, app);
      const { options, user, guildId } = interaction;
      const every = options.getInteger('every');
      const made = await app.matches.seek({
        userId: user.id,
        guildId,
        game: game.id,
        seats: options.getInteger('players'),
        everyHours: rhythms.find((hours) => hours === every) ?? 6,
      });
      await showLooking(interaction, app, made);
    },
  };
}
