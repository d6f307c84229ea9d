import { say, tell } from '../../src/discord/answer.js';
import { wordsFor } from '../../src/discord/harbour.js';
import { postLobby } from '../../src/discord/lobby.js';
import { localeOf } from '../../src/discord/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match join`: takes a seat of the match that gathers here. */
export const join: Subcommand = {
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      const person = { id: interaction.user.id, name: interaction.member.displayName };
      const joined = await harbour.matches.join(match.id, person);
      if (!joined.ok) return say(interaction, harbour, joined.refusal, match.id);
      if (interaction.channel) await postLobby(harbour, interaction.channel, joined.value);
      const words = wordsFor(harbour, joined.value, localeOf(interaction.locale));
      await tell(interaction, harbour, words.text('lobby.joined'));
    }),
};
