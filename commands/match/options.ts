import { say, show } from '../../src/discord/client/answer.js';
import { optionsMessage } from '../../src/discord/lobby/options.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match options`: the menus of the game's options, private to the asker; only the host's choices count. */
export const options: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      if (match.status !== 'open') return say(interaction, app, { id: 'match.not-open' }, match.id);
      await show(interaction, app, optionsMessage(app, match, interaction.locale));
    }),
};
