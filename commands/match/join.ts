import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/harbour.js';
import { showLobby } from '../../src/discord/lobby/lobby.js';
import { lobbyNotes } from '../../src/discord/lobby/press.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match join`: takes a seat of the match that gathers here. */
export const join: Subcommand = {
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      const person = { id: interaction.user.id, name: interaction.member.displayName };
      const joined = await harbour.matches.join(match.id, person);
      if (!joined.ok) return say(interaction, harbour, joined.refusal, match.id);
      await showLobby(harbour, joined.value, await lobbyNotes(harbour, joined.value));
      const words = wordsFor(harbour, joined.value, localeOf(interaction.locale));
      await tell(interaction, harbour, words.text('lobby.joined'));
    }),
};
