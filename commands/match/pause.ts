import { matchOption } from '../../src/discord/typing/match-option.js';
import { proposeIn } from '../../src/discord/votes/propose.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match pause`: proposes a pause of the match, in which no time runs; that needs the word of all who play. */
export const pause: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(interaction, app, (match) => proposeIn(interaction, app, match, { kind: 'pause', payload: {} })),
};
