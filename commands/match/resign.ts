import { say } from '../../src/discord/client/answer.js';
import { askResign } from '../../src/discord/show/public.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match resign`: gives up, after being asked once more. */
export const resign: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const desk = await app.matches.desk(match.id, interaction.user.id);
      if (!desk.ok) return say(interaction, app, desk.refusal, match.id);
      await askResign(interaction, app, match);
    }),
};
