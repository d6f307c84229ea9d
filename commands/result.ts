import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  InteractionContextType,
} from 'discord.js';
import type { App } from '../src/discord/client/app.js';
import { keeps } from '../src/discord/client/keeper.js';
import type { Command } from '../src/discord/command.js';
import { showResult } from '../src/discord/results/panel.js';
import { mayLook, suggestMatches } from '../src/discord/typing/match-option.js';
import { described } from '../src/discord/words/texts.js';
import { message } from '../src/engine/index.js';
import type { MatchInfo } from '../src/match/api.js';
import { withMatch } from './match/subcommand.js';

/** So many of a server's last matches are looked through. */
const most = 50;

const matchNamed = {
  type: ApplicationCommandOptionType.String,
  name: 'match',
  ...described('command.result.match'),
  autocomplete: true,
} satisfies APIApplicationCommandBasicOption;

/** `/result`: who manages a server or a channel cancels or corrects how a match of it ended; the channel's last one, unless another is named. */
export const result: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'result',
    ...described('command.result'),
    contexts: [InteractionContextType.Guild],
    options: [matchNamed],
  },
  complete: async (interaction, app) => suggestMatches(interaction, app, await kept(interaction, app)),
  run: (interaction, app) =>
    withMatch(interaction, app, (match) => showResult(interaction, app, match), {
      may: (where, match, member) => keeps(where, match, member) || mayLook(where, match, member),
      meant: async ({ guildId, channelId }) =>
        (await app.matches.overIn(guildId, most)).find((match) => match.channelId === channelId),
      none: async () => message('correction.none'),
    }),
};

async function kept({ guildId, member }: AutocompleteInteraction<'cached'>, app: App): Promise<MatchInfo[]> {
  return (await app.matches.overIn(guildId, most)).filter((match) => keeps(app, match, member));
}
