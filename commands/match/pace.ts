import { showClock } from '../../src/discord/days/clock.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match pace`: how much time there is for a turn and what is left of it; for whoever organises the match, more of it. */
export const pace: Subcommand = {
  run: (interaction, app) => withMatch(interaction, app, (match) => showClock(interaction, app, match)),
};
