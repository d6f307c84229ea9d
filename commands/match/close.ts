import { keeps } from '../../src/discord/client/keeper.js';
import { askClose } from '../../src/discord/lobby/close.js';
import { matchOption, mayLook } from '../../src/discord/typing/match-option.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match close`: the host, or who manages the server, frees the channel; the match has no result. */
export const close: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(
      interaction,
      app,
      (match) => askClose(interaction, app, match),
      // Who manages the server may not see each of its channels, and must be able to free them.
      { may: (...asked) => mayLook(...asked) || keeps(...asked) },
    ),
};
