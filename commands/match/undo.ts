import { say } from '../../src/discord/client/answer.js';
import { showDesk } from '../../src/discord/panel/panel.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match undo`: takes the last step of one's own draft back. */
export const undo: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const desk = await app.matches.undo(match.id, interaction.user.id);
      if (!desk.ok) return say(interaction, app, desk.refusal, match.id);
      await showDesk(interaction, app, desk.value);
    }),
};
