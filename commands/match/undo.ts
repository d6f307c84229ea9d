import { say } from '../../src/discord/client/answer.js';
import { showDesk } from '../../src/discord/panel/panel.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match undo`: takes the last step of one's own draft back. */
export const undo: Subcommand = {
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      const desk = await harbour.matches.undo(match.id, interaction.user.id);
      if (!desk.ok) return say(interaction, harbour, desk.refusal, match.id);
      await showDesk(interaction, harbour, desk.value);
    }),
};
