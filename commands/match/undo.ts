import { say } from '../../src/discord/client/answer.js';
import { showDesk } from '../../src/discord/panel/panel.js';
import { offerWayBack } from '../../src/discord/votes/way-back.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** Where there is no step to take back, a whole turn may be. */
const noStep = ['match.nothing-to-undo', 'match.over'];

/** `/match undo`: takes the last step of one's own draft back; where there is none, offers to ask for one's last turn. */
export const undo: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const desk = await app.matches.undo(match.id, interaction.user.id);
      if (desk.ok) return showDesk(interaction, app, desk.value);
      if (noStep.includes(desk.refusal.id)) return offerWayBack(interaction, app, match);
      await say(interaction, app, desk.refusal, match.id);
    }),
};
