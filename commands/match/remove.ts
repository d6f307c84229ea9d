import { ApplicationCommandOptionType } from 'discord.js';
import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { keeps } from '../../src/discord/client/keeper.js';
import { endLobby, showLobby } from '../../src/discord/lobby/lobby.js';
import { suggestions } from '../../src/discord/typing/match-option.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { markdownName, plainName } from '../../src/discord/words/names.js';
import { described } from '../../src/discord/words/texts.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match remove`: the host takes a joiner out before the start, say because they have left the server. */
export const remove: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'person',
      ...described('command.match.remove.person'),
      required: true,
      autocomplete: true,
    },
  ],
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const typed = interaction.options.getString('person', true).trim();
      const named = match.seats.find(({ person }) => person.id === typed || person.name === typed)?.person;
      const manages = keeps(app, match, interaction.member);
      const left = await app.matches.remove(match.id, interaction.user.id, named?.id ?? typed, manages);
      if (!left.ok) return say(interaction, app, left.refusal, match.id);
      if (left.value) await showLobby(app, left.value);
      else await endLobby(app, match, 'lobby.gone');
      const words = wordsFor(app, match, localeOf(interaction.locale));
      const person = markdownName(named?.name ?? '');
      await tell(interaction, app, words.text(left.value ? 'lobby.removed' : 'lobby.gone', { person }));
    }),
  async complete(interaction, app) {
    const match = await app.matches.inChannel(interaction.channelId);
    const joiners = match?.status === 'open' ? match.seats : [];
    const choices = joiners.map(({ person }) => ({ name: plainName(person.name), value: person.id }));
    return suggestions(choices, interaction.options.getFocused());
  },
};
