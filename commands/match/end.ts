import { matchOption } from '../../src/discord/typing/match-option.js';
import { proposeIn } from '../../src/discord/votes/propose.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match end`: proposes to end the match without a result, which needs the word of all who play. */
export const end: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(interaction, app, (match) => proposeIn(interaction, app, match, { kind: 'end', payload: {} })),
};
