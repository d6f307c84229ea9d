import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { say, tell } from '../src/discord/client/answer.js';
import { keeps } from '../src/discord/client/keeper.js';
import type { Command } from '../src/discord/command.js';
import { showLobby } from '../src/discord/lobby/lobby.js';
import { lobbyNotes } from '../src/discord/lobby/notes.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import { createWords } from '../src/text/words.js';
import { withMatch } from './match/subcommand.js';

/** `/host`: the host of the channel's match, or who manages the server or the channel, has somebody else at the table host the match. */
export const host: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'host',
    ...described('command.host'),
    contexts: [InteractionContextType.Guild],
    options: [{ type: ApplicationCommandOptionType.User, name: 'to', ...described('command.host.to'), required: true }],
  },
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const { user, member } = interaction;
      const to = interaction.options.getUser('to', true).id;
      const by = { id: user.id, manages: keeps(app, match, member) };
      const handed = await app.matches.handOverHost(match.id, by, to);
      if (!handed.ok) return say(interaction, app, handed.refusal, match.id);
      const now = handed.value;
      if (now.status === 'open') await showLobby(app, now, await lobbyNotes(app, now));
      const words = createWords({ locale: localeOf(interaction.locale) });
      await tell(interaction, app, words.text('host.handed', { person: `<@${to}>` }));
    }),
};
