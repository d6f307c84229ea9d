import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match mute`: no more pings of this match for whoever asks; once more, pings again. */
export const mute: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const { id } = interaction.user;
      const muted = await app.matches.mute(match.id, id, !(await app.matches.isMuted(match.id, id)));
      if (!muted.ok) return say(interaction, app, muted.refusal, match.id);
      const words = wordsFor(app, match, localeOf(interaction.locale));
      const game = { game: words.text(`game.${match.game}`) };
      await tell(interaction, app, words.text(muted.value ? 'remind.muted' : 'remind.unmuted', game));
    }),
};
