import { showLog } from '../../src/discord/show/log.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match log`: what has happened, and the record as a file. */
export const log: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) => withMatch(interaction, app, (match) => showLog(interaction, app, match.id)),
};
