import { showTalk } from '../../src/discord/show/talk.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match talk`: the thread in which people talk about the match, made at the first call. */
export const talk: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) => withMatch(interaction, app, (match) => showTalk(interaction, app, match)),
};
