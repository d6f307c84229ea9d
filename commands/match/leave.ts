import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { endLobby, showLobby } from '../../src/discord/lobby/lobby.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match leave`: gives a seat back before the start; the last one to leave closes the match. */
export const leave: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const left = await app.matches.leave(match.id, interaction.user.id);
      if (!left.ok) return say(interaction, app, left.refusal, match.id);
      if (left.value) await showLobby(app, left.value);
      else await endLobby(app, match, 'lobby.gone');
      const words = wordsFor(app, match, localeOf(interaction.locale));
      await tell(interaction, app, words.text(left.value ? 'lobby.left' : 'lobby.gone'));
    }),
};
