import { say, tell } from '../../src/discord/answer.js';
import { wordsFor } from '../../src/discord/harbour.js';
import { localeOf } from '../../src/discord/locale.js';
import { missingPermissions } from '../../src/discord/permissions.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match start`: seats are shuffled and the first turn begins. */
export const start: Subcommand = {
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      const lacking = interaction.channel && missingPermissions(interaction.channel);
      if (lacking) return say(interaction, harbour, lacking);
      const started = await harbour.matches.start(match.id, interaction.user.id);
      if (!started.ok) return say(interaction, harbour, started.refusal, match.id);
      const words = wordsFor(harbour, started.value.match, localeOf(interaction.locale));
      await tell(interaction, harbour, words.text('lobby.started'));
    }),
};
