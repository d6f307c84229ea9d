import { showExport } from '../../src/discord/show/export.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match export`: the record, and the positions turn by turn, as files. */
export const exported: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) => withMatch(interaction, app, (match) => showExport(interaction, app, match)),
};
