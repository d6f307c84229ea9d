import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { startHere } from '../../src/discord/lobby/start.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match start`: seats are shuffled and the first turn begins. */
export const start: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const started = await startHere(app, match.id, interaction.member);
      if (!started.ok) return say(interaction, app, started.refusal, match.id);
      const words = wordsFor(app, started.value, localeOf(interaction.locale));
      await tell(interaction, app, words.text('lobby.started'));
    }),
};
