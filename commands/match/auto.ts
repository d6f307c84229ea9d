import { showOrders } from '../../src/discord/show/orders.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match auto`: what the bot plays for the reader in the match, to be switched on and off. */
export const auto: Subcommand = {
  options: () => [matchOption.data],
  complete: matchOption.complete,
  run: (interaction, app) => withMatch(interaction, app, (match) => showOrders(interaction, app, match.id)),
};
