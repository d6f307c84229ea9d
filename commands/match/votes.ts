import { matchOption } from '../../src/discord/typing/match-option.js';
import { showVotes } from '../../src/discord/votes/list.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match votes`: what is proposed about the match and not decided yet. */
export const votes: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) => withMatch(interaction, app, (match) => showVotes(interaction, app, match)),
};
