import { say, show } from '../../src/discord/client/answer.js';
import { optionsFor } from '../../src/discord/lobby/options.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match options`: the options of the match, private to the asker: menus for the host, values for others. */
export const options: Subcommand = {
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      if (match.status !== 'open') return say(interaction, app, { id: 'match.not-open' }, match.id);
      await show(interaction, app, await optionsFor(interaction, app, match));
    }),
};
