import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/harbour.js';
import { startHere } from '../../src/discord/lobby/start.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match start`: seats are shuffled and the first turn begins. */
export const start: Subcommand = {
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      const started = await startHere(harbour, match.id, interaction.member);
      if (!started.ok) return say(interaction, harbour, started.refusal, match.id);
      const words = wordsFor(harbour, started.value, localeOf(interaction.locale));
      await tell(interaction, harbour, words.text('lobby.started'));
    }),
};
