import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately, say } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { placeOf } from '../src/discord/lobby/open.js';
import { showTournaments } from '../src/discord/tournaments/list.js';
import { mayLeadIn } from '../src/discord/tournaments/place.js';
import { showManage } from '../src/discord/tournaments/press.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { tournamentLimits } from '../src/tournaments/index.js';
import { gameNamed, gameOption } from './asked-game.js';

/** `/tournament`: begins one in a channel, for whoever manages it; or lists those of the server. */
export function tournamentCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'tournament',
      ...described('command.tournament'),
      contexts: [InteractionContextType.Guild],
      options: [
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: 'create',
          ...described('command.tournament.create'),
          options: [
            { ...gameOption(games, 'command.tournament.game'), required: true },
            {
              type: ApplicationCommandOptionType.String,
              name: 'name',
              ...described('command.tournament.name'),
              required: true,
              max_length: tournamentLimits.nameLength,
            },
          ],
        },
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: 'list',
          ...described('command.tournament.list'),
        },
      ],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      if (interaction.options.getSubcommand() === 'list') return showTournaments(interaction, app);
      const place = placeOf(app, interaction);
      if (!place.ok) return say(interaction, app, place.refusal);
      const refusal = interaction.channel ? mayLeadIn(interaction.channel) : undefined;
      if (refusal) return say(interaction, app, refusal);
      const game = gameNamed(interaction, app)?.id ?? '';
      const name = interaction.options.getString('name', true);
      const created = await app.matches.createTournament({ ...place.value, game, name });
      if (!created.ok) return say(interaction, app, created.refusal);
      await showManage(interaction, app, created.value);
    },
  };
}
