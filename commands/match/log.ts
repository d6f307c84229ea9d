import { showLog } from '../../src/discord/show/log.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match log`: what has happened, and the record as a file. */
export const log: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, harbour) => withMatch(interaction, harbour, (match) => showLog(interaction, harbour, match.id)),
};
