import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { lobbyLabels, showLobby } from '../../src/discord/lobby/lobby.js';
import { lobbyNotes } from '../../src/discord/lobby/notes.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match join`: takes a seat of the match that gathers here. */
export const join: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const person = { id: interaction.user.id, name: interaction.member.displayName };
      const joined = await app.matches.join(match.id, person);
      if (!joined.ok) return say(interaction, app, joined.refusal, match.id);
      await showLobby(app, joined.value, await lobbyNotes(app, joined.value));
      const words = wordsFor(app, joined.value, localeOf(interaction.locale));
      await tell(interaction, app, words.text('lobby.joined', lobbyLabels(joined.value)));
    }),
};
