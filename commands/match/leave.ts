import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/harbour.js';
import { endLobby, showLobby } from '../../src/discord/lobby/lobby.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match leave`: gives a seat back before the start; the last one to leave closes the match. */
export const leave: Subcommand = {
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      const left = await harbour.matches.leave(match.id, interaction.user.id);
      if (!left.ok) return say(interaction, harbour, left.refusal, match.id);
      if (left.value) await showLobby(harbour, left.value);
      else await endLobby(harbour, match, 'lobby.gone');
      const words = wordsFor(harbour, match, localeOf(interaction.locale));
      await tell(interaction, harbour, words.text(left.value ? 'lobby.left' : 'lobby.gone'));
    }),
};
